//! Values returned to JavaScript: hints, verdicts, explanations and proposals.

use domain::id::{GuestId, WishId};
use domain::seat::SeatId;
use serde::Serialize;

/// The value of a seat.
#[derive(Debug, Serialize)]
pub(crate) struct HintOut {
    pub(super) seats: Vec<SeatId>,
    pub(super) gain: i64,
    pub(super) breaks: i64,
    pub(super) why: String,
}

/// The state of a rule in a seating.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct VerdictOut {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) wish: Option<WishId>,
    pub(super) kind: &'static str,
    pub(super) state: &'static str,
    pub(super) guests: Vec<GuestId>,
    pub(super) text: String,
    pub(super) detail: String,
}

#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct AlternativeOut {
    pub(super) seat: SeatId,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) swap: Option<GuestId>,
    pub(super) gain: i64,
    pub(super) loses: Vec<String>,
    pub(super) wins: Vec<String>,
}

/// Why a guest sits where they do.
#[derive(Debug, Serialize)]
pub(crate) struct ExplanationOut {
    pub(super) verdicts: Vec<VerdictOut>,
    pub(super) alternatives: Vec<AlternativeOut>,
}

/// Rules that cannot all be kept.
#[derive(Debug, Serialize)]
pub(crate) struct ConflictOut {
    pub(super) rules: Vec<RuleOut>,
    pub(super) reason: String,
}

/// A rule as a sentence, and the wish that states it.
#[derive(Debug, Serialize)]
pub(crate) struct RuleOut {
    pub(super) text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) wish: Option<WishId>,
}

/// A guest and a seat.
#[derive(Debug, Serialize)]
pub(crate) struct SeatOut {
    pub(super) guest: GuestId,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) seat: Option<SeatId>,
}

#[derive(Debug, Serialize)]
pub(super) struct LeftOut {
    pub(super) guest: GuestId,
    pub(super) reason: String,
}

/// The best seating so far.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct ProposalOut {
    /// The seats of the guests of the search; other guests keep theirs.
    pub(super) seats: Vec<SeatOut>,
    /// Guests left without a seat; reported at the end.
    pub(super) left: Vec<LeftOut>,
    /// Rules with their state in the seating.
    pub(super) verdicts: Vec<VerdictOut>,
    /// Percentage of kept rules among those kept or broken.
    pub(super) kept: u32,
    /// The number of seated guests who get another seat or lose theirs.
    pub(super) moved: usize,
    /// Rules that cannot all be kept; reported at the end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) conflict: Option<ConflictOut>,
    /// Guests without a seat, broken rules and the cost of wishes, compared from left to right; less is better.
    pub(super) score: (u32, u32, i64),
    pub(super) done: bool,
}
