//! Running imports of guest lists: their guests are stored in several transactions and stay hidden until the last one.

use chrono::{DateTime, Utc};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use domain::id::{GuestId, ImportId, OrganisationId};
use domain::seat::SeatId;

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::{EventScope, SeatingScope};
use crate::purge::Progress;
use crate::schema::{events, guests, imports, parties, seat_assignments};

/// Begins an import of this many guests; [`awaited`] counts them from now on.
pub fn begin(
    conn: &mut Connection,
    scope: &EventScope,
    import: &ImportId,
    guests: i64,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = (
        imports::id.eq(import.as_str()),
        imports::organisation_id.eq(scope.organisation()),
        imports::event_id.eq(scope.id()),
        imports::guests.eq(guests),
        imports::created_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(imports::table).values(row).execute(c))?;
    Ok(())
}

/// Narrows to an import that was not discarded.
#[diesel::dsl::auto_type]
fn under_way<'a>(scope: &'a EventScope, import: &'a ImportId) -> _ {
    let import: &'a str = import.as_str();
    let event: &'a str = scope.id();
    imports::table
        .filter(imports::id.eq(import))
        .filter(imports::event_id.eq(event))
        .filter(imports::discarded_at.is_null())
}

/// Returns whether an import may continue. On PostgreSQL it cannot be discarded until the transaction ends.
pub fn lock(conn: &mut Connection, scope: &EventScope, import: &ImportId) -> Result<bool, Error> {
    let query = under_way(scope, import).select(imports::id);
    let found: Option<String> = match conn {
        Connection::Sqlite(c) => query.get_result(c).optional()?,
        Connection::Postgres(c) => query.for_update().get_result(c).optional()?,
    };
    Ok(found.is_some())
}

/// Ends an import, so that its guests are listed. Returns false when it was discarded.
pub fn end(conn: &mut Connection, scope: &EventScope, import: &ImportId) -> Result<bool, Error> {
    let rows = both!(conn, c => diesel::delete(under_way(scope, import)).execute(c))?;
    Ok(rows == 1)
}

/// Returns how many guests the imports of an event have still to store.
pub fn awaited(conn: &mut Connection, scope: &EventScope) -> Result<i64, Error> {
    let query = imports::table
        .filter(imports::event_id.eq(scope.id()))
        .select((imports::id, imports::guests));
    let begun = both!(conn, c => query.load(c))?;
    without_stored(conn, &begun)
}

/// Returns how many guests the imports of all events of an organisation have still to store.
pub fn awaited_in_all(conn: &mut Connection, organisation: &OrganisationId) -> Result<i64, Error> {
    let query = imports::table
        .inner_join(events::table)
        .filter(events::organisation_id.eq(organisation.as_str()))
        .select((imports::id, imports::guests));
    let begun = both!(conn, c => query.load(c))?;
    without_stored(conn, &begun)
}

/// Adds up the guests of imports, except those already stored.
fn without_stored(conn: &mut Connection, begun: &[(String, i64)]) -> Result<i64, Error> {
    if begun.is_empty() {
        return Ok(0);
    }
    let ids = begun.iter().map(|(import, _)| import.as_str());
    let stored = guests::table.filter(guests::import_id.eq_any(ids)).count();
    let stored: i64 = both!(conn, c => stored.get_result(c))?;
    Ok(begun.iter().map(|(_, guests)| guests).sum::<i64>() - stored)
}

/// Returns the seats of a room that guests have in a sitting whom the imports of the event have stored and not listed yet.
pub fn seats(conn: &mut Connection, scope: &SeatingScope) -> Result<Vec<SeatId>, Error> {
    let under_way = imports::table
        .filter(imports::event_id.eq(scope.id()))
        .select(imports::id.nullable());
    let query = seat_assignments::table
        .inner_join(guests::table)
        .filter(seat_assignments::event_id.eq(scope.id()))
        .filter(seat_assignments::sitting_id.eq(scope.sitting().sitting()))
        .filter(seat_assignments::room_id.eq(scope.room().room()))
        .filter(guests::import_id.eq_any(under_way))
        .select(seat_assignments::seat_id);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(crate::seating::assignments::seat_id).collect()
}

/// Removes some guests of an import, with their seats and the parties that become empty.
pub fn remove(conn: &mut Connection, scope: &EventScope, import: &ImportId, of: &[&GuestId]) -> Result<(), Error> {
    for chunk in of.chunks(CHUNK) {
        let ids: Vec<&str> = chunk.iter().map(|guest| guest.as_str()).collect();
        let target = guests::table
            .filter(guests::event_id.eq(scope.id()))
            .filter(guests::import_id.eq(import.as_str()))
            .filter(guests::id.eq_any(ids));
        let of_parties = target
            .clone()
            .filter(guests::party_id.is_not_null())
            .select(guests::party_id.assume_not_null());
        let of_parties: Vec<String> = both!(conn, c => of_parties.load(c))?;
        both!(conn, c => diesel::delete(target).execute(c))?;
        if !of_parties.is_empty() {
            delete_empty_parties(conn, scope, &of_parties)?;
        }
    }
    Ok(())
}

fn delete_empty_parties(conn: &mut Connection, scope: &EventScope, among: &[String]) -> Result<(), Error> {
    let members = guests::table
        .filter(guests::event_id.eq(parties::event_id))
        .filter(guests::party_id.eq(parties::id.nullable()));
    let target = parties::table
        .filter(parties::event_id.eq(scope.id()))
        .filter(parties::id.eq_any(among))
        .filter(not(exists(members)));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

/// Removes a slice of what an import has stored, and the import with the last slice. From the first slice on the import
/// cannot continue. Listed guests stay.
pub fn discard(
    conn: &mut Connection,
    scope: &EventScope,
    import: &ImportId,
    now: DateTime<Utc>,
) -> Result<Progress, Error> {
    let target = imports::table
        .filter(imports::id.eq(import.as_str()))
        .filter(imports::event_id.eq(scope.id()));
    let mark = imports::discarded_at.eq(now.naive_utc());
    if both!(conn, c => diesel::update(target).set(mark).execute(c))? == 0 {
        return Ok(Progress::Absent);
    }
    let slice = guests::table
        .filter(guests::event_id.eq(scope.id()))
        .filter(guests::import_id.eq(import.as_str()))
        .limit(i64::try_from(CHUNK).unwrap_or(i64::MAX))
        .select(guests::id);
    let slice: Vec<String> = both!(conn, c => slice.load(c))?;
    let slice = slice.into_iter().map(crate::core::event_scope::guest_id);
    let slice = slice.collect::<Result<Vec<_>, _>>()?;
    if !slice.is_empty() {
        remove(conn, scope, import, &slice.iter().collect::<Vec<_>>())?;
        return Ok(Progress::More);
    }
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(Progress::Done)
}

/// Returns the imports that began before an instant and have not ended, of all organisations: for the housekeeping only.
pub fn begun_before(conn: &mut Connection, instant: DateTime<Utc>) -> Result<Vec<(EventScope, ImportId)>, Error> {
    let query = imports::table
        .filter(imports::created_at.lt(instant.naive_utc()))
        .select(((imports::event_id, imports::organisation_id), imports::id));
    let rows: Vec<((String, String), String)> = both!(conn, c => query.load(c))?;
    let read = |(event, import): ((String, String), String)| {
        let import = ImportId::try_from(import).map_err(|error| Error::Corrupt(error.to_string()))?;
        Ok((EventScope::proven(event)?, import))
    };
    rows.into_iter().map(read).collect()
}
