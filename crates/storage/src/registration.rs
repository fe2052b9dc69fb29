//! Registration: forms, answers, and the guests and parties that come in by them.

pub mod answers;
pub mod confirmations;
pub mod forms;
pub mod registrations;
