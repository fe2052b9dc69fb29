//! Floor plans: one document per event, with a revision. The document is text here; what it means is the domain's.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::id::{OrganisationId, UserId};

use crate::connection::Connection;
use crate::error::{Constraint, Error};
use crate::events::EventScope;
use crate::schema::{events, floor_plans};

/// A stored plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPlan {
    /// The event, as text.
    pub event_id: String,
    /// Counts the saved changes, from 1.
    pub revision: i64,
    /// The saved-state JSON.
    pub document: String,
    /// When it was saved.
    pub updated_at: DateTime<Utc>,
}

type Row = (String, i64, String, NaiveDateTime);

/// Returns the plan of an event, if one was saved.
pub fn find(conn: &mut Connection, scope: &EventScope) -> Result<Option<StoredPlan>, Error> {
    let query = floor_plans::table.find(scope.id()).select(COLUMNS);
    let row: Option<Row> = both!(conn, c => query.get_result(c).optional())?;
    Ok(row.map(stored))
}

/// Returns the revision of an event's plan; 0 when none was saved.
pub fn revision(conn: &mut Connection, scope: &EventScope) -> Result<i64, Error> {
    let query = floor_plans::table.find(scope.id()).select(floor_plans::revision);
    let row: Option<i64> = both!(conn, c => query.get_result(c).optional())?;
    Ok(row.unwrap_or(0))
}

/// Returns the revision like [`revision`], and on PostgreSQL keeps the plan from changing until the transaction ends.
pub fn lock_revision(conn: &mut Connection, scope: &EventScope) -> Result<i64, Error> {
    if let Connection::Postgres(c) = conn {
        let lock = floor_plans::table
            .find(scope.id())
            .select(floor_plans::revision)
            .for_no_key_update();
        let _: Option<i64> = lock.get_result(c).optional()?;
    }
    revision(conn, scope)
}

/// Returns every saved plan of an organisation.
pub fn of_organisation(conn: &mut Connection, organisation: &OrganisationId) -> Result<Vec<StoredPlan>, Error> {
    let query = floor_plans::table
        .inner_join(events::table)
        .filter(events::organisation_id.eq(organisation.as_str()))
        .filter(events::deleted_at.is_null())
        .order((events::starts_at, events::id));
    let rows: Vec<Row> = both!(conn, c => query.select(COLUMNS).load(c))?;
    Ok(rows.into_iter().map(stored).collect())
}

/// Saves a plan over the revision it was made from and returns the new one. Another revision there is a conflict.
pub fn save(
    conn: &mut Connection,
    scope: &EventScope,
    base_revision: i64,
    document: &str,
    user: &UserId,
    now: DateTime<Utc>,
) -> Result<i64, Error> {
    let next = base_revision.saturating_add(1);
    let values = (
        floor_plans::revision.eq(next),
        floor_plans::document.eq(document),
        floor_plans::updated_at.eq(now.naive_utc()),
        floor_plans::updated_by.eq(user.as_str()),
    );
    let rows = if base_revision == 0 {
        let row = (floor_plans::event_id.eq(scope.id()), values);
        both!(conn, c => diesel::insert_into(floor_plans::table).values(row).execute(c))?
    } else {
        let target = floor_plans::table
            .find(scope.id())
            .filter(floor_plans::revision.eq(base_revision));
        both!(conn, c => diesel::update(target).set(values).execute(c))?
    };
    if rows == 1 {
        Ok(next)
    } else {
        Err(Error::Conflict(Constraint::PlanRevision))
    }
}

type Columns = (
    floor_plans::event_id,
    floor_plans::revision,
    floor_plans::document,
    floor_plans::updated_at,
);

const COLUMNS: Columns = (
    floor_plans::event_id,
    floor_plans::revision,
    floor_plans::document,
    floor_plans::updated_at,
);

fn stored((event_id, revision, document, updated_at): Row) -> StoredPlan {
    StoredPlan {
        event_id,
        revision,
        document,
        updated_at: updated_at.and_utc(),
    }
}
