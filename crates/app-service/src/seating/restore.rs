//! Taking a change of seats back: each guest is where the guest was, with the table that was chosen without a seat and
//! with the one who gave the seat. All of them or nobody.

use domain::activity::Activity;
use domain::id::{EventId, GuestId};
use domain::invalid::Invalid;
use domain::limits::SEATS_RESTORED_MAX;
use domain::seat::{SeatId, SeatedBy};
use storage::events::EventScope;
use storage::guests::{self, Candidate};
use storage::seat_assignments as rows;

use super::{candidate, checked_table, place_one, seat_id, seated};
use crate::activity;
use crate::actor::Organiser;
use crate::error::{Conflict, Error, Noun, SeatNow};
use crate::scope;
use crate::service::Tx;

/// A guest who goes back to a former place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceBack {
    /// The guest.
    pub guest_id: String,
    /// Where the guest sits after the change that is taken back.
    pub from_seat_id: Option<String>,
    /// The former seat, if there was one.
    pub seat_id: Option<String>,
    /// Who gave it.
    pub by: SeatedBy,
    /// The table that had been chosen without a seat.
    pub table_id: Option<String>,
}

/// One guest on the way back.
struct Return<'a> {
    guest: GuestId,
    from: Option<SeatId>,
    to: Option<SeatId>,
    wish: &'a PlaceBack,
}

/// Puts guests back. When one of them sits elsewhere by now, nothing happens and the answer says who has the seats.
pub fn restore(tx: &mut Tx<'_>, who: &Organiser, event: &EventId, wishes: &[PlaceBack]) -> Result<(), Error> {
    who.must_edit()?;
    let returns = read(wishes)?;
    let scope = scope::of_event(tx, who, event)?;
    let mut candidates = Vec::with_capacity(returns.len());
    for back in &returns {
        let candidate = candidate(tx, who, &back.guest, back.to.as_ref())?;
        if candidate.seatable.scope.event_id() != event {
            return Err(Error::NotFound(Noun::Guest));
        }
        candidates.push(candidate);
    }
    let unmoved = |(back, candidate): (&Return<'_>, &Candidate)| candidate.seatable.seat == back.from;
    if !returns.iter().zip(&candidates).all(unmoved) {
        return Err(changed(tx, &scope, &returns)?);
    }
    // All seats are left before the first is taken: two guests may go back to each other's.
    for back in returns.iter().filter(|back| back.from.is_some()) {
        rows::delete_of_guest(tx.conn, &scope, &back.guest)?;
    }
    for (back, candidate) in returns.into_iter().zip(candidates) {
        if let Some(done) = put(tx, &scope, back, candidate)? {
            activity::record(tx, who, &scope, &done)?;
        }
    }
    Ok(())
}

/// Reads the wishes in the order of the guests' ids, in which everybody locks them.
fn read(wishes: &[PlaceBack]) -> Result<Vec<Return<'_>>, Error> {
    if wishes.len() > SEATS_RESTORED_MAX {
        let text = format!("Put at most {SEATS_RESTORED_MAX} guests back at once.");
        return Err(Error::TooLarge(text));
    }
    let seat = |text: &Option<String>| text.as_deref().map(seat_id).transpose();
    let mut returns = Vec::with_capacity(wishes.len());
    for wish in wishes {
        returns.push(Return {
            guest: crate::ids::guest(&wish.guest_id)?,
            from: seat(&wish.from_seat_id)?,
            to: seat(&wish.seat_id)?,
            wish,
        });
    }
    returns.sort_by(|a, b| a.guest.cmp(&b.guest));
    if returns
        .windows(2)
        .any(|pair| matches!(pair, [a, b] if a.guest == b.guest))
    {
        return Err(Invalid::new("places", "Name each guest once.").into());
    }
    Ok(returns)
}

fn put(tx: &mut Tx<'_>, scope: &EventScope, back: Return<'_>, candidate: Candidate) -> Result<Option<Activity>, Error> {
    let Candidate {
        mut seatable,
        name,
        wanted,
        ..
    } = candidate;
    let Some(seat) = back.to else {
        let table = checked_table(tx, scope, back.wish.table_id.as_deref())?;
        if table != seatable.table_id {
            guests::set_table(tx.conn, scope, &back.guest, table.as_deref())?;
        }
        return Ok(back.from.map(|_| Activity::GuestUnseated { name }));
    };
    let before = seatable.clone();
    // It was taken away above.
    seatable.seat = None;
    let assignment = place_one(tx, &seatable, &back.guest, seat, back.wish.by)?;
    Ok(seated(&before, &assignment, name, wanted))
}

/// Says who has the seats now that were left and those that are to be taken again.
fn changed(tx: &mut Tx<'_>, scope: &EventScope, returns: &[Return<'_>]) -> Result<Error, Error> {
    let mut seats: Vec<SeatId> = returns
        .iter()
        .flat_map(|back| [back.from.clone(), back.to.clone()])
        .flatten()
        .collect();
    seats.sort();
    seats.dedup();
    let occupants = rows::occupants(tx.conn, scope, &seats)?;
    let state = seats.into_iter().map(|seat| SeatNow {
        occupant: occupants.iter().find(|occupant| occupant.seat_id == seat).cloned(),
        seat_id: seat,
    });
    Ok(Error::Conflict(Conflict::SeatsChanged(state.collect())))
}
