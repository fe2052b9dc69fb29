//! The waiting list: parties move up in their order when places become free, in the transaction that frees them.

use domain::form::answer::Attending;
use domain::guest::status::Rsvp;
use domain::id::{GuestId, PartyId};
use storage::events::{self, EventScope};
use storage::{answers, forms as form_rows, guests as guest_rows, registrations as rows};

use super::{Context, welcome};
use crate::error::Error;
use crate::forms;
use crate::guests::{self, new_batch};
use crate::mail::recipients::Requester;
use crate::service::{Reading, Tx};

/// Lets parties attend as long as the first one in the list finds enough places.
pub(crate) fn move_up(tx: &mut Tx<'_>, scope: &EventScope) -> Result<(), Error> {
    if rows::waiting(tx.conn, scope)?.is_empty() {
        return Ok(());
    }
    events::lock(tx.conn, scope)?;
    let capacity = form_rows::registration(tx.conn, scope)?.capacity.map(i64::from);
    let mut attending = rows::attending(tx.conn, scope)?;
    for party in rows::waiting(tx.conn, scope)? {
        let coming = who_wait(tx, scope, &party)?;
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

/// Returns the guests of a party who want to come and have no place yet.
pub(crate) fn who_wait(r: &mut Reading<'_>, scope: &EventScope, party: &PartyId) -> Result<Vec<GuestId>, Error> {
    let members = rows::members(r.conn, scope, party)?;
    let current = answers::current_of(r.conn, scope, &members)?;
    let mut waiting = Vec::new();
    for guest in members {
        let wants = current
            .get(&guest)
            .is_some_and(|answer| answer.attending == Attending::Attending);
        // An organiser may have noted since that the guest declined.
        if wants && guest_rows::get(r.conn, scope, &guest)?.guest.rsvp == Rsvp::Maybe {
            waiting.push(guest);
        }
    }
    Ok(waiting)
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
