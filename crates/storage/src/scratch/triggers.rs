//! Triggers that tests set on either database: statements that fail, and what others do while a call is under way.

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::scratch::execute;

/// Makes statements fail, for example `BEFORE INSERT ON seat_assignments`.
pub fn fail(conn: &mut Connection, name: &str, event: &str) -> Result<(), Error> {
    fail_when(conn, name, event, "TRUE")
}

/// Makes statements fail for rows that meet a condition.
pub fn fail_when(conn: &mut Connection, name: &str, event: &str, condition: &str) -> Result<(), Error> {
    let failure = match conn {
        Connection::Sqlite(_) => format!("SELECT RAISE(ABORT, '{name}');"),
        Connection::Postgres(_) => format!("RAISE EXCEPTION '{name}';"),
    };
    run_when(conn, name, event, condition, &failure)
}

/// Runs statements with each row, for example `AFTER INSERT ON guests`, in the same transaction.
pub fn run(conn: &mut Connection, name: &str, event: &str, statements: &str) -> Result<(), Error> {
    run_when(conn, name, event, "TRUE", statements)
}

/// Runs statements with each row that meets a condition. PostgreSQL calls an `AFTER` trigger when all rows of a statement
/// are stored, SQLite after each of them.
pub fn run_when(
    conn: &mut Connection,
    name: &str,
    event: &str,
    condition: &str,
    statements: &str,
) -> Result<(), Error> {
    let trigger = match conn {
        Connection::Sqlite(_) => format!("CREATE TRIGGER {name} {event} WHEN {condition} BEGIN {statements} END"),
        Connection::Postgres(_) => format!(
            "CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$
            BEGIN
                IF {condition} THEN {statements} END IF;
                IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
                RETURN NEW;
            END $$;
            CREATE TRIGGER {name} {event} FOR EACH ROW EXECUTE FUNCTION {name}()"
        ),
    };
    execute(conn, &trigger)
}

/// Removes a trigger.
pub fn remove(conn: &mut Connection, name: &str) -> Result<(), Error> {
    let removal = match conn {
        Connection::Sqlite(_) => format!("DROP TRIGGER {name}"),
        Connection::Postgres(_) => format!("DROP FUNCTION {name} CASCADE"),
    };
    execute(conn, &removal)
}
