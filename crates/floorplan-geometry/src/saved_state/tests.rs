//! Derived values as written, and how they are read.

use domain::limits::PLAN_BYTES_MAX;
use domain::plan::{FloorPlan, IdMaker};
use expect_test::expect;
use serde_json::{Value, json};

use super::{from_json, from_value, saved_state, to_json};
use crate::template;

fn plan(elements: Value) -> FloorPlan {
    FloorPlan::from_value(json!({ "elements": elements })).unwrap().0
}

fn written(plan: &FloorPlan) -> Value {
    serde_json::from_str(&to_json(plan).unwrap()).unwrap()
}

#[test]
fn chairs_are_written_with_their_places_and_stored_without() {
    let table =
        plan(json!([{"id": "t", "type": "square", "x": 100, "y": 100, "chairs": 1, "chairArrangement": "one-side"}]));
    expect![[r#"{"height":36.0,"id":"t-chair-1","rotation":0.0,"seatLabel":"A","seatNumber":1,"width":36.0,"x":132.0,"y":61.0}"#]]
        .assert_eq(&written(&table)["elements"][0]["chairPositions"][0].to_string());
    assert!(!table.to_json().unwrap().contains("rotation\":0.0,\"seat"));
    let stored: Value = serde_json::from_str(&table.to_json().unwrap()).unwrap();
    assert_eq!(
        stored["elements"][0]["chairPositions"][0],
        json!({"id": "t-chair-1", "seatNumber": 1, "seatLabel": "A"})
    );
}

#[test]
fn theatre_rows_are_written_with_their_seats() {
    let row = plan(json!([{"id": "r", "type": "theatre-row", "width": 80, "seats": [
        {"seatNumber": 7, "seatStatus": "sold"}, {"seatNumber": 8, "isHandicapAccessible": true}
    ]}]));
    expect![[r#"
        [
          {
            "isHandicapAccessible": false,
            "seatNumber": 7,
            "seatStatus": "sold",
            "x": 2.0,
            "y": 2.0
          },
          {
            "isHandicapAccessible": true,
            "seatNumber": 8,
            "seatStatus": "available",
            "x": 42.0,
            "y": 2.0
          }
        ]"#]]
    .assert_eq(&serde_json::to_string_pretty(&written(&row)["elements"][0]["seats"]).unwrap());
}

#[test]
fn what_is_written_is_read_as_the_same_plan_without_a_note() {
    for template in template::templates() {
        let mut plan = FloorPlan::empty("");
        let mut ids = IdMaker::new("V1StGXR8Z5jdHi6BmyT_z").unwrap();
        let outcome = template.apply(&plan, None, &mut ids);
        plan.apply(&outcome.command).unwrap();
        let (again, notes) = from_json(&to_json(&plan).unwrap()).unwrap();
        assert_eq!(
            (again.to_json().unwrap(), notes),
            (plan.to_json().unwrap(), vec![]),
            "{}",
            template.id
        );
    }
}

#[test]
fn chairs_that_a_file_places_elsewhere_are_noted_per_table() {
    let table = plan(json!([{"id": "t", "type": "round", "chairs": 4}, {"id": "u", "type": "round", "chairs": 4}]));
    let mut file = written(&table);
    file["elements"][0]["chairPositions"][1]["x"] = json!(500);
    file["elements"][0]["chairPositions"][2]["rotation"] = json!(200);
    let (_, notes) = from_value(file).unwrap();
    let notes: Vec<String> = notes.iter().map(ToString::to_string).collect();
    expect![[
        r#"element "t": chairPositions places 2 of 4 chairs elsewhere; chairs are arranged around their table instead"#
    ]]
    .assert_eq(&notes.join("\n"));
    let row =
        json!({"elements": ["x", {"id": "r", "type": "theatre-row", "seats": [{"seatNumber": 1, "x": 900, "y": 0}]}]});
    let (_, notes) = from_value(row).unwrap();
    assert!(
        notes
            .iter()
            .any(|note| note.message.starts_with("places 1 of 1 chairs elsewhere")),
        "{notes:?}"
    );
}

#[test]
fn seats_beside_an_empty_list_of_chairs_are_read_and_compared() {
    let row = json!({"elements": [{"id": "r", "type": "theatre-row", "chairPositions": [], "seats": [{"seatNumber": 7, "x": 900, "y": 0}]}]});
    let (plan, notes) = from_value(row).unwrap();
    assert_eq!(plan.elements()[0].chairs[0].seat_number, 7);
    assert!(
        notes
            .iter()
            .any(|note| note.message.starts_with("places 1 of 1 chairs elsewhere")),
        "{notes:?}"
    );
}

#[test]
fn the_props_bag_is_written_and_keeps_what_it_held() {
    let table = plan(
        json!([{"id": "t", "type": "round", "props": {"label": "Top", "zone": "A", "seatCount": 5, "other": {"a": 1}}}]),
    );
    let file = written(&table);
    assert_eq!(
        file["elements"][0]["props"],
        json!({"label": "Top", "zone": "A", "seatCount": 5, "other": {"a": 1}})
    );
    let (again, notes) = from_value(file).unwrap();
    assert_eq!((again.to_json().unwrap(), notes), (table.to_json().unwrap(), vec![]));
}

#[test]
fn lines_keep_their_ends_through_a_round_trip() {
    let ends = json!({"startX": 10.0, "startY": 20.0, "endX": 40.0, "endY": 60.0});
    let mut element = ends.clone();
    element["id"] = json!("l");
    element["type"] = json!("line");
    let drawn = plan(json!([element]));
    let line = &drawn.elements()[0];
    assert_eq!((line.kind.as_str(), line.width, line.rotation), ("line", 50.0, 53.13));
    let file = written(&drawn);
    for (field, value) in ends.as_object().unwrap() {
        let there = file["elements"][0][field].as_f64().unwrap();
        assert!((there - value.as_f64().unwrap()).abs() < 0.05, "{field}: {there}");
    }
    let (again, notes) = from_value(file).unwrap();
    assert_eq!((again.to_json().unwrap(), notes), (drawn.to_json().unwrap(), vec![]));
}

#[test]
fn objects_of_unknown_types_survive_with_name_size_and_fields() {
    let elements = json!([
        {"id": "s", "type": "Spaceship", "name": "Apollo", "width": 90, "height": 30, "thrust": {"kN": 35}},
        {"id": "h", "type": "Hexagon table", "chairs": 3, "width": 120, "height": 120},
        {"id": "b", "type": "Bin bag", "chairs": 0, "chairPositions": []}
    ]);
    let objects = plan(elements);
    let kinds: Vec<_> = objects
        .elements()
        .iter()
        .map(|e| (e.kind.as_str(), e.label.as_str()))
        .collect();
    assert_eq!(
        kinds,
        [
            ("custom", "Apollo"),
            ("custom-table", "Hexagon table"),
            ("custom", "Bin bag")
        ]
    );
    let file = written(&objects);
    let ship = &file["elements"][0];
    assert_eq!(
        (
            &ship["type"],
            &ship["name"],
            &ship["width"],
            &ship["height"],
            &ship["thrust"]["kN"]
        ),
        (
            &json!("Spaceship"),
            &json!("Apollo"),
            &json!(90.0),
            &json!(30.0),
            &json!(35)
        )
    );
    assert_eq!(file["elements"][1]["chairPositions"].as_array().unwrap().len(), 3);
    let (again, notes) = from_value(file).unwrap();
    assert_eq!((again.to_json().unwrap(), notes), (objects.to_json().unwrap(), vec![]));
}

#[test]
fn values_that_would_make_a_file_too_large_are_left_out() {
    let large: serde_json::Map<String, Value> = (0..50)
        .map(|n| (format!("note{n}"), json!("x".repeat(200_000))))
        .collect();
    let mut value = Value::Object(large);
    value["elements"] = json!(vec![json!({"type": "round", "chairs": 100}); 45]);
    let plan = FloorPlan::from_value(value).unwrap().0;
    assert!(plan.to_json().unwrap().len() <= PLAN_BYTES_MAX);
    assert!(saved_state(plan.clone()).to_json().unwrap().len() > PLAN_BYTES_MAX);
    assert_eq!(to_json(&plan).unwrap(), plan.to_json().unwrap());
}
