//! Tests of the routes about auth, one file per route.

mod login;
mod logout;
mod sign_in;
mod sign_out;
mod sign_up;
mod user;
