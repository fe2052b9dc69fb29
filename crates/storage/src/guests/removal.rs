//! Guests who were removed: their rows are kept for a while, on no list, so that they can be restored.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::guest::GuestTexts;
use domain::guest::status::Rsvp;
use domain::id::{GuestId, PartyId};
use domain::party::Party;

use super::{delete, delete_empty_party};
use crate::CHUNK;
use crate::check_in;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::core::event_scope::guest_id;
use crate::core::listed::has_come_in;
use crate::schema::{guests, parties};

/// A guest who was removed and can be restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemovedGuest {
    /// The guest.
    pub id: GuestId,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// The address.
    pub email: String,
    /// The party.
    pub party: Option<Party>,
    /// When the guest was removed.
    pub removed_at: DateTime<Utc>,
}

/// A removed guest whose row is locked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Restorable {
    /// What the guest answered.
    pub rsvp: Rsvp,
    /// A table chosen without a seat.
    pub table_id: Option<String>,
}

/// A guest whose time after the removal is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpiredGuest {
    /// Proof of the event.
    pub scope: EventScope,
    /// The guest.
    pub id: GuestId,
    /// The names, and no other text.
    pub names: GuestTexts,
    party: Option<PartyId>,
}

type Removed = (
    String,
    String,
    String,
    String,
    Option<(String, String)>,
    Option<NaiveDateTime>,
);

/// The event with its organisation, the guest, both names and the party.
type Expired = ((String, String), String, String, String, Option<String>);

/// Returns the names of those of these guests whom an event has, on the list or removed.
pub fn names(conn: &mut Connection, scope: &EventScope, of: &[GuestId]) -> Result<HashMap<GuestId, String>, Error> {
    let mut found = HashMap::with_capacity(of.len());
    for chunk in of.chunks(CHUNK) {
        let query = guests::table
            .filter(has_come_in())
            .filter(guests::event_id.eq(scope.id()))
            .filter(guests::id.eq_any(chunk.iter().map(GuestId::as_str)))
            .select((guests::id, guests::first_name, guests::last_name));
        let rows: Vec<(String, String, String)> = both!(conn, c => query.load(c))?;
        for (id, first, last) in rows {
            found.insert(guest_id(id)?, format!("{first} {last}").trim().to_owned());
        }
    }
    Ok(found)
}

/// Returns the latest removed guests of an event, the latest first.
pub fn removed(conn: &mut Connection, scope: &EventScope, limit: i64) -> Result<Vec<RemovedGuest>, Error> {
    let query = guests::table
        .left_join(parties::table)
        .filter(guests::event_id.eq(scope.id()))
        .filter(guests::deleted_at.is_not_null())
        .order((guests::deleted_at.desc(), guests::id.desc()))
        .limit(limit)
        .select((
            guests::id,
            guests::first_name,
            guests::last_name,
            guests::email,
            (parties::id, parties::name).nullable(),
            guests::deleted_at,
        ));
    let rows: Vec<Removed> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(read).collect()
}

fn read((id, first_name, last_name, email, party, removed_at): Removed) -> Result<RemovedGuest, Error> {
    let party = party.map(|(id, name)| {
        Ok::<_, Error>(Party {
            id: party_id(id)?,
            name,
        })
    });
    Ok(RemovedGuest {
        id: guest_id(id)?,
        first_name,
        last_name,
        email,
        party: party.transpose()?,
        removed_at: removed_at.unwrap_or_default().and_utc(),
    })
}

fn party_id(text: String) -> Result<PartyId, Error> {
    PartyId::try_from(text).map_err(|error| Error::Corrupt(error.to_string()))
}

/// Returns those of these guests of an event who are removed. The ids must be sorted: on PostgreSQL the rows are locked in
/// that order.
pub fn lock_removed(
    conn: &mut Connection,
    scope: &EventScope,
    of: &[&GuestId],
) -> Result<HashMap<GuestId, Restorable>, Error> {
    let mut found = HashMap::with_capacity(of.len());
    for chunk in of.chunks(CHUNK) {
        let query = guests::table
            .filter(guests::event_id.eq(scope.id()))
            .filter(guests::deleted_at.is_not_null())
            .filter(guests::id.eq_any(chunk.iter().map(|guest| guest.as_str())))
            .order(guests::id)
            .select((guests::id, guests::rsvp, guests::table_id));
        let rows: Vec<(String, String, Option<String>)> = match conn {
            Connection::Sqlite(c) => query.load(c)?,
            Connection::Postgres(c) => query.for_update().load(c)?,
        };
        for (id, rsvp, table_id) in rows {
            let rsvp = Rsvp::parse(&rsvp).map_err(|error| Error::Corrupt(error.to_string()))?;
            found.insert(guest_id(id)?, Restorable { rsvp, table_id });
        }
    }
    Ok(found)
}

/// Sets when guests of an event were removed, or with nothing that they are on the list again.
pub fn set_removed(
    conn: &mut Connection,
    scope: &EventScope,
    of: &[&GuestId],
    at: Option<DateTime<Utc>>,
) -> Result<(), Error> {
    for chunk in of.chunks(CHUNK) {
        let target = guests::table
            .filter(guests::event_id.eq(scope.id()))
            .filter(guests::id.eq_any(chunk.iter().map(|guest| guest.as_str())));
        let change = guests::deleted_at.eq(at.map(|at| at.naive_utc()));
        both!(conn, c => diesel::update(target).set(change).execute(c))?;
    }
    Ok(())
}

/// Returns some of the guests who were removed before an instant, of all organisations: for the housekeeping only.
pub fn expired(conn: &mut Connection, before: DateTime<Utc>, limit: i64) -> Result<Vec<ExpiredGuest>, Error> {
    let query = guests::table
        .filter(guests::deleted_at.lt(before.naive_utc()))
        .order(guests::deleted_at)
        .limit(limit)
        .select((
            (guests::event_id, guests::organisation_id),
            guests::id,
            guests::first_name,
            guests::last_name,
            guests::party_id,
        ));
    let rows: Vec<Expired> = both!(conn, c => query.load(c))?;
    let read = |(event, id, first_name, last_name, party): Expired| {
        Ok(ExpiredGuest {
            scope: EventScope::proven(event)?,
            id: guest_id(id)?,
            names: GuestTexts {
                first_name,
                last_name,
                ..GuestTexts::default()
            },
            party: party.map(party_id).transpose()?,
        })
    };
    rows.into_iter().map(read).collect()
}

/// Erases a guest who was removed, with the history and with the party when it was the last guest of it.
pub fn erase(conn: &mut Connection, guest: &ExpiredGuest) -> Result<(), Error> {
    check_in::lock(conn, &guest.scope)?;
    delete(conn, &guest.scope, &guest.id)?;
    match &guest.party {
        Some(party) => delete_empty_party(conn, &guest.scope, party),
        None => Ok(()),
    }
}
