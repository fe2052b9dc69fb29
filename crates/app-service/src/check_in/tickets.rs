//! The ticket of a guest: a link in a QR code. Its token derives from the key of the installation, the guest and a
//! generation, so that every mail carries the same ticket until it is replaced, and the database holds only its
//! SHA-256.

use std::collections::HashMap;

use domain::account::Act;
use domain::id::{EventId, GuestId};
use storage::events::EventScope;
use storage::guests::tokens as rows;

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::link::LinkToken;
use crate::core::scope;
use crate::core::service::{Reading, Service, Tx};
use crate::guests;

/// Tickets that are made in one transaction.
const SLICE: usize = 250;

/// What the code of the installation's key is for.
const PURPOSE: &str = "ticket";

/// A valid ticket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// The address of its page, which the QR code carries.
    pub url: String,
    /// Its token.
    pub token: LinkToken,
}

/// Returns the ticket of a guest to an organiser; a new one ends the older one.
pub fn of_guest(tx: &mut Tx<'_>, organiser: &Organiser, guest: &GuestId, is_new: bool) -> Result<Ticket, Error> {
    organiser.must_edit()?;
    let scope = guests::lock(tx, organiser, guest)?;
    if is_new {
        replace(tx, &scope, guest)
    } else {
        current(tx, &scope, guest)
    }
}

/// Creates the missing tickets of an event's guests, in slices. Does nothing for members who may not create tickets.
/// Blocks.
pub fn prepare(service: &Service, organiser: &Organiser, event: &EventId) -> Result<(), Error> {
    if organiser.must_edit().is_err() {
        return Ok(());
    }
    let (scope, missing) = service.read(|r| {
        let scope = scope::of_event(r, organiser, event)?;
        let missing = rows::guests_without(r.conn, &scope)?;
        Ok((scope, missing))
    })?;
    for slice in missing.chunks(SLICE) {
        let (scope, slice) = (scope.clone(), slice.to_vec());
        service.write_as(organiser, Act::Edit, move |tx, _who| {
            for guest in &slice {
                current(tx, &scope, guest)?;
            }
            Ok(())
        })?;
    }
    Ok(())
}

/// Returns the tokens of an event's tickets by guest; none to members who may make no tickets.
pub(crate) fn tokens(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    scope: &EventScope,
) -> Result<HashMap<String, String>, Error> {
    if organiser.must_edit().is_err() {
        return Ok(HashMap::new());
    }
    let valid = rows::valid(r.conn, scope)?;
    let shown = |(guest, generation, hash): (GuestId, i32, Vec<u8>)| {
        let token = token(r, &guest, generation);
        (hash == token.hash()).then(|| (guest.to_string(), token.as_str().to_owned()))
    };
    Ok(valid.into_iter().filter_map(shown).collect())
}

/// Returns the ticket of a guest, creating one when it is missing.
pub(crate) fn current(tx: &mut Tx<'_>, scope: &EventScope, guest: &GuestId) -> Result<Ticket, Error> {
    let newest = rows::newest(tx.conn, scope, guest)?;
    let generation = newest
        .as_ref()
        .map_or(0, |row| row.generation.saturating_add(i32::from(row.is_replaced)));
    let token = token(tx, guest, generation);
    let is_stored = newest.is_some_and(|row| !row.is_replaced && row.token_hash == token.hash());
    if !is_stored {
        store(tx, scope, guest, (generation, &token))?;
    }
    Ok(ticket(tx, token))
}

/// Returns the address of a guest's ticket, if there is one. Changes nothing.
pub(crate) fn issued(r: &mut Reading<'_>, scope: &EventScope, guest: &GuestId) -> Result<Option<String>, Error> {
    let Some(row) = rows::newest(r.conn, scope, guest)?.filter(|row| !row.is_replaced) else {
        return Ok(None);
    };
    let token = token(r, guest, row.generation);
    // Tickets of another key are replaced with the next mail.
    Ok((row.token_hash == token.hash()).then(|| path(&token)))
}

fn path(token: &LinkToken) -> String {
    format!("/ticket/{}", token.as_str())
}

/// Replaces the ticket of a guest; the older one stops working.
pub(crate) fn replace(tx: &mut Tx<'_>, scope: &EventScope, guest: &GuestId) -> Result<Ticket, Error> {
    let newest = rows::newest(tx.conn, scope, guest)?;
    let generation = newest.map_or(0, |row| row.generation.saturating_add(1));
    let now = tx.now;
    rows::replace(tx.conn, scope, guest, now)?;
    let token = token(tx, guest, generation);
    store(tx, scope, guest, (generation, &token))?;
    Ok(ticket(tx, token))
}

fn token(r: &Reading<'_>, guest: &GuestId, generation: i32) -> LinkToken {
    let parts: [&[u8]; 2] = [guest.as_str().as_bytes(), &generation.to_be_bytes()];
    LinkToken::derived(&r.key().mac(PURPOSE, &parts))
}

/// Door lists contain the hashes, so a new ticket changes the row of the guest.
fn store(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    guest: &GuestId,
    (generation, token): (i32, &LinkToken),
) -> Result<(), Error> {
    let now = tx.now;
    tx.note_guests(scope, [guest]);
    Ok(rows::insert(tx.conn, scope, guest, (generation, &token.hash()), now)?)
}

fn ticket(tx: &Tx<'_>, token: LinkToken) -> Ticket {
    Ticket {
        url: tx.link(&path(&token)),
        token,
    }
}
