//! The public benchmark format: SWB/1 instances in, swb-sol/1 solutions out. Text only, no files.

mod parse;
mod reader;

use serde_json::json;

use crate::engine::Outcome;
use crate::problem::{Problem, ProblemDraft, ProblemError};
pub use parse::parse;

/// A part of an instance that cannot be read; the same shape as [`ProblemError`].
pub type SwbError = ProblemError;

/// What the author of an infeasible instance has proved about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expected {
    /// Fewest guests without a seat.
    pub unseated: u32,
    /// Fewest violations among plans with that many unseated guests.
    pub violations: u32,
    /// Guests who together cause it.
    pub core: Vec<usize>,
}

/// An instance of the benchmark.
#[derive(Clone, Debug, PartialEq)]
pub struct Instance {
    /// Name, repeated in the solution.
    pub name: String,
    /// Family such as `wedding`.
    pub family: String,
    /// The task itself.
    pub draft: ProblemDraft,
    /// Proved bounds, in the infeasible family.
    pub expected: Option<Expected>,
}

/// Builds the problem of an instance.
///
/// # Errors
/// Names the field that is out of range or contradictory; never for an instance from [`parse`].
pub fn problem(instance: &Instance) -> Result<Problem, SwbError> {
    instance.draft.build()
}

/// Writes a plan as swb-sol/1: one seat number per guest, -1 for none.
pub fn solution_json(instance: &Instance, outcome: &Outcome) -> String {
    let seat = |seat: &Option<usize>| seat.map_or_else(|| json!(-1), |seat| json!(seat));
    let seats: Vec<_> = outcome.seat.iter().map(seat).collect();
    json!({ "format": "swb-sol/1", "instance": instance.name, "seat": seats }).to_string()
}
