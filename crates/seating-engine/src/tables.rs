//! The table phase: which table each party sits at, before anyone has a seat.
//! Seats enter as estimates only (a wish for a neighbour counts as met when both share the table).

pub(crate) mod anneal;
pub(crate) mod atoms;
mod build;
pub(crate) mod construct;
mod propose;
mod relations;
pub(crate) mod state;
