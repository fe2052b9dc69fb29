//! Seat assignments. The two unique constraints of this table make double bookings in a sitting impossible, and its triggers
//! refuse a seat that the plan of the room does not have.

use std::collections::HashSet;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::id::{AssignmentId, GuestId, OrganisationId, SittingId};
use domain::seat::{SeatAssignment, SeatId, SeatedBy};

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::{EventScope, RoomScope, SeatingScope, SittingScope, guest_id};
use crate::core::listed::listed;
use crate::schema::{events, guests, seat_assignments, seats, sitting_rooms};
use crate::seating::seats::generations;

/// A guest on a seat, with the words people use for both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occupant {
    /// The guest.
    pub guest_id: GuestId,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// The sitting.
    pub sitting_id: SittingId,
    /// The seat.
    pub seat_id: SeatId,
    /// Who gave it.
    pub by: SeatedBy,
}

impl Occupant {
    /// Returns first and last name in one line.
    pub fn full_name(&self) -> String {
        format!("{} {}", self.first_name, self.last_name).trim().to_owned()
    }
}

type Row = (String, String, String, bool);

/// Returns the assignments of a sitting by seat.
pub fn of_sitting(conn: &mut Connection, scope: &SittingScope) -> Result<Vec<SeatAssignment>, Error> {
    let query = seat_assignments::table
        .filter(seat_assignments::event_id.eq(scope.id()))
        .filter(seat_assignments::sitting_id.eq(scope.sitting()))
        .order(seat_assignments::seat_id)
        .select((
            seat_assignments::id,
            seat_assignments::guest_id,
            seat_assignments::seat_id,
            seat_assignments::hand_made,
        ));
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(assignment).collect()
}

/// The columns of [`OccupantRow`].
macro_rules! occupant_columns {
    () => {
        (
            guests::id,
            (guests::first_name, guests::last_name),
            seat_assignments::sitting_id,
            seat_assignments::seat_id,
            seat_assignments::hand_made,
        )
    };
}

type OccupantRow = (String, (String, String), String, String, bool);

/// Returns the guests on these seats in a sitting, those of imports under way included. The seats must exist.
pub fn occupants(conn: &mut Connection, scope: &SeatingScope, of: &[SeatId]) -> Result<Vec<Occupant>, Error> {
    let mut all = Vec::new();
    for chunk in of.chunks(CHUNK) {
        let ids: Vec<&str> = chunk.iter().map(SeatId::as_str).collect();
        let query = seat_assignments::table
            .inner_join(guests::table)
            .filter(seat_assignments::event_id.eq(scope.id()))
            .filter(seat_assignments::sitting_id.eq(scope.sitting().sitting()))
            .filter(seat_assignments::room_id.eq(scope.room().room()))
            .filter(seat_assignments::seat_id.eq_any(ids))
            .order(seat_assignments::seat_id)
            .select(occupant_columns!());
        let rows: Vec<OccupantRow> = both!(conn, c => query.load(c))?;
        for row in rows {
            all.push(occupant(row)?);
        }
    }
    Ok(all)
}

/// Returns the guests on these seats of a room like [`occupants`], in all sittings that use it.
pub fn occupants_in_room(conn: &mut Connection, scope: &RoomScope, of: &[SeatId]) -> Result<Vec<Occupant>, Error> {
    let mut all = Vec::new();
    for chunk in of.chunks(CHUNK) {
        let ids: Vec<&str> = chunk.iter().map(SeatId::as_str).collect();
        let query = seat_assignments::table
            .inner_join(guests::table)
            .filter(seat_assignments::event_id.eq(scope.id()))
            .filter(seat_assignments::sitting_id.eq_any(sittings_in(scope)))
            .filter(seat_assignments::room_id.eq(scope.room()))
            .filter(seat_assignments::seat_id.eq_any(ids))
            .order((seat_assignments::seat_id, seat_assignments::sitting_id))
            .select(occupant_columns!());
        let rows: Vec<OccupantRow> = both!(conn, c => query.load(c))?;
        for row in rows {
            all.push(occupant(row)?);
        }
    }
    Ok(all)
}

/// The sittings that use a room. The index of the seats begins with the sitting.
#[diesel::dsl::auto_type]
fn sittings_in<'a>(scope: &'a RoomScope) -> _ {
    let event: &'a str = scope.id();
    let room: &'a str = scope.room();
    sitting_rooms::table
        .filter(sitting_rooms::event_id.eq(event))
        .filter(sitting_rooms::room_id.eq(room))
        .select(sitting_rooms::sitting_id)
}

fn occupant((guest, (first_name, last_name), sitting, seat, hand_made): OccupantRow) -> Result<Occupant, Error> {
    Ok(Occupant {
        guest_id: guest_id(guest)?,
        first_name,
        last_name,
        sitting_id: sitting_id(sitting)?,
        seat_id: seat_id(seat)?,
        by: SeatedBy::from_hand(hand_made),
    })
}

