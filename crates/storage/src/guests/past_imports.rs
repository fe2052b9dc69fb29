//! Imports that have ended, with what they did, so that each can be undone as a whole.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::id::{ImportId, UserId};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::{past_imports, users};

/// An import that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredImport {
    /// The import, which is also the action that its changes are part of.
    pub id: ImportId,
    /// The name of the file.
    pub file_name: String,
    /// What it did, as JSON.
    pub report: String,
    /// The name of the user who imported it; `None` for a former member.
    pub by: Option<String>,
    /// When it ended.
    pub finished_at: DateTime<Utc>,
    /// When it was undone, if it was.
    pub undone_at: Option<DateTime<Utc>>,
}

type Row = (
    String,
    String,
    String,
    Option<String>,
    NaiveDateTime,
    Option<NaiveDateTime>,
);

/// Stores an import that ends now.
pub fn insert(
    conn: &mut Connection,
    scope: &EventScope,
    import: &ImportId,
    (file_name, report): (&str, &str),
    by: &UserId,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = (
        past_imports::id.eq(import.as_str()),
        past_imports::organisation_id.eq(scope.organisation()),
        past_imports::event_id.eq(scope.id()),
        past_imports::file_name.eq(file_name),
        past_imports::report.eq(report),
        past_imports::imported_by.eq(by.as_str()),
        past_imports::finished_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(past_imports::table).values(row).execute(c))?;
    Ok(())
}

/// Returns the latest imports of an event, the newest first.
pub fn of_event(conn: &mut Connection, scope: &EventScope, limit: i64) -> Result<Vec<StoredImport>, Error> {
    load(conn, scope, None, limit)
}

/// Returns one import of an event.
pub fn get(conn: &mut Connection, scope: &EventScope, import: &ImportId) -> Result<StoredImport, Error> {
    load(conn, scope, Some(import), 1)?.pop().ok_or(Error::NotFound)
}

fn load(
    conn: &mut Connection,
    scope: &EventScope,
    one: Option<&ImportId>,
    limit: i64,
) -> Result<Vec<StoredImport>, Error> {
    let living = users::id.eq(past_imports::imported_by).and(users::deleted_at.is_null());
    let query = past_imports::table
        .left_join(users::table.on(living))
        .filter(past_imports::event_id.eq(scope.id()))
        .order((past_imports::finished_at.desc(), past_imports::id.desc()))
        .limit(limit)
        .select((
            past_imports::id,
            past_imports::file_name,
            past_imports::report,
            users::name.nullable(),
            past_imports::finished_at,
            past_imports::undone_at,
        ));
    let rows: Vec<Row> = match one {
        Some(import) => both!(conn, c => query.filter(past_imports::id.eq(import.as_str())).load(c))?,
        None => both!(conn, c => query.load(c))?,
    };
    rows.into_iter().map(read).collect()
}

fn read((id, file_name, report, by, finished_at, undone_at): Row) -> Result<StoredImport, Error> {
    Ok(StoredImport {
        id: ImportId::try_from(id).map_err(|error| Error::Corrupt(error.to_string()))?,
        file_name,
        report,
        by,
        finished_at: finished_at.and_utc(),
        undone_at: undone_at.map(|at| at.and_utc()),
    })
}

/// Returns the names of the files of all imports of an event that are kept.
pub fn file_names(conn: &mut Connection, scope: &EventScope) -> Result<Vec<(ImportId, String)>, Error> {
    let query = past_imports::table
        .filter(past_imports::event_id.eq(scope.id()))
        .select((past_imports::id, past_imports::file_name));
    let rows: Vec<(String, String)> = both!(conn, c => query.load(c))?;
    let parsed = rows.into_iter().map(|(id, name)| {
        let id = ImportId::try_from(id).map_err(|error| Error::Corrupt(error.to_string()))?;
        Ok((id, name))
    });
    parsed.collect()
}

/// Replaces the name of a file in all imports of an event.
pub fn rename_file(conn: &mut Connection, scope: &EventScope, from: &str, to: &str) -> Result<(), Error> {
    let target = past_imports::table
        .filter(past_imports::event_id.eq(scope.id()))
        .filter(past_imports::file_name.eq(from));
    both!(conn, c => diesel::update(target).set(past_imports::file_name.eq(to)).execute(c))?;
    Ok(())
}

/// Marks an import as undone, unless it was undone before. Returns whether it was not.
pub fn set_undone(
    conn: &mut Connection,
    scope: &EventScope,
    import: &ImportId,
    now: DateTime<Utc>,
) -> Result<bool, Error> {
    let target = past_imports::table
        .filter(past_imports::id.eq(import.as_str()))
        .filter(past_imports::event_id.eq(scope.id()))
        .filter(past_imports::undone_at.is_null());
    let change = past_imports::undone_at.eq(now.naive_utc());
    let rows = both!(conn, c => diesel::update(target).set(change).execute(c))?;
    Ok(rows == 1)
}

/// Removes the imports that ended before an instant, of all organisations: for the housekeeping only.
pub fn purge(conn: &mut Connection, before: DateTime<Utc>) -> Result<usize, Error> {
    let target = past_imports::table.filter(past_imports::finished_at.lt(before.naive_utc()));
    Ok(both!(conn, c => diesel::delete(target).execute(c))?)
}
