//! Sittings of an event, and the rooms that each uses. The first one is at position 0.

use chrono::NaiveDateTime;
use diesel::prelude::*;
use domain::event::Event;
use domain::id::{OrganisationId, SittingId};
use domain::sitting::Sitting;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
pub use crate::core::event_scope::{RoomScope, SeatingScope, SittingScope};
use crate::schema::{rooms, sitting_rooms, sittings};

/// The first sitting of an event, for conditions of other queries.
#[diesel::dsl::auto_type]
pub(crate) fn first_id<'a>(scope: &'a EventScope) -> _ {
    let event: &'a str = scope.id();
    sittings::table
        .filter(sittings::event_id.eq(event))
        .filter(sittings::position.eq(0_i32))
        .select(sittings::id)
}

/// Returns the first sitting of an event: the one that calls without a sitting mean.
pub fn first(conn: &mut Connection, scope: &EventScope) -> Result<SittingScope, Error> {
    let id: String = both!(conn, c => first_id(scope).get_result(c))?;
    SittingScope::proven(scope.clone(), id)
}

/// Returns the first room and the first sitting of an event.
pub fn first_seating(conn: &mut Connection, scope: &EventScope) -> Result<SeatingScope, Error> {
    let query = rooms::table
        .inner_join(sittings::table.on(sittings::event_id.eq(rooms::event_id)))
        .filter(rooms::event_id.eq(scope.id()))
        .filter(rooms::position.eq(0_i32))
        .filter(sittings::position.eq(0_i32))
        .select((rooms::id, sittings::id));
    let ids: (String, String) = both!(conn, c => query.get_result(c))?;
    SeatingScope::proven(scope.clone(), ids)
}

/// Checks that a sitting belongs to an event.
pub fn find(conn: &mut Connection, scope: &EventScope, sitting: &SittingId) -> Result<SittingScope, Error> {
    let query = sittings::table
        .filter(sittings::event_id.eq(scope.id()))
        .filter(sittings::id.eq(sitting.as_str()))
        .select(sittings::id);
    let id: String = both!(conn, c => query.get_result(c))?;
    SittingScope::proven(scope.clone(), id)
}

/// Checks that a sitting uses a room of the same event.
pub fn seating(conn: &mut Connection, sitting: &SittingScope, room: &RoomScope) -> Result<SeatingScope, Error> {
    let query = sitting_rooms::table
        .find((sitting.id(), sitting.sitting(), room.room()))
        .select((sitting_rooms::room_id, sitting_rooms::sitting_id));
    let ids: (String, String) = both!(conn, c => query.get_result(c))?;
    SeatingScope::proven(sitting.event().clone(), ids)
}

type Row = (
    String,
    String,
    (Option<NaiveDateTime>, Option<NaiveDateTime>),
    Option<String>,
    i32,
);

/// Returns the sittings of an event in their order.
pub fn of_event(conn: &mut Connection, scope: &EventScope) -> Result<Vec<Sitting>, Error> {
    let query = sittings::table
        .filter(sittings::event_id.eq(scope.id()))
        .order(sittings::position)
        .select((
            sittings::id,
            sittings::name,
            (sittings::starts_at, sittings::ends_at),
            sittings::series,
            sittings::position,
        ));
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(sitting).collect()
}

fn sitting((id, name, (starts_at, ends_at), series, position): Row) -> Result<Sitting, Error> {
    Ok(Sitting {
        id: SittingId::try_from(id).map_err(|error| Error::Corrupt(error.to_string()))?,
        name,
        starts_at: starts_at.map(|at| at.and_utc()),
        ends_at: ends_at.map(|at| at.and_utc()),
        series,
        position,
    })
}

/// Stores a sitting; no other of the event may have its position.
pub fn insert(conn: &mut Connection, scope: &EventScope, sitting: &Sitting) -> Result<SittingScope, Error> {
    let row = (
        sittings::id.eq(sitting.id.as_str()),
        sittings::organisation_id.eq(scope.organisation()),
        sittings::event_id.eq(scope.id()),
        sittings::name.eq(&sitting.name),
        sittings::starts_at.eq(sitting.starts_at.map(|at| at.naive_utc())),
        sittings::ends_at.eq(sitting.ends_at.map(|at| at.naive_utc())),
        sittings::series.eq(&sitting.series),
        sittings::position.eq(sitting.position),
    );
    both!(conn, c => diesel::insert_into(sittings::table).values(row).execute(c))?;
    SittingScope::proven(scope.clone(), sitting.id.to_string())
}

/// Adds a room of the event to those that a sitting uses.
pub fn use_room(conn: &mut Connection, sitting: &SittingScope, room: &RoomScope) -> Result<SeatingScope, Error> {
    let row = (
        sitting_rooms::organisation_id.eq(sitting.organisation()),
        sitting_rooms::event_id.eq(sitting.id()),
        sitting_rooms::sitting_id.eq(sitting.sitting()),
        sitting_rooms::room_id.eq(room.room()),
    );
    both!(conn, c => diesel::insert_into(sitting_rooms::table).values(row).execute(c))?;
    let ids = (room.room().to_owned(), sitting.sitting().to_owned());
    SeatingScope::proven(sitting.event().clone(), ids)
}

/// Stores the first sitting of a new event, which has the id of the event and uses its first room.
pub(crate) fn insert_first(conn: &mut Connection, organisation: &OrganisationId, event: &Event) -> Result<(), Error> {
    let (organisation, event) = (organisation.as_str(), event.id.as_str());
    let row = (
        sittings::id.eq(event),
        sittings::organisation_id.eq(organisation),
        sittings::event_id.eq(event),
        sittings::name.eq(""),
        sittings::position.eq(0_i32),
    );
    both!(conn, c => diesel::insert_into(sittings::table).values(row).execute(c))?;
    let row = (
        sitting_rooms::organisation_id.eq(organisation),
        sitting_rooms::event_id.eq(event),
        sitting_rooms::sitting_id.eq(event),
        sitting_rooms::room_id.eq(event),
    );
    both!(conn, c => diesel::insert_into(sitting_rooms::table).values(row).execute(c))?;
    Ok(())
}