/// Returns the guest of an assignment in an organisation, with proof of the sitting and the guest's name.
pub fn find_guest(
    conn: &mut Connection,
    organisation: &OrganisationId,
    assignment: &AssignmentId,
) -> Result<(SittingScope, GuestId, String), Error> {
    let query = seat_assignments::table
        .inner_join(events::table)
        .inner_join(guests::table)
        .filter(listed())
        .filter(seat_assignments::id.eq(assignment.as_str()))
        .filter(guard_rows!("tenancy assignment" => events::organisation_id.eq(organisation.as_str())))
        .filter(events::deleted_at.is_null())
        .select((
            (events::id, events::organisation_id),
            seat_assignments::sitting_id,
            seat_assignments::guest_id,
            guests::first_name,
            guests::last_name,
        ));
    type Found = ((String, String), String, String, String, String);
    let (event, sitting, guest, first, last): Found = both!(conn, c => query.get_result(c))?;
    let name = format!("{first} {last}").trim().to_owned();
    let scope = SittingScope::proven(EventScope::proven(event)?, sitting)?;
    Ok((scope, guest_id(guest)?, name))
}

/// Seats a guest in a sitting. A taken seat and an unknown one are conflicts of different constraints.
pub fn insert(
    conn: &mut Connection,
    scope: &SeatingScope,
    new: &SeatAssignment,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = NewRow::new(scope, new, now);
    both!(conn, c => diesel::insert_into(seat_assignments::table).values(&row).execute(c))?;
    Ok(())
}

/// Seats a guest who has a seat in the sitting, like [`insert`], as a new assignment. Returns whether there was a seat to leave.
pub fn replace(
    conn: &mut Connection,
    scope: &SeatingScope,
    new: &SeatAssignment,
    now: DateTime<Utc>,
) -> Result<bool, Error> {
    generations::share(conn, scope)?;
    let target = seat_assignments::table.find((scope.id(), new.guest_id.as_str(), scope.sitting().sitting()));
    let change = (
        seat_assignments::id.eq(new.id.as_str()),
        seat_assignments::room_id.eq(scope.room().room()),
        seat_assignments::seat_id.eq(new.seat_id.as_str()),
        seat_assignments::hand_made.eq(new.by == SeatedBy::Hand),
        seat_assignments::created_at.eq(now.naive_utc()),
    );
    Ok(both!(conn, c => diesel::update(target).set(change).execute(c))? > 0)
}

#[derive(Insertable)]
#[diesel(table_name = seat_assignments, treat_none_as_default_value = false)]
struct NewRow<'a> {
    id: &'a str,
    organisation_id: &'a str,
    event_id: &'a str,
    guest_id: &'a str,
    sitting_id: &'a str,
    room_id: &'a str,
    seat_id: &'a str,
    hand_made: bool,
    created_at: NaiveDateTime,
}

impl<'a> NewRow<'a> {
    fn new(scope: &'a SeatingScope, new: &'a SeatAssignment, now: DateTime<Utc>) -> Self {
        Self {
            id: new.id.as_str(),
            organisation_id: scope.organisation(),
            event_id: scope.id(),
            guest_id: new.guest_id.as_str(),
            sitting_id: scope.sitting().sitting(),
            room_id: scope.room().room(),
            seat_id: new.seat_id.as_str(),
            hand_made: new.by == SeatedBy::Hand,
            created_at: now.naive_utc(),
        }
    }
}

/// Seats guests who have no seat in the sitting, like [`insert`], all of them or none.
pub fn insert_all(
    conn: &mut Connection,
    scope: &SeatingScope,
    new: &[SeatAssignment],
    now: DateTime<Utc>,
) -> Result<(), Error> {
    for chunk in new.chunks(CHUNK) {
        let rows: Vec<_> = chunk.iter().map(|new| NewRow::new(scope, new, now)).collect();
        both!(conn, c => diesel::insert_into(seat_assignments::table).values(&rows).execute(c))?;
    }
    Ok(())
}

/// Seats many guests who have no seat in the sitting, in the given order, and returns those whose seat was free. An unknown seat is a
/// conflict that refuses all of them.
pub fn insert_where_free(
    conn: &mut Connection,
    scope: &SeatingScope,
    new: &[SeatAssignment],
    now: DateTime<Utc>,
) -> Result<HashSet<GuestId>, Error> {
    let mut seated = HashSet::with_capacity(new.len());
    for chunk in new.chunks(CHUNK) {
        let rows: Vec<_> = chunk.iter().map(|new| NewRow::new(scope, new, now)).collect();
        let insert = diesel::insert_into(seat_assignments::table)
            .values(&rows)
            .on_conflict_do_nothing();
        both!(conn, c => insert.execute(c))?;
        // Asked by the new ids, because Diesel returns rows of an insert into SQLite one statement at a time.
        let inserted = seat_assignments::table
            .filter(seat_assignments::id.eq_any(chunk.iter().map(|new| new.id.as_str())))
            .filter(seat_assignments::event_id.eq(scope.id()))
            .select(seat_assignments::guest_id);
        let ids: Vec<String> = both!(conn, c => inserted.load(c))?;
        for id in ids {
            seated.insert(guest_id(id)?);
        }
    }
    Ok(seated)
}

