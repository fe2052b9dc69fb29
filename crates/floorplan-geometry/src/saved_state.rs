//! The derived values of the saved state (specification 2, section 3): places of chairs and theatre seats, ends of
//! lines and the `props` bag. They are written to files, snapshots and responses, and compared when a file is read. The
//! stored document does not contain them, so they can never contradict it.

use domain::limits::PLAN_BYTES_MAX;
use domain::plan::catalogue::Figure;
use domain::plan::element::Element;
use domain::plan::number::{angle, round};
use domain::plan::{Chair, ChairPlace, FloorPlan, Note, PlanError, SavedState, line};
use domain::print::PrintError;
use serde_json::{Map, Value, json};

use crate::chairs::{self, ChairShape};

mod compare;
#[cfg(test)]
mod tests;

/// Adds the derived values to a plan before it is serialised.
pub fn saved_state(plan: FloorPlan) -> SavedState {
    SavedState::from_plan(plan, complete)
}

/// Serialises a plan with its derived values. They are left out where the file would exceed the size limit of a plan.
pub fn to_json(plan: &FloorPlan) -> Result<String, PrintError> {
    let complete = saved_state(plan.clone()).to_json()?;
    if complete.len() > PLAN_BYTES_MAX {
        return plan.to_json();
    }
    Ok(complete)
}

/// Reads a file and reports where it places chairs differently.
pub fn from_json(text: &str) -> Result<(FloorPlan, Vec<Note>), PlanError> {
    if text.len() > PLAN_BYTES_MAX {
        return Err(PlanError::TooLarge);
    }
    from_value(serde_json::from_str(text).map_err(|error| PlanError::Syntax(error.to_string()))?)
}

/// Reads parsed JSON; see [`from_json`].
pub fn from_value(value: Value) -> Result<(FloorPlan, Vec<Note>), PlanError> {
    let told = compare::told(&value);
    let (plan, mut notes) = FloorPlan::from_value(value)?;
    notes.extend(compare::differences(&plan, &told));
    Ok((plan, notes))
}

fn complete(element: &mut Element) {
    let shapes = chairs::layout(element);
    for (chair, shape) in element.chairs.iter_mut().zip(&shapes) {
        chair.place = Some(Box::new(place(shape)));
    }
    if element.kind.is_row() && !element.extra.contains_key("seats") {
        let seats = element.chairs.iter().map(theatre_seat).collect();
        element.extra.insert("seats".to_owned(), Value::Array(seats));
    }
    if element.kind.figure == Figure::Line {
        let ends = line::ends((element.x, element.y, element.width, element.height), element.rotation);
        let fields = line::ENDS
            .map(str::to_owned)
            .into_iter()
            .zip(ends.map(round).map(Value::from));
        element.extra.extend(fields);
    }
    let bag = props(element);
    if let Some(bag) = bag {
        element.extra.insert("props".to_owned(), Value::Object(bag));
    }
}

/// Returns the box of a chair before rotation.
fn place(shape: &ChairShape) -> ChairPlace {
    ChairPlace {
        x: round(shape.cx - shape.width / 2.0),
        y: round(shape.cy - shape.height / 2.0),
        width: round(shape.width),
        height: round(shape.height),
        rotation: angle(shape.rotation).unwrap_or_default(),
    }
}

fn theatre_seat(chair: &Chair) -> Value {
    let (x, y) = chair.place.as_ref().map_or((0.0, 0.0), |place| (place.x, place.y));
    json!({
        "seatNumber": chair.seat_number,
        "x": x,
        "y": y,
        "seatStatus": chair.seat_status,
        "isHandicapAccessible": chair.is_handicap_accessible,
    })
}

/// Returns the bag with the element's own values and its previous contents; `None` when the file uses the name for
/// something else.
fn props(element: &Element) -> Option<Map<String, Value>> {
    let mut bag = match element.extra.get("props") {
        None => Map::new(),
        Some(Value::Object(bag)) => bag.clone(),
        Some(_) => return None,
    };
    let seats = element.kind.seats_people().then(|| Value::from(element.chairs.len()));
    let own = [
        ("label", Some(Value::from(element.label.as_str()))),
        ("zone", element.zone.clone().map(Value::from)),
        ("seatCount", seats),
        ("color", element.color.clone().map(Value::from)),
        ("borderColor", element.border_color.clone().map(Value::from)),
        ("chairType", element.chair_type.clone().map(Value::from)),
        ("showSeatNumbers", element.show_seat_numbers.map(Value::from)),
        ("seatNumberingStart", element.seat_numbering_start.map(Value::from)),
    ];
    let set = own
        .into_iter()
        .filter_map(|(field, value)| Some((field.to_owned(), value?)));
    bag.extend(set);
    Some(bag)
}
