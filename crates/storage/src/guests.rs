//! Guests: the row, and the queries over one event or one guest. Seats and parties are joined where a list shows them.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::guest::Guest;
use domain::guest::status::Rsvp;
use domain::id::{GuestId, ImportId, OrganisationId, PartyId};
use domain::lookup_code::LookupCode;
use domain::seat::{Seat, SeatId, SeatedBy};

use crate::CHUNK;
use crate::connection::Connection;
use crate::error::Error;
use crate::events::EventScope;
use crate::schema::{events, guest_rows, guests, parties, seat_assignments, seats};

mod row;

use row::{CandidateRow, Row, SeatRow};

/// A guest with the seat the guest has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatedGuest {
    /// The guest.
    pub guest: Guest,
    /// The seat, if any.
    pub seat: Option<Seat>,
    /// Who gave the seat, if there is one.
    pub by: Option<SeatedBy>,
}

/// What assigning a seat must know about a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seatable {
    /// Proof of the guest's event.
    pub scope: EventScope,
    /// What the guest answered.
    pub rsvp: Rsvp,
    /// A table chosen without a seat.
    pub table_id: Option<String>,
    /// The seat the guest has.
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

/// Returns the guests of an event by name.
pub fn of_event(conn: &mut Connection, scope: &EventScope) -> Result<Vec<SeatedGuest>, Error> {
    load(conn, scope, None)
}

/// Returns one guest of an event.
pub fn get(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<SeatedGuest, Error> {
    load(conn, scope, Some(guest))?.pop().ok_or(Error::NotFound)
}

/// Returns the event of a guest, if it belongs to the organisation.
pub fn scope(conn: &mut Connection, organisation: &OrganisationId, guest: &GuestId) -> Result<EventScope, Error> {
    find_candidate(conn, organisation, guest, None).map(|candidate| candidate.seatable.scope)
}

/// Returns the event of a guest like [`scope`], and on PostgreSQL locks the guest's row, so that two changes of one
/// guest queue instead of undoing each other.
pub fn lock(conn: &mut Connection, organisation: &OrganisationId, guest: &GuestId) -> Result<EventScope, Error> {
    candidate(conn, organisation, guest, None).map(|candidate| candidate.seatable.scope)
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
        let lock = guest_rows::table
            .filter(guest_rows::id.eq(guest.as_str()))
            .select(guest_rows::id)
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
            .filter(guests::event_id.eq(scope.id()))
            .filter(guests::id.eq_any(ids));
        if let Connection::Postgres(c) = conn {
            let lock = chosen.clone().order(guests::id).select(guests::id).for_update();
            let _: Vec<String> = lock.load(c)?;
        }
        let own_assignment = seat_assignments::event_id
            .eq(guests::event_id)
            .and(seat_assignments::guest_id.eq(guests::id));
        let query = chosen.left_join(seat_assignments::table.on(own_assignment)).select((
            guests::id,
            guests::event_id,
            guests::rsvp,
            guests::table_id,
            (guests::first_name, guests::last_name),
            (seat_assignments::seat_id, seat_assignments::hand_made).nullable(),
        ));
        let rows: Vec<KnownRow> = both!(conn, c => query.load(c))?;
        for (id, event, rsvp, table, name, seat) in rows {
            let candidate = row::candidate((event, rsvp, table, name, seat, None))?;
            found.insert(crate::seat_assignments::guest_id(id)?, candidate);
        }
    }
    Ok(found)
}

type KnownRow = (
    String,
    String,
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
        .and(seat_assignments::guest_id.eq(guests::id));
    let wanted_seat = seats::event_id
        .eq(guests::event_id)
        .and(seats::seat_id.eq(wanted.map_or("", SeatId::as_str)));
    let query = guests::table
        .inner_join(events::table)
        .left_join(seat_assignments::table.on(own_assignment))
        .left_join(seats::table.on(wanted_seat))
        .filter(guests::id.eq(guest.as_str()))
        .filter(events::organisation_id.eq(organisation.as_str()))
        .filter(events::deleted_at.is_null())
        .select((
            guests::event_id,
            guests::rsvp,
            guests::table_id,
            (guests::first_name, guests::last_name),
            (seat_assignments::seat_id, seat_assignments::hand_made).nullable(),
            (seats::table_label, seats::seat_label).nullable(),
        ));
    let row: CandidateRow = both!(conn, c => query.get_result(c))?;
    row::candidate(row)
}

/// Stores guests. Those of an import are on no list until it ends.
pub fn insert(
    conn: &mut Connection,
    scope: &EventScope,
    new: &[Guest],
    import: Option<&ImportId>,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    for chunk in new.chunks(CHUNK) {
        let rows: Vec<Row> = chunk.iter().map(|guest| Row::new(scope, guest, import, now)).collect();
        both!(conn, c => diesel::insert_into(guest_rows::table).values(&rows).execute(c))?;
    }
    Ok(())
}

/// Overwrites what people can change of a guest. Of several arrivals the first one counts.
pub fn update(conn: &mut Connection, scope: &EventScope, guest: &Guest, now: DateTime<Utc>) -> Result<(), Error> {
    let change = row::Change::new(guest, now);
    both!(conn, c => diesel::update(one(scope, &guest.id)).set(&change).execute(c))?;
    let arrival = guest_rows::arrived_at.eq(guest.arrived.then(|| now.naive_utc()));
    if guest.arrived {
        let first = one(scope, &guest.id).filter(guest_rows::arrived_at.is_null());
        both!(conn, c => diesel::update(first).set(arrival).execute(c))?;
    } else {
        both!(conn, c => diesel::update(one(scope, &guest.id)).set(arrival).execute(c))?;
    }
    Ok(())
}

