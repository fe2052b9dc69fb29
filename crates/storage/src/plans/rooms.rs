//! Rooms of an event: each has a plan of its own. The first one is at position 0.

use diesel::prelude::*;
use domain::event::Event;
use domain::id::{OrganisationId, RoomId};
use domain::room::Room;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
pub use crate::core::event_scope::RoomScope;
use crate::schema::rooms;

/// Returns the first room of an event: the one that calls without a room mean.
pub fn first(conn: &mut Connection, scope: &EventScope) -> Result<RoomScope, Error> {
    let query = rooms::table
        .filter(rooms::event_id.eq(scope.id()))
        .filter(rooms::position.eq(0))
        .select(rooms::id);
    let id: String = both!(conn, c => query.get_result(c))?;
    RoomScope::proven(scope.clone(), id)
}

/// Checks that a room belongs to an event.
pub fn find(conn: &mut Connection, scope: &EventScope, room: &RoomId) -> Result<RoomScope, Error> {
    let query = rooms::table
        .filter(rooms::event_id.eq(scope.id()))
        .filter(rooms::id.eq(room.as_str()))
        .select(rooms::id);
    let id: String = both!(conn, c => query.get_result(c))?;
    RoomScope::proven(scope.clone(), id)
}

/// Returns the rooms of an event in their order.
pub fn of_event(conn: &mut Connection, scope: &EventScope) -> Result<Vec<Room>, Error> {
    let query = rooms::table
        .filter(rooms::event_id.eq(scope.id()))
        .order(rooms::position)
        .select((rooms::id, rooms::name, rooms::position));
    let rows: Vec<(String, String, i32)> = both!(conn, c => query.load(c))?;
    let room = |(id, name, position): (String, String, i32)| {
        Ok(Room {
            id: RoomId::try_from(id).map_err(|error| Error::Corrupt(error.to_string()))?,
            name,
            position,
        })
    };
    rows.into_iter().map(room).collect()
}

/// Stores a room; no other of the event may have its position.
pub fn insert(conn: &mut Connection, scope: &EventScope, room: &Room) -> Result<RoomScope, Error> {
    let row = (
        rooms::id.eq(room.id.as_str()),
        rooms::organisation_id.eq(scope.organisation()),
        rooms::event_id.eq(scope.id()),
        rooms::name.eq(&room.name),
        rooms::position.eq(room.position),
    );
    both!(conn, c => diesel::insert_into(rooms::table).values(row).execute(c))?;
    RoomScope::proven(scope.clone(), room.id.to_string())
}

/// Stores the first room of a new event, which has the id of the event.
pub(crate) fn insert_first(conn: &mut Connection, organisation: &OrganisationId, event: &Event) -> Result<(), Error> {
    let row = (
        rooms::id.eq(event.id.as_str()),
        rooms::organisation_id.eq(organisation.as_str()),
        rooms::event_id.eq(event.id.as_str()),
        rooms::name.eq(""),
        rooms::position.eq(0),
    );
    both!(conn, c => diesel::insert_into(rooms::table).values(row).execute(c))?;
    Ok(())
}
