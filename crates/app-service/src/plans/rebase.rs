//! What others changed since the revision that a change was made on. Commands say what to set and not by how much, so a change
//! is applied on the present plan as it is: the last writer of a property wins.

use std::collections::{BTreeMap, BTreeSet};

use domain::id::{CommandId, EventId, UserId};
use domain::limits::{REBASE_BYTES_MAX, REBASE_CHANGES_MAX};
use domain::plan::{Command, CommandError, ElementId, FloorPlan};
use domain::print;
use storage::plans::commands::{self, StoredChange};
use storage::plans::floor_plans;
use storage::plans::rooms::RoomScope;

use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error, GoneObject};
use crate::core::scope;
use crate::core::service::Reading;

/// A change of a plan, as others apply it to the plan that they see.
#[derive(Clone, Debug, PartialEq)]
pub struct PlanChange {
    /// The revision it made.
    pub revision: i64,
    /// The id its sender gave it.
    pub command_id: CommandId,
    /// Id and name of who made it, unless that account is gone.
    pub by: Option<(UserId, String)>,
    /// What it did, in order.
    pub commands: Vec<Command>,
    /// What the objects that it removed were called.
    removed: BTreeMap<String, String>,
}

/// The changes since a revision.
#[derive(Clone, Debug, PartialEq)]
pub struct PlanChanges {
    /// The revision after them.
    pub revision: i64,
    /// In order; `None` when they are too many, the log no longer has them, or one replaced the whole plan.
    pub changes: Option<Vec<PlanChange>>,
}

/// Returns the changes of a plan after a revision.
pub fn changes_since(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    revision: i64,
) -> Result<PlanChanges, Error> {
    let scope = scope::room_of_event(r, organiser, event)?;
    let present = floor_plans::revision(r.conn, &scope)?;
    Ok(PlanChanges {
        revision: present,
        changes: between(r, &scope, revision, present)?,
    })
}

/// Returns the changes that made the revisions after `base` and up to `last`, or `None` when they cannot be told.
pub(super) fn between(
    r: &mut Reading<'_>,
    scope: &RoomScope,
    base: i64,
    last: i64,
) -> Result<Option<Vec<PlanChange>>, Error> {
    let behind = last
        .checked_sub(base)
        .filter(|behind| (0..=REBASE_CHANGES_MAX).contains(behind));
    let expected = behind.and_then(|behind| usize::try_from(behind).ok());
    let Some(expected) = expected.filter(|_| base >= 0) else {
        return Ok(None);
    };
    if expected == 0 {
        return Ok(Some(Vec::new()));
    }
    let stored = commands::between(r.conn, scope, (base, last), REBASE_CHANGES_MAX)?;
    let bytes: usize = stored.iter().map(|change| change.body.len()).sum();
    if stored.len() != expected || bytes > REBASE_BYTES_MAX {
        return Ok(None);
    }
    Ok(stored.into_iter().map(parsed).collect())
}

/// Returns `None` for a change that replaced the whole plan.
fn parsed(stored: StoredChange) -> Option<PlanChange> {
    let removed = stored.removed.as_deref().map(serde_json::from_str).transpose().ok()?;
    Some(PlanChange {
        revision: stored.revision,
        command_id: stored.command_id,
        by: stored.by,
        commands: serde_json::from_str(&stored.body).ok()?,
        removed: removed.unwrap_or_default(),
    })
}

/// Says in which change the object went that a command names.
pub(super) fn refusal(error: CommandError, others: &[PlanChange]) -> Error {
    if let CommandError::UnknownElement(id) = &error {
        let gone = others
            .iter()
            .rev()
            .find_map(|change| Some((change, change.removed.get(id)?)));
        if let Some((change, name)) = gone {
            return Error::Conflict(Conflict::ObjectGone(Box::new(GoneObject {
                id: id.clone(),
                name: name.clone(),
                by: change.by.as_ref().map(|(_, name)| name.clone()),
            })));
        }
    }
    domain::invalid::Invalid::from(error).into()
}

/// Returns what the elements are called that a plan has, by id.
pub(super) fn names(plan: &FloorPlan, ids: &BTreeSet<ElementId>) -> BTreeMap<String, String> {
    let named = ids.iter().filter_map(|id| plan.element(id.as_str()));
    named.map(|element| (element.id.to_string(), element.name())).collect()
}

/// Returns the names of elements that a plan no longer has, as they are stored.
pub(super) fn removed(plan: &FloorPlan, mut names: BTreeMap<String, String>) -> Result<Option<String>, Error> {
    names.retain(|id, _| plan.element(id).is_none());
    if names.is_empty() {
        return Ok(None);
    }
    Ok(Some(print::text(&names)?))
}
