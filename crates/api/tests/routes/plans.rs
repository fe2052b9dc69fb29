//! Tests of the routes about plans, one file per route.

mod arrival;
mod commands;
mod get;
mod list;
mod put;
mod tables;
