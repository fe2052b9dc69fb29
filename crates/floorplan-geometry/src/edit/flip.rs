//! Mirrors the selection about the centre of the box around it.

use std::collections::BTreeMap;

use domain::plan::command::{Place, PropertyChange, Turned};
use domain::plan::{Command, ElementId, FloorPlan, number};
use serde_json::Value;

use super::bodies;
use crate::index::PlanIndex;
use crate::snap::Axis;

/// Builds the command that mirrors elements left to right (x) or top to bottom (y); locked elements stay.
pub fn flip(plan: &FloorPlan, index: &PlanIndex, ids: &[ElementId], axis: Axis) -> Command {
    let bodies = bodies::of(plan, index, ids);
    let middle = bodies::around(&bodies).map(crate::rect::Rect::centre);
    let mut places = Vec::new();
    let mut rotations = Vec::new();
    let mut changes = Vec::new();
    for id in bodies.into_iter().flat_map(|body| body.ids) {
        let (Some(element), Some(middle)) = (plan.element(id.as_str()), middle) else {
            continue;
        };
        let (mut x, mut y) = (element.x, element.y);
        let (field, flipped) = match axis {
            Axis::X => {
                x = number::round(2.0 * middle.x - element.x - element.width);
                ("flipX", !element.flip_x)
            }
            Axis::Y => {
                y = number::round(2.0 * middle.y - element.y - element.height);
                ("flipY", !element.flip_y)
            }
        };
        places.push(Place { id: id.clone(), x, y });
        if element.rotation.abs() > 0.0 {
            rotations.push(Turned {
                id: id.clone(),
                rotation: 360.0 - element.rotation,
            });
        }
        changes.push(PropertyChange {
            id,
            set: BTreeMap::from([(field.to_owned(), Value::from(flipped))]),
            keep_seats: Vec::new(),
        });
    }
    let moves = Command::Move { moves: places };
    let what = moves.label(plan);
    Command::Batch {
        label: Some(what.replacen("Move", "Flip", 1)),
        commands: vec![moves, Command::Rotate { rotations }, Command::Properties { changes }],
    }
}
