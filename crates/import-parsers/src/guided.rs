//! An import that an organiser reviews before running it: what their [`Mapping`] makes of the file.

use std::collections::BTreeMap;

use crate::document::{best_sheet, sheet_named};
use crate::draft::RowDraft;
use crate::field::Field;
use crate::field::Recall;
use crate::grid::{Sheet, column_letters};
use crate::header::Column;
use crate::import::{Import, MappedSheet, map_sheet};
use crate::limits::Limits;
use crate::mapping::{Mapping, WordUse};
use crate::notes::NoteFact;
use crate::problem::Refusal;
use crate::source::Source;
use crate::words::fold;

/// What a file gives with a mapping.
#[derive(Debug)]
pub struct Guided {
    /// The guests, and everything else that was found. It may have no guests yet.
    pub import: Import,
    /// The sheets that are not hidden, with the rows that hold anything.
    pub sheets: Vec<(String, usize)>,
    /// Row of the header, from 1; 0 for none.
    pub header_row: u32,
    /// Rows above the header that hold anything.
    pub title_rows: usize,
    /// The columns of the sheet.
    pub columns: Vec<ColumnUse>,
    /// The words that represent values.
    pub words: Vec<WordUse>,
    /// How many guests have notes that state a fact, also where it stays in the notes.
    pub facts: BTreeMap<NoteFact, usize>,
    headings: Vec<String>,
    sheet: Sheet,
}

/// A column of the sheet and what becomes of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ColumnUse {
    /// Its heading, or "Column C".
    pub name: String,
    /// What it means; `None` when it is not imported.
    pub field: Option<Field>,
    /// Who decided it.
    pub origin: Origin,
    /// The first different values.
    pub examples: Vec<String>,
    /// The texts of the first rows of data.
    pub first_cells: Vec<String>,
    /// Cells that hold anything.
    pub filled: usize,
}

/// Who decided what a column means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// The organiser, in an earlier import.
    Remembered,
    /// Its heading, or what it holds.
    Guessed,
    /// The organiser.
    Chosen,
}

const EXAMPLES: usize = 3;
/// Rows of data that are previewed unchanged.
const FIRST_ROWS: usize = 5;
/// Maximum length of an example, in characters.
const EXAMPLE_CHARS: usize = 100;

impl Source {
    /// Maps the sheet that the mapping names, or the one that reads most like a guest list.
    ///
    /// # Errors
    /// Returns a [`Refusal`] when no sheet can be imported, regardless of what its columns mean.
    pub fn map(self, mapping: &Mapping, limits: &Limits) -> Result<Guided, Refusal> {
        self.map_recalling(mapping, &|_| None, limits)
    }

    /// Maps a sheet like [`Source::map`]; columns without a choice get the meaning remembered for their headings.
    ///
    /// # Errors
    /// Returns a [`Refusal`] when no sheet can be imported, regardless of what its columns mean.
    pub fn map_recalling(self, mapping: &Mapping, recall: &Recall<'_>, limits: &Limits) -> Result<Guided, Refusal> {
        let visible = self.document.sheets.iter().filter(|sheet| !sheet.hidden);
        let sheets = visible.map(|sheet| (sheet.name.clone(), sheet.rows.len())).collect();
        let kind = self.document.kind;
        let map = |sheet| map_sheet(kind, sheet, Some((mapping, recall)), limits);
        let mut mapped = match &mapping.sheet {
            Some(name) => map(sheet_named(self.document, name)?)?,
            None => best_sheet(self.document, map)?,
        };
        mapped.import.encoding = self.encoding;
        mapped.import.separator = self.separator;
        mapped.import.notes.extend(self.notes);
        let facts = take_facts(&mut mapped.import.rows, mapping);
        Ok(guided(mapped, mapping, (sheets, facts)))
    }
}

