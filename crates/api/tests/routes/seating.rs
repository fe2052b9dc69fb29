//! Tests of the routes about seating, one file per route.

mod assign;
mod auto_assign;
mod create;
mod delete;
mod list;
mod restore;
mod swap;
mod unassign;
