//! Giving the seats that the engine proposes, in slices, between which other people write.

use std::collections::{HashMap, HashSet};

use domain::account::Act;
use domain::activity::Activity;
use domain::guest::status::Rsvp;
use domain::id::{EventId, GuestId};
use domain::seat::{SeatId, SeatedBy};
use storage::events::EventScope;
use storage::guests::{self, Candidate, SeatedGuest};
use storage::{floor_plans, seat_assignments};

use crate::activity;
use crate::actor::Organiser;
use crate::error::{Conflict, Error};
use crate::scope;
use crate::seating::moves::{self, Move, Slice};
use crate::seating::place_all;
use crate::service::{Service, Tx};
use crate::slices;

/// What all slices together did so far.
#[derive(Clone, Default)]
pub(super) struct Totals {
    /// Guests who were given a seat.
    seated: HashSet<GuestId>,
    /// Those of them who had none.
    pub(super) newcomers: HashSet<GuestId>,
    /// Guests whose new seat somebody else took first.
    pub(super) conflicts: HashSet<GuestId>,
    /// The entry in the activity log.
    entry: Option<String>,
}

/// The guests who are to change seats.
pub(super) fn moves(known: &[SeatedGuest], proposed: Vec<(GuestId, Option<SeatId>)>) -> Vec<Move> {
    let known: HashMap<&GuestId, &SeatedGuest> = known.iter().map(|known| (&known.guest.id, known)).collect();
    let each = proposed.into_iter().filter_map(|(guest, to)| {
        let known = known.get(&guest)?;
        let from = known.seat.as_ref().map(|seat| seat.id.clone());
        (may_move(known.guest.rsvp, known.by) && from != to).then_some(Move { guest, from, to })
    });
    each.collect()
}

fn may_move(rsvp: Rsvp, by: Option<SeatedBy>) -> bool {
    rsvp != Rsvp::Declined && by != Some(SeatedBy::Hand)
}

/// Gives the proposed seats, slice by slice, in a plan of this revision. `totals` grows with each of them, also when a later
/// one fails.
pub(super) fn give(
    service: &Service,
    who: &Organiser,
    event: &EventId,
    revision: i64,
    moves: &[Move],
    totals: &mut Totals,
) -> Result<(), Error> {
    for slice in moves::slices(moves, slices::GUESTS_PER_TRANSACTION) {
        let (event, so_far) = (event.clone(), totals.clone());
        *totals = service.write_as(who, Act::Edit, move |tx, who| {
            let scope = scope::of_event(tx, who, &event)?;
            let present = floor_plans::lock_revision(tx.conn, &scope)?;
            if present != revision {
                return Err(Error::Conflict(Conflict::StaleRevision(present)));
            }
            give_slice(tx, who, &scope, slice, so_far)
        })?;
    }
    Ok(())
}

/// Gives the seats of one slice, to those whom nobody has seated by hand meanwhile.
fn give_slice(
    tx: &mut Tx<'_>,
    who: &Organiser,
    scope: &EventScope,
    mut slice: Slice,
    mut totals: Totals,
) -> Result<Totals, Error> {
    // One order for all writers, so that on PostgreSQL two of them wait for each other instead of locking up.
    slice.sort();
    let ids: Vec<&GuestId> = slice.iter().map(|(guest, _)| guest).collect();
    let known = guests::candidates(tx.conn, scope, &ids)?;
    let wanted = possible(tx, scope, slice, &known, &mut totals)?;
    if wanted.is_empty() {
        return Ok(totals);
    }
    change_seats(tx, scope, &wanted, &known)?;
    for Move { guest, from, .. } in wanted.into_iter().filter(|each| each.to.is_some()) {
        if from.is_none() {
            totals.newcomers.insert(guest.clone());
        }
        totals.seated.insert(guest);
    }
    if !totals.seated.is_empty() {
        let count = u64::try_from(totals.seated.len()).unwrap_or(u64::MAX);
        let entry = totals.entry.take();
        totals.entry = Some(activity::record_progress(
            tx,
            who,
            scope,
            entry,
            &Activity::SeatsAssigned { count },
        )?);
    }
    Ok(totals)
}

/// Returns the moves that people have left possible, and notes the guests whose seat somebody else has.
fn possible(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    slice: Slice,
    known: &HashMap<GuestId, Candidate>,
    totals: &mut Totals,
) -> Result<Vec<Move>, Error> {
    let wanted = slice.into_iter().filter_map(|(guest, to)| {
        let known = known.get(&guest)?;
        let from = known.seatable.seat.clone();
        (may_move(known.seatable.rsvp, known.by) && from != to).then_some(Move { guest, from, to })
    });
    let mut wanted: Vec<Move> = wanted.collect();
    let moving: HashSet<&GuestId> = wanted.iter().map(|each| &each.guest).collect();
    let seats: Vec<SeatId> = wanted.iter().filter_map(|each| each.to.clone()).collect();
    let occupants = seat_assignments::occupants(tx.conn, scope, &seats)?.into_iter();
    let others = occupants.filter(|occupant| !moving.contains(&occupant.guest_id));
    let blocked = moves::blocked(&wanted, others.map(|occupant| occupant.seat_id));
    wanted.retain(|each| !blocked.contains(&each.guest));
    wanted.sort_by(|a, b| a.to.cmp(&b.to));
    totals.conflicts.extend(blocked);
    Ok(wanted)
}

/// Takes the present seats away, all of them first because a guest may get the seat that another one leaves, and gives the
/// new ones.
fn change_seats(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    wanted: &[Move],
    known: &HashMap<GuestId, Candidate>,
) -> Result<(), Error> {
    tx.note_change(scope);
    let leaving: Vec<&GuestId> = wanted.iter().map(|each| &each.guest).collect();
    seat_assignments::delete_of_guests(tx.conn, scope, &leaving)?;
    let arriving: Vec<(&GuestId, &SeatId)> = wanted
        .iter()
        .filter_map(|each| Some((&each.guest, each.to.as_ref()?)))
        .collect();
    let assignments = arriving
        .iter()
        .map(|(guest, seat)| ((*guest).clone(), (*seat).clone(), SeatedBy::Engine));
    if place_all(tx, scope, assignments)?.len() < arriving.len() {
        // Somebody took a seat after the look at it; all of this is undone.
        return Err(Error::Unavailable("a seat was taken during auto-assign".to_owned()));
    }
    // The seat says which table it is now.
    let has_table = |guest: &GuestId| known.get(guest).is_some_and(|known| known.seatable.table_id.is_some());
    let tables: Vec<&GuestId> = arriving
        .into_iter()
        .map(|(guest, _)| guest)
        .filter(|guest| has_table(guest))
        .collect();
    Ok(guests::set_tables(tx.conn, scope, &tables, None)?)
}
