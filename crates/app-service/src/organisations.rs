//! Organisations: their settings, their members and whom they invite.

use domain::account::Role;
use storage::organisations as rows;

use crate::actor::Organiser;
use crate::error::{Error, Noun};
use crate::service::Tx;

pub mod invitations;
pub mod members;
pub mod settings;

/// Waits for other changes of the organisation and then checks that the caller still is an owner: the role in
/// [`Organiser`] was read before the wait.
pub(crate) fn owner_alone(tx: &mut Tx<'_>, who: &Organiser) -> Result<(), Error> {
    rows::lock(tx.conn, who.organisation_id())?;
    match rows::member(tx.conn, who.organisation_id(), who.user_id()) {
        Ok(member) if member.role == Role::Owner => Ok(()),
        Ok(_) => Err(Error::Forbidden),
        Err(storage::Error::NotFound) => Err(Error::SignedOut),
        Err(other) => Err(other.into()),
    }
}

fn not_found(error: storage::Error) -> Error {
    Error::missing(error, Noun::Member)
}
