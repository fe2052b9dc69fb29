//! The sandbox that visitors try the product in: `/api/sandbox/…`.

pub mod keep;
pub mod open;
pub mod reset;
