//! Tests of the routes about sessions.

mod end;
mod end_others;
mod list;
