//! Mail, as far as one may look at it.

pub mod get;
pub mod list;
pub mod retry;
