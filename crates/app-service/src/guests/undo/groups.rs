//! Taking back which tags guests carry and which party they belong to.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use domain::guest::change::FieldChange;
use domain::id::{BatchId, GuestId, TagId};
use storage::guests::tags as rows;

use super::{Part, SliceDone, Step, Undo, changed_since, split, with_skipped};
use crate::core::error::Error;
use crate::core::service::Tx;
use crate::guests::bulk::Named;
use crate::guests::{join_party, tagging};

/// Gives guests the tags they had, without those that were deleted since.
pub(super) fn undo_tags(tx: &mut Tx<'_>, part: Part<'_>, undone: &BatchId, all: Vec<Undo>) -> Result<SliceDone, Error> {
    let changed = changed_since(tx, part, undone, &[FieldChange::TAGS], &all)?;
    let present = rows::of_organisation(tx.conn, part.organiser.organisation_id())?;
    let present: BTreeSet<TagId> = present.into_iter().map(|tag| tag.id).collect();
    let before: HashMap<GuestId, BTreeSet<TagId>> = all
        .iter()
        .filter_map(|undo| match &undo.step {
            Step::Tagged { before } => {
                let kept = before.intersection(&present).cloned().collect();
                Some((undo.guest.id.clone(), kept))
            }
            _ => None,
        })
        .collect();
    let is_open = |undo: &Undo| !changed.contains(&undo.guest.id);
    let (open, changed) = split(all, is_open, "Was changed since.");
    let open: Vec<&Named> = open.iter().collect();
    let done = tagging::change(tx, part, &open, |guest, carried| {
        before.get(guest).unwrap_or(carried).clone()
    })?;
    Ok(with_skipped(done, changed))
}

/// Returns guests to their former parties.
pub(super) fn undo_parties(
    tx: &mut Tx<'_>,
    part: Part<'_>,
    undone: &BatchId,
    all: Vec<Undo>,
) -> Result<SliceDone, Error> {
    let changed = changed_since(tx, part, undone, &[FieldChange::PARTY], &all)?;
    let mut of_party: BTreeMap<String, Vec<Named>> = BTreeMap::new();
    let mut done = SliceDone::default();
    for undo in all {
        match undo.step {
            Step::Joined { before } if !changed.contains(&undo.guest.id) => {
                of_party.entry(before).or_default().push(undo.guest);
            }
            _ => done.skipped.push(undo.guest.skip("Was changed since.")),
        }
    }
    for (party, guests) in &of_party {
        let guests: Vec<&Named> = guests.iter().collect();
        let name = Some(party.as_str()).filter(|name| !name.is_empty());
        let moved = join_party::change(tx, part, &guests, name)?;
        done.changed += moved.changed;
        done.skipped.extend(moved.skipped);
    }
    Ok(done)
}
