//! Taking back what an action wrote over guests: texts, answers, parties, tables and seats.

use std::collections::{BTreeSet, HashMap, HashSet};

use domain::guest::change::{FieldChange, parse_seat_value};
use domain::guest::status::{Rsvp, RsvpBy};
use domain::guest::{Guest, GuestField};
use domain::id::{GuestId, TagId};
use domain::seat::{SeatId, SeatedBy};
use storage::guests::{self as rows, SeatedGuest};
use storage::{seats, tags};

use super::super::bulk::{Named, Part, REMOVED_BEFORE, SliceDone};
use super::super::{find_or_create_party, history, removal, tagging};
use super::{Step, Undo};
use crate::activity;
use crate::error::Error;
use crate::ids::RequestId as _;
use crate::seating;
use crate::service::Tx;

/// Returns whether a change of this field can be taken back here.
pub(super) fn is_value(field: &str) -> bool {
    let others = [
        FieldChange::RSVP,
        FieldChange::SEAT,
        FieldChange::TAGS,
        "party",
        "table",
    ];
    others.contains(&field) || text_field(field).is_some()
}

fn text_field(name: &str) -> Option<GuestField> {
    GuestField::ALL
        .iter()
        .copied()
        .find(|field| field.definition().name == name)
}

/// A guest on the way back.
struct Returning {
    old: SeatedGuest,
    new: Guest,
    /// The seat that the guest had before the action, if the action took it away.
    back: Option<(SeatId, SeatedBy)>,
    /// The action gave the present seat.
    leaves: bool,
    /// The tags before, if the action changed them.
    tags: Option<BTreeSet<TagId>>,
}

/// Takes back what an action wrote over guests whose values are still those of the action.
pub(super) fn undo_values(tx: &mut Tx<'_>, part: Part<'_>, all: Vec<Undo>) -> Result<SliceDone, Error> {
    // The plan keeps its chairs in the meantime.
    storage::floor_plans::lock_revision(tx.conn, part.scope)?;
    let ids: Vec<&GuestId> = all.iter().map(|undo| &undo.guest.id).collect();
    rows::candidates(tx.conn, part.scope, &ids)?;
    let ids: Vec<String> = all.iter().map(|undo| undo.guest.id.to_string()).collect();
    let known = rows::some(tx.conn, part.scope, &ids)?.into_iter();
    let mut known: HashMap<GuestId, SeatedGuest> = known.map(|known| (known.guest.id.clone(), known)).collect();
    let ids: Vec<&GuestId> = all.iter().map(|undo| &undo.guest.id).collect();
    let carried = tags::of_guests(tx.conn, part.scope, Some(&ids))?;
    let mut done = SliceDone::default();
    let mut returning = Vec::new();
    for Undo { guest, step, .. } in all {
        let Step::Changed { changes } = step else { continue };
        match known.remove(&guest.id) {
            None => done.skipped.push(guest.skip(REMOVED_BEFORE)),
            Some(old)
                if changes
                    .iter()
                    .all(|change| has(&old, &carried, &change.field, &change.new)) =>
            {
                returning.push(reversed(tx, part, old, &changes)?);
            }
            // Taken back already.
            Some(old)
                if changes
                    .iter()
                    .all(|change| has(&old, &carried, &change.field, &change.old)) => {}
            Some(_) => done.skipped.push(guest.skip("Was changed since.")),
        }
    }
    done.changed = returning.len();
    store(tx, part, &returning)?;
    Ok(done)
}

/// Returns whether a guest has the value that a change gave or replaced.
fn has(known: &SeatedGuest, carried: &HashMap<String, Vec<String>>, field: &str, value: &str) -> bool {
    let guest = &known.guest;
    match field {
        FieldChange::RSVP => guest.rsvp.as_str() == value,
        FieldChange::SEAT => {
            let given = parse_seat_value(value).map(|(seat, _)| seat);
            known.seat.as_ref().map(|seat| &seat.id) == given.as_ref()
        }
        FieldChange::TAGS => {
            let present: BTreeSet<&str> = carried
                .get(guest.id.as_str())
                .map(|tags| tags.iter().map(String::as_str).collect())
                .unwrap_or_default();
            present == value.split(',').filter(|tag| !tag.is_empty()).collect()
        }
        "party" => guest.party.as_ref().map_or("", |party| party.name.as_str()) == value,
        "table" => guest.table_id.as_deref().unwrap_or_default() == value,
        field => text_field(field).is_some_and(|field| guest.texts.get(field) == value),
    }
}

