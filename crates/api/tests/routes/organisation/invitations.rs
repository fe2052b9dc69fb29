//! Tests of the routes about open invitations, one file per route.

mod create;
mod delete;
mod list;
mod resend;
