//! Seating wishes of an event. The guests of one are a JSON list of ids; those who are removed stay in it, and count again
//! when they are restored.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::id::{GuestId, OrganisationId, UserId, WishId};
use domain::wish::{self, Wish, WishKind, WishStrength};

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::{events, wishes};

type Row = (String, String, String, String, String);

/// Returns the wishes of an event in the order in which they were added.
pub fn of_event(conn: &mut Connection, scope: &EventScope) -> Result<Vec<Wish>, Error> {
    let query = wishes::table
        .filter(wishes::event_id.eq(scope.id()))
        .order((wishes::created_at, wishes::id))
        .select((
            wishes::id,
            wishes::kind,
            wishes::strength,
            wishes::subjects,
            wishes::object,
        ));
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(read).collect()
}

/// Returns the wishes of an event that name a guest.
pub fn of_guest(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<Vec<Wish>, Error> {
    // The underscore of an id matches other characters too; the list of ids decides.
    let query = wishes::table
        .filter(wishes::event_id.eq(scope.id()))
        .filter(wishes::subjects.like(format!("%\"{guest}\"%")))
        .order((wishes::created_at, wishes::id))
        .select((
            wishes::id,
            wishes::kind,
            wishes::strength,
            wishes::subjects,
            wishes::object,
        ));
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    let mut found = rows.into_iter().map(read).collect::<Result<Vec<_>, _>>()?;
    found.retain(|wish| wish.guests.contains(guest));
    Ok(found)
}

/// Returns how many wishes an event has.
pub fn count(conn: &mut Connection, scope: &EventScope) -> Result<i64, Error> {
    let query = wishes::table.filter(wishes::event_id.eq(scope.id())).count();
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Stores a wish.
pub fn insert(
    conn: &mut Connection,
    scope: &EventScope,
    wish: &Wish,
    by: &UserId,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = (
        wishes::id.eq(wish.id.as_str()),
        wishes::organisation_id.eq(scope.organisation()),
        wishes::event_id.eq(scope.id()),
        wishes::kind.eq(wish.kind.as_str()),
        wishes::strength.eq(wish.strength.as_str()),
        wishes::subjects.eq(wish::guests_text(&wish.guests).map_err(corrupt)?),
        wishes::object.eq(wish::object_text(wish.object.as_ref()).map_err(corrupt)?),
        wishes::created_by.eq(by.as_str()),
        wishes::created_at.eq(now.naive_utc()),
        wishes::sitting_id.eq(None::<&str>),
    );
    both!(conn, c => diesel::insert_into(wishes::table).values(row).execute(c))?;
    Ok(())
}

/// Returns the event of a wish, if it belongs to the organisation.
pub fn scope(conn: &mut Connection, organisation: &OrganisationId, wish: &WishId) -> Result<EventScope, Error> {
    let query = wishes::table
        .inner_join(events::table)
        .filter(wishes::id.eq(wish.as_str()))
        .filter(guard_rows!("tenancy wish" => events::organisation_id.eq(organisation.as_str())))
        .filter(events::deleted_at.is_null())
        .select((events::id, events::organisation_id));
    let event: (String, String) = both!(conn, c => query.get_result(c))?;
    EventScope::proven(event)
}

/// Removes a wish.
pub fn delete(conn: &mut Connection, scope: &EventScope, wish: &WishId) -> Result<(), Error> {
    delete_all(conn, scope, std::slice::from_ref(wish))
}

/// Removes wishes.
pub fn delete_all(conn: &mut Connection, scope: &EventScope, gone: &[WishId]) -> Result<(), Error> {
    for chunk in gone.chunks(CHUNK) {
        let target = wishes::table
            .filter(wishes::event_id.eq(scope.id()))
            .filter(wishes::id.eq_any(chunk.iter().map(WishId::as_str)));
        both!(conn, c => diesel::delete(target).execute(c))?;
    }
    Ok(())
}

/// Overwrites the guests of a wish.
pub fn set_guests(conn: &mut Connection, scope: &EventScope, wish: &WishId, guests: &[GuestId]) -> Result<(), Error> {
    let target = wishes::table
        .filter(wishes::event_id.eq(scope.id()))
        .filter(wishes::id.eq(wish.as_str()));
    let change = wishes::subjects.eq(wish::guests_text(guests).map_err(corrupt)?);
    both!(conn, c => diesel::update(target).set(change).execute(c))?;
    Ok(())
}

/// Takes a guest out of all wishes of the event; a wish with too few guests left is removed.
pub fn forget_guest(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<(), Error> {
    for mut wish in of_guest(conn, scope, guest)? {
        wish.guests.retain(|each| each != guest);
        if wish.guests.len() < wish.kind.guests_min() {
            delete(conn, scope, &wish.id)?;
        } else {
            set_guests(conn, scope, &wish.id, &wish.guests)?;
        }
    }
    Ok(())
}

fn read((id, kind, strength, subjects, object): Row) -> Result<Wish, Error> {
    let unreadable = || Error::Corrupt(format!("the wish {id} cannot be read"));
    Ok(Wish {
        kind: WishKind::parse(&kind).or(Err(unreadable()))?,
        strength: WishStrength::parse(&strength).or(Err(unreadable()))?,
        guests: wish::parse_guests(&subjects).ok_or_else(unreadable)?,
        object: wish::parse_object(&object).ok_or_else(unreadable)?,
        id: WishId::try_from(id).map_err(corrupt)?,
    })
}

fn corrupt(error: impl std::fmt::Display) -> Error {
    Error::Corrupt(error.to_string())
}
