//! Who sits where. The two unique constraints of this table are what makes a double booking impossible.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::id::{AssignmentId, GuestId, OrganisationId};
use domain::seat::{SeatAssignment, SeatId, SeatedBy};

use crate::connection::Connection;
use crate::error::Error;
use crate::events::EventScope;
use crate::schema::{events, guests, seat_assignments, seats};

/// Rows per statement; both databases bound the number of values in one.
const CHUNK: usize = 500;

/// A guest on a seat, with the words people use for both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occupant {
    /// The guest.
    pub guest_id: GuestId,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
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

/// Returns the assignments of an event by seat.
pub fn of_event(conn: &mut Connection, scope: &EventScope) -> Result<Vec<SeatAssignment>, Error> {
    let query = seat_assignments::table
        .filter(seat_assignments::event_id.eq(scope.id()))
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

/// Returns the guests on these seats of an event. The seats must exist.
pub fn occupants(conn: &mut Connection, scope: &EventScope, of: &[SeatId]) -> Result<Vec<Occupant>, Error> {
    let mut all = Vec::new();
    for chunk in of.chunks(CHUNK) {
        let ids: Vec<&str> = chunk.iter().map(SeatId::as_str).collect();
        let query = seat_assignments::table
            .inner_join(guests::table)
            .filter(seat_assignments::event_id.eq(scope.id()))
            .filter(seat_assignments::seat_id.eq_any(ids))
            .order(seat_assignments::seat_id)
            .select((
                guests::id,
                guests::first_name,
                guests::last_name,
                seat_assignments::seat_id,
                seat_assignments::hand_made,
            ));
        let rows: Vec<(String, String, String, String, bool)> = both!(conn, c => query.load(c))?;
        for (guest, first_name, last_name, seat, hand_made) in rows {
            all.push(Occupant {
                guest_id: guest_id(guest)?,
                first_name,
                last_name,
                seat_id: seat_id(seat)?,
                by: SeatedBy::from_hand(hand_made),
            });
        }
    }
    Ok(all)
}

/// Returns the guest of an assignment in an organisation, with proof of the event and the guest's name.
pub fn find_guest(
    conn: &mut Connection,
    organisation: &OrganisationId,
    assignment: &AssignmentId,
) -> Result<(EventScope, GuestId, String), Error> {
    let query = seat_assignments::table
        .inner_join(events::table)
        .inner_join(guests::table.on(guests::id.eq(seat_assignments::guest_id)))
        .filter(seat_assignments::id.eq(assignment.as_str()))
        .filter(events::organisation_id.eq(organisation.as_str()))
        .filter(events::deleted_at.is_null())
        .select((
            seat_assignments::event_id,
            seat_assignments::guest_id,
            guests::first_name,
            guests::last_name,
        ));
    let (event, guest, first, last): (String, String, String, String) = both!(conn, c => query.get_result(c))?;
    let name = format!("{first} {last}").trim().to_owned();
    Ok((EventScope::proven(event)?, guest_id(guest)?, name))
}

/// Seats a guest. A taken seat and an unknown one are conflicts of different constraints.
pub fn insert(
    conn: &mut Connection,
    scope: &EventScope,
    new: &SeatAssignment,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = (
        seat_assignments::id.eq(new.id.as_str()),
        seat_assignments::event_id.eq(scope.id()),
        seat_assignments::guest_id.eq(new.guest_id.as_str()),
        seat_assignments::seat_id.eq(new.seat_id.as_str()),
        seat_assignments::hand_made.eq(new.by == SeatedBy::Hand),
        seat_assignments::created_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(seat_assignments::table).values(row).execute(c))?;
    Ok(())
}

/// Seats guests who have no seat, like [`insert`], all of them or none.
pub fn insert_all(
    conn: &mut Connection,
    scope: &EventScope,
    new: &[SeatAssignment],
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = |one: &SeatAssignment| {
        (
            seat_assignments::id.eq(one.id.as_str().to_owned()),
            seat_assignments::event_id.eq(scope.id()),
            seat_assignments::guest_id.eq(one.guest_id.as_str().to_owned()),
            seat_assignments::seat_id.eq(one.seat_id.as_str().to_owned()),
            seat_assignments::hand_made.eq(one.by == SeatedBy::Hand),
            seat_assignments::created_at.eq(now.naive_utc()),
        )
    };
    for chunk in new.chunks(CHUNK) {
        let rows: Vec<_> = chunk.iter().map(row).collect();
        both!(conn, c => diesel::insert_into(seat_assignments::table).values(&rows).execute(c))?;
    }
    Ok(())
}

/// Takes a guest's seat away and returns whether there was one.
pub fn delete_of_guest(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<bool, Error> {
    let target = seat_assignments::table.find((scope.id(), guest.as_str()));
    Ok(both!(conn, c => diesel::delete(target).execute(c))? > 0)
}

/// Takes these seats from these guests. Others who have come to sit there since stay.
pub fn delete_of(conn: &mut Connection, scope: &EventScope, of: &[Occupant]) -> Result<(), Error> {
    for chunk in of.chunks(CHUNK) {
        let seats = chunk.iter().map(|occupant| occupant.seat_id.as_str());
        let guests = chunk.iter().map(|occupant| occupant.guest_id.as_str());
        let target = seat_assignments::table
            .filter(seat_assignments::event_id.eq(scope.id()))
            .filter(seat_assignments::seat_id.eq_any(seats))
            .filter(seat_assignments::guest_id.eq_any(guests));
        both!(conn, c => diesel::delete(target).execute(c))?;
    }
    Ok(())
}

/// Returns the seat of a guest, if any.
pub fn find_seat(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<Option<SeatId>, Error> {
    let query = seat_assignments::table
        .find((scope.id(), guest.as_str()))
        .select(seat_assignments::seat_id);
    let row: Option<String> = both!(conn, c => query.get_result(c).optional())?;
    row.map(seat_id).transpose()
}

/// Returns the ids of seats that nobody has.
pub fn free_seats(conn: &mut Connection, scope: &EventScope) -> Result<Vec<SeatId>, Error> {
    let taken = seat_assignments::table
        .filter(seat_assignments::event_id.eq(scope.id()))
        .select(seat_assignments::seat_id);
    let query = seats::table
        .filter(seats::event_id.eq(scope.id()))
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

pub(crate) fn guest_id(text: String) -> Result<GuestId, Error> {
    GuestId::try_from(text).map_err(|error| Error::Corrupt(error.to_string()))
}

fn seat_id(text: String) -> Result<SeatId, Error> {
    SeatId::try_from(text).map_err(|error| Error::Corrupt(error.to_string()))
}
