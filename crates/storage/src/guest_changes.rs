//! The history of guests. Rows are added by whatever changes a guest, read by guest or by action, and erased with the guest.

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use domain::guest::change::{Cause, FieldChange};
use domain::id::{BatchId, GuestId, UserId};

use crate::CHUNK;
use crate::connection::Connection;
use crate::error::Error;
use crate::events::EventScope;
use crate::schema::{guest_changes, users};

/// Rows of a history that are read at most.
const HISTORY_MAX: i64 = 200;

/// One action that changes guests.
#[derive(Clone, Copy, Debug)]
pub struct Action<'a> {
    /// Names the action.
    pub batch: &'a BatchId,
    /// Who acts; nothing for a guest or the server.
    pub by: Option<&'a UserId>,
    /// What it is.
    pub cause: Cause,
}

/// An entry of a guest's history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The action it is part of.
    pub batch: BatchId,
    /// What changed.
    pub change: FieldChange,
    /// The name of who changed it.
    pub by: Option<String>,
    /// Why.
    pub cause: Cause,
    /// When.
    pub at: DateTime<Utc>,
}

type Row = (
    String,
    (String, String, String, String),
    Option<String>,
    String,
    chrono::NaiveDateTime,
);

/// Adds changes to the history. `ids` has an id for each of them.
pub fn insert(
    conn: &mut Connection,
    scope: &EventScope,
    action: Action<'_>,
    changes: &[(String, FieldChange)],
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = |(id, change): &(String, FieldChange)| {
        (
            guest_changes::id.eq(id.clone()),
            guest_changes::event_id.eq(scope.id()),
            guest_changes::guest_id.eq(change.guest.as_str().to_owned()),
            guest_changes::batch_id.eq(action.batch.as_str()),
            guest_changes::field.eq(change.field.clone()),
            guest_changes::old_value.eq(change.old.clone()),
            guest_changes::new_value.eq(change.new.clone()),
            guest_changes::changed_by.eq(action.by.map(UserId::as_str)),
            guest_changes::cause.eq(action.cause.as_str()),
            guest_changes::created_at.eq(now.naive_utc()),
        )
    };
    for chunk in changes.chunks(CHUNK) {
        let rows: Vec<_> = chunk.iter().map(row).collect();
        both!(conn, c => diesel::insert_into(guest_changes::table).values(&rows).execute(c))?;
    }
    Ok(())
}

/// Returns the latest changes of a guest, the newest first.
pub fn of_guest(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<Vec<Entry>, Error> {
    let query = guest_changes::table
        .left_join(users::table)
        .filter(guest_changes::event_id.eq(scope.id()))
        .filter(guest_changes::guest_id.eq(guest.as_str()))
        .order((guest_changes::created_at.desc(), guest_changes::id.desc()))
        .limit(HISTORY_MAX)
        .select((
            guest_changes::batch_id,
            (
                guest_changes::guest_id,
                guest_changes::field,
                guest_changes::old_value,
                guest_changes::new_value,
            ),
            users::name.nullable(),
            guest_changes::cause,
            guest_changes::created_at,
        ));
    let rows: Vec<Row> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(entry).collect()
}

/// Returns the changes of an action, as they were made.
pub fn of_batch(conn: &mut Connection, scope: &EventScope, batch: &BatchId) -> Result<Vec<FieldChange>, Error> {
    let query = guest_changes::table
        .filter(guest_changes::event_id.eq(scope.id()))
        .filter(guest_changes::batch_id.eq(batch.as_str()))
        .order((guest_changes::created_at, guest_changes::id))
        .select((
            guest_changes::guest_id,
            guest_changes::field,
            guest_changes::old_value,
            guest_changes::new_value,
        ));
    let rows: Vec<(String, String, String, String)> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(change).collect()
}

fn change((guest, field, old, new): (String, String, String, String)) -> Result<FieldChange, Error> {
    Ok(FieldChange {
        guest: crate::seat_assignments::guest_id(guest)?,
        field,
        old,
        new,
    })
}

fn entry((batch, changed, by, cause, at): Row) -> Result<Entry, Error> {
    let corrupt = || Error::Corrupt(format!("{cause:?} is no cause of a change"));
    Ok(Entry {
        batch: BatchId::try_from(batch).map_err(|error| Error::Corrupt(error.to_string()))?,
        change: change(changed)?,
        by,
        cause: Cause::parse(&cause).ok_or_else(corrupt)?,
        at: at.and_utc(),
    })
}
