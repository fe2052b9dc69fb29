//! The sizes at which a file is refused and the lengths at which a value is cut.

use domain::limits::GUESTS_PER_EVENT_MAX;

/// What one import may hold. The defaults are the product's limits; benches and tools may raise them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of the file.
    pub bytes: usize,
    /// Rows below the header that hold anything, and guests in them.
    pub rows: usize,
    /// Rows of a sheet that are counted, so that the refusal of a list that is too long can say how long it is.
    pub counted_rows: usize,
    /// Columns of a row, counted to its last filled cell.
    pub columns: usize,
    /// Cells of all sheets, counted in each row from the first column to its last filled cell.
    pub cells: usize,
    /// Bytes of the texts of all cells.
    pub text_bytes: usize,
    /// Worksheets of a workbook, or tables of a document.
    pub sheets: usize,
    /// Bytes of all parts of a zip file, or of all page contents of a PDF, after unpacking.
    pub unpacked_bytes: u64,
    /// Parts of a zip file.
    pub parts: usize,
    /// Pages of a PDF.
    pub pages: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            bytes: 5 * 1024 * 1024,
            rows: GUESTS_PER_EVENT_MAX,
            counted_rows: 50_000,
            columns: 200,
            cells: 500_000,
            text_bytes: 16 * 1024 * 1024,
            sheets: 1_000,
            unpacked_bytes: 64 * 1024 * 1024,
            parts: 5_000,
            pages: 200,
        }
    }
}

/// Problems of one code that an import lists; the others are counted.
pub(crate) const LISTED_PROBLEMS: usize = 1_000;
/// Characters of a heading, of the name of a sheet, a whole name, a title, a table, a seat or a party.
pub(crate) const SHORT_TEXT: usize = 200;
/// Characters of dietary needs.
pub(crate) const LONG_TEXT: usize = 2_000;
