//! Imports of guest lists that are under way: their guests are stored in several transactions and listed from the last
//! one on.

use chrono::{DateTime, Utc};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use domain::id::{GuestId, ImportId};

use crate::CHUNK;
use crate::connection::Connection;
use crate::error::Error;
use crate::events::EventScope;
use crate::purge::Progress;
use crate::schema::{guest_rows, imports, parties};

/// Begins an import.
pub fn begin(conn: &mut Connection, scope: &EventScope, import: &ImportId, now: DateTime<Utc>) -> Result<(), Error> {
    let row = (
        imports::id.eq(import.as_str()),
        imports::event_id.eq(scope.id()),
        imports::created_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(imports::table).values(row).execute(c))?;
    Ok(())
}

/// Ends an import, so that its guests are listed; one that was discarded meanwhile is not found.
pub fn end(conn: &mut Connection, scope: &EventScope, import: &ImportId) -> Result<(), Error> {
    let target = imports::table
        .find(import.as_str())
        .filter(imports::event_id.eq(scope.id()));
    let rows = both!(conn, c => diesel::delete(target).execute(c))?;
    if rows == 1 { Ok(()) } else { Err(Error::NotFound) }
}

/// Removes some guests of an import, with the seats they have and the parties that nobody is left in.
pub fn remove(conn: &mut Connection, scope: &EventScope, import: &ImportId, of: &[&GuestId]) -> Result<(), Error> {
    for chunk in of.chunks(CHUNK) {
        let ids: Vec<&str> = chunk.iter().map(|guest| guest.as_str()).collect();
        let target = guest_rows::table
            .filter(guest_rows::event_id.eq(scope.id()))
            .filter(guest_rows::import_id.eq(import.as_str()))
            .filter(guest_rows::id.eq_any(ids));
        let of_parties = target
            .clone()
            .filter(guest_rows::party_id.is_not_null())
            .select(guest_rows::party_id.assume_not_null());
        let of_parties: Vec<String> = both!(conn, c => of_parties.load(c))?;
        both!(conn, c => diesel::delete(target).execute(c))?;
        if !of_parties.is_empty() {
            delete_empty_parties(conn, scope, &of_parties)?;
        }
    }
    Ok(())
}

fn delete_empty_parties(conn: &mut Connection, scope: &EventScope, among: &[String]) -> Result<(), Error> {
    let members = guest_rows::table
        .filter(guest_rows::event_id.eq(parties::event_id))
        .filter(guest_rows::party_id.eq(parties::id.nullable()));
    let target = parties::table
        .filter(parties::event_id.eq(scope.id()))
        .filter(parties::id.eq_any(among))
        .filter(not(exists(members)));
    both!(conn, c => diesel::delete(target).execute(c))?;
    Ok(())
}

/// Removes a slice of what an import has stored, and the import with the last of it. Listed guests stay.
pub fn discard(conn: &mut Connection, scope: &EventScope, import: &ImportId) -> Result<Progress, Error> {
    if !is_under_way(conn, scope, import)? {
        return Ok(Progress::Absent);
    }
    let slice = guest_rows::table
        .filter(guest_rows::event_id.eq(scope.id()))
        .filter(guest_rows::import_id.eq(import.as_str()))
        .limit(i64::try_from(CHUNK).unwrap_or(i64::MAX))
        .select(guest_rows::id);
    let slice: Vec<String> = both!(conn, c => slice.load(c))?;
    let slice = slice.into_iter().map(crate::seat_assignments::guest_id);
    let slice = slice.collect::<Result<Vec<_>, _>>()?;
    if !slice.is_empty() {
        remove(conn, scope, import, &slice.iter().collect::<Vec<_>>())?;
        return Ok(Progress::More);
    }
    end(conn, scope, import)?;
    Ok(Progress::Done)
}

/// Returns whether an import has not ended; on PostgreSQL it cannot end before the transaction does.
fn is_under_way(conn: &mut Connection, scope: &EventScope, import: &ImportId) -> Result<bool, Error> {
    let query = imports::table
        .find(import.as_str())
        .filter(imports::event_id.eq(scope.id()))
        .select(imports::id);
    let found: Option<String> = match conn {
        Connection::Sqlite(c) => query.get_result(c).optional()?,
        Connection::Postgres(c) => query.for_update().get_result(c).optional()?,
    };
    Ok(found.is_some())
}

/// Returns the imports that began before an instant and have not ended, of all organisations: for the housekeeping only.
pub fn begun_before(conn: &mut Connection, instant: DateTime<Utc>) -> Result<Vec<(EventScope, ImportId)>, Error> {
    let query = imports::table
        .filter(imports::created_at.lt(instant.naive_utc()))
        .select((imports::event_id, imports::id));
    let rows: Vec<(String, String)> = both!(conn, c => query.load(c))?;
    let read = |(event, import): (String, String)| {
        let import = ImportId::try_from(import).map_err(|error| Error::Corrupt(error.to_string()))?;
        Ok((EventScope::proven(event)?, import))
    };
    rows.into_iter().map(read).collect()
}
