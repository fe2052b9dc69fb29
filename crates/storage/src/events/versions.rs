//! The version of an event: a count that grows with each change of its guests, seats and tables, so that a reader who
//! holds a version knows whether the lists still show the present state, and learns what has changed since.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::atomic::{AtomicI32, Ordering};

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Integer, Text, Timestamp};
use domain::id::GuestId;
use domain::live::{Changes, Rows};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::{EventScope, guest_id};
use crate::live;
use crate::schema::event_versions;

/// Rows that the writers of PostgreSQL spread their counts over; more than there are writers.
const SLOTS: usize = 8;
/// Changes of a slot that are kept, and that [`since`] reads at most.
const CHANGES_MAX: i64 = 200;
/// Changes of a slot after which older ones are removed.
const PRUNE_EVERY: i64 = 50;
/// The slot of the next change on PostgreSQL.
static NEXT_SLOT: AtomicI32 = AtomicI32::new(0);

/// Which state of an event a reader has seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EventVersion {
    /// How many changes were counted.
    pub count: i64,
    /// When the latest was made: a restored backup counts the same numbers again, at other instants.
    pub changed_at: Option<DateTime<Utc>>,
    slots: [i64; SLOTS],
}

/// Whose rows in the list of an event changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Changed {
    /// These guests, at most [`Changes::IDS_MAX`] of a kind.
    Guests(BTreeSet<GuestId>),
    /// Any.
    All,
}

impl Changed {
    /// Adds what else changed.
    fn and(&mut self, other: &Changes) -> Result<(), Error> {
        for (_, rows) in other.iter().filter(|(kind, _)| kind.is_of_guests()) {
            match (&mut *self, rows) {
                (Self::Guests(guests), Rows::Ids(ids)) if guests.len() + ids.len() <= Changes::IDS_MAX => {
                    for id in ids {
                        guests.insert(guest_id(id.clone())?);
                    }
                }
                _ => *self = Self::All,
            }
        }
        Ok(())
    }
}

/// One number for each slot, and the instant in microseconds.
impl fmt::Display for EventVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = self
            .slots
            .iter()
            .rposition(|count| *count != 0)
            .map_or(1, |last| last + 1);
        for (place, count) in self.slots.iter().take(used).enumerate() {
            write!(f, "{}{count}", if place == 0 { "" } else { "." })?;
        }
        write!(f, "-{}", self.changed_at.map_or(0, |at| at.timestamp_micros()))
    }
}

impl EventVersion {
    /// Reads what [`fmt::Display`] wrote.
    pub fn parse(text: &str) -> Option<Self> {
        let (counts, micros) = text.split_once('-')?;
        let mut version = Self {
            changed_at: match micros.parse().ok()? {
                0 => None,
                micros => DateTime::from_timestamp_micros(micros),
            },
            ..Self::default()
        };
        for (place, count) in counts.split('.').enumerate() {
            version.set(place, count.parse().ok().filter(|count| *count >= 0)?)?;
        }
        Some(version)
    }

    fn set(&mut self, slot: usize, version: i64) -> Option<()> {
        *self.slots.get_mut(slot)? = version;
        self.count = self.count.checked_add(version)?;
        Some(())
    }
}

/// Counts a change and notes what it is about. Both are visible together with the change, when the transaction commits.
pub fn increment(
    conn: &mut Connection,
    scope: &EventScope,
    changes: &Changes,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let of_event = Some(scope.event_id());
    let (slot, version) = match conn {
        Connection::Sqlite(_) => {
            let version = count(conn, scope, now)?;
            live::insert(
                conn,
                (scope.organisation_id(), of_event),
                Some((0, version)),
                changes,
                now,
            )?;
            (0, version)
        }
        // Two transactions that change one event at once would queue on one row until the first is durable.
        Connection::Postgres(_) => {
            let slots = i32::try_from(SLOTS).unwrap_or(1);
            let slot = NEXT_SLOT.fetch_add(1, Ordering::Relaxed).rem_euclid(slots);
            (slot, count_and_note(conn, scope, slot, changes, now)?)
        }
    };
    if version % PRUNE_EVERY == 0 {
        live::forget_versions(conn, scope, slot, version - CHANGES_MAX)?;
    }
    Ok(())
}

fn count(conn: &mut Connection, scope: &EventScope, now: DateTime<Utc>) -> Result<i64, Error> {
    let query = diesel::sql_query(
        "INSERT INTO event_versions (organisation_id, event_id, slot, version, changed_at) VALUES ($1, $2, 0, 1, $3)
         ON CONFLICT (event_id, slot) DO UPDATE SET version = version + 1, changed_at = excluded.changed_at
         RETURNING version",
    );
    let query = query
        .bind::<Text, _>(scope.organisation())
        .bind::<Text, _>(scope.id())
        .bind::<Timestamp, _>(now.naive_utc());
    Ok(both!(conn, c => query.get_result::<Version>(c))?.version)
}

