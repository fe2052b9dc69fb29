//! Inviting the people of one event to another: who they are and what they need is copied; what they answered, where they
//! sat and whether they came is not.

use std::collections::HashMap;

use domain::guest::status::{Rsvp, RsvpBy};
use domain::guest::{Guest, GuestDraft};
use domain::id::PartyId;
use domain::live::{Changes, Kind};
use domain::party::Party;
use storage::events::EventScope;
use storage::guests as rows;

use super::{codes, new_guest};
use crate::core::error::Error;
use crate::core::random::{Random, id_bytes};
use crate::core::service::{Reading, Tx};

/// The people of an event as another one invites them.
#[derive(Default)]
pub(crate) struct CopiedGuests {
    /// Their parties, with ids of their own.
    pub(crate) parties: Vec<Party>,
    /// Each with the party among [`Self::parties`].
    pub(crate) drafts: Vec<(GuestDraft, Option<Party>)>,
}

/// Reads whom to invite.
pub(crate) fn copied(r: &mut Reading<'_>, random: &dyn Random, from: &EventScope) -> Result<CopiedGuests, Error> {
    let mut parties: HashMap<String, Party> = HashMap::new();
    let mut drafts = Vec::new();
    for known in rows::of_event(r.conn, from)? {
        let party = match known.guest.party {
            Some(party) => Some(party_named(random, &mut parties, party.name)?),
            None => None,
        };
        let draft = GuestDraft {
            texts: known.guest.texts,
            rsvp: Rsvp::NoAnswer,
            arrived: false,
            party: None,
            vip: known.guest.vip,
            wheelchair: known.guest.wheelchair,
        };
        drafts.push((draft, party));
    }
    Ok(CopiedGuests {
        parties: parties.into_values().collect(),
        drafts,
    })
}

/// Stores some of the copied guests; their parties must be there.
pub(crate) fn insert_copied(
    tx: &mut Tx<'_>,
    to: &EventScope,
    drafts: Vec<(GuestDraft, Option<Party>)>,
) -> Result<(), Error> {
    let (random, now) = (tx.random(), tx.now);
    let guests = drafts
        .into_iter()
        .map(|(draft, party)| new_guest(random, to, draft, party, (now, RsvpBy::Organiser)));
    let mut guests = guests.collect::<Result<Vec<Guest>, Error>>()?;
    tx.note(to, Changes::any(Kind::Guests));
    codes::insert(tx, to, &mut guests, None)
}

/// Returns the party of a name, a new one the first time.
pub(super) fn party_named(
    random: &dyn Random,
    known: &mut HashMap<String, Party>,
    name: String,
) -> Result<Party, Error> {
    if let Some(party) = known.get(&name) {
        return Ok(party.clone());
    }
    let party = Party {
        id: PartyId::from_random(&id_bytes(random)?),
        name: name.clone(),
    };
    known.insert(name, party.clone());
    Ok(party)
}
