//! What moves as one: a completely selected group, or else a single element.

use std::collections::{BTreeMap, HashMap};

use domain::plan::{ElementId, FloorPlan};

use crate::index::PlanIndex;
use crate::rect::Rect;

/// Elements that move as one, and the box around them without their chairs, in units.
#[derive(Clone, Debug)]
pub(super) struct Body {
    pub(super) ids: Vec<ElementId>,
    pub(super) bounds: Rect,
}

/// Returns the bodies of a selection in document order, without locked elements. If the selection is a single group,
/// its members are separate bodies, since there is nothing else to align them with.
pub(super) fn of(plan: &FloorPlan, index: &PlanIndex, ids: &[ElementId]) -> Vec<Body> {
    let mut single: BTreeMap<usize, Body> = BTreeMap::new();
    for id in ids {
        let place = plan.position(id.as_str());
        let element = place.and_then(|place| plan.elements().get(place));
        let placed = index.placed(id.as_str());
        if let (Some(place), Some(element), Some(placed)) = (place, element, placed)
            && !element.locked
        {
            let body = Body {
                ids: vec![id.clone()],
                bounds: placed.body,
            };
            single.insert(place, body);
        }
    }
    let grouped = by_group(plan, &single);
    if grouped.len() > 1 {
        grouped
    } else {
        single.into_values().collect()
    }
}

fn by_group(plan: &FloorPlan, single: &BTreeMap<usize, Body>) -> Vec<Body> {
    let group_at = |place: usize| {
        plan.elements()
            .get(place)
            .and_then(|element| element.group_id.as_deref())
    };
    let mut members: HashMap<&str, usize> = HashMap::new();
    for element in plan.elements().iter().filter(|element| !element.locked) {
        if let Some(group) = element.group_id.as_deref() {
            *members.entry(group).or_default() += 1;
        }
    }
    let mut taken: HashMap<&str, usize> = HashMap::new();
    for group in single.keys().filter_map(|place| group_at(*place)) {
        *taken.entry(group).or_default() += 1;
    }
    let mut bodies: Vec<Body> = Vec::with_capacity(single.len());
    let mut place_of: HashMap<&str, usize> = HashMap::new();
    for (place, body) in single {
        let whole = group_at(*place).filter(|group| taken.get(group) == members.get(group));
        let known = whole.and_then(|group| place_of.get(group)).copied();
        if let Some(old) = known.and_then(|known| bodies.get_mut(known)) {
            old.ids.extend(body.ids.iter().cloned());
            old.bounds = old.bounds.union(body.bounds);
        } else {
            if let Some(group) = whole {
                place_of.insert(group, bodies.len());
            }
            bodies.push(body.clone());
        }
    }
    bodies
}

/// Returns the box around all bodies; `None` without bodies.
pub(super) fn around(bodies: &[Body]) -> Option<Rect> {
    bodies.iter().map(|body| body.bounds).reduce(Rect::union)
}
