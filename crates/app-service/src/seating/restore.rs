//! Undoes a change of seats: restores each guest's seat and who gave it, or the table chosen without a seat. Either all
//! guests are restored or none of them.

use std::collections::BTreeMap;

use domain::activity::Activity;
use domain::guest::change::{Cause, FieldChange};
use domain::guest::status::Rsvp;
use domain::id::{EventId, GuestId};
use domain::invalid::Invalid;
use domain::limits::SEATS_RESTORED_MAX;
use domain::live::{Changes, Kind};
use domain::seat::{SeatId, SeatedBy};
use storage::guests::{self, Candidate};
use storage::seating::{assignments as rows, seats, sittings::SeatingScope};

use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error, Noun, SeatNow};
use crate::core::ids::RequestId;
use crate::core::scope;
use crate::core::service::Tx;
use crate::guests::change_log::{note, seat_change};
use crate::guests::seat_changes::{checked_table, place_all, seat_id, seated};

/// A guest who goes back to a former place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlaceBack {
    /// The guest.
    pub guest_id: String,
    /// The guest's seat after the change that is undone.
    pub from_seat_id: Option<String>,
    /// The former seat, if there was one.
    pub seat_id: Option<String>,
    /// Who gave it.
    pub by: SeatedBy,
    /// The table that had been chosen without a seat.
    pub table_id: Option<String>,
}

/// A checked request to restore one guest.
pub(super) struct Return<'a> {
    pub(super) guest: GuestId,
    pub(super) from: Option<SeatId>,
    pub(super) to: Option<SeatId>,
    pub(super) wish: &'a PlaceBack,
}

/// Restores the seats of guests. When one of them has another seat than expected, nothing changes and the error lists
/// the current occupants.
pub fn restore(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId, wishes: &[PlaceBack]) -> Result<(), Error> {
    organiser.must_edit()?;
    let returns = read(wishes, SEATS_RESTORED_MAX)?;
    let scope = scope::seating_of_event(tx, organiser, event)?;
    let ids: Vec<&GuestId> = returns.iter().map(|back| &back.guest).collect();
    let mut candidates = guests::candidates(tx.conn, &scope, &ids)?;
    let mut all = Vec::with_capacity(returns.len());
    for back in &returns {
        let candidate = candidates.remove(&back.guest).ok_or(Error::NotFound(Noun::Guest))?;
        all.push((back, candidate));
    }
    if !domain::guard!("seats left meanwhile" => all.iter().all(|(back, known)| known.seatable.seat == back.from)) {
        return Err(changed(tx, &scope, &returns)?);
    }
    // Free all seats before the first is taken, because two guests may return to each other's.
    let seated = returns.iter().filter(|back| back.from.is_some());
    let leaving: Vec<&GuestId> = seated.map(|back| &back.guest).collect();
    rows::delete_of_guests(tx.conn, scope.sitting(), &leaving)?;
    sit(tx, &scope, &all)?;
    stand(tx, &scope, &all)?;
    let changes: Vec<FieldChange> = all.iter().filter_map(|(back, known)| change(back, known)).collect();
    note(tx, organiser, &scope, Cause::Undo, &changes)?;
    let done = activities(tx, &scope, all)?;
    activity::record_all(tx, organiser, &scope, &done)
}

fn change(back: &Return<'_>, known: &Candidate) -> Option<FieldChange> {
    let after = back.to.as_ref().map(|seat| (seat, back.wish.by));
    seat_change(&back.guest, known.seat(), after)
}

