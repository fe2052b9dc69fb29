//! The waiting list of an event: the parties that wait for a place, in their order.

use std::collections::HashMap;

use domain::form::answer::Attending;
use domain::id::{GuestId, PartyId};
use storage::events::EventScope;
use storage::registration::{answers, registrations as rows};

use crate::core::error::Error;
use crate::core::service::Reading;

/// A party that waits, with its guests who want to come and have no place yet.
pub(crate) type WaitingParty = (PartyId, Vec<GuestId>);

/// Returns the parties that wait in the order in which they move up.
pub(crate) fn in_order(r: &mut Reading<'_>, scope: &EventScope) -> Result<Vec<WaitingParty>, Error> {
    let parties = rows::waiting(r.conn, scope)?;
    if parties.is_empty() {
        return Ok(Vec::new());
    }
    // An organiser may have noted since that a guest of the party declined.
    let undecided = rows::undecided_of_waiting(r.conn, scope)?;
    let ids: Vec<GuestId> = undecided.iter().map(|(_, guest)| guest.clone()).collect();
    let current = answers::current_of(r.conn, scope, &ids)?;
    let mut coming: HashMap<PartyId, Vec<GuestId>> = HashMap::with_capacity(parties.len());
    for (party, guest) in undecided {
        let answer = current.get(&guest);
        if answer.is_some_and(|answer| answer.attending == Attending::Attending) {
            coming.entry(party).or_default().push(guest);
        }
    }
    let with_guests = |party: PartyId| {
        let guests = coming.remove(&party).unwrap_or_default();
        (party, guests)
    };
    Ok(parties.into_iter().map(with_guests).collect())
}

/// Returns the position of each guest on the waiting list, from 1. The guests of a party share one: they move up together.
pub(crate) fn positions(r: &mut Reading<'_>, scope: &EventScope) -> Result<HashMap<GuestId, u32>, Error> {
    let parties = in_order(r, scope)?.into_iter().map(|(_, guests)| guests);
    let mut positions = HashMap::new();
    for (position, guests) in (1_u32..).zip(parties.filter(|guests| !guests.is_empty())) {
        positions.extend(guests.into_iter().map(|guest| (guest, position)));
    }
    Ok(positions)
}
