//! Applies add: each element goes to its place in the resulting list.

use std::collections::HashSet;

use super::Tally;
use crate::plan::command::Added;
use crate::plan::number::ELEMENTS_MAX;
use crate::plan::{Command, CommandError, Element, FloorPlan};

pub(super) fn add(plan: &mut FloorPlan, elements: &[Added], tally: &mut Tally) -> Result<Command, CommandError> {
    check(plan, elements)?;
    elements.iter().for_each(|added| tally.added(&added.element));
    let inverse = Command::Remove {
        ids: elements.iter().map(|added| added.element.id.clone()).collect(),
    };
    if elements
        .iter()
        .all(|added| added.index.is_none_or(|index| index >= plan.elements.len()))
    {
        append(plan, elements);
    } else {
        weave(plan, elements);
    }
    Ok(inverse)
}

fn check(plan: &FloorPlan, elements: &[Added]) -> Result<(), CommandError> {
    if plan.elements.len() + elements.len() > ELEMENTS_MAX {
        return Err(CommandError::TooManyElements);
    }
    let mut seen = HashSet::with_capacity(elements.len());
    for added in elements {
        let id = &added.element.id;
        if plan.position(id.as_str()).is_some() || !seen.insert(id) {
            return Err(CommandError::DuplicateElement(id.to_string()));
        }
    }
    Ok(())
}

fn append(plan: &mut FloorPlan, elements: &[Added]) {
    for element in in_order(elements).into_iter().map(|added| added.element.clone()) {
        plan.index.insert(element.id.clone(), plan.elements.len());
        plan.elements.push(element);
    }
}

/// Merges in one pass, so that restoring thousands of elements stays linear.
fn weave(plan: &mut FloorPlan, elements: &[Added]) {
    let mut merged: Vec<Element> = Vec::with_capacity(plan.elements.len() + elements.len());
    let mut old = std::mem::take(&mut plan.elements).into_iter();
    for added in in_order(elements) {
        let wanted = added.index.unwrap_or(usize::MAX);
        while merged.len() < wanted {
            match old.next() {
                Some(element) => merged.push(element),
                None => break,
            }
        }
        merged.push(added.element.clone());
    }
    merged.extend(old);
    plan.elements = merged;
    plan.reindex();
}

fn in_order(elements: &[Added]) -> Vec<&Added> {
    let mut order: Vec<&Added> = elements.iter().collect();
    order.sort_by_key(|added| added.index.unwrap_or(usize::MAX));
    order
}
