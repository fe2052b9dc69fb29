//! The only place that assigns and frees seats: by hand, by import, by a change of a guest and by auto-assign.

use std::collections::HashSet;

use domain::activity::Activity;
use domain::guest::status::Rsvp;
use domain::id::{AssignmentId, GuestId};
use domain::live::{Changes, Kind};
use domain::plan::ElementId;
use domain::seat::{SeatAssignment, SeatId, SeatedBy};
use storage::events::EventScope;
use storage::guests::{self, Seatable};
use storage::{
    Constraint,
    seating::{assignments as rows, seats, sittings::SeatingScope},
};

use crate::core::error::{Conflict, Error, Noun, SeatNow};
use crate::core::scope;
use crate::core::service::{Reading, Tx};

/// A guest whom an action on many guests left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skipped {
    /// The guest.
    pub guest_id: GuestId,
    /// The guest's name.
    pub name: String,
    /// Why, for people.
    pub reason: &'static str,
}

/// Parses an external seat id; a malformed one gets the error of an unknown one.
pub(crate) fn seat_id(text: &str) -> Result<SeatId, Error> {
    SeatId::parse(text).or(Err(Error::NotFound(Noun::Seat)))
}

/// Checks the id of a table of the event's plan; an empty id means no table.
pub(crate) fn checked_table(tx: &mut Tx<'_>, scope: &EventScope, table: Option<&str>) -> Result<Option<String>, Error> {
    let Some(table) = table.filter(|table| !table.is_empty()) else {
        return Ok(None);
    };
    // PostgreSQL rejects text with a NUL, so malformed ids are not looked up.
    if ElementId::parse(table).is_ok() && table_exists(tx, scope, table)? {
        Ok(Some(table.to_owned()))
    } else {
        Err(Error::NotFound(Noun::Table))
    }
}

/// Returns whether the plan of the first room has a table of this id.
pub(crate) fn table_exists(r: &mut Reading<'_>, scope: &EventScope, table: &str) -> Result<bool, Error> {
    let room = scope::first_room(r, scope)?;
    Ok(seats::table_exists(r.conn, &room, table)?)
}

/// Describes a new seat for the activity log; the same seat again is nothing.
pub(crate) fn seated(
    before: &Seatable,
    taken: &SeatId,
    name: String,
    wanted: Option<(String, String)>,
) -> Option<Activity> {
    let (table, seat) = wanted.unwrap_or_default();
    match &before.seat {
        Some(old) if old == taken => None,
        Some(_) => Some(Activity::GuestMoved { name, table, seat }),
        None => Some(Activity::GuestSeated { name, table, seat }),
    }
}

/// Takes the seats of many guests away in all sittings, for callers that note in their own words what they did.
pub(crate) fn free_seats(tx: &mut Tx<'_>, scope: &EventScope, guests: &[&GuestId]) -> Result<(), Error> {
    tx.note(
        scope,
        Changes::ids(Kind::Seats, guests.iter().map(|guest| guest.as_str())),
    );
    rows::delete_everywhere(tx.conn, scope, guests)?;
    Ok(())
}

/// Seats one guest like [`place`]; when another guest has the seat, even just now, the error names that guest.
pub(crate) fn place_one(
    tx: &mut Tx<'_>,
    seatable: &Seatable,
    guest: &GuestId,
    seat: SeatId,
    by: SeatedBy,
) -> Result<SeatAssignment, Error> {
    // A refused row ends the transaction on PostgreSQL, so the step keeps it usable.
    match tx.step(|tx| place(tx, seatable, guest, seat.clone(), by)) {
        Err(Error::Conflict(Conflict::SeatTaken(_))) => {
            let occupant = rows::occupants(tx.conn, &seatable.scope, std::slice::from_ref(&seat))?.pop();
            let now = SeatNow {
                seat_id: seat,
                occupant,
            };
            Err(Error::Conflict(Conflict::SeatTaken(Some(Box::new(now)))))
        }
        other => other,
    }
}

/// The one place where a guest gets a seat, leaving the old one; the constraints of the table decide who wins a race.
pub(crate) fn place(
    tx: &mut Tx<'_>,
    seatable: &Seatable,
    guest: &GuestId,
    seat: SeatId,
    by: SeatedBy,
) -> Result<SeatAssignment, Error> {
    if seatable.rsvp == Rsvp::Declined {
        return Err(Error::Conflict(Conflict::GuestCancelled));
    }
    let assignment = SeatAssignment {
        id: AssignmentId::timed(tx.now, &tx.id_bytes()?),
        guest_id: guest.clone(),
        seat_id: seat,
        by,
    };
    let (scope, now) = (&seatable.scope, tx.now);
    // A seat given again by hand leaves no entry in the log and changes the list all the same.
    tx.note(scope, Changes::ids(Kind::Seats, [guest.as_str()]));
    let moved = seatable.seat.is_some() && rows::replace(tx.conn, scope, &assignment, now).map_err(unknown_seat)?;
    if !moved {
        rows::insert(tx.conn, scope, &assignment, now).map_err(unknown_seat)?;
    }
    if seatable.table_id.is_some() {
        // The seat now determines the table.
        guests::set_table(tx.conn, scope, guest, None)?;
    }
    Ok(assignment)
}

/// Seats many guests of a sitting like [`place`] who have left their seats before, and returns those whose seat was free: the
/// constraints decide each race here too. Declined guests must not be among them.
pub(crate) fn place_all(
    tx: &mut Tx<'_>,
    scope: &SeatingScope,
    wanted: impl Iterator<Item = (GuestId, SeatId, SeatedBy)>,
) -> Result<HashSet<GuestId>, Error> {
    let assignment = |(guest_id, seat_id, by)| {
        let id = AssignmentId::timed(tx.now, &tx.id_bytes()?);
        Ok(SeatAssignment {
            id,
            guest_id,
            seat_id,
            by,
        })
    };
    let new = wanted.map(assignment).collect::<Result<Vec<_>, Error>>()?;
    if new.is_empty() {
        return Ok(HashSet::new());
    }
    tx.note(
        scope,
        Changes::ids(Kind::Seats, new.iter().map(|assignment| assignment.guest_id.as_str())),
    );
    let now = tx.now;
    rows::insert_where_free(tx.conn, scope, &new, now).map_err(unknown_seat)
}

/// The guest was read in this transaction, so the missing row is the seat.
fn unknown_seat(error: storage::Error) -> Error {
    match error {
        storage::Error::Conflict(Constraint::Reference) => Error::NotFound(Noun::Seat),
        other => other.into(),
    }
}
