//! Taking an action back from the history: each guest whose part of it nothing has changed since.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use chrono::{DateTime, Utc};
use domain::activity::Activity;
use domain::guest::change::{Cause, FieldChange, parse_seat_value};
use domain::guest::status::Rsvp;
use domain::id::{BatchId, EventId, GuestId, TagId};
use domain::seat::{SeatId, SeatedBy};
use storage::guests as rows;
use storage::guests::{changes as guest_changes, changes::BatchChange};

use super::bulk::{self, BatchDone, Named, Part, REMOVED_BEFORE, SEAT_GONE, SliceDone};
use super::{removal, rsvp};
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::ids::RequestId as _;
use crate::core::scope;
use crate::core::service::{Service, Tx};
use crate::guests::change_log;
use crate::guests::seat_changes::Skipped;

mod groups;
mod merges;
mod values;

/// What an action did to one guest.
#[derive(Clone)]
enum Step {
    Added,
    Removed,
    Restored,
    /// The answers before and afterwards, and the seat that declining freed.
    Answered {
        before: Rsvp,
        after: Rsvp,
        seat: Option<(SeatId, SeatedBy)>,
    },
    /// The tags before.
    Tagged {
        before: BTreeSet<TagId>,
    },
    /// The name of the party before; empty for none.
    Joined {
        before: String,
    },
    /// The id of the guest who brought this one; empty for none.
    Brought {
        before: String,
    },
    /// Other guests were merged into this one, with all that changed.
    Merged {
        changes: Vec<FieldChange>,
    },
    /// Other values that were written over those before.
    Changed {
        changes: Vec<FieldChange>,
    },
    /// Any action that cannot be undone.
    Other,
}

/// One guest of an action.
#[derive(Clone)]
struct Undo {
    guest: Named,
    step: Step,
    at: DateTime<Utc>,
}

/// Undoes an action as far as possible, and returns the guests that have changed since. Blocks.
pub fn undo(service: &Service, organiser: &Organiser, event: &EventId, batch: &BatchId) -> Result<BatchDone, Error> {
    organiser.must_edit()?;
    let guests = service.read(|r| {
        let scope = scope::of_event(r, organiser, event)?;
        let changes = guest_changes::of_batch(r.conn, &scope, batch)?;
        let of_guest = by_guest(changes);
        let ids: Vec<GuestId> = of_guest.keys().cloned().collect();
        let mut names = rows::names(r.conn, &scope, &ids)?;
        let undo = |(id, changes): (GuestId, Vec<BatchChange>)| {
            let at = changes.last()?.at;
            let name = names.remove(&id)?;
            let step = step(&changes);
            Some(Undo {
                guest: Named { id, name },
                step,
                at,
            })
        };
        Ok::<_, Error>(of_guest.into_iter().filter_map(undo).collect::<Vec<_>>())
    })?;
    if guests.is_empty() {
        return Err(Error::NotFound(Noun::Batch));
    }
    let said = |count| Activity::GuestsUndone { count };
    let undone = batch.clone();
    let work = move |tx: &mut Tx<'_>, part: Part<'_>, slice: Vec<Undo>| undo_slice(tx, part, &undone, slice);
    bulk::run(service, (organiser, event), Cause::Undo, guests, said, work)
}

/// Sorts changes by guest, in the order in which every writer locks them.
fn by_guest(changes: Vec<BatchChange>) -> BTreeMap<GuestId, Vec<BatchChange>> {
    let mut of_guest: BTreeMap<GuestId, Vec<BatchChange>> = BTreeMap::new();
    for change in changes {
        of_guest.entry(change.change.guest.clone()).or_default().push(change);
    }
    of_guest
}

fn step(changes: &[BatchChange]) -> Step {
    let field = |name: &str| {
        changes
            .iter()
            .map(|each| &each.change)
            .find(|change| change.field == name)
    };
    let all_are = |known: &[&str]| changes.iter().all(|each| known.contains(&each.change.field.as_str()));
    if field(FieldChange::ADDED).is_some() {
        return Step::Added;
    }
    if field(FieldChange::MERGED).is_some() {
        let changes = changes.iter().map(|each| each.change.clone()).collect();
        return Step::Merged { changes };
    }
    if let Some(host) = field(FieldChange::PLUS_ONE_OF).filter(|_| all_are(&[FieldChange::PLUS_ONE_OF])) {
        let before = host.old.clone();
        return Step::Brought { before };
    }
    if all_are(&[FieldChange::REMOVED]) {
        return Step::Removed;
    }
    if all_are(&[FieldChange::RESTORED]) {
        return Step::Restored;
    }
    if let Some(tags) = field(FieldChange::TAGS).filter(|_| all_are(&[FieldChange::TAGS])) {
        let ids = tags.old.split(',').filter_map(|id| TagId::read(id).ok());
        return Step::Tagged { before: ids.collect() };
    }
    if let Some(party) = field(FieldChange::PARTY).filter(|_| all_are(&[FieldChange::PARTY])) {
        return Step::Joined {
            before: party.old.clone(),
        };
    }
    let answers = field(FieldChange::RSVP).and_then(|change| {
        let before = Rsvp::parse(&change.old).ok()?;
        Some((before, Rsvp::parse(&change.new).ok()?))
    });
    match answers {
        Some((before, after)) if all_are(&[FieldChange::RSVP, FieldChange::SEAT]) => Step::Answered {
            before,
            after,
            seat: field(FieldChange::SEAT).and_then(|change| parse_seat_value(&change.old)),
        },
        _ if changes.iter().all(|each| values::is_value(&each.change.field)) => Step::Changed {
            changes: changes.iter().map(|each| each.change.clone()).collect(),
        },
        _ => Step::Other,
    }
}

