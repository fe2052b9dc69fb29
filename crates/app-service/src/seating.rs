//! Seats are written here and nowhere else: by hand, by import, by a change of a guest and by auto-assign.

use std::collections::HashSet;

use domain::activity::Activity;
use domain::guest::change::Cause;
use domain::guest::status::Rsvp;
use domain::id::{AssignmentId, EventId, GuestId};
use domain::plan::ElementId;
use domain::seat::{SeatAssignment, SeatId, SeatedBy};
use serde::{Deserialize, Serialize};
use storage::events::EventScope;
use storage::guests::{self, Candidate, Seatable};
use storage::{Constraint, seat_assignments as rows, seats};

use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error, Noun, SeatNow};
use crate::core::ids::RequestId;
use crate::core::scope;
use crate::core::service::{Reading, Tx};
use crate::guests::{note, seat_change};

mod auto_assign;
mod change;
mod moves;
pub(crate) mod open;
mod restore;
mod swap;
mod take_back;
mod task;

pub(crate) use auto_assign::run_auto_assign;
pub use auto_assign::{AutoAssign, AutoAssigned, Score, SeatChange, Unseated, auto_assign};
pub use restore::{PlaceBack, restore};
pub use swap::{SwapSeats, Swapped, swap};
pub(crate) use take_back::take_back_changes;
pub use take_back::{Skipped, take_back};

/// Where a guest is, as far as seats go: all that taking a change back has to bring back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The guest.
    pub guest_id: GuestId,
    /// The seat, if any.
    pub seat_id: Option<SeatId>,
    /// Who gave the seat; a hand where there is none.
    pub by: SeatedBy,
    /// A table chosen without a seat.
    pub table_id: Option<String>,
}

impl Place {
    fn of(guest: &GuestId, candidate: &Candidate) -> Self {
        Self {
            guest_id: guest.clone(),
            seat_id: candidate.seatable.seat.clone(),
            by: candidate.by.unwrap_or(SeatedBy::Hand),
            table_id: candidate.seatable.table_id.clone(),
        }
    }
}

/// A guest who sits, and where the guest was before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// The guest on the seat.
    pub assignment: SeatAssignment,
    /// The place before.
    pub before: Place,
}

/// Seats a guest; a guest who has a seat moves.
pub fn assign(tx: &mut Tx<'_>, who: &Organiser, guest: &GuestId, seat: &str) -> Result<Seated, Error> {
    who.must_edit()?;
    let seat = seat_id(seat)?;
    let candidate = candidate(tx, who, guest, Some(&seat))?;
    place_by_hand(tx, who, candidate, guest, seat)
}

/// Seats a guest who must belong to this event.
pub fn assign_in_event(
    tx: &mut Tx<'_>,
    who: &Organiser,
    event: &EventId,
    guest: &str,
    seat: &str,
) -> Result<Seated, Error> {
    who.must_edit()?;
    let seat = seat_id(seat)?;
    let guest = GuestId::read(guest)?;
    scope::of_event(tx, who, event)?;
    let candidate = candidate(tx, who, &guest, Some(&seat))?;
    if !domain::guard!("tenancy parent of guest" => candidate.seatable.scope.event_id() == event) {
        return Err(Error::NotFound(Noun::Guest));
    }
    place_by_hand(tx, who, candidate, &guest, seat)
}

/// Takes a guest's seat away and returns where the guest was; a guest without a seat stays so.
pub fn unassign(tx: &mut Tx<'_>, who: &Organiser, guest: &GuestId) -> Result<Place, Error> {
    who.must_edit()?;
    let candidate = candidate(tx, who, guest, None)?;
    let before = Place::of(guest, &candidate);
    unseat(tx, who, &candidate.seatable.scope, guest, candidate.name)?;
    Ok(before)
}

/// Removes an assignment by its own id; one that a move has replaced is not found.
pub fn remove(tx: &mut Tx<'_>, who: &Organiser, assignment: &AssignmentId) -> Result<(), Error> {
    who.must_edit()?;
    let found = rows::find_guest(tx.conn, who.organisation_id(), assignment);
    let (scope, guest, name) = found.map_err(|error| Error::missing(error, Noun::Assignment))?;
    unseat(tx, who, &scope, &guest, name)
}

/// Returns who sits where at an event.
pub fn list(r: &mut Reading<'_>, who: &Organiser, event: &EventId) -> Result<Vec<SeatAssignment>, Error> {
    let scope = scope::of_event(r, who, event)?;
    Ok(rows::of_event(r.conn, &scope)?)
}

