//! What the operator's page shows of the database and of what this process does with it.

use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use storage::mail::outbox::deliveries::{self, Deliveries};
use storage::mail::outbox::history::{self, Waiting};
use storage::{SchemaState, jobs, transfer};

use super::access::Operator;
use crate::core::error::Error;
use crate::core::service::{Reading, Service};
use crate::housekeeping::integrity::{self, Damage};
use crate::housekeeping::{self, UnprovenClock};
use crate::mail;
use crate::writability;

pub use storage::accounts::figures::{COUNTED_MAX, Figures};

/// How long the figures count: they are the only part that reads many rows.
const FIGURES_FOR: TimeDelta = TimeDelta::seconds(10);

/// The state of an installation.
#[derive(Clone, Debug)]
pub struct Status {
    /// When this was found out.
    pub now: DateTime<Utc>,
    /// The database.
    pub database: DatabaseStatus,
    /// The clocks.
    pub clock: ClockStatus,
    /// The last check of the database file.
    pub integrity: IntegrityStatus,
    /// The mail.
    pub mail: MailStatus,
    /// Jobs of all organisations that wait.
    pub jobs_waiting: i64,
    /// Jobs of all organisations that run, on any server.
    pub jobs_running: i64,
    /// How much there is.
    pub figures: Figures,
}

/// The state of the database.
#[derive(Clone, Debug)]
pub struct DatabaseStatus {
    /// Whether it is a server that other servers may use too; a SQLite file otherwise.
    pub is_server: bool,
    /// Its version, in its own words.
    pub version: String,
    /// Bytes that it takes.
    pub bytes: i64,
    /// Its migrations.
    pub schema: SchemaState,
    /// Why it takes no writes, for people; absent while it does.
    pub write_problem: Option<String>,
}

/// The clocks of the machine and of the database.
#[derive(Clone, Debug)]
pub struct ClockStatus {
    /// How far the machine is ahead of a database server; absent when both have the same clock.
    pub ahead: Option<TimeDelta>,
    /// Why housekeeping erases nothing, if it does not.
    pub unproven: Option<UnprovenClock>,
}

/// The last check of the database file for damage.
#[derive(Clone, Debug)]
pub struct IntegrityStatus {
    /// Whether this process checks the file; its own tools check a database server.
    pub is_checked: bool,
    /// When the last check of this process began.
    pub checked_at: Option<DateTime<Utc>>,
    /// What it found.
    pub damage: Option<Damage>,
}

/// The mail of the installation.
#[derive(Clone, Copy, Debug)]
pub struct MailStatus {
    /// What waits.
    pub waiting: Waiting,
    /// What became of mail in the last 24 hours.
    pub last_day: Deliveries,
    /// Since when the mail server of the installation cannot be reached.
    pub unreachable_since: Option<DateTime<Utc>>,
}

#[derive(Default)]
struct LastFigures(Mutex<Option<(DateTime<Utc>, Figures)>>);

/// Returns the state. Blocks.
pub fn status(service: &Service, _operator: Operator) -> Result<Status, Error> {
    let write_problem = writability::check(service).err().map(|error| error.to_string());
    let is_server = service.shares_database();
    let unreachable_since = mail::unreachable_since(service);
    let clock = ClockStatus {
        ahead: service.clock_ahead(),
        unproven: housekeeping::unproven_clock(service),
    };
    let integrity = IntegrityStatus {
        is_checked: !is_server,
        checked_at: integrity::checked_at(service),
        damage: integrity::damage(service),
    };
    service.read(|r| {
        let (jobs_waiting, jobs_running) = jobs::queue::count_unfinished(r.conn)?;
        Ok(Status {
            now: r.now,
            database: DatabaseStatus {
                is_server,
                version: r.conn.version()?,
                bytes: transfer::bytes(r.conn)?,
                schema: storage::schema_state(r.conn)?,
                write_problem,
            },
            clock,
            integrity,
            mail: MailStatus {
                waiting: history::waiting(r.conn)?,
                last_day: deliveries::since(r.conn, r.now - TimeDelta::days(1))?,
                unreachable_since,
            },
            jobs_waiting,
            jobs_running,
            figures: figures(r)?,
        })
    })
}

fn figures(r: &mut Reading<'_>) -> Result<Figures, Error> {
    let kept = r.kept::<LastFigures>();
    let mut last = kept.0.lock().unwrap_or_else(PoisonError::into_inner);
    let now = r.now;
    if let Some((_, figures)) = last.filter(|(at, _)| (now - *at).abs() < FIGURES_FOR) {
        return Ok(figures);
    }
    let figures = storage::accounts::figures::figures(r.conn, now)?;
    *last = Some((now, figures));
    Ok(figures)
}
