//! How much an installation has of everything, for its operator.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Timestamp};

use crate::core::connection::Connection;
use crate::core::error::Error;

/// The most rows of a table that are counted: a count must not take longer the more there are.
pub const COUNTED_MAX: i64 = 100_000;

/// The figures. Each is at most [`COUNTED_MAX`] except the guests, which are sums of at most as many rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, QueryableByName)]
pub struct Figures {
    /// Accounts that are not deleted, without visitors of the sandbox.
    #[diesel(sql_type = BigInt)]
    pub accounts: i64,
    /// Sandboxes that have not ended.
    #[diesel(sql_type = BigInt)]
    pub sandboxes: i64,
    /// Sessions that have not ended, those of sandboxes included.
    #[diesel(sql_type = BigInt)]
    pub sessions: i64,
    /// Organisations with members, without sandboxes.
    #[diesel(sql_type = BigInt)]
    pub organisations: i64,
    /// Events that are not deleted, those of sandboxes included.
    #[diesel(sql_type = BigInt)]
    pub events: i64,
    /// Guests in all events.
    #[diesel(sql_type = BigInt)]
    pub guests: i64,
}

/// Counts.
pub fn figures(conn: &mut Connection, now: DateTime<Utc>) -> Result<Figures, Error> {
    let count =
        |rows: &str| format!("(SELECT COUNT(*) FROM (SELECT 1 AS one FROM {rows} LIMIT {COUNTED_MAX}) counted)");
    let statement = format!(
        "SELECT {accounts} AS accounts, {sandboxes} AS sandboxes, {sessions} AS sessions, \
         {organisations} AS organisations, {events} AS events, \
         (SELECT CAST(COALESCE(SUM(stored), 0) AS BIGINT) \
          FROM (SELECT stored FROM event_counts LIMIT {COUNTED_MAX}) counted) AS guests",
        accounts = count("users WHERE deleted_at IS NULL AND sandbox_until IS NULL"),
        sandboxes = count("users WHERE sandbox_until > $1"),
        sessions = count("sessions WHERE expires_at > $2"),
        organisations = count(
            "organisations o WHERE EXISTS (SELECT 1 FROM memberships m JOIN users u ON u.id = m.user_id \
             WHERE m.organisation_id = o.id AND u.sandbox_until IS NULL)"
        ),
        events = count("events WHERE deleted_at IS NULL"),
    );
    let query = diesel::sql_query(statement)
        .bind::<Timestamp, _>(now.naive_utc())
        .bind::<Timestamp, _>(now.naive_utc());
    Ok(both!(conn, c => query.get_result(c))?)
}
