//! Snapping of doors and windows to walls.

use domain::plan::{Command, ElementId, FloorPlan};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::{BOTH, guides};
use crate::index::PlanIndex;
use crate::point::{Frame, Point};
use crate::polygon;
use crate::room::Room;
use crate::snap::{MoveSnap, NewSnap, SnapOptions, snap_move, snap_opening};
use crate::solid;

const FREE: SnapOptions = SnapOptions {
    grid: None,
    tolerance: 6.0,
};

/// A room of 40 by 30 ft (960 by 720 units) with these things.
fn room(things: Value) -> FloorPlan {
    plan(json!({"canvas": {"venueWidth": 40, "venueHeight": 30}, "elements": things}))
}

fn plan(value: Value) -> FloorPlan {
    FloorPlan::from_value(value).unwrap().0
}

/// A thing of a kind, centred on a place.
fn at(kind: &str, x: f64, y: f64) -> Value {
    let (w, h) = match kind {
        "window" => (120.0, 12.0),
        "door" | "emergency-exit" => (72.0, 72.0),
        _ => (144.0, 48.0),
    };
    json!({"id": "it", "type": kind, "x": x - w / 2.0, "y": y - h / 2.0, "width": w, "height": h})
}

/// Drags the thing "it" of a plan by nothing, so that it snaps in place.
fn settle(plan: &FloorPlan, options: SnapOptions) -> MoveSnap {
    let ids = [ElementId::parse("it").unwrap()];
    snap_move(plan, &PlanIndex::from_plan(plan), &ids, 0.0, 0.0, options)
}

/// Returns the snapped centre of "it", and its new rotation.
fn rest(plan: &FloorPlan) -> (f64, f64, Option<f64>) {
    let snap = settle(plan, FREE);
    let (x, y) = plan.element("it").unwrap().centre();
    (x + snap.dx, y + snap.dy, snap.rotation)
}

#[test]
fn a_door_turns_to_each_wall_of_the_room_and_opens_into_it() {
    for (x, y, rests) in [
        (480.0, 40.0, (480.0, 36.0, Some(180.0))),
        (930.0, 360.0, (924.0, 360.0, Some(270.0))),
        (480.0, 719.0, (480.0, 684.0, Some(0.0))),
        (-20.0, 360.0, (36.0, 360.0, Some(90.0))),
    ] {
        assert_eq!(rest(&room(json!([at("door", x, y)]))), rests);
        assert_eq!(rest(&room(json!([at("emergency-exit", x, y)]))), rests);
    }
}

#[test]
fn the_arrow_of_an_entrance_shows_into_the_room() {
    for (x, y, rests) in [
        (480.0, 28.0, (480.0, 24.0, Some(0.0))),
        (920.0, 360.0, (936.0, 360.0, Some(90.0))),
        (480.0, 719.0, (480.0, 696.0, Some(180.0))),
        (20.0, 360.0, (24.0, 360.0, Some(270.0))),
    ] {
        assert_eq!(rest(&room(json!([at("entrance", x, y)]))), rests);
        assert_eq!(rest(&room(json!([at("double-door", x, y)]))), rests);
    }
}

#[test]
fn a_window_lies_in_the_wall_and_turns_no_more_than_it_must() {
    assert_eq!(rest(&room(json!([at("window", 480.0, 9.0)]))), (480.0, 0.0, Some(0.0)));
    assert_eq!(
        rest(&room(json!([at("window", 62.0, 360.0)]))),
        (0.0, 360.0, Some(270.0))
    );
    let mut turned = at("window", 480.0, 9.0);
    turned["rotation"] = json!(170);
    assert_eq!(rest(&room(json!([turned]))), (480.0, 0.0, Some(180.0)));
}

#[test]
fn what_touches_no_wall_comes_to_rest_as_everything_else_does() {
    for kind in ["door", "window"] {
        let snap = settle(&room(json!([at(kind, 300.0, 370.0)])), BOTH);
        assert_eq!(snap.rotation, None, "{kind}");
    }
    let table = json!([{"id": "it", "type": "round", "x": 300, "y": 2}]);
    assert_eq!(settle(&room(table), BOTH).rotation, None);
    let two = room(json!([at("door", 480.0, 40.0), {"id": "t", "type": "round", "x": 600, "y": 100}]));
    let ids = ["it", "t"].map(|id| ElementId::parse(id).unwrap());
    let several = snap_move(&two, &PlanIndex::from_plan(&two), &ids, 0.0, 0.0, BOTH);
    assert_eq!(several.rotation, None, "several keep how they stand to each other");
}

#[test]
fn a_door_keeps_within_the_corners_and_takes_the_wall_that_is_nearer() {
    assert_eq!(rest(&room(json!([at("door", 38.0, 41.0)]))), (36.0, 36.0, Some(90.0)));
    assert_eq!(rest(&room(json!([at("door", 41.0, 38.0)]))), (36.0, 36.0, Some(180.0)));
    assert_eq!(rest(&room(json!([at("door", 20.0, -5.0)]))).0, 36.0);
    // Equally near: it keeps its rotation.
    let mut turned = at("door", 36.0, 36.0);
    for rotation in [90.0, 180.0] {
        turned["rotation"] = json!(rotation);
        assert_eq!(rest(&room(json!([turned]))), (36.0, 36.0, Some(rotation)));
    }
}

