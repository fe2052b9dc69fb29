//! The state of the installation.

use std::sync::atomic::Ordering;

use app_service::operator::status::{self, COUNTED_MAX, ClockStatus, DatabaseStatus, IntegrityStatus, Status};
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use super::backups::OperatorBackups;
use super::mail::OperatorMail;
use crate::core::clock;
use crate::core::damage::{DatabaseDamage, HousekeepingPaused};
use crate::core::disk::DiskSpace;
use crate::core::state::State;
use crate::operator::machine::Machine;

/// The state of the installation, as the server that answers sees it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperatorStatus {
    /// The time of the database.
    now: DateTime<Utc>,
    /// The version of the server.
    version: String,
    /// How it was built: profile, system and processor.
    build: String,
    /// How long this server has been running.
    uptime_seconds: u64,
    /// Whether this server was asked to stop.
    draining: bool,
    database: OperatorDatabase,
    /// The disk of the data folder; absent where the system does not tell its size.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    disk: Option<OperatorDisk>,
    clock: OperatorClock,
    integrity: OperatorIntegrity,
    mail: OperatorMail,
    jobs: OperatorJobs,
    backups: OperatorBackups,
    figures: OperatorFigures,
}

/// The database. That it can be read follows from the answer.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperatorDatabase {
    kind: DatabaseKind,
    /// Its version, in its own words.
    version: String,
    /// Bytes that it takes.
    bytes: i64,
    /// The newest migration that has run.
    schema: String,
    /// Migrations that have run.
    migrations: usize,
    /// Migrations of this server that have not run.
    pending_migrations: usize,
    /// Migrations of a newer server that have run.
    unknown_migrations: usize,
    /// Why it takes no writes; absent while it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    write_problem: Option<String>,
}

/// The databases.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum DatabaseKind {
    /// A file.
    Sqlite,
    /// A server.
    Postgresql,
}

/// The disk of the data folder.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperatorDisk {
    /// The data folder.
    folder: String,
    /// Bytes that the server may still use.
    free_bytes: u64,
    /// Bytes of the disk.
    total_bytes: u64,
}

/// The clocks.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperatorClock {
    /// Seconds by which this machine is ahead of the database, negative when it is behind; absent when the database is a
    /// file.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    ahead_seconds: Option<f64>,
    /// Present while housekeeping erases nothing because the clock may be wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    housekeeping_paused: Option<HousekeepingPaused>,
}

/// The daily check of the database file.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperatorIntegrity {
    /// Whether this server checks the database: a file, not a database server.
    is_checked: bool,
    /// When the last check since the start began.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    checked_at: Option<DateTime<Utc>>,
    /// What it found; absent while the file is sound.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    damage: Option<DatabaseDamage>,
}

/// Jobs of all organisations.
#[derive(Serialize, ToSchema)]
pub struct OperatorJobs {
    waiting: i64,
    /// On any server.
    running: i64,
}

/// How much there is.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperatorFigures {
    /// Rows of a table that are counted at most; a figure of this size means at least so much.
    counted_max: i64,
    /// Without sandboxes.
    accounts: i64,
    /// Sandboxes that have not ended.
    sandboxes: i64,
    /// Sessions that have not ended.
    sessions: i64,
    /// Without sandboxes.
    organisations: i64,
    /// Without deleted ones.
    events: i64,
    guests: i64,
}

impl OperatorStatus {
    /// Shows the state.
    pub(crate) fn new(state: &State, status: Status, machine: Machine) -> Self {
        let (config, settings) = (&state.config, state.service.settings());
        let mail = OperatorMail::new(&config.mail, settings.mail_mode.into(), status.now, &status.mail);
        let disk = machine.disk.map(|disk: DiskSpace| OperatorDisk {
            folder: config.data.display().to_string(),
            free_bytes: disk.free,
            total_bytes: disk.total,
        });
        Self {
            now: status.now,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            build: build(),
            uptime_seconds: clock::now().saturating_duration_since(state.started).as_secs(),
            draining: state.stopping.load(Ordering::Relaxed),
            database: status.database.into(),
            disk,
            clock: status.clock.into(),
            integrity: status.integrity.into(),
            mail,
            jobs: OperatorJobs {
                waiting: status.jobs_waiting,
                running: status.jobs_running,
            },
            backups: OperatorBackups::new(config, machine.backups, machine.record),
            figures: status.figures.into(),
        }
    }
}

fn build() -> String {
    let profile = if cfg!(debug_assertions) { "debug" } else { "release" };
    format!("{profile}, {} {}", std::env::consts::OS, std::env::consts::ARCH)
}

impl From<DatabaseStatus> for OperatorDatabase {
    fn from(database: DatabaseStatus) -> Self {
        let schema = database.schema;
        Self {
            kind: match database.is_server {
                true => DatabaseKind::Postgresql,
                false => DatabaseKind::Sqlite,
            },
            version: database.version,
            bytes: database.bytes,
            schema: schema.newest.unwrap_or_default(),
            migrations: schema.applied,
            pending_migrations: schema.pending,
            unknown_migrations: schema.unknown,
            write_problem: database.write_problem,
        }
    }
}

impl From<ClockStatus> for OperatorClock {
    fn from(clock: ClockStatus) -> Self {
        Self {
            ahead_seconds: clock.ahead.map(|ahead| ahead.as_seconds_f64()),
            housekeeping_paused: clock.unproven.map(HousekeepingPaused::from),
        }
    }
}

impl From<IntegrityStatus> for OperatorIntegrity {
    fn from(integrity: IntegrityStatus) -> Self {
        Self {
            is_checked: integrity.is_checked,
            checked_at: integrity.checked_at,
            damage: integrity.damage.map(DatabaseDamage::from),
        }
    }
}

impl From<status::Figures> for OperatorFigures {
    fn from(figures: status::Figures) -> Self {
        Self {
            counted_max: COUNTED_MAX,
            accounts: figures.accounts,
            sandboxes: figures.sandboxes,
            sessions: figures.sessions,
            organisations: figures.organisations,
            events: figures.events,
            guests: figures.guests,
        }
    }
}