fn undo_slice(tx: &mut Tx<'_>, part: Part<'_>, undone: &BatchId, slice: Vec<Undo>) -> Result<SliceDone, Error> {
    // A merge may have marked an arrival; the log of arrivals is locked before guests are.
    storage::check_in::lock(tx.conn, part.scope)?;
    let mut done = SliceDone::default();
    let (mut removed, mut restored, mut answered) = (Vec::new(), Vec::new(), Vec::new());
    let (mut tagged, mut joined, mut merged) = (Vec::new(), Vec::new(), Vec::new());
    let (mut added, mut written) = (Vec::new(), Vec::new());
    let hosts = merges::of_hosts(&slice);
    for undo in slice {
        match undo.step {
            Step::Added => added.push(undo),
            Step::Changed { .. } => written.push(undo),
            Step::Removed => removed.push(undo),
            Step::Restored => restored.push(undo),
            Step::Answered { .. } => answered.push(undo),
            Step::Tagged { .. } => tagged.push(undo),
            Step::Joined { .. } => joined.push(undo),
            Step::Merged { .. } => merged.push(undo),
            // The hosts have them.
            Step::Brought { .. } => {}
            Step::Other => done.skipped.push(undo.guest.skip("This change cannot be undone.")),
        }
    }
    for each in [
        // First: it frees the seat that a removed guest had.
        merges::undo_merges(tx, part, undone, &merged)?,
        undo_removals(tx, part, undone, removed)?,
        undo_restorations(tx, part, undone, restored)?,
        undo_answers(tx, part, undone, answered)?,
        groups::undo_tags(tx, part, undone, tagged)?,
        groups::undo_parties(tx, part, undone, joined)?,
        undo_additions(tx, part, undone, added)?,
        values::undo_values(tx, part, written)?,
        // Last: a host may have been restored just now.
        merges::undo_hosts(tx, part, undone, hosts)?,
    ] {
        done.changed += each.changed;
        done.skipped.extend(each.skipped);
    }
    Ok(done)
}

fn undo_removals(tx: &mut Tx<'_>, part: Part<'_>, undone: &BatchId, all: Vec<Undo>) -> Result<SliceDone, Error> {
    let ids: Vec<&GuestId> = all.iter().map(|undo| &undo.guest.id).collect();
    let latest = guest_changes::latest(tx.conn, part.scope, &ids, FieldChange::REMOVED)?;
    let removed = rows::lock_removed(tx.conn, part.scope, &ids)?;
    let is_open = |undo: &Undo| {
        let id = &undo.guest.id;
        removed.contains_key(id) && latest.get(id).is_some_and(|(batch, _)| batch == undone)
    };
    let (open, changed) = split(all, is_open, "Was restored since.");
    Ok(with_skipped(removal::restore_slice(tx, part, open)?, changed))
}

fn undo_restorations(tx: &mut Tx<'_>, part: Part<'_>, undone: &BatchId, all: Vec<Undo>) -> Result<SliceDone, Error> {
    let changed = changed_since(tx, part, undone, &[], &all)?;
    let is_open = |undo: &Undo| !changed.contains(&undo.guest.id);
    let (open, changed) = split(all, is_open, "Was changed since.");
    Ok(with_skipped(removal::remove_slice(tx, part, open)?, changed))
}

/// Removes guests whom only auto-assign has changed since they were added.
fn undo_additions(tx: &mut Tx<'_>, part: Part<'_>, undone: &BatchId, all: Vec<Undo>) -> Result<SliceDone, Error> {
    let ids: Vec<GuestId> = all.iter().map(|undo| undo.guest.id.clone()).collect();
    let ids: Vec<&GuestId> = ids.iter().collect();
    let last = guest_changes::last_changed_by_hand(tx.conn, part.scope, &ids, undone)?;
    let known = rows::candidates(tx.conn, part.scope, &ids)?;
    let (all, removed): (Vec<Undo>, Vec<Undo>) = all.into_iter().partition(|undo| known.contains_key(&undo.guest.id));
    let removed = removed.iter().map(|undo| undo.guest.skip(REMOVED_BEFORE)).collect();
    let is_open = |undo: &Undo| last.get(&undo.guest.id).is_none_or(|at| *at <= undo.at);
    let (open, changed) = split(all, is_open, "Was changed since.");
    let done = with_skipped(removal::remove_slice(tx, part, open)?, changed);
    Ok(with_skipped(done, removed))
}

