//! Applies remove: elements go with their seats; the inverse brings both back to their places.

use std::collections::HashSet;

use super::Tally;
use crate::plan::command::Added;
use crate::plan::{Command, CommandError, Element, ElementId, FloorPlan};

pub(super) fn remove(plan: &mut FloorPlan, ids: &[ElementId], tally: &mut Tally) -> Result<Command, CommandError> {
    if let Some(unknown) = ids.iter().find(|id| plan.position(id.as_str()).is_none()) {
        return Err(CommandError::UnknownElement(unknown.to_string()));
    }
    let gone: HashSet<&ElementId> = ids.iter().collect();
    let mut kept: Vec<Element> = Vec::with_capacity(plan.elements.len().saturating_sub(gone.len()));
    let mut elements = Vec::with_capacity(gone.len());
    for (place, element) in std::mem::take(&mut plan.elements).into_iter().enumerate() {
        if gone.contains(&element.id) {
            tally.removed(&element);
            elements.push(Added {
                element,
                index: Some(place),
            });
        } else {
            kept.push(element);
        }
    }
    plan.elements = kept;
    plan.reindex();
    Ok(Command::Add { elements })
}
