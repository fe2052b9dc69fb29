//! Copied elements as text that can be pasted into another plan. The text is untrusted and is read like a file.

use domain::limits::PLAN_BYTES_MAX;
use domain::plan::command::Added;
use domain::plan::copy::Copier;
use domain::plan::id::IdMaker;
use domain::plan::reading::in_reading_order;
use domain::plan::{Command, Element, ElementId, FloorPlan, PlanError};
use serde_json::{Value, json};

use crate::index::Placed;
use crate::point::Point;
use crate::rect::Rect;

/// The field and value that identify our own text.
const MARKER: (&str, &str) = ("seatwright", "elements");
/// The version of the format that this program writes.
const VERSION: u64 = 1;
/// Offset of copies from the originals when no position is given (specification: 20 units).
const OFFSET: f64 = 20.0;

/// Serialises elements as clipboard text, in document order.
pub fn copy(plan: &FloorPlan, ids: &[ElementId]) -> String {
    let mut places: Vec<usize> = ids.iter().filter_map(|id| plan.position(id.as_str())).collect();
    places.sort_unstable();
    places.dedup();
    let elements: Vec<&Element> = places.iter().filter_map(|place| plan.elements().get(*place)).collect();
    json!({ MARKER.0: MARKER.1, "version": VERSION, "elements": elements }).to_string()
}

/// Builds the command that pastes a text, and returns the ids of the added elements; `None` when the text was not
/// written by [`copy`]. The elements are centred on `at`, or else placed a little beside their old positions. Ids are
/// fresh, tables get the next numbers in reading order, groups stay separate groups, and the seats have no guests.
pub fn paste(
    plan: &FloorPlan,
    text: &str,
    at: Option<Point>,
    fresh: &mut IdMaker,
) -> Result<Option<(Command, Vec<ElementId>)>, PlanError> {
    let Some(elements) = read(text)? else { return Ok(None) };
    let (pasted, _) = FloorPlan::from_value(json!({ "elements": elements }))?;
    let (dx, dy) = offset(&pasted, at);
    let mut copier = Copier::into_plan(plan);
    let mut copies: Vec<(usize, Element)> = in_reading_order(pasted.elements())
        .into_iter()
        .filter_map(|element| {
            let place = pasted.position(element.id.as_str())?;
            Some((place, copier.copy(element, fresh.fresh(), dx, dy)))
        })
        .collect();
    copies.sort_unstable_by_key(|(place, _)| *place);
    let elements: Vec<Added> = copies.into_iter().map(|(_, copy)| copy.into()).collect();
    let ids = elements.iter().map(|added| added.element.id.clone()).collect();
    Ok(Some((Command::Add { elements }, ids)))
}

/// Returns the list of elements in a text; `None` when it is not ours.
fn read(text: &str) -> Result<Option<Value>, PlanError> {
    // Other text may be of any size; ours begins with a brace.
    if !text.trim_start().starts_with('{') || !text.contains(MARKER.0) {
        return Ok(None);
    }
    if text.len() > PLAN_BYTES_MAX {
        return Err(PlanError::TooLarge);
    }
    let Ok(Value::Object(mut map)) = serde_json::from_str::<Value>(text) else {
        return Ok(None);
    };
    if map.get(MARKER.0).and_then(Value::as_str) != Some(MARKER.1) {
        return Ok(None);
    }
    match map.get("version").and_then(Value::as_u64) {
        Some(version) if version <= VERSION => Ok(Some(map.remove("elements").unwrap_or(Value::Null))),
        _ => {
            let version = map.get("version").map_or_else(|| "?".to_owned(), Value::to_string);
            Err(PlanError::NewerVersion(version))
        }
    }
}

fn offset(pasted: &FloorPlan, at: Option<Point>) -> (f64, f64) {
    let Some(at) = at else { return (OFFSET, OFFSET) };
    let around = pasted
        .elements()
        .iter()
        .map(|element| Placed::from_element(element).body);
    match around.reduce(Rect::union) {
        Some(bounds) => {
            let middle = bounds.centre();
            (at.x - middle.x, at.y - middle.y)
        }
        None => (0.0, 0.0),
    }
}
