//! The use cases of Seatwright: what organisers and visitors can do. Synchronous; the only place that opens a transaction.
//!
//! Read in this order: `service` (the two doors every call goes through), `actor` (who asks), `error` (how a call
//! fails), then the nouns in the words of the API. No status codes, no SQL, no JSON shapes live here.

pub mod accounts;
pub mod activity;
pub mod actor;
pub mod answers;
mod bell;
pub mod check_in;
pub mod clock;
pub mod demo;
pub mod documents;
pub mod error;
pub mod events;
pub mod exports;
pub mod failures;
pub mod forms;
pub mod guests;
pub mod housekeeping;
pub mod ids;
pub mod images;
pub mod installation_key;
pub mod jobs;
pub mod link;
pub mod lookup;
pub mod mail;
mod open_plans;
pub mod operator;
pub mod organisations;
pub mod parties;
pub mod passwords;
pub mod plans;
mod purge;
pub mod qr_codes;
mod quota;
pub mod random;
pub mod rate_limits;
pub mod registration;
mod run;
pub mod sandbox;
mod scope;
pub mod seat_routes;
pub mod seating;
mod secret;
pub mod service;
pub mod settings;
mod slices;
pub mod snapshots;
pub mod tags;
pub mod tickets;
pub mod venues;
pub mod wishes;