fn reversed(tx: &mut Tx<'_>, part: Part<'_>, old: SeatedGuest, changes: &[FieldChange]) -> Result<Returning, Error> {
    let mut new = old.guest.clone();
    let (mut back, mut leaves, mut tags) = (None, false, None);
    for change in changes {
        let value = Some(change.old.as_str()).filter(|value| !value.is_empty());
        match change.field.as_str() {
            FieldChange::RSVP => new.answer(Rsvp::parse(&change.old)?, RsvpBy::Organiser, tx.now),
            FieldChange::SEAT => (back, leaves) = (parse_seat_value(&change.old), !change.new.is_empty()),
            FieldChange::TAGS => {
                let ids = change.old.split(',').filter_map(|id| TagId::read(id).ok());
                tags = Some(ids.collect());
            }
            "party" => {
                new.party = value
                    .map(|name| find_or_create_party(tx, part.scope, name))
                    .transpose()?;
            }
            "table" => {
                new.table_id = match value {
                    Some(table) if seats::table_exists(tx.conn, part.scope, table)? => Some(table.to_owned()),
                    _ => None,
                };
            }
            field => {
                if let Some(field) = text_field(field) {
                    change.old.clone_into(new.texts.get_mut(field));
                }
            }
        }
    }
    back = back.filter(|_| new.rsvp != Rsvp::Declined);
    Ok(Returning {
        old,
        new,
        back,
        leaves,
        tags,
    })
}

fn store(tx: &mut Tx<'_>, part: Part<'_>, returning: &[Returning]) -> Result<(), Error> {
    if returning.is_empty() {
        return Ok(());
    }
    tx.note_change(part.scope);
    let leaving: Vec<&GuestId> = returning
        .iter()
        .filter(|each| each.leaves)
        .map(|each| &each.new.id)
        .collect();
    seating::free_seats(tx, part.scope, &leaving)?;
    let wanted: Vec<(GuestId, SeatId, SeatedBy)> = returning
        .iter()
        .filter_map(|each| {
            let (seat, by) = each.back.clone()?;
            Some((each.new.id.clone(), seat, by))
        })
        .collect();
    let seated = removal::seat_again(tx, part.scope, &wanted)?;
    let mut changes = Vec::new();
    for each in returning {
        changes.extend(store_one(tx, part, each, &seated)?);
    }
    history::note_in(tx, part.who, part.scope, part.action(), &changes)?;
    restore_tags(tx, part, returning)
}

/// Gives guests the tags they had, without those that were deleted since.
fn restore_tags(tx: &mut Tx<'_>, part: Part<'_>, returning: &[Returning]) -> Result<(), Error> {
    let before: HashMap<&GuestId, &BTreeSet<TagId>> = returning
        .iter()
        .filter_map(|each| Some((&each.new.id, each.tags.as_ref()?)))
        .collect();
    if before.is_empty() {
        return Ok(());
    }
    let known = tags::of_organisation(tx.conn, part.who.organisation_id())?;
    let known: BTreeSet<TagId> = known.into_iter().map(|tag| tag.id).collect();
    let guests: Vec<Named> = before
        .keys()
        .map(|id| Named {
            id: (*id).clone(),
            name: String::new(),
        })
        .collect();
    let mut guests: Vec<&Named> = guests.iter().collect();
    guests.sort_by(|one, other| one.id.cmp(&other.id));
    tagging::change(tx, part, &guests, |guest, carried| {
        let wanted = before.get(guest).copied().unwrap_or(carried);
        wanted.intersection(&known).cloned().collect()
    })?;
    Ok(())
}

fn store_one(
    tx: &mut Tx<'_>,
    part: Part<'_>,
    Returning {
        old, new, back, leaves, ..
    }: &Returning,
    seated: &HashSet<GuestId>,
) -> Result<Vec<FieldChange>, Error> {
    let mut changes = FieldChange::between(&old.guest, new);
    let before = old
        .seat
        .as_ref()
        .map(|seat| (&seat.id, old.by.unwrap_or(SeatedBy::Hand)));
    let after = match back {
        Some((seat, by)) if seated.contains(&new.id) => Some((seat, *by)),
        _ => before.filter(|_| !leaves),
    };
    changes.extend(history::seat_change(&new.id, before, after));
    let now = tx.now;
    rows::update(tx.conn, part.scope, new, now)?;
    if let Some(left) = old
        .guest
        .party
        .as_ref()
        .filter(|party| new.party.as_ref() != Some(party))
    {
        rows::delete_empty_party(tx.conn, part.scope, &left.id)?;
    }
    let name = new.texts.full_name();
    if old.guest.texts.full_name() != name {
        activity::replace_name(tx, part.scope, &old.guest.texts, &name)?;
    }
    Ok(changes)
}
