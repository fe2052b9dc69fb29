//! Snapshots of the plan in the file.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use domain::id::EventId;
use domain::invalid::Invalid;
use domain::limits::{PLAN_BYTES_MAX, SNAPSHOTS_PER_EVENT_MAX};
use domain::snapshot::SnapshotLabel;
use floorplan_geometry::saved_state;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use storage::events::EventScope;
use storage::plans::snapshots::{self as rows, NewSnapshot, PlanSize};

use super::pictures::Renamed;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::{Reading, Tx};
use crate::plans;

/// A plan under a label.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct FiledSnapshot {
    label: String,
    saved_at: DateTime<Utc>,
    plan: Value,
}

/// A snapshot that passed every check.
pub(super) struct CheckedSnapshot {
    label: SnapshotLabel,
    saved_at: DateTime<Utc>,
    size: PlanSize,
    pub(super) document: String,
}

/// Returns the snapshots of an event, the oldest first.
pub(super) fn read(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    scope: &EventScope,
) -> Result<Vec<FiledSnapshot>, Error> {
    let mut listed = rows::list(r.conn, organiser.organisation_id(), Some(event))?;
    listed.sort_by(|one, other| (one.saved_at, &one.label).cmp(&(other.saved_at, &other.label)));
    let mut filed = Vec::with_capacity(listed.len());
    for snapshot in listed {
        let document = rows::get(r.conn, scope, &SnapshotLabel::parse(&snapshot.label)?)?;
        let unreadable = |error| Error::Internal(format!("the snapshot {} cannot be read: {error}", snapshot.label));
        filed.push(FiledSnapshot {
            plan: serde_json::from_str(&document).map_err(unreadable)?,
            saved_at: snapshot.saved_at,
            label: snapshot.label,
        });
    }
    Ok(filed)
}

/// Checks the snapshots.
pub(super) fn check(filed: Vec<FiledSnapshot>) -> Result<Vec<CheckedSnapshot>, Error> {
    if filed.len() > SNAPSHOTS_PER_EVENT_MAX {
        let message = format!("Events are limited to {SNAPSHOTS_PER_EVENT_MAX} snapshots.");
        return Err(Invalid::new("snapshots", message).into());
    }
    let mut labels = HashSet::new();
    let mut checked = Vec::with_capacity(filed.len());
    for (number, filed) in filed.into_iter().enumerate() {
        let place = format!("snapshots[{number}]");
        let snapshot = check_one(filed, &place)?;
        if !labels.insert(snapshot.label.to_string()) {
            return Err(Invalid::new(format!("{place}.label"), "Another snapshot has the same name.").into());
        }
        checked.push(snapshot);
    }
    Ok(checked)
}

fn check_one(filed: FiledSnapshot, place: &str) -> Result<CheckedSnapshot, Error> {
    let label = SnapshotLabel::parse(&filed.label)
        .map_err(|problem| Invalid::new(format!("{place}.label"), problem.message))?;
    let (plan, _notes) =
        plans::read(filed.plan).map_err(|error| Invalid::new(format!("{place}.plan"), error.to_string()))?;
    let document = saved_state::to_json(&plan)?;
    if document.len() > PLAN_BYTES_MAX {
        return Err(Invalid::new(format!("{place}.plan"), "The floor plan is too large.").into());
    }
    let count = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
    Ok(CheckedSnapshot {
        label,
        saved_at: filed.saved_at,
        size: PlanSize {
            elements: count(plan.elements().len()),
            tables: count(plan.tables().count()),
            seats: count(plan.seats().count()),
        },
        document,
    })
}

/// Stores a snapshot of a new event.
pub(super) fn insert(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    to: &EventScope,
    snapshot: &CheckedSnapshot,
    renamed: &Renamed,
) -> Result<(), Error> {
    let new = NewSnapshot {
        label: &snapshot.label,
        size: snapshot.size,
        saved_at: snapshot.saved_at,
        user_id: organiser.user_id(),
        document: &renamed.in_text(&snapshot.document),
    };
    Ok(rows::insert(tx.conn, to, &new)?)
}
