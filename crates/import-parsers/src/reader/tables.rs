//! Tables of Word documents while they are read, with the tables inside their cells.

use std::mem::take;

use super::blocks::Block;
use crate::field::Field;
use crate::header;
use crate::limits::SHORT_TEXT;
use crate::value::cap;

/// A table being read.
#[derive(Default)]
pub(super) struct Table {
    rows: Vec<Vec<Cell>>,
    row: Vec<Cell>,
    cell: Cell,
}

#[derive(Default)]
struct Cell {
    /// The paragraphs since the last table in the cell.
    text: String,
    /// The tables in the cell, with the paragraphs before each.
    inner: Vec<Block>,
}

impl Table {
    /// Adds a paragraph to the open cell.
    pub(super) fn push_paragraph(&mut self, text: &str) {
        let text = text.trim();
        if text.is_empty() {
            return;
        }
        if !self.cell.text.is_empty() {
            self.cell.text.push('\n');
        }
        self.cell.text.push_str(text);
    }

    /// Adds a table to the open cell.
    pub(super) fn push_table(&mut self, table: Self) {
        self.cell.end_lines();
        self.cell.inner.extend(table.into_blocks());
    }

    /// Ends a cell that spans a number of columns. One that `continues` the cell above repeats its text, so that every row
    /// has its table number.
    pub(super) fn end_cell(&mut self, span: usize, continues: bool) {
        let mut cell = take(&mut self.cell);
        if continues && cell.text.is_empty() && cell.inner.is_empty() {
            let above = self.rows.last().and_then(|row| row.get(self.row.len()));
            cell.text = above.map(|above| above.text.clone()).unwrap_or_default();
        }
        self.row.push(cell);
        let width = self.row.len() + span.saturating_sub(1);
        self.row.resize_with(width, Cell::default);
    }

    /// Ends a row and drops what is after its last cell.
    pub(super) fn end_row(&mut self) {
        self.cell = Cell::default();
        self.rows.push(take(&mut self.row));
    }

    /// Returns the table; with tables in its cells, one table of all, or the contents of the cells in reading order.
    pub(super) fn into_blocks(mut self) -> Vec<Block> {
        if !self.row.is_empty() {
            self.end_row();
        }
        let has_inner = |row: &Vec<Cell>| row.iter().any(|cell| !cell.inner.is_empty());
        if self.rows.iter().any(has_inner) {
            match self.column_of_names() {
                Some(column) => self.expand(column),
                None if self.rows.iter().all(|row| has_inner(row) || is_title(row)) => return self.into_layout(),
                None => self.flatten(),
            }
        }
        let rows = self.rows.into_iter();
        let texts = rows.map(|row| row.into_iter().map(|cell| cell.text).collect());
        vec![Block::Table(texts.collect())]
    }

    /// The column of names, if the tables in cells are all in it, below a row of headings.
    fn column_of_names(&self) -> Option<usize> {
        let (first, below) = self.rows.split_first()?;
        let heads_names = |cell: &Cell| header::meaning(&cell.text).is_some_and(is_name);
        let column = first.iter().position(heads_names).filter(|_| first.len() > 1)?;
        let mut others = below
            .iter()
            .flat_map(|row| row.iter().enumerate())
            .filter(|(at, _)| *at != column);
        others.all(|(_, cell)| cell.inner.is_empty()).then_some(column)
    }

    /// Gives each row of the tables in a column of names a row of its own, with the other cells repeated.
    fn expand(&mut self, column: usize) {
        let mut rows: Vec<Vec<Cell>> = Vec::new();
        let mut has_own_headings = false;
        for mut row in take(&mut self.rows) {
            let Some(cell) = row.get_mut(column).filter(|cell| !cell.inner.is_empty()) else {
                rows.push(row);
                continue;
            };
            cell.end_lines();
            let inner = take(&mut cell.inner).into_iter().flat_map(Block::into_rows);
            // Long texts repeated in every row could fill the memory.
            let around = row.iter().map(|cell| cap(&cell.text, SHORT_TEXT).0.to_owned());
            let around: Vec<String> = around.collect();
            for cells in inner {
                let is_heading = cells.iter().any(|text| header::meaning(text).is_some_and(is_name));
                match rows.first_mut() {
                    Some(first) if is_heading => {
                        if !has_own_headings {
                            splice(first, column, cells);
                        }
                        has_own_headings = true;
                    }
                    _ => {
                        let mut row: Vec<Cell> = around.iter().cloned().map(Cell::from).collect();
                        splice(&mut row, column, cells);
                        rows.push(row);
                    }
                }
            }
        }
        self.rows = rows;
    }

    /// Makes the tables in cells texts of their cells.
    fn flatten(&mut self) {
        for cell in self.rows.iter_mut().flatten().filter(|cell| !cell.inner.is_empty()) {
            cell.end_lines();
            let inner = take(&mut cell.inner).into_iter().flat_map(Block::into_rows);
            cell.text = inner.map(|row| row.join(" ")).collect::<Vec<_>>().join("\n");
        }
    }

    /// The contents of all cells, for a table that only places them on the page.
    fn into_layout(self) -> Vec<Block> {
        let mut blocks = Vec::new();
        for mut cell in self.rows.into_iter().flatten() {
            cell.end_lines();
            blocks.append(&mut cell.inner);
        }
        blocks
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Self {
        Self {
            text,
            inner: Vec::new(),
        }
    }
}

impl Cell {
    /// Moves the open paragraphs behind the tables before them.
    fn end_lines(&mut self) {
        let text = take(&mut self.text);
        let lines = text.lines().map(|line| Block::Line {
            text: line.to_owned(),
            heading: false,
            item: false,
        });
        self.inner.extend(lines);
    }
}

fn is_name((field, _): (Field, u8)) -> bool {
    matches!(field, Field::FullName | Field::FIRST | Field::LAST)
}

/// A row with one text, across a table that only places its contents.
fn is_title(row: &[Cell]) -> bool {
    row.iter().filter(|cell| !cell.text.is_empty()).count() < 2
}

/// Replaces a cell by several.
fn splice(row: &mut Vec<Cell>, column: usize, cells: Vec<String>) {
    let end = (column + 1).min(row.len());
    row.splice(column.min(end)..end, cells.into_iter().map(Cell::from));
}
