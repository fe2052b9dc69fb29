//! The common shape of all formats: rows of cells, with the row numbers that a spreadsheet shows.

use domain::text::with_commas;
use serde::{Deserialize, Deserializer, Serialize};

use crate::budget::Budget;
use crate::kind::Kind;
use crate::limits::{Limits, SHORT_TEXT};
use crate::problem::{Refusal, RefusalCode, RowProblem};
use crate::value::cap;

/// The tables of a document, before one of them is chosen.
#[derive(Debug, PartialEq, Eq)]
pub struct Document {
    /// What the bytes are.
    pub kind: Kind,
    /// Its worksheets, or its tables and its text, in the order of the file. Hidden worksheets have no rows.
    pub sheets: Vec<Sheet>,
}

/// A table as the file has it. Blank rows are absent; trailing blank cells of a row are cut.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Name of the worksheet, the table or the file.
    pub name: String,
    /// The organiser has hidden this worksheet.
    pub hidden: bool,
    /// The rows that hold anything, in order.
    pub rows: Vec<SheetRow>,
    /// What was wrong while reading the format.
    pub problems: Vec<RowProblem>,
}

/// One row that holds anything.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SheetRow {
    /// Number of the row in the file, from 1; blank rows count.
    pub number: u32,
    /// Its cells from column A to the last filled one, raw.
    #[serde(deserialize_with = "bounded_cells")]
    pub cells: Vec<String>,
    /// What the layout of the document says about the row.
    pub mark: RowMark,
}

/// What the layout of a document says about a row.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RowMark {
    /// Nothing.
    #[default]
    None,
    /// A heading, by its style or because it comes between the items of a list.
    Heading,
    /// An item of a list.
    Item,
}

/// Title, header and section rows do not count towards the limit, within reason.
const ROWS_BESIDE_GUESTS: usize = 1_000;

impl SheetRow {
    /// Returns a row of data.
    pub(crate) fn new(number: u32, cells: Vec<String>) -> Self {
        Self {
            number,
            cells,
            mark: RowMark::None,
        }
    }

    /// Returns the raw text of a cell, empty when the row is shorter.
    pub(crate) fn cell(&self, column: usize) -> &str {
        self.cells.get(column).map_or("", String::as_str)
    }

    /// Returns the columns that hold more than blanks, with their trimmed text.
    pub(crate) fn filled(&self) -> impl Iterator<Item = (usize, &str)> {
        self.cells
            .iter()
            .map(|cell| cell.trim())
            .enumerate()
            .filter(|(_, text)| !text.is_empty())
    }
}

impl Sheet {
    /// Returns an empty sheet. Its name is cut to 200 characters, since every preview repeats it.
    pub(crate) fn named(name: &str) -> Self {
        Self {
            name: cap(name, SHORT_TEXT).0.to_owned(),
            ..Self::default()
        }
    }

    /// Adds a row, unless it is blank, and counts its cells.
    ///
    /// # Errors
    /// Refuses the file when the sheet becomes too long or too wide, or the file as a whole too large.
    pub(crate) fn push(&mut self, row: SheetRow, budget: &mut Budget<'_>) -> Result<(), Refusal> {
        let length = self.rows.len();
        self.push_counted(row, budget.limits)?;
        match self.rows.get(length) {
            Some(added) => budget.add_row(&added.cells),
            None => Ok(()),
        }
    }

    /// Adds a row whose cells are counted already, unless it is blank.
    ///
    /// # Errors
    /// Refuses the file when the sheet becomes too long or too wide.
    pub(crate) fn push_counted(&mut self, mut row: SheetRow, limits: &Limits) -> Result<(), Refusal> {
        let filled = row.cells.iter().rposition(|cell| !cell.trim().is_empty());
        let Some(last) = filled else { return Ok(()) };
        row.cells.truncate(last + 1);
        if row.cells.len() > limits.columns {
            let (number, most) = (row.number, limits.columns);
            let message = format!("Row {number} has more than {most} columns; imports are limited to {most}.");
            return Err(Refusal::new(RefusalCode::TooLarge, message));
        }
        let most = limits.counted_rows.max(limits.rows);
        if self.rows.len() >= most.saturating_add(ROWS_BESIDE_GUESTS) {
            return Err(too_many("more than ", most, "row", limits));
        }
        self.rows.push(row);
        Ok(())
    }

    /// Returns the width most rows have (the larger one on a tie), 0 for an empty sheet.
    pub(crate) fn usual_width(&self) -> usize {
        let mut counts: Vec<usize> = Vec::new();
        for row in &self.rows {
            let width = row.cells.len().min(MAX_COUNTED_WIDTH);
            if counts.len() <= width {
                counts.resize(width + 1, 0);
            }
            if let Some(count) = counts.get_mut(width) {
                *count += 1;
            }
        }
        counts
            .iter()
            .enumerate()
            .max_by_key(|&(_, count)| *count)
            .map_or(0, |(width, _)| width)
    }
}

/// The refusal of a file with more rows or guests than one event takes.
pub(crate) fn too_many(more_than: &str, count: usize, noun: &str, limits: &Limits) -> Refusal {
    let shown = |number: usize| with_commas(u64::try_from(number).unwrap_or(u64::MAX));
    let (count, most) = (shown(count), shown(limits.rows));
    let message =
        format!("The list has {more_than}{count} {noun}s; events are limited to {most} guests. Choose a shorter list.");
    Refusal::new(RefusalCode::TooLarge, message)
}

const MAX_COUNTED_WIDTH: usize = 1_000;

/// Returns the letters a spreadsheet shows for a column (0 is A, 26 is AA).
pub(crate) fn column_letters(index: usize) -> String {
    let mut letters = Vec::new();
    let mut rest = index + 1;
    while rest > 0 {
        rest -= 1;
        letters.push(char::from(b'A' + u8::try_from(rest % 26).unwrap_or(0)));
        rest /= 26;
    }
    letters.iter().rev().collect()
}

/// Maximum number of columns in a spreadsheet.
const MOST_COLUMNS: usize = 16_384;

/// Deserialises the cells of a row, and fails before an endless row fills gigabytes of memory with blank cells.
fn bounded_cells<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    deserializer.deserialize_seq(Cells)
}

struct Cells;

impl<'de> serde::de::Visitor<'de> for Cells {
    type Value = Vec<String>;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "at most {MOST_COLUMNS} cells")
    }

    fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut cells: A) -> Result<Vec<String>, A::Error> {
        let mut taken = Vec::new();
        while let Some(cell) = cells.next_element()? {
            if taken.len() >= MOST_COLUMNS {
                return Err(serde::de::Error::invalid_length(taken.len() + 1, &self));
            }
            taken.push(cell);
        }
        Ok(taken)
    }
}

#[cfg(test)]
mod tests {
    use super::column_letters;

    #[test]
    fn columns_are_lettered_like_a_spreadsheet() {
        let letters: Vec<String> = [0, 25, 26, 51, 52, 701, 702].into_iter().map(column_letters).collect();
        assert_eq!(letters, ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
    }
}
