//! Undoes a large change of seats, such as an auto-assign, in slices and as far as possible. Guests who have moved
//! since, or whose former seat is taken, stay where they are and are returned. In contrast, [`super::restore`] restores
//! all guests or none.

use std::collections::{BTreeMap, HashMap, HashSet};

use domain::account::Act;
use domain::activity::Activity;
use domain::guest::change::Cause;
use domain::guest::status::Rsvp;
use domain::id::{BatchId, EventId, GuestId};
use domain::limits::GUESTS_PER_EVENT_MAX;
use domain::seat::{SeatId, SeatedBy};
use storage::guests::{self, Candidate};
use storage::{
    plans::floor_plans,
    seating::{seats, sittings::SeatingScope},
};

use super::SeatChange;
use super::change::{blocked, change_seats};
use super::moves::{self, Move, Slice};
use super::restore::{PlaceBack, Return, read};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::{Service, Tx};
use crate::core::slices;
use crate::guests::change_log::new_batch;
use crate::guests::seat_changes::Skipped;

/// Attempts at one slice when other people take seats at the same moment.
const MAX_ATTEMPTS: usize = 3;

/// One guest of a slice.
#[derive(Clone)]
struct Step {
    guest: GuestId,
    /// Where the guest sits unless someone else has moved them since.
    from: Option<SeatId>,
    to: Option<SeatId>,
    by: SeatedBy,
    /// The table that had been chosen without a seat.
    table_id: Option<String>,
    /// Whether the guest is where the guest was after this step. In a long circle of guests who take each other's seats
    /// one of them waits on another seat.
    is_last: bool,
}

impl From<&Step> for Move {
    fn from(step: &Step) -> Self {
        Self {
            guest: step.guest.clone(),
            from: step.from.clone(),
            to: step.to.clone(),
        }
    }
}

/// What all slices together did so far.
#[derive(Clone)]
struct Progress {
    /// The action in the history.
    batch: BatchId,
    /// What made the change: an undo, or auto-assign whose proposal is applied.
    cause: Cause,
    /// Guests who were put back.
    count: usize,
    /// The entry in the activity log.
    entry: Option<String>,
}

/// Moves guests to their former seats, or to those that auto-assign proposes, as far as possible, slice by slice, and
/// returns the others. Guests who were removed since are ignored. Blocks.
pub fn take_back(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    wishes: &[PlaceBack],
    cause: Cause,
) -> Result<Vec<Skipped>, Error> {
    organiser.must_edit()?;
    let returns = read(wishes, GUESTS_PER_EVENT_MAX)?;
    service.read(|r| scope::of_event(r, organiser, event))?;
    let known: HashMap<&GuestId, &Return<'_>> = returns.iter().map(|back| (&back.guest, back)).collect();
    let mut present: HashMap<GuestId, Option<SeatId>> = HashMap::new();
    let mut skipped: BTreeMap<GuestId, Skipped> = BTreeMap::new();
    let mut progress = Progress {
        batch: new_batch(service.random())?,
        cause,
        count: 0,
        entry: None,
    };
    for slice in moves::slices(&moves(&returns), slices::SEAT_CHANGES_PER_TRANSACTION) {
        let steps = steps(&slice, &known, &present);
        present.extend(slice);
        let left;
        (left, progress) = put_back(service, organiser, event, &steps, &progress)?;
        for each in left {
            skipped.entry(each.guest_id.clone()).or_insert(each);
        }
    }
    Ok(skipped.into_values().collect())
}

/// Takes the changes of an auto-assign back that has stopped. Blocks.
pub(crate) fn take_back_changes(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    changes: Vec<SeatChange>,
) -> Result<(), Error> {
    let back = |SeatChange { before, seat_id }: SeatChange| PlaceBack {
        guest_id: before.guest_id.into(),
        from_seat_id: seat_id.map(String::from),
        seat_id: before.seat_id.map(String::from),
        by: before.by,
        table_id: before.table_id,
    };
    let places: Vec<PlaceBack> = changes.into_iter().map(back).collect();
    // People who took a seat in the meantime keep it.
    let _stay = take_back(service, organiser, event, &places, Cause::Undo)?;
    Ok(())
}

