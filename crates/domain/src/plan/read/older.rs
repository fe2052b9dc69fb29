//! Brings the shapes of other writers into the one form: the preview's `type: table` with `properties.shape`
//! (document 1), the `props` bag, the `seats` of theatre rows and other names for known fields (document 2, section 3).

use serde_json::{Map, Value};

/// Names in a bag or at the top, and the field each one stands for.
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

/// Moves every known field of the bags to the top, where a value that already stands there wins.
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
        move_field(map, "seats", "chairPositions");
    }
}

/// Tells whether a value is the list that theatre rows carry (document 2, section 3): objects, each with its number.
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
