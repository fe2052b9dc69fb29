//! Inviting the people of one event to another: who they are and what they need is copied; what they answered, where they
//! sat and whether they came is not.

use std::collections::HashMap;

use domain::guest::GuestDraft;
use domain::guest::status::Rsvp;
use domain::party::Party;
use storage::events::EventScope;
use storage::guests as rows;

use super::{codes, find_or_create_party, new_guest};
use crate::error::Error;
use crate::service::Tx;

/// Copies the guests of one event into another that has none.
pub(crate) fn copy(tx: &mut Tx<'_>, from: &EventScope, to: &EventScope) -> Result<(), Error> {
    let mut parties: HashMap<String, Party> = HashMap::new();
    let mut guests = Vec::new();
    for known in rows::of_event(tx.conn, from)? {
        let name = known.guest.party.map(|party| party.name);
        let party = match name {
            Some(name) => Some(party_named(tx, to, &mut parties, name)?),
            None => None,
        };
        let draft = GuestDraft {
            texts: known.guest.texts,
            rsvp: Rsvp::NoAnswer,
            arrived: false,
            party: None,
        };
        guests.push(new_guest(tx, to, draft, party)?);
    }
    codes::insert(tx, to, &mut guests)
}

fn party_named(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    known: &mut HashMap<String, Party>,
    name: String,
) -> Result<Party, Error> {
    if let Some(party) = known.get(&name) {
        return Ok(party.clone());
    }
    let party = find_or_create_party(tx, scope, &name)?;
    known.insert(name, party.clone());
    Ok(party)
}
