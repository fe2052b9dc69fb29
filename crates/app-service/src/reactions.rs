//! Effects of a change on other features, within its transaction. Only this module knows all of them.

use crate::core::error::Error;
use crate::core::happened::Happened;
use crate::core::service::Tx;
use crate::mail::recipients::Requester;
use crate::mail::scheduler;
use crate::registration::waiting;

/// Queues mail about new seats, and moves up parties on the waiting list.
pub(crate) fn react(tx: &mut Tx<'_>, happened: &Happened<'_>) -> Result<(), Error> {
    match *happened {
        Happened::GuestsChanged { scope, changes } => scheduler::seated(tx, scope, changes, Requester::Trusted),
        Happened::PlacesFreed { scope } => waiting::move_up(tx, scope),
    }
}
