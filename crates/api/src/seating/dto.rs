//! The shapes on the wire.

pub mod seating;
pub mod wish;
