//! What was agreed about a party, and how many guests belong to it.

use std::collections::HashMap;

use diesel::prelude::*;
use domain::id::{OrganisationId, PartyId};
use domain::party::{Party, PartyDetails, PartySeating};

use super::party_id;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::core::listed::listed;
use crate::schema::{events, guests, parties};

type Row = (String, String, (i32, bool), String, String);

/// Returns the parties of an event by name.
pub fn all_details(conn: &mut Connection, scope: &EventScope) -> Result<Vec<PartyDetails>, Error> {
    let query = parties::table
        .filter(parties::event_id.eq(scope.id()))
        .order((parties::name, parties::id))
        .select((
            parties::id,
            parties::name,
            (parties::plus_ones_allowed, parties::plus_ones_set),
            parties::seating,
            parties::note,
        ));
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(details).collect()
}

/// Returns a party with its event, if it belongs to the organisation.
pub fn find_details(
    conn: &mut Connection,
    organisation: &OrganisationId,
    party: &PartyId,
) -> Result<(EventScope, PartyDetails), Error> {
    let query = parties::table
        .inner_join(events::table.on(events::id.eq(parties::event_id)))
        .filter(parties::id.eq(party.as_str()))
        .filter(guard_rows!("tenancy party" => events::organisation_id.eq(organisation.as_str())))
        .filter(events::deleted_at.is_null())
        .select((
            (events::id, events::organisation_id),
            (
                parties::id,
                parties::name,
                (parties::plus_ones_allowed, parties::plus_ones_set),
                parties::seating,
                parties::note,
            ),
        ));
    let (event, row): ((String, String), Row) = both!(conn, c => query.get_result(c))?;
    Ok((EventScope::proven(event)?, details(row)?))
}

/// Overwrites what was agreed about a party.
pub fn update_details(conn: &mut Connection, scope: &EventScope, new: &PartyDetails) -> Result<(), Error> {
    let target = parties::table
        .filter(parties::id.eq(new.party.id.as_str()))
        .filter(parties::event_id.eq(scope.id()));
    let values = (
        parties::name.eq(&new.party.name),
        parties::plus_ones_allowed.eq(new.plus_ones_allowed.unwrap_or(0)),
        parties::plus_ones_set.eq(new.plus_ones_allowed.is_some()),
        parties::seating.eq(new.seating.as_str()),
        parties::note.eq(&new.note),
    );
    both!(conn, c => diesel::update(target).set(values).execute(c))?;
    Ok(())
}

/// Returns how many guests belong to each party of an event, by the id of the party.
pub fn sizes(conn: &mut Connection, scope: &EventScope) -> Result<HashMap<String, i64>, Error> {
    let query = guests::table
        .filter(listed())
        .filter(guests::event_id.eq(scope.id()))
        .group_by(guests::party_id)
        .select((guests::party_id, diesel::dsl::count_star()));
    let rows: Vec<(Option<String>, i64)> = both!(conn, c => query.load(c))?;
    Ok(rows.into_iter().filter_map(|(id, count)| Some((id?, count))).collect())
}

fn details((id, name, (plus_ones, is_set), seating, note): Row) -> Result<PartyDetails, Error> {
    Ok(PartyDetails {
        party: Party {
            id: party_id(id)?,
            name,
        },
        plus_ones_allowed: is_set.then_some(plus_ones),
        seating: PartySeating::parse(&seating).map_err(|error| Error::Corrupt(error.to_string()))?,
        note,
    })
}
