//! Everything that can be wrong with a file, a row or a cell, with the messages that people read.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Why a whole file is not imported.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[error("{message}")]
pub struct Refusal {
    /// Stable code for programs.
    pub code: RefusalCode,
    /// What is wrong and what to do, for the organiser.
    pub message: String,
}

/// The codes of a [`Refusal`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RefusalCode {
    /// The file is encrypted or asks for a password.
    PasswordProtected,
    /// The file is cut off or contradicts itself.
    Damaged,
    /// The file is of a kind that cannot be read.
    Unsupported,
    /// The file holds nothing.
    Empty,
    /// The file, or what it expands to, is over a limit.
    TooLarge,
    /// The file holds pictures of text.
    Scanned,
    /// The file was read, and no guests were found in it.
    NoGuests,
}

impl RefusalCode {
    /// Returns the code as used in JSON.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::PasswordProtected => "password_protected",
            Self::Damaged => "damaged",
            Self::Unsupported => "unsupported",
            Self::Empty => "empty",
            Self::TooLarge => "too_large",
            Self::Scanned => "scanned",
            Self::NoGuests => "no_guests",
        }
    }
}

impl Refusal {
    pub(crate) fn new(code: RefusalCode, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
        }
    }

    /// The file is cut off or contradicts itself.
    pub(crate) fn damaged(why: &str) -> Self {
        Self::new(
            RefusalCode::Damaged,
            format!("The file is damaged: {why}. Save or download it again."),
        )
    }

    /// The file asks for a password.
    pub(crate) fn locked(what: &str) -> Self {
        Self::new(
            RefusalCode::PasswordProtected,
            format!(
                "This {what} is protected with a password. Open it, remove the password, save it again and import that."
            ),
        )
    }

    /// The file is of a kind that is never imported.
    pub(crate) fn unsupported(what: &str) -> Self {
        Self::new(
            RefusalCode::Unsupported,
            format!("{what}. Export the guest list as CSV and import that."),
        )
    }

    /// The file was read, and it has no guest list.
    pub(crate) fn no_guests(why: &str) -> Self {
        Self::new(RefusalCode::NoGuests, why)
    }
}

/// How much a problem matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Severity {
    /// Something was tidied; nothing is lost.
    Note,
    /// The guest is imported, and the organiser should check it.
    Warning,
    /// The row is not imported.
    Error,
}

/// The codes of a [`RowProblem`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ProblemCode {
    /// The row has data and no name.
    NameMissing,
    /// The cell is not an email address; the text is kept.
    EmailInvalid,
    /// The cell holds several email addresses; the first is kept.
    EmailSeveral,
    /// A spreadsheet rounded the number (4.47E+11).
    NumberShortened,
    /// The text was longer than its field.
    TextCut,
    /// Control, zero-width or direction characters were removed.
    HiddenCharactersRemoved,
    /// The answer to the invitation was not understood.
    StatusUnknown,
    /// A seat is named without a table.
    SeatWithoutTable,
    /// A quotation mark opens and never closes.
    QuoteUnclosed,
    /// The cell has no column heading and was not imported.
    CellOutsideTable,
}

/// One thing that is wrong in one row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RowProblem {
    /// Row of the file as a spreadsheet shows it, from 1.
    pub row: u32,
    /// Heading of the column, or its letter (A, B …) when it has none; `None` when the whole row is meant.
    pub column: Option<String>,
    /// Index of the column, from 0.
    pub index: Option<usize>,
    /// Stable code for programs.
    pub code: ProblemCode,
    /// What is wrong, for the organiser, without row and column.
    pub message: String,
    /// How much it matters.
    pub severity: Severity,
}

impl fmt::Display for RowProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.column {
            Some(column) => write!(f, "row {}, column {column}: {}", self.row, self.message),
            None => write!(f, "row {}: {}", self.row, self.message),
        }
    }
}

/// A row that is not a guest. No row is left out silently.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SkippedRow {
    /// First row of the file that is meant, from 1.
    pub row: u32,
    /// How many rows, from that one on (more than one for a run of blank rows).
    pub count: u32,
    /// Why.
    pub reason: SkipReason,
    /// The filled cells, joined by " | ", at most 200 characters.
    pub text: String,
}

/// Why a row is not a guest.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SkipReason {
    /// Above the header.
    Title,
    /// The header itself, again.
    RepeatedHeader,
    /// Nothing in it.
    Blank,
    /// A heading between guests ("Family").
    Section,
    /// A sum or count.
    Total,
    /// Data without a name.
    NoName,
}
