//! Giving tags to many guests and taking them away.

use std::collections::{BTreeMap, BTreeSet};

use domain::activity::Activity;
use domain::guest::change::{Cause, FieldChange};
use domain::id::{EventId, GuestId, TagId};
use domain::invalid::Invalid;
use storage::{guests as rows, guests::tags};

use super::bulk::{self, BatchDone, Named, Part, REMOVED_BEFORE, SliceDone};
use super::companions::{known_tags, tags_value};
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::ids::RequestId as _;
use crate::core::service::{Service, Tx};
use crate::guests::change_log;

/// Gives tags to guests and takes others away. Blocks.
pub fn tag(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    guest_ids: &[String],
    add: &[String],
    remove: &[String],
) -> Result<BatchDone, Error> {
    let guests = bulk::read(service, organiser, event, guest_ids)?;
    let (add, remove) =
        service.read(|r| Ok::<_, Error>((known_tags(r, organiser, add)?, known_tags(r, organiser, remove)?)))?;
    if !add.is_disjoint(&remove) {
        return Err(Invalid::new("remove", "A tag cannot be given and taken away at once.").into());
    }
    let said = |count| Activity::GuestsTagged { count };
    let work = move |tx: &mut Tx<'_>, part: Part<'_>, slice: Vec<Named>| {
        let guests: Vec<&Named> = slice.iter().collect();
        change(tx, part, &guests, |_, old| {
            old.union(&add).filter(|tag| !remove.contains(*tag)).cloned().collect()
        })
    };
    bulk::run(service, (organiser, event), Cause::Bulk, guests, said, work)
}

/// Gives each guest who is on the list the tags that `wanted` makes of those the guest carries.
pub(super) fn change(
    tx: &mut Tx<'_>,
    part: Part<'_>,
    slice: &[&Named],
    wanted: impl Fn(&GuestId, &BTreeSet<TagId>) -> BTreeSet<TagId>,
) -> Result<SliceDone, Error> {
    let ids: Vec<&GuestId> = slice.iter().map(|guest| &guest.id).collect();
    let present = rows::candidates(tx.conn, part.scope, &ids)?;
    let mut carried = tags::of_guests(tx.conn, part.scope, Some(&ids))?;
    let (mut given, mut taken, mut changes) = (Vec::new(), BTreeMap::<TagId, Vec<&GuestId>>::new(), Vec::new());
    for &guest in ids.iter().filter(|guest| present.contains_key(*guest)) {
        let old = carried.remove(guest.as_str()).unwrap_or_default();
        let old: BTreeSet<TagId> = old.iter().map(|id| TagId::read(id)).collect::<Result<_, _>>()?;
        let new = wanted(guest, &old);
        if new != old {
            given.extend(new.difference(&old).map(|tag| (guest.clone(), tag.clone())));
            for tag in old.difference(&new) {
                taken.entry(tag.clone()).or_default().push(guest);
            }
            changes.push(FieldChange::new(
                guest,
                FieldChange::TAGS,
                tags_value(&old),
                tags_value(&new),
            ));
        }
    }
    for (tag, guests) in &taken {
        tags::take(tx.conn, part.scope, guests, tag)?;
    }
    tags::give(tx.conn, part.scope, &given)?;
    if !changes.is_empty() {
        tx.note_guests(part.scope, changes.iter().map(|change| &change.guest));
    }
    change_log::note_in(tx, part.organiser, part.scope, part.action(), &changes)?;
    Ok(SliceDone {
        changed: changes.len(),
        skipped: slice
            .iter()
            .filter(|guest| !present.contains_key(&guest.id))
            .map(|guest| guest.skip(REMOVED_BEFORE))
            .collect(),
    })
}
