//! Which organisations have mail that is due: one step through an index for each, however much mail waits. These queries
//! read across all organisations, so only workers may call them.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Text, Timestamp};
use domain::id::OrganisationId;

use super::delivery::{ExcludedServers, dialect};
use crate::accounts::organisation_id;
use crate::core::connection::Connection;
use crate::core::error::Error;

/// Mail that waits for a worker. SQLite would prefer an index that leads through the mail of all organisations.
pub(super) const WAITING: &str = "outbox INDEXED BY outbox_waiting_idx WHERE state = 'queued' AND held = FALSE";

#[derive(QueryableByName)]
struct WaitingRow {
    #[diesel(sql_type = Text)]
    organisation_id: String,
}

#[derive(QueryableByName)]
struct MailRow {
    #[diesel(sql_type = Text)]
    #[diesel(column_name = "id")]
    _id: String,
}

/// Returns up to `limit` organisations that have mail which is due, in the order of their ids, from the first after one on,
/// and then from the beginning.
pub fn due(
    conn: &mut Connection,
    after: Option<&OrganisationId>,
    now: DateTime<Utc>,
    excluded: &ExcludedServers,
    limit: i64,
) -> Result<Vec<OrganisationId>, Error> {
    let mut found = due_after(conn, after.map_or("", OrganisationId::as_str), now, excluded, limit)?;
    let rest = limit.saturating_sub(i64::try_from(found.len()).unwrap_or(limit));
    if after.is_some() && rest > 0 {
        let mut first = due_after(conn, "", now, excluded, rest)?;
        first.retain(|organisation| !found.contains(organisation));
        found.append(&mut first);
    }
    Ok(found)
}

fn due_after(
    conn: &mut Connection,
    after: &str,
    now: DateTime<Utc>,
    excluded: &ExcludedServers,
    limit: i64,
) -> Result<Vec<OrganisationId>, Error> {
    let statement = format!(
        "WITH RECURSIVE waiting (organisation_id) AS ( \
            SELECT min(organisation_id) FROM {WAITING} AND organisation_id > ? \
            UNION ALL \
            SELECT (SELECT min(organisation_id) FROM {WAITING} AND organisation_id > waiting.organisation_id) \
            FROM waiting WHERE waiting.organisation_id IS NOT NULL) \
        SELECT waiting.organisation_id FROM waiting WHERE waiting.organisation_id IS NOT NULL \
            AND (SELECT min(run_at) FROM {WAITING} AND organisation_id = waiting.organisation_id) <= ? \
            AND instr(?, waiting.organisation_id) = 0 \
            AND (NOT ? OR (SELECT own.organisation_id FROM organisation_mail_servers AS own \
                WHERE own.organisation_id = waiting.organisation_id) IS NOT NULL) \
        LIMIT ?"
    );
    let query = diesel::sql_query(dialect(conn, &statement))
        .bind::<Text, _>(after)
        .bind::<Timestamp, _>(now.naive_utc())
        .bind::<Text, _>(excluded.organisations())
        .bind::<Bool, _>(excluded.installation)
        .bind::<BigInt, _>(limit);
    let rows: Vec<WaitingRow> = both!(conn, c => query.load(c))?;
    rows.into_iter()
        .map(|row| organisation_id(row.organisation_id))
        .collect()
}

/// Returns how many mails to guests of an organisation are due and wait, up to a limit.
pub fn backlog(
    conn: &mut Connection,
    organisation: &OrganisationId,
    now: DateTime<Utc>,
    limit: i64,
) -> Result<i64, Error> {
    let statement =
        format!("SELECT id FROM {WAITING} AND organisation_id = ? AND run_at <= ? AND mail_values IS NOT NULL LIMIT ?");
    let query = diesel::sql_query(dialect(conn, &statement))
        .bind::<Text, _>(organisation.as_str())
        .bind::<Timestamp, _>(now.naive_utc())
        .bind::<BigInt, _>(limit);
    let found: Vec<MailRow> = both!(conn, c => query.load(c))?;
    Ok(i64::try_from(found.len()).unwrap_or(limit))
}
