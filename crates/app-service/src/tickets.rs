//! The ticket of a guest: a link that its QR code carries. Its token follows from the key of the installation, the guest and
//! a generation, so that every mail carries the same ticket until it is replaced, and the database holds its SHA-256 only.

use domain::id::GuestId;
use storage::events::EventScope;
use storage::guest_tokens as rows;

use crate::actor::Organiser;
use crate::error::Error;
use crate::guests;
use crate::link::LinkToken;
use crate::service::{Reading, Tx};

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

/// Returns the ticket of a guest to an organiser, if asked for a new one that ends the older one.
pub fn of_guest(tx: &mut Tx<'_>, who: &Organiser, guest: &GuestId, replaced: bool) -> Result<Ticket, Error> {
    who.must_edit()?;
    let scope = guests::lock(tx, who, guest)?;
    if replaced {
        replace(tx, &scope, guest)
    } else {
        current(tx, &scope, guest)
    }
}

/// Returns the ticket of a guest, who gets one now if there is none.
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

/// The list of a door has the hashes, so a new one changes the version of the event.
fn store(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    guest: &GuestId,
    (generation, token): (i32, &LinkToken),
) -> Result<(), Error> {
    let now = tx.now;
    tx.note_change(scope);
    Ok(rows::insert(tx.conn, scope, guest, (generation, &token.hash()), now)?)
}

fn ticket(tx: &Tx<'_>, token: LinkToken) -> Ticket {
    Ticket {
        url: tx.link(&format!("/ticket/{}", token.as_str())),
        token,
    }
}
