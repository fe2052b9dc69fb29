//! How many people a party may bring along.

use domain::form::FormSettings;
use domain::id::GuestId;
use storage::guests::plus_ones;
use storage::registration::registrations::LinkedParty;

use crate::core::error::Error;
use crate::core::service::Reading;

/// Returns how many more people a party of these guests may bring. A number that an organiser set for the party holds;
/// otherwise the party may be as large as one answer to the public form: a guest and those who come along. Plus-ones who
/// are on the list already count.
pub(super) fn left(
    r: &mut Reading<'_>,
    party: &LinkedParty,
    settings: &FormSettings,
    members: &[GuestId],
) -> Result<usize, Error> {
    let Some(own) = party.plus_ones_allowed else {
        let allowed = usize::try_from(settings.plus_ones).unwrap_or(usize::MAX);
        return Ok(allowed.saturating_sub(members.len().saturating_sub(1)));
    };
    let hosts = plus_ones::hosts(r.conn, &party.scope, None)?;
    let is_brought = |member: &&GuestId| hosts.contains_key(member.as_str());
    let brought = members.iter().filter(is_brought).count();
    Ok(usize::try_from(own).unwrap_or(0).saturating_sub(brought))
}
