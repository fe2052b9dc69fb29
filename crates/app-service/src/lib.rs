//! The use cases of Seatwright: what organisers and visitors can do. Synchronous; the only place that opens a transaction.
//!
//! Read `core` first: `service` (the transactions every call runs in), `actor` (who asks), `error` (how a call fails).
//! Then the nouns in the words of the API. No status codes, no SQL, no JSON shapes live here.

pub mod accounts;
pub mod activity;
pub mod answers;
mod arrivals;
pub mod check_in;
mod core;
pub mod demo;
pub mod events;
pub mod exports;
pub mod forms;
mod guest_log;
pub mod guests;
pub mod housekeeping;
pub mod images;
pub mod jobs;
pub mod lookup;
pub mod mail;
mod open_plans;
mod opening;
pub mod operator;
pub mod organisations;
pub mod parties;
mod party_links;
pub mod plans;
pub mod privacy;
mod purge;
pub mod qr_codes;
mod reactions;
pub mod registration;
pub mod sandbox;
mod seat_changes;
pub mod seat_routes;
pub mod seating;
pub mod snapshots;
pub mod tags;
pub mod ticket_page;
pub mod tickets;
pub mod venues;
mod waiting_list;
pub mod wishes;

pub use crate::core::{
    actor, clock, documents, error, failures, ids, installation_key, link, passwords, random, rate_limits, service,
    settings,
};
