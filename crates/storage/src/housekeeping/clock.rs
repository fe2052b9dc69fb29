//! The newest instant that housekeeping has proven to have passed.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::housekeeping_clock as table;

/// The only row.
const ID: i32 = 1;

/// What is recorded of the clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ClockRecord {
    /// The newest instant that provably passed.
    pub passed_at: DateTime<Utc>,
    /// What a clock showed last that is far from it.
    pub observed_at: Option<DateTime<Utc>>,
    /// How long that clock has run on, in seconds.
    pub observed_seconds: i64,
}

type Row = (NaiveDateTime, Option<NaiveDateTime>, i64);

/// Returns the record, if there is one.
pub fn find(conn: &mut Connection) -> Result<Option<ClockRecord>, Error> {
    let query = table::table
        .find(ID)
        .select((table::passed_at, table::observed_at, table::observed_seconds));
    let row: Option<Row> = both!(conn, c => query.get_result(c).optional())?;
    Ok(row.map(|(passed_at, observed_at, observed_seconds)| ClockRecord {
        passed_at: passed_at.and_utc(),
        observed_at: observed_at.map(|at| at.and_utc()),
        observed_seconds,
    }))
}

/// Writes the record as it is, to find out whether anything can be written.
pub fn rewrite(conn: &mut Connection) -> Result<(), Error> {
    let update = diesel::update(table::table.find(ID)).set(table::id.eq(ID));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Replaces the record.
pub fn put(conn: &mut Connection, record: &ClockRecord) -> Result<(), Error> {
    let values = (
        table::passed_at.eq(record.passed_at.naive_utc()),
        table::observed_at.eq(record.observed_at.map(|at| at.naive_utc())),
        table::observed_seconds.eq(record.observed_seconds),
    );
    let insert = diesel::insert_into(table::table)
        .values((table::id.eq(ID), values))
        .on_conflict(table::id)
        .do_update()
        .set(values);
    both!(conn, c => insert.execute(c))?;
    Ok(())
}
