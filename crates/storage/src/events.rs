//! Events, and the proof that an event belongs to the organisation that asks.

use chrono::{DateTime, NaiveDate, NaiveDateTime, NaiveTime, Utc};
use diesel::prelude::*;
use domain::event::{Accent, Event, EventList, EventStatus, FindMode, GuestLanguage, when};
use domain::id::{EventId, OrganisationId};

use crate::core::connection::Connection;
use crate::core::error::Error;
pub use crate::core::event_scope::EventScope;
use crate::core::event_scope::{RoomScope, SeatingScope};
use crate::core::tenant::narrowed;
use crate::plans::rooms;
use crate::schema::{events, rooms as rooms_table, sittings as sittings_table};
use crate::seating::sittings;

pub mod activities;
pub mod counts;
pub mod progress;
pub(crate) mod totals;
pub mod translations;
pub mod versions;

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = events, treat_none_as_default_value = false)]
struct Row {
    id: String,
    organisation_id: String,
    name: String,
    description: String,
    starts_at: NaiveDateTime,
    zone: String,
    ends_at: Option<NaiveDateTime>,
    venue: String,
    contact: String,
    rsvp_deadline: Option<NaiveDateTime>,
    status: String,
    created_at: NaiveDateTime,
    updated_at: NaiveDateTime,
    archived_at: Option<NaiveDateTime>,
    deleted_at: Option<NaiveDateTime>,
    accent: Option<String>,
    retention_until: Option<NaiveDateTime>,
    public_id: Option<String>,
    find_mode: Option<String>,
    language: String,
}

/// Narrows to an event of an organisation that is not deleted.
macro_rules! own {
    ($organisation:expr, $event:expr) => {
        events::table
            .filter(events::id.eq($event.as_str()))
            .filter(guard_rows!("tenancy event" => events::organisation_id.eq($organisation.as_str())))
            .filter(events::deleted_at.is_null())
    };
}

/// Reads columns of one row, and on PostgreSQL narrows the transaction to the organisation of the event.
macro_rules! proven {
    ($conn:expr, $query:expr, $columns:expr) => {
        match $conn {
            Connection::Sqlite(c) => $query.select($columns).get_result(c)?,
            Connection::Postgres(c) => {
                let query = $query.select(($columns, narrowed(events::organisation_id)));
                query.get_result::<(_, String)>(c)?.0
            }
        }
    };
}

/// Checks that an event belongs to an organisation.
pub fn scope(conn: &mut Connection, organisation: &OrganisationId, event: &EventId) -> Result<EventScope, Error> {
    let query = own!(organisation, event);
    let row: (String, String) = proven!(conn, query, (events::id, events::organisation_id));
    EventScope::proven(row)
}

/// Checks that an event belongs to an organisation like [`scope`], and returns its first room in the same query.
pub fn first_room(conn: &mut Connection, organisation: &OrganisationId, event: &EventId) -> Result<RoomScope, Error> {
    let query = own!(organisation, event)
        .inner_join(rooms_table::table)
        .filter(rooms_table::position.eq(0));
    let columns = ((events::id, events::organisation_id), rooms_table::id);
    let (event, room): ((String, String), String) = proven!(conn, query, columns);
    RoomScope::proven(EventScope::proven(event)?, room)
}

/// Checks that an event belongs to an organisation like [`scope`], and returns its first room and its first sitting in the
/// same query.
pub fn first_seating(
    conn: &mut Connection,
    organisation: &OrganisationId,
    event: &EventId,
) -> Result<SeatingScope, Error> {
    let query = own!(organisation, event)
        .inner_join(rooms_table::table)
        .inner_join(sittings_table::table)
        .filter(rooms_table::position.eq(0))
        .filter(sittings_table::position.eq(0));
    let columns = (
        (events::id, events::organisation_id),
        (rooms_table::id, sittings_table::id),
    );
    let (event, place): ((String, String), (String, String)) = proven!(conn, query, columns);
    SeatingScope::proven(EventScope::proven(event)?, place)
}

/// Serialises the transactions that change an event as a whole. SQLite has only one writer anyway.
pub fn lock(conn: &mut Connection, scope: &EventScope) -> Result<(), Error> {
    if let Connection::Postgres(c) = conn {
        let lock = events::table.find(scope.id()).select(events::id).for_no_key_update();
        let _: Option<String> = lock.get_result(c).optional()?;
    }
    Ok(())
}

/// Returns an event.
pub fn get(conn: &mut Connection, scope: &EventScope) -> Result<Event, Error> {
    let query = events::table.filter(events::id.eq(scope.id()));
    let row: Row = both!(conn, c => query.select(Row::as_select()).get_result(c))?;
    row.try_into()
}

