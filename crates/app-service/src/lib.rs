//! The use cases of Seatwright: what organisers and visitors can do. Synchronous; the only place that opens a transaction.
//!
//! Read `core` first: `service` (the transactions every call runs in), `actor` (who asks), `error` (how a call fails).
//! Then the nouns in the words of the API. No status codes, no SQL, no JSON shapes live here.

pub mod accounts;
pub mod activity;
pub mod answers;
pub mod check_in;
mod core;
pub mod demo;
pub mod events;
pub mod exports;
pub mod forms;
pub mod guests;
pub mod housekeeping;
pub mod images;
pub mod jobs;
pub mod lookup;
pub mod mail;
mod open_plans;
pub mod operator;
pub mod organisations;
pub mod parties;
pub mod plans;
mod purge;
pub mod qr_codes;
pub mod registration;
pub mod sandbox;
pub mod seat_routes;
pub mod seating;
pub mod snapshots;
pub mod tags;
pub mod tickets;
pub mod venues;
pub mod wishes;

pub use crate::core::{
    actor, clock, documents, error, failures, ids, installation_key, link, passwords, random, rate_limits, service,
    settings,
};
