//! Drawings as files: one for each kind of the catalogue, and one plan with everything that can happen to a seat.

use std::collections::HashMap;

use domain::plan::catalogue::CATALOGUE;
use domain::plan::{Command, ElementId, FloorPlan};
use domain::seat::SeatId;
use expect_test::expect_file;
use serde_json::json;

use super::{Options, SeatState, Theme, plan};
use crate::scene::{self, Primitive, Shape};

fn with(kind: &str) -> FloorPlan {
    let mut plan = FloorPlan::from_value(json!({"canvas": {"venueWidth": 20, "venueHeight": 20}}))
        .unwrap()
        .0;
    let element = plan
        .new_element(kind, 240.0, 240.0, ElementId::parse("one").unwrap())
        .unwrap();
    plan.apply(&Command::Add {
        elements: vec![element.into()],
    })
    .unwrap();
    plan
}

/// The shapes of a kind as it is drawn, in words, without the chairs.
fn shapes(kind: &str) -> Vec<String> {
    let plan = with(kind);
    let drawn = scene::primitives(plan.elements().first().unwrap());
    let in_words = |primitive: &Primitive| match &primitive.shape {
        Shape::Ellipse { rx, ry, .. } => format!("ellipse {rx} {ry}"),
        Shape::Rect { width, height, .. } => format!("rectangle {width} {height}"),
        Shape::Text { text, .. } => format!("\"{text}\""),
        other => format!("{other:?}").split(' ').next().unwrap_or_default().to_owned(),
    };
    drawn.iter().filter(|one| one.seat.is_none()).map(in_words).collect()
}

#[test]
fn round_tables_are_circles_rectangle_tables_rectangles_and_a_stage_says_what_it_is() {
    for (kind, wanted) in [
        ("round", "ellipse 50 50"),
        ("rectangle", "rectangle 150 75"),
        ("stage", "rectangle 200 80"),
        ("stage", "\"Stage\""),
        ("custom", "\"Other object\""),
    ] {
        let drawn = shapes(kind);
        assert!(drawn.iter().any(|shape| shape == wanted), "{kind}: {drawn:?}");
    }
}

#[test]
fn every_kind_of_the_catalogue_is_drawn() {
    for entry in CATALOGUE {
        let drawing = plan(
            &with(entry.kind),
            &Options {
                seat_numbers: true,
                ..Options::default()
            },
        );
        expect_file![format!("../../snapshots/{}.svg", entry.kind)].assert_eq(&drawing);
    }
}

fn small_wedding() -> FloorPlan {
    let elements = json!([
        {"id": "stage", "type": "stage", "x": 380, "y": 20},
        {"id": "dance", "type": "dance-floor", "x": 300, "y": 140},
        {"id": "head", "type": "rectangle", "x": 60, "y": 200, "width": 60, "height": 240, "chairs": 8, "label": "Head table"},
        {"id": "r", "type": "round", "x": 760, "y": 120, "tableNumber": 2},
        {"id": "turned", "type": "rectangle", "x": 740, "y": 340, "rotation": 30, "tableNumber": 3, "color": "#123456"},
        {"id": "o", "type": "oval", "x": 100, "y": 560, "tableNumber": 4},
        {"id": "bar", "type": "bar", "x": 400, "y": 600, "rotation": 180},
        {"id": "in", "type": "entrance", "x": 700, "y": 672},
        {"id": "no", "type": "plant", "x": 0, "y": 0, "hidden": true}
    ]);
    let canvas = json!({"venueWidth": 40, "venueHeight": 30});
    let aisles =
        json!([{"points": [{"x": 20, "y": 500}, {"x": 900, "y": 500}, {"x": 900, "y": 540}, {"x": 20, "y": 540}]}]);
    FloorPlan::from_value(json!({"canvas": canvas, "elements": elements, "aisles": aisles}))
        .unwrap()
        .0
}

#[test]
fn a_plan_shows_its_seats_by_state_in_both_themes() {
    for (theme, name) in [(Theme::Light, "light"), (Theme::Dark, "dark")] {
        let seats = HashMap::from([
            (
                SeatId::new("r", 1),
                SeatState::Assigned {
                    initials: "AR".to_owned(),
                },
            ),
            (SeatId::new("r", 2), SeatState::Reserved),
            (SeatId::new("r", 3), SeatState::Highlighted),
        ]);
        let options = Options {
            theme,
            grid: true,
            seat_numbers: true,
            title: Some("Wedding".to_owned()),
            seats,
            ..Options::default()
        };
        expect_file![format!("../../snapshots/plan-{name}.svg")].assert_eq(&plan(&small_wedding(), &options));
    }
}