fn moves(returns: &[Return<'_>]) -> Vec<Move> {
    let each = returns.iter().map(|back| Move {
        guest: back.guest.clone(),
        from: back.from.clone(),
        to: back.to.clone(),
    });
    each.collect()
}

/// Returns a slice in the order of the guests' ids, in which all writers lock them.
fn steps(
    slice: &Slice,
    known: &HashMap<&GuestId, &Return<'_>>,
    present: &HashMap<GuestId, Option<SeatId>>,
) -> Vec<Step> {
    let each = slice.iter().filter_map(|(guest, to)| {
        let back = known.get(guest)?;
        Some(Step {
            guest: guest.clone(),
            from: present.get(guest).unwrap_or(&back.from).clone(),
            to: to.clone(),
            is_last: *to == back.to,
            by: back.wish.by,
            table_id: back.wish.table_id.clone().filter(|table| !table.is_empty()),
        })
    });
    let mut steps: Vec<Step> = each.collect();
    steps.sort_by(|a, b| a.guest.cmp(&b.guest));
    steps
}

fn put_back(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    steps: &[Step],
    progress: &Progress,
) -> Result<(Vec<Skipped>, Progress), Error> {
    let mut attempts = 1;
    loop {
        let (event, steps, progress) = (event.clone(), steps.to_vec(), progress.clone());
        let done = service.write_as(organiser, Act::Edit, move |tx, organiser| {
            let scope = scope::seating_of_event(tx, organiser, &event)?;
            // The plan keeps its chairs in the meantime.
            floor_plans::lock_revision(tx.conn, scope.room())?;
            put_back_slice(tx, organiser, &scope, steps, progress)
        });
        match done {
            Err(Error::Unavailable(_)) if attempts < MAX_ATTEMPTS => attempts += 1,
            other => return other,
        }
    }
}

fn put_back_slice(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &SeatingScope,
    steps: Vec<Step>,
    mut progress: Progress,
) -> Result<(Vec<Skipped>, Progress), Error> {
    let ids: Vec<&GuestId> = steps.iter().map(|step| &step.guest).collect();
    let known = guests::candidates(tx.conn, scope, &ids)?;
    let (steps, mut skipped) = possible(tx, scope, steps, &known)?;
    let wanted: Vec<Move> = steps.iter().map(Move::from).collect();
    if !wanted.is_empty() {
        let by: HashMap<&GuestId, SeatedBy> = steps.iter().map(|step| (&step.guest, step.by)).collect();
        let by = |guest: &GuestId| by.get(guest).copied().unwrap_or(SeatedBy::Hand);
        change_seats(
            tx,
            (organiser, scope),
            (&progress.batch, progress.cause),
            &wanted,
            &known,
            by,
        )?;
        choose_tables(tx, scope, &steps)?;
        progress.count += steps.iter().filter(|step| step.is_last).count();
        let count = u64::try_from(progress.count).unwrap_or(u64::MAX);
        let activity = match progress.cause {
            Cause::AutoAssign => Activity::SeatsAssigned { count },
            _ => Activity::SeatsRestored { count },
        };
        let entry = progress.entry.take();
        progress.entry = Some(activity::record_progress(tx, organiser, scope, entry, &activity)?);
    }
    skipped.sort_by(|a, b| a.guest_id.cmp(&b.guest_id));
    Ok((skipped, progress))
}

/// Returns the steps that are still possible, and the guests who stay where they are.
fn possible(
    tx: &mut Tx<'_>,
    scope: &SeatingScope,
    steps: Vec<Step>,
    known: &HashMap<GuestId, Candidate>,
) -> Result<(Vec<Step>, Vec<Skipped>), Error> {
    let mut skipped = Vec::new();
    let mut skip = |step: &Step, reason: &'static str| {
        if let Some(known) = known.get(&step.guest) {
            skipped.push(Skipped {
                guest_id: step.guest.clone(),
                name: known.name.clone(),
                reason,
            });
        }
    };
    let mut open = Vec::with_capacity(steps.len());
    for step in steps {
        match known.get(&step.guest) {
            None => {}
            Some(known) if known.seatable.seat != step.from => skip(&step, "Moved since."),
            Some(known) if known.seatable.rsvp == Rsvp::Declined && step.to.is_some() => skip(&step, "Has declined."),
            Some(_) => open.push(step),
        }
    }
    let gone = gone(tx, scope, &open)?;
    let wanted: Vec<Move> = open.iter().map(Move::from).collect();
    let blocked = blocked(tx, scope, &wanted, gone.iter().cloned().collect())?;
    let (stay, go): (Vec<Step>, Vec<Step>) = open.into_iter().partition(|step| blocked.contains(&step.guest));
    for step in stay {
        let is_gone = step.to.as_ref().is_some_and(|seat| gone.contains(seat));
        skip(
            &step,
            if is_gone {
                "The seat is no longer on the plan."
            } else {
                "Someone else has the seat now."
            },
        );
    }
    Ok((go, skipped))
}

/// Returns the wanted seats that the plan no longer has.
fn gone(tx: &mut Tx<'_>, scope: &SeatingScope, steps: &[Step]) -> Result<HashSet<SeatId>, Error> {
    let wanted: Vec<&SeatId> = steps.iter().filter_map(|step| step.to.as_ref()).collect();
    let there = seats::labels(tx.conn, scope.room(), &wanted)?;
    let gone = wanted.into_iter().filter(|seat| !there.contains_key(seat.as_str()));
    Ok(gone.cloned().collect())
}

/// Restores the tables that were chosen without a seat, if the plan still has them.
fn choose_tables(tx: &mut Tx<'_>, scope: &SeatingScope, steps: &[Step]) -> Result<(), Error> {
    let mut of_table: BTreeMap<&str, Vec<&GuestId>> = BTreeMap::new();
    for step in steps.iter().filter(|step| step.to.is_none()) {
        if let Some(table) = &step.table_id {
            of_table.entry(table).or_default().push(&step.guest);
        }
    }
    let wanted: Vec<&str> = of_table.keys().copied().collect();
    let there = seats::existing_tables(tx.conn, scope.room(), &wanted)?;
    for (table, guests) in of_table {
        if there.contains(table) {
            guests::set_tables(tx.conn, scope, &guests, Some(table))?;
        }
    }
    Ok(())
}
