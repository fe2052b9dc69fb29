//! What follows from a change in other features, within its transaction. This is the one module that knows them all.

use crate::core::error::Error;
use crate::core::happened::Happened;
use crate::core::service::Tx;
use crate::mail::recipients::Requester;
use crate::mail::scheduler;
use crate::registration::waiting;

/// Queues mail about new seats, and lets waiting parties move up.
pub(crate) fn react(tx: &mut Tx<'_>, happened: &Happened<'_>) -> Result<(), Error> {
    match *happened {
        Happened::GuestsChanged { scope, changes } => scheduler::seated(tx, scope, changes, Requester::Trusted),
        Happened::PlacesFreed { scope } => waiting::move_up(tx, scope),
    }
}
