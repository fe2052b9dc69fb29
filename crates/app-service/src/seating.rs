//! Who sits where: seats given and taken by hand, and what auto-assign does with all of them.

use domain::activity::Activity;
use domain::guest::change::Cause;
use domain::id::{AssignmentId, EventId, GuestId};
use domain::live::{Changes, Kind};
use domain::seat::{SeatAssignment, SeatId, SeatedBy};
use serde::{Deserialize, Serialize};
use storage::guests::{self, Candidate};
use storage::seating::{assignments as rows, sittings::SittingScope};

use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::ids::RequestId;
use crate::core::scope;
use crate::core::service::{Reading, Tx};
use crate::guests::change_log::{note, seat_change};
use crate::guests::seat_changes::{place_one, seat_id, seated};

mod auto_assign;
mod change;
mod moves;
pub(crate) mod open;
mod restore;
mod swap;
mod take_back;
mod task;
pub mod wishes;

pub(crate) use auto_assign::run_auto_assign;
pub use auto_assign::{AutoAssign, AutoAssigned, Score, SeatChange, Unseated, auto_assign};
pub use restore::{PlaceBack, restore};
pub use swap::{SwapSeats, Swapped, swap};
pub use take_back::take_back;
pub(crate) use take_back::take_back_changes;

pub use crate::guests::seat_changes::Skipped;

/// The seat or table of a guest: everything needed to undo a change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The guest.
    pub guest_id: GuestId,
    /// The seat, if any.
    pub seat_id: Option<SeatId>,
    /// Who gave the seat; a person when the guest has no seat.
    pub by: SeatedBy,
    /// A table chosen without a seat.
    pub table_id: Option<String>,
}

impl Place {
    fn new(guest: &GuestId, candidate: &Candidate) -> Self {
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
pub fn assign(tx: &mut Tx<'_>, organiser: &Organiser, guest: &GuestId, seat: &str) -> Result<Seated, Error> {
    organiser.must_edit()?;
    let seat = seat_id(seat)?;
    let candidate = candidate(tx, organiser, guest, Some(&seat))?;
    place_by_hand(tx, organiser, candidate, guest, seat)
}

/// Seats a guest who must belong to this event.
pub fn assign_in_event(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    event: &EventId,
    guest: &str,
    seat: &str,
) -> Result<Seated, Error> {
    organiser.must_edit()?;
    let seat = seat_id(seat)?;
    let guest = GuestId::read(guest)?;
    scope::of_event(tx, organiser, event)?;
    let candidate = candidate(tx, organiser, &guest, Some(&seat))?;
    if !domain::guard!("tenancy parent of guest" => candidate.seatable.scope.event_id() == event) {
        return Err(Error::NotFound(Noun::Guest));
    }
    place_by_hand(tx, organiser, candidate, &guest, seat)
}

/// Takes a guest's seat away and returns where the guest was; a guest without a seat stays so.
pub fn unassign(tx: &mut Tx<'_>, organiser: &Organiser, guest: &GuestId) -> Result<Place, Error> {
    organiser.must_edit()?;
    let candidate = candidate(tx, organiser, guest, None)?;
    let before = Place::new(guest, &candidate);
    unseat(tx, organiser, candidate.seatable.scope.sitting(), guest, candidate.name)?;
    Ok(before)
}

/// Removes an assignment by its own id; one that a move has replaced is not found.
pub fn remove(tx: &mut Tx<'_>, organiser: &Organiser, assignment: &AssignmentId) -> Result<(), Error> {
    organiser.must_edit()?;
    let found = rows::find_guest(tx.conn, organiser.organisation_id(), assignment);
    let (scope, guest, name) = found.map_err(|error| Error::missing(error, Noun::Assignment))?;
    unseat(tx, organiser, &scope, &guest, name)
}

/// Returns who sits where at an event.
pub fn list(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<Vec<SeatAssignment>, Error> {
    let scope = scope::seating_of_event(r, organiser, event)?;
    Ok(rows::of_sitting(r.conn, scope.sitting())?)
}

fn candidate(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    guest: &GuestId,
    wanted: Option<&SeatId>,
) -> Result<Candidate, Error> {
    let found = guests::candidate(tx.conn, organiser.organisation_id(), guest, wanted);
    found.map_err(|error| Error::missing(error, Noun::Guest))
}

fn place_by_hand(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    candidate: Candidate,
    guest: &GuestId,
    seat: SeatId,
) -> Result<Seated, Error> {
    let before = Place::new(guest, &candidate);
    let change = seat_change(guest, candidate.seat(), Some((&seat, SeatedBy::Hand)));
    let Candidate {
        seatable, name, wanted, ..
    } = candidate;
    let assignment = place_one(tx, &seatable, guest, seat, SeatedBy::Hand)?;
    note(tx, organiser, &seatable.scope, Cause::Edit, change.as_slice())?;
    if let Some(done) = seated(&seatable, &assignment.seat_id, name, wanted) {
        activity::record(tx, organiser, &seatable.scope, &done)?;
    }
    Ok(Seated { assignment, before })
}

fn unseat(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &SittingScope,
    guest: &GuestId,
    name: String,
) -> Result<(), Error> {
    tx.note(scope, Changes::ids(Kind::Seats, [guest.as_str()]));
    let seat = rows::find_seat(tx.conn, scope, guest)?;
    if rows::delete_of_guest(tx.conn, scope, guest)? {
        let change = seat_change(guest, seat.as_ref().map(|seat| (seat, SeatedBy::Hand)), None);
        note(tx, organiser, scope, Cause::Edit, change.as_slice())?;
        activity::record(tx, organiser, scope, &Activity::GuestUnseated { name })?;
    }
    Ok(())
}
