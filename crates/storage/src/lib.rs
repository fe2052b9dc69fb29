//! The database: SQLite in one file, or PostgreSQL. The only crate that knows Diesel.
//!
//! Read `core::store` (open, read, write), then `core::writer` (how writes become durable), then the folder of a noun:
//! one file per table, whose functions are named by what they answer. `transfer` takes the whole database elsewhere.
//! Every function over owned rows takes the organisation, or an [`events::EventScope`] that only a check against the
//! organisation can make.

#[macro_use]
mod core;

pub mod accounts;
pub mod check_in;
pub mod events;
pub mod exports;
pub mod finding;
pub mod guests;
pub mod housekeeping;
pub mod jobs;
pub mod live;
pub mod mail;
pub mod organisations;
pub mod plans;
pub mod purge;
pub mod registration;
pub mod schema;
pub mod scratch;
pub mod seating;
pub mod transfer;

pub use crate::core::bus::{Bus, Told};
pub use crate::core::connection::Connection;
pub use crate::core::error::{Constraint, Error};
pub use crate::core::integrity::IntegrityCheck;
pub use crate::core::load::{BUCKETS_MICROS, Durations, Histogram, Load};
pub use crate::core::migrations::{SchemaState, schema_state};
pub use crate::core::store::{Connections, Storage};
pub use crate::core::url::DatabaseUrl;
pub use crate::core::{build_files, installation_key, rate_limits};

/// Rows per statement; both databases bound the number of values in one.
const CHUNK: usize = 500;
