//! Tests of the routes about lookup, one file per route.

mod by_code;
