//! Two guests change places, or a waiting guest takes the place of a seated one, in one transaction.

use domain::activity::Activity;
use domain::guard;
use domain::guest::change::{Cause, FieldChange};
use domain::id::{EventId, GuestId};
use domain::invalid::Invalid;
use domain::seat::{SeatAssignment, SeatId, SeatedBy};
use storage::guests::Candidate;
use storage::seating::{assignments as rows, sittings::SeatingScope};

use super::{Place, candidate};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error, Noun, SeatNow};
use crate::core::ids::RequestId;
use crate::core::scope;
use crate::core::service::Tx;
use crate::guests::change_log::{note, seat_change};
use crate::guests::seat_changes::{place, seat_id};

/// The guests to swap, and the seats they had when the caller decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SwapSeats {
    /// Who goes to `seat_id`.
    pub guest_id: String,
    /// The guest's current seat; `None` for one who waits.
    pub from_seat_id: Option<String>,
    /// The other guest's current seat.
    pub seat_id: String,
    /// Who goes to `from_seat_id`, or waits without one.
    pub other_guest_id: String,
}

/// One of the two, with the seat before and the seat after.
struct Side {
    id: GuestId,
    candidate: Candidate,
    before: Option<SeatId>,
    after: Option<SeatId>,
}

/// The result of a swap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Swapped {
    /// Who of the two sits where now.
    pub assignments: Vec<SeatAssignment>,
    /// Where both were before.
    pub before: Vec<Place>,
}

impl Side {
    fn change(&self) -> Option<FieldChange> {
        let after = self.after.as_ref().map(|seat| (seat, SeatedBy::Hand));
        seat_change(&self.id, self.candidate.seat(), after)
    }
}

/// Swaps the seats of two guests. When either has another seat than expected, nothing changes and the error lists the
/// current occupants.
pub fn swap(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId, wish: &SwapSeats) -> Result<Swapped, Error> {
    organiser.must_edit()?;
    let seat = seat_id(&wish.seat_id)?;
    let from = wish.from_seat_id.as_deref().map(seat_id).transpose()?;
    let ids = [GuestId::read(&wish.guest_id)?, GuestId::read(&wish.other_guest_id)?];
    let scope = scope::seating_of_event(tx, organiser, event)?;
    let [guest, other] = sides(tx, organiser, &scope, ids.clone(), [from, Some(seat)])?;
    leave(tx, &scope, &guest, &other)?;
    let done = said(&guest, &other);
    let before = [&guest, &other]
        .map(|side| Place::new(&side.id, &side.candidate))
        .to_vec();
    let changes: Vec<FieldChange> = [&guest, &other].into_iter().filter_map(Side::change).collect();
    note(tx, organiser, &scope, Cause::Edit, &changes)?;
    let mut assignments = Vec::with_capacity(2);
    for side in [guest, other] {
        assignments.extend(sit(tx, side)?);
    }
    activity::record(tx, organiser, &scope, &done)?;
    Ok(Swapped { assignments, before })
}

/// Reads and locks both in the order of their ids, so that two swaps of one pair cannot deadlock.
fn sides(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &SeatingScope,
    [guest, other]: [GuestId; 2],
    [from, seat]: [Option<SeatId>; 2],
) -> Result<[Side; 2], Error> {
    let mut side = |id: GuestId, before: &Option<SeatId>, after: &Option<SeatId>| {
        let candidate = candidate(tx, organiser, &id, after.as_ref())?;
        if !guard!("tenancy guests who change places" => candidate.seatable.scope.event_id() == scope.event_id()) {
            return Err(Error::NotFound(Noun::Guest));
        }
        let (before, after) = (before.clone(), after.clone());
        Ok(Side {
            id,
            candidate,
            before,
            after,
        })
    };
    if guest == other {
        return Err(Invalid::new("otherGuestId", "A guest cannot swap seats with themselves.").into());
    }
    if guest < other {
        let guest = side(guest, &from, &seat)?;
        Ok([guest, side(other, &seat, &from)?])
    } else {
        let other = side(other, &seat, &from)?;
        Ok([side(guest, &from, &seat)?, other])
    }
}

/// Frees both seats before either is given. A seat that a change of the plan removed is noticed here, or when the other
/// guest is placed.
fn leave(tx: &mut Tx<'_>, scope: &SeatingScope, guest: &Side, other: &Side) -> Result<(), Error> {
    let sits_there = |side: &Side| side.candidate.seatable.seat == side.before;
    if !guard!("seats swapped meanwhile" => sits_there(guest) && sits_there(other)) {
        return Err(changed(tx, scope, [guest, other])?);
    }
    for side in [guest, other] {
        if side.before.is_some() {
            rows::delete_of_guest(tx.conn, scope.sitting(), &side.id)?;
        }
    }
    Ok(())
}

/// Returns the error with the current occupants of the two seats.
fn changed(tx: &mut Tx<'_>, scope: &SeatingScope, both: [&Side; 2]) -> Result<Error, Error> {
    let seats: Vec<SeatId> = both.into_iter().filter_map(|side| side.before.clone()).collect();
    let occupants = rows::occupants(tx.conn, scope, &seats)?;
    let state = seats.into_iter().map(|seat| SeatNow {
        occupant: occupants.iter().find(|occupant| occupant.seat_id == seat).cloned(),
        seat_id: seat,
    });
    Ok(Error::Conflict(Conflict::SeatsChanged(state.collect())))
}

fn sit(tx: &mut Tx<'_>, side: Side) -> Result<Option<SeatAssignment>, Error> {
    let Some(seat) = side.after else { return Ok(None) };
    let mut seatable = side.candidate.seatable;
    seatable.seat = None;
    place(tx, &seatable, &side.id, seat, SeatedBy::Hand).map(Some)
}

fn said(guest: &Side, other: &Side) -> Activity {
    let (name, other_name) = (guest.candidate.name.clone(), other.candidate.name.clone());
    if other.after.is_some() {
        return Activity::SeatsSwapped {
            name,
            other: other_name,
        };
    }
    let (table, seat) = guest.candidate.wanted.clone().unwrap_or_default();
    Activity::GuestReplaced {
        name,
        other: other_name,
        table,
        seat,
    }
}
