//! The changes of an organisation in the order in which they became visible, for open screens and for lists by version.
//! Rows hold ids and no names. [`after`] returns each change once and in the same order on all servers of a database.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Nullable, Text, Timestamp};
use domain::id::{EventId, OrganisationId};
use domain::live::Changes;

use crate::accounts::organisation_id;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::{changes, live_epoch};

/// Changes of an organisation that are kept.
const KEPT: i64 = 10_000;
/// Rows between two looks for changes above [`KEPT`].
const COUNT_EVERY: i64 = 500;

/// Transactions below this one have ended, as far as they are of this database; everything on SQLite.
///
/// Read it in a transaction before that of the changes: what had ended then is visible later. The oldest transaction of the
/// whole cluster, which a snapshot names, may belong to another database and run for hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Horizon(i64);

/// Returns the present horizon.
pub fn horizon(conn: &mut Connection) -> Result<Horizon, Error> {
    let Connection::Postgres(c) = conn else {
        return Ok(Horizon(i64::MAX));
    };
    // Transactions that begin while the activity is read have numbers from the end of the snapshot on.
    let oldest = diesel::dsl::sql::<BigInt>(
        "LEAST((SELECT min(backend_xid::text::bigint) FROM pg_stat_activity WHERE datname = current_database()),
               pg_snapshot_xmax(pg_current_snapshot())::text::bigint)",
    );
    Ok(Horizon(diesel::select(oldest).get_result(c)?))
}

/// Where a reader is among the changes of an organisation: all up to and including this one are known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Position {
    /// The transaction; 0 on SQLite.
    pub xid: i64,
    /// The row.
    pub id: i64,
}

/// A change that can be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Where it is.
    pub position: Position,
    /// The event, if it belongs to one.
    pub event_id: Option<String>,
    /// What changed.
    pub changes: Changes,
}

/// Changes after a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// In the order in which they became visible.
    pub changes: Vec<Change>,
    /// Whether there are further ones, now or as soon as an older transaction ends.
    pub more: bool,
}

#[derive(QueryableByName)]
struct Row {
    #[diesel(sql_type = BigInt)]
    xid: i64,
    #[diesel(sql_type = BigInt)]
    id: i64,
    #[diesel(sql_type = Nullable<Text>)]
    event_id: Option<String>,
    #[diesel(sql_type = Text)]
    parts: String,
    #[diesel(sql_type = Bool)]
    settled: bool,
}

/// Notes what a transaction changed; `of` is the organisation and the event, `version` the slot and the version of the event.
pub fn insert(
    conn: &mut Connection,
    of: (&OrganisationId, Option<&EventId>),
    version: Option<(i32, i64)>,
    noted: &Changes,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let (organisation, event) = of;
    let row = (
        changes::organisation_id.eq(organisation.as_str()),
        changes::event_id.eq(event.map(EventId::as_str)),
        changes::slot.eq(version.map(|(slot, _)| slot)),
        changes::version.eq(version.map(|(_, version)| version)),
        changes::parts.eq(noted.to_string()),
        changes::changed_at.eq(now.naive_utc()),
    );
    let insert = diesel::insert_into(changes::table).values(row).returning(changes::id);
    let id: i64 = both!(conn, c => insert.get_result(c))?;
    if id % COUNT_EVERY == 0 {
        keep_latest(conn, organisation)?;
    }
    Ok(())
}

/// Removes the changes of an organisation above the number that is kept.
fn keep_latest(conn: &mut Connection, organisation: &OrganisationId) -> Result<(), Error> {
    let oldest = changes::table
        .filter(changes::organisation_id.eq(organisation.as_str()))
        .order((changes::xid.desc(), changes::id.desc()))
        .offset(KEPT)
        .select((changes::xid, changes::id));
    let oldest: Option<(i64, i64)> = both!(conn, c => oldest.first(c).optional())?;
    let Some((xid, id)) = oldest else { return Ok(()) };
    let old = changes::table
        .filter(changes::organisation_id.eq(organisation.as_str()))
        .filter(changes::xid.lt(xid).or(changes::xid.eq(xid).and(changes::id.le(id))));
    both!(conn, c => diesel::delete(old).execute(c))?;
    Ok(())
}

/// Returns at most `limit` changes after a position and below a horizon.
pub fn after(
    conn: &mut Connection,
    organisation: &OrganisationId,
    position: Position,
    horizon: Horizon,
    limit: i64,
) -> Result<Page, Error> {
    let query = diesel::sql_query(
        "SELECT xid, id, event_id, parts, xid < $1 AS settled FROM changes
         WHERE organisation_id = $2 AND (xid, id) > ($3, $4) ORDER BY xid, id LIMIT $5",
    );
    let query = query
        .bind::<BigInt, _>(horizon.0)
        .bind::<Text, _>(organisation.as_str())
        .bind::<BigInt, _>(position.xid)
        .bind::<BigInt, _>(position.id)
        .bind::<BigInt, _>(limit);
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    let full = i64::try_from(rows.len()).is_ok_and(|read| read >= limit);
    let mut page = Page::default();
    let count = rows.len();
    for row in rows.into_iter().take_while(|row| row.settled) {
        page.changes.push(row.into_change()?);
    }
    page.more = full || page.changes.len() < count;
    Ok(page)
}

