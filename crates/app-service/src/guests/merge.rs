//! Merging guests who are one person: one of them is kept with the values that were chosen, and the others are removed.

use std::collections::{BTreeSet, HashMap};

use domain::activity::Activity;
use domain::guest::change::{Cause, FieldChange};
use domain::guest::status::Rsvp;
use domain::guest::{Guest, GuestPatch};
use domain::id::{EventId, GuestId, WishId};
use domain::invalid::Invalid;
use domain::limits::GUESTS_PER_MERGE_MAX;
use storage::events::EventScope;
use storage::guests::{self as rows, Candidate};
use storage::{
    guests::plus_ones,
    plans::floor_plans,
    seating::{assignments, wishes},
};

use super::bulk::{BatchDone, Part, REMOVED_BEFORE};
use super::{change, removal};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::ids::RequestId as _;
use crate::core::scope;
use crate::core::service::{Reading, Tx};
use crate::guests::arrivals;
use crate::guests::change_log;
use crate::guests::seat_changes::{self, Skipped};

/// What a person sends to merge guests.
#[derive(Clone, Debug, Default)]
pub struct MergeGuests {
    /// The guest who stays.
    pub keep: String,
    /// The guests to merge; the kept guest may be among them.
    pub guest_ids: Vec<String>,
    /// What the guest has afterwards; absent fields stay. Without table and seat.
    pub values: GuestPatch,
}

/// The guests of a merge, each once.
struct Chosen {
    keep: GuestId,
    others: BTreeSet<GuestId>,
}

/// Merges guests in one transaction. Wishes, plus-ones and, when the kept guest has none, the seat of the others become
/// those of the kept guest. The others can be restored for 30 days.
pub fn merge(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId, input: &MergeGuests) -> Result<BatchDone, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    let chosen = chosen(input)?;
    arrivals::lock_for(tx, &scope, &input.values)?;
    // The plan keeps its chairs in the meantime.
    floor_plans::lock_all(tx.conn, &scope)?;
    let all: BTreeSet<&GuestId> = chosen.others.iter().chain([&chosen.keep]).collect();
    let known = rows::candidates(tx.conn, &scope, &all.into_iter().collect::<Vec<_>>())?;
    let kept = known.get(&chosen.keep).ok_or(Error::NotFound(Noun::Guest))?;
    let skipped = removed_before(tx, &scope, &chosen, &known)?;
    let others: Vec<(&GuestId, &Candidate)> = chosen.others.iter().filter_map(|id| known.get_key_value(id)).collect();
    if others.is_empty() {
        return Ok(BatchDone {
            skipped,
            ..BatchDone::default()
        });
    }
    let batch = change_log::new_batch(tx.random())?;
    let part = Part {
        organiser,
        scope: &scope,
        batch: &batch,
        cause: Cause::Merge,
    };
    let values = with_table(tx, part, &input.values, kept, &others)?;
    removal::take_off(tx, part, &others)?;
    let written = change::write(tx, part, &chosen.keep, &values)?;
    take_seat(tx, part, &written.new, &others)?;
    let mut changes = take_companions(tx, part, &chosen, values.plus_one_of.is_some())?;
    changes.extend(take_wishes(tx, part, &chosen)?);
    let (name, count) = (written.new.texts.full_name(), others.len());
    let said = if count == 1 {
        "1 guest".to_owned()
    } else {
        format!("{count} guests")
    };
    changes.push(FieldChange::new(&chosen.keep, FieldChange::MERGED, "", said));
    change_log::note_in(tx, organiser, &scope, part.action(), &changes)?;
    if written.old.texts.full_name() != name {
        activity::replace_name(tx, &scope, &written.old.texts, &name)?;
    }
    let merged = Activity::GuestsMerged {
        name,
        count: u64::try_from(count).unwrap_or(u64::MAX),
    };
    activity::record(tx, organiser, &scope, &merged)?;
    Ok(BatchDone {
        batch: Some(batch),
        changed: count + 1,
        skipped,
    })
}

fn chosen(input: &MergeGuests) -> Result<Chosen, Error> {
    let keep = GuestId::read(&input.keep)?;
    let others = input.guest_ids.iter().map(|id| GuestId::read(id));
    let mut others = others.collect::<Result<BTreeSet<_>, _>>()?;
    others.remove(&keep);
    if others.is_empty() {
        return Err(Invalid::new("guestIds", "Choose at least one other guest.").into());
    }
    if others.len() > GUESTS_PER_MERGE_MAX {
        let message = format!("Choose at most {GUESTS_PER_MERGE_MAX} other guests.");
        return Err(Invalid::new("guestIds", message).into());
    }
    for (is_given, field) in [
        (input.values.table_id.is_some(), "values.tableId"),
        (input.values.seat_id.is_some(), "values.seatId"),
    ] {
        if is_given {
            return Err(Invalid::new(field, "Table and seat are taken from the merged guests.").into());
        }
    }
    Ok(Chosen { keep, others })
}

