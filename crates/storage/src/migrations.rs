//! Brings a database to the present schema, and back again for the test that proves the way back.

use diesel::connection::SimpleConnection;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use crate::connection::{Connection, POSTGRES_SESSION};
use crate::error::Error;

const SQLITE: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

const NO_TIME_LIMIT: &str = "SET lock_timeout = 0; SET statement_timeout = 0";

/// Any constant: machines that start together queue on it, and one of them migrates.
const LOCK: &str = "7316040";

/// Runs what has not run yet.
pub(crate) fn run(conn: &mut Connection) -> Result<(), Error> {
    match conn {
        Connection::Sqlite(c) => c.run_pending_migrations(SQLITE).map(drop).map_err(failed),
        Connection::Postgres(c) => {
            // A migration may take long, and so may waiting for that of another server.
            c.batch_execute(&format!("{NO_TIME_LIMIT}; SELECT pg_advisory_lock({LOCK})"))?;
            let outcome = c.run_pending_migrations(POSTGRES).map(drop).map_err(failed);
            c.batch_execute(&format!("SELECT pg_advisory_unlock({LOCK})"))?;
            c.batch_execute(POSTGRES_SESSION)?;
            outcome
        }
    }
}

/// Refuses a database that has not been brought to the present schema.
pub(crate) fn check(conn: &mut Connection) -> Result<(), Error> {
    let is_behind = match conn {
        Connection::Sqlite(c) => c.has_pending_migration(SQLITE),
        Connection::Postgres(c) => c.has_pending_migration(POSTGRES),
    };
    if is_behind.map_err(failed)? {
        let reason = "its schema is older than this program; start the server once";
        return Err(Error::Unavailable(reason.to_owned()));
    }
    Ok(())
}

/// Takes every migration back; all data goes with it.
pub(crate) fn revert_all(conn: &mut Connection) -> Result<(), Error> {
    match conn {
        Connection::Sqlite(c) => c.revert_all_migrations(SQLITE).map(drop).map_err(failed),
        Connection::Postgres(c) => c.revert_all_migrations(POSTGRES).map(drop).map_err(failed),
    }
}

fn failed(error: Box<dyn std::error::Error + Send + Sync>) -> Error {
    Error::Unavailable(format!("migrate the database: {error}"))
}
