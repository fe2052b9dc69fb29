//! Tests of the routes about members, one file per route.

mod list;
mod remove;
mod update;
