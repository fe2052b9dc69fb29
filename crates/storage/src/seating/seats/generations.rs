//! Generations of the seats of a room. The rows of one generation are the index of the plan; `seat_indexes` says which.
//!
//! A plan that changes few seats edits the current generation. One that changes many is written in slices into a new
//! generation, which no query reads, and [`switch`] makes it current in a transaction of constant size. [`discard`]
//! removes replaced and abandoned generations in slices.
//!
//! Locks on PostgreSQL: a transaction that seats guests shares the row of `seat_indexes` (by a trigger), and one that
//! removes seats locks it exclusively with [`lock`]. Thus no guest gets a seat that is being removed.

use chrono::{DateTime, Utc};
use diesel::dsl::{exists, max, not};
use diesel::prelude::*;
use domain::id::{GuestId, SittingId};
use domain::seat::Seat;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::{EventScope, RoomScope, guest_id};
use crate::purge::Progress;
use crate::schema::{hidden_seat_indexes, seat_assignments, seat_indexes, seats};

/// The generation that a room begins with.
const FIRST: i64 = 1;

/// Returns the current generation, if the room has had seats.
pub fn current(conn: &mut Connection, scope: &RoomScope) -> Result<Option<i64>, Error> {
    let query = seat_indexes::table
        .find((scope.id(), scope.room()))
        .select(seat_indexes::generation);
    Ok(both!(conn, c => query.get_result(c).optional())?)
}

/// Returns the current generation; a room without seats gets its first one.
pub(crate) fn current_or_first(conn: &mut Connection, scope: &RoomScope) -> Result<i64, Error> {
    if let Some(generation) = current(conn, scope)? {
        return Ok(generation);
    }
    let row = (
        seat_indexes::organisation_id.eq(scope.organisation()),
        seat_indexes::event_id.eq(scope.id()),
        seat_indexes::room_id.eq(scope.room()),
        seat_indexes::generation.eq(FIRST),
        seat_indexes::seats.eq(0_i64),
    );
    let insert = diesel::insert_into(seat_indexes::table)
        .values(row)
        .on_conflict_do_nothing();
    both!(conn, c => insert.execute(c))?;
    // On PostgreSQL another writer may have inserted it first, or even switched since.
    Ok(current(conn, scope)?.unwrap_or(FIRST))
}

/// On PostgreSQL, keeps others from seating guests until the transaction ends.
pub fn lock(conn: &mut Connection, scope: &RoomScope) -> Result<(), Error> {
    if let Connection::Postgres(c) = conn {
        let row = seat_indexes::table
            .find((scope.id(), scope.room()))
            .select(seat_indexes::generation);
        let _: Option<i64> = row.for_no_key_update().get_result(c).optional()?;
    }
    Ok(())
}

/// On PostgreSQL, keeps the seats of all rooms of an event from being removed until the transaction ends. A transaction that
/// changes rows of `seat_assignments` and then adds some calls this first: [`lock`] comes before such rows too.
pub(crate) fn share(conn: &mut Connection, scope: &EventScope) -> Result<(), Error> {
    if let Connection::Postgres(c) = conn {
        let rows = seat_indexes::table
            .filter(seat_indexes::event_id.eq(scope.id()))
            .order(seat_indexes::room_id)
            .select(seat_indexes::generation);
        let _: Vec<i64> = rows.for_share().load(c)?;
    }
    Ok(())
}

/// Begins a hidden generation and returns it.
pub fn begin(conn: &mut Connection, scope: &RoomScope, now: DateTime<Utc>) -> Result<i64, Error> {
    current_or_first(conn, scope)?;
    lock(conn, scope)?;
    let current = current_or_first(conn, scope)?;
    let hidden = hidden_seat_indexes::table
        .filter(hidden_seat_indexes::event_id.eq(scope.id()))
        .filter(hidden_seat_indexes::room_id.eq(scope.room()))
        .select(max(hidden_seat_indexes::generation));
    let hidden: Option<i64> = both!(conn, c => hidden.get_result(c))?;
    let generation = hidden.unwrap_or(current).max(current).saturating_add(1);
    hide(conn, scope, generation, true, now)?;
    Ok(generation)
}

/// Adds seats to a hidden generation. Returns false when it has been discarded.
pub fn add(conn: &mut Connection, scope: &RoomScope, generation: i64, new: &[Seat]) -> Result<bool, Error> {
    if !is_building(conn, scope, generation)? {
        return Ok(false);
    }
    crate::seating::seats::insert_into(conn, scope, generation, new)?;
    Ok(true)
}

/// Returns the guests whose seat a generation does not have, each with the sitting.
pub fn seated_elsewhere(
    conn: &mut Connection,
    scope: &RoomScope,
    generation: i64,
) -> Result<Vec<(GuestId, SittingId)>, Error> {
    let query = without_seat(scope, generation).select((seat_assignments::guest_id, seat_assignments::sitting_id));
    let rows: Vec<(String, String)> = both!(conn, c => query.load(c))?;
    let read = |(guest, sitting)| Ok((guest_id(guest)?, crate::seating::assignments::sitting_id(sitting)?));
    rows.into_iter().map(read).collect()
}

/// Unseats the guests whose seat a generation does not have.
pub fn unseat_elsewhere(conn: &mut Connection, scope: &RoomScope, generation: i64) -> Result<(), Error> {
    both!(conn, c => diesel::delete(without_seat(scope, generation)).execute(c))?;
    Ok(())
}

