//! Snapshots: floor plans saved under a label. The document is plain text here; the domain interprets it.

use std::collections::HashSet;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::id::{EventId, OrganisationId, UserId};
use domain::snapshot::SnapshotLabel;

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::{events, snapshots, users};

/// A snapshot to be stored.
pub struct NewSnapshot<'a> {
    /// What people call it.
    pub label: &'a SnapshotLabel,
    /// The size of its plan.
    pub size: PlanSize,
    /// When it was saved.
    pub saved_at: DateTime<Utc>,
    /// Who saved it.
    pub user_id: &'a UserId,
    /// The saved-state JSON.
    pub document: &'a str,
}

/// The size of a plan.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlanSize {
    /// Elements of all kinds.
    pub elements: i32,
    /// Tables among them.
    pub tables: i32,
    /// Seats at all of them.
    pub seats: i32,
}

/// A snapshot without its document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSnapshot {
    /// What people call it.
    pub label: String,
    /// The event, as text.
    pub event_id: String,
    /// The event's name.
    pub event_name: String,
    /// Who saved it, unless that account is gone.
    pub author: Option<String>,
    /// When.
    pub saved_at: DateTime<Utc>,
    /// The size of its plan.
    pub size: PlanSize,
}

/// Stores a snapshot; its label must be free in the event.
pub fn insert(conn: &mut Connection, scope: &EventScope, new: &NewSnapshot<'_>) -> Result<(), Error> {
    let row = (
        snapshots::organisation_id.eq(scope.organisation()),
        snapshots::event_id.eq(scope.id()),
        snapshots::label.eq(new.label.as_str()),
        snapshots::elements.eq(new.size.elements),
        snapshots::tables.eq(new.size.tables),
        snapshots::seats.eq(new.size.seats),
        snapshots::created_at.eq(new.saved_at.naive_utc()),
        snapshots::created_by.eq(new.user_id.as_str()),
        snapshots::document.eq(new.document),
    );
    both!(conn, c => diesel::insert_into(snapshots::table).values(row).execute(c))?;
    Ok(())
}

/// Returns the labels that are taken in an event.
pub fn labels(conn: &mut Connection, scope: &EventScope) -> Result<HashSet<String>, Error> {
    let query = snapshots::table
        .filter(snapshots::event_id.eq(scope.id()))
        .select(snapshots::label);
    let rows: Vec<String> = both!(conn, c => query.load(c))?;
    Ok(rows.into_iter().collect())
}

/// Returns the snapshots of an organisation, or of one event of it, the newest first.
pub fn list(
    conn: &mut Connection,
    organisation: &OrganisationId,
    event: Option<&EventId>,
) -> Result<Vec<StoredSnapshot>, Error> {
    let living = users::id.eq(snapshots::created_by).and(users::deleted_at.is_null());
    let all = snapshots::table
        .inner_join(events::table)
        .left_join(users::table.on(living))
        .filter(events::organisation_id.eq(organisation.as_str()))
        .filter(events::deleted_at.is_null())
        .order((snapshots::created_at.desc(), snapshots::label, snapshots::event_id))
        .select((
            snapshots::label,
            (events::id, events::name),
            users::name.nullable(),
            snapshots::created_at,
            (snapshots::elements, snapshots::tables, snapshots::seats),
        ));
    let rows: Vec<Row> = match event {
        None => both!(conn, c => all.load(c))?,
        Some(event) => {
            let of_event = all.filter(snapshots::event_id.eq(event.as_str()));
            both!(conn, c => of_event.load(c))?
        }
    };
    Ok(rows.into_iter().map(stored).collect())
}

/// Returns the events of an organisation that have a snapshot of this label, the one saved last in front.
pub fn holders(
    conn: &mut Connection,
    organisation: &OrganisationId,
    label: &SnapshotLabel,
) -> Result<Vec<EventScope>, Error> {
    let query = snapshots::table
        .inner_join(events::table)
        .filter(guard_rows!("tenancy snapshot by label" => events::organisation_id.eq(organisation.as_str())))
        .filter(events::deleted_at.is_null())
        .filter(snapshots::label.eq(label.as_str()))
        .order((snapshots::created_at.desc(), snapshots::event_id))
        .select((events::id, events::organisation_id));
    let rows: Vec<(String, String)> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(EventScope::proven).collect()
}

/// Returns the document of a snapshot.
pub fn get(conn: &mut Connection, scope: &EventScope, label: &SnapshotLabel) -> Result<String, Error> {
    let query = snapshots::table
        .find((scope.id(), label.as_str()))
        .select(snapshots::document);
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Removes a snapshot.
pub fn delete(conn: &mut Connection, scope: &EventScope, label: &SnapshotLabel) -> Result<(), Error> {
    let target = snapshots::table.find((scope.id(), label.as_str()));
    let rows = both!(conn, c => diesel::delete(target).execute(c))?;
    if rows == 1 { Ok(()) } else { Err(Error::NotFound) }
}

type Row = (String, (String, String), Option<String>, NaiveDateTime, (i32, i32, i32));

fn stored((label, (event_id, event_name), author, saved_at, (elements, tables, seats)): Row) -> StoredSnapshot {
    StoredSnapshot {
        label,
        event_id,
        event_name,
        author,
        saved_at: saved_at.and_utc(),
        size: PlanSize {
            elements,
            tables,
            seats,
        },
    }
}
