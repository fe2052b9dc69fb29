//! Changing a guest: texts, answer, arrival, party, table and seat in one patch, and its entries in the activity log.

use domain::activity::{Activity, guest_fields};
use domain::guest::change::{Cause, FieldChange};
use domain::guest::status::{Rsvp, RsvpBy};
use domain::guest::{Guest, GuestPatch};
use domain::id::{BatchId, GuestId};
use domain::party;
use domain::seat::{SeatId, SeatedBy};
use storage::events::EventScope;
use storage::guests::{self as rows, Seatable};
use storage::seating::{assignments, seats};

use super::bulk::Part;
use super::{companions, find_or_create_party};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error};
use crate::core::happened::Happened;
use crate::core::scope;
use crate::core::service::Tx;
use crate::guests::arrivals;
use crate::guests::change_log::{new_batch, note_in, seat_change};
use crate::guests::seat_changes;

/// What a patch did to a guest.
pub(super) struct Written {
    pub(super) old: Guest,
    pub(super) new: Guest,
    /// Changes stored in separate rows.
    more: Vec<FieldChange>,
    /// The change of the seat, as an entry of the activity log.
    moved: Option<Activity>,
    /// Whether the history recorded a change.
    is_noted: bool,
}

/// Applies a patch to a guest whose row is locked, as an action of its own. Returns the action unless nothing changed.
pub(super) fn apply(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    id: &GuestId,
    patch: &GuestPatch,
) -> Result<Option<BatchId>, Error> {
    let batch = new_batch(tx.random())?;
    let part = Part {
        organiser,
        scope,
        batch: &batch,
        cause: Cause::Edit,
    };
    let Written {
        old,
        new,
        more,
        moved,
        is_noted,
    } = write(tx, part, id, patch)?;
    note(tx, organiser, scope, (&old, &new), &more, moved)?;
    Ok(is_noted.then_some(batch))
}

/// Applies a patch to a guest whose row is locked, as part of an action. The caller records it in the activity log.
pub(super) fn write(tx: &mut Tx<'_>, part: Part<'_>, id: &GuestId, patch: &GuestPatch) -> Result<Written, Error> {
    let (organiser, scope) = (part.organiser, part.scope);
    let known = rows::get(tx.conn, scope, id)?;
    let by = known.by.unwrap_or(SeatedBy::Hand);
    let (old, seat) = (known.guest, known.seat.map(|seat| seat.id));
    let mut new = old.clone();
    new.texts = patch.texts(&old.texts)?;
    let (rsvp, arrived) = patch.states(old.rsvp, old.arrived)?;
    new.answer(rsvp, RsvpBy::Organiser, tx.now);
    new.arrived = arrived;
    new.vip = patch.vip.unwrap_or(old.vip);
    new.wheelchair = patch.wheelchair.unwrap_or(old.wheelchair);
    if let Some(name) = &patch.party {
        let name = party::name(name.as_deref().unwrap_or_default())?;
        new.party = name.map(|name| find_or_create_party(tx, scope, &name)).transpose()?;
    }
    if let Some(table) = &patch.table_id {
        new.table_id = seat_changes::checked_table(tx, scope, table.as_deref())?;
    }
    let before = new.table_id.clone();
    if says_table(patch, &new, seat.as_ref()) {
        // The seat already determines the table.
        new.table_id = None;
    }
    if new != old {
        let now = tx.now;
        rows::update(tx.conn, scope, &new, now)?;
    }
    if new.arrived != old.arrived {
        arrivals::mark(tx, organiser, scope, id, new.arrived)?;
    }
    let more = companions::apply(tx, organiser, scope, id, patch)?;
    leave_party(tx, scope, &old, &new)?;
    let moved = reseat(tx, scope, &new, seat.clone(), patch, before)?;
    let is_noted = note_history(tx, part, (&old, &new), seat.as_ref().map(|seat| (seat, by)), &more)?;
    if old.rsvp == Rsvp::Attending && new.rsvp != Rsvp::Attending {
        tx.happened(&Happened::PlacesFreed { scope })?;
    }
    Ok(Written {
        old,
        new,
        more,
        moved,
        is_noted,
    })
}

/// Returns whether the seat after the patch makes a separate table redundant.
fn says_table(patch: &GuestPatch, guest: &Guest, seat: Option<&SeatId>) -> bool {
    match &patch.seat_id {
        Some(Some(wanted)) if !wanted.is_empty() => guest.rsvp != Rsvp::Declined,
        Some(_) => false,
        None => seat.is_some_and(|seat| Some(seat.table()) == guest.table_id.as_deref()),
    }
}

