//! The version of an event: a count that grows with each change of its guests, seats and tables, so that a reader who
//! holds a version knows whether the lists still show the present state.

use std::sync::atomic::{AtomicI32, Ordering};

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::{max, sql};
use diesel::prelude::*;
use diesel::sql_types::BigInt;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::event_versions;

/// Rows that the writers of PostgreSQL spread their counts over; more than there are writers.
const SLOTS: i32 = 8;
/// The slot of the next change on PostgreSQL.
static NEXT_SLOT: AtomicI32 = AtomicI32::new(0);

/// Which state of an event a reader has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EventVersion {
    /// How many changes were counted.
    pub count: i64,
    /// When the latest was made: a restored backup counts the same numbers again, at other instants.
    pub changed_at: Option<DateTime<Utc>>,
}

/// Counts a change. It is visible together with the change, when the transaction commits.
pub fn increment(conn: &mut Connection, scope: &EventScope, now: DateTime<Utc>) -> Result<(), Error> {
    let slot = match conn {
        Connection::Sqlite(_) => 0,
        // Two transactions that change one event at once would queue on one row until the first is durable.
        Connection::Postgres(_) => NEXT_SLOT.fetch_add(1, Ordering::Relaxed).rem_euclid(SLOTS),
    };
    let row = (
        event_versions::event_id.eq(scope.id()),
        event_versions::slot.eq(slot),
        event_versions::version.eq(1_i64),
        event_versions::changed_at.eq(now.naive_utc()),
    );
    let insert = diesel::insert_into(event_versions::table)
        .values(row)
        .on_conflict((event_versions::event_id, event_versions::slot))
        .do_update()
        .set((
            event_versions::version.eq(event_versions::version + 1),
            event_versions::changed_at.eq(now.naive_utc()),
        ));
    both!(conn, c => insert.execute(c))?;
    Ok(())
}

/// Returns the version of an event.
pub fn get(conn: &mut Connection, scope: &EventScope) -> Result<EventVersion, Error> {
    let query = event_versions::table
        .filter(event_versions::event_id.eq(scope.id()))
        .select((
            sql::<BigInt>("CAST(COALESCE(SUM(version), 0) AS BIGINT)"),
            max(event_versions::changed_at),
        ));
    let (count, changed_at): (i64, Option<NaiveDateTime>) = both!(conn, c => query.get_result(c))?;
    Ok(EventVersion {
        count,
        changed_at: changed_at.map(|at| at.and_utc()),
    })
}