/// Returns the events of an organisation on one of its lists, the earliest start first. Events deleted before
/// `restorable_since` are on no list.
pub fn on_shelf(
    conn: &mut Connection,
    organisation: &OrganisationId,
    list: EventList,
    restorable_since: DateTime<Utc>,
) -> Result<Vec<Event>, Error> {
    let all = events::table
        .filter(guard_rows!("tenancy event list" => events::organisation_id.eq(organisation.as_str())))
        .order((events::starts_at, events::id));
    let live = all.filter(events::deleted_at.is_null());
    let active = live.filter(events::archived_at.is_null());
    let archived = live.filter(events::archived_at.is_not_null());
    let deleted = all.filter(events::deleted_at.ge(restorable_since.naive_utc()));
    let rows: Vec<Row> = match list {
        EventList::Active => both!(conn, c => active.select(Row::as_select()).load(c))?,
        EventList::Archived => both!(conn, c => archived.select(Row::as_select()).load(c))?,
        EventList::Deleted => both!(conn, c => deleted.select(Row::as_select()).load(c))?,
    };
    rows.into_iter().map(Event::try_from).collect()
}

/// Returns the ids of the events of this name that are not deleted, the oldest first.
pub fn named(conn: &mut Connection, organisation: &OrganisationId, name: &str) -> Result<Vec<EventId>, Error> {
    let query = events::table
        .filter(events::organisation_id.eq(organisation.as_str()))
        .filter(events::name.eq(name))
        .filter(events::deleted_at.is_null())
        .order((events::created_at, events::id))
        .select(events::id);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(event_id).collect()
}

/// Returns the id of the organisation's event when it has exactly one that is not deleted.
pub fn only(conn: &mut Connection, organisation: &OrganisationId) -> Result<Option<EventId>, Error> {
    let query = events::table
        .filter(events::organisation_id.eq(organisation.as_str()))
        .filter(events::deleted_at.is_null())
        .limit(2)
        .select(events::id);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    match <[String; 1]>::try_from(rows) {
        Ok([row]) => event_id(row).map(Some),
        Err(_) => Ok(None),
    }
}

fn event_id(text: String) -> Result<EventId, Error> {
    EventId::try_from(text).map_err(|error| Error::Corrupt(error.to_string()))
}

/// Stores a new event of an organisation with its first room and its first sitting.
pub fn insert(
    conn: &mut Connection,
    organisation: &OrganisationId,
    event: &Event,
    public_id: &str,
) -> Result<EventScope, Error> {
    let row = Row::new(organisation, event, public_id, event.created_at);
    both!(conn, c => diesel::insert_into(events::table).values(&row).execute(c))?;
    rooms::insert_first(conn, organisation, event)?;
    sittings::insert_first(conn, organisation, event)?;
    EventScope::proven((row.id, row.organisation_id))
}

/// The deletion time of hidden events: unfinished copies, and events that wait for their removal. Events that can be
/// restored were deleted much later.
pub(crate) const HIDDEN_AT: DateTime<Utc> = DateTime::UNIX_EPOCH;

/// Stores a new event of an organisation that looks absent until [`reveal`].
pub fn insert_hidden(
    conn: &mut Connection,
    organisation: &OrganisationId,
    event: &Event,
    public_id: &str,
) -> Result<EventScope, Error> {
    let hidden = Event {
        deleted_at: Some(HIDDEN_AT),
        ..event.clone()
    };
    insert(conn, organisation, &hidden, public_id)
}

/// Shows a hidden event; one that has been purged is not found.
pub fn reveal(conn: &mut Connection, scope: &EventScope) -> Result<(), Error> {
    let hidden = events::table
        .filter(events::id.eq(scope.id()))
        .filter(events::deleted_at.eq(HIDDEN_AT.naive_utc()));
    let update = diesel::update(hidden).set(events::deleted_at.eq(None::<NaiveDateTime>));
    match both!(conn, c => update.execute(c))? {
        0 => Err(Error::NotFound),
        _ => Ok(()),
    }
}

