//! Taking back what an action wrote over guests: texts, states, parties, tables, seats, tags and hosts.

use std::collections::{BTreeSet, HashMap, HashSet};

use domain::guest::change::{FieldChange, parse_seat_value};
use domain::guest::status::{Rsvp, RsvpBy, attendance, parse_attendance};
use domain::guest::{Guest, GuestField};
use domain::id::{GuestId, TagId};
use domain::seat::{SeatId, SeatedBy};
use storage::guests::{self as rows, SeatedGuest};
use storage::guests::{plus_ones, tags};

use super::super::bulk::{HOST_GONE, Named, Part, REMOVED_BEFORE, SEAT_GONE, SliceDone};
use super::super::{companions, find_or_create_party, removal, tagging};
use super::{Step, Undo};
use crate::activity;
use crate::core::error::Error;
use crate::core::happened::Happened;
use crate::core::ids::RequestId as _;
use crate::core::service::Tx;
use crate::guests::arrivals;
use crate::guests::change_log;
use crate::guests::seat_changes::{self, Skipped};

/// Returns whether a change of this field can be undone here.
pub(super) fn is_value(field: &str) -> bool {
    let others = [
        FieldChange::RSVP,
        FieldChange::SEAT,
        FieldChange::TAGS,
        FieldChange::PLUS_ONE_OF,
        "party",
        "table",
        "attendance",
        "vip",
        "wheelchair",
    ];
    others.contains(&field) || text_field(field).is_some()
}

fn text_field(name: &str) -> Option<GuestField> {
    GuestField::ALL
        .iter()
        .copied()
        .find(|field| field.definition().name == name)
}

/// What guests have in rows of their own.
struct Companions {
    /// Ids of tags by guest.
    tags: HashMap<String, Vec<String>>,
    /// Hosts by the guest they bring.
    hosts: HashMap<String, GuestId>,
}

impl Companions {
    fn load(tx: &mut Tx<'_>, part: Part<'_>, all: &[Undo]) -> Result<Self, Error> {
        let ids: Vec<&GuestId> = all.iter().map(|undo| &undo.guest.id).collect();
        let changes = |undo: &Undo, field: &str| match &undo.step {
            Step::Changed { changes } => changes.iter().any(|change| change.field == field),
            _ => false,
        };
        let has_hosts = all.iter().any(|undo| changes(undo, FieldChange::PLUS_ONE_OF));
        Ok(Self {
            tags: tags::of_guests(tx.conn, part.scope, Some(&ids))?,
            hosts: if has_hosts {
                plus_ones::hosts(tx.conn, part.scope, None)?
            } else {
                HashMap::new()
            },
        })
    }
}

/// A guest on the way back.
struct Returning {
    guest: Named,
    old: SeatedGuest,
    new: Guest,
    /// The seat that the guest had before the action, if the action took it away.
    back: Option<(SeatId, SeatedBy)>,
    /// The action gave the present seat.
    leaves: bool,
    /// The tags before, if the action changed them.
    tags: Option<BTreeSet<TagId>>,
    /// The id of the host before, if the action changed it; empty for none.
    host: Option<String>,
}

/// Restores the values that an action overwrote, for guests whose values are still those of the action.
pub(super) fn undo_values(tx: &mut Tx<'_>, part: Part<'_>, all: Vec<Undo>) -> Result<SliceDone, Error> {
    // The plan keeps its chairs in the meantime.
    storage::plans::floor_plans::lock_all(tx.conn, part.scope)?;
    let ids: Vec<&GuestId> = all.iter().map(|undo| &undo.guest.id).collect();
    rows::candidates(tx.conn, part.scope, &ids)?;
    let ids: Vec<String> = all.iter().map(|undo| undo.guest.id.to_string()).collect();
    let known = rows::some(tx.conn, part.scope, &ids)?.into_iter();
    let mut known: HashMap<GuestId, SeatedGuest> = known.map(|known| (known.guest.id.clone(), known)).collect();
    let companions = Companions::load(tx, part, &all)?;
    let mut done = SliceDone::default();
    let mut returning = Vec::new();
    for Undo { guest, step, .. } in all {
        let Step::Changed { changes } = step else { continue };
        match known.remove(&guest.id) {
            None => done.skipped.push(guest.skip(REMOVED_BEFORE)),
            Some(old)
                if changes
                    .iter()
                    .all(|change| has(&old, &companions, &change.field, &change.new)) =>
            {
                returning.push(reversed(tx, part, (guest, old), &changes)?);
            }
            // Already undone.
            Some(old)
                if changes
                    .iter()
                    .all(|change| has(&old, &companions, &change.field, &change.old)) => {}
            Some(_) => done.skipped.push(guest.skip("Was changed since.")),
        }
    }
    done.changed = returning.len();
    done.skipped.extend(store(tx, part, &returning)?);
    let stays_away = |each: &Returning| each.old.guest.rsvp == Rsvp::Attending && each.new.rsvp != Rsvp::Attending;
    if returning.iter().any(stays_away) {
        tx.happened(&Happened::PlacesFreed { scope: part.scope })?;
    }
    Ok(done)
}

