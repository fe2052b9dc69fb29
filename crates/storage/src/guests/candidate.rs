//! What seating must know of a guest before it moves the guest.

use std::collections::HashMap;

use diesel::prelude::*;
use domain::guest::status::Rsvp;
use domain::id::{GuestId, OrganisationId};
use domain::seat::{SeatId, SeatedBy};

use super::row::{self, CandidateRow};
use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::{EventScope, SeatingScope};
use crate::core::listed::{at_first_sitting, in_first_room, listed};
use crate::schema::{events, guests, rooms, seat_assignments, seat_indexes, seats, sittings};

/// What assigning a seat must know about a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seatable {
    /// The first room and the first sitting of the guest's event.
    pub scope: SeatingScope,
    /// What the guest answered.
    pub rsvp: Rsvp,
    /// A table chosen without a seat.
    pub table_id: Option<String>,
    /// The seat the guest has in the sitting.
    pub seat: Option<SeatId>,
}

/// A guest to be seated, with the words that the activity log uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// What decides whether it is possible.
    pub seatable: Seatable,
    /// First and last name in one line.
    pub name: String,
    /// Who gave the guest the present seat, if there is one.
    pub by: Option<SeatedBy>,
    /// Table and label of the wanted seat, when the plan has it.
    pub wanted: Option<(String, String)>,
}

impl Candidate {
    /// Returns the present seat and who gave it.
    pub fn seat(&self) -> Option<(&SeatId, SeatedBy)> {
        let seat = self.seatable.seat.as_ref()?;
        Some((seat, self.by.unwrap_or(SeatedBy::Hand)))
    }
}

/// Returns the event of a guest, if it belongs to the organisation.
pub fn scope(conn: &mut Connection, organisation: &OrganisationId, guest: &GuestId) -> Result<EventScope, Error> {
    find_candidate(conn, organisation, guest, None).map(|candidate| candidate.seatable.scope.event().clone())
}

/// Returns the event of a guest like [`scope`], and on PostgreSQL locks the guest's row, so that two changes of one
/// guest queue instead of undoing each other.
pub fn lock(conn: &mut Connection, organisation: &OrganisationId, guest: &GuestId) -> Result<EventScope, Error> {
    candidate(conn, organisation, guest, None).map(|candidate| candidate.seatable.scope.event().clone())
}

/// Returns what seating a guest must know, if the guest belongs to the organisation, in one query. On PostgreSQL the row
/// is locked until the transaction ends, so that two moves of one guest queue instead of colliding.
pub fn candidate(
    conn: &mut Connection,
    organisation: &OrganisationId,
    guest: &GuestId,
    wanted: Option<&SeatId>,
) -> Result<Candidate, Error> {
    if let Connection::Postgres(c) = conn {
        let lock = guests::table
            .filter(guests::id.eq(guest.as_str()))
            .select(guests::id)
            .for_update();
        let _: Option<String> = lock.get_result(c).optional()?;
    }
    find_candidate(conn, organisation, guest, wanted)
}

/// Returns what seating must know of many guests of an event, like [`candidate`] without a wanted seat. Guests of other
/// events are left out. The ids must be sorted: on PostgreSQL the rows are locked in that order.
pub fn candidates(
    conn: &mut Connection,
    scope: &EventScope,
    of: &[&GuestId],
) -> Result<HashMap<GuestId, Candidate>, Error> {
    let mut found = HashMap::with_capacity(of.len());
    for chunk in of.chunks(CHUNK) {
        let ids: Vec<&str> = chunk.iter().map(|guest| guest.as_str()).collect();
        let chosen = guests::table
            .filter(listed())
            .filter(guests::event_id.eq(scope.id()))
            .filter(guests::id.eq_any(ids));
        if let Connection::Postgres(c) = conn {
            let lock = chosen.clone().order(guests::id).select(guests::id).for_update();
            let _: Vec<String> = lock.load(c)?;
        }
        let own_assignment = seat_assignments::event_id
            .eq(guests::event_id)
            .and(seat_assignments::guest_id.eq(guests::id))
            .and(seat_assignments::sitting_id.eq(sittings::id));
        let query = chosen
            .inner_join(sittings::table.on(at_first_sitting()))
            .inner_join(rooms::table.on(in_first_room()))
            .left_join(seat_assignments::table.on(own_assignment))
            .select((
                guests::id,
                (rooms::id, sittings::id),
                guests::rsvp,
                guests::table_id,
                (guests::first_name, guests::last_name),
                (seat_assignments::seat_id, seat_assignments::hand_made).nullable(),
            ));
        let rows: Vec<KnownRow> = both!(conn, c => query.load(c))?;
        for (id, place, rsvp, table, name, seat) in rows {
            let event = (scope.id().to_owned(), scope.organisation().to_owned());
            let candidate = row::candidate(((event, place), rsvp, table, name, seat, None))?;
            found.insert(crate::core::event_scope::guest_id(id)?, candidate);
        }
    }
    Ok(found)
}

type KnownRow = (
    String,
    (String, String),
    String,
    Option<String>,
    (String, String),
    Option<(String, bool)>,
);

fn find_candidate(
    conn: &mut Connection,
    organisation: &OrganisationId,
    guest: &GuestId,
    wanted: Option<&SeatId>,
) -> Result<Candidate, Error> {
    let own_assignment = seat_assignments::event_id
        .eq(guests::event_id)
        .and(seat_assignments::guest_id.eq(guests::id))
        .and(seat_assignments::sitting_id.eq(sittings::id));
    let index = seat_indexes::event_id
        .eq(guests::event_id)
        .and(seat_indexes::room_id.eq(rooms::id));
    let wanted_seat = seats::event_id
        .eq(guests::event_id)
        .and(seats::room_id.eq(rooms::id))
        .and(seats::generation.eq(seat_indexes::generation))
        .and(seats::seat_id.eq(wanted.map_or("", SeatId::as_str)));
    let query = guests::table
        .inner_join(events::table)
        .inner_join(sittings::table.on(at_first_sitting()))
        .inner_join(rooms::table.on(in_first_room()))
        .left_join(seat_assignments::table.on(own_assignment))
        .left_join(seat_indexes::table.on(index))
        .left_join(seats::table.on(wanted_seat))
        .filter(listed())
        .filter(guests::id.eq(guest.as_str()))
        .filter(guard_rows!("tenancy guest" => events::organisation_id.eq(organisation.as_str())))
        .filter(events::deleted_at.is_null())
        .select((
            ((events::id, events::organisation_id), (rooms::id, sittings::id)),
            guests::rsvp,
            guests::table_id,
            (guests::first_name, guests::last_name),
            (seat_assignments::seat_id, seat_assignments::hand_made).nullable(),
            (seats::table_label, seats::seat_label).nullable(),
        ));
    let row: CandidateRow = both!(conn, c => query.get_result(c))?;
    row::candidate(row)
}
