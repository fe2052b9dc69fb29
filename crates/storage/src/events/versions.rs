//! The version of an event: a count that grows with each change of its guests, seats and tables, so that a reader who
//! holds a version knows whether the lists still show the present state, and learns what has changed since.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::atomic::{AtomicI32, Ordering};

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::id::GuestId;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::{EventScope, guest_id};
use crate::schema::{event_changes, event_versions};

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

/// What a transaction changes of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Changed {
    /// These guests, at most [`Changed::GUESTS_MAX`]: their texts, answers, arrivals, seats, tags or parties.
    Guests(BTreeSet<GuestId>),
    /// Anything.
    All,
}

impl Changed {
    /// Above this number, reading what changed costs as much as reading everything.
    pub const GUESTS_MAX: usize = 100;

    /// Adds what else changed.
    pub fn and(&mut self, other: Self) {
        match (&mut *self, other) {
            (Self::Guests(guests), Self::Guests(more)) if guests.len() + more.len() <= Self::GUESTS_MAX => {
                guests.extend(more);
            }
            _ => *self = Self::All,
        }
    }

    fn to_column(&self) -> Option<String> {
        match self {
            Self::Guests(guests) => Some(guests.iter().map(GuestId::as_str).collect::<Vec<_>>().join(" ")),
            Self::All => None,
        }
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
    changed: &Changed,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let slot = match conn {
        Connection::Sqlite(_) => 0,
        // Two transactions that change one event at once would queue on one row until the first is durable.
        Connection::Postgres(_) => {
            let slots = i32::try_from(SLOTS).unwrap_or(1);
            NEXT_SLOT.fetch_add(1, Ordering::Relaxed).rem_euclid(slots)
        }
    };
    let row = (
        event_versions::organisation_id.eq(scope.organisation()),
        event_versions::event_id.eq(scope.id()),
        event_versions::slot.eq(slot),
        event_versions::version.eq(1_i64),
        event_versions::changed_at.eq(now.naive_utc()),
    );
    let insert = diesel::insert_into(event_versions::table).values(row);
    let counted = (
        event_versions::version.eq(event_versions::version + 1),
        event_versions::changed_at.eq(now.naive_utc()),
    );
    let version: i64 = match conn {
        Connection::Sqlite(c) => {
            let on_key = insert.on_conflict((event_versions::event_id, event_versions::slot));
            on_key
                .do_update()
                .set(counted)
                .returning(event_versions::version)
                .get_result(c)?
        }
        Connection::Postgres(c) => {
            let key = (
                event_versions::event_id,
                event_versions::slot,
                event_versions::organisation_id,
            );
            let on_key = insert.on_conflict(key);
            on_key
                .do_update()
                .set(counted)
                .returning(event_versions::version)
                .get_result(c)?
        }
    };
    let change = (
        event_changes::organisation_id.eq(scope.organisation()),
        event_changes::event_id.eq(scope.id()),
        event_changes::slot.eq(slot),
        event_changes::version.eq(version),
        event_changes::guests.eq(changed.to_column()),
        event_changes::changed_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(event_changes::table).values(change).execute(c))?;
    if version % PRUNE_EVERY == 0 {
        let old = event_changes::table
            .filter(event_changes::event_id.eq(scope.id()))
            .filter(event_changes::slot.eq(slot))
            .filter(event_changes::version.lt(version - CHANGES_MAX));
        both!(conn, c => diesel::delete(old).execute(c))?;
    }
    Ok(())
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
        for (version, guests, at) in of_slot(conn, scope, slot, (from, to))? {
            if version == from {
                has_seen |= Some(at.and_utc()) == seen.changed_at;
            } else {
                changed.and(read(guests)?);
                missing -= 1;
            }
        }
        if missing != 0 {
            return Ok(Changed::All);
        }
    }
    Ok(if has_seen { changed } else { Changed::All })
}

type ChangeRow = (i64, Option<String>, NaiveDateTime);

/// Returns the changes of a slot from one version to another, both included.
fn of_slot(
    conn: &mut Connection,
    scope: &EventScope,
    slot: usize,
    (from, to): (i64, i64),
) -> Result<Vec<ChangeRow>, Error> {
    if to == 0 {
        return Ok(Vec::new());
    }
    let slot = i32::try_from(slot).unwrap_or(i32::MAX);
    let query = event_changes::table
        .filter(event_changes::event_id.eq(scope.id()))
        .filter(event_changes::slot.eq(slot))
        .filter(event_changes::version.between(from, to))
        .order(event_changes::version)
        .select((event_changes::version, event_changes::guests, event_changes::changed_at));
    Ok(both!(conn, c => query.load(c))?)
}

fn read(guests: Option<String>) -> Result<Changed, Error> {
    let Some(guests) = guests else {
        return Ok(Changed::All);
    };
    let guests = guests
        .split(' ')
        .filter(|id| !id.is_empty())
        .map(|id| guest_id(id.to_owned()));
    Ok(Changed::Guests(guests.collect::<Result<_, _>>()?))
}

#[cfg(test)]
mod tests {
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
    fn more_guests_than_are_worth_naming_are_anything() {
        let id = |n: usize| GuestId::try_from(format!("{n:021}")).unwrap();
        let guests = |of: std::ops::Range<usize>| Changed::Guests(of.map(id).collect());
        let mut changed = guests(0..60);
        changed.and(guests(60..Changed::GUESTS_MAX));
        assert_eq!(changed, guests(0..Changed::GUESTS_MAX));
        changed.and(guests(200..201));
        assert_eq!(changed, Changed::All);
        changed.and(guests(0..1));
        assert_eq!(changed, Changed::All);
    }
}
