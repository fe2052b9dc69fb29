//! From the bytes of a file to its guests: the order of the steps, which other modules implement.

use std::collections::{BTreeMap, BTreeSet};

use crate::budget::Budget;
use crate::draft::RowDraft;
use crate::field::Field;
use crate::field::Recall;
use crate::grid::{Sheet, too_many};
use crate::header::{self, Header};
use crate::kind::Kind;
use crate::limits::Limits;
use crate::map::{Mapped, map};
use crate::mapping::{Mapping, WordUse};
use crate::problem::{ProblemCode, Refusal, RowProblem, SkippedRow};
use crate::reader::{Reader, TextOnly};
use crate::source::Source;
use crate::{content, list};

/// What a file would add to a guest list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Import {
    /// What the bytes are; a file's name does not count.
    pub kind: Kind,
    /// Name of the worksheet or table that was read, or of the file.
    pub sheet: String,
    /// Names of the worksheets, or of the other tables with guests, that were not read.
    pub other_sheets: Vec<String>,
    /// Character set of a text file.
    pub encoding: Option<&'static str>,
    /// Separator of a text file; `None` for one column.
    pub separator: Option<char>,
    /// What the columns mean.
    pub header: Header,
    /// The fields the file gives, in the order of [`Field::REPORTED`].
    pub fields: Vec<Field>,
    /// The guests, in the order of the file.
    pub rows: Vec<RowDraft>,
    /// The rows that are not guests.
    pub skipped: Vec<SkippedRow>,
    /// What is wrong in single rows: the first 1,000 of each code.
    pub problems: Vec<RowProblem>,
    /// Per code, how many more problems there are.
    pub unlisted_problems: BTreeMap<ProblemCode, usize>,
    /// What the organiser should know about the file as a whole.
    pub notes: Vec<String>,
}

/// Reads a guest list that is plain text, within the product's limits. Documents are refused.
///
/// # Errors
/// Returns a [`Refusal`] when the file as a whole cannot be read or holds no guests.
pub fn read(name: &str, bytes: &[u8]) -> Result<Import, Refusal> {
    read_with(name, bytes, &Limits::default(), &TextOnly)
}

/// Reads a guest list within given limits, and documents with the reader.
///
/// # Errors
/// Returns a [`Refusal`] when the file as a whole cannot be read or holds no guests.
pub fn read_with(name: &str, bytes: &[u8], limits: &Limits, reader: &dyn Reader) -> Result<Import, Refusal> {
    Source::open(name, bytes, limits, reader)?.import(limits)
}

/// A sheet, and what a mapping makes of it.
pub(crate) struct MappedSheet {
    pub(crate) import: Import,
    pub(crate) sheet: Sheet,
    /// The index of the first row of data.
    pub(crate) first_data: usize,
    pub(crate) words: Vec<WordUse>,
    /// The headings as the file has them.
    pub(crate) headings: Vec<String>,
    /// The columns whose meaning was remembered.
    pub(crate) remembered: BTreeSet<usize>,
}