#[test]
fn a_mirrored_door_still_opens_into_the_room() {
    let mut door = at("door", 480.0, 40.0);
    door["flipY"] = json!(true);
    assert_eq!(rest(&room(json!([door]))), (480.0, 36.0, Some(0.0)));
    door["flipX"] = json!(true);
    assert_eq!(rest(&room(json!([door]))), (480.0, 36.0, Some(0.0)));
}

#[test]
fn the_line_of_the_wall_is_shown_and_what_the_door_is_in_line_with() {
    let bar = json!({"id": "bar", "type": "bar", "x": 300, "y": 300, "width": 200, "height": 60});
    let snap = settle(&room(json!([at("door", 403.0, 40.0), bar])), BOTH);
    assert_eq!((snap.dx, snap.dy), (-3.0, -4.0));
    assert_eq!(
        guides(&snap.guides),
        ["Y 0 from 0 to 960 Edge", "X 400 from 0 to 360 Center"]
    );
    let on_grid = settle(&room(json!([at("door", 200.0, 40.0)])), BOTH);
    assert_eq!(
        (on_grid.dx, guides(&on_grid.guides)),
        (4.0, vec!["Y 0 from 0 to 960 Edge".to_owned()])
    );
}

fn wall(rotation: f64) -> Value {
    json!({"id": "wall", "type": "wall", "x": 300, "y": 300, "width": 240, "height": 12, "rotation": rotation})
}

#[test]
fn a_door_stands_on_the_middle_line_of_a_wall_and_opens_to_the_side_of_the_hand() {
    let beside = |kind: &str, y: f64| rest(&room(json!([at(kind, 420.0, y), wall(0.0)])));
    assert_eq!(beside("door", 266.0), (420.0, 270.0, Some(0.0)));
    assert_eq!(beside("door", 347.0), (420.0, 342.0, Some(180.0)));
    assert_eq!(beside("entrance", 280.0), (420.0, 282.0, Some(180.0)));
    assert_eq!(beside("window", 311.0), (420.0, 306.0, Some(0.0)));
}

#[test]
fn a_wall_that_is_drawn_upright_is_one_too_and_a_hidden_one_is_none() {
    let upright = json!({"id": "wall", "type": "wall", "x": 300, "y": 200, "width": 12, "height": 240});
    assert_eq!(
        rest(&room(json!([at("door", 340.0, 320.0), upright]))),
        (342.0, 320.0, Some(90.0))
    );
    let mut hidden = wall(0.0);
    hidden["hidden"] = json!(true);
    assert_eq!(rest(&room(json!([at("door", 420.0, 270.0), hidden]))).2, None);
}

#[test]
fn a_door_may_stand_between_two_walls_that_leave_a_gap_for_it() {
    let short = |id: &str, x: f64| json!({"id": id, "type": "wall", "x": x, "y": 300, "width": 100, "height": 12});
    let gap = room(json!([at("door", 338.0, 268.0), short("a", 200.0), short("b", 372.0)]));
    assert_eq!(rest(&gap), (336.0, 270.0, Some(0.0)));
}

#[test]
fn a_turned_wall_turns_the_door_and_its_guide() {
    let (sin, cos) = libm::sincos(30.0_f64.to_radians());
    // 10 units along the wall from its middle, 30 off it.
    let snap = settle(
        &room(json!([
            at("door", 420.0 + 10.0 * cos - 30.0 * sin, 306.0 + 10.0 * sin + 30.0 * cos),
            wall(30.0)
        ])),
        BOTH,
    );
    assert_eq!(snap.rotation, Some(210.0));
    assert!(
        (snap.dx + 6.0 * sin).abs() < 0.01 && (snap.dy - 6.0 * cos).abs() < 0.01,
        "{snap:?}"
    );
    let [guide] = snap.guides.as_slice() else {
        panic!("{snap:?}")
    };
    let (from, to) = (420.0 - 120.0 * cos, 420.0 + 120.0 * cos);
    assert!((guide.from - from).abs() < 1e-6 && (guide.to - to).abs() < 1e-6 && (guide.lean - 120.0).abs() < 1e-6);
    assert!((guide.position - 246.0).abs() < 1e-6, "{guide:?}");
}

