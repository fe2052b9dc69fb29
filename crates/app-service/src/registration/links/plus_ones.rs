//! How many people a party may bring along.

use domain::id::GuestId;
use storage::plus_ones;
use storage::registrations::LinkedParty;

use crate::error::Error;
use crate::service::Reading;

/// Returns how many more people a party of these guests may bring. Plus-ones who are on the list already count.
pub(super) fn left(r: &mut Reading<'_>, party: &LinkedParty, members: &[GuestId]) -> Result<usize, Error> {
    let hosts = plus_ones::hosts(r.conn, &party.scope, None)?;
    let is_brought = |member: &&GuestId| hosts.contains_key(member.as_str());
    let brought = members.iter().filter(is_brought).count();
    Ok(usize::try_from(party.plus_ones_allowed).unwrap_or(0).saturating_sub(brought))
}
