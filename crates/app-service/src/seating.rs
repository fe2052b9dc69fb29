//! Seats are written here and nowhere else: by hand, by import, by a change of a guest and by auto-assign.

use domain::guest::status::Rsvp;
use domain::id::{AssignmentId, EventId, GuestId};
use domain::seat::{SeatAssignment, SeatId, SeatedBy};
use storage::events::EventScope;
use storage::guests::{self, Seatable};
use storage::{Constraint, seat_assignments as rows};

use crate::actor::Organiser;
use crate::error::{Conflict, Error, Noun};
use crate::events;
use crate::service::{Reading, Tx};

mod auto_assign;
mod task;

pub use auto_assign::{AutoAssigned, Score, Unseated, auto_assign};

/// Seats a guest; a guest who has a seat moves.
pub fn assign(tx: &mut Tx<'_>, who: &Organiser, guest: &GuestId, seat: &str) -> Result<SeatAssignment, Error> {
    who.must_edit()?;
    let seat = seat_id(seat)?;
    let seatable = seatable(tx, who, guest)?;
    place(tx, &seatable, guest, seat, SeatedBy::Hand)
}

/// Seats a guest who must belong to this event.
pub fn assign_in_event(
    tx: &mut Tx<'_>,
    who: &Organiser,
    event: &EventId,
    guest: &str,
    seat: &str,
) -> Result<SeatAssignment, Error> {
    who.must_edit()?;
    let seat = seat_id(seat)?;
    let guest = crate::ids::guest(guest)?;
    events::scope(tx, who, event)?;
    let seatable = seatable(tx, who, &guest)?;
    if seatable.scope.event_id() != event {
        return Err(Error::NotFound(Noun::Guest));
    }
    place(tx, &seatable, &guest, seat, SeatedBy::Hand)
}

/// Takes a guest's seat away; a guest without one stays so.
pub fn unassign(tx: &mut Tx<'_>, who: &Organiser, guest: &GuestId) -> Result<(), Error> {
    who.must_edit()?;
    let seatable = seatable(tx, who, guest)?;
    release(tx, &seatable.scope, guest)
}

/// Removes an assignment by its own id; one that a move has replaced is not found.
pub fn remove(tx: &mut Tx<'_>, who: &Organiser, assignment: &AssignmentId) -> Result<(), Error> {
    who.must_edit()?;
    let found = rows::find_guest(tx.conn, who.organisation_id(), assignment);
    let (scope, guest) = found.map_err(|error| events::missing(error, Noun::Assignment))?;
    release(tx, &scope, &guest)
}

/// Returns who sits where at an event.
pub fn list(r: &mut Reading<'_>, who: &Organiser, event: &EventId) -> Result<Vec<SeatAssignment>, Error> {
    let scope = events::scope(r, who, event)?;
    Ok(rows::of_event(r.conn, &scope)?)
}

/// Reads a seat id from outside. What cannot be one names no seat.
pub(crate) fn seat_id(text: &str) -> Result<SeatId, Error> {
    SeatId::parse(text).or(Err(Error::NotFound(Noun::Seat)))
}

fn seatable(tx: &mut Tx<'_>, who: &Organiser, guest: &GuestId) -> Result<Seatable, Error> {
    guests::seatable(tx.conn, who.organisation_id(), guest).map_err(|error| events::missing(error, Noun::Guest))
}

/// The one place where a guest gets a seat: the old one goes, the new one comes, and the constraints of the table
/// decide who wins a race.
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
        id: AssignmentId::from_random(&tx.id_bytes()?),
        guest_id: guest.clone(),
        seat_id: seat,
        by,
    };
    let (scope, now) = (&seatable.scope, tx.now);
    rows::delete_of_guest(tx.conn, scope, guest)?;
    rows::insert(tx.conn, scope, &assignment, now).map_err(unknown_seat)?;
    if seatable.table_id.is_some() {
        // The seat says which table it is now.
        guests::set_table(tx.conn, scope, guest, None)?;
    }
    Ok(assignment)
}

/// Takes a guest's seat away and notes when.
pub(crate) fn release(tx: &mut Tx<'_>, scope: &EventScope, guest: &GuestId) -> Result<(), Error> {
    let now = tx.now;
    if rows::delete_of_guest(tx.conn, scope, guest)? {
        storage::events::touch(tx.conn, scope, now)?;
    }
    Ok(())
}

/// The guest was read in this transaction, so the row that is missing is the seat.
fn unknown_seat(error: storage::Error) -> Error {
    match error {
        storage::Error::Conflict(Constraint::Reference) => Error::NotFound(Noun::Seat),
        other => other.into(),
    }
}
