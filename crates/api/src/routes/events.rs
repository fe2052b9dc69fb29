//! Events: `/api/events`.

pub mod activity;
pub mod archive;
pub mod create;
pub mod delete;
pub mod duplicate;
pub mod get;
pub mod list;
pub mod restore;
pub mod unarchive;
pub mod update;