/// Returns whether a guest has the value that a change gave or replaced.
fn has(known: &SeatedGuest, companions: &Companions, field: &str, value: &str) -> bool {
    let guest = &known.guest;
    match field {
        FieldChange::RSVP => guest.rsvp.as_str() == value,
        FieldChange::SEAT => {
            let given = parse_seat_value(value).map(|(seat, _)| seat);
            known.seat.as_ref().map(|seat| &seat.id) == given.as_ref()
        }
        FieldChange::TAGS => {
            let present: BTreeSet<&str> = companions
                .tags
                .get(guest.id.as_str())
                .map(|tags| tags.iter().map(String::as_str).collect())
                .unwrap_or_default();
            present == value.split(',').filter(|tag| !tag.is_empty()).collect()
        }
        FieldChange::PLUS_ONE_OF => companions.hosts.get(guest.id.as_str()).map_or("", GuestId::as_str) == value,
        "party" => guest.party.as_ref().map_or("", |party| party.name.as_str()) == value,
        "table" => guest.table_id.as_deref().unwrap_or_default() == value,
        "attendance" => attendance(guest.arrived) == value,
        "vip" => guest.vip.to_string() == value,
        "wheelchair" => guest.wheelchair.to_string() == value,
        field => text_field(field).is_some_and(|field| guest.texts.get(field) == value),
    }
}

fn reversed(
    tx: &mut Tx<'_>,
    part: Part<'_>,
    (guest, old): (Named, SeatedGuest),
    changes: &[FieldChange],
) -> Result<Returning, Error> {
    let mut new = old.guest.clone();
    let (mut back, mut leaves, mut tags, mut host) = (None, false, None, None);
    for change in changes {
        let value = Some(change.old.as_str()).filter(|value| !value.is_empty());
        match change.field.as_str() {
            FieldChange::RSVP => new.answer(Rsvp::parse(&change.old)?, RsvpBy::Organiser, tx.now),
            FieldChange::SEAT => (back, leaves) = (parse_seat_value(&change.old), !change.new.is_empty()),
            FieldChange::TAGS => {
                let ids = change.old.split(',').filter_map(|id| TagId::read(id).ok());
                tags = Some(ids.collect());
            }
            FieldChange::PLUS_ONE_OF => host = Some(change.old.clone()),
            "attendance" => new.arrived = parse_attendance(&change.old)?,
            "vip" => new.vip = change.old == "true",
            "wheelchair" => new.wheelchair = change.old == "true",
            "party" => {
                new.party = value
                    .map(|name| find_or_create_party(tx, part.scope, name))
                    .transpose()?;
            }
            "table" => {
                new.table_id = match value {
                    Some(table) if seat_changes::table_exists(tx, part.scope, table)? => Some(table.to_owned()),
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
        guest,
        old,
        new,
        back,
        leaves,
        tags,
        host,
    })
}

/// Stores the guests, and returns those that could not be restored completely.
fn store(tx: &mut Tx<'_>, part: Part<'_>, returning: &[Returning]) -> Result<Vec<Skipped>, Error> {
    if returning.is_empty() {
        return Ok(Vec::new());
    }
    tx.note_guests(part.scope, returning.iter().map(|each| &each.new.id));
    let leaving: Vec<&GuestId> = returning
        .iter()
        .filter(|each| each.leaves)
        .map(|each| &each.new.id)
        .collect();
    seat_changes::free_seats(tx, part.scope, &leaving)?;
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
    change_log::note_in(tx, part.organiser, part.scope, part.action(), &changes)?;
    restore_tags(tx, part, returning)?;
    let mut skipped = restore_hosts(tx, part, returning)?;
    let unseated = returning
        .iter()
        .filter(|each| each.back.is_some() && !seated.contains(&each.new.id));
    skipped.extend(unseated.map(|each| each.guest.skip(SEAT_GONE)));
    Ok(skipped)
}

/// Restores the former host of plus-ones, and returns those whose host can no longer bring them.
fn restore_hosts(tx: &mut Tx<'_>, part: Part<'_>, returning: &[Returning]) -> Result<Vec<Skipped>, Error> {
    let mut skipped = Vec::new();
    for each in returning {
        let Some(host) = &each.host else { continue };
        match companions::set_host(tx, part.scope, &each.new.id, Some(host)) {
            Ok(change) => change_log::note_in(tx, part.organiser, part.scope, part.action(), change.as_slice())?,
            Err(Error::NotFound(_) | Error::Invalid(_)) => skipped.push(each.guest.skip(HOST_GONE)),
            Err(other) => return Err(other),
        }
    }
    Ok(skipped)
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
    let known = tags::of_organisation(tx.conn, part.organiser.organisation_id())?;
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
    changes.extend(change_log::seat_change(&new.id, before, after));
    let now = tx.now;
    rows::update(tx.conn, part.scope, new, now)?;
    if new.arrived != old.guest.arrived {
        arrivals::mark(tx, part.organiser, part.scope, &new.id, new.arrived)?;
    }
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
