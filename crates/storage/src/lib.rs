//! The database: SQLite in one file, or PostgreSQL. The only crate that knows Diesel.
//!
//! Read `store` (open, read, write), then `writer` (how writes become durable), then one file per table, whose
//! functions are named by what they answer; `transfer` takes the whole database elsewhere. Every function over owned rows takes the organisation, or an
//! [`events::EventScope`] that only a check against the organisation can make.

#[macro_use]
mod connection;
mod error;
#[macro_use]
mod guard_rows;
mod migrations;
mod pool;
mod private_file;
mod store;
mod url;
mod writer;

/// Rows per statement; both databases bound the number of values in one.
const CHUNK: usize = 500;

pub mod account_tokens;
pub mod accounts;
pub mod activities;
pub mod answer_confirmations;
pub mod answers;
pub mod campaigns;
pub mod check_ins;
pub mod email_schedules;
pub mod email_templates;
mod event_scope;
pub mod event_versions;
pub mod events;
pub mod exports;
pub mod external_identities;
pub mod finders;
pub mod floor_plans;
pub mod forms;
pub mod guest_changes;
pub mod guest_mails;
pub mod guest_tokens;
pub mod guests;
pub mod housekeeping;
pub mod housekeeping_clock;
pub mod images;
pub mod import_mappings;
pub mod imports;
pub mod installation_key;
pub mod invitations;
pub mod jobs;
mod listed;
pub mod lookup;
pub mod mail_history;
pub mod mail_recipients;
pub mod organisation_mail_servers;
pub mod organisations;
pub mod outbox;
pub mod parties;
pub mod past_imports;
pub mod plan_commands;
pub mod plus_ones;
pub mod printed;
pub mod purge;
pub mod rate_limits;
pub mod registrations;
pub mod sandboxes;
pub mod schema;
pub mod scratch;
pub mod seat_assignments;
pub mod seats;
pub mod sessions;
pub mod sign_in_requests;
pub mod snapshots;
pub mod suppressions;
pub mod tags;
pub mod transfer;
pub mod usage;
pub mod users;
pub mod venues;
pub mod wishes;

pub use connection::Connection;
pub use error::{Constraint, Error};
pub use seats::generations as seat_generations;
pub use store::{Connections, Storage};
pub use url::DatabaseUrl;
