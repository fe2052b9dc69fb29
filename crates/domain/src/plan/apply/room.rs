//! Applies canvas: fields of the room, the grid and everything else outside the elements. Like properties, it prints,
//! replaces and reads again.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value};

use super::Tally;
use crate::plan::bounds::{Aisle, Bounds, Checked as _};
use crate::plan::error::ValueError;
use crate::plan::{Command, CommandError, FloorPlan};
use crate::print;

/// Fields next to the canvas in the document, each replaced as a whole.
const BESIDE: [&str; 6] = ["bounds", "underlay", "aisles", "measurements", "scale", "metadata"];

pub(super) fn set(
    plan: &mut FloorPlan,
    set: &BTreeMap<String, Value>,
    tally: &mut Tally,
) -> Result<Command, CommandError> {
    set.iter().try_for_each(|(field, value)| check_raw(field, value))?;
    let before = print_room(plan)?;
    let mut map = before.clone();
    let mut undo = BTreeMap::new();
    for (field, value) in set {
        let object = if BESIDE.contains(&field.as_str()) {
            Some(&mut map)
        } else {
            canvas_of(&mut map)
        };
        let Some(object) = object else { continue };
        let old = if value.is_null() {
            object.remove(field)
        } else {
            object.insert(field.clone(), value.clone())
        };
        undo.insert(field.clone(), old.unwrap_or(Value::Null));
    }
    let (read, notes) =
        FloorPlan::from_value(Value::Object(map)).map_err(|error| refusal("room", error.to_string()))?;
    if let Some(note) = notes.into_iter().next() {
        return Err(refusal(&note.field, note.message));
    }
    plan.canvas = read.canvas;
    plan.bounds = read.bounds;
    plan.underlay = read.underlay;
    plan.aisles = read.aisles;
    plan.measurements = read.measurements;
    plan.scale = read.scale;
    plan.metadata = read.metadata;
    tally.room_changed = true;
    Ok(Command::Canvas { set: undo })
}

/// Refuses too many corners before they are copied.
fn check_raw(field: &str, value: &Value) -> Result<(), CommandError> {
    let checked = match field {
        "bounds" => Bounds::check_raw(value),
        "aisles" => value.as_array().into_iter().flatten().try_for_each(Aisle::check_raw),
        _ => Ok(()),
    };
    checked.map_err(|(part, reason)| refusal(&format!("{field}.{part}"), reason))
}

fn refusal(field: &str, reason: String) -> CommandError {
    ValueError {
        place: "canvas".to_owned(),
        field: field.to_owned(),
        reason,
    }
    .into()
}

fn canvas_of(map: &mut Map<String, Value>) -> Option<&mut Map<String, Value>> {
    map.get_mut("canvas").and_then(Value::as_object_mut)
}

/// Prints everything but the elements.
pub(in crate::plan) fn print_room(plan: &FloorPlan) -> Result<Map<String, Value>, CommandError> {
    print::members(&plan.excerpt(&BTreeSet::new())).map_err(|error| refusal("room", error.to_string()))
}
