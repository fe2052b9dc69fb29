//! The history of guests. Every change of a guest adds rows; they are read by guest or by action, and erased with the
//! guest.

use std::collections::HashMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;
use diesel::sql_types::Bool;
use domain::guest::change::{Cause, FieldChange};
use domain::id::{BatchId, GuestId, UserId};

use crate::CHUNK;
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::{guest_changes, users};

/// One action that changes guests.
#[derive(Clone, Copy, Debug)]
pub struct Action<'a> {
    /// Names the action.
    pub batch: &'a BatchId,
    /// The acting user; `None` for a guest or the server.
    pub by: Option<&'a UserId>,
    /// What it is.
    pub cause: Cause,
}

/// An entry of a guest's history.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Names the entry.
    pub id: String,
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

/// A change as part of its action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BatchChange {
    /// What changed.
    pub change: FieldChange,
    /// When.
    pub at: DateTime<Utc>,
}

type Row = ((String, String), ChangeRow, Option<String>, String, NaiveDateTime);

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
            guest_changes::organisation_id.eq(scope.organisation()),
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
pub fn of_guest(conn: &mut Connection, scope: &EventScope, guest: &GuestId, limit: i64) -> Result<Vec<Entry>, Error> {
    let living = users::id
        .nullable()
        .eq(guest_changes::changed_by)
        .and(users::deleted_at.is_null());
    let query = guest_changes::table
        .left_join(users::table.on(living))
        .filter(guest_changes::event_id.eq(scope.id()))
        .filter(guest_changes::guest_id.eq(guest.as_str()))
        .order((guest_changes::created_at.desc(), guest_changes::id.desc()))
        .limit(limit)
        .select((
            (guest_changes::id, guest_changes::batch_id),
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
pub fn of_batch(conn: &mut Connection, scope: &EventScope, batch: &BatchId) -> Result<Vec<BatchChange>, Error> {
    let query = guest_changes::table
        .filter(guest_changes::event_id.eq(scope.id()))
        .filter(guest_changes::batch_id.eq(batch.as_str()))
        .order((guest_changes::created_at, guest_changes::id))
        .select((
            (
                guest_changes::guest_id,
                guest_changes::field,
                guest_changes::old_value,
                guest_changes::new_value,
            ),
            guest_changes::created_at,
        ));
    let rows: Vec<(ChangeRow, NaiveDateTime)> = both!(conn, c => query.load(c))?;
    let read = |(row, at): (ChangeRow, NaiveDateTime)| {
        Ok(BatchChange {
            change: change(row)?,
            at: at.and_utc(),
        })
    };
    rows.into_iter().map(read).collect()
}

/// Returns the actions in which a guest changed.
pub fn batches(conn: &mut Connection, scope: &EventScope, guest: &GuestId) -> Result<Vec<BatchId>, Error> {
    let query = guest_changes::table
        .filter(guest_changes::event_id.eq(scope.id()))
        .filter(guest_changes::guest_id.eq(guest.as_str()))
        .select(guest_changes::batch_id)
        .distinct();
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(batch_id).collect()
}

/// Returns the latest change of a field of each of these guests, with the action it was part of. Guests without one are
/// left out.
pub fn latest(
    conn: &mut Connection,
    scope: &EventScope,
    of: &[&GuestId],
    field: &str,
) -> Result<HashMap<GuestId, (BatchId, FieldChange)>, Error> {
    let mut latest = HashMap::with_capacity(of.len());
    for chunk in of.chunks(CHUNK) {
        let query = guest_changes::table
            .filter(guest_changes::event_id.eq(scope.id()))
            .filter(guest_changes::guest_id.eq_any(chunk.iter().map(|guest| guest.as_str())))
            .filter(guest_changes::field.eq(field))
            .order((guest_changes::created_at, guest_changes::id))
            .select((
                guest_changes::batch_id,
                (
                    guest_changes::guest_id,
                    guest_changes::field,
                    guest_changes::old_value,
                    guest_changes::new_value,
                ),
            ));
        let rows: Vec<(String, ChangeRow)> = both!(conn, c => query.load(c))?;
        for (batch, row) in rows {
            let change = change(row)?;
            latest.insert(change.guest.clone(), (batch_id(batch)?, change));
        }
    }
    Ok(latest)
}

/// Returns when another action last changed one of these fields of each guest; without fields, any field counts.
pub fn last_changed_otherwise(
    conn: &mut Connection,
    scope: &EventScope,
    of: &[&GuestId],
    fields: &[&str],
    than: &BatchId,
) -> Result<HashMap<GuestId, DateTime<Utc>>, Error> {
    let mut found = HashMap::with_capacity(of.len());
    for chunk in of.chunks(CHUNK) {
        let query = guest_changes::table
            .filter(guest_changes::event_id.eq(scope.id()))
            .filter(guest_changes::guest_id.eq_any(chunk.iter().map(|guest| guest.as_str())))
            .filter(guest_changes::batch_id.ne(than.as_str()))
            .filter(
                guest_changes::field
                    .eq_any(fields)
                    .or(fields.is_empty().into_sql::<Bool>()),
            )
            .group_by(guest_changes::guest_id)
            .select((guest_changes::guest_id, max(guest_changes::created_at)));
        let rows: Vec<(String, Option<NaiveDateTime>)> = both!(conn, c => query.load(c))?;
        for (guest, at) in rows {
            if let Some(at) = at {
                found.insert(crate::core::event_scope::guest_id(guest)?, at.and_utc());
            }
        }
    }
    Ok(found)
}

/// Returns when another action than this one last changed each guest, apart from auto-assign, and from removals, which
/// leave a restored guest as it was.
pub fn last_changed_by_hand(
    conn: &mut Connection,
    scope: &EventScope,
    of: &[&GuestId],
    than: &BatchId,
) -> Result<HashMap<GuestId, DateTime<Utc>>, Error> {
    let mut found = HashMap::with_capacity(of.len());
    for chunk in of.chunks(CHUNK) {
        let query = guest_changes::table
            .filter(guest_changes::event_id.eq(scope.id()))
            .filter(guest_changes::guest_id.eq_any(chunk.iter().map(|guest| guest.as_str())))
            .filter(guest_changes::batch_id.ne(than.as_str()))
            .filter(guest_changes::cause.ne(Cause::AutoAssign.as_str()))
            .filter(guest_changes::field.ne_all([FieldChange::REMOVED, FieldChange::RESTORED]))
            .group_by(guest_changes::guest_id)
            .select((guest_changes::guest_id, max(guest_changes::created_at)));
        let rows: Vec<(String, Option<NaiveDateTime>)> = both!(conn, c => query.load(c))?;
        for (guest, at) in rows {
            if let Some(at) = at {
                found.insert(crate::core::event_scope::guest_id(guest)?, at.and_utc());
            }
        }
    }
    Ok(found)
}

type ChangeRow = (String, String, String, String);

fn batch_id(text: String) -> Result<BatchId, Error> {
    BatchId::try_from(text).map_err(|error| Error::Corrupt(error.to_string()))
}

fn change((guest, field, old, new): ChangeRow) -> Result<FieldChange, Error> {
    Ok(FieldChange {
        guest: crate::core::event_scope::guest_id(guest)?,
        field,
        old,
        new,
    })
}

fn entry(((id, batch), changed, by, cause, at): Row) -> Result<Entry, Error> {
    let corrupt = || Error::Corrupt(format!("{cause:?} is no cause of a change"));
    Ok(Entry {
        id,
        batch: batch_id(batch)?,
        change: change(changed)?,
        by,
        cause: Cause::parse(&cause).ok_or_else(corrupt)?,
        at: at.and_utc(),
    })
}
