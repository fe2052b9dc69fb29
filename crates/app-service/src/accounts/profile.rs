//! What people change about themselves without a password: their name, and the organisation they work in.

use domain::account;
use domain::id::OrganisationId;
use storage::{accounts as rows, sessions, users};

use super::Membership;
use crate::actor::Organiser;
use crate::error::{Error, Noun};
use crate::service::Tx;

/// The caller after a change, with all their organisations.
pub type Changed = (Organiser, Vec<Membership>);

/// Gives the caller another name, if one is given.
pub fn update(tx: &mut Tx<'_>, who: &Organiser, name: Option<&str>) -> Result<Changed, Error> {
    let mut who = who.clone();
    if let Some(name) = name {
        who.name = account::user_name(name)?;
        users::set_name(tx.conn, who.user_id(), &who.name)?;
    }
    let organisations = rows::memberships_of(tx.conn, who.user_id())?;
    Ok((who, organisations))
}

/// Lets the caller's session work in another of their organisations.
pub fn switch(tx: &mut Tx<'_>, who: &Organiser, organisation: &OrganisationId) -> Result<Changed, Error> {
    let organisations = rows::memberships_of(tx.conn, who.user_id())?;
    let chosen = organisations.iter().find(|own| own.organisation_id == *organisation);
    let chosen = chosen.ok_or(Error::NotFound(Noun::Organisation))?;
    sessions::switch(tx.conn, who.session_id(), organisation)?;
    let who = Organiser {
        organisation_id: chosen.organisation_id.clone(),
        organisation_name: chosen.organisation_name.clone(),
        role: chosen.role,
        ..who.clone()
    };
    Ok((who, organisations))
}