/// Puts what notes state into the fields of the guests and counts it.
fn take_facts(rows: &mut [RowDraft], mapping: &Mapping) -> BTreeMap<NoteFact, usize> {
    let mut facts = BTreeMap::new();
    for fact in NoteFact::ALL {
        let is_taken = !mapping.left_in_notes.contains(&fact);
        let found = rows.iter_mut().map(|draft| usize::from(fact.find(draft, is_taken)));
        let count: usize = found.sum();
        if count > 0 {
            facts.insert(fact, count);
        }
    }
    facts
}

type Sheets = Vec<(String, usize)>;

fn guided(mapped: MappedSheet, mapping: &Mapping, (sheets, facts): (Sheets, BTreeMap<NoteFact, usize>)) -> Guided {
    let MappedSheet {
        import,
        sheet,
        first_data,
        words,
        headings,
        remembered,
    } = mapped;
    let columns = import.header.columns.iter().enumerate();
    let columns = columns.map(|(index, column)| ColumnUse {
        origin: if mapping.columns.contains_key(&index) {
            Origin::Chosen
        } else if remembered.contains(&index) {
            Origin::Remembered
        } else {
            Origin::Guessed
        },
        ..column_use(&sheet, first_data, index, column)
    });
    Guided {
        columns: columns.collect(),
        header_row: import.header.row.unwrap_or(0),
        title_rows: first_data.saturating_sub(usize::from(import.header.row.is_some())),
        import,
        sheets,
        words,
        facts,
        headings,
        sheet,
    }
}

fn column_use(sheet: &Sheet, first_data: usize, index: usize, column: &Column) -> ColumnUse {
    let letters = column_letters(index);
    let mut examples: Vec<String> = Vec::new();
    let mut filled = 0;
    for row in sheet.rows.iter().skip(first_data) {
        let text = row.cell(index).trim();
        if text.is_empty() {
            continue;
        }
        filled += 1;
        if examples.len() < EXAMPLES {
            let example: String = text.chars().take(EXAMPLE_CHARS).collect();
            if !examples.contains(&example) {
                examples.push(example);
            }
        }
    }
    ColumnUse {
        name: if column.title == letters {
            format!("Column {letters}")
        } else {
            column.title.clone()
        },
        field: column.field.filter(|field| *field != Field::Ignored),
        origin: Origin::Guessed,
        examples,
        first_cells: first_cells(sheet, first_data, index),
        filled,
    }
}

fn first_cells(sheet: &Sheet, first_data: usize, index: usize) -> Vec<String> {
    let rows = sheet.rows.iter().skip(first_data).take(FIRST_ROWS);
    rows.map(|row| row.cell(index).trim().chars().take(EXAMPLE_CHARS).collect())
        .collect()
}

impl Guided {
    /// Returns whether an ignored column describes households: guests with the same surname in neighbouring rows are
    /// then families.
    #[must_use]
    pub fn has_households(&self) -> bool {
        const WORDS: [&str; 10] = [
            "address",
            "street",
            "household",
            "family",
            "families",
            "adresse",
            "anschrift",
            "strasse",
            "haushalt",
            "familie",
        ];
        let unused = self
            .columns
            .iter()
            .filter(|column| column.field.is_none() && column.filled > 0);
        unused.map(|column| fold(&column.name)).any(|name| {
            let is_mail = name.contains("mail");
            !is_mail && name.split(' ').any(|word| WORDS.contains(&word))
        })
    }

    /// Returns the headings of the columns as the file has them.
    pub fn headings(&self) -> impl Iterator<Item = &str> {
        self.headings.iter().map(String::as_str)
    }

    /// Returns the text of a cell by row (from 1) and column (from 0), as it was mapped; empty for a missing cell.
    #[must_use]
    pub fn cell(&self, row: u32, column: usize) -> &str {
        let found = self.sheet.rows.binary_search_by_key(&row, |row| row.number);
        let row = found.ok().and_then(|at| self.sheet.rows.get(at));
        row.map_or("", |row| row.cell(column))
    }

    /// Returns the first column that has this meaning.
    #[must_use]
    pub fn column_of(&self, field: Field) -> Option<usize> {
        self.columns.iter().position(|column| column.field == Some(field))
    }
}
