//! The waiting list: parties move up in their order when places become free, in the transaction that frees them.

use std::collections::HashMap;

use domain::form::answer::Attending;
use domain::guest::status::Rsvp;
use domain::id::{GuestId, PartyId};
use storage::events::{self, EventScope};
use storage::{answers, forms as form_rows, registrations as rows};

use super::{Context, welcome};
use crate::core::error::Error;
use crate::core::service::{Reading, Tx};
use crate::forms;
use crate::guests::{self, new_batch};
use crate::mail::recipients::Requester;

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

/// Lets parties attend as long as the first one in the list finds enough places.
pub(crate) fn move_up(tx: &mut Tx<'_>, scope: &EventScope) -> Result<(), Error> {
    if rows::waiting(tx.conn, scope)?.is_empty() {
        return Ok(());
    }
    events::lock(tx.conn, scope)?;
    let capacity = form_rows::registration(tx.conn, scope)?.capacity.map(i64::from);
    let mut attending = rows::attending(tx.conn, scope)?;
    for (party, coming) in in_order(tx, scope)? {
        let count = i64::try_from(coming.len()).unwrap_or(i64::MAX);
        if capacity.is_some_and(|capacity| attending.saturating_add(count) > capacity) {
            break;
        }
        rows::stop_waiting(tx.conn, scope, &party)?;
        admit(tx, scope, &coming)?;
        attending = attending.saturating_add(count);
    }
    Ok(())
}

fn admit(tx: &mut Tx<'_>, scope: &EventScope, coming: &[GuestId]) -> Result<(), Error> {
    let current = forms::read(tx, scope)?;
    let batch = new_batch(tx.random())?;
    for guest in coming {
        guests::answer_as_guest(tx, scope, &batch, guest, (Rsvp::Attending, |_: &mut _| ()))?;
    }
    let context = Context {
        scope,
        current: &current,
        batch: &batch,
        requester: Requester::Trusted,
    };
    welcome(tx, context, coming)
}
