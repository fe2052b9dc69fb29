//! Tests of the routes about system, one file per route.

mod health;
mod site;
