//! The waiting list: parties move up in their order when places become free, in the transaction that frees them.

use domain::guest::status::Rsvp;
use domain::id::GuestId;
use domain::live::{Changes, Kind};
use storage::events::{self, EventScope};
use storage::registration::{forms as form_rows, registrations as rows};

use super::{Context, welcome};
use crate::core::error::Error;
use crate::core::service::Tx;
use crate::guests;
use crate::guests::change_log::new_batch;
use crate::guests::waiting_list;
use crate::mail::recipients::Requester;
use crate::registration::forms;

/// Moves up waiting parties while the first one in the list finds enough places.
pub(crate) fn move_up(tx: &mut Tx<'_>, scope: &EventScope) -> Result<(), Error> {
    if rows::waiting(tx.conn, scope)?.is_empty() {
        return Ok(());
    }
    events::lock(tx.conn, scope)?;
    let capacity = form_rows::registration(tx.conn, scope)?.capacity.map(i64::from);
    let mut attending = rows::attending(tx.conn, scope)?;
    for (party, coming) in waiting_list::in_order(tx, scope)? {
        let count = i64::try_from(coming.len()).unwrap_or(i64::MAX);
        if capacity.is_some_and(|capacity| attending.saturating_add(count) > capacity) {
            break;
        }
        rows::stop_waiting(tx.conn, scope, &party)?;
        tx.note(scope, Changes::any(Kind::Answers));
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
