//! Normalises documents of other writers: the preview's `type: table` with `properties.shape` (document 1), the `props`
//! bag, the `seats` of theatre rows, the ends of lines and other names for known fields (document 2, section 3).

use serde_json::{Map, Value};

use super::super::catalogue::{Figure, Kind};
use super::super::line;

/// Aliases in a bag or at the top level, and their fields.
const RENAMED: [(&str, &str); 2] = [("seatCount", "chairs"), ("chairCount", "chairs")];
/// Fields that a bag may hold.
const IN_BAG: [&str; 7] = [
    "label",
    "zone",
    "color",
    "borderColor",
    "chairType",
    "showSeatNumbers",
    "seatNumberingStart",
];

/// Moves every known field of the bags to the top level, where an existing value takes precedence.
pub(super) fn normalise(map: &mut Map<String, Value>) {
    for bag_name in ["props", "properties"] {
        if let Some(Value::Object(mut bag)) = map.remove(bag_name) {
            empty_bag(map, &mut bag);
            if !bag.is_empty() {
                map.insert(bag_name.to_owned(), Value::Object(bag));
            }
        }
    }
    for (old, new) in RENAMED {
        move_field(map, old, new);
    }
    if map.get("seats").is_some_and(is_list_of_seats) {
        // An empty list of positions does not override the seats beside it.
        if map
            .get("chairPositions")
            .and_then(Value::as_array)
            .is_some_and(Vec::is_empty)
        {
            map.remove("chairPositions");
        }
        move_field(map, "seats", "chairPositions");
    }
    if map.get("type").and_then(Value::as_str).is_some_and(is_line) {
        box_from_ends(map);
    }
}

fn is_line(name: &str) -> bool {
    Kind::parse(name).is_some_and(|kind| kind.figure == Figure::Line)
}

/// Turns the ends of a line into its box, unless the box already matches.
fn box_from_ends(map: &mut Map<String, Value>) {
    let numbers = |fields: [&str; 4]| -> Option<[f64; 4]> {
        let [a, b, c, d] = fields.map(|field| map.get(field).and_then(Value::as_f64));
        Some([a?, b?, c?, d?])
    };
    let Some(ends) = numbers(line::ENDS) else { return };
    let turned = map.get("rotation").and_then(Value::as_f64).unwrap_or(0.0);
    let present =
        numbers(["x", "y", "width", "height"]).map(|[x, y, width, height]| line::ends((x, y, width, height), turned));
    let same = |told: [f64; 4]| told.iter().zip(&ends).all(|(a, b)| (a - b).abs() <= line::TOLERANCE);
    for field in line::ENDS {
        map.remove(field);
    }
    if present.is_some_and(same) {
        return;
    }
    // The height of a foreign box is the rise of the line, so the thickness is the default.
    let (x, y, width, rotation) = line::boxed(ends);
    for (field, value) in [
        ("x", x),
        ("y", y),
        ("width", width),
        ("height", line::THICKNESS),
        ("rotation", rotation),
    ] {
        map.insert(field.to_owned(), Value::from(value));
    }
}

/// Returns whether a value is the list that theatre rows carry (document 2, section 3): objects, each with its number.
fn is_list_of_seats(value: &Value) -> bool {
    let is_seat = |seat: &Value| seat.get("seatNumber").is_some();
    value
        .as_array()
        .is_some_and(|seats| !seats.is_empty() && seats.iter().all(is_seat))
}

fn empty_bag(map: &mut Map<String, Value>, bag: &mut Map<String, Value>) {
    if map.get("type").and_then(Value::as_str) == Some("table") {
        let shape = bag.remove("shape").and_then(|shape| shape.as_str().map(str::to_owned));
        map.insert(
            "type".to_owned(),
            Value::String(shape.unwrap_or_else(|| "round".to_owned())),
        );
    }
    for field in IN_BAG {
        lift(map, bag, field, field);
    }
    for (old, new) in RENAMED {
        lift(map, bag, old, new);
    }
}

fn lift(map: &mut Map<String, Value>, bag: &mut Map<String, Value>, from: &str, to: &str) {
    if let Some(value) = bag.remove(from) {
        map.entry(to).or_insert(value);
    }
}

fn move_field(map: &mut Map<String, Value>, from: &str, to: &str) {
    if let Some(value) = map.remove(from) {
        map.entry(to).or_insert(value);
    }
}
