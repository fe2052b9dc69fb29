//! What an organiser has decided about a file: its sheet and header row, what columns and words mean, corrected cells.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use domain::guest::{GuestField, TextKind};
use serde::{Deserialize, Serialize};

use crate::budget::Budget;
use crate::draft::Status;
use crate::field::{Field, Recall};
use crate::grid::{Sheet, column_letters};
use crate::header::{Column, Header};
use crate::limits::{Limits, SHORT_TEXT};
use crate::notes::NoteFact;
use crate::problem::Refusal;
use crate::value::{cap, clean, place, status};
use crate::words::{Word, fold};

/// The decisions about one file. What is absent is guessed.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mapping {
    /// Name of the sheet.
    pub sheet: Option<String>,
    /// Row of the header, from 1; 0 for none.
    pub header_row: Option<u32>,
    /// Per column, from 0, what it means; `None` when it is not imported.
    pub columns: BTreeMap<usize, Option<Field>>,
    /// Per field, what its words mean, as another text of the field. Words are compared folded.
    pub values: BTreeMap<Field, BTreeMap<String, String>>,
    /// Corrected cells, by row (from 1) and column (from 0).
    pub cells: BTreeMap<u32, BTreeMap<usize, String>>,
    /// What notes state that stays in the notes alone.
    #[serde(default)]
    pub left_in_notes: BTreeSet<NoteFact>,
}

/// A word of the file that represents a value of the product.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WordUse {
    /// The field of its column.
    pub field: Field,
    /// The word as the file first spells it.
    pub word: String,
    /// How many cells have it.
    pub count: usize,
    /// What it means; `None` when that is not known.
    pub meaning: Option<String>,
}

/// The confidence of a column chosen by the organiser: higher than that of any heading.
pub(crate) const CHOSEN: u8 = 4;
/// Maximum number of words listed.
const MAX_WORDS: usize = 200;

impl Mapping {
    /// Sets the remembered meanings, except for chosen columns and for fields chosen for another column. Returns the
    /// columns that were set.
    pub(crate) fn recall_columns(&self, header: &mut Header, recall: &Recall<'_>) -> BTreeSet<usize> {
        let titles: Vec<&str> = header.columns.iter().map(|column| column.title.as_str()).collect();
        let Some(remembered) = recall(&titles).filter(|_| header.row.is_some()) else {
            return BTreeSet::new();
        };
        let chosen: Vec<Field> = self.columns.values().flatten().copied().collect();
        let mut set = BTreeSet::new();
        for (index, field) in remembered {
            let is_open = !self.columns.contains_key(&index)
                && field.is_none_or(|field| !chosen.iter().any(|choice| excludes(*choice, field)));
            if let Some(column) = header.columns.get_mut(index).filter(|_| is_open) {
                (column.field, column.confidence) = (field, field.map_or(0, |_| CHOSEN));
                set.insert(index);
            }
        }
        set
    }

    /// Sets the chosen meanings. A guess gives way to a choice of the same field.
    pub(crate) fn choose_columns(&self, header: &mut Header, limits: &Limits) {
        let chosen = || self.columns.iter().filter(|(index, _)| **index < limits.columns);
        let width = chosen().map(|(index, _)| index + 1).max().unwrap_or(0);
        for index in header.columns.len()..width {
            header.columns.push(Column {
                title: column_letters(index),
                field: None,
                confidence: 0,
            });
        }
        let fields: Vec<Field> = chosen().filter_map(|(_, field)| *field).collect();
        for column in &mut header.columns {
            if column
                .field
                .is_some_and(|guess| fields.iter().any(|field| excludes(*field, guess)))
            {
                (column.field, column.confidence) = (None, 0);
            }
        }
        for (index, field) in chosen() {
            if let Some(column) = header.columns.get_mut(*index) {
                column.field = *field;
                column.confidence = field.map_or(0, |_| CHOSEN);
            }
        }
    }

