//! Tickets of guests: the SHA-256 of each token with its generation. The newest one that was not replaced is valid.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::id::GuestId;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::core::event_scope::guest_id;
use crate::core::listed::listed;
use crate::schema::{events, guest_tokens, guests};

/// What the tokens are for.
const TICKET: &str = "ticket";

/// The newest ticket of a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TicketRow {
    /// Which one it is, from 0.
    pub generation: i32,
    /// SHA-256 of its token.
    pub token_hash: Vec<u8>,
    /// Whether it was replaced.
    pub is_replaced: bool,
}

/// Returns the guest of a valid ticket, of any organisation, who is on the list of an event that is not deleted.
pub fn find(conn: &mut Connection, token: &[u8; 32]) -> Result<Option<(EventScope, GuestId)>, Error> {
    let own = guests::event_id
        .eq(guest_tokens::event_id)
        .and(guests::id.eq(guest_tokens::guest_id));
    let query = guest_tokens::table
        .inner_join(guests::table.on(own))
        .inner_join(events::table.on(events::id.eq(guest_tokens::event_id)))
        .filter(guest_tokens::token_hash.eq(&token[..]))
        .filter(guest_tokens::replaced_at.is_null())
        .filter(events::deleted_at.is_null())
        .filter(listed())
        .select(((events::id, events::organisation_id), guest_tokens::guest_id));
    let found: Option<((String, String), String)> = both!(conn, c => query.get_result(c).optional())?;
    let read = |(event, guest)| Ok((EventScope::proven(event)?, guest_id(guest)?));
    found.map(read).transpose()
}

/// Returns the newest ticket of a guest.
pub fn newest(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<Option<TicketRow>, Error> {
    let query = guest_tokens::table
        .filter(guest_tokens::event_id.eq(scope.id()))
        .filter(guest_tokens::guest_id.eq(guest.as_str()))
        .order(guest_tokens::generation.desc())
        .select((
            guest_tokens::generation,
            guest_tokens::token_hash,
            guest_tokens::replaced_at.is_not_null(),
        ));
    let row: Option<(i32, Vec<u8>, bool)> = both!(conn, c => query.first(c).optional())?;
    Ok(row.map(|(generation, token_hash, is_replaced)| TicketRow {
        generation,
        token_hash,
        is_replaced,
    }))
}

/// Returns the listed guests of an event who have no valid ticket.
pub fn guests_without(conn: &mut Connection, scope: &EventScope) -> Result<Vec<GuestId>, Error> {
    let valid = guest_tokens::table
        .filter(guest_tokens::event_id.eq(guests::event_id))
        .filter(guest_tokens::guest_id.eq(guests::id))
        .filter(guest_tokens::replaced_at.is_null());
    let query = guests::table
        .filter(listed())
        .filter(guests::event_id.eq(scope.id()))
        .filter(diesel::dsl::not(diesel::dsl::exists(valid)))
        .order(guests::id)
        .select(guests::id);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(guest_id).collect()
}

/// Returns the valid tickets of an event: the guest, the generation and the SHA-256 of the token.
pub fn valid(conn: &mut Connection, scope: &EventScope) -> Result<Vec<(GuestId, i32, Vec<u8>)>, Error> {
    let query = guest_tokens::table
        .filter(guest_tokens::event_id.eq(scope.id()))
        .filter(guest_tokens::replaced_at.is_null())
        .select((
            guest_tokens::guest_id,
            guest_tokens::generation,
            guest_tokens::token_hash,
        ));
    let rows: Vec<(String, i32, Vec<u8>)> = both!(conn, c => query.load(c))?;
    rows.into_iter()
        .map(|(guest, generation, hash)| Ok((guest_id(guest)?, generation, hash)))
        .collect()
}

/// Stores a ticket, unless another transaction has stored it already.
pub fn insert(
    conn: &mut Connection,
    scope: &EventScope,
    guest: &GuestId,
    (generation, hash): (i32, &[u8; 32]),
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = (
        guest_tokens::token_hash.eq(&hash[..]),
        guest_tokens::organisation_id.eq(scope.organisation()),
        guest_tokens::event_id.eq(scope.id()),
        guest_tokens::guest_id.eq(guest.as_str()),
        guest_tokens::purpose.eq(TICKET),
        guest_tokens::created_at.eq(now.naive_utc()),
        guest_tokens::generation.eq(generation),
    );
    let insert = diesel::insert_into(guest_tokens::table)
        .values(row)
        .on_conflict_do_nothing();
    both!(conn, c => insert.execute(c))?;
    Ok(())
}

/// Ends the tickets of a guest.
pub fn replace(conn: &mut Connection, scope: &EventScope, guest: &GuestId, now: DateTime<Utc>) -> Result<(), Error> {
    let target = guest_tokens::table
        .filter(guest_tokens::event_id.eq(scope.id()))
        .filter(guest_tokens::guest_id.eq(guest.as_str()))
        .filter(guest_tokens::replaced_at.is_null());
    let change = guest_tokens::replaced_at.eq(now.naive_utc());
    both!(conn, c => diesel::update(target).set(change).execute(c))?;
    Ok(())
}