/// Returns the position of the newest change of an organisation below a horizon.
pub fn latest(conn: &mut Connection, organisation: &OrganisationId, horizon: Horizon) -> Result<Position, Error> {
    let newest = changes::table
        .filter(changes::organisation_id.eq(organisation.as_str()))
        .filter(changes::xid.lt(horizon.0))
        .order((changes::xid.desc(), changes::id.desc()))
        .select((changes::xid, changes::id));
    let newest: Option<(i64, i64)> = both!(conn, c => newest.first(c).optional())?;
    Ok(newest.map_or_else(Position::default, |(xid, id)| Position { xid, id }))
}

/// Returns whether the changes after a position are all there: it is that of a change that is kept, or no change of the
/// organisation has ever been.
pub fn is_known(conn: &mut Connection, organisation: &OrganisationId, position: Position) -> Result<bool, Error> {
    let of_organisation = changes::table.filter(changes::organisation_id.eq(organisation.as_str()));
    if position == Position::default() {
        let any = diesel::select(diesel::dsl::exists(of_organisation));
        let any: bool = both!(conn, c => any.get_result(c))?;
        return Ok(!any);
    }
    let same = of_organisation
        .filter(changes::xid.eq(position.xid))
        .filter(changes::id.eq(position.id));
    let same = diesel::select(diesel::dsl::exists(same));
    Ok(both!(conn, c => same.get_result(c))?)
}

/// Returns what names the sequence of changes: another one after a restore, and on PostgreSQL after a failover, since both
/// may give the same numbers to other changes.
pub fn epoch(conn: &mut Connection) -> Result<String, Error> {
    let query = live_epoch::table.find(1).select(live_epoch::epoch);
    let drawn: String = both!(conn, c => query.first(c))?;
    match conn {
        Connection::Sqlite(_) => Ok(drawn),
        Connection::Postgres(c) => {
            let cluster = diesel::dsl::sql::<Text>(
                "(SELECT system_identifier FROM pg_control_system())::text || '-'
                 || (SELECT timeline_id FROM pg_control_checkpoint())::text",
            );
            let cluster: String = diesel::select(cluster).get_result(c)?;
            Ok(format!("{drawn}-{cluster}"))
        }
    }
}

/// Removes the changes from before an instant, except the newest of each organisation, so that positions stay known.
pub fn forget_before(conn: &mut Connection, instant: DateTime<Utc>) -> Result<usize, Error> {
    let query = diesel::sql_query(
        "DELETE FROM changes WHERE changed_at < $1 AND EXISTS (
             SELECT 1 FROM changes newer WHERE newer.organisation_id = changes.organisation_id
             AND (newer.xid, newer.id) > (changes.xid, changes.id))",
    );
    let query = query.bind::<Timestamp, _>(instant.naive_utc());
    Ok(both!(conn, c => query.execute(c))?)
}

/// Returns the organisations with changes since an instant.
pub fn changed_since(conn: &mut Connection, instant: DateTime<Utc>) -> Result<Vec<OrganisationId>, Error> {
    let query = changes::table
        .filter(changes::changed_at.ge(instant.naive_utc()))
        .select(changes::organisation_id)
        .distinct();
    let ids: Vec<String> = both!(conn, c => query.load(c))?;
    ids.into_iter().map(organisation_id).collect()
}

/// Makes the versions of an event below one unknown. The changes stay.
pub(crate) fn forget_versions(conn: &mut Connection, scope: &EventScope, slot: i32, below: i64) -> Result<(), Error> {
    let old = changes::table
        .filter(changes::event_id.eq(scope.id()))
        .filter(changes::slot.eq(slot))
        .filter(changes::version.lt(below));
    let none = (changes::slot.eq(None::<i32>), changes::version.eq(None::<i64>));
    both!(conn, c => diesel::update(old).set(none).execute(c))?;
    Ok(())
}

type Versioned = (i64, Changes, DateTime<Utc>);

/// Returns the changes of a slot of an event from one version to another, both included.
pub(crate) fn versions(
    conn: &mut Connection,
    scope: &EventScope,
    slot: usize,
    (from, to): (i64, i64),
) -> Result<Vec<Versioned>, Error> {
    if to == 0 {
        return Ok(Vec::new());
    }
    let slot = i32::try_from(slot).unwrap_or(i32::MAX);
    let query = changes::table
        .filter(changes::event_id.eq(scope.id()))
        .filter(changes::slot.eq(slot))
        .filter(changes::version.between(from, to))
        .order(changes::version)
        .select((changes::version, changes::parts, changes::changed_at));
    let rows: Vec<(Option<i64>, String, NaiveDateTime)> = both!(conn, c => query.load(c))?;
    rows.into_iter()
        .map(|(version, parts, at)| Ok((version.unwrap_or_default(), parsed(&parts)?, at.and_utc())))
        .collect()
}

fn parsed(parts: &str) -> Result<Changes, Error> {
    Changes::parse(parts).ok_or_else(|| Error::Corrupt(format!("a change says '{parts}'")))
}

impl Row {
    fn into_change(self) -> Result<Change, Error> {
        Ok(Change {
            position: Position {
                xid: self.xid,
                id: self.id,
            },
            event_id: self.event_id,
            changes: parsed(&self.parts)?,
        })
    }
}
