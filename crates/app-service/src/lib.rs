//! The use cases of Seatwright: what organisers and visitors can do. Synchronous; the only place that opens a transaction.
//!
//! Read `core` first: `service` (the transactions every call runs in), `actor` (who asks), `error` (how a call fails).
//! Then the nouns in the words of the API. No status codes, no SQL, no JSON shapes live here.

pub mod accounts;
pub mod activity;
pub mod check_in;
mod core;
pub mod demo;
pub mod event_file;
pub mod events;
pub mod exports;
pub mod finding;
pub mod guests;
pub mod housekeeping;
pub mod jobs;
pub mod live;
pub mod mail;
mod opening;
pub mod operator;
pub mod organisations;
pub mod plans;
mod reactions;
pub mod registration;
pub mod sandbox;
pub mod seating;

pub use crate::core::{
    actor, build_files, clock, documents, error, failures, file_store, ids, installation_key, link, passwords, random,
    rate_limits, service, settings, tallies, wakeups, writability,
};