/// Gives the former seats back.
fn sit(tx: &mut Tx<'_>, scope: &SeatingScope, all: &[(&Return<'_>, Candidate)]) -> Result<(), Error> {
    let sitting: Vec<(&Return<'_>, &SeatId, &Candidate)> = all
        .iter()
        .filter_map(|(back, known)| Some((*back, back.to.as_ref()?, known)))
        .collect();
    if sitting
        .iter()
        .any(|(_, _, known)| known.seatable.rsvp == Rsvp::Declined)
    {
        return Err(Error::Conflict(Conflict::GuestCancelled));
    }
    let wanted = sitting
        .iter()
        .map(|(back, seat, _)| (back.guest.clone(), (*seat).clone(), back.wish.by));
    let seated = place_all(tx, scope, wanted)?;
    if let Some((_, seat, _)) = sitting.iter().find(|(back, ..)| !seated.contains(&back.guest)) {
        return Err(taken(tx, scope, seat)?);
    }
    // The seat now determines the table.
    let with_table = sitting.iter().filter(|(_, _, known)| known.seatable.table_id.is_some());
    let with_table: Vec<&GuestId> = with_table.map(|(back, ..)| &back.guest).collect();
    Ok(guests::set_tables(tx.conn, scope, &with_table, None)?)
}

/// Gives the tables back that were chosen without a seat.
fn stand(tx: &mut Tx<'_>, scope: &SeatingScope, all: &[(&Return<'_>, Candidate)]) -> Result<(), Error> {
    let mut of_table: BTreeMap<Option<&str>, Vec<&GuestId>> = BTreeMap::new();
    for (back, known) in all.iter().filter(|(back, _)| back.to.is_none()) {
        let table = back.wish.table_id.as_deref().filter(|table| !table.is_empty());
        let list = of_table.entry(table).or_default();
        if table != known.seatable.table_id.as_deref() {
            list.push(&back.guest);
        }
    }
    for (table, guests) in of_table {
        let table = checked_table(tx, scope, table)?;
        if !guests.is_empty() {
            // It leaves no entry in the log when the guest had no seat.
            tx.note(
                scope,
                Changes::ids(Kind::Seats, guests.iter().map(|guest| guest.as_str())),
            );
            guests::set_tables(tx.conn, scope, &guests, table.as_deref())?;
        }
    }
    Ok(())
}

/// Describes the change of each guest for the activity log.
fn activities(
    tx: &mut Tx<'_>,
    scope: &SeatingScope,
    all: Vec<(&Return<'_>, Candidate)>,
) -> Result<Vec<Activity>, Error> {
    let wanted: Vec<&SeatId> = all.iter().filter_map(|(back, _)| back.to.as_ref()).collect();
    let mut labels = seats::labels(tx.conn, scope.room(), &wanted)?;
    let said = all.into_iter().filter_map(|(back, known)| match &back.to {
        None => back
            .from
            .is_some()
            .then_some(Activity::GuestUnseated { name: known.name }),
        Some(seat) => {
            let label = labels.remove(seat.as_str());
            seated(&known.seatable, seat, known.name, label)
        }
    });
    Ok(said.collect())
}

/// Returns the error with the current occupant of a seat that was to be restored.
fn taken(tx: &mut Tx<'_>, scope: &SeatingScope, seat: &SeatId) -> Result<Error, Error> {
    let occupant = rows::occupants(tx.conn, scope, std::slice::from_ref(seat))?.pop();
    let now = SeatNow {
        seat_id: seat.clone(),
        occupant,
    };
    Ok(Error::Conflict(Conflict::SeatTaken(Some(Box::new(now)))))
}

/// Parses the requests in the order of the guests' ids, in which all writers lock them.
pub(super) fn read(wishes: &[PlaceBack], limit: usize) -> Result<Vec<Return<'_>>, Error> {
    if wishes.len() > limit {
        let text = format!("Restore at most {limit} guests at a time.");
        return Err(Error::TooLarge(text));
    }
    let seat = |text: &Option<String>| text.as_deref().map(seat_id).transpose();
    let mut returns = Vec::with_capacity(wishes.len());
    for wish in wishes {
        returns.push(Return {
            guest: GuestId::read(&wish.guest_id)?,
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

/// Returns the error with the current occupants of the left and the wanted seats.
fn changed(tx: &mut Tx<'_>, scope: &SeatingScope, returns: &[Return<'_>]) -> Result<Error, Error> {
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
