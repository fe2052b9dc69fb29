//! Guests: the row, and the queries over one event or one guest. Seats and parties are joined where a list shows them.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::guest::Guest;
use domain::id::{GuestId, ImportId, PartyId};
use domain::lookup_code::LookupCode;
use domain::seat::{Seat, SeatedBy};

use crate::CHUNK;
use crate::check_in;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::core::listed::{at_first_sitting, listed};
use crate::core::tenant::across;
use crate::events::totals;
use crate::schema::{guests, parties as parties_table, seat_assignments, seat_indexes, seats, sittings};

mod answers;
mod candidate;
pub mod changes;
pub mod import_mappings;
pub mod imports;
pub mod parties;
pub mod past_imports;
pub mod plus_ones;
mod removal;
pub(crate) mod row;
pub mod tags;
pub mod tokens;

pub use answers::set_answers;
pub use candidate::{Candidate, Seatable, candidate, candidates, lock, scope};
pub use removal::{ExpiredGuest, RemovedGuest, Restorable, erase, expired, lock_removed, names, removed, set_removed};

use row::{NewRow, Row, SeatRow};

/// A guest with the seat the guest has in the first sitting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatedGuest {
    /// The guest.
    pub guest: Guest,
    /// The seat, if any.
    pub seat: Option<Seat>,
    /// Who gave the seat, if there is one.
    pub by: Option<SeatedBy>,
}

/// Returns the guests of an event by name.
pub fn of_event(conn: &mut Connection, scope: &EventScope) -> Result<Vec<SeatedGuest>, Error> {
    load(conn, scope, Selection::All)
}

/// Returns one guest of an event.
pub fn get(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<SeatedGuest, Error> {
    let found = load(conn, scope, Selection::One(guest))?.pop();
    found.ok_or(Error::NotFound)
}

/// Returns the ids of an event's guests by name, for [`some`]: a sort of whole rows would hold the list in memory.
pub fn ids_by_name(conn: &mut Connection, scope: &EventScope) -> Result<Vec<String>, Error> {
    let query = guests::table
        .filter(listed())
        .filter(guests::event_id.eq(scope.id()))
        .order((guests::last_folded, guests::first_folded, guests::id))
        .select(guests::id);
    Ok(both!(conn, c => query.load(c))?)
}

/// Returns those guests of an event that have one of these ids, by name. At most 500 ids.
pub fn some(conn: &mut Connection, scope: &EventScope, ids: &[String]) -> Result<Vec<SeatedGuest>, Error> {
    load(conn, scope, Selection::Some(ids))
}

/// Stores guests, who have not arrived. Those of an import are on no list until it ends.
pub fn insert(
    conn: &mut Connection,
    scope: &EventScope,
    new: &[Guest],
    import: Option<&ImportId>,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    for chunk in new.chunks(CHUNK) {
        let rows: Vec<NewRow> = chunk
            .iter()
            .map(|guest| NewRow::new(scope, guest, import, now))
            .collect();
        both!(conn, c => diesel::insert_into(guests::table).values(&rows).execute(c))?;
    }
    Ok(())
}

/// Overwrites what people can change of a guest. The arrival is not part of it: the log of arrivals says it.
pub fn update(conn: &mut Connection, scope: &EventScope, guest: &Guest, now: DateTime<Utc>) -> Result<(), Error> {
    let change = row::Change::new(guest, now);
    both!(conn, c => diesel::update(one(scope, &guest.id)).set(&change).execute(c))?;
    Ok(())
}

/// Narrows to one guest of an event.
#[diesel::dsl::auto_type]
fn one<'a>(scope: &'a EventScope, guest: &'a GuestId) -> _ {
    let guest: &'a str = guest.as_str();
    let event: &'a str = scope.id();
    guests::table
        .filter(guests::id.eq(guest))
        .filter(guests::event_id.eq(event))
}

/// Sets or clears the table a guest has without a seat.
pub fn set_table(conn: &mut Connection, scope: &EventScope, guest: &GuestId, table: Option<&str>) -> Result<(), Error> {
    both!(conn, c => diesel::update(one(scope, guest)).set(guests::table_id.eq(table)).execute(c))?;
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
        let target = guests::table
            .filter(guests::event_id.eq(scope.id()))
            .filter(guests::id.eq_any(ids));
        both!(conn, c => diesel::update(target).set(guests::table_id.eq(table)).execute(c))?;
    }
    Ok(())
}

/// Adds guests to a party, or removes them from theirs.
pub fn set_party(
    conn: &mut Connection,
    scope: &EventScope,
    of: &[&GuestId],
    party: Option<&PartyId>,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    for chunk in of.chunks(CHUNK) {
        let values = (
            guests::party_id.eq(party.map(PartyId::as_str)),
            guests::updated_at.eq(now.naive_utc()),
        );
        let ids = chunk.iter().map(|guest| guest.as_str());
        let target = guests::table
            .filter(guests::event_id.eq(scope.id()))
            .filter(guests::id.eq_any(ids));
        both!(conn, c => diesel::update(target).set(values).execute(c))?;
    }
    Ok(())
}

