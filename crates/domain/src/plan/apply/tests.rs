//! What commands do and what they are refused for, case by case.

use expect_test::expect;
use serde_json::{Value, json};

use crate::plan::{Command, FloorPlan};

fn command(value: Value) -> Command {
    serde_json::from_value(value).unwrap()
}

/// A plan with two round tables and a stage.
fn plan() -> FloorPlan {
    let elements = json!([
        {"id": "a", "type": "round", "x": 0, "y": 0, "tableNumber": 1},
        {"id": "b", "type": "rectangle", "x": 300, "y": 0, "tableNumber": 2},
        {"id": "s", "type": "stage", "x": 0, "y": 500}
    ]);
    FloorPlan::from_value(json!({"elements": elements})).unwrap().0
}

fn refusal(value: Value) -> String {
    let mut plan = plan();
    let before = plan.to_json().unwrap();
    let error = plan.apply(&command(value)).unwrap_err();
    assert_eq!(plan.to_json().unwrap(), before, "a refused command changes nothing");
    format!("{}: {error}", error.code())
}

#[test]
fn refusals_name_the_element_and_the_field() {
    let cases = [
        json!({"kind": "move", "moves": [{"id": "a", "x": 1, "y": 1}, {"id": "nobody", "x": 1, "y": 1}]}),
        json!({"kind": "move", "moves": [{"id": "a", "x": 1e308, "y": 1}]}),
        json!({"kind": "resize", "boxes": [{"id": "a", "x": 1, "y": 1, "width": 0, "height": 5}]}),
        json!({"kind": "rotate", "rotations": [{"id": "a", "rotation": -1e300}]}),
        json!({"kind": "add", "elements": [{"element": {"id": "a", "type": "round"}}]}),
        json!({"kind": "properties", "changes": [{"id": "a", "set": {"chairs": 101}}]}),
        json!({"kind": "properties", "changes": [{"id": "a", "set": {"chairs": 2.5}}]}),
        json!({"kind": "properties", "changes": [{"id": "s", "set": {"chairs": 2}}]}),
        json!({"kind": "properties", "changes": [{"id": "a", "set": {"id": "c"}}]}),
        json!({"kind": "properties", "changes": [{"id": "a", "set": {"x": null}}]}),
        json!({"kind": "properties", "changes": [{"id": "a", "set": {"type": ""}}]}),
        json!({"kind": "properties", "changes": [{"id": "a", "set": {"color": "url(http://x)"}}]}),
        json!({"kind": "properties", "changes": [{"id": "a", "set": {"fontSize": 99}}]}),
        json!({"kind": "properties", "changes": [{"id": "a", "set": {"label": "x".repeat(201)}}]}),
        json!({"kind": "properties", "changes": [{"id": "s", "set": {"imageUrl": "http://example.org/a.png"}}]}),
        json!({"kind": "properties", "changes": [{"id": "s", "set": {"imageUrl": "/api/images/../events"}}]}),
        json!({"kind": "properties", "changes": [{"id": "s", "set": {"svgContent": "<html>"}}]}),
        json!({"kind": "properties", "changes": [{"id": "a", "set": {"chairArrangement": "double"}}]}),
        json!({"kind": "properties", "changes": [{"id": "a", "set": {"sectionName": "x".repeat(201)}}]}),
        json!({"kind": "canvas", "set": {"underlay": {"imageUrl": "javascript:alert(1)", "width": 9, "height": 9}}}),
        json!({"kind": "canvas", "set": {"underlay": {"imageUrl": "/api/images/a", "width": 9, "height": 9, "opacity": 0}}}),
        json!({"kind": "canvas", "set": {"underlay": {"imageUrl": "/api/images/a", "width": 0, "height": 9}}}),
        json!({"kind": "canvas", "set": {"venueWidth": 9}}),
        json!({"kind": "canvas", "set": {"aisles": [{"points": [{"x": 1e9, "y": 0}]}]}}),
    ];
    let text: Vec<String> = cases.into_iter().map(refusal).collect();
    expect![[r#"
        unknown_element: the plan has no element "nobody"
        invalid_value: element "a": x must be between -1000000 and 1000000, not 1e308
        invalid_value: element "a": width must be at least 1, not 0
        invalid_value: element "a": rotation must be between -1000000 and 1000000, not -1e300
        duplicate_element: the plan already has an element "a"
        invalid_value: element "a": chairs must be a whole number from 0 to 100
        invalid_value: element "a": chairs must be a whole number from 0 to 100
        invalid_value: element "s": chairs cannot stand at a stage
        invalid_value: element "a": id cannot be changed
        invalid_value: element "a": x must be a finite number
        invalid_value: element "a": type is missing
        invalid_value: element "a": color must be a colour
        invalid_value: element "a": fontSize must be 8 to 24, not 99
        invalid_value: element "a": label must be one line of at most 200 characters
        invalid_value: element "s": imageUrl must begin with /api/images/ or https://
        invalid_value: element "s": imageUrl must begin with /api/images/ or https://
        invalid_value: element "s": svgContent must be an SVG drawing
        invalid_value: element "a": chairArrangement has no value "double"
        invalid_value: element "a": sectionName must be one line of at most 200 characters
        invalid_value: canvas: room Invalid floor plan file: plan: underlay.imageUrl must begin with /api/images/ or https://
        invalid_value: canvas: room Invalid floor plan file: plan: underlay.opacity must be 0.1 to 1
        invalid_value: canvas: room Invalid floor plan file: plan: underlay.width must be at least 1, not 0
        invalid_value: canvas: venueWidth must be 10 to 500 ft, not 9
        invalid_value: canvas: room Invalid floor plan file: plan: aisles[0].points.x must be between -1000000 and 1000000, not 1e9"#]].assert_eq(&text.join("\n"));
}

#[test]
fn numbers_that_are_none_are_refused() {
    let place = |x| crate::plan::command::Place {
        id: crate::plan::ElementId::parse("a").unwrap(),
        x,
        y: 0.0,
    };
    for x in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        let error = plan().apply(&Command::Move { moves: vec![place(x)] }).unwrap_err();
        assert_eq!(error.to_string(), "element \"a\": x must be a finite number");
    }
}

#[test]
fn a_batch_holds_together_or_not_at_all() {
    let failing = json!({"kind": "batch", "commands": [
        {"kind": "remove", "ids": ["b"]},
        {"kind": "move", "moves": [{"id": "a", "x": 50, "y": 50}]},
        {"kind": "move", "moves": [{"id": "b", "x": 1, "y": 1}]},
    ]});
    assert_eq!(refusal(failing), "unknown_element: the plan has no element \"b\"");
}

#[test]
fn batches_end_at_eight_levels() {
    let mut nested = json!({"kind": "remove", "ids": []});
    for _ in 0..12 {
        nested = json!({"kind": "batch", "commands": [nested]});
    }
    assert_eq!(refusal(nested), "command_too_large: batches are nested too deep");
}

#[test]
fn a_command_of_more_parts_than_a_plan_has_elements_is_refused() {
    let moves = vec![json!({"id": "a", "x": 1, "y": 1}); 20_001];
    let refused = refusal(json!({"kind": "move", "moves": moves}));
    assert!(refused.starts_with("command_too_large"), "{refused}");
}

#[test]
fn the_20001st_element_is_refused() {
    let elements = |numbers: std::ops::Range<u32>| -> Vec<Value> {
        numbers
            .map(|n| json!({"element": {"id": format!("p{n}"), "type": "plant"}}))
            .collect()
    };
    let mut plan = FloorPlan::empty("");
    plan.apply(&command(json!({"kind": "add", "elements": elements(0..20_000)})))
        .unwrap();
    let error = plan
        .apply(&command(json!({"kind": "add", "elements": elements(20_000..20_001)})))
        .unwrap_err();
    assert_eq!(error.to_string(), "a plan holds at most 20000 elements");
}

#[test]
fn only_what_changed_is_reported() {
    let mut plan = plan();
    let applied = plan
        .apply(&command(
            json!({"kind": "move", "moves": [{"id": "a", "x": 7.00049, "y": 0}]}),
        ))
        .unwrap();
    assert_eq!(
        applied
            .changed
            .iter()
            .map(crate::plan::ElementId::as_str)
            .collect::<Vec<_>>(),
        ["a"]
    );
    assert_eq!(
        (applied.added.len(), applied.removed.len(), applied.removed_seats.len()),
        (0, 0, 0)
    );
    assert_eq!(plan.element("a").unwrap().x, 7.0);
}

#[test]
fn what_comes_and_goes_in_one_step_did_not_happen() {
    let mut plan = plan();
    let applied = plan
        .apply(&command(json!({"kind": "batch", "commands": [
            {"kind": "add", "elements": [{"element": {"id": "new", "type": "square"}}]},
            {"kind": "remove", "ids": ["new"]},
        ]})))
        .unwrap();
    assert!(applied.added.is_empty() && applied.removed.is_empty());
    assert!(applied.added_seats.is_empty() && applied.removed_seats.is_empty());
}

#[test]
fn fewer_chairs_spare_the_seats_to_keep_and_undo_restores_all() {
    let mut plan = plan();
    let before = plan.to_json().unwrap();
    let change = json!({"id": "a", "set": {"chairs": 2}, "keepSeats": ["a-chair-8", "a-chair-3"]});
    let applied = plan
        .apply(&command(json!({"kind": "properties", "changes": [change]})))
        .unwrap();
    let left: Vec<_> = plan
        .element("a")
        .unwrap()
        .seats()
        .map(|chair| chair.id.to_string())
        .collect();
    assert_eq!(left, ["a-chair-3", "a-chair-8"]);
    assert_eq!(applied.removed_seats.len(), 6);
    plan.apply(&applied.inverse).unwrap();
    assert_eq!(plan.to_json().unwrap(), before);
}

#[test]
fn changes_have_names_that_people_understand() {
    let cases = [
        json!({"kind": "move", "moves": [{"id": "a", "x": 1, "y": 1}, {"id": "b", "x": 1, "y": 1}]}),
        json!({"kind": "move", "moves": [{"id": "a", "x": 1, "y": 1}, {"id": "s", "x": 1, "y": 1}]}),
        json!({"kind": "rotate", "rotations": [{"id": "s", "rotation": 15}]}),
        json!({"kind": "properties", "changes": [{"id": "a", "set": {"label": "Family"}}]}),
        json!({"kind": "remove", "ids": ["a"]}),
        json!({"kind": "canvas", "set": {"venueWidth": 60}}),
        json!({"kind": "batch", "label": "Align left", "commands": []}),
    ];
    let labels: Vec<String> = cases
        .into_iter()
        .map(|case| plan().apply(&command(case)).unwrap().label)
        .collect();
    expect![[r#"
        Move 2 tables
        Move 2 objects
        Rotate Stage
        Change Table 1
        Delete Table 1
        Change the room
        Align left"#]]
    .assert_eq(&labels.join("\n"));
}

#[test]
fn seat_numbers_can_begin_elsewhere_while_ids_stay() {
    let mut plan = plan();
    plan.apply(&command(
        json!({"kind": "properties", "changes": [{"id": "b", "set": {"seatNumberingStart": 101}}]}),
    ))
    .unwrap();
    let seats: Vec<_> = plan
        .element("b")
        .unwrap()
        .seats()
        .map(|c| (c.id.number(), c.seat_number, c.seat_label.clone()))
        .collect();
    assert_eq!(seats[0], (1, 101, "A".to_owned()));
    assert_eq!(seats[5], (6, 106, "F".to_owned()));
}

#[test]
fn a_table_may_change_its_type_and_keeps_its_chairs() {
    let mut plan = plan();
    let seats = |plan: &FloorPlan| {
        plan.element("a")
            .unwrap()
            .seats()
            .map(|c| c.id.to_string())
            .collect::<Vec<_>>()
    };
    let before = seats(&plan);
    plan.apply(&command(
        json!({"kind": "properties", "changes": [{"id": "a", "set": {"type": "oval"}}]}),
    ))
    .unwrap();
    assert_eq!(seats(&plan), before);
    let to_stage = json!({"kind": "properties", "changes": [{"id": "a", "set": {"type": "stage"}}]});
    assert_eq!(
        refusal(to_stage),
        "invalid_value: element \"a\": chairs cannot stand at a stage"
    );
}

#[test]
fn a_stage_that_becomes_a_table_and_is_undone_is_the_same_stage() {
    let mut plan = plan();
    plan.apply(&command(
        json!({"kind": "properties", "changes": [{"id": "s", "set": {"label": "Table 7"}}]}),
    ))
    .unwrap();
    let before = plan.to_json().unwrap();
    let became = plan.apply(&command(
        json!({"kind": "properties", "changes": [{"id": "s", "set": {"type": "round"}}]}),
    ));
    plan.apply(&became.unwrap().inverse).unwrap();
    assert_eq!(plan.to_json().unwrap(), before);
}

#[test]
fn a_plan_with_too_many_seats_is_refused_and_taken_back() {
    let table = |n: usize| json!({"element": {"id": format!("t{n}"), "type": "round", "chairs": 100}});
    let tables: Vec<Value> = (0..400).map(table).collect();
    assert_eq!(
        refusal(json!({"kind": "add", "elements": tables})),
        "too_many_seats: a plan holds at most 40000 seats"
    );
}

#[test]
fn who_adds_a_picture_that_cannot_be_shown_is_told() {
    let add = json!({"kind": "add", "elements": [{"element":
        {"id": "p", "type": "vector-image", "imageUrl": "file:///etc/passwd"}}]});
    let error = serde_json::from_value::<Command>(add).unwrap_err();
    expect![[r#"element "p": imageUrl must begin with /api/images/ or https://"#]].assert_eq(&error.to_string());
}

#[test]
fn a_picture_under_the_plan_is_set_and_taken_away() {
    let mut plan = plan();
    let underlay = json!({"imageUrl": "/api/images/a", "width": 400, "height": 300, "visible": false});
    let set = plan
        .apply(&command(json!({"kind": "canvas", "set": {"underlay": underlay}})))
        .unwrap();
    let read = plan.underlay.as_ref().unwrap();
    assert_eq!((read.width, read.opacity, read.visible), (400.0, 1.0, false));
    assert!(set.room_changed);
    plan.apply(&command(json!({"kind": "canvas", "set": {"underlay": null}})))
        .unwrap();
    assert_eq!(plan.underlay, None);
}
