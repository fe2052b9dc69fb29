//! Which sheet of a document is the guest list.

use crate::field::Field;
use crate::grid::{Document, Sheet};
use crate::header;
use crate::import::{Import, MappedSheet, map_sheet, no_name_column};
use crate::kind::Kind;
use crate::limits::{Limits, SHORT_TEXT};
use crate::problem::{Refusal, RefusalCode};
use crate::source::Source;
use crate::value::cap;

/// Maps each sheet and keeps the one that reads most like a guest list; the others are named in a note.
pub(crate) fn from_document(document: Document, limits: &Limits) -> Result<Import, Refusal> {
    let kind = document.kind;
    best_sheet(document, |sheet| map_sheet(kind, sheet, None, limits)).map(|mapped| mapped.import)
}

impl Source {
    /// Imports the sheet that reads most like a guest list.
    ///
    /// # Errors
    /// Returns a [`Refusal`] when no sheet has guests.
    pub fn import(self, limits: &Limits) -> Result<Import, Refusal> {
        let mut import = from_document(self.document, limits)?;
        import.encoding = self.encoding;
        import.separator = self.separator;
        import.notes.extend(self.notes);
        import.notes.extend(extension_note(&self.name, import.kind));
        Ok(import)
    }
}

/// A file that is not what its name says is read, and said to be what it is.
fn extension_note(name: &str, kind: Kind) -> Option<String> {
    let extension = name.rsplit_once('.')?.1.to_ascii_lowercase();
    let expected = match extension.as_str() {
        "csv" | "txt" | "tsv" => Kind::Csv,
        "xlsx" => Kind::Xlsx,
        "xls" => Kind::Xls,
        "docx" => Kind::Docx,
        "doc" => Kind::Doc,
        "pdf" => Kind::Pdf,
        _ => return None,
    };
    (expected != kind).then(|| format!("This .{extension} file is {} and was read as such.", kind.in_words()))
}

/// Maps each sheet with a function, like [`from_document`].
pub(crate) fn best_sheet(
    document: Document,
    map: impl Fn(Sheet) -> Result<MappedSheet, Refusal>,
) -> Result<MappedSheet, Refusal> {
    let kind = document.kind;
    let mut best: Option<(usize, MappedSheet)> = None;
    let mut refused: Option<Refusal> = None;
    let mut others = Vec::new();
    let mut hidden = Vec::new();
    for sheet in document.sheets {
        let name = sheet.name.clone();
        if sheet.hidden {
            hidden.push(name);
            continue;
        }
        let named = usize::from(is_named_as_list(&sheet));
        match map(sheet) {
            Ok(mapped) => {
                let points = points(&mapped.import) + named * NAME_POINTS;
                if best.as_ref().is_none_or(|(most, _)| points > *most) {
                    others.extend(best.replace((points, mapped)).map(|(_, worse)| worse.import.sheet));
                } else {
                    others.push(name);
                }
            }
            Err(refusal) => {
                if is_workbook(kind) {
                    others.push(name);
                }
                // A list that is too long is a better explanation than a sheet without guests.
                let replaces = refused.as_ref().is_none_or(|first| first.code == RefusalCode::NoGuests);
                if replaces {
                    refused = Some(refusal);
                }
            }
        }
    }
    let Some((_, mut mapped)) = best else {
        return Err(refused.unwrap_or_else(no_name_column));
    };
    let note = other_sheets(&mapped.import, &others, &hidden);
    mapped.import.notes.extend(note);
    mapped.import.other_sheets = others.into_iter().chain(hidden).collect();
    Ok(mapped)
}

/// Returns the sheet of that name.
pub(crate) fn sheet_named(document: Document, name: &str) -> Result<Sheet, Refusal> {
    let mut sheets = document.sheets.into_iter();
    sheets.find(|sheet| sheet.name == name && !sheet.hidden).ok_or_else(|| {
        Refusal::no_guests(&format!(
            "The file has no sheet \"{}\". Choose another one.",
            cap(name, SHORT_TEXT).0
        ))
    })
}

/// A worksheet called "Guests" beats three recognised columns of another one.
const NAME_POINTS: usize = 9;

fn is_named_as_list(sheet: &Sheet) -> bool {
    matches!(header::meaning(&sheet.name), Some((Field::FullName, _)))
}

/// Recognised columns count most; among equals the longer list wins.
fn points(import: &Import) -> usize {
    let columns = import
        .header
        .columns
        .iter()
        .filter(|column| column.field.is_some_and(|f| f != Field::Ignored));
    let recognised: usize = columns.map(|column| usize::from(column.confidence)).sum();
    let length = import
        .rows
        .len()
        .checked_ilog2()
        .and_then(|bits| usize::try_from(bits).ok());
    recognised * 2 + length.unwrap_or(0)
}

fn is_workbook(kind: Kind) -> bool {
    matches!(kind, Kind::Xlsx | Kind::Xls)
}

fn other_sheets(import: &Import, others: &[String], hidden: &[String]) -> Option<String> {
    if others.is_empty() && hidden.is_empty() {
        return None;
    }
    let quoted = others.iter().map(|name| format!("\"{name}\""));
    let hidden = hidden.iter().map(|name| format!("\"{name}\" (hidden)"));
    let list: Vec<String> = quoted.chain(hidden).collect();
    let noun = if is_workbook(import.kind) { "worksheet " } else { "" };
    Some(format!("Only the {noun}\"{}\" was read, not {}.", import.sheet, list.join(", ")).replace("the \"", "\""))
}