/// Narrows to one guest of an event.
#[diesel::dsl::auto_type]
fn one<'a>(scope: &'a EventScope, guest: &'a GuestId) -> _ {
    let guest: &'a str = guest.as_str();
    let event: &'a str = scope.id();
    guest_rows::table
        .filter(guest_rows::id.eq(guest))
        .filter(guest_rows::event_id.eq(event))
}

/// Sets or clears the table a guest has without a seat.
pub fn set_table(conn: &mut Connection, scope: &EventScope, guest: &GuestId, table: Option<&str>) -> Result<(), Error> {
    both!(conn, c => diesel::update(one(scope, guest)).set(guest_rows::table_id.eq(table)).execute(c))?;
    Ok(())
}

/// Sets or clears the table that many guests have without a seat.
pub fn set_tables(
    conn: &mut Connection,
    scope: &EventScope,
    of: &[&GuestId],
    table: Option<&str>,
) -> Result<(), Error> {
    for chunk in of.chunks(CHUNK) {
        let ids = chunk.iter().map(|guest| guest.as_str());
        let target = guest_rows::table
            .filter(guest_rows::event_id.eq(scope.id()))
            .filter(guest_rows::id.eq_any(ids));
        both!(conn, c => diesel::update(target).set(guest_rows::table_id.eq(table)).execute(c))?;
    }
    Ok(())
}

/// Removes a guest; the seat becomes free with it.
pub fn delete(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<(), Error> {
    let rows = both!(conn, c => diesel::delete(one(scope, guest)).execute(c))?;
    if rows == 1 { Ok(()) } else { Err(Error::NotFound) }
}

/// Returns whether a guest of an event has exactly this name.
pub fn has_name(conn: &mut Connection, scope: &EventScope, first: &str, last: &str) -> Result<bool, Error> {
    let namesakes = guests::table
        .filter(guests::event_id.eq(scope.id()))
        .filter(guests::first_name.eq(first))
        .filter(guests::last_name.eq(last));
    let query = diesel::select(diesel::dsl::exists(namesakes));
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Returns how many guests an event keeps, those of imports under way included.
pub fn count(conn: &mut Connection, scope: &EventScope) -> Result<i64, Error> {
    let query = guest_rows::table.filter(guest_rows::event_id.eq(scope.id())).count();
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Returns which of these codes some guest already has.
pub fn taken_codes(conn: &mut Connection, codes: &[LookupCode]) -> Result<Vec<String>, Error> {
    let mut taken = Vec::new();
    for chunk in codes.chunks(CHUNK) {
        let codes: Vec<&str> = chunk.iter().map(LookupCode::as_str).collect();
        let query = guest_rows::table
            .filter(guest_rows::lookup_code.eq_any(codes))
            .select(guest_rows::lookup_code);
        let rows: Vec<String> = both!(conn, c => query.load(c))?;
        taken.extend(rows);
    }
    Ok(taken)
}

/// Removes a party that no guest belongs to any more.
pub fn delete_empty_party(conn: &mut Connection, scope: &EventScope, party: &PartyId) -> Result<(), Error> {
    let members = guest_rows::table
        .filter(guest_rows::event_id.eq(scope.id()))
        .filter(guest_rows::party_id.eq(party.as_str()))
        .count();
    let members: i64 = both!(conn, c => members.get_result(c))?;
    if members == 0 {
        let target = parties::table
            .filter(parties::id.eq(party.as_str()))
            .filter(parties::event_id.eq(scope.id()));
        both!(conn, c => diesel::delete(target).execute(c))?;
    }
    Ok(())
}

type Joined = (Row, Option<String>, Option<SeatRow>, Option<bool>);

fn load(conn: &mut Connection, scope: &EventScope, only: Option<&GuestId>) -> Result<Vec<SeatedGuest>, Error> {
    let own_assignment = seat_assignments::event_id
        .eq(guests::event_id)
        .and(seat_assignments::guest_id.eq(guests::id));
    let own_seat = seats::event_id
        .eq(seat_assignments::event_id)
        .and(seats::seat_id.eq(seat_assignments::seat_id));
    let query = guests::table
        .left_join(parties::table)
        .left_join(seat_assignments::table.on(own_assignment))
        .left_join(seats::table.on(own_seat))
        .filter(guests::event_id.eq(scope.id()))
        .order((guests::last_folded, guests::first_folded, guests::id));
    let rows: Vec<Joined> = match only {
        Some(guest) => both!(conn, c => query
            .filter(guests::id.eq(guest.as_str()))
            .select((
                guests::all_columns,
                parties::name.nullable(),
                Option::<SeatRow>::as_select(),
                seat_assignments::hand_made.nullable(),
            ))
            .load(c))?,
        None => both!(conn, c => query
            .select((
                guests::all_columns,
                parties::name.nullable(),
                Option::<SeatRow>::as_select(),
                seat_assignments::hand_made.nullable(),
            ))
            .load(c))?,
    };
    rows.into_iter().map(seated).collect()
}

fn seated((row, party, seat, hand_made): Joined) -> Result<SeatedGuest, Error> {
    Ok(SeatedGuest {
        guest: row.into_guest(party)?,
        seat: seat.map(Seat::try_from).transpose()?,
        by: hand_made.map(SeatedBy::from_hand),
    })
}
