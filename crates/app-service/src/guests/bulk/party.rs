//! Putting many guests into one party.

use std::collections::BTreeSet;

use domain::guest::Guest;
use domain::guest::change::FieldChange;
use domain::id::{EventId, GuestId};
use domain::party;
use storage::events::EventScope;
use storage::guests as rows;

use super::{BatchDone, in_slices, read_guests};
use crate::actor::Organiser;
use crate::error::Error;
use crate::guests::find_or_create_party;
use crate::service::{Service, Tx};

/// Puts guests into the party of a name, a new one when the event has none of it, or takes them out of theirs. Blocks.
pub fn put_in_party(
    service: &Service,
    who: &Organiser,
    event: &EventId,
    guests: &[String],
    name: Option<&str>,
) -> Result<BatchDone, Error> {
    who.must_edit()?;
    let guests = read_guests(service, who, event, guests)?;
    let name = party::name(name.unwrap_or_default())?;
    in_slices(service, who, event, &guests, move |tx, _who, scope, guests| {
        change(tx, scope, guests, name.as_deref())
    })
}

fn change(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    guests: &[&GuestId],
    name: Option<&str>,
) -> Result<Vec<FieldChange>, Error> {
    let ids: Vec<String> = guests.iter().map(|guest| guest.to_string()).collect();
    let known = rows::some(tx.conn, scope, &ids)?;
    let moving: Vec<Guest> = known
        .into_iter()
        .map(|known| known.guest)
        .filter(|guest| guest.party.as_ref().map(|party| party.name.as_str()) != name)
        .collect();
    if moving.is_empty() {
        return Ok(Vec::new());
    }
    let party = name.map(|name| find_or_create_party(tx, scope, name)).transpose()?;
    let moved: Vec<&GuestId> = moving.iter().map(|guest| &guest.id).collect();
    let now = tx.now;
    rows::set_party(tx.conn, scope, &moved, party.as_ref().map(|party| &party.id), now)?;
    let left: BTreeSet<_> = moving
        .iter()
        .filter_map(|guest| guest.party.as_ref())
        .map(|party| &party.id)
        .collect();
    for party in left {
        rows::delete_empty_party(tx.conn, scope, party)?;
    }
    let entry = |guest: &Guest| {
        let old = guest.party.as_ref().map(|party| party.name.clone()).unwrap_or_default();
        FieldChange::new(&guest.id, "party", old, name.unwrap_or_default())
    };
    Ok(moving.iter().map(entry).collect())
}
