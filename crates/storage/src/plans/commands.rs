//! The log of plan changes, by revision. It recognises repeated command ids. The plan itself does not depend on it, so
//! the log can be pruned.

use chrono::{DateTime, Utc};
use diesel::dsl::{count_star, max};
use diesel::prelude::*;
use domain::id::{CommandId, UserId};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::RoomScope;
use crate::schema::{plan_commands, users};

/// A change to be logged.
pub struct LoggedChange<'a> {
    /// The revision it made.
    pub revision: i64,
    /// The id its sender gave it.
    pub command_id: &'a CommandId,
    /// Who sent it.
    pub user_id: &'a UserId,
    /// The commands as JSON.
    pub body: &'a str,
    /// What the removed objects were called, as JSON by id.
    pub removed: Option<&'a str>,
}

/// A change of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredChange {
    /// The revision it made.
    pub revision: i64,
    /// The id its sender gave it.
    pub command_id: CommandId,
    /// Id and name of who sent it, unless that account is gone.
    pub by: Option<(UserId, String)>,
    /// The commands as JSON.
    pub body: String,
    /// What the removed objects were called, as JSON by id.
    pub removed: Option<String>,
}

/// Logs a change.
pub fn insert(
    conn: &mut Connection,
    scope: &RoomScope,
    change: &LoggedChange<'_>,
    now: DateTime<Utc>,
) -> Result<(), Error> {
    let row = (
        plan_commands::organisation_id.eq(scope.organisation()),
        plan_commands::event_id.eq(scope.id()),
        plan_commands::room_id.eq(scope.room()),
        plan_commands::revision.eq(change.revision),
        plan_commands::command_id.eq(change.command_id.as_str()),
        plan_commands::user_id.eq(change.user_id.as_str()),
        plan_commands::body.eq(change.body),
        plan_commands::created_at.eq(now.naive_utc()),
        plan_commands::removed.eq(change.removed),
    );
    both!(conn, c => diesel::insert_into(plan_commands::table).values(row).execute(c))?;
    Ok(())
}

/// Returns the revision that a change made, if it was applied before.
pub fn find_revision(conn: &mut Connection, scope: &RoomScope, command: &CommandId) -> Result<Option<i64>, Error> {
    let query = plan_commands::table
        .filter(plan_commands::event_id.eq(scope.id()))
        .filter(plan_commands::room_id.eq(scope.room()))
        .filter(plan_commands::command_id.eq(command.as_str()))
        .select(plan_commands::revision);
    Ok(both!(conn, c => query.get_result(c).optional())?)
}

/// Returns the id of the change that made a revision, while the log still has it.
pub fn find_id(conn: &mut Connection, scope: &RoomScope, revision: i64) -> Result<Option<CommandId>, Error> {
    let query = plan_commands::table
        .find((scope.id(), scope.room(), revision))
        .select(plan_commands::command_id);
    let id: Option<String> = both!(conn, c => query.get_result(c).optional())?;
    let read = |id: String| CommandId::try_from(id).map_err(|error| Error::Corrupt(error.to_string()));
    id.map(read).transpose()
}

/// Returns the changes that made the revisions after one and up to another, in order and at most `limit`.
pub fn between(
    conn: &mut Connection,
    scope: &RoomScope,
    (after, up_to): (i64, i64),
    limit: i64,
) -> Result<Vec<StoredChange>, Error> {
    let living = users::id.eq(plan_commands::user_id).and(users::deleted_at.is_null());
    let query = plan_commands::table
        .left_join(users::table.on(living))
        .filter(plan_commands::event_id.eq(scope.id()))
        .filter(plan_commands::room_id.eq(scope.room()))
        .filter(plan_commands::revision.gt(after))
        .filter(plan_commands::revision.le(up_to))
        .order(plan_commands::revision)
        .limit(limit)
        .select((
            plan_commands::revision,
            plan_commands::command_id,
            (users::id, users::name).nullable(),
            plan_commands::body,
            plan_commands::removed,
        ));
    let rows: Vec<ChangeRow> = both!(conn, c => query.load(c))?;
    rows.into_iter().map(stored).collect()
}

type ChangeRow = (i64, String, Option<(String, String)>, String, Option<String>);

fn stored((revision, command_id, by, body, removed): ChangeRow) -> Result<StoredChange, Error> {
    let corrupt = |error: domain::invalid::Invalid| Error::Corrupt(error.to_string());
    let by = by.map(|(id, name)| Ok::<_, Error>((UserId::try_from(id).map_err(corrupt)?, name)));
    Ok(StoredChange {
        revision,
        command_id: CommandId::try_from(command_id).map_err(corrupt)?,
        by: by.transpose()?,
        body,
        removed,
    })
}

/// A plan by the ids of its event and its room, for the housekeeping.
pub type PlanKey = (String, String);

/// Returns the plans whose log holds more than `kept` changes, each with its last revision. Reads across all
/// organisations, so only the housekeeping may call it.
pub fn longer_than(conn: &mut Connection, kept: i64) -> Result<Vec<(PlanKey, i64)>, Error> {
    let query = plan_commands::table
        .group_by((plan_commands::event_id, plan_commands::room_id))
        .having(count_star().gt(kept))
        .order((plan_commands::event_id, plan_commands::room_id))
        .select((
            (plan_commands::event_id, plan_commands::room_id),
            max(plan_commands::revision),
        ));
    let rows: Vec<(PlanKey, Option<i64>)> = both!(conn, c => query.load(c))?;
    let last = |(plan, revision): (PlanKey, Option<i64>)| Some((plan, revision?));
    Ok(rows.into_iter().filter_map(last).collect())
}

/// Removes the changes of a plan up to a revision that were made before an instant, and returns how many.
pub fn prune(
    conn: &mut Connection,
    (event, room): &PlanKey,
    up_to: i64,
    before: DateTime<Utc>,
) -> Result<usize, Error> {
    let target = plan_commands::table
        .filter(plan_commands::event_id.eq(event))
        .filter(plan_commands::room_id.eq(room))
        .filter(plan_commands::revision.le(up_to))
        .filter(plan_commands::created_at.lt(before.naive_utc()));
    Ok(both!(conn, c => diesel::delete(target).execute(c))?)
}
