//! Registration: guests by their address, how many attend, who waits, and the links of parties.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::guest::status::Rsvp;
use domain::id::{GuestId, OrganisationId, PartyId};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::core::event_scope::guest_id;
use crate::core::listed::listed;
use crate::guests::parties::party_id;
use crate::schema::{events, guests, parties, plus_ones, suppressions, waiting_list};

/// What the link of a party leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkedParty {
    /// The event.
    pub scope: EventScope,
    /// The party.
    pub id: PartyId,
    /// What people call it.
    pub name: String,
    /// Plus-ones that it may bring; `None` to use the number of the form.
    pub plus_ones_allowed: Option<i32>,
    /// Grows with each answer.
    pub revision: i32,
    /// JSON by the ids of the fields; may be empty.
    pub values: String,
}

/// Returns the guests with an email address who came by themselves, the oldest first.
pub fn guests_with_email(conn: &mut Connection, scope: &EventScope, folded: &str) -> Result<Vec<GuestId>, Error> {
    let brought = plus_ones::table
        .filter(plus_ones::event_id.eq(guests::event_id))
        .filter(plus_ones::guest_id.eq(guests::id));
    let query = guests::table
        .filter(listed())
        .filter(guests::event_id.eq(scope.id()))
        .filter(guests::email_folded.eq(folded))
        .filter(diesel::dsl::not(diesel::dsl::exists(brought)))
        .order((guests::created_at, guests::id))
        .select(guests::id);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(guest_id).collect()
}

/// Returns the guests whom a guest brings and who are on the list, the oldest first.
pub fn brought_by(conn: &mut Connection, scope: &EventScope, host: &GuestId) -> Result<Vec<GuestId>, Error> {
    let query = plus_ones::table
        .inner_join(guests::table.on(guests::id.eq(plus_ones::guest_id)))
        .filter(listed())
        .filter(plus_ones::event_id.eq(scope.id()))
        .filter(plus_ones::host_id.eq(host.as_str()))
        .order((guests::created_at, guests::id))
        .select(guests::id);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(guest_id).collect()
}

/// Returns whether an address gets no more mail of an organisation.
pub fn is_suppressed(conn: &mut Connection, organisation: &OrganisationId, folded: &str) -> Result<bool, Error> {
    let row = suppressions::table.find((organisation.as_str(), folded));
    Ok(both!(conn, c => diesel::select(diesel::dsl::exists(row)).get_result(c))?)
}