/// Finds the header and maps the rows: the part that all formats share. Without a mapping, a sheet without guests is
/// refused.
pub(crate) fn map_sheet(
    kind: Kind,
    mut sheet: Sheet,
    decided: Option<(&Mapping, &Recall<'_>)>,
    limits: &Limits,
) -> Result<MappedSheet, Refusal> {
    let mut notes = Vec::new();
    let mapping = decided.map(|(mapping, _)| mapping);
    let header_row = decided.and_then(|(mapping, recall)| {
        let chosen = mapping.header_row;
        chosen.or_else(|| header::find_remembered(&sheet, recall))
    });
    let (first_data, mut header) = columns(&mut sheet, header_row, &mut notes);
    if mapping.is_none() && !header.has_name() {
        return Err(no_name_column());
    }
    let length = sheet.rows.len().saturating_sub(first_data);
    if length > limits.rows {
        return Err(too_many("", length, "row", limits));
    }
    let headings = header.columns.iter().map(|column| column.title.clone()).collect();
    let (mut words, mut remembered) = (Vec::new(), BTreeSet::new());
    if let Some((mapping, recall)) = decided {
        remembered = mapping.recall_columns(&mut header, recall);
        mapping.choose_columns(&mut header, limits);
        let mut budget = Budget::with_rows(sheet.rows.iter().map(|row| &row.cells), limits)?;
        mapping.fix_cells(&mut sheet, &mut budget)?;
        words = mapping.words(&sheet, &header, first_data);
        mapping.translate((&mut sheet, first_data), &header, &mut budget)?;
    }
    let Mapped {
        rows,
        skipped,
        mut problems,
        unlisted,
        tables_from_headings,
    } = map(&sheet, &header, first_data);
    if rows.len() > limits.rows {
        return Err(too_many("", rows.len(), "guest", limits));
    }
    if mapping.is_none() && rows.is_empty() {
        return Err(Refusal::no_guests(
            "No guests recognised: the file has columns for guests, but no row has a name.",
        ));
    }
    problems.append(&mut sheet.problems);
    problems.sort_by_key(|problem| problem.row);
    notes.extend(unknown_columns(&header));
    let fields = fields(&header, tables_from_headings);
    let import = Import {
        kind,
        sheet: sheet.name.clone(),
        other_sheets: Vec::new(),
        encoding: None,
        separator: None,
        header,
        fields,
        rows,
        skipped,
        problems,
        unlisted_problems: unlisted,
        notes,
    };
    Ok(MappedSheet {
        import,
        sheet,
        first_data,
        words,
        headings,
        remembered,
    })
}

/// Returns the first row of data and the columns: by their headings, else by their contents. The header is in
/// `header_row` if given; 0 means that the sheet has no header.
fn columns(sheet: &mut Sheet, header_row: Option<u32>, notes: &mut Vec<String>) -> (usize, Header) {
    if header_row.unwrap_or(0) == 0
        && let Some(header) = list::split(sheet)
    {
        notes.push("The list has no columns, so its lines were split by their content. Check them.".into());
        return (0, header);
    }
    let found = match header_row {
        None => header::find(sheet),
        Some(0) => None,
        Some(number) => header::at(sheet, number),
    };
    let Some((index, mut header)) = found else {
        let Some(header) = content::header(sheet) else {
            return (0, header::untitled(sheet));
        };
        notes.push("The file has no headings, so its columns were recognised by their content. Check them.".into());
        return (0, header);
    };
    if !header.has_name() {
        let missing = content::missing_name(sheet, &header, index + 1).unwrap_or_default();
        for (at, field) in missing {
            let Some(column) = header.columns.get_mut(at) else {
                continue;
            };
            notes.push(format!(
                "The column \"{}\" was read as names because of its content. Check it.",
                column.title
            ));
            column.field = Some(field);
            column.confidence = 1;
        }
    }
    (index + 1, header)
}

pub(crate) fn no_name_column() -> Refusal {
    Refusal::no_guests(
        "No guests recognised: there is no name column. Add a heading row with \"First name\" and \"Last name\", or \"Name\".",
    )
}

fn fields(header: &Header, tables_from_headings: bool) -> Vec<Field> {
    let has = |field: Field| header.columns.iter().any(|column| column.field == Some(field));
    let reported = |field: &Field| match *field {
        Field::FIRST | Field::LAST => true,
        Field::Table => has(Field::Table) || tables_from_headings,
        Field::DIETARY => has(Field::DIETARY) || has(Field::MEAL),
        Field::NOTES => has(Field::NOTES) || has(Field::SPECIAL_REQUESTS),
        other => has(other),
    };
    Field::REPORTED.into_iter().filter(reported).collect()
}

fn unknown_columns(header: &Header) -> Option<String> {
    let unknown: Vec<&str> = header
        .columns
        .iter()
        .filter(|column| matches!(column.field, None | Some(Field::Ignored)))
        .map(|column| column.title.as_str())
        .collect();
    (!unknown.is_empty()).then(|| format!("Columns not imported: {}.", unknown.join(", ")))
}
