//! Which guest of the organisation a code, a token or an id belongs to.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::guest::status::Rsvp;
use domain::id::{EventId, GuestId, OrganisationId};

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::core::listed::listed;
use crate::schema::{events, guest_tokens, guests, parties};

/// What guests are named by, each once.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// Look-up codes.
    pub codes: Vec<String>,
    /// SHA-256 of tokens.
    pub tokens: Vec<Vec<u8>>,
    /// Ids of guests.
    pub ids: Vec<String>,
}

/// A guest on the list of an event of the organisation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The event.
    pub event: EventId,
    /// The guest.
    pub guest: GuestId,
    /// Whether the guest declined.
    pub declined: bool,
}

/// The guests by what they were named by.
#[derive(Clone, Debug, Default)]
pub struct FoundByName {
    /// By look-up code.
    pub codes: HashMap<String, Found>,
    /// By SHA-256 of the token.
    pub tokens: HashMap<Vec<u8>, Found>,
    /// By id.
    pub ids: HashMap<String, Found>,
}

type GuestRow = (String, String, String);

/// Finds the guests of an organisation. The token of a personal link leads to the guest who was first in the party and
/// has not declined: the others of the party are shown beside that guest.
pub fn resolve(conn: &mut Connection, organisation: &OrganisationId, names: &Names) -> Result<FoundByName, Error> {
    let guest = (guests::event_id, guests::id, guests::rsvp);
    let mut found = FoundByName::default();
    macro_rules! of_organisation {
        () => {
            guests::table
                .inner_join(events::table)
                .filter(listed())
                .filter(guard_rows!("tenancy check-in" => events::organisation_id.eq(organisation.as_str())))
                .filter(events::deleted_at.is_null())
        };
    }
    for chunk in names.codes.chunks(CHUNK) {
        let query = of_organisation!()
            .filter(guests::lookup_code.eq_any(chunk))
            .select((guests::lookup_code, guest));
        let rows: Vec<(String, GuestRow)> = both!(conn, c => query.load(c))?;
        add(&mut found.codes, rows)?;
    }
    for chunk in names.ids.chunks(CHUNK) {
        let query = of_organisation!()
            .filter(guests::id.eq_any(chunk))
            .select((guests::id, guest));
        let rows: Vec<(String, GuestRow)> = both!(conn, c => query.load(c))?;
        add(&mut found.ids, rows)?;
    }
    for chunk in names.tokens.chunks(CHUNK) {
        let tickets = guest_tokens::event_id
            .eq(guests::event_id)
            .and(guest_tokens::guest_id.eq(guests::id));
        let query = of_organisation!()
            .inner_join(guest_tokens::table.on(tickets))
            .filter(guest_tokens::replaced_at.is_null())
            .filter(guest_tokens::token_hash.eq_any(chunk))
            .select((guest_tokens::token_hash, guest));
        let rows: Vec<(Vec<u8>, GuestRow)> = both!(conn, c => query.load(c))?;
        add(&mut found.tokens, rows)?;
        let query = of_organisation!()
            .inner_join(parties::table.on(parties::id.nullable().eq(guests::party_id)))
            .filter(parties::token_hash.eq_any(chunk))
            .order((guests::rsvp.eq(Rsvp::Declined.as_str()), guests::created_at, guests::id))
            .select((parties::token_hash.assume_not_null(), guest));
        let rows: Vec<(Vec<u8>, GuestRow)> = both!(conn, c => query.load(c))?;
        add(&mut found.tokens, rows)?;
    }
    Ok(found)
}

fn add<K: std::hash::Hash + Eq>(found: &mut HashMap<K, Found>, rows: Vec<(K, GuestRow)>) -> Result<(), Error> {
    for (name, (event, guest, rsvp)) in rows {
        let guest = Found {
            event: EventId::try_from(event).map_err(|error| Error::Corrupt(error.to_string()))?,
            guest: crate::core::event_scope::guest_id(guest)?,
            declined: rsvp == Rsvp::Declined.as_str(),
        };
        found.entry(name).or_insert(guest);
    }
    Ok(())
}

/// Returns name and start of those of these events that the organisation has.
pub fn event_names(
    conn: &mut Connection,
    organisation: &OrganisationId,
    of: &[&EventId],
) -> Result<HashMap<EventId, (String, DateTime<Utc>)>, Error> {
    let query = events::table
        .filter(events::organisation_id.eq(organisation.as_str()))
        .filter(events::deleted_at.is_null())
        .filter(events::id.eq_any(of.iter().map(|event| event.as_str())))
        .select((events::id, events::name, events::starts_at));
    let rows: Vec<(String, String, NaiveDateTime)> = both!(conn, c => query.load(c))?;
    let read = |(id, name, starts_at): (String, String, NaiveDateTime)| {
        let id = EventId::try_from(id).map_err(|error| Error::Corrupt(error.to_string()))?;
        Ok((id, (name, starts_at.and_utc())))
    };
    rows.into_iter().map(read).collect()
}

/// SHA-256 of the tokens that are valid.
#[derive(Clone, Debug, Default)]
pub struct TokenHashes {
    /// Of tickets, by guest.
    pub tickets: HashMap<String, Vec<Vec<u8>>>,
    /// Of personal links, by party.
    pub links: HashMap<String, Vec<u8>>,
}

/// An id and a SHA-256.
type HashRow = (String, Vec<u8>);

/// Returns the SHA-256 of the tokens of an event: of at most 500 guests and their parties, or of all.
pub fn token_hashes(conn: &mut Connection, scope: &EventScope, of: Option<&[&GuestId]>) -> Result<TokenHashes, Error> {
    let tickets = guest_tokens::table
        .filter(guest_tokens::event_id.eq(scope.id()))
        .filter(guest_tokens::replaced_at.is_null())
        .select((guest_tokens::guest_id, guest_tokens::token_hash));
    let links = parties::table
        .filter(parties::event_id.eq(scope.id()))
        .filter(parties::token_hash.is_not_null())
        .select((parties::id, parties::token_hash.assume_not_null()));
    let (tickets, links): (Vec<HashRow>, Vec<HashRow>) = match of {
        None => (both!(conn, c => tickets.load(c))?, both!(conn, c => links.load(c))?),
        Some(of) => {
            let ids: Vec<&str> = of.iter().map(|guest| guest.as_str()).collect();
            let own = guests::table
                .filter(guests::event_id.eq(scope.id()))
                .filter(guests::id.eq_any(ids.clone()))
                .select(guests::party_id);
            let tickets = tickets.filter(guest_tokens::guest_id.eq_any(ids));
            let links = links.filter(parties::id.nullable().eq_any(own));
            (both!(conn, c => tickets.load(c))?, both!(conn, c => links.load(c))?)
        }
    };
    let mut hashes = TokenHashes {
        links: links.into_iter().collect(),
        ..TokenHashes::default()
    };
    for (guest, hash) in tickets {
        hashes.tickets.entry(guest).or_default().push(hash);
    }
    Ok(hashes)
}
