//! Writes a change of a plan: document, index of seats and log in one transaction. Guests are never unseated silently:
//! consent names the guests it covers, because another guest may take a seat between the question and the answer.

use domain::account::Act;
use domain::guest::change::Cause;
use domain::id::EventId;
use domain::live::{Changes, Kind};
use storage::plans::floor_plans::Stored;
use storage::plans::rooms::RoomScope;
use storage::plans::{commands as plan_commands, commands::LoggedChange};
use storage::seating::seats::generations as seat_generations;
use storage::seating::{assignments as seat_assignments, assignments::Occupant};
use storage::{Constraint, Error as StorageError, plans::floor_plans, seating::seats};

use super::rebuild::rebuild;
use super::{Change, Content, stale};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error, SeatedGuest};
use crate::core::quota;
use crate::core::scope;
use crate::core::service::{Reading, Service, Tx};
use crate::guests::change_log;

/// The outcome of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Saved {
    /// It created this revision.
    Now(i64),
    /// It was applied earlier and created this revision then.
    Before(i64),
}

impl Saved {
    pub(super) fn revision(self) -> i64 {
        match self {
            Self::Now(revision) | Self::Before(revision) => revision,
        }
    }
}

/// Writes a change over the revision it was made from. Blocks.
pub(super) fn save(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    mut change: Change,
) -> Result<Saved, Error> {
    if let Some(seats) = change.all_seats.take() {
        return rebuild(service, organiser, event, change, seats);
    }
    let event = event.clone();
    service.write_as(organiser, Act::Edit, move |tx, organiser| {
        let scope = scope::room_of_event(tx, organiser, &event)?;
        edit(tx, organiser, &scope, &change)
    })
}

/// Writes a change that edits the current index of seats.
fn edit(tx: &mut Tx<'_>, organiser: &Organiser, scope: &RoomScope, change: &Change) -> Result<Saved, Error> {
    let saved = store(tx, organiser, scope, change)?;
    if let Saved::Now(revision) = saved {
        empty_removed_seats(tx, organiser, scope, change)?;
        seats::delete(tx.conn, scope, &change.seats.removed_ids())?;
        seats::insert(tx.conn, scope, &change.seats.added)?;
        seats::update(tx.conn, scope, &change.seats.changed)?;
        note(tx, organiser, scope, change, revision)?;
    }
    Ok(saved)
}

/// Stores the document or what changed in it.
pub(super) fn store(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &RoomScope,
    change: &Change,
) -> Result<Saved, Error> {
    let now = tx.now;
    let content = match &change.content {
        Content::Document(document) => Stored::Document(document),
        Content::Patch(patch) => Stored::Patch(patch),
    };
    if let (None, Content::Document(document)) = (change.edits, &change.content) {
        // The plan that it replaces is still counted; a limit of this size need not be exact.
        quota::check_plan_bytes(tx, organiser, document.len())?;
    }
    // A lost race for the revision ends the transaction on PostgreSQL, so the step keeps it usable.
    let saved = tx
        .conn
        .savepoint(|conn| floor_plans::save(conn, scope, change.base_revision, content, organiser.user_id(), now));
    match saved {
        Err(StorageError::Conflict(Constraint::PlanRevision)) => {
            let present = floor_plans::revision(tx.conn, scope)?;
            applied_or_stale(tx, scope, change, present)
        }
        other => Ok(Saved::Now(other?)),
    }
}

/// Returns the earlier outcome of a change, or an error when it was made from another revision than the current one.
pub(super) fn applied_or_stale(
    r: &mut Reading<'_>,
    scope: &RoomScope,
    change: &Change,
    present: i64,
) -> Result<Saved, Error> {
    let applied = plan_commands::find_revision(r.conn, scope, &change.command_id)?;
    applied.map(Saved::Before).ok_or_else(|| stale(present))
}

/// Records a change in the log of the plan and in that of the event.
pub(super) fn note(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &RoomScope,
    change: &Change,
    revision: i64,
) -> Result<(), Error> {
    let now = tx.now;
    let logged = LoggedChange {
        revision,
        command_id: &change.command_id,
        user_id: organiser.user_id(),
        body: &change.body,
        removed: change.removed.as_deref(),
    };
    plan_commands::insert(tx.conn, scope, &logged, now)?;
    tx.note(scope, Changes::version(Kind::Plan, revision));
    if !change.seats.is_empty() {
        // The lists of guests name tables and seats, and nothing else of the plan.
        tx.note(scope, Changes::any(Kind::Seats));
    }
    match change.edits {
        Some(edits) => activity::record_plan_edits(tx, organiser, scope, edits),
        None => activity::record(tx, organiser, scope, &domain::activity::Activity::PlanReplaced),
    }
}

fn empty_removed_seats(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &RoomScope,
    change: &Change,
) -> Result<(), Error> {
    if change.seats.removed.is_empty() {
        return Ok(());
    }
    seat_generations::lock(tx.conn, scope)?;
    let occupants = consenting_occupants(tx, scope, change)?;
    if occupants.is_empty() {
        return Ok(());
    }
    seat_assignments::delete_of(tx.conn, scope, &occupants)?;
    note_unseated(tx, organiser, scope, &occupants)
}

/// Records guests who lost their seats in their histories and in the log of the event.
pub(super) fn note_unseated(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &RoomScope,
    unseated: &[Occupant],
) -> Result<(), Error> {
    let lost = unseated.iter().filter_map(
        |Occupant {
             guest_id, seat_id, by, ..
         }| change_log::seat_change(guest_id, Some((seat_id, *by)), None),
    );
    change_log::note(tx, organiser, scope, Cause::Plan, &lost.collect::<Vec<_>>())?;
    activity::record_unseated(tx, organiser, scope, unseated.iter().map(Occupant::full_name).collect())
}

/// Returns the guests on the seats that go, if each of them may lose the seat.
pub(super) fn consenting_occupants(
    r: &mut Reading<'_>,
    scope: &RoomScope,
    change: &Change,
) -> Result<Vec<Occupant>, Error> {
    let occupants = seat_assignments::occupants_in_room(r.conn, scope, &change.seats.removed_ids())?;
    if domain::guard!("seats consent to unseat" => occupants.iter().all(|occupant| change.unseat.contains(&occupant.guest_id)))
    {
        return Ok(occupants);
    }
    let guests = occupants.into_iter().map(|occupant| named(occupant, change)).collect();
    Err(Error::Conflict(Conflict::SeatsOccupied(guests)))
}

fn named(occupant: Occupant, change: &Change) -> SeatedGuest {
    let seats = &change.seats.removed;
    // The seats that go are sorted by their ids.
    let seat = seats.binary_search_by(|seat| seat.id.cmp(&occupant.seat_id)).ok();
    let seat = seat.and_then(|at| seats.get(at));
    SeatedGuest {
        guest_id: occupant.guest_id,
        first_name: occupant.first_name,
        last_name: occupant.last_name,
        seat_id: occupant.seat_id,
        by: occupant.by,
        table: seat.map(|seat| seat.table_label.clone()).unwrap_or_default(),
        seat: seat.map(|seat| seat.label.clone()).unwrap_or_default(),
    }
}
