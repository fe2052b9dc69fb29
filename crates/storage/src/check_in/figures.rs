//! How many guests are expected and present. Removed guests are in no figure.

use std::collections::{HashMap, HashSet};

use diesel::dsl::{count, count_star, exists};
use diesel::prelude::*;
use domain::check_in::{Counts, EntryKind};
use domain::guest::status::Rsvp;
use domain::id::{GuestId, PartyId};

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::core::listed::listed;
use crate::schema::{attendance, guests};

/// Finds the entries that made a guest a walk-in.
#[diesel::dsl::auto_type]
fn walk_in_entries() -> _ {
    let kind: &'static str = EntryKind::WalkIn.as_str();
    attendance::table
        .filter(attendance::event_id.eq(guests::event_id))
        .filter(attendance::guest_id.eq(guests::id.nullable()))
        .filter(attendance::kind.eq(kind))
}

/// Returns the figures of an event.
pub fn counts(conn: &mut Connection, scope: &EventScope) -> Result<Counts, Error> {
    let of_event = guests::table.filter(listed()).filter(guests::event_id.eq(scope.id()));
    let comes = guests::rsvp.ne(Rsvp::Declined.as_str());
    let expected = of_event.filter(comes.or(exists(walk_in_entries()))).count();
    let present = of_event.filter(guests::arrived_at.is_not_null());
    let walk_ins = present.filter(exists(walk_in_entries())).count();
    let is_own = attendance::event_id
        .eq(guests::event_id)
        .and(attendance::guest_id.eq(guests::id.nullable()));
    let entries = of_event
        .inner_join(attendance::table.on(is_own))
        .filter(attendance::counts.eq(true))
        .count();
    let present = present.count();
    let present: i64 = both!(conn, c => present.get_result(c))?;
    let entries: i64 = both!(conn, c => entries.get_result(c))?;
    Ok(Counts {
        expected: both!(conn, c => expected.get_result(c))?,
        present,
        walk_ins: both!(conn, c => walk_ins.get_result(c))?,
        duplicates: entries.saturating_sub(present),
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