/// Hides every event of an organisation at once, so that it can be removed in slices.
pub fn hide_all(conn: &mut Connection, organisation: &OrganisationId) -> Result<(), Error> {
    let own = events::table
        .filter(guard_rows!("tenancy events of a sandbox" => events::organisation_id.eq(organisation.as_str())));
    let update = diesel::update(own).set(events::deleted_at.eq(HIDDEN_AT.naive_utc()));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Returns the ids of the hidden events of an organisation.
pub fn hidden(conn: &mut Connection, organisation: &OrganisationId) -> Result<Vec<String>, Error> {
    let query = events::table
        .filter(events::organisation_id.eq(organisation.as_str()))
        .filter(events::deleted_at.eq(HIDDEN_AT.naive_utc()))
        .order(events::id)
        .select(events::id);
    Ok(both!(conn, c => query.load(c))?)
}

/// Overwrites the editable columns of an event.
pub fn update(conn: &mut Connection, scope: &EventScope, event: &Event, now: DateTime<Utc>) -> Result<(), Error> {
    let change = (
        events::name.eq(&event.name),
        events::description.eq(&event.description),
        events::starts_at.eq(event.starts_at.naive_utc()),
        events::zone.eq(event.zone.name()),
        events::ends_at.eq(event.ends_at.map(|end| end.naive_utc())),
        events::venue.eq(&event.venue),
        events::contact.eq(&event.contact),
        events::rsvp_deadline.eq(event.rsvp_deadline.map(|deadline| deadline.naive_utc())),
        events::status.eq(event.status.as_str()),
        events::accent.eq(event.accent.map(Accent::to_hex)),
        events::retention_until.eq(event.retention_until.map(midnight)),
        events::find_mode.eq(event.find_mode.as_str()),
        events::language.eq(event.language.as_str()),
        events::updated_at.eq(now.naive_utc()),
    );
    let update = diesel::update(events::table.find(scope.id())).set(change);
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Archives an event, or brings it back.
pub fn set_archived(conn: &mut Connection, scope: &EventScope, since: Option<DateTime<Utc>>) -> Result<(), Error> {
    let archived = events::archived_at.eq(since.map(|since| since.naive_utc()));
    let update = diesel::update(events::table.find(scope.id())).set(archived);
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Restores an event of an organisation that was deleted at or after an instant. One that is not deleted, or was
/// deleted earlier, is not found.
pub fn restore(
    conn: &mut Connection,
    organisation: &OrganisationId,
    event: &EventId,
    since: DateTime<Utc>,
) -> Result<EventScope, Error> {
    let deleted = events::table
        .filter(events::id.eq(event.as_str()))
        .filter(events::organisation_id.eq(organisation.as_str()))
        .filter(events::deleted_at.ge(since.naive_utc()));
    let update = diesel::update(deleted).set(events::deleted_at.eq(None::<NaiveDateTime>));
    match both!(conn, c => update.execute(c))? {
        0 => Err(Error::NotFound),
        _ => EventScope::proven((event.as_str().to_owned(), organisation.as_str().to_owned())),
    }
}

/// Marks an event as deleted. Its rows stay, so that it can be restored.
pub fn mark_deleted(conn: &mut Connection, scope: &EventScope, now: DateTime<Utc>) -> Result<(), Error> {
    let update = diesel::update(events::table.find(scope.id())).set(events::deleted_at.eq(now.naive_utc()));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

impl Row {
    fn new(organisation: &OrganisationId, event: &Event, public_id: &str, updated_at: DateTime<Utc>) -> Self {
        Self {
            id: event.id.as_str().to_owned(),
            organisation_id: organisation.as_str().to_owned(),
            name: event.name.clone(),
            description: event.description.clone(),
            starts_at: event.starts_at.naive_utc(),
            zone: event.zone.name().to_owned(),
            ends_at: event.ends_at.map(|end| end.naive_utc()),
            venue: event.venue.clone(),
            contact: event.contact.clone(),
            rsvp_deadline: event.rsvp_deadline.map(|deadline| deadline.naive_utc()),
            status: event.status.as_str().to_owned(),
            created_at: event.created_at.naive_utc(),
            updated_at: updated_at.naive_utc(),
            archived_at: event.archived_at.map(|archived| archived.naive_utc()),
            deleted_at: event.deleted_at.map(|deleted| deleted.naive_utc()),
            accent: event.accent.map(Accent::to_hex),
            retention_until: event.retention_until.map(midnight),
            public_id: Some(public_id.to_owned()),
            find_mode: Some(event.find_mode.as_str().to_owned()),
            language: event.language.as_str().to_owned(),
        }
    }
}

/// Returns a date as it is stored.
fn midnight(date: NaiveDate) -> NaiveDateTime {
    date.and_time(NaiveTime::MIN)
}

impl TryFrom<Row> for Event {
    type Error = Error;

    fn try_from(row: Row) -> Result<Self, Error> {
        let corrupt = |error: domain::invalid::Invalid| Error::Corrupt(error.to_string());
        Ok(Self {
            id: EventId::try_from(row.id).map_err(corrupt)?,
            name: row.name,
            starts_at: row.starts_at.and_utc(),
            zone: when::zone(&row.zone).map_err(corrupt)?,
            ends_at: row.ends_at.map(|end| end.and_utc()),
            venue: row.venue,
            description: row.description,
            contact: row.contact,
            rsvp_deadline: row.rsvp_deadline.map(|deadline| deadline.and_utc()),
            status: EventStatus::parse(&row.status).map_err(corrupt)?,
            created_at: row.created_at.and_utc(),
            archived_at: row.archived_at.map(|archived| archived.and_utc()),
            deleted_at: row.deleted_at.map(|deleted| deleted.and_utc()),
            accent: row
                .accent
                .map(|colour| Accent::parse(&colour))
                .transpose()
                .map_err(corrupt)?,
            retention_until: row.retention_until.map(|until| until.date()),
            find_mode: row
                .find_mode
                .map_or(Ok(FindMode::Exact), |word| FindMode::parse(&word))
                .map_err(corrupt)?,
            language: GuestLanguage::parse(&row.language).map_err(corrupt)?,
        })
    }
}
