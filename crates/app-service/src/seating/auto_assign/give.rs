//! Giving the seats that the engine proposes, in slices, between which other people write.

use std::collections::{HashMap, HashSet};

use domain::account::Act;
use domain::guest::status::Rsvp;
use domain::id::{EventId, GuestId};
use domain::seat::{SeatId, SeatedBy};
use storage::guests::{self, Candidate, SeatedGuest};
use storage::{floor_plans, seat_assignments};

use super::{AutoAssigned, Proposal, Unseated};
use crate::actor::Organiser;
use crate::error::{Conflict, Error};
use crate::scope;
use crate::seating::moves::{self, Move, Slice};
use crate::seating::place_all;
use crate::service::{Service, Tx};
use crate::slices;

/// What all slices together did so far.
#[derive(Default)]
pub(super) struct Done {
    /// Guests who were given a seat.
    pub(super) seated: usize,
    /// Those of them who had none.
    newcomers: usize,
}

/// What one slice did.
#[derive(Default)]
struct Given {
    seated: usize,
    newcomers: usize,
    /// Guests whose seat somebody else took meanwhile.
    late: Vec<Unseated>,
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

/// Gives the proposed seats, slice by slice. `done` grows with each of them, also when a later one fails.
pub(super) fn give(
    service: &Service,
    who: &Organiser,
    event: &EventId,
    proposal: Proposal,
    done: &mut Done,
) -> Result<AutoAssigned, Error> {
    let Proposal {
        revision,
        moves,
        mut unseated,
        mut score,
    } = proposal;
    for slice in moves::slices(&moves, slices::GUESTS) {
        let event = event.clone();
        let given = service.write_as(who, Act::Edit, move |tx, who| {
            give_slice(tx, who, &event, revision, slice)
        })?;
        done.seated += given.seated;
        done.newcomers += given.newcomers;
        score.unseated += i64::try_from(given.late.len()).unwrap_or(i64::MAX);
        unseated.extend(given.late);
    }
    Ok(AutoAssigned {
        assigned_count: done.newcomers,
        unseated,
        score,
    })
}

/// Gives the seats of one slice, to those whom nobody has seated by hand meanwhile.
fn give_slice(
    tx: &mut Tx<'_>,
    who: &Organiser,
    event: &EventId,
    revision: i64,
    mut slice: Slice,
) -> Result<Given, Error> {
    let scope = scope::of_event(tx, who, event)?;
    let present = floor_plans::lock_revision(tx.conn, &scope)?;
    if present != revision {
        return Err(Error::Conflict(Conflict::StaleRevision(present)));
    }
    // One order for all writers, so that on PostgreSQL two of them wait for each other instead of locking up.
    slice.sort();
    let ids: Vec<&GuestId> = slice.iter().map(|(guest, _)| guest).collect();
    let known = guests::candidates(tx.conn, &scope, &ids)?;
    let wanted = slice.into_iter().filter_map(|(guest, seat)| {
        let (guest, known) = known.get_key_value(&guest)?;
        may_move(known.seatable.rsvp, known.by).then_some((guest, known, seat))
    });
    let mut wanted: Vec<_> = wanted.collect();
    if wanted.is_empty() {
        return Ok(Given::default());
    }
    tx.note_change(&scope);
    wanted.sort_by(|(.., a), (.., b)| a.cmp(b));
    // All old seats first: a guest may get the seat that another one leaves.
    let leaving: Vec<&GuestId> = wanted.iter().map(|(guest, ..)| *guest).collect();
    seat_assignments::delete_of_guests(tx.conn, &scope, &leaving)?;
    let wanted = wanted
        .into_iter()
        .filter_map(|(guest, known, seat)| Some((guest, known, seat?)));
    let wanted: Vec<(&GuestId, &Candidate, SeatId)> = wanted.collect();
    let proposed = wanted
        .iter()
        .map(|(guest, _, seat)| ((*guest).clone(), seat.clone(), SeatedBy::Engine));
    let seated = place_all(tx, &scope, proposed)?;
    // The seat says which table it is now.
    let had_table = wanted
        .iter()
        .filter(|(guest, known, _)| seated.contains(*guest) && known.seatable.table_id.is_some());
    let had_table: Vec<&GuestId> = had_table.map(|(guest, ..)| *guest).collect();
    guests::set_tables(tx.conn, &scope, &had_table, None)?;
    Ok(Given::of(&wanted, &seated))
}

impl Given {
    fn of(wanted: &[(&GuestId, &Candidate, SeatId)], seated: &HashSet<GuestId>) -> Self {
        let (sitting, late): (Vec<_>, Vec<_>) = wanted.iter().partition(|(guest, ..)| seated.contains(*guest));
        let late = late.into_iter().map(|(guest, known, _)| Unseated {
            guest_id: (*guest).clone(),
            name: known.name.clone(),
            reason: "Someone else took the seat at the same moment.".to_owned(),
        });
        Self {
            seated: sitting.len(),
            newcomers: sitting
                .iter()
                .filter(|(_, known, _)| known.seatable.seat.is_none())
                .count(),
            late: late.collect(),
        }
    }
}
