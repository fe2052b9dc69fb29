//! Groups and ungroups elements.

use std::collections::BTreeMap;

use domain::plan::command::PropertyChange;
use domain::plan::copy::with_groups;
use domain::plan::{Command, ElementId, FloorPlan};
use serde_json::Value;

use super::named;

/// Builds the command that groups elements; whole groups among them become part of the new group.
pub fn group(plan: &FloorPlan, ids: &[ElementId], group: &ElementId) -> Command {
    named(plan, "Group", of_group(plan, ids, &Value::from(group.as_str())))
}

/// Builds the command that ungroups the groups of elements.
pub fn ungroup(plan: &FloorPlan, ids: &[ElementId]) -> Command {
    named(plan, "Ungroup", of_group(plan, ids, &Value::Null))
}

fn of_group(plan: &FloorPlan, ids: &[ElementId], group: &Value) -> Command {
    let changes = with_groups(plan, ids).into_iter().map(|id| PropertyChange {
        id,
        set: BTreeMap::from([("groupId".to_owned(), group.clone())]),
        keep_seats: Vec::new(),
    });
    Command::Properties {
        changes: changes.collect(),
    }
}
