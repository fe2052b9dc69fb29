//! Assigns the seats that the engine proposes, in slices, between which other people write.

use std::collections::{BTreeMap, HashMap, HashSet};

use domain::account::Act;
use domain::activity::Activity;
use domain::guest::change::Cause;
use domain::guest::status::Rsvp;
use domain::id::{BatchId, EventId, GuestId};
use domain::seat::{SeatId, SeatedBy};
use storage::guests::{self, Candidate, SeatedGuest};
use storage::plans::floor_plans;
use storage::seating::sittings::SeatingScope;

use super::{AutoAssign, SeatChange};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error};
use crate::core::run::Run;
use crate::core::scope;
use crate::core::service::{Service, Tx};
use crate::core::slices;
use crate::guests::change_log::new_batch;
use crate::seating::Place;
use crate::seating::change::{blocked, change_seats};
use crate::seating::moves::{self, Move, Slice};

/// The changes of all slices so far.
#[derive(Clone, Default)]
pub(super) struct Totals {
    /// The place before the first slice that moved the guest, and the seat since the last one.
    changes: BTreeMap<GuestId, SeatChange>,
    /// Guests whose new seat someone else took first.
    pub(super) conflicts: HashSet<GuestId>,
    /// The entry in the activity log.
    entry: Option<String>,
}

impl Totals {
    /// Returns the guests whose new seat someone else took, and everyone whose seat has changed.
    pub(super) fn finish(self) -> (HashSet<GuestId>, Vec<SeatChange>) {
        let all = self.changes.into_values();
        let changes = all.filter(|change| change.before.seat_id != change.seat_id);
        (self.conflicts, changes.collect())
    }

    /// Returns where the slice continues.
    fn so_far(&self, slice: &Slice, batch: BatchId) -> SoFar {
        let given = |guest: &GuestId| self.changes.get(guest).is_some_and(|change| change.seat_id.is_some());
        SoFar {
            batch,
            entry: self.entry.clone(),
            given: self.changes.values().filter(|change| change.seat_id.is_some()).count(),
            again: slice
                .iter()
                .map(|(guest, _)| guest)
                .filter(|guest| given(guest))
                .cloned()
                .collect(),
        }
    }

    fn with(mut self, done: Done) -> Self {
        for SeatChange { before, seat_id } in done.changes {
            let guest = before.guest_id.clone();
            let known = self.changes.entry(guest);
            known.or_insert(SeatChange { before, seat_id: None }).seat_id = seat_id;
        }
        self.conflicts.extend(done.conflicts);
        self.entry = done.entry;
        self
    }
}

/// What a slice must know of earlier ones.
struct SoFar {
    /// The action in the history.
    batch: BatchId,
    /// The entry in the activity log.
    entry: Option<String>,
    /// How many guests have been given seats.
    given: usize,
    /// Those of them who are in this slice as well.
    again: HashSet<GuestId>,
}

/// What one slice did.
struct Done {
    changes: Vec<SeatChange>,
    conflicts: HashSet<GuestId>,
    entry: Option<String>,
}

/// The guests who are to change seats.
pub(super) fn moves(known: &[SeatedGuest], proposed: Vec<(GuestId, Option<SeatId>)>, how: AutoAssign) -> Vec<Move> {
    let known: HashMap<&GuestId, &SeatedGuest> = known.iter().map(|known| (&known.guest.id, known)).collect();
    let each = proposed.into_iter().filter_map(|(guest, to)| {
        let known = known.get(&guest)?;
        let from = known.seat.as_ref().map(|seat| seat.id.clone());
        (how.may_move(known.guest.rsvp, known.by) && from != to).then_some(Move { guest, from, to })
    });
    each.collect()
}

impl AutoAssign {
    fn may_move(self, rsvp: Rsvp, by: Option<SeatedBy>) -> bool {
        rsvp != Rsvp::Declined && !by.is_some_and(|by| self.keeps(by))
    }
}

