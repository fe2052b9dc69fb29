//! The sizes at which a file is refused and the lengths at which a value is cut.

/// What one import may hold. The defaults are the product's limits; benches and tools may raise them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of the file.
    pub bytes: usize,
    /// Rows below the header that hold anything.
    pub rows: usize,
    /// Columns of a row, counted to its last filled cell.
    pub columns: usize,
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
            rows: 50_000,
            columns: 200,
            unpacked_bytes: 64 * 1024 * 1024,
            parts: 5_000,
            pages: 200,
        }
    }
}

/// Characters of a whole name, a title, a table, a seat or a party.
pub(crate) const SHORT_TEXT: usize = 200;
/// Characters of dietary needs.
pub(crate) const LONG_TEXT: usize = 2_000;
