//! Mail, as far as one may look at it.

mod get;
mod list;
mod retry;
