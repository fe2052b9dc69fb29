//! The log of arrivals at the doors. Entries are added under [`lock`] and never removed before their event; whether one
//! counts is kept beside it, and `guests.arrived_at` is the first entry of the guest that counts.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;
use diesel::sql_types::Text;
use domain::check_in::{EntryKind, EntryOrder, EntryResult};
use domain::id::{EventId, GuestId, UserId};

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::{attendance, guests, users};

mod figures;
mod resolve;

pub use figures::{counts, listed_among, party_presence};
pub use resolve::{Found, FoundByName, Names, TokenHashes, event_names, resolve, token_hashes};

/// An entry of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Chosen by the device.
    pub id: String,
    /// The place in the log of the event.
    pub sequence: i64,
    /// What it says.
    pub kind: EntryKind,
    /// The guest, if the event has one.
    pub guest: Option<GuestId>,
    /// The id that a device chose for a walk-in.
    pub device_guest: Option<String>,
    /// SHA-256 of what the guest was named by.
    pub reference: Option<Vec<u8>>,
    /// Whether the guest was expected, or admitted in spite of having declined.
    pub admitted: bool,
    /// Whether the entry counts now.
    pub counts: bool,
    /// The entry that an undo names.
    pub undoes: Option<String>,
    /// The name of a walk-in.
    pub name: Option<String>,
    /// The first answer.
    pub result: EntryResult,
    /// The first entry that counted when this one came.
    pub first_entry: Option<String>,
    /// The event that the code belongs to.
    pub other_event: Option<EventId>,
    /// The label of the device.
    pub device: String,
    /// The name of who recorded it, unless that account is gone.
    pub by: Option<String>,
    /// When, by the clock of the device.
    pub at: DateTime<Utc>,
    /// When, by the clock of the server.
    pub corrected_at: DateTime<Utc>,
    /// When it was received.
    pub received_at: DateTime<Utc>,
}

impl Entry {
    /// Returns by what the entries of a guest are sorted.
    pub fn order(&self) -> EntryOrder {
        EntryOrder {
            millis: self.corrected_at.timestamp_millis(),
            device: self.device.clone(),
            id: self.id.clone(),
        }
    }
}

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = attendance, treat_none_as_default_value = false)]
struct Row {
    event_id: String,
    entry_id: String,
    sequence: i64,
    kind: String,
    guest_id: Option<String>,
    device_guest: Option<String>,
    reference: Option<Vec<u8>>,
    admitted: bool,
    counts: bool,
    undoes: Option<String>,
    name: Option<String>,
    result: String,
    first_entry: Option<String>,
    other_event: Option<String>,
    device: String,
    recorded_by: Option<String>,
    at_device: NaiveDateTime,
    corrected_at: NaiveDateTime,
    received_at: NaiveDateTime,
}

/// Serialises the transactions that add entries to an event, so that numbers become visible in order. Taken before the
/// rows of guests are locked. SQLite has only one writer anyway.
pub fn lock(conn: &mut Connection, scope: &EventScope) -> Result<(), Error> {
    if let Connection::Postgres(c) = conn {
        let lock = diesel::sql_query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))");
        lock.bind::<Text, _>(scope.id()).execute(c)?;
    }
    Ok(())
}

/// Returns the number of the latest entry of an event, or 0 without entries.
pub fn latest(conn: &mut Connection, scope: &EventScope) -> Result<i64, Error> {
    let query = attendance::table
        .filter(attendance::event_id.eq(scope.id()))
        .select(max(attendance::sequence));
    let latest: Option<i64> = both!(conn, c => query.get_result(c))?;
    Ok(latest.unwrap_or(0))
}

/// Runs a query for entries with the names of those who recorded them.
macro_rules! entries {
    ($conn:expr, $scope:expr, $($narrowed:tt)*) => {{
        let living = users::id.nullable().eq(attendance::recorded_by).and(users::deleted_at.is_null());
        let query = attendance::table
            .left_join(users::table.on(living))
            .filter(attendance::event_id.eq($scope.id()))
            $($narrowed)*;
        let rows: Vec<(Row, Option<String>)> =
            both!($conn, c => query.select((Row::as_select(), users::name.nullable())).load(c))?;
        rows.into_iter().map(entry).collect::<Result<Vec<_>, Error>>()
    }};
}