/// Gives seats in a plan of this revision.
pub(super) struct Giving<'a> {
    pub(super) service: &'a Service,
    pub(super) organiser: &'a Organiser,
    pub(super) event: &'a EventId,
    pub(super) revision: i64,
    pub(super) how: AutoAssign,
    pub(super) run: &'a Run,
}

impl Giving<'_> {
    /// Gives the proposed seats, slice by slice. `totals` grows with each of them, also when a later one fails.
    pub(super) fn give(&self, moves: &[Move], totals: &mut Totals) -> Result<(), Error> {
        let batch = new_batch(self.service.random())?;
        for slice in moves::slices(moves, slices::SEAT_CHANGES_PER_TRANSACTION) {
            let (event, revision, how) = (self.event.clone(), self.revision, self.how);
            let (run, before, batch) = (self.run.clone(), totals.clone(), batch.clone());
            *totals = self.service.write_as(self.organiser, Act::Edit, move |tx, organiser| {
                let scope = scope::seating_of_event(tx, organiser, &event)?;
                let present = floor_plans::lock_revision(tx.conn, scope.room())?;
                if present != revision {
                    return Err(Error::Conflict(Conflict::StaleRevision(present)));
                }
                let (so_far, units) = (before.so_far(&slice, batch), slice.len());
                let after = before.with(give_slice(tx, organiser, &scope, (slice, how), so_far)?);
                run.hold(tx, units)?;
                run.set_rollback(tx, &after.changes.values().collect::<Vec<_>>())?;
                Ok(after)
            })?;
        }
        Ok(())
    }
}

/// Assigns the seats of one slice, except to guests who were seated in the meantime.
fn give_slice(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &SeatingScope,
    (mut slice, how): (Slice, AutoAssign),
    so_far: SoFar,
) -> Result<Done, Error> {
    // One order for all writers, so that two of them cannot deadlock on PostgreSQL.
    slice.sort();
    let ids: Vec<&GuestId> = slice.iter().map(|(guest, _)| guest).collect();
    let known = guests::candidates(tx.conn, scope, &ids)?;
    let (wanted, conflicts) = possible(tx, scope, slice, &known, how)?;
    let mut done = Done {
        changes: Vec::new(),
        conflicts,
        entry: so_far.entry,
    };
    if wanted.is_empty() {
        return Ok(done);
    }
    change_seats(
        tx,
        (organiser, scope),
        (&so_far.batch, Cause::AutoAssign),
        &wanted,
        &known,
        |_| SeatedBy::Engine,
    )?;
    let given = wanted.iter().filter(|each| each.to.is_some());
    let new = given.filter(|each| !so_far.again.contains(&each.guest)).count();
    let count = u64::try_from(so_far.given + new).unwrap_or(u64::MAX);
    if count > 0 {
        let (entry, activity) = (done.entry.take(), Activity::SeatsAssigned { count });
        done.entry = Some(activity::record_progress(tx, organiser, scope, entry, &activity)?);
    }
    let changes = wanted.into_iter().filter_map(|Move { guest, to, .. }| {
        let before = Place::new(&guest, known.get(&guest)?);
        Some(SeatChange { before, seat_id: to })
    });
    done.changes = changes.collect();
    Ok(done)
}

/// Returns the moves that are still possible, and the guests whose seat someone else has.
fn possible(
    tx: &mut Tx<'_>,
    scope: &SeatingScope,
    slice: Slice,
    known: &HashMap<GuestId, Candidate>,
    how: AutoAssign,
) -> Result<(Vec<Move>, HashSet<GuestId>), Error> {
    let wanted = slice.into_iter().filter_map(|(guest, to)| {
        let known = known.get(&guest)?;
        let from = known.seatable.seat.clone();
        (how.may_move(known.seatable.rsvp, known.by) && from != to).then_some(Move { guest, from, to })
    });
    let mut wanted: Vec<Move> = wanted.collect();
    let blocked = blocked(tx, scope, &wanted, Vec::new())?;
    wanted.retain(|each| !blocked.contains(&each.guest));
    wanted.sort_by(|a, b| a.to.cmp(&b.to));
    Ok((wanted, blocked))
}
