//! Tests of the routes about the caller's organisation, one file per route.

mod get;
mod members;
mod update;