/// Returns the entries with these ids.
pub fn with_ids(conn: &mut Connection, scope: &EventScope, ids: &[&str]) -> Result<Vec<Entry>, Error> {
    let mut found = Vec::new();
    for chunk in ids.chunks(CHUNK) {
        found.extend(entries!(conn, scope, .filter(attendance::entry_id.eq_any(chunk)))?);
    }
    Ok(found)
}

/// Returns the entries with an id that a device chose for a walk-in.
pub fn of_device_guests(conn: &mut Connection, scope: &EventScope, ids: &[&str]) -> Result<Vec<Entry>, Error> {
    let mut found = Vec::new();
    for chunk in ids.chunks(CHUNK) {
        found.extend(entries!(conn, scope, .filter(attendance::device_guest.eq_any(chunk)))?);
    }
    Ok(found)
}

/// Returns the walk-in entries of these guests, and all that count.
pub fn of_guests(conn: &mut Connection, scope: &EventScope, of: &[&GuestId]) -> Result<Vec<Entry>, Error> {
    let mut found = Vec::new();
    for chunk in of.chunks(CHUNK) {
        let ids: Vec<&str> = chunk.iter().map(|guest| guest.as_str()).collect();
        let matters = attendance::counts
            .eq(true)
            .or(attendance::kind.eq(EntryKind::WalkIn.as_str()));
        found.extend(entries!(conn, scope, .filter(attendance::guest_id.eq_any(ids)).filter(matters))?);
    }
    Ok(found)
}

/// Returns entries after a number in the order of storing.
pub fn page(conn: &mut Connection, scope: &EventScope, after: i64, limit: i64) -> Result<Vec<Entry>, Error> {
    entries!(conn, scope, .filter(attendance::sequence.gt(after)).order(attendance::sequence).limit(limit))
}

/// Returns which of these entries an undo names.
pub fn undone(conn: &mut Connection, scope: &EventScope, ids: &[&str]) -> Result<HashSet<String>, Error> {
    let mut found = HashSet::new();
    for chunk in ids.chunks(CHUNK) {
        let query = attendance::table
            .filter(attendance::event_id.eq(scope.id()))
            .filter(attendance::undoes.eq_any(chunk))
            .select(attendance::undoes);
        let rows: Vec<Option<String>> = both!(conn, c => query.load(c))?;
        found.extend(rows.into_iter().flatten());
    }
    Ok(found)
}

/// Returns the ids of the entries of an event that count, by guest and in their order, with who recorded each and when.
pub fn arrivals(conn: &mut Connection, scope: &EventScope) -> Result<HashMap<GuestId, Vec<Entry>>, Error> {
    Ok(by_guest(entries!(conn, scope, .filter(attendance::counts.eq(true)))?))
}

/// Returns the entries that are about a guest, by guest and in their order.
pub fn by_guest(entries: impl IntoIterator<Item = Entry>) -> HashMap<GuestId, Vec<Entry>> {
    let mut of_guest: HashMap<GuestId, Vec<Entry>> = HashMap::new();
    for entry in entries {
        if let Some(guest) = entry.guest.clone() {
            of_guest.entry(guest).or_default().push(entry);
        }
    }
    for entries in of_guest.values_mut() {
        entries.sort_by_key(Entry::order);
    }
    of_guest
}

/// Returns the guests who are walk-ins.
pub fn walk_ins(conn: &mut Connection, scope: &EventScope) -> Result<HashSet<String>, Error> {
    let query = attendance::table
        .filter(attendance::event_id.eq(scope.id()))
        .filter(attendance::kind.eq(EntryKind::WalkIn.as_str()))
        .select(attendance::guest_id);
    let rows: Vec<Option<String>> = both!(conn, c => query.load(c))?;
    Ok(rows.into_iter().flatten().collect())
}

