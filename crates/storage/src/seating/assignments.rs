//! Seat assignments. The two unique constraints of this table make double bookings impossible, and its triggers refuse
//! a seat that the plan does not have.

use std::collections::HashSet;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::id::{AssignmentId, GuestId, OrganisationId};
use domain::seat::{SeatAssignment, SeatId, SeatedBy};

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::{EventScope, guest_id};
use crate::core::listed::listed;
use crate::schema::{events, guests, seat_assignments, seats};
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

/// Returns the guests on these seats of an event, those of imports under way included. The seats must exist.
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
        .inner_join(guests::table)
        .filter(listed())
        .filter(seat_assignments::id.eq(assignment.as_str()))
        .filter(guard_rows!("tenancy assignment" => events::organisation_id.eq(organisation.as_str())))
        .filter(events::deleted_at.is_null())
        .select((
            (events::id, events::organisation_id),
            seat_assignments::guest_id,
            guests::first_name,
            guests::last_name,
        ));
    type Found = ((String, String), String, String, String);
    let (event, guest, first, last): Found = both!(conn, c => query.get_result(c))?;
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
    let row = NewRow::new(scope, new, now);
    both!(conn, c => diesel::insert_into(seat_assignments::table).values(&row).execute(c))?;
    Ok(())
}

/// Seats a guest who has a seat elsewhere, like [`insert`], as a new assignment. Returns whether there was a seat to leave.
pub fn replace(
    conn: &mut Connection,
    scope: &EventScope,
    new: &SeatAssignment,
    now: DateTime<Utc>,
) -> Result<bool, Error> {
    generations::share(conn, scope)?;
    let target = seat_assignments::table.find((scope.id(), new.guest_id.as_str()));
    let change = (
        seat_assignments::id.eq(new.id.as_str()),
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
    seat_id: &'a str,
    hand_made: bool,
    created_at: NaiveDateTime,
}

impl<'a> NewRow<'a> {
    fn new(scope: &'a EventScope, new: &'a SeatAssignment, now: DateTime<Utc>) -> Self {
        Self {
            id: new.id.as_str(),
            organisation_id: scope.organisation(),
            event_id: scope.id(),
            guest_id: new.guest_id.as_str(),
            seat_id: new.seat_id.as_str(),
            hand_made: new.by == SeatedBy::Hand,
            created_at: now.naive_utc(),
        }
    }
}

/// Seats guests who have no seat, like [`insert`], all of them or none.
pub fn insert_all(
    conn: &mut Connection,
    scope: &EventScope,
    new: &[SeatAssignment],
    now: DateTime<Utc>,
) -> Result<(), Error> {
    for chunk in new.chunks(CHUNK) {
        let rows: Vec<_> = chunk.iter().map(|new| NewRow::new(scope, new, now)).collect();
        both!(conn, c => diesel::insert_into(seat_assignments::table).values(&rows).execute(c))?;
    }
    Ok(())
}

/// Seats many guests who have no seat, in the given order, and returns those whose seat was free. An unknown seat is a
/// conflict that refuses all of them.
pub fn insert_where_free(
    conn: &mut Connection,
    scope: &EventScope,
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

/// Frees the seats of many guests.
pub fn delete_of_guests(conn: &mut Connection, scope: &EventScope, of: &[&GuestId]) -> Result<(), Error> {
    generations::share(conn, scope)?;
    for chunk in of.chunks(CHUNK) {
        let ids = chunk.iter().map(|guest| guest.as_str());
        let target = seat_assignments::table
            .filter(seat_assignments::event_id.eq(scope.id()))
            .filter(seat_assignments::guest_id.eq_any(ids));
        both!(conn, c => diesel::delete(target).execute(c))?;
    }
    Ok(())
}

/// Frees a guest's seat and returns whether there was one.
pub fn delete_of_guest(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<bool, Error> {
    generations::share(conn, scope)?;
    let target = seat_assignments::table.find((scope.id(), guest.as_str()));
    Ok(both!(conn, c => diesel::delete(target).execute(c))? > 0)
}

/// Frees these seats of these guests. Other guests who have been seated there since stay.
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

/// Returns the ids of free seats.
pub fn free_seats(conn: &mut Connection, scope: &EventScope) -> Result<Vec<SeatId>, Error> {
    let taken = seat_assignments::table
        .filter(seat_assignments::event_id.eq(scope.id()))
        .select(seat_assignments::seat_id);
    let query = crate::seating::seats::of_current(scope)
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