/// Removes a guest; the seat becomes free with it. What the doors recorded of the guest stays, without the guest.
pub fn delete(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<(), Error> {
    check_in::forget_guest(conn, scope, guest)?;
    let rows = both!(conn, c => diesel::delete(one(scope, guest)).execute(c))?;
    if rows == 1 { Ok(()) } else { Err(Error::NotFound) }
}

/// Returns whether a guest of an event has exactly this name.
pub fn has_name(conn: &mut Connection, scope: &EventScope, first: &str, last: &str) -> Result<bool, Error> {
    let namesakes = guests::table
        .filter(listed())
        .filter(guests::event_id.eq(scope.id()))
        .filter(guests::first_name.eq(first))
        .filter(guests::last_name.eq(last));
    let query = diesel::select(diesel::dsl::exists(namesakes));
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Returns how many guests an event has room for no longer: those it keeps and those whom imports have still to store.
pub fn room_taken(conn: &mut Connection, scope: &EventScope) -> Result<i64, Error> {
    let stored = totals::stored(conn, scope)?.guests();
    Ok(stored + imports::awaited(conn, scope)?)
}

/// Returns how many guests an event has.
pub fn count(conn: &mut Connection, scope: &EventScope) -> Result<i64, Error> {
    Ok(totals::listed(conn, scope)?.guests())
}

/// Returns which of these codes some guest already has.
pub fn taken_codes(conn: &mut Connection, codes: &[LookupCode]) -> Result<Vec<String>, Error> {
    let mut taken = Vec::new();
    for chunk in codes.chunks(CHUNK) {
        let codes: Vec<&str> = chunk.iter().map(LookupCode::as_str).collect();
        let query = guests::table
            .filter(guests::lookup_code.eq_any(codes))
            .select(guests::lookup_code);
        let rows: Vec<String> = across(conn, |conn| Ok(both!(conn, c => query.load(c))?))?;
        taken.extend(rows);
    }
    Ok(taken)
}

/// Returns which of these ids some guest already has. At most 500.
pub fn taken_ids(conn: &mut Connection, ids: &[&str]) -> Result<HashSet<String>, Error> {
    let query = guests::table.filter(guests::id.eq_any(ids)).select(guests::id);
    let rows: Vec<String> = across(conn, |conn| Ok(both!(conn, c => query.load(c))?))?;
    Ok(rows.into_iter().collect())
}

/// Removes a party if it has no guests.
pub fn delete_empty_party(conn: &mut Connection, scope: &EventScope, party: &PartyId) -> Result<(), Error> {
    let members = guests::table
        .filter(guests::event_id.eq(scope.id()))
        .filter(guests::party_id.eq(party.as_str()))
        .count();
    let members: i64 = both!(conn, c => members.get_result(c))?;
    if members == 0 {
        let target = parties_table::table
            .filter(parties_table::id.eq(party.as_str()))
            .filter(parties_table::event_id.eq(scope.id()));
        both!(conn, c => diesel::delete(target).execute(c))?;
    }
    Ok(())
}

type Joined = (Row, Option<String>, Option<SeatRow>, Option<bool>);

/// The columns of [`Joined`]; the types of guest and seat depend on the database.
macro_rules! columns {
    () => {
        (
            Row::as_select(),
            parties_table::name.nullable(),
            Option::<SeatRow>::as_select(),
            seat_assignments::hand_made.nullable(),
        )
    };
}

/// Which guests of an event are read.
#[derive(Clone, Copy)]
enum Selection<'a> {
    All,
    One(&'a GuestId),
    Some(&'a [String]),
}

fn load(conn: &mut Connection, scope: &EventScope, selection: Selection<'_>) -> Result<Vec<SeatedGuest>, Error> {
    let own_assignment = seat_assignments::event_id
        .eq(guests::event_id)
        .and(seat_assignments::guest_id.eq(guests::id))
        .and(seat_assignments::sitting_id.eq(sittings::id));
    let index = seat_indexes::event_id
        .eq(seat_assignments::event_id)
        .and(seat_indexes::room_id.eq(seat_assignments::room_id));
    let own_seat = seats::event_id
        .eq(seat_assignments::event_id)
        .and(seats::room_id.eq(seat_assignments::room_id))
        .and(seats::generation.eq(seat_indexes::generation))
        .and(seats::seat_id.eq(seat_assignments::seat_id));
    let query = guests::table
        .left_join(parties_table::table)
        .inner_join(sittings::table.on(at_first_sitting()))
        .left_join(seat_assignments::table.on(own_assignment))
        .left_join(seat_indexes::table.on(index))
        .left_join(seats::table.on(own_seat))
        .filter(listed())
        .filter(guests::event_id.eq(scope.id()))
        .order((guests::last_folded, guests::first_folded, guests::id));
    let rows: Vec<Joined> = match selection {
        Selection::All => both!(conn, c => query.select(columns!()).load(c))?,
        Selection::One(guest) => both!(conn, c => query
            .filter(guests::id.eq(guest.as_str()))
            .select(columns!())
            .load(c))?,
        Selection::Some(ids) => both!(conn, c => query
            .filter(guests::id.eq_any(ids))
            .select(columns!())
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
