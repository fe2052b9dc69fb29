//! Organisations: their settings, their members, whom they invite, and in which of them a session works.

use domain::id::{OrganisationId, UserId};
use storage::accounts::sessions;
use storage::accounts::{self, Membership};

use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::service::Tx;

pub mod invitations;
pub mod members;
pub mod settings;

/// The caller after a change, with all their organisations.
pub type Changed = (Organiser, Vec<Membership>);

/// Switches the caller's session to another of their organisations.
pub fn switch(tx: &mut Tx<'_>, organiser: &Organiser, organisation: &OrganisationId) -> Result<Changed, Error> {
    let organisations = accounts::memberships_of(tx.conn, organiser.user_id())?;
    let chosen = organisations.iter().find(|own| own.organisation_id == *organisation);
    let chosen = chosen.ok_or(Error::NotFound(Noun::Organisation))?;
    sessions::switch(tx.conn, organiser.session_id()?, organisation)?;
    tx.note_access();
    let organiser = Organiser {
        organisation_id: chosen.organisation_id.clone(),
        organisation_name: chosen.organisation_name.clone(),
        role: chosen.role,
        ..organiser.clone()
    };
    Ok((organiser, organisations))
}

/// Notes that what members of an organisation see of a user changes, in each organisation of the user. Call it before the
/// user leaves them.
pub(crate) fn note_user(tx: &mut Tx<'_>, user: &UserId) -> Result<(), Error> {
    for membership in accounts::memberships_of(tx.conn, user)? {
        tx.note_members(&membership.organisation_id);
    }
    Ok(())
}

fn not_found(error: storage::Error) -> Error {
    Error::missing(error, Noun::Member)
}
