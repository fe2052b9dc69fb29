//! The contents of a text document in reading order, and the sheets they make: its tables, then its text.

use crate::budget::Budget;
use crate::grid::{RowMark, Sheet, SheetRow};
use crate::header;
use crate::limits::Limits;
use crate::problem::Refusal;

/// One piece of a document.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Block {
    /// A paragraph or a line.
    Line {
        /// Its text; tabs separate cells.
        text: String,
        /// Its style marks it as a heading.
        heading: bool,
        /// It belongs to a bulleted or numbered list.
        item: bool,
    },
    /// A table with its rows.
    Table(Vec<Vec<String>>),
}

impl Block {
    /// Returns the rows of a table, or a line as one.
    pub(super) fn into_rows(self) -> Vec<Vec<String>> {
        match self {
            Self::Line { text, .. } => vec![vec![text]],
            Self::Table(rows) => rows,
        }
    }
}

/// Lines in front of a table that are kept as its headings.
const HEADINGS_BEFORE_TABLE: usize = 5;

/// Returns the tables, each with the lines right before it as headings, and all lines as the last sheet.
///
/// Tables of the same columns are one sheet: a list that runs over several pages, or one table of guests per dining table.
pub(super) fn sheets(blocks: Vec<Block>, limits: &Limits) -> Result<Vec<Sheet>, Refusal> {
    let mut budget = Budget::new(limits);
    let mut tables: Vec<Table> = Vec::new();
    let mut text = Sheet::named("Text");
    let mut before: Vec<String> = Vec::new();
    let items = blocks
        .iter()
        .filter(|block| matches!(block, Block::Line { item: true, .. }))
        .count();
    let mut number = 0;
    for block in blocks {
        match block {
            Block::Line {
                text: line,
                heading,
                item,
            } => {
                number += 1;
                before.push(line.clone());
                let mut row = SheetRow::new(number, line.split('\t').map(str::to_owned).collect());
                row.mark = match (item, heading || items > 1) {
                    (true, _) => RowMark::Item,
                    (false, true) => RowMark::Heading,
                    (false, false) => RowMark::None,
                };
                text.push(row, &mut budget)?;
            }
            Block::Table(rows) => {
                let skipped = before.len().saturating_sub(HEADINGS_BEFORE_TABLE);
                let headings = before.drain(..).skip(skipped).collect();
                add_table(&mut tables, headings, rows, &mut budget)?;
            }
        }
    }
    let mut sheets: Vec<Sheet> = tables.into_iter().map(|table| table.sheet).collect();
    sheets.push(text);
    sheets.retain(|sheet| !sheet.rows.is_empty());
    Ok(sheets)
}

struct Table {
    sheet: Sheet,
    width: usize,
    first: Vec<String>,
    next: u32,
}

impl Table {
    fn push(&mut self, cells: Vec<String>, mark: RowMark, budget: &mut Budget<'_>) -> Result<(), Refusal> {
        let row = SheetRow {
            mark,
            ..SheetRow::new(self.next, cells)
        };
        self.next = self.next.saturating_add(1);
        self.sheet.push(row, budget)
    }
}

fn add_table(
    tables: &mut Vec<Table>,
    headings: Vec<String>,
    rows: Vec<Vec<String>>,
    budget: &mut Budget<'_>,
) -> Result<(), Refusal> {
    let width = rows.iter().map(Vec::len).max().unwrap_or(0);
    let Some(first) = rows.first().cloned() else {
        return Ok(());
    };
    let count = tables.len();
    if !tables.last().is_some_and(|table| continues(table, width, &first)) {
        budget.add_sheet()?;
        tables.push(Table {
            sheet: Sheet::named(&format!("Table {}", count + 1)),
            width,
            first,
            next: 1,
        });
    }
    let Some(table) = tables.last_mut() else { return Ok(()) };
    for heading in headings {
        table.push(vec![heading], RowMark::Heading, budget)?;
    }
    for row in rows {
        table.push(row, RowMark::None, budget)?;
    }
    Ok(())
}

/// Returns whether a table continues the one before: the same columns, and the same headings or none.
fn continues(table: &Table, width: usize, first: &[String]) -> bool {
    let mut own = Sheet::default();
    own.rows.push(SheetRow::new(1, first.to_vec()));
    table.width == width && (table.first == first || header::best_score(&own) == 0)
}

#[cfg(test)]
mod tests {
    use super::{Block, sheets};
    use crate::grid::RowMark;
    use crate::limits::Limits;

    fn line(text: &str) -> Block {
        Block::Line {
            text: text.into(),
            heading: false,
            item: false,
        }
    }

    fn table(rows: &[[&str; 2]]) -> Block {
        Block::Table(rows.iter().map(|row| row.map(str::to_owned).to_vec()).collect())
    }

    #[test]
    fn tables_of_the_same_columns_are_one_sheet_with_the_lines_between_them() {
        let blocks = vec![
            line("Table 1"),
            table(&[["Name", "Diet"], ["Ann Lee", ""]]),
            line("Table 2"),
            table(&[["Name", "Diet"], ["Bob Ray", ""]]),
            table(&[["Name", "Phone"], ["Band", "1"]]),
        ];
        let sheets = sheets(blocks, &Limits::default()).unwrap();
        let shape: Vec<(&str, usize)> = sheets
            .iter()
            .map(|sheet| (sheet.name.as_str(), sheet.rows.len()))
            .collect();
        assert_eq!(shape, [("Table 1", 6), ("Table 2", 2), ("Text", 2)]);
        assert!(sheets[0].rows[3].mark == RowMark::Heading && sheets[0].rows[3].cells == ["Table 2"]);
    }
}
