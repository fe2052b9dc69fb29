//! What the operator of the installation does on the command line, beside the server.

use domain::id::EventId;
use storage::{installation_key, organisations};

use crate::accounts;
use crate::actor::{Authority, Organiser};
use crate::error::{Error, Noun};
use crate::service::{Reading, Service};

/// Keeps where people reach the product, so that commands make the same links as the server.
pub fn keep_base_url(service: &Service) -> Result<(), Error> {
    let base_url = service.settings().base_url.clone();
    service.write(move |tx| Ok(installation_key::set_base_url(tx.conn, &base_url)?))
}

/// Returns where people reached the server that ran last.
pub fn base_url(r: &mut Reading<'_>) -> Result<Option<String>, Error> {
    Ok(installation_key::base_url(r.conn)?)
}

/// Returns the owner of an event of any organisation. Whoever may read the database may act for its people.
pub fn owner_of(r: &mut Reading<'_>, event: &EventId) -> Result<Organiser, Error> {
    let owner = organisations::owner_of_event(r.conn, event)?;
    let (organisation, user) = owner.ok_or(Error::NotFound(Noun::Event))?;
    accounts::acting_for(r, &user, &organisation, Authority::Membership)
}
