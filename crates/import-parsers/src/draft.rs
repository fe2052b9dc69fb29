//! One guest as the file gives it, before anything is compared with an event.

use domain::guest::GuestTexts;
use serde::Serialize;

/// A guest that an import proposes. All texts are cleaned, trimmed and within their lengths; absent is empty.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct RowDraft {
    /// Row of the file as a spreadsheet shows it, from 1. Two drafts share a row when it names a couple.
    pub row: u32,
    /// The texts of the guest. The first name is the whole name where it cannot be split, the last name has its
    /// particles, and the dietary need is one of the product's options where it is exactly that.
    pub texts: GuestTexts,
    /// Table by number or label, without the word "Table".
    pub table: String,
    /// Seat by number or label, without the word "Seat".
    pub seat: String,
    /// Mr, Dr and the like.
    pub title: String,
    /// Household or group; the two of a couple share one.
    pub party: String,
    /// Words for groups of guests.
    pub tags: Vec<String>,
    /// Answer to the invitation, when the file says it.
    pub status: Option<Status>,
    /// Whether the notes say that the guest uses a wheelchair.
    pub wheelchair: bool,
    /// Whom the guest brings.
    pub companions: Companions,
    /// What the organiser should decide; the draft is the default.
    pub question: Option<Question>,
}

/// Whom a guest brings beside those who are drafts of their own.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Companions {
    /// How many have no name yet.
    pub unnamed: u8,
    /// The names of the others.
    pub named: Vec<GuestTexts>,
}

impl Companions {
    /// Returns whether the guest brings no one.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.unnamed == 0 && self.named.is_empty()
    }
}

/// An answer to the invitation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Comes.
    Confirmed,
    /// Does not come.
    Cancelled,
    /// Does not know yet.
    Maybe,
    /// Has not said.
    Pending,
}

impl Status {
    /// Returns the word of the answer.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Confirmed => "confirmed",
            Self::Cancelled => "cancelled",
            Self::Maybe => "maybe",
            Self::Pending => "pending",
        }
    }
}

/// Something the file leaves open about a guest.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Question {
    /// What kind of doubt it is.
    pub code: QuestionCode,
    /// The text of the file that is in doubt.
    pub text: String,
    /// The doubt and the default, for the organiser.
    pub message: String,
}

/// The kinds of [`Question`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum QuestionCode {
    /// One cell names two people.
    Couple,
    /// A companion without a name.
    PlusOne,
    /// One word as the whole name.
    SingleWord,
    /// A name alone in its row: a guest or a heading.
    LoneName,
}