#[test]
fn a_side_of_the_floor_that_is_too_short_takes_no_door_but_a_bow_of_short_sides_does() {
    let niche = json!({"shape": "irregular", "points": [{"x": 0, "y": 0}, {"x": 400, "y": 0}, {"x": 400, "y": 60},
        {"x": 440, "y": 60}, {"x": 440, "y": 0}, {"x": 960, "y": 0}, {"x": 960, "y": 720}, {"x": 0, "y": 720}]});
    let elements = json!([at("door", 420.0, 95.0)]);
    let bent = plan(json!({"canvas": {"venueWidth": 40, "venueHeight": 30}, "bounds": niche, "elements": elements}));
    assert_eq!(rest(&bent).2, None);
    let circle = json!({"shape": "circle", "x": 0, "y": 0, "width": 960, "height": 960});
    let elements = json!([at("door", 480.0 + 430.0 * 0.6, 480.0 + 430.0 * 0.8)]);
    let round = plan(json!({"canvas": {"venueWidth": 40, "venueHeight": 40}, "bounds": circle, "elements": elements}));
    let (x, y, rotation) = rest(&round);
    let (dx, dy) = (x - 480.0, y - 480.0);
    assert!(((dx * dx + dy * dy).sqrt() - 444.0).abs() < 1.0, "{x} {y}");
    let out = libm::atan2(dy, dx).to_degrees() - 90.0;
    assert!(
        (rotation.unwrap() - out.rem_euclid(360.0)).abs() < 4.0,
        "{rotation:?} {out}"
    );
}

prop_compose! {
    /// A convex room of some corners around (500, 500), either way round, and a place of a door near one of its walls.
    fn any_room()(corners in 3..9_u32, start in 0.0..360.0_f64, back: bool, wall in 0..9_usize, share in 0.3..0.7_f64, off in -30.0..38.0_f64)
        -> (FloorPlan, Point) {
        let corner = |n: u32| {
            let turn = (start + 360.0 * f64::from(n) / f64::from(corners)).to_radians();
            let (sin, cos) = libm::sincos(turn);
            Point::new((500.0 + 450.0 * cos).round(), (500.0 + 450.0 * sin).round())
        };
        let mut points: Vec<Point> = (0..corners).map(corner).collect();
        if back {
            points.reverse();
        }
        let sides: Vec<(Point, Point)> = polygon::edges(&points).collect();
        let (a, b) = sides[wall % sides.len()];
        let (length, middle) = (a.distance(b), a.along(a.to(b), share));
        let way = a.to(b);
        let mut inward = Point::new(-way.y / length, way.x / length);
        if !polygon::contains(&points, middle.along(inward, 1.0)) {
            inward = Point::new(-inward.x, -inward.y);
        }
        let place = middle.along(inward, off);
        let room = json!({"canvas": {"venueWidth": 42, "venueHeight": 42},
            "bounds": {"shape": "irregular", "points": points}, "elements": [at("door", place.x, place.y)]});
        (plan(room), place)
    }
}

proptest! {
    #[test]
    fn a_door_closes_in_the_wall_and_stands_on_the_floor((mut plan, place) in any_room()) {
        let corners = Room::from_plan(&plan).corners;
        let snap = settle(&plan, FREE);
        let rotation = snap.rotation.unwrap();
        let element = plan.element("it").unwrap();
        let change = json!({"kind": "batch", "commands": [
            {"kind": "rotate", "rotations": [{"id": "it", "rotation": rotation}]},
            {"kind": "move", "moves": [{"id": "it", "x": element.x + snap.dx, "y": element.y + snap.dy}]}]});
        plan.apply(&serde_json::from_value::<Command>(change).unwrap()).unwrap();
        let door = plan.element("it").unwrap();
        let frame = Frame::from_element(door);
        for x in [-36.0, 36.0] {
            let sill = polygon::distance_to_edge(&corners, frame.to_plan(Point::new(x, 36.0)));
            prop_assert!(sill < 0.05, "the sill is {sill} off the wall");
        }
        prop_assert!(polygon::contains(&corners, frame.centre));
        prop_assert!(frame.centre.distance(place) <= 36.0 + 30.0 + 1.0);
        let open = solid::shell(&plan).walls.iter().filter(|wall| wall.low > 0.0).count();
        prop_assert_eq!(open, 1, "the room in three dimensions is open there");
        let again = settle(&plan, FREE);
        prop_assert!(again.dx.abs() < 0.01 && again.dy.abs() < 0.01 && again.rotation == Some(rotation), "{:?}", again);
    }
}

#[test]
fn a_new_door_that_is_not_in_the_plan_yet_comes_to_rest_too() {
    let plan = room(json!([]));
    let door = plan
        .new_element("door", 10.0, 300.0, ElementId::parse("new").unwrap())
        .unwrap();
    let snap = snap_opening(&plan, &PlanIndex::from_plan(&plan), &door, FREE);
    let Some(NewSnap { x, y, rotation, .. }) = snap else {
        panic!()
    };
    assert_eq!((x, y, rotation), (0.0, 264.0, 90.0));
    let table = plan
        .new_element("round", 10.0, 300.0, ElementId::parse("new").unwrap())
        .unwrap();
    assert_eq!(snap_opening(&plan, &PlanIndex::from_plan(&plan), &table, FREE), None);
}
