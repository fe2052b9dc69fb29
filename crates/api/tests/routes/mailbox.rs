//! `/api/mailbox`

mod get;
mod list;
mod retry;
