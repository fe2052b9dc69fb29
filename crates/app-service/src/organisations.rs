//! Organisations: their settings, their members, whom they invite, and in which of them a session works.

use domain::id::OrganisationId;
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
    tx.note_access();
    sessions::switch(tx.conn, organiser.session_id()?, organisation)?;
    let organiser = Organiser {
        organisation_id: chosen.organisation_id.clone(),
        organisation_name: chosen.organisation_name.clone(),
        role: chosen.role,
        ..organiser.clone()
    };
    Ok((organiser, organisations))
}

fn not_found(error: storage::Error) -> Error {
    Error::missing(error, Noun::Member)
}