fn undo_answers(tx: &mut Tx<'_>, part: Part<'_>, undone: &BatchId, all: Vec<Undo>) -> Result<SliceDone, Error> {
    // The plan keeps its chairs in the meantime.
    storage::plans::floor_plans::lock_all(tx.conn, part.scope)?;
    let ids: Vec<&GuestId> = all.iter().map(|undo| &undo.guest.id).collect();
    let known = rows::candidates(tx.conn, part.scope, &ids)?;
    let mut changed = changed_since(tx, part, undone, &[FieldChange::RSVP, FieldChange::SEAT], &all)?;
    for undo in &all {
        let Step::Answered { after, .. } = &undo.step else {
            continue;
        };
        let present = known.get(&undo.guest.id);
        if present.is_none_or(|known| known.seatable.rsvp != *after) {
            changed.insert(undo.guest.id.clone());
        }
    }
    let (open, stay): (Vec<Undo>, Vec<Undo>) = all.into_iter().partition(|undo| !changed.contains(&undo.guest.id));
    let mut of_answer: BTreeMap<&'static str, (Rsvp, Vec<&GuestId>)> = BTreeMap::new();
    let mut seats = Vec::new();
    for undo in &open {
        let Step::Answered { before, seat, .. } = &undo.step else {
            continue;
        };
        let group = of_answer
            .entry(before.as_str())
            .or_insert_with(|| (*before, Vec::new()));
        group.1.push(&undo.guest.id);
        if let Some((seat, by)) = seat.as_ref().filter(|_| *before != Rsvp::Declined) {
            seats.push((undo.guest.id.clone(), seat.clone(), *by));
        }
    }
    for (rsvp, guests) in of_answer.into_values() {
        rsvp::set(tx, part, &guests, &known, rsvp)?;
    }
    let seated = give_seats_back(tx, part, &seats)?;
    let lost = |undo: &&Undo| !seated.contains(&undo.guest.id) && seats.iter().any(|(id, ..)| *id == undo.guest.id);
    let unseated = open.iter().filter(lost).map(|undo| undo.guest.skip(SEAT_GONE));
    let stay = stay.iter().map(|undo| undo.guest.skip("Was changed since."));
    Ok(SliceDone {
        changed: open.len(),
        skipped: stay.chain(unseated).collect(),
    })
}

/// Returns the guests who have their seat again.
fn give_seats_back(
    tx: &mut Tx<'_>,
    part: Part<'_>,
    seats: &[(GuestId, SeatId, SeatedBy)],
) -> Result<HashSet<GuestId>, Error> {
    let seated = removal::seat_again(tx, part.scope, seats)?;
    let changes: Vec<FieldChange> = seats
        .iter()
        .filter(|(guest, ..)| seated.contains(guest))
        .filter_map(|(guest, seat, by)| change_log::seat_change(guest, None, Some((seat, *by))))
        .collect();
    change_log::note_in(tx, part.organiser, part.scope, part.action(), &changes)?;
    Ok(seated)
}

/// Returns the guests of whom another action has changed one of these fields after the one that is undone; no fields are
/// all fields.
fn changed_since(
    tx: &mut Tx<'_>,
    part: Part<'_>,
    undone: &BatchId,
    fields: &[&str],
    all: &[Undo],
) -> Result<HashSet<GuestId>, Error> {
    let ids: Vec<&GuestId> = all.iter().map(|undo| &undo.guest.id).collect();
    let last = guest_changes::last_changed_otherwise(tx.conn, part.scope, &ids, fields, undone)?;
    let changed = all
        .iter()
        .filter(|undo| last.get(&undo.guest.id).is_some_and(|at| *at > undo.at));
    Ok(changed.map(|undo| undo.guest.id.clone()).collect())
}

/// Splits guests into those who are undone and those who are skipped.
fn split(all: Vec<Undo>, is_open: impl Fn(&Undo) -> bool, reason: &'static str) -> (Vec<Named>, Vec<Skipped>) {
    let (open, changed): (Vec<Undo>, Vec<Undo>) = all.into_iter().partition(is_open);
    let skipped = changed.iter().map(|undo| undo.guest.skip(reason)).collect();
    (open.into_iter().map(|undo| undo.guest).collect(), skipped)
}

fn with_skipped(mut done: SliceDone, skipped: Vec<Skipped>) -> SliceDone {
    done.skipped.extend(skipped);
    done
}
