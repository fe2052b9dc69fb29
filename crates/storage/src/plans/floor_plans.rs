//! Floor plans: one per room, with a revision. A document is stored from time to time, and a patch per change after
//! it, so that saving costs as much as the change and not the whole plan. Both are plain text here; the domain
//! interprets them.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;
use domain::id::{OrganisationId, UserId};

use crate::core::connection::Connection;
use crate::core::error::{Constraint, Error};
use crate::core::event_scope::{EventScope, RoomScope};
use crate::plans::images::containing;
use crate::schema::{events, floor_plans, plan_patches, rooms};

/// A stored plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPlan {
    /// The event, as text.
    pub event_id: String,
    /// The room, as text.
    pub room_id: String,
    /// Counts the saved changes, from 1.
    pub revision: i64,
    /// The saved-state JSON of an earlier revision, or of this one without patches.
    pub document: String,
    /// The patches since then, in order.
    pub patches: Vec<String>,
    /// When it was changed last.
    pub updated_at: DateTime<Utc>,
}

/// What a change of a plan stores.
#[derive(Clone, Copy, Debug)]
pub enum Stored<'a> {
    /// The whole document, which replaces the stored one and its patches.
    Document(&'a str),
    /// A patch after what is stored.
    Patch(&'a str),
}

type Row = ((String, String), i64, String, NaiveDateTime);
type PatchRow = (String, i64, NaiveDateTime, String);
const COLUMNS: (
    (floor_plans::event_id, floor_plans::room_id),
    floor_plans::revision,
    floor_plans::document,
    floor_plans::updated_at,
) = (
    (floor_plans::event_id, floor_plans::room_id),
    floor_plans::revision,
    floor_plans::document,
    floor_plans::updated_at,
);
const PATCH_COLUMNS: (
    plan_patches::event_id,
    plan_patches::revision,
    plan_patches::created_at,
    plan_patches::patch,
) = (
    plan_patches::event_id,
    plan_patches::revision,
    plan_patches::created_at,
    plan_patches::patch,
);

/// Returns the plan of a room, if one was saved.
pub fn find(conn: &mut Connection, scope: &RoomScope) -> Result<Option<StoredPlan>, Error> {
    let query = floor_plans::table.find((scope.id(), scope.room())).select(COLUMNS);
    let row: Option<Row> = both!(conn, c => query.get_result(c).optional())?;
    let Some(row) = row else { return Ok(None) };
    let patches = patches_of(conn, &row.0)?;
    Ok(Some(stored(row, patches)))
}

fn patches_of(conn: &mut Connection, (event, room): &(String, String)) -> Result<Vec<PatchRow>, Error> {
    let query = plan_patches::table
        .filter(plan_patches::event_id.eq(event))
        .filter(plan_patches::room_id.eq(room))
        .order(plan_patches::revision)
        .select(PATCH_COLUMNS);
    Ok(both!(conn, c => query.load(c))?)
}

/// Returns the revision of a room's plan; 0 when none was saved.
pub fn revision(conn: &mut Connection, scope: &RoomScope) -> Result<i64, Error> {
    let patched = plan_patches::table
        .filter(plan_patches::event_id.eq(scope.id()))
        .filter(plan_patches::room_id.eq(scope.room()))
        .select(max(plan_patches::revision));
    let patched: Option<i64> = both!(conn, c => patched.get_result(c))?;
    if let Some(revision) = patched {
        return Ok(revision);
    }
    let query = floor_plans::table
        .find((scope.id(), scope.room()))
        .select(floor_plans::revision);
    let row: Option<i64> = both!(conn, c => query.get_result(c).optional())?;
    Ok(row.unwrap_or(0))
}

/// Returns the revision like [`revision`], and on PostgreSQL keeps the plan from changing until the transaction ends.
pub fn lock_revision(conn: &mut Connection, scope: &RoomScope) -> Result<i64, Error> {
    if let Connection::Postgres(c) = conn {
        let lock = floor_plans::table
            .find((scope.id(), scope.room()))
            .select(floor_plans::event_id)
            .for_no_key_update();
        let _: Option<String> = lock.get_result(c).optional()?;
    }
    revision(conn, scope)
}

/// Keeps all plans of an event from changing until the transaction ends, on PostgreSQL. SQLite has only one writer anyway.
pub fn lock_all(conn: &mut Connection, scope: &EventScope) -> Result<(), Error> {
    if let Connection::Postgres(c) = conn {
        let lock = floor_plans::table
            .filter(floor_plans::event_id.eq(scope.id()))
            .order(floor_plans::room_id)
            .select(floor_plans::room_id)
            .for_no_key_update();
        let _: Vec<String> = lock.load(c)?;
    }
    Ok(())
}

/// Returns the rooms of an organisation that have a saved plan, in the order of the dates of their events.
pub fn planned_rooms(conn: &mut Connection, organisation: &OrganisationId) -> Result<Vec<RoomScope>, Error> {
    let query = planned(organisation).select(((events::id, events::organisation_id), rooms::id));
    let ids: Vec<PlannedRow> = both!(conn, c => query.load(c))?;
    ids.into_iter().map(planned_room).collect()
}

/// Returns the first rooms of the events of an organisation like [`planned_rooms`].
pub fn planned_first_rooms(conn: &mut Connection, organisation: &OrganisationId) -> Result<Vec<RoomScope>, Error> {
    let query = planned(organisation)
        .filter(rooms::position.eq(0))
        .select(((events::id, events::organisation_id), rooms::id));
    let ids: Vec<PlannedRow> = both!(conn, c => query.load(c))?;
    ids.into_iter().map(planned_room).collect()
}

type PlannedRow = ((String, String), String);

fn planned_room((event, room): PlannedRow) -> Result<RoomScope, Error> {
    RoomScope::proven(EventScope::proven(event)?, room)
}

#[diesel::dsl::auto_type]
fn planned<'a>(organisation: &'a OrganisationId) -> _ {
    let organisation: &'a str = organisation.as_str();
    let own = rooms::event_id
        .eq(floor_plans::event_id)
        .and(rooms::id.eq(floor_plans::room_id));
    floor_plans::table
        .inner_join(events::table)
        .inner_join(rooms::table.on(own))
        .filter(events::organisation_id.eq(organisation))
        .filter(events::deleted_at.is_null())
        .order((events::starts_at, events::id, rooms::position))
}

