//! Rounds against a judge that shares no code with the search.

mod cases;
mod judge;
mod optimum;
mod random;
