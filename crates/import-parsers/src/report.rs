//! The answer of an import as one JSON document: what `seatwright import-check` prints.

use serde::ser::SerializeMap;
use serde::{Serialize, Serializer};

use crate::draft::RowDraft;
use crate::field::Field;
use crate::import::Import;
use crate::problem::{Refusal, RefusalCode, RowProblem, SkippedRow};

/// What an import of a file would give.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CheckReport {
    /// Name of the file.
    pub file: String,
    /// Whether the import yields guests, no guests or an error.
    pub expect: Outcome,
    /// Code of the refusal, for an error.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<RefusalCode>,
    /// Words of the refusal.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
    /// The keys of each guest.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<Field>,
    /// The guests, each with exactly these keys in this order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub guests: Vec<CheckedGuest>,
    /// Texts of the file that raise a question.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub questions: Vec<String>,
    /// What is wrong, naming row and column.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub problems: Vec<String>,
    /// Rows that are not guests.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub skipped: Vec<SkippedRow>,
    /// What to know about the file as a whole.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
}

/// What became of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// There are guests.
    Guests,
    /// The file was read and holds none.
    NoGuests,
    /// The file could not be read.
    Error,
}

/// One guest with the fields the file gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckedGuest(pub Vec<(Field, String)>);

impl Serialize for CheckedGuest {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (field, text) in &self.0 {
            map.serialize_entry(field.key(), text)?;
        }
        map.end()
    }
}

/// Reports what an import of a file would give.
#[must_use]
pub fn check_report(name: &str, outcome: Result<&Import, Refusal>) -> CheckReport {
    match outcome {
        Ok(import) => guests(name, import),
        Err(refusal) => refused(name, refusal),
    }
}

fn guests(name: &str, import: &Import) -> CheckReport {
    let guest = |row: &RowDraft| CheckedGuest(import.fields.iter().map(|field| (*field, text(row, *field))).collect());
    let mut questions: Vec<(u32, &str)> = import
        .rows
        .iter()
        .filter_map(|row| Some((row.row, row.question.as_ref()?.text.as_str())))
        .collect();
    questions.dedup();
    CheckReport {
        file: name.to_owned(),
        expect: Outcome::Guests,
        code: None,
        message: None,
        fields: import.fields.clone(),
        guests: import.rows.iter().map(guest).collect(),
        questions: questions.into_iter().map(|(_, text)| text.to_owned()).collect(),
        problems: import.problems.iter().map(RowProblem::to_string).collect(),
        skipped: import.skipped.clone(),
        notes: notes(import).collect::<Vec<_>>().join(" "),
    }
}

/// The notes of an import, and how many problems it does not list.
fn notes(import: &Import) -> impl Iterator<Item = String> {
    let unlisted: usize = import.unlisted_problems.values().sum();
    let note = (unlisted > 0).then(|| format!("{unlisted} more problems are not listed."));
    import.notes.iter().cloned().chain(note)
}

fn text(row: &RowDraft, field: Field) -> String {
    match field {
        Field::NOTES => requests_and_notes(row),
        Field::DIETARY if row.texts.dietary.is_empty() => row.texts.meal.clone(),
        Field::Text(field) => row.texts.get(field).to_owned(),
        Field::Table => row.table.clone(),
        Field::Seat => row.seat.clone(),
        _ => String::new(),
    }
}

/// Joins what the guest asked for and the remarks of the organisers, which the report keeps under one key.
fn requests_and_notes(row: &RowDraft) -> String {
    let texts = [row.texts.special_requests.as_str(), row.texts.notes.as_str()];
    let filled: Vec<&str> = texts.into_iter().filter(|text| !text.is_empty()).collect();
    filled.join("; ")
}

fn refused(name: &str, refusal: Refusal) -> CheckReport {
    let (expect, code) = match refusal.code {
        RefusalCode::NoGuests => (Outcome::NoGuests, None),
        code => (Outcome::Error, Some(code)),
    };
    CheckReport {
        file: name.to_owned(),
        expect,
        code,
        message: Some(refusal.message),
        fields: Vec::new(),
        guests: Vec::new(),
        questions: Vec::new(),
        problems: Vec::new(),
        skipped: Vec::new(),
        notes: String::new(),
    }
}
