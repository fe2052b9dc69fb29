//! Tests of the routes about snapshots, one file per route.

mod create;
mod delete;
mod get;
mod list;
