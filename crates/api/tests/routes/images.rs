//! `/api/images`

mod delete;
mod drawing;
mod files;
mod get;
mod hostile;
mod list;
mod providers;
mod search;
mod upload;
