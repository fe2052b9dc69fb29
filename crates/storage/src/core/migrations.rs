//! Brings a database to the present schema, and back again for the test that proves the way back.

use diesel::backend::Backend;
use diesel::connection::SimpleConnection;
use diesel::migration::{Migration, MigrationSource};
use diesel::prelude::*;
use diesel::sql_types::Text;
use diesel::sqlite::Sqlite;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use crate::core::connection::{Connection, POSTGRES_SESSION};
use crate::core::error::Error;

const SQLITE: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

#[derive(QueryableByName)]
struct Applied {
    #[diesel(sql_type = Text)]
    version: String,
}

const NO_TIME_LIMIT: &str = "SET lock_timeout = 0; SET statement_timeout = 0";

/// Any constant: machines that start together queue on it, and one of them migrates.
const LOCK: &str = "7316040";

/// Runs what has not run yet. Refuses a database that a newer program has migrated.
pub(crate) fn run(conn: &mut Connection) -> Result<(), Error> {
    match conn {
        Connection::Sqlite(_) => run_pending(conn),
        Connection::Postgres(c) => {
            // A migration may take long, and so may waiting for that of another server.
            c.batch_execute(&format!("{NO_TIME_LIMIT}; SELECT pg_advisory_lock({LOCK})"))?;
            let outcome = run_pending(conn);
            conn.execute(&format!("SELECT pg_advisory_unlock({LOCK}); {POSTGRES_SESSION}"))?;
            outcome
        }
    }
}

/// Diesel creates its table of migrations when it first looks at it, so that looking needs the lock as well.
fn run_pending(conn: &mut Connection) -> Result<(), Error> {
    refuse_newer(conn)?;
    match conn {
        Connection::Sqlite(c) => c.run_pending_migrations(SQLITE).map(drop).map_err(failed),
        Connection::Postgres(c) => c.run_pending_migrations(POSTGRES).map(drop).map_err(failed),
    }
}

/// Refuses a database whose schema this program does not know in full: its columns may mean something else now.
fn refuse_newer(conn: &mut Connection) -> Result<(), Error> {
    let known = known();
    let applied = match conn {
        Connection::Sqlite(c) => c.applied_migrations(),
        Connection::Postgres(c) => c.applied_migrations(),
    };
    let unknown = applied.map_err(failed)?.into_iter().map(|version| version.to_string());
    let Some(newest) = unknown.filter(|version| !known.contains(version)).max() else {
        return Ok(());
    };
    Err(Error::Unavailable(format!(
        "a newer version of Seatwright has changed it (migration {newest}); install that version, or restore the backup \
         that was made before the upgrade"
    )))
}

/// Returns the newest migration that has run, while there are later ones to run; nothing for a new database.
pub(crate) fn outdated(conn: &mut Connection) -> Result<Option<String>, Error> {
    if !is_behind(conn)? {
        return Ok(None);
    }
    Ok(applied(conn)?.pop())
}

fn is_behind(conn: &mut Connection) -> Result<bool, Error> {
    let is_behind = match conn {
        Connection::Sqlite(c) => c.has_pending_migration(SQLITE),
        Connection::Postgres(c) => c.has_pending_migration(POSTGRES),
    };
    is_behind.map_err(failed)
}

/// Refuses a database that has not been brought to the present schema, or that is ahead of it.
pub(crate) fn check(conn: &mut Connection) -> Result<(), Error> {
    refuse_newer(conn)?;
    if is_behind(conn)? {
        let reason = "its schema is older than this program; start the server once";
        return Err(Error::Unavailable(reason.to_owned()));
    }
    Ok(())
}

/// Returns the versions of the migrations that this program has, which are the same for both databases.
pub(crate) fn known() -> Vec<String> {
    let migrations: Vec<Box<dyn Migration<Sqlite>>> = SQLITE.migrations().unwrap_or_default();
    let mut versions: Vec<String> = migrations.iter().map(|m| m.name().version().to_string()).collect();
    versions.sort();
    versions
}