#[diesel::dsl::auto_type]
fn without_seat<'a>(scope: &'a RoomScope, generation: i64) -> _ {
    let event: &'a str = scope.id();
    let room: &'a str = scope.room();
    let kept = seats::table
        .filter(seats::event_id.eq(seat_assignments::event_id))
        .filter(seats::room_id.eq(seat_assignments::room_id))
        .filter(seats::generation.eq(generation))
        .filter(seats::seat_id.eq(seat_assignments::seat_id));
    seat_assignments::table
        .filter(seat_assignments::event_id.eq(event))
        .filter(seat_assignments::room_id.eq(room))
        .filter(not(exists(kept)))
}

/// Makes a hidden generation current, and hides and returns the one it replaces. Returns `None` when it has been
/// discarded.
pub fn switch(
    conn: &mut Connection,
    scope: &RoomScope,
    generation: i64,
    now: DateTime<Utc>,
) -> Result<Option<i64>, Error> {
    if !is_building(conn, scope, generation)? {
        return Ok(None);
    }
    let replaced = current_or_first(conn, scope)?;
    hide(conn, scope, replaced, false, now)?;
    let pointer = seat_indexes::table.find((scope.id(), scope.room()));
    let built_seats = seats::table
        .filter(seats::event_id.eq(scope.id()))
        .filter(seats::room_id.eq(scope.room()))
        .filter(seats::generation.eq(generation))
        .count()
        .single_value()
        .assume_not_null();
    let change = (
        seat_indexes::generation.eq(generation),
        seat_indexes::seats.eq(built_seats),
    );
    both!(conn, c => diesel::update(pointer).set(change).execute(c))?;
    let built = hidden_seat_indexes::table.find((scope.id(), scope.room(), generation));
    both!(conn, c => diesel::delete(built).execute(c))?;
    Ok(Some(replaced))
}

/// Counts the seats of the current generation, after some were added or removed.
pub(crate) fn count(conn: &mut Connection, scope: &RoomScope) -> Result<(), Error> {
    let current = seats::table
        .filter(seats::event_id.eq(seat_indexes::event_id))
        .filter(seats::room_id.eq(seat_indexes::room_id))
        .filter(seats::generation.eq(seat_indexes::generation))
        .count()
        .single_value()
        .assume_not_null();
    let update =
        diesel::update(seat_indexes::table.find((scope.id(), scope.room()))).set(seat_indexes::seats.eq(current));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Removes at most `limit` seats of a hidden generation, and the generation with the last of them. From the first call on
/// it can no longer be built.
pub fn discard(conn: &mut Connection, scope: &RoomScope, generation: i64, limit: i64) -> Result<Progress, Error> {
    let hidden = hidden_seat_indexes::table.find((scope.id(), scope.room(), generation));
    let stop = hidden_seat_indexes::building.eq(false);
    if both!(conn, c => diesel::update(hidden).set(stop).execute(c))? == 0 {
        return Ok(Progress::Absent);
    }
    let removed = crate::seating::seats::delete_some(conn, scope, generation, limit)?;
    if removed >= limit {
        return Ok(Progress::More);
    }
    both!(conn, c => diesel::delete(hidden).execute(c))?;
    Ok(Progress::Done)
}

/// Returns the replaced generations of all rooms, and those whose construction began before an instant: for the
/// housekeeping only.
pub fn left_over(conn: &mut Connection, begun_before: DateTime<Utc>) -> Result<Vec<(RoomScope, i64)>, Error> {
    let query = hidden_seat_indexes::table
        .filter(hidden_seat_indexes::created_at.lt(begun_before.naive_utc()))
        .select((
            (hidden_seat_indexes::event_id, hidden_seat_indexes::organisation_id),
            hidden_seat_indexes::room_id,
            hidden_seat_indexes::generation,
        ));
    let rows: Vec<((String, String), String, i64)> = both!(conn, c => query.load(c))?;
    let read = |(event, room, generation)| Ok((RoomScope::proven(EventScope::proven(event)?, room)?, generation));
    rows.into_iter().map(read).collect()
}

/// Returns whether a hidden generation is under construction. On PostgreSQL it cannot be discarded until the transaction
/// ends.
fn is_building(conn: &mut Connection, scope: &RoomScope, generation: i64) -> Result<bool, Error> {
    let query = hidden_seat_indexes::table
        .find((scope.id(), scope.room(), generation))
        .filter(hidden_seat_indexes::building.eq(true))
        .select(hidden_seat_indexes::generation);
    let found: Option<i64> = match conn {
        Connection::Sqlite(c) => query.get_result(c).optional()?,
        Connection::Postgres(c) => query.for_update().get_result(c).optional()?,
    };
    Ok(found.is_some())
}

fn hide(
    conn: &mut Connection,
    scope: &RoomScope,
    generation: i64,
    building: bool,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = (
        hidden_seat_indexes::organisation_id.eq(scope.organisation()),
        hidden_seat_indexes::event_id.eq(scope.id()),
        hidden_seat_indexes::room_id.eq(scope.room()),
        hidden_seat_indexes::generation.eq(generation),
        hidden_seat_indexes::building.eq(building),
        hidden_seat_indexes::created_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(hidden_seat_indexes::table).values(row).execute(c))?;
    Ok(())
}
