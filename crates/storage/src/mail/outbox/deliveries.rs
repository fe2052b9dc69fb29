//! How the deliveries of the last day went, for the operator.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Nullable, Text, Timestamp};
use domain::limits::MAIL_WAIT_DAYS;

use super::state::{FAILED, QUEUED, SENT, WRITTEN};
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::schema::outbox;

/// The most mails of one state that are counted.
const COUNTED_MAX: i64 = 100_000;

/// What became of mail since an instant. Counts of each state end at 100,000.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Deliveries {
    /// Mails that went to a server or into a file.
    pub sent: i64,
    /// When the last of these went.
    pub last_sent_at: Option<DateTime<Utc>>,
    /// Mails that were given up.
    pub failed: i64,
    /// Mails that wait now because an organiser has paused them.
    pub paused: i64,
}

#[derive(QueryableByName)]
struct Counted {
    #[diesel(sql_type = BigInt)]
    mails: i64,
    #[diesel(sql_type = Nullable<Timestamp>)]
    last: Option<NaiveDateTime>,
}

/// Counts. Mail is due at most [`MAIL_WAIT_DAYS`] before it goes or is given up, which bounds the rows that are read.
pub fn since(conn: &mut Connection, since: DateTime<Utc>) -> Result<Deliveries, Error> {
    let mut deliveries = Deliveries::default();
    for state in [SENT, WRITTEN] {
        let went = count(
            conn,
            state,
            "held IN (FALSE, TRUE) AND run_at >= $2 AND sent_at >= $3",
            since,
        )?;
        deliveries.sent += went.mails;
        deliveries.last_sent_at = deliveries.last_sent_at.max(went.last.map(|at| at.and_utc()));
    }
    deliveries.failed = count(conn, FAILED, GIVEN_UP, since)?.mails;
    let paused = outbox::table
        .filter(outbox::state.eq(QUEUED))
        .filter(outbox::held.eq(true))
        .count();
    deliveries.paused = both!(conn, c => paused.get_result(c))?;
    Ok(deliveries)
}

/// A mail that failed has the try in its history, unless it was given up because its server was away for too long.
const GIVEN_UP: &str = "held IN (FALSE, TRUE) AND run_at >= $2 AND (\
    EXISTS (SELECT 1 FROM mail_tries t WHERE t.outbox_id = outbox.id AND t.failed_at >= $3) \
    OR NOT EXISTS (SELECT 1 FROM mail_tries t WHERE t.outbox_id = outbox.id AND t.failed_at >= outbox.run_at))";

fn count(conn: &mut Connection, state: &str, condition: &str, since: DateTime<Utc>) -> Result<Counted, Error> {
    let due_since = since - TimeDelta::days(MAIL_WAIT_DAYS);
    let statement = format!(
        "SELECT COUNT(*) AS mails, MAX(sent_at) AS last FROM (SELECT sent_at FROM outbox WHERE state = $1 \
         AND {condition} LIMIT {COUNTED_MAX}) counted"
    );
    let query = diesel::sql_query(statement)
        .bind::<Text, _>(state)
        .bind::<Timestamp, _>(due_since.naive_utc())
        .bind::<Timestamp, _>(since.naive_utc());
    Ok(both!(conn, c => query.get_result(c))?)
}
