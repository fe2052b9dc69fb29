//! The one shape every format is brought into: rows of cells, with the row numbers a person sees in a spreadsheet.

use crate::problem::RowProblem;

/// A table as it stands in the file. Blank rows are absent; trailing blank cells of a row are cut.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Sheet {
    /// Name of the worksheet or file.
    pub(crate) name: String,
    /// The rows that hold anything, in order.
    pub(crate) rows: Vec<SheetRow>,
    /// What was wrong while reading the format.
    pub(crate) problems: Vec<RowProblem>,
}

/// One row that holds anything.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct SheetRow {
    /// Number of the row in the file, from 1; blank rows count.
    pub(crate) number: u32,
    /// Its cells from column A to the last filled one, raw.
    pub(crate) cells: Vec<String>,
}

impl SheetRow {
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

#[cfg(test)]
mod tests {
    use super::column_letters;

    #[test]
    fn columns_are_lettered_like_a_spreadsheet() {
        let letters: Vec<String> = [0, 25, 26, 51, 52, 701, 702].into_iter().map(column_letters).collect();
        assert_eq!(letters, ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
    }
}