    /// Writes the corrected cells into the sheet. Blank rows stay blank. Corrections count towards the budget like
    /// cells of the file: otherwise a short mapping could fill a sheet.
    pub(crate) fn fix_cells(&self, sheet: &mut Sheet, budget: &mut Budget<'_>) -> Result<(), Refusal> {
        let columns = budget.limits.columns;
        for (number, cells) in &self.cells {
            let Ok(at) = sheet.rows.binary_search_by_key(number, |row| row.number) else {
                continue;
            };
            let Some(row) = sheet.rows.get_mut(at) else { continue };
            for (column, text) in cells.iter().filter(|(column, _)| **column < columns) {
                budget.add((column + 1).saturating_sub(row.cells.len()), text.len())?;
                if row.cells.len() <= *column {
                    row.cells.resize(column + 1, String::new());
                }
                if let Some(cell) = row.cells.get_mut(*column) {
                    cell.clone_from(text);
                }
            }
        }
        Ok(())
    }

    /// Lists the words of the columns whose values are words, the most frequent first.
    pub(crate) fn words(&self, sheet: &Sheet, header: &Header, first_data: usize) -> Vec<WordUse> {
        let meanings = self.meanings(Field::Status);
        let mut uses: HashMap<String, WordUse> = HashMap::new();
        for index in columns_of(header, Field::Status) {
            for row in sheet.rows.iter().skip(first_data) {
                let text = clean(row.cell(index)).text;
                let (text, _) = cap(&text, SHORT_TEXT);
                let known = status(text);
                if known == Ok(None) {
                    continue;
                }
                let found = uses.entry(fold(text)).or_insert_with_key(|folded| {
                    let chosen = meanings.get(folded).copied();
                    let guess = known.ok().flatten().map(Status::as_str);
                    WordUse {
                        field: Field::Status,
                        word: text.to_string(),
                        count: 0,
                        meaning: chosen.or(guess).map(str::to_owned),
                    }
                });
                found.count += 1;
            }
        }
        let mut uses: Vec<WordUse> = uses.into_values().collect();
        uses.sort_by(|a, b| b.count.cmp(&a.count).then_with(|| a.word.cmp(&b.word)));
        uses.truncate(MAX_WORDS);
        uses
    }

    /// Replaces the words that have a meaning. The meanings count towards the budget like texts of the file.
    pub(crate) fn translate(
        &self,
        (sheet, first_data): (&mut Sheet, usize),
        header: &Header,
        budget: &mut Budget<'_>,
    ) -> Result<(), Refusal> {
        for field in self.values.keys() {
            let (columns, meanings) = (columns_of(header, *field), self.meanings(*field));
            for row in sheet.rows.iter_mut().skip(first_data) {
                for index in &columns {
                    let Some(cell) = row.cells.get_mut(*index) else {
                        continue;
                    };
                    if let Some(meaning) = meanings.get(&word_of(*field, &clean(cell).text)) {
                        budget.add(0, meaning.len())?;
                        (*meaning).clone_into(cell);
                    }
                }
            }
        }
        Ok(())
    }

    /// Returns the meanings of a field by their folded words.
    fn meanings(&self, field: Field) -> HashMap<String, &str> {
        let words = self.values.get(&field).into_iter().flatten();
        words
            .map(|(word, meaning)| (word_of(field, word), meaning.as_str()))
            .filter(|(word, _)| !word.is_empty())
            .collect()
    }
}

/// The word of a cell as it is compared: at its listed length, folded, for places without "Table" or "Seat".
fn word_of(field: Field, text: &str) -> String {
    let (text, _) = cap(text, SHORT_TEXT);
    fold(match field {
        Field::Table => place(text, Word::Table),
        Field::Seat => place(text, Word::Seat),
        _ => text,
    })
}

fn columns_of(header: &Header, field: Field) -> Vec<usize> {
    let columns = header.columns.iter().enumerate();
    let of_field = columns.filter(|(_, column)| column.field == Some(field));
    of_field.map(|(index, _)| index).collect()
}

/// Returns whether a choice rules out a guess: each field has one column, except those whose texts are joined.
fn excludes(choice: Field, guess: Field) -> bool {
    let is_name = |field: Field| matches!(field, Field::FIRST | Field::LAST);
    let joined = matches!(choice, Field::Text(field) if matches!(field, GuestField::Meal | GuestField::Dietary) || field.definition().kind == TextKind::Lines);
    (choice == guess && !joined)
        || (choice == Field::FullName && is_name(guess))
        || (is_name(choice) && guess == Field::FullName)
}