/// Frees the seats of many guests in a sitting.
pub fn delete_of_guests(conn: &mut Connection, scope: &SittingScope, of: &[&GuestId]) -> Result<(), Error> {
    generations::share(conn, scope)?;
    for chunk in of.chunks(CHUNK) {
        let ids = chunk.iter().map(|guest| guest.as_str());
        let target = seat_assignments::table
            .filter(seat_assignments::event_id.eq(scope.id()))
            .filter(seat_assignments::sitting_id.eq(scope.sitting()))
            .filter(seat_assignments::guest_id.eq_any(ids));
        both!(conn, c => diesel::delete(target).execute(c))?;
    }
    Ok(())
}

/// Frees the seats of many guests in all sittings of an event, and returns how many there were.
pub fn delete_everywhere(conn: &mut Connection, scope: &EventScope, of: &[&GuestId]) -> Result<usize, Error> {
    generations::share(conn, scope)?;
    let mut freed = 0;
    for chunk in of.chunks(CHUNK) {
        let ids = chunk.iter().map(|guest| guest.as_str());
        let target = seat_assignments::table
            .filter(seat_assignments::event_id.eq(scope.id()))
            .filter(seat_assignments::guest_id.eq_any(ids));
        freed += both!(conn, c => diesel::delete(target).execute(c))?;
    }
    Ok(freed)
}

/// Frees a guest's seat in a sitting and returns whether there was one.
pub fn delete_of_guest(conn: &mut Connection, scope: &SittingScope, guest: &GuestId) -> Result<bool, Error> {
    generations::share(conn, scope)?;
    let target = seat_assignments::table.find((scope.id(), guest.as_str(), scope.sitting()));
    Ok(both!(conn, c => diesel::delete(target).execute(c))? > 0)
}

/// Frees these seats of these guests in all sittings that use a room. Other guests who have been seated there since stay.
pub fn delete_of(conn: &mut Connection, scope: &RoomScope, of: &[Occupant]) -> Result<(), Error> {
    for chunk in of.chunks(CHUNK) {
        let seats = chunk.iter().map(|occupant| occupant.seat_id.as_str());
        let guests = chunk.iter().map(|occupant| occupant.guest_id.as_str());
        let target = seat_assignments::table
            .filter(seat_assignments::event_id.eq(scope.id()))
            .filter(seat_assignments::room_id.eq(scope.room()))
            .filter(seat_assignments::seat_id.eq_any(seats))
            .filter(seat_assignments::guest_id.eq_any(guests));
        both!(conn, c => diesel::delete(target).execute(c))?;
    }
    Ok(())
}

/// Returns the seat of a guest in a sitting, if any.
pub fn find_seat(conn: &mut Connection, scope: &SittingScope, guest: &GuestId) -> Result<Option<SeatId>, Error> {
    let query = seat_assignments::table
        .find((scope.id(), guest.as_str(), scope.sitting()))
        .select(seat_assignments::seat_id);
    let row: Option<String> = both!(conn, c => query.get_result(c).optional())?;
    row.map(seat_id).transpose()
}

/// Returns the ids of the seats of a room that are free in a sitting.
pub fn free_seats(conn: &mut Connection, scope: &SeatingScope) -> Result<Vec<SeatId>, Error> {
    let taken = seat_assignments::table
        .filter(seat_assignments::event_id.eq(scope.id()))
        .filter(seat_assignments::sitting_id.eq(scope.sitting().sitting()))
        .filter(seat_assignments::room_id.eq(scope.room().room()))
        .select(seat_assignments::seat_id);
    let query = crate::seating::seats::of_current(scope.room())
        .filter(seats::seat_id.ne_all(taken))
        .order(seats::seat_id)
        .select(seats::seat_id);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(seat_id).collect()
}

fn assignment((id, guest, seat, hand_made): Row) -> Result<SeatAssignment, Error> {
    Ok(SeatAssignment {
        id: AssignmentId::try_from(id).map_err(|error| Error::Corrupt(error.to_string()))?,
        guest_id: guest_id(guest)?,
        seat_id: seat_id(seat)?,
        by: SeatedBy::from_hand(hand_made),
    })
}

pub(crate) fn seat_id(text: String) -> Result<SeatId, Error> {
    SeatId::try_from(text).map_err(|error| Error::Corrupt(error.to_string()))
}

pub(crate) fn sitting_id(text: String) -> Result<SittingId, Error> {
    SittingId::try_from(text).map_err(|error| Error::Corrupt(error.to_string()))
}