/// Returns the plans of an organisation that may name an address, each with the name of its event, including deleted
/// events that can still be restored. The stored parts still contain what a later patch removed, so the caller has to
/// check each plan. Reads every plan, so it must not run in a transaction that writes.
pub fn maybe_naming(
    conn: &mut Connection,
    organisation: &OrganisationId,
    address: &str,
) -> Result<Vec<(String, StoredPlan)>, Error> {
    let pattern = containing(address);
    // Correlated with the plan, so that no patch of another organisation is read.
    let patched = plan_patches::table
        .filter(plan_patches::event_id.eq(floor_plans::event_id))
        .filter(plan_patches::room_id.eq(floor_plans::room_id))
        .filter(plan_patches::patch.like(&pattern).escape('\\'));
    let in_document = floor_plans::document.like(&pattern).escape('\\');
    let plans = floor_plans::table
        .inner_join(events::table)
        .filter(events::organisation_id.eq(organisation.as_str()))
        .filter(in_document.or(diesel::dsl::exists(patched)))
        .select((events::name, COLUMNS));
    let rows: Vec<(String, Row)> = both!(conn, c => plans.load(c))?;
    let mut found = Vec::with_capacity(rows.len());
    for (name, row) in rows {
        let patches = patches_of(conn, &row.0)?;
        found.push((name, stored(row, patches)));
    }
    Ok(found)
}

/// Saves a change over the revision it was made from and returns the new one. Any other stored revision is a conflict.
pub fn save(
    conn: &mut Connection,
    scope: &RoomScope,
    base_revision: i64,
    change: Stored<'_>,
    user: &UserId,
    now: DateTime<Utc>,
) -> Result<i64, Error> {
    if lock_revision(conn, scope)? != base_revision {
        return Err(Error::Conflict(Constraint::PlanRevision));
    }
    let next = base_revision.saturating_add(1);
    match change {
        Stored::Document(document) => save_document(conn, scope, next, document, user, now)?,
        Stored::Patch(patch) => {
            let row = (
                plan_patches::organisation_id.eq(scope.organisation()),
                plan_patches::event_id.eq(scope.id()),
                plan_patches::room_id.eq(scope.room()),
                plan_patches::revision.eq(next),
                plan_patches::created_at.eq(now.naive_utc()),
                plan_patches::patch.eq(patch),
            );
            both!(conn, c => diesel::insert_into(plan_patches::table).values(row).execute(c))?;
        }
    }
    Ok(next)
}

fn save_document(
    conn: &mut Connection,
    scope: &RoomScope,
    revision: i64,
    document: &str,
    user: &UserId,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let values = (
        floor_plans::revision.eq(revision),
        floor_plans::document.eq(document),
        floor_plans::updated_at.eq(now.naive_utc()),
        floor_plans::updated_by.eq(user.as_str()),
    );
    if revision == 1 {
        let row = (
            floor_plans::organisation_id.eq(scope.organisation()),
            floor_plans::event_id.eq(scope.id()),
            floor_plans::room_id.eq(scope.room()),
            values,
        );
        both!(conn, c => diesel::insert_into(floor_plans::table).values(row).execute(c))?;
        return Ok(());
    }
    let target = floor_plans::table.find((scope.id(), scope.room()));
    both!(conn, c => diesel::update(target).set(values).execute(c))?;
    let folded = plan_patches::table
        .filter(plan_patches::event_id.eq(scope.id()))
        .filter(plan_patches::room_id.eq(scope.room()));
    both!(conn, c => diesel::delete(folded).execute(c))?;
    Ok(())
}

fn stored(((event_id, room_id), revision, document, updated_at): Row, patches: Vec<PatchRow>) -> StoredPlan {
    let last = patches.last();
    StoredPlan {
        event_id,
        room_id,
        revision: last.map_or(revision, |patch| patch.1),
        document,
        updated_at: last.map_or(updated_at, |patch| patch.2).and_utc(),
        patches: patches.into_iter().map(|patch| patch.3).collect(),
    }
}