/// Returns the guests who were removed already. An unknown one refuses the merge.
fn removed_before(
    r: &mut Reading<'_>,
    scope: &EventScope,
    chosen: &Chosen,
    known: &HashMap<GuestId, Candidate>,
) -> Result<Vec<Skipped>, Error> {
    let missing: Vec<GuestId> = chosen
        .others
        .iter()
        .filter(|id| !known.contains_key(*id))
        .cloned()
        .collect();
    let mut names = rows::names(r.conn, scope, &missing)?;
    let skipped = missing.into_iter().map(|guest_id| {
        let name = names.remove(&guest_id).ok_or(Error::NotFound(Noun::Guest))?;
        Ok(Skipped {
            guest_id,
            name,
            reason: REMOVED_BEFORE,
        })
    });
    skipped.collect()
}

/// Adds the table of a removed guest to the values when the kept guest has none, and no one brings a seat along.
fn with_table(
    tx: &mut Tx<'_>,
    part: Part<'_>,
    values: &GuestPatch,
    kept: &Candidate,
    others: &[(&GuestId, &Candidate)],
) -> Result<GuestPatch, Error> {
    let mut values = values.clone();
    let is_placed = |guest: &Candidate| guest.seatable.seat.is_some();
    if kept.seatable.table_id.is_some() || is_placed(kept) || others.iter().any(|(_, other)| is_placed(other)) {
        return Ok(values);
    }
    let table = others.iter().find_map(|(_, other)| other.seatable.table_id.clone());
    if let Some(table) = table
        && seat_changes::table_exists(tx, part.scope, &table)?
    {
        values.table_id = Some(Some(table));
    }
    Ok(values)
}

/// Gives the seat of a removed guest to the kept one, who has none and is coming.
fn take_seat(tx: &mut Tx<'_>, part: Part<'_>, kept: &Guest, others: &[(&GuestId, &Candidate)]) -> Result<(), Error> {
    if kept.rsvp == Rsvp::Declined {
        return Ok(());
    }
    let sitting = scope::first_sitting(tx, part.scope)?;
    if assignments::find_seat(tx.conn, &sitting, &kept.id)?.is_some() {
        return Ok(());
    }
    let Some((seat, by)) = others.iter().find_map(|(_, other)| other.seat()) else {
        return Ok(());
    };
    let wanted = [(kept.id.clone(), seat.clone(), by)];
    if removal::seat_again(tx, part.scope, &wanted)?.is_empty() {
        return Ok(());
    }
    let change = change_log::seat_change(&kept.id, None, Some((seat, by)));
    change_log::note_in(tx, part.organiser, part.scope, part.action(), change.as_slice())
}

/// Makes the plus-ones of removed guests those of the kept one, or of the kept one's host; unless a host was chosen,
/// the host of a removed guest may become that of the kept one.
fn take_companions(
    tx: &mut Tx<'_>,
    part: Part<'_>,
    Chosen { keep, others }: &Chosen,
    host_is_chosen: bool,
) -> Result<Vec<FieldChange>, Error> {
    let hosts = plus_ones::hosts(tx.conn, part.scope, None)?;
    let stays = |host: &&GuestId| *host != keep && !others.contains(host);
    let present = hosts.get(keep.as_str());
    let brings = hosts
        .iter()
        .any(|(guest, host)| guest != keep.as_str() && (host == keep || others.contains(host)));
    let mut host = present.filter(stays);
    if host.is_none() && !brings && !host_is_chosen {
        host = others.iter().filter_map(|other| hosts.get(other.as_str())).find(stays);
    }
    let mut changes = Vec::new();
    if present != host {
        plus_ones::set(tx.conn, part.scope, keep, host)?;
        changes.push(brought(keep, present, host));
    }
    let target = host.unwrap_or(keep);
    for (guest, present) in &hosts {
        let guest = GuestId::read(guest)?;
        if others.contains(present) && guest != *keep && guest != *target && !others.contains(&guest) {
            plus_ones::set(tx.conn, part.scope, &guest, Some(target))?;
            changes.push(brought(&guest, Some(present), Some(target)));
        }
    }
    changes.sort_by(|a, b| a.guest.cmp(&b.guest));
    Ok(changes)
}

fn brought(guest: &GuestId, before: Option<&GuestId>, after: Option<&GuestId>) -> FieldChange {
    let value = |host: Option<&GuestId>| host.map(GuestId::to_string).unwrap_or_default();
    FieldChange::new(guest, FieldChange::PLUS_ONE_OF, value(before), value(after))
}

/// Adds the kept guest to the wishes of the others. These stay in them, unseen, so that they have them when they are
/// restored.
fn take_wishes(
    tx: &mut Tx<'_>,
    part: Part<'_>,
    Chosen { keep, others }: &Chosen,
) -> Result<Option<FieldChange>, Error> {
    let mut taken: Vec<WishId> = Vec::new();
    for other in others {
        for mut wish in wishes::of_guest(tx.conn, part.scope, other)? {
            if !wish.guests.contains(keep) {
                wish.guests.push(keep.clone());
                wishes::set_guests(tx.conn, part.scope, &wish.id, &wish.guests)?;
                taken.push(wish.id);
            }
        }
    }
    let ids: Vec<&str> = taken.iter().map(WishId::as_str).collect();
    Ok((!ids.is_empty()).then(|| FieldChange::new(keep, FieldChange::WISHES, "", ids.join(","))))
}