/// Reads a seat id from outside. What cannot be one names no seat.
pub(crate) fn seat_id(text: &str) -> Result<SeatId, Error> {
    SeatId::parse(text).or(Err(Error::NotFound(Noun::Seat)))
}

/// Reads the id of a table of the event's plan; an empty one is none.
pub(crate) fn checked_table(tx: &mut Tx<'_>, scope: &EventScope, table: Option<&str>) -> Result<Option<String>, Error> {
    match table.filter(|table| !table.is_empty()) {
        // PostgreSQL takes no text with a NUL in it, so what cannot be an id is not even looked up.
        Some(table) if ElementId::parse(table).is_ok() && seats::table_exists(tx.conn, scope, table)? => {
            Ok(Some(table.to_owned()))
        }
        Some(_) => Err(Error::NotFound(Noun::Table)),
        None => Ok(None),
    }
}

fn candidate(tx: &mut Tx<'_>, who: &Organiser, guest: &GuestId, wanted: Option<&SeatId>) -> Result<Candidate, Error> {
    let found = guests::candidate(tx.conn, who.organisation_id(), guest, wanted);
    found.map_err(|error| Error::missing(error, Noun::Guest))
}

fn place_by_hand(
    tx: &mut Tx<'_>,
    who: &Organiser,
    candidate: Candidate,
    guest: &GuestId,
    seat: SeatId,
) -> Result<Seated, Error> {
    let before = Place::of(guest, &candidate);
    let change = seat_change(guest, candidate.seat(), Some((&seat, SeatedBy::Hand)));
    let Candidate {
        seatable, name, wanted, ..
    } = candidate;
    let assignment = place_one(tx, &seatable, guest, seat, SeatedBy::Hand)?;
    note(tx, who, &seatable.scope, Cause::Edit, change.as_slice())?;
    if let Some(done) = seated(&seatable, &assignment.seat_id, name, wanted) {
        activity::record(tx, who, &seatable.scope, &done)?;
    }
    Ok(Seated { assignment, before })
}

/// Puts a new seat into words; sitting down on one's own seat again is nothing.
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

fn unseat(tx: &mut Tx<'_>, who: &Organiser, scope: &EventScope, guest: &GuestId, name: String) -> Result<(), Error> {
    tx.note_change(scope);
    let seat = rows::find_seat(tx.conn, scope, guest)?;
    if rows::delete_of_guest(tx.conn, scope, guest)? {
        let change = seat_change(guest, seat.as_ref().map(|seat| (seat, SeatedBy::Hand)), None);
        note(tx, who, scope, Cause::Edit, change.as_slice())?;
        activity::record(tx, who, scope, &Activity::GuestUnseated { name })?;
    }
    Ok(())
}

/// Takes the seats of many guests away, for callers that note in their own words what they did.
pub(crate) fn free_seats(tx: &mut Tx<'_>, scope: &EventScope, guests: &[&GuestId]) -> Result<(), Error> {
    tx.note_change(scope);
    Ok(rows::delete_of_guests(tx.conn, scope, guests)?)
}

/// Seats one guest like [`place`]; when another guest has the seat, also one who was faster just now, the answer says who.
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
    tx.note_change(scope);
    let moved = seatable.seat.is_some() && rows::replace(tx.conn, scope, &assignment, now).map_err(unknown_seat)?;
    if !moved {
        rows::insert(tx.conn, scope, &assignment, now).map_err(unknown_seat)?;
    }
    if seatable.table_id.is_some() {
        // The seat says which table it is now.
        guests::set_table(tx.conn, scope, guest, None)?;
    }
    Ok(assignment)
}

/// Seats many guests like [`place`] who have left their seats before, and returns those whose seat was free: the
/// constraints decide each race here too. Declined guests must not be among them.
pub(crate) fn place_all(
    tx: &mut Tx<'_>,
    scope: &EventScope,
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
    tx.note_change(scope);
    let now = tx.now;
    rows::insert_where_free(tx.conn, scope, &new, now).map_err(unknown_seat)
}

/// The guest was read in this transaction, so the row that is missing is the seat.
fn unknown_seat(error: storage::Error) -> Error {
    match error {
        storage::Error::Conflict(Constraint::Reference) => Error::NotFound(Noun::Seat),
        other => other.into(),
    }
}
