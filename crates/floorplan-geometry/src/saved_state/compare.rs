//! Compares the places of chairs in a file with the derived ones.

use domain::plan::{ChairPlace, FloorPlan, Note};
use serde_json::Value;

use crate::chairs;

/// Tolerance for rounding in a file, in units or degrees.
const TOLERANCE: f64 = 1.0;

/// The place of a chair in a file: left, top, width, height, rotation.
type ToldPlace = [Option<f64>; 5];

/// Returns the places in a file, per element and chair.
pub(super) fn told(document: &Value) -> Vec<Vec<ToldPlace>> {
    let elements = document.get("elements").and_then(Value::as_array);
    // Reading skips anything but objects, and so does this list.
    let objects = elements.into_iter().flatten().filter(|element| element.is_object());
    objects.map(places_of).collect()
}

fn places_of(element: &Value) -> Vec<ToldPlace> {
    let list = |field: &str| {
        let list = element.get(field).and_then(Value::as_array);
        list.filter(|list| !list.is_empty())
    };
    let chairs = list("chairPositions").or_else(|| list("seats"));
    let place =
        |chair: &Value| ["x", "y", "width", "height", "rotation"].map(|field| chair.get(field).and_then(Value::as_f64));
    chairs.into_iter().flatten().map(place).collect()
}

/// Reports the elements with chairs at other places in the file.
pub(super) fn differences(plan: &FloorPlan, told: &[Vec<ToldPlace>]) -> Vec<Note> {
    let with_places = |places: &[ToldPlace]| places.iter().flatten().any(Option::is_some);
    let mut notes = Vec::new();
    for (element, told) in plan.elements().iter().zip(told) {
        if element.chairs.is_empty() || !with_places(told) {
            continue;
        }
        let derived = chairs::layout(element);
        let moved = derived
            .iter()
            .zip(told)
            .filter(|(shape, told)| differs(&super::place(shape), told))
            .count();
        if moved > 0 {
            notes.push(Note {
                place: format!("element \"{}\"", element.id),
                field: "chairPositions".to_owned(),
                message: format!(
                    "places {moved} of {} chairs elsewhere; chairs are arranged around their table instead",
                    derived.len()
                ),
            });
        }
    }
    notes
}

fn differs(derived: &ChairPlace, told: &ToldPlace) -> bool {
    let [x, y, width, height, rotation] = told;
    let far = |told: &Option<f64>, derived: f64| told.is_some_and(|told| (told - derived).abs() > TOLERANCE);
    let turned = rotation.is_some_and(|told| {
        let turn = (told - derived.rotation).rem_euclid(360.0);
        turn.min(360.0 - turn) > TOLERANCE
    });
    far(x, derived.x) || far(y, derived.y) || far(width, derived.width) || far(height, derived.height) || turned
}
