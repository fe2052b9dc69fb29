//! How many guests are expected and present. Removed guests are in no figure.

use std::collections::{HashMap, HashSet};

use diesel::dsl::{count, count_star};
use diesel::prelude::*;
use domain::check_in::Counts;
use domain::id::{GuestId, PartyId};

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::core::listed::listed;
use crate::events::totals;
use crate::schema::guests;

/// Returns the figures of an event.
pub fn counts(conn: &mut Connection, scope: &EventScope) -> Result<Counts, Error> {
    let totals = totals::listed(conn, scope)?;
    Ok(Counts {
        expected: totals.guests() - totals.declined + totals.declined_walk_ins,
        present: totals.present,
        walk_ins: totals.walk_ins,
        duplicates: totals.check_ins.saturating_sub(totals.present),
    })
}

/// Returns how many guests each of these parties has, and how many of them are present.
pub fn party_presence(
    conn: &mut Connection,
    scope: &EventScope,
    of: &[&PartyId],
) -> Result<HashMap<String, (i64, i64)>, Error> {
    let mut found: HashMap<String, (i64, i64)> = HashMap::new();
    for chunk in of.chunks(CHUNK) {
        let ids: Vec<&str> = chunk.iter().map(|party| party.as_str()).collect();
        let members = guests::table
            .filter(listed())
            .filter(guests::event_id.eq(scope.id()))
            .filter(guests::party_id.eq_any(ids))
            .group_by(guests::party_id)
            .select((guests::party_id, count_star(), count(guests::arrived_at)));
        let rows: Vec<(Option<String>, i64, i64)> = both!(conn, c => members.load(c))?;
        let of_parties = rows
            .into_iter()
            .filter_map(|(party, size, present)| Some((party?, (size, present))));
        found.extend(of_parties);
    }
    Ok(found)
}

/// Returns those of these guests who are on the list.
pub fn listed_among(conn: &mut Connection, scope: &EventScope, of: &[&GuestId]) -> Result<HashSet<GuestId>, Error> {
    let mut found = HashSet::new();
    for chunk in of.chunks(CHUNK) {
        let query = guests::table
            .filter(listed())
            .filter(guests::event_id.eq(scope.id()))
            .filter(guests::id.eq_any(chunk.iter().map(|guest| guest.as_str())))
            .select(guests::id);
        let rows: Vec<String> = both!(conn, c => query.load(c))?;
        for id in rows {
            found.insert(crate::core::event_scope::guest_id(id)?);
        }
    }
    Ok(found)
}
