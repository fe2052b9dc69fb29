//! Tests of the routes about the caller's organisation, one file per route.

mod get;
mod invitations;
mod members;
mod update;
