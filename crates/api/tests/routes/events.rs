//! Tests of the routes about events, one file per route.

mod activity;
mod archive;
mod create;
mod delete;
mod duplicate;
mod get;
mod list;
mod restore;
mod unarchive;
mod update;
