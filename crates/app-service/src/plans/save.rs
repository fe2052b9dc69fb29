//! Writing a change of a plan: document, index of seats and log in one transaction. Nobody is unseated silently: consent
//! names the guests it was given for, since somebody may have sat down between the question and the answer.

use std::collections::BTreeSet;

use domain::activity::Activity;
use domain::id::{CommandId, GuestId};
use storage::events::EventScope;
use storage::floor_plans::Stored;
use storage::plan_commands::{self, LoggedChange};
use storage::seat_assignments::{self, Occupant};
use storage::{Constraint, Error as StorageError, floor_plans, seats};

use super::{Change, Content, stale};
use crate::activity;
use crate::actor::Organiser;
use crate::error::{Conflict, Error, SeatedGuest};
use crate::service::Tx;

/// What became of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Saved {
    /// It made this revision.
    Now(i64),
    /// It had arrived before and made this revision then.
    Before(i64),
}

impl Saved {
    pub(super) fn revision(self) -> i64 {
        match self {
            Self::Now(revision) | Self::Before(revision) => revision,
        }
    }
}

/// Writes a change over the revision it was made from.
pub(super) fn save(
    tx: &mut Tx<'_>,
    who: &Organiser,
    scope: &EventScope,
    change: &Change,
    command_id: &CommandId,
    unseat: &BTreeSet<GuestId>,
) -> Result<Saved, Error> {
    let now = tx.now;
    let content = match &change.content {
        Content::Document(document) => Stored::Document(document),
        Content::Patch(patch) => Stored::Patch(patch),
    };
    // A lost race for the revision ends the transaction on PostgreSQL, so the step keeps it usable.
    let saved = tx
        .conn
        .savepoint(|conn| floor_plans::save(conn, scope, change.base_revision, content, who.user_id(), now));
    let revision = match saved {
        Err(StorageError::Conflict(Constraint::PlanRevision)) => {
            let applied = plan_commands::find_revision(tx.conn, scope, command_id)?;
            let present = floor_plans::revision(tx.conn, scope)?;
            return applied.map(Saved::Before).ok_or_else(|| stale(present));
        }
        other => other?,
    };
    empty_removed_seats(tx, who, scope, change, unseat)?;
    seats::delete(tx.conn, scope, &change.seats.removed_ids())?;
    seats::insert(tx.conn, scope, &change.seats.added)?;
    seats::update(tx.conn, scope, &change.seats.changed)?;
    let logged = LoggedChange {
        revision,
        command_id,
        user_id: who.user_id(),
        body: &change.body,
    };
    plan_commands::insert(tx.conn, scope, &logged, now)?;
    match change.edits {
        Some(edits) => activity::record_plan_edits(tx, who, scope, edits)?,
        None => activity::record(tx, who, scope, &Activity::PlanReplaced)?,
    }
    Ok(Saved::Now(revision))
}

fn empty_removed_seats(
    tx: &mut Tx<'_>,
    who: &Organiser,
    scope: &EventScope,
    change: &Change,
    unseat: &BTreeSet<GuestId>,
) -> Result<(), Error> {
    let removed = change.seats.removed_ids();
    let occupants = seat_assignments::occupants(tx.conn, scope, &removed)?;
    if occupants.is_empty() {
        return Ok(());
    }
    if !domain::guard!("seats consent to unseat" => occupants.iter().all(|occupant| unseat.contains(&occupant.guest_id)))
    {
        let guests = occupants.into_iter().map(|occupant| named(occupant, change)).collect();
        return Err(Error::Conflict(Conflict::SeatsOccupied(guests)));
    }
    // Somebody who sits down this very moment stays, and the seat, which is referred to, cannot go.
    seat_assignments::delete_of(tx.conn, scope, &occupants)?;
    for occupant in &occupants {
        let name = occupant.full_name();
        activity::record(tx, who, scope, &Activity::GuestUnseated { name })?;
    }
    Ok(())
}

fn named(occupant: Occupant, change: &Change) -> SeatedGuest {
    let seat = change.seats.removed.iter().find(|seat| seat.id == occupant.seat_id);
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
