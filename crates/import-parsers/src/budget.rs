//! What a file may hold as a whole, counted while it is read.

use crate::limits::Limits;
use crate::problem::{Refusal, RefusalCode};

/// Counts the cells, the bytes of text and the sheets of one file. The process that reads a document counts, and the one
/// that takes its tables counts again.
#[derive(Debug)]
pub(crate) struct Budget<'l> {
    pub(crate) limits: &'l Limits,
    cells: usize,
    text_bytes: usize,
    sheets: usize,
}

impl<'l> Budget<'l> {
    /// Starts with an empty file.
    pub(crate) fn new(limits: &'l Limits) -> Self {
        Self {
            limits,
            cells: 0,
            text_bytes: 0,
            sheets: 0,
        }
    }

    /// Starts with the cells of a sheet's rows.
    pub(crate) fn with_rows<'r>(
        rows: impl IntoIterator<Item = &'r Vec<String>>,
        limits: &'l Limits,
    ) -> Result<Self, Refusal> {
        let mut budget = Self::new(limits);
        for cells in rows {
            budget.add_row(cells)?;
        }
        Ok(budget)
    }

    /// Counts the cells of a row.
    pub(crate) fn add_row(&mut self, cells: &[String]) -> Result<(), Refusal> {
        self.add(cells.len(), cells.iter().map(String::len).sum())
    }

    /// Counts cells, and bytes of text in them.
    pub(crate) fn add(&mut self, cells: usize, text_bytes: usize) -> Result<(), Refusal> {
        self.cells = self.cells.saturating_add(cells);
        self.text_bytes = self.text_bytes.saturating_add(text_bytes);
        if self.cells > self.limits.cells {
            let message = format!(
                "The file has more than {} cells. Delete worksheets and columns that the list does not need, \
                 or split it into several files.",
                self.limits.cells
            );
            return Err(Refusal::new(RefusalCode::TooLarge, message));
        }
        if self.text_bytes > self.limits.text_bytes {
            return Err(too_much_text(self.limits));
        }
        Ok(())
    }

    /// Counts a sheet.
    pub(crate) fn add_sheet(&mut self) -> Result<(), Refusal> {
        self.sheets = self.sheets.saturating_add(1);
        if self.sheets > self.limits.sheets {
            let message = format!(
                "The file has more than {} worksheets or tables. Save those with guests as a separate file and import that.",
                self.limits.sheets
            );
            return Err(Refusal::new(RefusalCode::TooLarge, message));
        }
        Ok(())
    }
}

/// The refusal of a file whose texts are too long together.
pub(crate) fn too_much_text(limits: &Limits) -> Refusal {
    let most = limits.text_bytes / 1024 / 1024;
    let message = format!("The file has more than {most} MB of text. Delete columns that the list does not need.");
    Refusal::new(RefusalCode::TooLarge, message)
}
