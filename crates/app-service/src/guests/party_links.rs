//! The address of the personal link of a party. Its token follows from the key of the installation, the party and a
//! generation, so that every mail carries the same one until it is replaced.

use domain::id::PartyId;
use domain::live::{Changes, Kind};
use storage::events::EventScope;
use storage::registration::{forms as form_rows, registrations as rows};

use crate::core::error::Error;
use crate::core::link::LinkToken;
use crate::core::service::{Reading, Tx};

/// What the code of the installation's key is for.
const PURPOSE: &str = "party-link";

/// Returns the address of the link of a party. Every mail to the party carries the same one until it is replaced.
pub(crate) fn current(tx: &mut Tx<'_>, scope: &EventScope, party: &PartyId) -> Result<String, Error> {
    let (generation, stored) = rows::link_of(tx.conn, scope, party)?;
    let token = token(tx, party, generation);
    if stored.as_deref() != Some(&token.hash()[..]) {
        store(tx, scope, party, (generation, &token))?;
    }
    address(tx, scope, &token)
}

/// Replaces the link of a party and returns the address of the new one.
pub(crate) fn replace(tx: &mut Tx<'_>, scope: &EventScope, party: &PartyId) -> Result<String, Error> {
    let (generation, stored) = rows::link_of(tx.conn, scope, party)?;
    let generation = match stored {
        Some(_) => generation.saturating_add(1),
        None => generation,
    };
    let token = token(tx, party, generation);
    store(tx, scope, party, (generation, &token))?;
    address(tx, scope, &token)
}

fn token(r: &Reading<'_>, party: &PartyId, generation: i32) -> LinkToken {
    let parts: [&[u8]; 2] = [party.as_str().as_bytes(), &generation.to_be_bytes()];
    LinkToken::derived(&r.key().mac(PURPOSE, &parts))
}

fn store(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    party: &PartyId,
    (generation, token): (i32, &LinkToken),
) -> Result<(), Error> {
    tx.note(scope, Changes::any(Kind::Parties));
    Ok(rows::set_link(tx.conn, scope, party, (generation, &token.hash()))?)
}

fn address(tx: &mut Tx<'_>, scope: &EventScope, token: &LinkToken) -> Result<String, Error> {
    let public_id = form_rows::registration(tx.conn, scope)?.public_id;
    Ok(tx.link(&format!("/guest-form/{public_id}/{}", token.as_str())))
}
