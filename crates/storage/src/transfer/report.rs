//! Figures and checks of the whole database, for its operator.

use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};

use super::TABLES;
use crate::core::connection::Connection;
use crate::core::error::Error;

/// Problems of one kind that are reported.
const PROBLEMS_MAX: usize = 20;

const SQLITE_BYTES: &str = "page_count * page_size FROM pragma_page_count(), pragma_page_size()";
const POSTGRES_BYTES: &str = "pg_database_size(current_database())";
const BROKEN: &str = "SELECT \"table\" || ' row ' || COALESCE(rowid, 0) || ' refers to a missing row of ' || parent AS problem \
    FROM pragma_foreign_key_check LIMIT 20";
const UNPROVEN: &str = "SELECT conrelid::regclass::text || ': the constraint ' || conname || ' was never validated' AS problem \
    FROM pg_constraint WHERE NOT convalidated AND connamespace = current_schema()::regnamespace ORDER BY 1 LIMIT 20";

#[derive(QueryableByName)]
struct Found {
    #[diesel(sql_type = Text)]
    problem: String,
}

/// Returns how many rows each table has, in the order of [`TABLES`].
pub fn counts(conn: &mut Connection) -> Result<Vec<(&'static str, i64)>, Error> {
    TABLES
        .iter()
        .map(|table| {
            let count = sql::<BigInt>(&format!("(SELECT COUNT(*) FROM {table})"));
            let rows: i64 = both!(conn, c => diesel::select(count).get_result(c))?;
            Ok((*table, rows))
        })
        .collect()
}

/// Returns the bytes that the database takes.
pub fn bytes(conn: &mut Connection) -> Result<i64, Error> {
    let query = match conn {
        Connection::Sqlite(_) => SQLITE_BYTES,
        Connection::Postgres(_) => POSTGRES_BYTES,
    };
    Ok(both!(conn, c => diesel::select(sql::<BigInt>(query)).get_result(c))?)
}

/// Returns the first rows that refer to missing ones. PostgreSQL keeps its foreign keys itself unless a constraint was
/// added without being validated.
pub fn broken_references(conn: &mut Connection) -> Result<Vec<String>, Error> {
    let found: Vec<Found> = match conn {
        Connection::Sqlite(c) => diesel::sql_query(BROKEN).load(c)?,
        Connection::Postgres(c) => diesel::sql_query(UNPROVEN).load(c)?,
    };
    Ok(found
        .into_iter()
        .take(PROBLEMS_MAX)
        .map(|found| found.problem)
        .collect())
}