/// Updates the seat to match a patch: declining, clearing the seat or choosing another table frees it; a new seat moves
/// the guest.
fn reseat(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    guest: &Guest,
    seat: Option<SeatId>,
    patch: &GuestPatch,
    table: Option<String>,
) -> Result<Option<Activity>, Error> {
    tx.note_guests(scope, [&guest.id]);
    let wanted = patch
        .seat_id
        .as_ref()
        .map(|seat| seat.as_deref().filter(|seat| !seat.is_empty()));
    if guest.rsvp == Rsvp::Declined {
        if let Some(Some(_)) = wanted {
            return Err(Error::Conflict(Conflict::GuestCancelled));
        }
        assignments::delete_everywhere(tx.conn, scope, &[&guest.id])?;
        return Ok(None);
    }
    let name = guest.texts.full_name();
    let leaves = match (wanted, &seat) {
        (Some(Some(wanted)), _) => return move_to(tx, scope, guest, seat, wanted),
        (Some(None), _) => true,
        // Choosing another table clears the seat; choosing the table of the seat changes nothing.
        (None, Some(seat)) => patch.table_id.is_some() && table.as_deref() != Some(seat.table()),
        (None, None) => false,
    };
    if !leaves {
        return Ok(None);
    }
    let sitting = scope::first_sitting(tx, scope)?;
    let left = assignments::delete_of_guest(tx.conn, &sitting, &guest.id)?;
    Ok(left.then_some(Activity::GuestUnseated { name }))
}

fn move_to(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    guest: &Guest,
    seat: Option<SeatId>,
    wanted: &str,
) -> Result<Option<Activity>, Error> {
    let wanted = seat_changes::seat_id(wanted)?;
    if seat.as_ref() == Some(&wanted) {
        return Ok(None);
    }
    let seatable = Seatable {
        scope: scope::first_seating(tx, scope)?,
        rsvp: guest.rsvp,
        table_id: guest.table_id.clone(),
        seat,
    };
    let assignment = seat_changes::place_one(tx, &seatable, &guest.id, wanted, SeatedBy::Hand)?;
    let called =
        seats::find(tx.conn, seatable.scope.room(), &assignment.seat_id)?.map(|seat| (seat.table_label, seat.label));
    Ok(seat_changes::seated(
        &seatable,
        &assignment.seat_id,
        guest.texts.full_name(),
        called,
    ))
}

/// Adds what changed to the history, and returns whether anything did.
fn note_history(
    tx: &mut Tx<'_>,
    part: Part<'_>,
    (old, new): (&Guest, &Guest),
    seat: Option<(&SeatId, SeatedBy)>,
    more: &[FieldChange],
) -> Result<bool, Error> {
    let mut changes = FieldChange::between(old, new);
    changes.extend_from_slice(more);
    let sitting = scope::first_sitting(tx, part.scope)?;
    let after = assignments::find_seat(tx.conn, &sitting, &new.id)?;
    if let Some(moved) = seat_change(&new.id, seat, after.as_ref().map(|seat| (seat, SeatedBy::Hand))) {
        changes.push(moved);
    }
    note_in(tx, part.organiser, part.scope, part.action(), &changes)?;
    Ok(!changes.is_empty())
}

/// Records the change in the activity log; arrivals and seats have entries of their own.
fn note(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    (old, new): (&Guest, &Guest),
    more: &[FieldChange],
    moved: Option<Activity>,
) -> Result<(), Error> {
    let mut fields = guest_fields(old, new);
    fields.extend(more.iter().map(|change| change.field.clone()));
    if moved.is_some() {
        fields.retain(|field| field != "table");
    }
    let name = new.texts.full_name();
    if old.texts.full_name() != name {
        activity::replace_name(tx, scope, &old.texts, &name)?;
    }
    let only_arrival = fields.iter().all(|field| field == "attendance" || field == "rsvp");
    if new.arrived && !old.arrived && only_arrival {
        activity::record(tx, organiser, scope, &Activity::GuestArrived { name })?;
    } else if !fields.is_empty() {
        activity::record(tx, organiser, scope, &Activity::GuestChanged { name, fields })?;
    }
    match moved {
        Some(moved) => activity::record(tx, organiser, scope, &moved),
        None => Ok(()),
    }
}

fn leave_party(tx: &mut Tx<'_>, scope: &EventScope, old: &Guest, new: &Guest) -> Result<(), Error> {
    match &old.party {
        Some(party) if new.party.as_ref() != Some(party) => Ok(rows::delete_empty_party(tx.conn, scope, &party.id)?),
        _ => Ok(()),
    }
}
