//! Tests of the routes about events, one file per route.

mod create;
mod delete;
mod get;
mod list;
mod update;
