//! One connection to either database, set up and checked. The macro `both!` runs an expression on the present database:
//! the expression is compiled once per database, so that queries keep their static ids and stay prepared.
//!
//! Look-ups of one row end in `get_result`, not in `first`: that one binds a LIMIT, and SQLite plans a statement with a
//! bound LIMIT again on each run, which costs more than the look-up.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::{Integer, Text, Timestamp};

use crate::core::error::Error;
use crate::core::private_file;
use crate::core::url::DatabaseUrl;

use prepared::{BeginStep, EndStep};

/// Milliseconds to wait for another process that holds the SQLite file.
const BUSY_TIMEOUT_MS: u32 = 5_000;
/// Pages of write-ahead log after which a commit copies it back into the file. A thread does so long before
/// (`writer::checkpoints`); this is for when it cannot keep up.
const CHECKPOINT_PAGES: u32 = 32_000;

/// Time limits of a PostgreSQL session, in milliseconds: one lock, one statement, and a transaction between statements.
/// A stuck lock is thus an error that can be retried, never a connection that is lost to everyone.
pub(crate) const POSTGRES_SESSION: &str = "SET lock_timeout = 3000; SET statement_timeout = 30000; \
     SET idle_in_transaction_session_timeout = 60000";
/// Passes of a checkpoint beside the writer, and pages that are few enough to copy while it waits.
const PASSES_MAX: usize = 4;
const LAST_PASS_PAGES: i32 = 500;
/// Milliseconds that a checkpoint waits for readers while it keeps other writers out.
const CHECKPOINT_BUSY_MS: u32 = 25;

/// A connection to SQLite or PostgreSQL.
pub enum Connection {
    /// A SQLite file.
    Sqlite(SqliteConnection),
    /// A PostgreSQL server.
    Postgres(PgConnection),
}

/// Runs an expression on the connection of either database: `both!(conn, c => query.load(c))`.
macro_rules! both {
    ($conn:expr, $c:ident => $body:expr) => {
        match $conn {
            $crate::core::connection::Connection::Sqlite($c) => $body,
            $crate::core::connection::Connection::Postgres($c) => $body,
        }
    };
}

/// Runs an insert with a reaction to rows whose key exists: `insert_on_key!(conn, insert, table(column, …), on => on.do_nothing())`.
/// On PostgreSQL the organisation belongs to the keys of all tables with data of organisations.
macro_rules! insert_on_key {
    ($conn:expr, $insert:expr, $table:ident($($key:ident),+), $on:ident => $reaction:expr) => {
        match $conn {
            $crate::core::connection::Connection::Sqlite(c) => {
                let $on = $insert.on_conflict(($($table::$key,)+));
                $reaction.execute(c)
            }
            $crate::core::connection::Connection::Postgres(c) => {
                let $on = $insert.on_conflict(($($table::$key,)+ $table::organisation_id));
                $reaction.execute(c)
            }
        }
    };
}

pub(crate) mod prepared;

/// What a connection is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Queries only; the database refuses writes.
    Read,
    /// Everything.
    Write,
}

impl Connection {
    /// Opens a connection, sets it up and checks that the settings took hold.
    pub(crate) fn open(url: &DatabaseUrl, purpose: Purpose) -> Result<Self, Error> {
        match url {
            DatabaseUrl::Sqlite(path) => {
                if purpose == Purpose::Write {
                    private_file::create(path);
                }
                let path = path
                    .to_str()
                    .ok_or_else(|| Error::Unavailable("the path is not UTF-8".to_owned()))?;
                let mut conn = <SqliteConnection as diesel::Connection>::establish(path).map_err(unreachable)?;
                set_up_sqlite(&mut conn, purpose)?;
                Ok(Self::Sqlite(conn))
            }
            DatabaseUrl::Postgres(url) => {
                let url = crate::core::url::with_network_timeouts(url);
                let mut conn = <PgConnection as diesel::Connection>::establish(&url).map_err(unreachable)?;
                conn.batch_execute("SET TIME ZONE 'UTC'; SET client_min_messages = 'warning'")?;
                conn.batch_execute(POSTGRES_SESSION)?;
                Ok(Self::Postgres(conn))
            }
        }
    }

    /// Runs statements without results.
    pub(crate) fn execute(&mut self, sql: &str) -> Result<(), Error> {
        Ok(both!(self, c => c.batch_execute(sql))?)
    }

    /// Runs a step that may fail without losing the transaction around it.
    pub fn savepoint<T, E: From<Error>>(&mut self, step: impl FnOnce(&mut Self) -> Result<T, E>) -> Result<T, E> {
        self.run(BeginStep)?;
        let outcome = step(self);
        match &outcome {
            Ok(_) => self.run(EndStep)?,
            Err(_) => self.execute("ROLLBACK TO SAVEPOINT step; RELEASE SAVEPOINT step")?,
        }
        outcome
    }