/// Adds entries that a member recorded.
pub fn insert(conn: &mut Connection, scope: &EventScope, new: &[&Entry], by: &UserId) -> Result<(), Error> {
    let row = |entry: &&Entry| Row {
        event_id: scope.id().to_owned(),
        entry_id: entry.id.clone(),
        sequence: entry.sequence,
        kind: entry.kind.as_str().to_owned(),
        guest_id: entry.guest.as_ref().map(GuestId::to_string),
        device_guest: entry.device_guest.clone(),
        reference: entry.reference.clone(),
        admitted: entry.admitted,
        counts: entry.counts,
        undoes: entry.undoes.clone(),
        name: entry.name.clone(),
        result: entry.result.as_str().to_owned(),
        first_entry: entry.first_entry.clone(),
        other_event: entry.other_event.as_ref().map(EventId::to_string),
        device: entry.device.clone(),
        recorded_by: Some(by.to_string()),
        at_device: entry.at.naive_utc(),
        corrected_at: entry.corrected_at.naive_utc(),
        received_at: entry.received_at.naive_utc(),
    };
    for chunk in new.chunks(CHUNK) {
        let organisation = attendance::organisation_id.eq(scope.organisation());
        let rows: Vec<_> = chunk.iter().map(|entry| (organisation, row(entry))).collect();
        both!(conn, c => diesel::insert_into(attendance::table).values(&rows).execute(c))?;
    }
    Ok(())
}

/// Overwrites the guest of an entry, and whether it counts.
pub fn update(conn: &mut Connection, scope: &EventScope, entry: &Entry) -> Result<(), Error> {
    let target = attendance::table
        .filter(attendance::event_id.eq(scope.id()))
        .filter(attendance::entry_id.eq(&entry.id));
    let change = (
        attendance::guest_id.eq(entry.guest.as_ref().map(GuestId::as_str)),
        attendance::counts.eq(entry.counts),
    );
    both!(conn, c => diesel::update(target).set(change).execute(c))?;
    Ok(())
}

/// Sets when a guest arrived, or that the guest is not present.
pub fn set_arrived(
    conn: &mut Connection,
    scope: &EventScope,
    guest: &GuestId,
    at: Option<DateTime<Utc>>,
) -> Result<(), Error> {
    let target = guests::table
        .filter(guests::event_id.eq(scope.id()))
        .filter(guests::id.eq(guest.as_str()));
    let change = guests::arrived_at.eq(at.map(|at| at.naive_utc()));
    both!(conn, c => diesel::update(target).set(change).execute(c))?;
    Ok(())
}

/// Removes an erased guest from the log. The entries stay without their guest.
pub(crate) fn forget_guest(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<(), Error> {
    let target = attendance::table
        .filter(attendance::event_id.eq(scope.id()))
        .filter(attendance::guest_id.eq(guest.as_str()));
    let change = (
        attendance::guest_id.eq(None::<String>),
        attendance::device_guest.eq(None::<String>),
        attendance::name.eq(None::<String>),
        attendance::counts.eq(false),
    );
    both!(conn, c => diesel::update(target).set(change).execute(c))?;
    Ok(())
}

fn entry((row, by): (Row, Option<String>)) -> Result<Entry, Error> {
    let unreadable = || {
        Error::Corrupt(format!(
            "the entry {} of the log of arrivals cannot be read",
            row.entry_id
        ))
    };
    let corrupt = |error: domain::invalid::Invalid| Error::Corrupt(error.to_string());
    Ok(Entry {
        kind: EntryKind::parse(&row.kind).ok_or_else(unreadable)?,
        result: EntryResult::parse(&row.result).ok_or_else(unreadable)?,
        id: row.entry_id,
        sequence: row.sequence,
        guest: row.guest_id.map(crate::core::event_scope::guest_id).transpose()?,
        device_guest: row.device_guest,
        reference: row.reference,
        admitted: row.admitted,
        counts: row.counts,
        undoes: row.undoes,
        name: row.name,
        first_entry: row.first_entry,
        other_event: row.other_event.map(EventId::try_from).transpose().map_err(corrupt)?,
        device: row.device,
        by,
        at: row.at_device.and_utc(),
        corrected_at: row.corrected_at.and_utc(),
        received_at: row.received_at.and_utc(),
    })
}