/// Returns the versions of the migrations that have run. Unlike that of Diesel, it only reads.
pub(crate) fn applied(conn: &mut Connection) -> Result<Vec<String>, Error> {
    let query = diesel::sql_query("SELECT version FROM __diesel_schema_migrations ORDER BY version");
    let versions: Vec<Applied> = both!(conn, c => query.load(c))?;
    Ok(versions.into_iter().map(|applied| applied.version).collect())
}

/// How far the schema of a database is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SchemaState {
    /// The newest migration that has run.
    pub newest: Option<String>,
    /// How many have run.
    pub applied: usize,
    /// Migrations of this program that have not run.
    pub pending: usize,
    /// Migrations of a newer program that have run.
    pub unknown: usize,
}

/// Compares the migrations that have run with those of this program.
pub fn schema_state(conn: &mut Connection) -> Result<SchemaState, Error> {
    let (known, applied) = (known(), applied(conn)?);
    Ok(SchemaState {
        pending: known.iter().filter(|version| !applied.contains(version)).count(),
        unknown: applied.iter().filter(|version| !known.contains(version)).count(),
        applied: applied.len(),
        newest: applied.into_iter().next_back(),
    })
}

/// Runs those of some migrations that have not run yet.
pub(crate) fn run_some(conn: &mut Connection, versions: &[String]) -> Result<(), Error> {
    match conn {
        Connection::Sqlite(c) => run_each(c, SQLITE, versions),
        Connection::Postgres(c) => run_each(c, POSTGRES, versions),
    }
}

fn run_each<D: Backend, C: MigrationHarness<D>>(
    conn: &mut C,
    source: EmbeddedMigrations,
    versions: &[String],
) -> Result<(), Error> {
    for migration in conn.pending_migrations(source).map_err(failed)? {
        if versions.contains(&migration.name().version().to_string()) {
            conn.run_migration(&*migration).map_err(failed)?;
        }
    }
    Ok(())
}

/// Takes the newest migration back.
pub(crate) fn revert_last(conn: &mut Connection) -> Result<(), Error> {
    match conn {
        Connection::Sqlite(c) => c.revert_last_migration(SQLITE).map(drop).map_err(failed),
        Connection::Postgres(c) => c.revert_last_migration(POSTGRES).map(drop).map_err(failed),
    }
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

#[cfg(test)]
mod tests {
    use diesel::Connection as _;

    use super::*;

    fn migrated() -> Connection {
        let mut conn = Connection::Sqlite(SqliteConnection::establish(":memory:").unwrap());
        assert_eq!(outdated(&mut conn).unwrap(), None, "a new database has nothing to lose");
        run(&mut conn).unwrap();
        conn
    }

    #[test]
    fn a_database_of_a_newer_program_is_refused_with_the_remedy() {
        let mut conn = migrated();
        conn.execute("INSERT INTO __diesel_schema_migrations (version) VALUES ('20990101000000')")
            .unwrap();
        for refused in [run(&mut conn), check(&mut conn)] {
            let reason = refused.unwrap_err().to_string();
            assert!(reason.contains("newer version of Seatwright"), "{reason}");
            assert!(reason.contains("20990101000000"), "{reason}");
        }
    }

    #[test]
    fn a_database_to_upgrade_is_known_by_its_newest_migration() {
        let mut conn = migrated();
        assert_eq!(outdated(&mut conn).unwrap(), None);
        assert_eq!(schema_state(&mut conn).unwrap().pending, 0);
        if let Connection::Sqlite(c) = &mut conn {
            c.revert_last_migration(SQLITE).unwrap();
        }
        let state = schema_state(&mut conn).unwrap();
        assert_eq!((state.pending, state.unknown, state.applied), (1, 0, known().len() - 1));
        let versions = known();
        assert_eq!(outdated(&mut conn).unwrap(), versions.iter().rev().nth(1).cloned());
        assert!(check(&mut conn).is_err());
    }
}
