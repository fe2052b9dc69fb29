//! The stacking order. It follows from the z-index, and among equals from the position in the list. Only z-indexes are
//! changed, and as few as possible of elements outside the selection.

use std::collections::{BTreeMap, HashSet};

use domain::plan::command::PropertyChange;
use domain::plan::{Command, ElementId, FloorPlan};
use serde::Deserialize;
use serde_json::Value;

use super::named;
use crate::index::PlanIndex;
use crate::rect::Rect;

/// Where to move a selection in the stacking order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum To {
    /// Above everything.
    Front,
    /// Below everything.
    Back,
    /// Above the next element that overlaps it from above.
    Forward,
    /// Below the next element that it overlaps.
    Backward,
}

/// The level of an element: its z-index and its position in the list.
type Level = (i32, usize);

/// Builds the command that changes the stacking order.
pub fn order(plan: &FloorPlan, index: &PlanIndex, ids: &[ElementId], to: To) -> Command {
    let chosen: HashSet<usize> = ids.iter().filter_map(|id| plan.position(id.as_str())).collect();
    let (moved, rest): (Vec<usize>, Vec<usize>) = plan
        .drawing_order()
        .into_iter()
        .partition(|place| chosen.contains(place));
    let at = target(plan, index, &moved, &rest, to);
    let (below, above) = rest.split_at_checked(at).unwrap_or((&rest, &[]));
    let level = |place: &usize| (plan.elements().get(*place).map_or(0, |element| element.z_index), *place);
    let levels = |places: &[usize]| -> Vec<Level> { places.iter().map(level).collect() };
    let changed = match to {
        To::Front | To::Forward => stacked(below.last().map(level), levels(&moved), levels(above)),
        To::Back | To::Backward => {
            // The same upside down: lower levels become higher ones.
            let turned = |levels: Vec<Level>| -> Vec<Level> { levels.into_iter().rev().map(mirrored).collect() };
            let floor = above.first().map(level).map(mirrored);
            turned(stacked(floor, turned(levels(&moved)), turned(levels(below))))
        }
    };
    let changes = changed.into_iter().filter_map(|(z, place)| {
        let element = plan.elements().get(place)?;
        let set = BTreeMap::from([("zIndex".to_owned(), Value::from(z))]);
        let change = PropertyChange {
            id: element.id.clone(),
            set,
            keep_seats: Vec::new(),
        };
        (element.z_index != z).then_some(change)
    });
    named(
        plan,
        "Reorder",
        Command::Properties {
            changes: changes.collect(),
        },
    )
}

fn mirrored((z, place): Level) -> Level {
    (z.saturating_neg(), usize::MAX - place)
}

/// Returns how many of the others end up below the selection.
fn target(plan: &FloorPlan, index: &PlanIndex, moved: &[usize], rest: &[usize], to: To) -> usize {
    let level = |place: usize| (plan.elements().get(place).map_or(0, |element| element.z_index), place);
    let bounds = |place: usize| {
        let element = plan.elements().get(place)?;
        Some(index.placed(element.id.as_str())?.bounds)
    };
    let Some(area) = moved.iter().filter_map(|place| bounds(*place)).reduce(Rect::union) else {
        return rest.len();
    };
    let under = |limit: usize| rest.iter().take_while(|place| level(**place) < level(limit)).count();
    let meets = |place: &usize| bounds(*place).is_some_and(|other| other.touches(area));
    match to {
        To::Front => rest.len(),
        To::Back => 0,
        To::Forward => {
            let from = moved.last().map_or(0, |top| under(*top));
            let next = rest.iter().skip(from).position(meets).unwrap_or(0);
            (from + next + 1).min(rest.len())
        }
        To::Backward => {
            let from = moved.first().map_or(0, |lowest| under(*lowest));
            let lower = rest.iter().take(from).rposition(meets);
            lower.unwrap_or(from.saturating_sub(1))
        }
    }
}

/// Stacks the moved elements on a floor and lifts those that must be above them; returns new levels, upwards.
fn stacked(floor: Option<Level>, moved: Vec<Level>, above: Vec<Level>) -> Vec<Level> {
    let mut last = floor;
    let mut stack = Vec::new();
    for (z, place) in moved {
        // They stay as close to the floor as possible, so that few others have to be lifted.
        let z = match last {
            Some((low, under)) if under < place => low,
            Some((low, _)) => low.saturating_add(1),
            None => z,
        };
        stack.push((z, place));
        last = Some((z, place));
    }
    for (z, place) in above {
        if last.is_some_and(|last| (z, place) > last) {
            break;
        }
        let (low, under) = last.unwrap_or((z, place));
        let lifted = if under < place { low } else { low.saturating_add(1) };
        stack.push((lifted, place));
        last = Some((lifted, place));
    }
    stack
}