#[test]
fn the_floor_follows_its_outline() {
    for (shape, mark) in [
        ("circle", "<ellipse cx=\"50\" cy=\"50\""),
        ("irregular", "<polygon points=\"0,0 9,0 9,9 \""),
    ] {
        let bounds = json!({"shape": shape, "width": 100, "height": 100,
            "points": [{"x": 0, "y": 0}, {"x": 9, "y": 0}, {"x": 9, "y": 9}]});
        let drawing = plan(
            &FloorPlan::from_value(json!({"bounds": bounds})).unwrap().0,
            &Options::default(),
        );
        assert!(drawing.contains(mark), "{drawing}");
    }
}

/// A drawing of a plan with a picture of the server twice, one of somewhere else and one that travels with the plan.
fn with_pictures(known: &[(&str, &str)]) -> String {
    let elements = json!([
        {"id": "a", "type": "vector-image", "x": 0, "y": 0, "width": 100.5, "height": 60, "imageUrl": "/api/images/logo"},
        {"id": "b", "type": "vector-image", "x": 200, "y": 0, "rotation": 30, "flipX": true, "imageUrl": "/api/images/logo"},
        {"id": "c", "type": "vector-image", "x": 0, "y": 200, "imageUrl": "https://example.org/a.png"},
        {"id": "d", "type": "vector-image", "x": 200, "y": 200, "svgContent": "<svg xmlns='http://www.w3.org/2000/svg'/>"}
    ]);
    let known = known
        .iter()
        .map(|(address, data)| ((*address).to_owned(), (*data).to_owned()));
    let options = Options {
        pictures: known.collect(),
        ..Options::default()
    };
    plan(
        &FloorPlan::from_value(json!({ "elements": elements })).unwrap().0,
        &options,
    )
}

#[test]
fn a_picture_is_in_the_file_once_however_often_it_is_drawn() {
    let drawing = with_pictures(&[("/api/images/logo", "data:image/png;base64,AAAA")]);
    assert_eq!(drawing.matches("data:image/png;base64,AAAA").count(), 1, "{drawing}");
    assert_eq!(drawing.matches("<use").count(), 3, "{drawing}");
    assert!(drawing.contains("<use x=\"-50.25\" y=\"-30\" width=\"100.5\" height=\"60\" href=\"#picture-1\""));
    assert!(drawing.contains("href=\"data:image/svg+xml,%3Csvg"), "{drawing}");
}

#[test]
fn a_drawing_names_no_other_file() {
    let known = [("/api/images/logo", "https://example.org/b.png")];
    for drawing in [with_pictures(&[]), with_pictures(&known)] {
        assert!(
            !drawing.contains("/api/images") && !drawing.contains("example.org"),
            "{drawing}"
        );
        assert_eq!(drawing.matches("stroke-dasharray").count(), 3, "{drawing}");
    }
}

#[test]
fn words_cannot_break_out_of_the_drawing() {
    let elements = json!([{"id": "t", "type": "text", "width": 4000, "label": "<script>\"&\u{ffff}"}]);
    let drawing = plan(
        &FloorPlan::from_value(json!({"elements": elements})).unwrap().0,
        &Options::default(),
    );
    assert!(drawing.contains("&lt;script&gt;&quot;&amp;</text>"), "{drawing}");
}

#[test]
fn seats_that_are_kept_sold_or_for_wheelchairs_have_their_marks() {
    let seats = |table: &str| {
        json!([{"id": format!("{table}-chair-1"), "seatStatus": "reserved"},
            {"id": format!("{table}-chair-2"), "seatStatus": "sold"},
            {"id": format!("{table}-chair-3"), "isHandicapAccessible": true}])
    };
    let elements = json!([
        {"id": "b", "type": "booth", "x": 20, "y": 20, "chairs": 3, "chairPositions": seats("b")},
        {"id": "r", "type": "curved-row", "x": 300, "y": 40, "rowName": "C", "chairs": 8, "chairPositions": seats("r")},
        {"id": "t", "type": "round", "x": 460, "y": 260, "chairArrangement": "half", "zoneColor": "#C11574",
         "chairs": 5, "chairPositions": seats("t")},
        {"id": "d", "type": "door", "x": 700, "y": 300}, {"id": "m", "type": "door", "x": 800, "y": 300, "flipX": true},
        {"id": "s", "type": "serpentine", "x": 100, "y": 360, "flipY": true, "rotation": 30}
    ]);
    let plan = FloorPlan::from_value(json!({"canvas": {"venueWidth": 40, "venueHeight": 24}, "elements": elements}));
    let options = Options {
        seat_numbers: true,
        ..Options::default()
    };
    expect_file!["../../snapshots/seat-marks.svg"].assert_eq(&super::plan(&plan.unwrap().0, &options));
}
