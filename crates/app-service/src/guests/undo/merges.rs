//! Taking back a merge: the kept guest gets the former values, and those who came along go back to their hosts.

use std::collections::BTreeSet;

use domain::guest::change::{FieldChange, parse_seat_value};
use domain::guest::{GuestField, GuestPatch};
use domain::id::{BatchId, GuestId};
use domain::live::{Changes, Kind};
use storage::guests as rows;
use storage::{guests::tags, seating::wishes};

use super::{Part, SliceDone, Step, Undo, changed_since, give_seats_back};
use crate::core::error::Error;
use crate::core::service::Tx;
use crate::guests::change_log;
use crate::guests::{change, companions, seat_changes};

/// What is not the value of a field.
const NO_VALUES: [&str; 4] = [
    FieldChange::MERGED,
    FieldChange::WISHES,
    FieldChange::SEAT,
    FieldChange::PLUS_ONE_OF,
];

/// Gives kept guests the values that they had, all but who brings them: that one may have to be restored first.
pub(super) fn undo_merges(tx: &mut Tx<'_>, part: Part<'_>, undone: &BatchId, all: &[Undo]) -> Result<SliceDone, Error> {
    let mut done = SliceDone::default();
    for undo in all {
        let Step::Merged { changes } = &undo.step else {
            continue;
        };
        let id = &undo.guest.id;
        let fields: Vec<&str> = changes.iter().map(|change| change.field.as_str()).collect();
        let changed = changed_since(tx, part, undone, &fields, std::slice::from_ref(undo))?;
        if !changed.is_empty() || rows::candidates(tx.conn, part.scope, &[id])?.is_empty() {
            done.skipped.push(undo.guest.skip("Was changed since."));
            continue;
        }
        put_back(tx, part, id, changes)?;
        done.changed += 1;
    }
    Ok(done)
}

fn put_back(tx: &mut Tx<'_>, part: Part<'_>, id: &GuestId, changes: &[FieldChange]) -> Result<(), Error> {
    let patch = former(tx, part, changes)?;
    let written = change::write(tx, part, id, &patch)?;
    let name = written.new.texts.full_name();
    if written.old.texts.full_name() != name {
        crate::activity::replace_name(tx, part.scope, &written.old.texts, &name)?;
    }
    // Of two changes of the seat the first one has the place before.
    let seat = changes.iter().find(|change| change.field == FieldChange::SEAT);
    if let Some((seat, by)) = seat.and_then(|change| parse_seat_value(&change.old)) {
        give_seats_back(tx, part, &[(id.clone(), seat, by)])?;
    }
    let taken = changes.iter().find(|change| change.field == FieldChange::WISHES);
    let taken: BTreeSet<&str> = taken.into_iter().flat_map(|change| change.new.split(',')).collect();
    for mut wish in wishes::of_guest(tx.conn, part.scope, id)? {
        if taken.contains(wish.id.as_str()) {
            wish.guests.retain(|guest| guest != id);
            wishes::set_guests(tx.conn, part.scope, &wish.id, &wish.guests)?;
            tx.note(part.scope, Changes::any(Kind::Wishes));
        }
    }
    Ok(())
}

/// Returns the patch that brings the former values back.
fn former(tx: &mut Tx<'_>, part: Part<'_>, changes: &[FieldChange]) -> Result<GuestPatch, Error> {
    let mut patch = GuestPatch::default();
    for FieldChange { field, old, new, .. } in changes {
        let old = old.clone();
        match field.as_str() {
            FieldChange::RSVP => patch.rsvp = Some(old),
            "attendance" => patch.attendance = Some(old),
            FieldChange::PARTY => patch.party = Some(Some(old)),
            "table" => patch.table_id = Some(Some(old)),
            "vip" => patch.vip = Some(old == "true"),
            "wheelchair" => patch.wheelchair = Some(old == "true"),
            FieldChange::TAGS => patch.tags = Some(present_tags(tx, part, &old)?),
            FieldChange::SEAT if !new.is_empty() => patch.seat_id = Some(None),
            name if NO_VALUES.contains(&name) => {}
            name => {
                let field = GuestField::ALL.iter().find(|field| field.definition().name == name);
                if let Some(field) = field {
                    patch.set_text(*field, old);
                }
            }
        }
    }
    let gone = match patch.table_id.as_ref().and_then(Option::as_deref) {
        Some(table) if !table.is_empty() => !seat_changes::table_exists(tx, part.scope, table)?,
        _ => false,
    };
    if gone {
        patch.table_id = None;
    }
    Ok(patch)
}

/// Reads the ids of tags in a history, without those that were deleted since.
fn present_tags(tx: &mut Tx<'_>, part: Part<'_>, ids: &str) -> Result<Vec<String>, Error> {
    let present = tags::of_organisation(tx.conn, part.organiser.organisation_id())?;
    let is_present = |id: &&str| present.iter().any(|tag| tag.id.as_str() == *id);
    Ok(ids.split(',').filter(is_present).map(str::to_owned).collect())
}

/// Returns the guests of an action who came with another guest before.
pub(super) fn of_hosts(all: &[Undo]) -> Vec<(Undo, String)> {
    let before = |undo: &Undo| match &undo.step {
        Step::Brought { before } => Some(before.clone()),
        Step::Merged { changes } => {
            let mut hosts = changes.iter().filter(|change| change.field == FieldChange::PLUS_ONE_OF);
            hosts.next().map(|change| change.old.clone())
        }
        _ => None,
    };
    all.iter()
        .filter_map(|undo| Some((undo.clone(), before(undo)?)))
        .collect()
}

/// Restores the former host of plus-ones.
pub(super) fn undo_hosts(
    tx: &mut Tx<'_>,
    part: Part<'_>,
    undone: &BatchId,
    all: Vec<(Undo, String)>,
) -> Result<SliceDone, Error> {
    let mut done = SliceDone::default();
    for (undo, before) in all {
        let id = &undo.guest.id;
        let counts = matches!(undo.step, Step::Brought { .. });
        let fields = [FieldChange::PLUS_ONE_OF];
        let changed = changed_since(tx, part, undone, &fields, std::slice::from_ref(&undo))?;
        let is_open = changed.is_empty() && !rows::candidates(tx.conn, part.scope, &[id])?.is_empty();
        let set = if is_open {
            companions::set_host(tx, part.scope, id, Some(&before))
        } else {
            Ok(None)
        };
        match set {
            Ok(Some(change)) => {
                change_log::note_in(tx, part.organiser, part.scope, part.action(), &[change])?;
                done.changed += usize::from(counts);
            }
            // The former host is gone, or comes with another guest now.
            Ok(None) | Err(Error::NotFound(_) | Error::Invalid(_)) if counts => {
                done.skipped.push(undo.guest.skip("Was changed since."));
            }
            Ok(None) | Err(Error::NotFound(_) | Error::Invalid(_)) => {}
            Err(other) => return Err(other),
        }
    }
    Ok(done)
}