    /// Returns the time of a database server, or `None` for a file, whose clock is that of this machine.
    pub(crate) fn server_time(&mut self) -> Result<Option<DateTime<Utc>>, Error> {
        let Self::Postgres(conn) = self else { return Ok(None) };
        // `now()` would be the start of the transaction.
        let query = diesel::select(sql::<Timestamp>("clock_timestamp() AT TIME ZONE 'UTC'"));
        let now: NaiveDateTime = query.get_result(conn)?;
        Ok(Some(now.and_utc()))
    }

    /// Returns the collation of a PostgreSQL database, or `None` for a file, which compares bytes.
    pub(crate) fn collation(&mut self) -> Result<Option<String>, Error> {
        let Self::Postgres(conn) = self else { return Ok(None) };
        let own = sql::<Text>("(SELECT datcollate::text FROM pg_database WHERE datname = current_database())");
        Ok(Some(diesel::select(own).get_result(conn)?))
    }

    /// Returns the version of the database, in its own words.
    pub fn version(&mut self) -> Result<String, Error> {
        let version = match self {
            Self::Sqlite(_) => "sqlite_version()",
            Self::Postgres(_) => "current_setting('server_version')",
        };
        Ok(both!(self, c => diesel::select(sql::<Text>(version)).get_result(c))?)
    }

    /// Sends an empty query to check that the database answers.
    pub(crate) fn ping(&mut self) -> Result<(), Error> {
        self.execute("SELECT 1")
    }
}

/// Copies the write-ahead log of a SQLite file into the file and truncates the log, so that nothing that was deleted or
/// overwritten is left in it. Returns whether the log is empty now; a reader may have kept it.
pub(crate) fn checkpoint(url: &DatabaseUrl) -> Result<bool, Error> {
    match Connection::open(url, Purpose::Write)? {
        Connection::Sqlite(mut conn) => {
            copy_log(&mut conn)?;
            truncate_log(&mut conn, CHECKPOINT_BUSY_MS)
        }
        Connection::Postgres(_) => Ok(true),
    }
}

/// Copies the log alongside readers and writers. Returns whether few pages were written in the meantime, so that
/// [`truncate_log`], which keeps writers out, has little to copy.
pub(crate) fn copy_log(conn: &mut SqliteConnection) -> Result<bool, Error> {
    let mut copied = 0;
    for _ in 0..PASSES_MAX {
        let (_, length, done) = copy(conn, "PASSIVE")?;
        if length.saturating_sub(copied) < LAST_PASS_PAGES {
            return Ok(true);
        }
        copied = done;
    }
    Ok(false)
}

/// Copies the rest of the log and truncates it, unless readers need it for longer than `busy_ms` milliseconds. Returns
/// whether it was truncated.
pub(crate) fn truncate_log(conn: &mut SqliteConnection, busy_ms: u32) -> Result<bool, Error> {
    conn.batch_execute(&format!("PRAGMA busy_timeout = {busy_ms}"))?;
    let (busy, ..) = copy(conn, "TRUNCATE")?;
    Ok(busy == 0)
}

/// Returns whether the checkpoint was blocked (not 0), the pages of the log, and how many of them are copied.
fn copy(conn: &mut SqliteConnection, mode: &str) -> Result<(i32, i32, i32), Error> {
    let pragma = format!("PRAGMA wal_checkpoint({mode})");
    Ok(sql::<(Integer, Integer, Integer)>(&pragma).get_result(conn)?)
}

fn unreachable(error: ConnectionError) -> Error {
    Error::Unavailable(error.to_string())
}

fn set_up_sqlite(conn: &mut SqliteConnection, purpose: Purpose) -> Result<(), Error> {
    conn.batch_execute(&format!("PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}"))?;
    conn.batch_execute(&format!(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;
         PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}; PRAGMA journal_size_limit = 67108864;
         PRAGMA cache_size = -16000; PRAGMA secure_delete = ON"
    ))?;
    check_sqlite(conn)?;
    if purpose == Purpose::Read {
        conn.batch_execute("PRAGMA query_only = ON")?;
    }
    Ok(())
}

/// SQLite ignores a setting it cannot apply, so those that durability, integrity and erasure depend on are read back.
pub(crate) fn check_sqlite(conn: &mut SqliteConnection) -> Result<(), Error> {
    let mode: String = sql::<Text>("PRAGMA journal_mode").get_result(conn)?;
    let synchronous: i32 = sql::<Integer>("PRAGMA synchronous").get_result(conn)?;
    let foreign_keys: i32 = sql::<Integer>("PRAGMA foreign_keys").get_result(conn)?;
    let secure_delete: i32 = sql::<Integer>("PRAGMA secure_delete").get_result(conn)?;
    if (mode.as_str(), synchronous, foreign_keys, secure_delete) == ("wal", 2, 1, 1) {
        return Ok(());
    }
    Err(Error::Unavailable(format!(
        "SQLite runs with journal_mode={mode} synchronous={synchronous} foreign_keys={foreign_keys} \
         secure_delete={secure_delete}, not wal, 2, 1, 1"
    )))
}
