//! Snapshots of floor plans: `/api/snapshots`.

pub mod create;
pub mod delete;
pub mod get;
pub mod list;
