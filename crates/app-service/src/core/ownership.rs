//! Checks that a member still owns the organisation, under a lock that prevents changes.

use domain::account::Role;
use storage::organisations as rows;

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::Tx;

/// Waits for other changes of the organisation and then checks that the caller still is an owner: the role in
/// [`Organiser`] was read before the wait.
pub(crate) fn check_owner(tx: &mut Tx<'_>, organiser: &Organiser) -> Result<(), Error> {
    rows::lock(tx.conn, organiser.organisation_id())?;
    match rows::member(tx.conn, organiser.organisation_id(), organiser.user_id()) {
        Ok(member) if domain::guard!("tenancy owner of members" => member.role == Role::Owner) => Ok(()),
        Ok(_) => Err(Error::Forbidden),
        Err(storage::Error::NotFound) => Err(Error::SignedOut),
        Err(other) => Err(other.into()),
    }
}
