//! How files of all ages become one form.

use expect_test::expect;
use serde_json::{Value, json};

use crate::plan::{FloorPlan, PlanError};

fn read(value: Value) -> (FloorPlan, Vec<String>) {
    let (plan, notes) = FloorPlan::from_value(value).unwrap();
    (plan, notes.iter().map(ToString::to_string).collect())
}

fn refused(text: &str) -> String {
    FloorPlan::from_json(text).unwrap_err().to_string()
}

#[test]
fn missing_canvas_values_get_the_defaults_of_the_specification() {
    let (plan, notes) = read(json!({"canvas": {"zoom": 2}, "elements": "none"}));
    let canvas = serde_json::to_string(&plan.canvas).unwrap();
    expect![[r#"{"width":800.0,"height":600.0,"zoom":2.0,"pan":{"x":0.0,"y":0.0},"gridSize":24.0,"snapToGrid":true,"showGrid":true,"venueWidth":50.0,"venueHeight":40.0}"#]]
        .assert_eq(&canvas);
    assert!(plan.elements().is_empty());
    assert_eq!(notes, ["plan: elements must be a list"]);
}

#[test]
fn shapes_of_the_preview_become_tables() {
    let (plan, notes) = read(json!({"elements": [
        {"id": "1", "type": "table", "x": 10, "y": 20, "properties": {"shape": "rectangle", "label": "Table 5"}},
        {"id": "2", "type": "table", "properties": {"label": "Family", "vip": true}},
        {"id": "3", "type": "chair"},
        {"id": "4", "type": "stage", "width": 300}
    ]}));
    let lines: Vec<String> = plan
        .elements()
        .iter()
        .map(|e| {
            format!(
                "{} at {}, {}: {} {} {:?} {} seats, {} by {}, keeps {:?}",
                e.id,
                e.x,
                e.y,
                e.kind,
                e.label,
                e.table_number,
                e.chairs.len(),
                e.width,
                e.height,
                e.extra
            )
        })
        .collect();
    expect![[r#"
        1 at 10, 20: rectangle Table 5 Some(5) 6 seats, 150 by 75, keeps {}
        2 at 0, 0: round Family None 8 seats, 100 by 100, keeps {"properties": Object {"vip": Bool(true)}}
        3 at 0, 0: chair Chair None 1 seats, 40 by 40, keeps {}
        4 at 0, 0: stage Stage None 0 seats, 300 by 80, keeps {}"#]]
    .assert_eq(&lines.join("\n"));
    assert!(notes.is_empty(), "{notes:?}");
}

#[test]
fn a_props_bag_is_emptied_and_values_at_the_top_win() {
    let (plan, _) = read(json!({"elements": [{
        "id": "t", "type": "Round", "label": "Top",
        "props": {"label": "Bag", "zone": "A", "seatCount": 5, "color": "#fff", "showSeatNumbers": false, "seatNumberingStart": 3, "other": 1}
    }]}));
    let table = plan.element("t").unwrap();
    assert_eq!(
        (table.label.as_str(), table.zone.as_deref(), table.chairs.len()),
        ("Top", Some("A"), 5)
    );
    assert_eq!(
        (table.show_seat_numbers, table.seat_numbering_start),
        (Some(false), Some(3))
    );
    assert_eq!(table.extra.get("props"), Some(&json!({"other": 1})));
    assert_eq!(
        (table.chairs[0].seat_number, table.chairs[0].seat_label.as_str()),
        (3, "A")
    );
}

#[test]
fn every_field_that_the_specification_names_is_kept() {
    let element = json!({
        "id": "t", "type": "rectangle", "x": 10.5, "y": 20.0, "width": 150.0, "height": 75.0, "rotation": 15.0, "zIndex": 7,
        "label": "Family", "name": "Family of the bride", "color": "#aabbcc", "borderColor": "purple", "fontSize": 12.0,
        "textSize": 14.0, "chairs": 1, "chairType": "chiavari", "tableNumber": 4, "zone": "A", "zoneColor": "#7f56d9",
        "showSeatNumbers": false, "seatNumberingStart": 3, "imageUrl": "/api/images/a", "svgContent": "<svg/>",
        "startX": 1, "startY": 2, "endX": 3, "endY": 4,
        "chairDistribution": {"top": 1, "bottom": 0, "left": 0, "right": 0}, "chairSizePercent": 90.0, "chairGapPx": 4.0,
        "edgeGap": 5.0, "chairStyle": "cushioned",
        "chairPositions": [{"id": "t-chair-1", "seatNumber": 3, "seatLabel": "A", "chairStyle": "high"}]
    });
    let (plan, notes) = read(json!({ "elements": [element] }));
    assert_eq!(notes, Vec::<String>::new());
    let printed = serde_json::to_value(&plan.elements()[0]).unwrap();
    for (field, value) in element.as_object().unwrap() {
        assert_eq!(&printed[field], value, "{field}");
    }
}

#[test]
fn the_document_keeps_no_place_of_a_chair() {
    let chair = json!({"id": "t-chair-1", "x": 1, "y": 2, "width": 3, "height": 4, "rotation": 5, "seatNumber": 1, "seatLabel": "A"});
    let (plan, _) = read(json!({"elements": [{"id": "t", "type": "round", "chairPositions": [chair]}]}));
    let printed = serde_json::to_value(&plan.elements()[0].chairs[0]).unwrap();
    assert_eq!(printed, json!({"id": "t-chair-1", "seatNumber": 1, "seatLabel": "A"}));
}

#[test]
fn seats_of_a_theatre_row_are_its_chairs() {
    let seats = json!([{"seatNumber": 7, "x": 1, "y": 2, "seatStatus": "sold"}, {"seatNumber": 8, "isHandicapAccessible": true}]);
    let (plan, _) = read(json!({"elements": [
        {"id": "r", "type": "theatre-row", "sectionName": "Balcony", "rowName": "C", "seats": seats},
        {"id": "b", "type": "bar", "seats": "three"}
    ]}));
    let row = plan.element("r").unwrap();
    let text = serde_json::to_string(&row.chairs).unwrap();
    expect![[r#"[{"id":"r-chair-1","seatNumber":7,"seatLabel":"7","seatStatus":"sold"},{"id":"r-chair-2","seatNumber":8,"seatLabel":"8","isHandicapAccessible":true}]"#]].assert_eq(&text);
    assert_eq!(
        (row.section_name.as_deref(), row.row_name.as_deref()),
        (Some("Balcony"), Some("C"))
    );
    assert_eq!(plan.element("b").unwrap().extra.get("seats"), Some(&json!("three")));
}

#[test]
fn unknown_fields_survive_at_every_level() {
    let text = json!({
        "future": {"a": [1, 2]},
        "canvas": {"future": "c"},
        "metadata": {"name": "Plan", "future": 1},
        "bounds": {"shape": "circle", "x": 0, "y": 0, "width": 5, "height": 5, "future": 2},
        "aisles": [{"points": [{"x": 1, "y": 2}], "future": 3}],
        "measurements": [{"id": "m", "startX": 0, "startY": 0, "endX": 3, "endY": 4, "future": 5}],
        "elements": [{"id": "t", "type": "round", "svgContent": "<svg/>", "chairPositions": [{"id": "t-chair-4", "future": true}]}]
    });
    let (plan, _) = read(text);
    let printed = plan.to_json().unwrap();
    let (again, notes) = FloorPlan::from_json(&printed).unwrap();
    assert_eq!(notes, vec![]);
    assert_eq!(again.to_json().unwrap(), printed);
    let printed: Value = serde_json::from_str(&printed).unwrap();
    for place in [
        "/future/a/1",
        "/canvas/future",
        "/metadata/future",
        "/bounds/future",
        "/aisles/0/future",
        "/measurements/0/future",
        "/elements/0/svgContent",
        "/elements/0/chairPositions/0/future",
    ] {
        assert!(printed.pointer(place).is_some(), "{place}");
    }
}

#[test]
fn whole_numbers_of_unknown_fields_are_spelled_as_browsers_spell_them() {
    let text = r#"{"future": 1.0, "metadata": {"n": [-2.0, {"m": -0.0}], "half": 2.50, "far": 1e300, "long": 9007199254740993},
        "bounds": {"shape": "circle", "width": 9.0, "height": 9.0, "n": 3e2}, "elements": [{"id": "t", "type": "round", "n": 4.0,
        "chairPositions": [{"id": "t-chair-1", "n": 5.0}]}]}"#;
    let (plan, _) = FloorPlan::from_json(text).unwrap();
    let printed: Value = serde_json::from_str(&plan.to_json().unwrap()).unwrap();
    let n = |place: &str| printed.pointer(place).unwrap().to_string();
    expect![[r#"{"far":1e+300,"half":2.5,"long":9007199254740993,"n":[-2,{"m":0}]}"#]].assert_eq(&n("/metadata"));
    let whole = [
        "/future",
        "/bounds/n",
        "/elements/0/n",
        "/elements/0/chairPositions/0/n",
    ]
    .map(n);
    assert_eq!(whole, ["1", "300", "4", "5"]);
}

#[test]
fn ids_that_cannot_be_used_are_replaced_with_a_note() {
    let (plan, notes) = read(json!({"elements": [
        {"id": "a", "type": "bar"}, {"id": "a", "type": "bar"}, {"type": "bar"}, {"id": "../x", "type": "bar"}, 7
    ]}));
    let ids: Vec<_> = plan.elements().iter().map(|element| element.id.as_str()).collect();
    assert_eq!(ids, ["a", "element-1", "element-2", "element-3"]);
    assert_eq!(notes.len(), 4);
}

#[test]
fn chairs_of_a_file_keep_their_n_or_get_a_new_one() {
    let (plan, notes) = read(
        json!({"elements": [{"id": "t", "type": "round", "chairs": 2, "chairPositions": [
            {"id": "t-chair-7", "x": 1, "seatNumber": 1, "seatLabel": "A"}, {"id": "seat-b"}, {"id": "t-chair-7"}, {"id": "old-chair-0"}
        ]}]}),
    );
    let table = plan.element("t").unwrap();
    let ids: Vec<_> = table.seats().map(|chair| chair.id.to_string()).collect();
    assert_eq!(ids, ["t-chair-7", "t-chair-8", "t-chair-9", "t-chair-0"]);
    assert_eq!((table.next_chair, notes.len()), (10, 3));
}

#[test]
fn values_out_of_range_are_repaired_with_a_note() {
    let (_, notes) = read(json!({
        "canvas": {"venueWidth": 5, "zoom": 99},
        "elements": [{"id": "t", "type": "round", "width": 0, "fontSize": 99, "color": "url(#x)", "locked": "yes", "label": "a\nb"}]
    }));
    expect![[r#"
        plan.canvas: zoom must be 0.1 to 5, not 99
        plan.canvas: venueWidth must be 10 to 500 ft, not 5
        element "t": label must be one line of at most 200 characters
        element "t": width must be at least 1, not 0
        element "t": color must be a colour
        element "t": fontSize must be 8 to 24, not 99
        element "t": locked must be true or false"#]]
    .assert_eq(&notes.join("\n"));
}

#[test]
fn numbers_stay_in_the_ranges_of_the_specification() {
    for (field, low, high) in [
        ("fontSize", 8.0, 24.0),
        ("chairSizePercent", 70.0, 120.0),
        ("edgeGap", 2.0, 8.0),
        ("chairGapPx", 2.0, 6.0),
    ] {
        for (given, kept) in [(low - 1.0, low), (low, low), (high, high), (high + 1.0, high)] {
            let (plan, notes) = read(json!({"elements": [{"id": "t", "type": "round", field: given}]}));
            let printed = serde_json::to_value(&plan.elements()[0]).unwrap();
            assert_eq!(
                (&printed[field], notes.is_empty()),
                (&json!(kept), given == kept),
                "{field} {given}"
            );
        }
    }
    let (plan, _) = read(json!({"canvas": {"zoom": 0.01, "gridSize": 5, "venueWidth": 501, "venueHeight": 9}}));
    assert_eq!((plan.canvas.zoom, plan.canvas.grid_size), (0.1, 12.0));
    assert_eq!((plan.canvas.venue_width, plan.canvas.venue_height), (50.0, 40.0));
}

#[test]
fn ten_chairs_fit_above_and_below_and_two_at_each_end() {
    let sides = |top: u32, bottom: u32, left: u32, right: u32| {
        let sides = json!({"top": top, "bottom": bottom, "left": left, "right": right});
        FloorPlan::from_value(json!({"elements": [{"id": "t", "type": "rectangle", "chairDistribution": sides}]}))
    };
    assert!(sides(10, 10, 2, 2).is_ok());
    for wrong in [
        sides(11, 0, 0, 0),
        sides(0, 11, 0, 0),
        sides(0, 0, 3, 0),
        sides(0, 0, 0, 3),
    ] {
        let refusal = wrong.unwrap_err().to_string();
        assert!(
            refusal.ends_with("takes at most 10 chairs above and below, 2 left and right"),
            "{refusal}"
        );
    }
}

#[test]
fn what_is_no_plan_is_refused_with_a_reason() {
    let cases = [
        "[]",
        "nonsense",
        r#"{"version": "2.0.0"}"#,
        r#"{"version": "1.0.1"}"#,
        r#"{"version": 7}"#,
        r#"{"elements": [{"id": "t"}]}"#,
        r#"{"elements": [{"id": "t", "type": "round", "x": 1e308}]}"#,
        r#"{"elements": [{"id": "t", "type": "round", "x": null}]}"#,
        r#"{"elements": [{"id": "t", "type": "round", "y": "left"}]}"#,
        r#"{"elements": [{"id": "t", "type": "round", "chairs": 101}]}"#,
        r#"{"aisles": [{"points": [{"x": 1e9, "y": 0}]}]}"#,
        r#"{"bounds": {"shape": "blob"}}"#,
    ];
    let text: Vec<String> = cases.into_iter().map(refused).collect();
    expect![[r#"
        Invalid floor plan file
        Invalid floor plan file: expected ident at line 1 column 2
        Invalid floor plan file: it was saved by a newer version (2.0.0) of the program; this one reads 1.0.0
        Invalid floor plan file: it was saved by a newer version (1.0.1) of the program; this one reads 1.0.0
        Invalid floor plan file: it was saved by a newer version (7) of the program; this one reads 1.0.0
        Invalid floor plan file: element "t": type is missing
        Invalid floor plan file: element "t": x must be between -1000000 and 1000000, not 1e308
        Invalid floor plan file: element "t": x must be a finite number
        Invalid floor plan file: element "t": y must be a finite number
        Invalid floor plan file: element "t": chairs must be at most 100
        Invalid floor plan file: plan: aisles[0].points.x must be between -1000000 and 1000000, not 1e9
        Invalid floor plan file: plan: bounds unknown variant `blob`, expected one of `rectangle`, `circle`, `irregular`"#]].assert_eq(&text.join("\n"));
}

#[test]
fn older_and_shortened_versions_are_read_and_saved_as_the_present_one() {
    for version in ["\"0.9.0\"", "\"1.0.0\"", "\"1.0\"", "\"1\"", "1", "1.0", "null"] {
        let (plan, _) = FloorPlan::from_json(&format!(r#"{{"version": {version}, "elements": []}}"#)).unwrap();
        assert!(
            plan.to_json().unwrap().starts_with(r#"{"version":"1.0.0""#),
            "{version}"
        );
    }
    for version in [
        "\"1.1\"",
        "\"2\"",
        "2",
        "1.1",
        "\"1.0.0.0\"",
        "\"one\"",
        "\"\"",
        "[1]",
        "-1",
    ] {
        let refusal = refused(&format!(r#"{{"version": {version}, "elements": []}}"#));
        assert!(refusal.contains("saved by a newer version"), "{refusal}");
    }
}

#[test]
fn the_length_of_a_measurement_line_follows_from_its_ends() {
    for told in ["", r#", "distance": 900"#, r#", "distance": "5 ft""#] {
        let text =
            format!(r#"{{"measurements": [{{"id": "m", "startX": 0, "startY": 0, "endX": 30, "endY": 40{told}}}]}}"#);
        let (plan, _) = FloorPlan::from_json(&text).unwrap();
        let printed: Value = serde_json::from_str(&plan.to_json().unwrap()).unwrap();
        assert_eq!(printed["measurements"][0]["distance"], json!(50.0), "{told}");
    }
}

#[test]
fn too_many_or_too_large_is_refused() {
    let many = |name: &str, count: usize, one: &str| format!(r#"{{"{name}": [{}]}}"#, vec![one; count].join(","));
    assert_eq!(
        refused(&many("elements", 20_001, "{}")),
        PlanError::TooManyElements(20_001).to_string()
    );
    assert_eq!(
        refused(&many("aisles", 2_001, r#"{"points":[]}"#)),
        PlanError::TooManyLines("aisles", 2_001).to_string()
    );
    let bomb = many("points", 1_001, r#"{"x":0,"y":0}"#).replacen('{', "[{", 1) + "]";
    assert!(refused(&format!(r#"{{"aisles": {bomb}}}"#)).contains("the limit is 1000"));
    assert_eq!(
        refused(&" ".repeat(10 * 1024 * 1024 + 1)),
        PlanError::TooLarge.to_string()
    );
    let deep = "[".repeat(100_000) + &"]".repeat(100_000);
    assert!(refused(&format!(r#"{{"x": {deep}}}"#)).starts_with("Invalid floor plan file: "));
}

#[test]
fn chairs_differ_also_when_a_file_leaves_no_n() {
    for table in [
        json!({"id": "t", "type": "round", "chairs": 5, "chairPositions": [{"id": "t-chair-4294967294"}, {"id": "x"}, {"id": "y"}]}),
        json!({"id": "t", "type": "round", "chairs": 5, "nextChair": 4_294_967_295_u32}),
    ] {
        let (plan, _) = read(json!({"elements": [table]}));
        let ids: std::collections::HashSet<_> = plan.seats().map(|(_, chair)| chair.id.clone()).collect();
        assert_eq!(ids.len(), 5, "{ids:?}");
        let (again, notes) = FloorPlan::from_json(&plan.to_json().unwrap()).unwrap();
        assert_eq!((again.to_json().unwrap(), notes), (plan.to_json().unwrap(), vec![]));
    }
}

#[test]
fn a_small_file_cannot_ask_for_more_seats_than_a_plan_holds() {
    let tables: Vec<Value> = (0..401)
        .map(|n| json!({"id": format!("t{n}"), "type": "round", "chairs": 100}))
        .collect();
    let text = json!({ "elements": tables }).to_string();
    assert_eq!(refused(&text), PlanError::TooManySeats.to_string());
}

#[test]
fn pictures_rows_and_seats_keep_what_was_said_about_them() {
    let elements = json!([
        {"id": "p", "type": "vector-image", "svgContent": "<svg/>", "imageUrl": "/api/images/a", "imageType": "svg",
         "aspectRatio": 1.5, "isUserUploaded": true, "flipX": true},
        {"id": "t", "type": "round", "chairArrangement": "half", "sectionName": "A", "rowName": "B", "chairs": 1,
         "chairPositions": [{"id": "t-chair-1", "seatStatus": "sold", "isHandicapAccessible": true}]}
    ]);
    let (plan, notes) = read(json!({"elements": elements}));
    let printed: Value = serde_json::from_str(&plan.to_json().unwrap()).unwrap();
    for (place, field) in [
        (0, "svgContent"),
        (0, "imageUrl"),
        (0, "imageType"),
        (0, "aspectRatio"),
        (0, "isUserUploaded"),
        (0, "flipX"),
        (1, "chairArrangement"),
        (1, "sectionName"),
        (1, "rowName"),
    ] {
        assert_eq!(printed["elements"][place][field], elements[place][field], "{field}");
    }
    let chair = &printed["elements"][1]["chairPositions"][0];
    assert_eq!(
        (&chair["seatStatus"], &chair["isHandicapAccessible"]),
        (&json!("sold"), &json!(true))
    );
    assert_eq!(plan.elements()[0].extra.len() + plan.elements()[1].extra.len(), 0);
    assert!(notes.is_empty(), "{notes:?}");
}

#[test]
fn a_file_loses_pictures_that_cannot_be_shown() {
    let (plan, notes) = read(json!({"elements": [
        {"id": "p", "type": "vector-image", "svgContent": "x", "imageUrl": "data:image/png;base64,AAAA"},
        {"id": "t", "type": "round", "chairs": 1, "chairPositions": [{"id": "t-chair-1", "seatStatus": "selected"}]}
    ]}));
    assert_eq!(plan.elements()[0].picture, None);
    expect![[r#"
        element "p": svgContent must be an SVG drawing
        element "p": imageUrl must begin with /api/images/ or https://
        element "t": seatStatus has no value "selected""#]]
    .assert_eq(&notes.join("\n"));
}