/// Does both in one statement, to save a round trip.
fn count_and_note(
    conn: &mut Connection,
    scope: &EventScope,
    slot: i32,
    changes: &Changes,
    now: DateTime<Utc>,
) -> Result<i64, Error> {
    let query = diesel::sql_query(
        "WITH counted AS (
             INSERT INTO event_versions (organisation_id, event_id, slot, version, changed_at) VALUES ($1, $2, $3, 1, $4)
             ON CONFLICT (event_id, slot, organisation_id)
             DO UPDATE SET version = event_versions.version + 1, changed_at = excluded.changed_at
             RETURNING version)
         INSERT INTO changes (organisation_id, event_id, slot, version, parts, changed_at)
         SELECT $1, $2, $3, version, $5, $4 FROM counted
         RETURNING version",
    );
    let query = query
        .bind::<Text, _>(scope.organisation())
        .bind::<Text, _>(scope.id())
        .bind::<Integer, _>(slot)
        .bind::<Timestamp, _>(now.naive_utc())
        .bind::<Text, _>(changes.to_string());
    Ok(both!(conn, c => query.get_result::<Version>(c))?.version)
}

#[derive(QueryableByName)]
struct Version {
    #[diesel(sql_type = BigInt)]
    version: i64,
}

/// Returns the version of an event.
pub fn get(conn: &mut Connection, scope: &EventScope) -> Result<EventVersion, Error> {
    let query = event_versions::table
        .filter(event_versions::event_id.eq(scope.id()))
        .select((
            event_versions::slot,
            event_versions::version,
            event_versions::changed_at,
        ));
    let rows: Vec<(i32, i64, NaiveDateTime)> = both!(conn, c => query.load(c))?;
    let mut version = EventVersion::default();
    for (slot, count, changed_at) in rows {
        let set = usize::try_from(slot).ok().and_then(|slot| version.set(slot, count));
        set.ok_or_else(|| Error::Corrupt(format!("the version of an event has the slot {slot}")))?;
        version.changed_at = version.changed_at.max(Some(changed_at.and_utc()));
    }
    Ok(version)
}

/// Returns what has changed between two versions of an event. It is [`Changed::All`] when that is not known in detail,
/// also when the database never had the earlier version.
pub fn since(
    conn: &mut Connection,
    scope: &EventScope,
    seen: &EventVersion,
    present: &EventVersion,
) -> Result<Changed, Error> {
    let mut changed = Changed::Guests(BTreeSet::new());
    let mut has_seen = false;
    for (slot, (&from, &to)) in seen.slots.iter().zip(&present.slots).enumerate() {
        if from > to || to - from > CHANGES_MAX {
            return Ok(Changed::All);
        }
        let mut missing = to - from;
        for (version, changes, at) in live::versions(conn, scope, slot, (from, to))? {
            if version == from {
                has_seen |= Some(at) == seen.changed_at;
            } else {
                changed.and(&changes)?;
                missing -= 1;
            }
        }
        if missing != 0 {
            return Ok(Changed::All);
        }
    }
    Ok(if has_seen { changed } else { Changed::All })
}

#[cfg(test)]
mod tests {
    use domain::live::Kind;

    use super::*;

    #[test]
    fn a_version_is_read_as_it_was_written() {
        for text in ["0-0", "12-1790000000000000", "0.3.0.1-1790000000000000"] {
            let version = EventVersion::parse(text).unwrap();
            assert_eq!(version.to_string(), text);
        }
        assert_eq!(EventVersion::parse("0.3.0.1-5").unwrap().count, 4);
        for text in ["", "1", "-1", "1-", "x-1", "-1-1", "1.-2-3", "1.1.1.1.1.1.1.1.1-5"] {
            assert_eq!(EventVersion::parse(text), None, "{text}");
        }
    }

    #[test]
    fn other_kinds_leave_the_rows_of_guests_as_they_are() {
        let id = GuestId::try_from("a".repeat(21)).unwrap();
        let mut changed = Changed::Guests(BTreeSet::new());
        let more = Changes::version(Kind::Plan, 3).and(Changes::any(Kind::Wishes));
        changed
            .and(&more.and(Changes::ids(Kind::Seats, [id.as_str()])))
            .unwrap();
        assert_eq!(changed, Changed::Guests(BTreeSet::from([id])));
        changed.and(&Changes::any(Kind::Answers)).unwrap();
        assert_eq!(changed, Changed::All);
    }
}
