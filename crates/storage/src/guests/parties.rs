//! Parties of an event.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::id::PartyId;
use domain::limits::PLUS_ONES_MAX;
use domain::party::Party;

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::core::tenant::across;
use crate::schema::parties;

mod details;

pub use details::{all_details, find_details, sizes, update_details};

/// Returns the parties of an event by name.
pub fn of_event(conn: &mut Connection, scope: &EventScope) -> Result<Vec<Party>, Error> {
    let query = parties::table
        .filter(parties::event_id.eq(scope.id()))
        .order((parties::name, parties::id));
    let rows: Vec<(String, String)> = both!(conn, c => query.select((parties::id, parties::name)).load(c))?;
    rows.into_iter()
        .map(|(id, name)| {
            Ok(Party {
                id: party_id(id)?,
                name,
            })
        })
        .collect()
}

/// Returns the party of this exact name.
pub fn find_named(conn: &mut Connection, scope: &EventScope, name: &str) -> Result<Option<PartyId>, Error> {
    let query = parties::table
        .filter(parties::event_id.eq(scope.id()))
        .filter(parties::name.eq(name));
    let row: Option<String> = both!(conn, c => query.select(parties::id).get_result(c).optional())?;
    row.map(party_id).transpose()
}

/// Returns which of these ids some party already has.
pub fn taken_ids(conn: &mut Connection, ids: &[&str]) -> Result<HashSet<String>, Error> {
    let mut taken = HashSet::new();
    for chunk in ids.chunks(CHUNK) {
        let query = parties::table.filter(parties::id.eq_any(chunk)).select(parties::id);
        let rows: Vec<String> = across(conn, |conn| Ok(both!(conn, c => query.load(c))?))?;
        taken.extend(rows);
    }
    Ok(taken)
}

/// Stores parties.
pub fn insert_all(conn: &mut Connection, scope: &EventScope, new: &[Party], now: DateTime<Utc>) -> Result<(), Error> {
    let row = |party: &Party| {
        (
            parties::id.eq(party.id.as_str().to_owned()),
            parties::organisation_id.eq(scope.organisation()),
            parties::event_id.eq(scope.id()),
            parties::name.eq(party.name.clone()),
            parties::created_at.eq(now.naive_utc()),
        )
    };
    for chunk in new.chunks(CHUNK) {
        let rows: Vec<_> = chunk.iter().map(row).collect();
        both!(conn, c => diesel::insert_into(parties::table).values(&rows).execute(c))?;
    }
    Ok(())
}

/// Stores a party.
pub fn insert(conn: &mut Connection, scope: &EventScope, party: &Party, now: DateTime<Utc>) -> Result<(), Error> {
    let row = (
        parties::id.eq(party.id.as_str()),
        parties::organisation_id.eq(scope.organisation()),
        parties::event_id.eq(scope.id()),
        parties::name.eq(&party.name),
        parties::created_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(parties::table).values(row).execute(c))?;
    Ok(())
}

/// Raises the number of companions that a party may bring, up to the limit.
pub fn allow_more_plus_ones(
    conn: &mut Connection,
    scope: &EventScope,
    party: &PartyId,
    more: i32,
) -> Result<(), Error> {
    let target = parties::table
        .filter(parties::id.eq(party.as_str()))
        .filter(parties::event_id.eq(scope.id()));
    let allowed: i32 = both!(conn, c => target.select(parties::plus_ones_allowed).get_result(c))?;
    let allowed = allowed.saturating_add(more).min(PLUS_ONES_MAX);
    let change = (parties::plus_ones_allowed.eq(allowed), parties::plus_ones_set.eq(true));
    both!(conn, c => diesel::update(target).set(change).execute(c))?;
    Ok(())
}

pub(crate) fn party_id(text: String) -> Result<PartyId, Error> {
    PartyId::try_from(text).map_err(|error| Error::Corrupt(error.to_string()))
}
