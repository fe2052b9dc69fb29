//! `/api/images`: pictures of the organisation, and the library that every binary carries.

pub mod delete;
pub mod drawing;
pub mod from_search;
pub mod get;
pub mod licences;
pub mod list;
pub mod preview;
pub mod search;
pub mod upload;
