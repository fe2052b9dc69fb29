//! Tests of the routes about guests, one file per route.

mod create;
mod delete;
mod import;
mod list;
mod update;
