//! One connection to either database, set up and checked. The macro `both!` runs an expression on whichever it is:
//! the expression is compiled once per database, so that queries keep their static ids and stay prepared.
//!
//! Look-ups of one row end in `get_result`, not in `first`: that one binds a LIMIT, and SQLite plans a statement with a
//! bound LIMIT anew each time it runs, which is more work than the look-up.

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{Integer, Text};

use crate::error::Error;
use crate::url::DatabaseUrl;

/// Milliseconds to wait for another process that holds the SQLite file.
const BUSY_TIMEOUT_MS: u32 = 5_000;
/// Pages of write-ahead log after which SQLite copies it back into the file; each copy costs two syncs.
const CHECKPOINT_PAGES: u32 = 4_000;

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
            $crate::connection::Connection::Sqlite($c) => $body,
            $crate::connection::Connection::Postgres($c) => $body,
        }
    };
}

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
                let path = path
                    .to_str()
                    .ok_or_else(|| Error::Unavailable("the path is not UTF-8".to_owned()))?;
                let mut conn = <SqliteConnection as diesel::Connection>::establish(path).map_err(unreachable)?;
                set_up_sqlite(&mut conn, purpose)?;
                Ok(Self::Sqlite(conn))
            }
            DatabaseUrl::Postgres(url) => {
                let mut conn = <PgConnection as diesel::Connection>::establish(url).map_err(unreachable)?;
                conn.batch_execute("SET TIME ZONE 'UTC'; SET client_min_messages = 'warning'")?;
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
        self.execute("SAVEPOINT step")?;
        let outcome = step(self);
        match &outcome {
            Ok(_) => self.execute("RELEASE SAVEPOINT step")?,
            Err(_) => self.execute("ROLLBACK TO SAVEPOINT step; RELEASE SAVEPOINT step")?,
        }
        outcome
    }

    /// Asks the database for nothing, to see whether it answers.
    pub(crate) fn ping(&mut self) -> Result<(), Error> {
        self.execute("SELECT 1")
    }
}

fn unreachable(error: ConnectionError) -> Error {
    Error::Unavailable(error.to_string())
}

fn set_up_sqlite(conn: &mut SqliteConnection, purpose: Purpose) -> Result<(), Error> {
    conn.batch_execute(&format!("PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}"))?;
    conn.batch_execute(&format!(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY;
         PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}; PRAGMA journal_size_limit = 67108864;
         PRAGMA cache_size = -16000"
    ))?;
    check_sqlite(conn)?;
    if purpose == Purpose::Read {
        conn.batch_execute("PRAGMA query_only = ON")?;
    }
    Ok(())
}

/// SQLite ignores a setting it cannot apply, so each one that durability and integrity rest on is read back.
pub(crate) fn check_sqlite(conn: &mut SqliteConnection) -> Result<(), Error> {
    let mode: String = diesel::dsl::sql::<Text>("PRAGMA journal_mode").get_result(conn)?;
    let synchronous: i32 = diesel::dsl::sql::<Integer>("PRAGMA synchronous").get_result(conn)?;
    let foreign_keys: i32 = diesel::dsl::sql::<Integer>("PRAGMA foreign_keys").get_result(conn)?;
    if (mode.as_str(), synchronous, foreign_keys) == ("wal", 2, 1) {
        return Ok(());
    }
    Err(Error::Unavailable(format!(
        "SQLite runs with journal_mode={mode} synchronous={synchronous} foreign_keys={foreign_keys}, not wal, 2, 1"
    )))
}
