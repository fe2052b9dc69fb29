//! Shapes of a room: which are refused and why, and how a new shape changes the plan.

use serde_json::json;

use super::*;
use crate::room::Room;

fn plan(rest: Value) -> FloorPlan {
    FloorPlan::from_json(&rest.to_string()).unwrap().0
}

fn shape(value: Value) -> Shape {
    serde_json::from_value(value).unwrap()
}

fn drawn(corners: &[(f64, f64)]) -> Shape {
    Shape::Irregular {
        points: corners.iter().map(|(x, y)| Point::new(*x, *y)).collect(),
    }
}

fn refusal(corners: &[(f64, f64)]) -> String {
    command(&FloorPlan::empty(""), &drawn(corners)).unwrap_err().to_string()
}

const L: [(f64, f64); 6] = [
    (0.0, 0.0),
    (960.0, 0.0),
    (960.0, 480.0),
    (480.0, 480.0),
    (480.0, 720.0),
    (0.0, 720.0),
];

#[test]
fn an_l_shaped_room_has_the_size_of_its_box_and_its_own_walls() {
    let mut plan = FloorPlan::empty("");
    let change = command(&plan, &drawn(&L)).unwrap();
    plan.apply(&change).unwrap();
    assert_eq!((plan.canvas.venue_width, plan.canvas.venue_height), (40.0, 30.0));
    let points: Vec<Value> = L.iter().map(|(x, y)| json!({"x": x, "y": y})).collect();
    assert_eq!(
        serde_json::to_value(&plan.bounds).unwrap(),
        json!({"shape": "irregular", "x": 0.0, "y": 0.0, "width": 960.0, "height": 720.0, "points": points})
    );
    let room = Room::from_plan(&plan);
    assert!(room.contains(Point::new(100.0, 700.0), 0.0));
    assert!(
        !room.contains(Point::new(900.0, 700.0), 0.0),
        "the corner that is not there"
    );
}

#[test]
fn an_outline_away_from_the_origin_moves_there_with_everything_in_the_plan() {
    let mut plan = plan(json!({
        "elements": [{"id": "t", "type": "round", "x": 300, "y": 200}],
        "aisles": [{"points": [{"x": 0, "y": 0}, {"x": 96, "y": 0}, {"x": 96, "y": 480}]}],
        "measurements": [{"id": "m", "startX": 0, "startY": 0, "endX": 240, "endY": 0, "name": "Door"}],
        "underlay": {"imageUrl": "/api/images/floor", "x": 10, "y": 20, "width": 600, "height": 400},
    }));
    let before = plan.clone();
    let moved: Vec<(f64, f64)> = L.iter().map(|(x, y)| (x - 120.0, y + 48.0)).collect();
    let change = command(&plan, &drawn(&moved)).unwrap();
    let applied = plan.apply(&change).unwrap();
    assert_eq!(applied.label, "Change the shape of the room");
    let bounds = plan.bounds.as_ref().unwrap();
    assert_eq!((bounds.points[0].x, bounds.points[0].y), (0.0, 0.0));
    let table = plan.element("t").unwrap();
    assert_eq!((table.x, table.y), (420.0, 152.0));
    assert_eq!((plan.aisles[0].points[1].x, plan.aisles[0].points[1].y), (216.0, -48.0));
    assert_eq!(
        (plan.measurements[0].start_x, plan.measurements[0].end_x),
        (120.0, 360.0)
    );
    let underlay = plan.underlay.as_ref().unwrap();
    assert_eq!((underlay.x, underlay.y), (130.0, -28.0));
    plan.apply(&applied.inverse).unwrap();
    assert_eq!(plan, before);
}