/// Returns how many guests attend.
pub fn attending(conn: &mut Connection, scope: &EventScope) -> Result<i64, Error> {
    let query = guests::table
        .filter(listed())
        .filter(guests::event_id.eq(scope.id()))
        .filter(guests::rsvp.eq(Rsvp::Attending.as_str()))
        .count();
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Notes when a guest agreed that diet and special needs are stored, and the language of mail to the guest.
pub fn set_consent(
    conn: &mut Connection,
    scope: &EventScope,
    guest: &GuestId,
    at: Option<DateTime<Utc>>,
    language: &str,
) -> Result<(), Error> {
    let target = guests::table
        .filter(guests::id.eq(guest.as_str()))
        .filter(guests::event_id.eq(scope.id()));
    let language = guests::language.eq(language);
    match at {
        Some(at) => {
            let change = (guests::consent_at.eq(at.naive_utc()), language);
            both!(conn, c => diesel::update(target).set(change).execute(c))?
        }
        None => both!(conn, c => diesel::update(target).set(language).execute(c))?,
    };
    Ok(())
}

/// Returns which of these guests agreed that diet and special needs are stored.
pub fn consented(conn: &mut Connection, scope: &EventScope, of: &[GuestId]) -> Result<Vec<GuestId>, Error> {
    let query = guests::table
        .filter(guests::event_id.eq(scope.id()))
        .filter(guests::id.eq_any(of.iter().map(GuestId::as_str)))
        .filter(guests::consent_at.is_not_null())
        .select(guests::id);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(guest_id).collect()
}

/// Adds a party to the end of the waiting list; one that already waits keeps its place.
pub fn wait(conn: &mut Connection, scope: &EventScope, party: &PartyId, now: DateTime<Utc>) -> Result<(), Error> {
    let last = waiting_list::table
        .filter(waiting_list::event_id.eq(scope.id()))
        .select(diesel::dsl::max(waiting_list::position));
    let last: Option<i32> = both!(conn, c => last.get_result(c))?;
    let row = (
        waiting_list::organisation_id.eq(scope.organisation()),
        waiting_list::event_id.eq(scope.id()),
        waiting_list::party_id.eq(party.as_str()),
        waiting_list::position.eq(last.unwrap_or(0).saturating_add(1)),
        waiting_list::created_at.eq(now.naive_utc()),
    );
    let insert = diesel::insert_into(waiting_list::table)
        .values(row)
        .on_conflict_do_nothing();
    both!(conn, c => insert.execute(c))?;
    Ok(())
}

/// Takes a party off the waiting list.
pub fn stop_waiting(conn: &mut Connection, scope: &EventScope, party: &PartyId) -> Result<(), Error> {
    let target = waiting_list::table.find((scope.id(), party.as_str()));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

/// Returns the parties that wait, the first one first.
pub fn waiting(conn: &mut Connection, scope: &EventScope) -> Result<Vec<PartyId>, Error> {
    let query = waiting_list::table
        .filter(waiting_list::event_id.eq(scope.id()))
        .order((waiting_list::position, waiting_list::party_id))
        .select(waiting_list::party_id);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(party_id).collect()
}

/// Returns the guests of parties that wait whose RSVP is open, as it is for guests without a place.
pub fn undecided_of_waiting(conn: &mut Connection, scope: &EventScope) -> Result<Vec<(PartyId, GuestId)>, Error> {
    let query = guests::table
        .inner_join(
            waiting_list::table.on(waiting_list::event_id
                .eq(guests::event_id)
                .and(guests::party_id.eq(waiting_list::party_id.nullable()))),
        )
        .filter(listed())
        .filter(guests::event_id.eq(scope.id()))
        .filter(guests::rsvp.eq(Rsvp::Maybe.as_str()))
        .order((guests::created_at, guests::id))
        .select((waiting_list::party_id, guests::id));
    let rows: Vec<(String, String)> = both!(conn, c => query.load(c))?;
    let read = |(party, guest)| Ok((party_id(party)?, guest_id(guest)?));
    rows.into_iter().map(read).collect()
}

/// Returns the guests of a party, those who are brought by others last.
pub fn members(conn: &mut Connection, scope: &EventScope, party: &PartyId) -> Result<Vec<GuestId>, Error> {
    let query = guests::table
        .filter(listed())
        .filter(guests::event_id.eq(scope.id()))
        .filter(guests::party_id.eq(party.as_str()))
        .order((guests::created_at, guests::id))
        .select(guests::id);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(guest_id).collect()
}

/// Returns which link of a party is the valid one, and the SHA-256 of its token once there is one. On PostgreSQL the row
/// is locked.
pub fn link_of(conn: &mut Connection, scope: &EventScope, party: &PartyId) -> Result<(i32, Option<Vec<u8>>), Error> {
    let query = parties::table
        .filter(parties::id.eq(party.as_str()))
        .filter(parties::event_id.eq(scope.id()))
        .select((parties::link_generation, parties::token_hash));
    Ok(match conn {
        Connection::Sqlite(c) => query.get_result(c)?,
        Connection::Postgres(c) => query.for_update().get_result(c)?,
    })
}

/// Gives a party a link; an older one stops working.
pub fn set_link(
    conn: &mut Connection,
    scope: &EventScope,
    party: &PartyId,
    (generation, token): (i32, &[u8; 32]),
) -> Result<(), Error> {
    let target = parties::table
        .filter(parties::id.eq(party.as_str()))
        .filter(parties::event_id.eq(scope.id()));
    let change = (
        parties::link_generation.eq(generation),
        parties::token_hash.eq(&token[..]),
    );
    both!(conn, c => diesel::update(target).set(change).execute(c))?;
    Ok(())
}

/// Returns the party of a link. On PostgreSQL its row is locked, so that two phones with one link queue.
pub fn by_link(conn: &mut Connection, token: &[u8; 32], lock: bool) -> Result<Option<LinkedParty>, Error> {
    type Found = ((String, String), String, String, (i32, bool), i32, String);
    if let (Connection::Postgres(c), true) = (&mut *conn, lock) {
        let query = parties::table
            .filter(parties::token_hash.eq(&token[..]))
            .select(parties::id)
            .for_update();
        let _: Option<String> = query.get_result(c).optional()?;
    }
    let query = parties::table
        .inner_join(events::table.on(events::id.eq(parties::event_id)))
        .filter(parties::token_hash.eq(&token[..]))
        .filter(events::deleted_at.is_null())
        .select((
            (events::id, events::organisation_id),
            parties::id,
            parties::name,
            (parties::plus_ones_allowed, parties::plus_ones_set),
            parties::revision,
            parties::field_values,
        ));
    let found: Option<Found> = both!(conn, c => query.get_result(c).optional())?;
    let party = |(event, id, name, (plus_ones, is_set), revision, values): Found| {
        Ok(LinkedParty {
            scope: EventScope::proven(event)?,
            id: party_id(id)?,
            name,
            plus_ones_allowed: is_set.then_some(plus_ones),
            revision,
            values,
        })
    };
    found.map(party).transpose()
}

/// Returns what the parties of an event answered as a whole, by their ids: JSON, where there is any.
pub fn party_values(conn: &mut Connection, scope: &EventScope) -> Result<Vec<(String, String)>, Error> {
    let query = parties::table
        .filter(parties::event_id.eq(scope.id()))
        .filter(parties::field_values.ne(""))
        .select((parties::id, parties::field_values));
    Ok(both!(conn, c => query.load(c))?)
}

/// Returns what one party answered as a whole: JSON, or nothing.
pub fn values_of_party(conn: &mut Connection, scope: &EventScope, party: &PartyId) -> Result<String, Error> {
    let query = parties::table
        .filter(parties::event_id.eq(scope.id()))
        .filter(parties::id.eq(party.as_str()))
        .select(parties::field_values);
    let found: Option<String> = both!(conn, c => query.get_result(c).optional())?;
    Ok(found.unwrap_or_default())
}

/// Stores what a party answered as a whole, and counts the answer.
pub fn set_party_values(conn: &mut Connection, scope: &EventScope, party: &PartyId, values: &str) -> Result<(), Error> {
    let target = parties::table
        .filter(parties::id.eq(party.as_str()))
        .filter(parties::event_id.eq(scope.id()));
    let change = (
        parties::field_values.eq(values),
        parties::revision.eq(parties::revision + 1),
    );
    both!(conn, c => diesel::update(target).set(change).execute(c))?;
    Ok(())
}
