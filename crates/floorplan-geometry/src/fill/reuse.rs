//! Reuses tables that a new layout also has: they move instead of being replaced, so they keep their guests, names and
//! numbers.

use domain::plan::command::{Place, Turned};
use domain::plan::{Command, Element, ElementId, FloorPlan};

use super::Seating;

/// Sizes and places that differ by at most this are equal, in units: half an inch.
const SAME: f64 = 1.0;

/// Removes reused tables from the list of removed ones, and their duplicates from the new seating. Returns how they
/// move.
pub(super) fn reuse(plan: &FloorPlan, gone: &mut Vec<ElementId>, seating: &mut Seating) -> Vec<Command> {
    let mut present: Vec<&Element> = plan.elements().iter().filter(|each| gone.contains(&each.id)).collect();
    present.retain(|table| table.kind.is_table());
    present.sort_by_key(|table| table.table_number);
    let (mut moves, mut rotations) = (Vec::new(), Vec::new());
    // A table takes the place with its own number, otherwise the next one.
    for has_to_agree in [true, false] {
        seating.elements.retain(|new| {
            let fits = |old: &&Element| is_like(old, new) && (!has_to_agree || old.table_number == new.table_number);
            let Some(at) = present.iter().position(fits) else {
                return true;
            };
            let old = present.remove(at);
            gone.retain(|id| *id != old.id);
            if differs(old.x, new.x) || differs(old.y, new.y) {
                moves.push(Place {
                    id: old.id.clone(),
                    x: new.x,
                    y: new.y,
                });
            }
            if differs(old.rotation, new.rotation) {
                rotations.push(Turned {
                    id: old.id.clone(),
                    rotation: new.rotation,
                });
            }
            false
        });
    }
    let moves = (!moves.is_empty()).then_some(Command::Move { moves });
    let rotations = (!rotations.is_empty()).then_some(Command::Rotate { rotations });
    moves.into_iter().chain(rotations).collect()
}

fn differs(a: f64, b: f64) -> bool {
    (a - b).abs() > SAME / 2.0
}

/// Returns whether a table of the plan equals the one that the layout would place, apart from its position.
fn is_like(old: &Element, new: &Element) -> bool {
    let chairs = |table: &Element| {
        (
            table.chairs.len(),
            table.chair_type.clone(),
            table.chair_size_percent.unwrap_or(100.0),
            table.chair_distribution,
            table.chair_arrangement,
        )
    };
    old.kind == new.kind
        && !differs(old.width, new.width)
        && !differs(old.height, new.height)
        && chairs(old) == chairs(new)
}
