//! Putting many guests into one party.

use std::collections::BTreeSet;

use domain::activity::Activity;
use domain::guest::Guest;
use domain::guest::change::{Cause, FieldChange};
use domain::id::{EventId, GuestId};
use domain::live::{Changes, Kind};
use domain::party;
use storage::guests as rows;

use super::bulk::{self, BatchDone, Named, Part, REMOVED_BEFORE, SliceDone};
use super::find_or_create_party;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::{Service, Tx};
use crate::guests::change_log;

/// Adds guests to the party of a name, creating it if needed, or removes them from theirs. Blocks.
pub fn put_in_party(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    guest_ids: &[String],
    name: Option<&str>,
) -> Result<BatchDone, Error> {
    let guests = bulk::read(service, organiser, event, guest_ids)?;
    let name = party::name(name.unwrap_or_default())?;
    let joined = name.clone().unwrap_or_default();
    let said = move |count| Activity::GuestsInParty {
        count,
        party: joined.clone(),
    };
    let work = move |tx: &mut Tx<'_>, part: Part<'_>, slice: Vec<Named>| {
        let guests: Vec<&Named> = slice.iter().collect();
        change(tx, part, &guests, name.as_deref())
    };
    bulk::run(service, (organiser, event), Cause::Bulk, guests, said, work)
}

/// Adds listed guests to a party, except those already in it.
pub(super) fn change(
    tx: &mut Tx<'_>,
    part: Part<'_>,
    slice: &[&Named],
    name: Option<&str>,
) -> Result<SliceDone, Error> {
    let ids: Vec<&GuestId> = slice.iter().map(|guest| &guest.id).collect();
    let present = rows::candidates(tx.conn, part.scope, &ids)?;
    let ids: Vec<String> = present.keys().map(GuestId::to_string).collect();
    let listed = rows::some(tx.conn, part.scope, &ids)?;
    let mut joining: Vec<Guest> = listed
        .into_iter()
        .map(|known| known.guest)
        .filter(|guest| guest.party.as_ref().map(|party| party.name.as_str()) != name)
        .collect();
    joining.sort_by(|one, other| one.id.cmp(&other.id));
    move_guests(tx, part, &joining, name)?;
    Ok(SliceDone {
        changed: joining.len(),
        skipped: slice
            .iter()
            .filter(|guest| !present.contains_key(&guest.id))
            .map(|guest| guest.skip(REMOVED_BEFORE))
            .collect(),
    })
}

fn move_guests(tx: &mut Tx<'_>, part: Part<'_>, guests: &[Guest], name: Option<&str>) -> Result<(), Error> {
    if guests.is_empty() {
        return Ok(());
    }
    let scope = part.scope;
    let party = name.map(|name| find_or_create_party(tx, scope, name)).transpose()?;
    let ids: Vec<&GuestId> = guests.iter().map(|guest| &guest.id).collect();
    let now = tx.now;
    tx.note_guests(scope, guests.iter().map(|guest| &guest.id));
    tx.note(scope, Changes::any(Kind::Parties));
    rows::set_party(tx.conn, scope, &ids, party.as_ref().map(|party| &party.id), now)?;
    let left: BTreeSet<_> = guests
        .iter()
        .filter_map(|guest| guest.party.as_ref())
        .map(|party| &party.id)
        .collect();
    for party in left {
        rows::delete_empty_party(tx.conn, scope, party)?;
    }
    let changed = |guest: &Guest| {
        let old = guest.party.as_ref().map(|party| party.name.clone()).unwrap_or_default();
        FieldChange::new(&guest.id, FieldChange::PARTY, old, name.unwrap_or_default())
    };
    let changes: Vec<FieldChange> = guests.iter().map(changed).collect();
    change_log::note_in(tx, part.organiser, scope, part.action(), &changes)
}