#[test]
fn outlines_that_cannot_be_rooms_are_refused_with_the_reason() {
    assert_eq!(
        refusal(&[(0.0, 0.0), (500.0, 0.0), (500.0, 0.2)]),
        "The outline needs at least three corners."
    );
    assert_eq!(
        refusal(&[(0.0, 0.0), (500.0, 500.0), (500.0, 0.0), (0.0, 500.0)]),
        "The outline crosses itself. Move a corner so that no two sides meet."
    );
    assert_eq!(
        refusal(&[(0.0, 0.0), (500.0, 0.0), (500.0, 239.0)]),
        "The room is too small: it must be at least 10 ft wide and deep."
    );
    assert_eq!(
        refusal(&[(0.0, 0.0), (20.0, 0.0), (500.0, 500.0)]),
        "The room is too small: it must be at least 10 ft wide and deep.",
        "a sliver has a large box and no floor"
    );
    assert_eq!(
        refusal(&[(0.0, 0.0), (12_001.0, 0.0), (0.0, 500.0)]),
        "The room is too large: at most 500 ft wide and deep."
    );
    let many: Vec<(f64, f64)> = (0..1001).map(|n| (f64::from(n), f64::from(n * n))).collect();
    assert_eq!(refusal(&many), "The outline has more than 1000 corners.");
    assert!(
        command(
            &FloorPlan::empty(""),
            &drawn(&[(f64::NAN, 0.0), (500.0, 0.0), (0.0, 500.0)])
        )
        .is_err()
    );
}

#[test]
fn a_rectangle_needs_no_outline_and_a_circle_fills_its_box() {
    let mut plan = FloorPlan::empty("");
    plan.apply(&command(&plan, &drawn(&L)).unwrap()).unwrap();
    plan.apply(&command(&plan, &shape(json!({"shape": "circle", "width": 720, "height": 720}))).unwrap())
        .unwrap();
    assert_eq!((plan.canvas.venue_width, plan.canvas.venue_height), (30.0, 30.0));
    assert!(!Room::from_plan(&plan).contains(Point::new(20.0, 20.0), 0.0));
    let rectangle = shape(json!({"shape": "rectangle", "width": 1200, "height": 960}));
    plan.apply(&command(&plan, &rectangle).unwrap()).unwrap();
    assert_eq!(plan.bounds, None);
    assert!(Room::from_plan(&plan).contains(Point::new(20.0, 20.0), 0.0));
}

#[test]
fn another_size_stretches_the_drawn_outline() {
    let mut plan = FloorPlan::empty("");
    plan.apply(&command(&plan, &drawn(&L)).unwrap()).unwrap();
    plan.apply(&resize(&plan, 1920.0, 720.0).unwrap()).unwrap();
    let bounds = plan.bounds.as_ref().unwrap();
    assert_eq!((bounds.points[3].x, bounds.points[3].y), (960.0, 480.0));
    assert_eq!((plan.canvas.venue_width, plan.canvas.venue_height), (80.0, 30.0));
    assert_eq!(resize(&plan, 100.0, 720.0), Err(OutlineError::TooSmall(Purpose::Room)));
}

#[test]
fn an_aisle_may_be_narrow_but_not_cross_itself() {
    let outline_of = |corners: &[(f64, f64)]| {
        let points: Vec<Point> = corners.iter().map(|(x, y)| Point::new(*x, *y)).collect();
        outline(&points, Purpose::Aisle).map(|corners| corners.len())
    };
    assert_eq!(
        outline_of(&[(0.0, 0.0), (48.0, 0.0), (48.0, 480.0), (0.0, 480.0), (0.0, 0.0)]),
        Ok(4)
    );
    assert_eq!(
        outline_of(&[(0.0, 0.0), (48.0, 0.0), (0.0, 10.0)]),
        Err(OutlineError::TooSmall(Purpose::Aisle))
    );
    assert_eq!(
        outline_of(&[(0.0, 0.0), (480.0, 480.0), (480.0, 0.0), (0.0, 480.0)]),
        Err(OutlineError::Crossing)
    );
}

#[test]
fn one_person_sets_the_width_while_another_sets_the_depth() {
    let plan = FloorPlan::empty("");
    let (width, height) = (plan.canvas.venue_width * 24.0, plan.canvas.venue_height * 24.0);
    let wider = resize(&plan, width + 240.0, height).unwrap();
    let deeper = resize(&plan, width, height + 240.0).unwrap();
    let mut both = plan.clone();
    both.apply(&wider).unwrap();
    both.apply(&deeper).unwrap();
    let grown = (
        both.canvas.venue_width - plan.canvas.venue_width,
        both.canvas.venue_height - plan.canvas.venue_height,
    );
    assert_eq!(grown, (10.0, 10.0));
}
