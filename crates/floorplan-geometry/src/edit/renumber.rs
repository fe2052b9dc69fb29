//! Numbers tables: in the order of a selection, or along a path drawn over them.

use std::collections::BTreeMap;

use domain::plan::command::PropertyChange;
use domain::plan::{Command, Element, ElementId, FloorPlan};
use serde_json::Value;

use super::named;
use crate::index::PlanIndex;
use crate::point::Point;
use crate::rect::Rect;

/// Builds the command that numbers tables consecutively and skips everything else. A label that only repeats the number
/// is updated too.
pub fn renumber(plan: &FloorPlan, ids: &[ElementId], start: u32) -> Command {
    let tables = ids
        .iter()
        .filter_map(|id| plan.element(id.as_str()))
        .filter(|element| element.kind.is_table());
    let changes = tables.zip(start..).map(|(table, number)| change(table, number));
    let command = Command::Properties {
        changes: changes.collect(),
    };
    named(plan, "Renumber", command)
}

fn change(table: &Element, number: u32) -> PropertyChange {
    let mut after = table.clone();
    after.set_table_number(number);
    let mut set = BTreeMap::from([("tableNumber".to_owned(), Value::from(number))]);
    if after.label != table.label {
        set.insert("label".to_owned(), Value::from(after.label));
    }
    PropertyChange {
        id: table.id.clone(),
        set,
        keep_seats: Vec::new(),
    }
}

/// Returns the visible tables that a drawn path crosses, or passes by within `reach` units, in the order of the path.
pub fn tables_along(plan: &FloorPlan, index: &PlanIndex, path: &[Point], reach: f64) -> Vec<ElementId> {
    let area = Rect::around_points(path.iter().copied());
    let Some(area) = area else { return Vec::new() };
    let near = index.near(area.grown(reach.max(0.0)));
    let mut met: Vec<(f64, &ElementId)> = near
        .into_iter()
        .filter(|id| {
            let table = plan.element(id.as_str());
            table.is_some_and(|element| element.kind.is_table() && !element.hidden)
        })
        .filter_map(|id| {
            let outline = &index.placed(id.as_str())?.outline;
            Some((first_meeting(path, reach, outline)?, id))
        })
        .collect();
    met.sort_by(|(a, first), (b, second)| a.total_cmp(b).then(first.cmp(second)));
    met.into_iter().map(|(_, id)| id.clone()).collect()
}

/// Returns the length of the path up to the point of its first stretch along an outline that is nearest to the centre;
/// `None` when the path never meets it.
fn first_meeting(path: &[Point], reach: f64, outline: &crate::outline::Outline) -> Option<f64> {
    let middle = outline.frame.centre;
    if let [only] = path {
        return outline.contains(*only, reach).then_some(0.0);
    }
    let mut walked = 0.0;
    for (from, to) in path.iter().zip(path.iter().skip(1)) {
        let way = from.to(*to);
        let length = from.distance(*to);
        let share = if length > 0.0 {
            (from.to(middle).dot(way) / (length * length)).clamp(0.0, 1.0)
        } else {
            0.0
        };
        if outline.contains(from.along(way, share), reach) {
            return Some(walked + length * share);
        }
        walked += length;
    }
    None
}
