//! Giving tags to many guests and taking them away.

use std::collections::BTreeSet;

use domain::guest::change::FieldChange;
use domain::id::{EventId, GuestId, TagId};
use domain::invalid::Invalid;
use storage::events::EventScope;
use storage::tags as rows;

use super::{BatchDone, in_slices, read_guests};
use crate::actor::Organiser;
use crate::error::Error;
use crate::guests::companions::known_tags;
use crate::ids::RequestId as _;
use crate::service::{Service, Tx};

/// Gives tags to guests and takes others away. Blocks.
pub fn tag(
    service: &Service,
    who: &Organiser,
    event: &EventId,
    guests: &[String],
    add: &[String],
    remove: &[String],
) -> Result<BatchDone, Error> {
    who.must_edit()?;
    let guests = read_guests(service, who, event, guests)?;
    let (add, remove) = service.read(|r| Ok((known_tags(r, who, add)?, known_tags(r, who, remove)?)))?;
    if !add.is_disjoint(&remove) {
        return Err(Invalid::new("remove", "A tag cannot be given and taken away at once.").into());
    }
    in_slices(service, who, event, &guests, move |tx, who, scope, guests| {
        change(tx, who, scope, guests, &add, &remove)
    })
}

fn change(
    tx: &mut Tx<'_>,
    who: &Organiser,
    scope: &EventScope,
    guests: &[&GuestId],
    add: &BTreeSet<TagId>,
    remove: &BTreeSet<TagId>,
) -> Result<Vec<FieldChange>, Error> {
    let mut carried = rows::of_guests(tx.conn, scope, Some(guests))?;
    let (mut pairs, mut changes) = (Vec::new(), Vec::new());
    for &guest in guests {
        let ids = carried.remove(guest.as_str()).unwrap_or_default();
        let old = ids
            .iter()
            .map(|id| TagId::read(id))
            .collect::<Result<BTreeSet<_>, _>>()?;
        let new: BTreeSet<TagId> = old.union(add).filter(|tag| !remove.contains(*tag)).cloned().collect();
        if new != old {
            pairs.extend(new.difference(&old).map(|tag| (guest.clone(), tag.clone())));
            changes.push(FieldChange::new(guest, "tags", joined(&old), joined(&new)));
        }
    }
    for tag in remove {
        rows::take(tx.conn, scope, guests, tag)?;
    }
    rows::give(tx.conn, who.organisation_id(), scope, &pairs)?;
    Ok(changes)
}

/// Ids as the history has them.
fn joined(tags: &BTreeSet<TagId>) -> String {
    let ids: Vec<&str> = tags.iter().map(TagId::as_str).collect();
    ids.join(",")
}
