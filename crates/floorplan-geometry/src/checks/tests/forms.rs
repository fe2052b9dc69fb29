//! The same checks with rotated, bent and hollow shapes.

use domain::plan::FloorPlan;
use serde_json::{Value, json};

use super::super::{ProblemKind, check_code};
use super::{found, plan, room, table};

/// A wall 6 in thick, placed by its centre.
fn wall(id: &str, cx: f64, cy: f64, length: f64, rotation: f64) -> Value {
    json!({"id": id, "type": "wall", "x": cx - length / 2.0, "y": cy - 6.0, "width": length, "height": 12, "rotation": rotation})
}

/// Walls on the four sides of a rotated square around a point, each half a side away.
fn cell(cx: f64, cy: f64, side: f64, turn: f64) -> Vec<Value> {
    let mut walls = Vec::new();
    for (n, id) in ["n", "e", "s", "w"].iter().enumerate() {
        let angle = turn + 90.0 * f64::from(u32::try_from(n).unwrap());
        let (sin, cos) = libm::sincos(angle.to_radians());
        let half = side / 2.0;
        walls.push(wall(id, cx + half * sin, cy - half * cos, side + 12.0, angle));
    }
    walls
}

fn with_aisle(corners: &[(f64, f64)], things: Value) -> Vec<(ProblemKind, String)> {
    let mut value: Value = serde_json::from_str(&room(things).to_json().unwrap()).unwrap();
    let points: Vec<Value> = corners.iter().map(|(x, y)| json!({"x": x, "y": y})).collect();
    value["aisles"] = json!([{ "points": points }]);
    found(&plan(value))
}

fn kinds(plan: &FloorPlan) -> Vec<ProblemKind> {
    check_code(plan).into_iter().map(|problem| problem.kind).collect()
}

#[test]
fn what_stands_in_the_hollow_of_a_bent_aisle_stands_beside_it() {
    let bent = [
        (60.0, 60.0),
        (900.0, 60.0),
        (900.0, 150.0),
        (150.0, 150.0),
        (150.0, 640.0),
        (60.0, 640.0),
    ];
    assert_eq!(with_aisle(&bent, json!([table("a", 420.0, 280.0, 1)])), []);
    assert_eq!(
        with_aisle(&bent, json!([table("a", 120.0, 380.0, 1)])),
        [(ProblemKind::NarrowAisle, "Table 1 is in an aisle.".to_owned())]
    );
}

#[test]
fn a_bent_aisle_is_as_wide_as_its_narrower_leg() {
    let bent = |leg: f64| {
        let inner = 60.0 + leg;
        [
            (60.0, 60.0),
            (900.0, 60.0),
            (900.0, 150.0),
            (inner, 150.0),
            (inner, 640.0),
            (60.0, 640.0),
        ]
    };
    assert_eq!(with_aisle(&bent(88.0), json!([])), []);
    assert_eq!(
        with_aisle(&bent(60.0), json!([])),
        [(
            ProblemKind::NarrowAisle,
            "An aisle is 30 in wide; 44 in are needed.".to_owned()
        )]
    );
}

#[test]
fn what_reaches_over_the_inner_corner_of_a_bent_room_is_outside() {
    let in_l = |bar: Value| {
        let corners = [(0, 0), (960, 0), (960, 360), (480, 360), (480, 720), (0, 720)];
        let points: Vec<Value> = corners.iter().map(|(x, y)| json!({"x": x, "y": y})).collect();
        plan(
            json!({"canvas": {"venueWidth": 40, "venueHeight": 30}, "elements": [bar],
            "bounds": {"shape": "irregular", "x": 0, "y": 0, "width": 960, "height": 720, "points": points}}),
        )
    };
    // Both ends are on the floor, the middle is not.
    let bar = |cx: f64, cy: f64| json!({"id": "bar", "type": "bar", "x": cx - 205.0, "y": cy - 15.0, "width": 410, "height": 30, "rotation": 133});
    assert_eq!(kinds(&in_l(bar(560.0, 450.0))), [ProblemKind::Outside]);
    assert_eq!(kinds(&in_l(bar(300.0, 300.0))), []);
}

#[test]
fn nobody_gets_through_walls_however_they_are_turned() {
    for turn in [0.0, 20.0, 45.0, 70.0] {
        let hall = |walls: &[Value]| {
            let things = [
                json!({"id": "way-in", "type": "entrance", "x": 408, "y": 5952}),
                table("a", 2940.0, 2940.0, 1),
            ];
            let elements = [things.as_slice(), walls].concat();
            plan(json!({"canvas": {"venueWidth": 400, "venueHeight": 250}, "elements": elements}))
        };
        let walls = cell(3000.0, 3000.0, 420.0, turn);
        assert_eq!(kinds(&hall(&walls)), [ProblemKind::Unreachable], "{turn}");
        assert_eq!(kinds(&hall(&walls[1..])), [], "{turn}");
    }
}

#[test]
fn a_chair_is_not_reached_through_the_thin_wall_behind_it() {
    for turn in [0.0, 20.0, 45.0, 70.0] {
        // The chairs end 99 units from the middle of the table, the walls begin 3 units further out.
        let walls = cell(480.0, 300.0, 216.0, turn);
        let around = |walls: &[Value]| room(json!([&[table("a", 420.0, 240.0, 1)], walls].concat()));
        assert_eq!(kinds(&around(&walls)), [ProblemKind::Unreachable], "{turn}");
        assert_eq!(kinds(&around(&walls[..1])), [], "{turn}: from the other three sides");
    }
}

#[test]
fn a_chair_is_not_reached_through_the_walls_of_the_room() {
    // A wall of 12 units from the right, past which one gets to the upper half, or not.
    let halves = |gap: i32| {
        let corners = [
            (0, 0),
            (960, 0),
            (960, 354),
            (gap, 354),
            (gap, 366),
            (960, 366),
            (960, 720),
            (0, 720),
        ];
        let points: Vec<Value> = corners.iter().map(|(x, y)| json!({"x": x, "y": y})).collect();
        let things = [
            json!({"id": "way-in", "type": "entrance", "x": 408, "y": 672, "rotation": 180}),
            json!({"id": "c", "type": "chair", "x": 460, "y": 310}),
        ];
        plan(
            json!({"canvas": {"venueWidth": 40, "venueHeight": 30}, "elements": things,
            "bounds": {"shape": "irregular", "x": 0, "y": 0, "width": 960, "height": 720, "points": points}}),
        )
    };
    assert_eq!(kinds(&halves(200)), []);
    assert_eq!(kinds(&halves(12)), [ProblemKind::Unreachable]);
}

#[test]
fn an_exit_in_a_slanted_wall_is_blocked_by_what_stands_before_it() {
    let diamond = |walls: Vec<Value>| {
        let points: Vec<Value> = [(480, 0), (960, 480), (480, 960), (0, 480)]
            .iter()
            .map(|(x, y)| json!({"x": x, "y": y}))
            .collect();
        let mut elements = walls;
        elements.push(
            json!({"id": "out", "type": "entrance", "x": 628, "y": 676, "width": 144, "height": 48,
            "rotation": 135, "label": "Entrance"}),
        );
        plan(
            json!({"canvas": {"venueWidth": 40, "venueHeight": 40}, "elements": elements,
            "bounds": {"shape": "irregular", "x": 0, "y": 0, "width": 960, "height": 960, "points": points}}),
        )
    };
    assert_eq!(kinds(&diamond(Vec::new())), []);
    let (near, beside) = (
        50.0 * std::f64::consts::FRAC_1_SQRT_2,
        80.0 * std::f64::consts::FRAC_1_SQRT_2,
    );
    let front = vec![
        wall("front", 700.0 - near, 700.0 - near, 180.0, 135.0),
        wall("left", 700.0 - beside, 700.0 + beside, 130.0, 45.0),
        wall("right", 700.0 + beside, 700.0 - beside, 130.0, 45.0),
    ];
    assert!(kinds(&diamond(front)).contains(&ProblemKind::BlockedExit));
}

#[test]
fn turned_and_hollow_things_overlap_by_their_form_not_by_their_box() {
    let long = |id: &str, x: f64, y: f64, rotation: f64| json!({"id": id, "type": "bar", "x": x, "y": y, "width": 400, "height": 40, "rotation": rotation});
    let beside = room(json!([long("a", 100.0, 300.0, 45.0), long("b", 200.0, 300.0, 45.0)]));
    assert_eq!(found(&beside), []);
    let crossed = room(json!([long("a", 100.0, 300.0, 45.0), long("b", 200.0, 300.0, -45.0)]));
    assert_eq!(kinds(&crossed), [ProblemKind::Overlap]);
    let bow = |plant_y: f64| {
        room(
            json!([{"id": "s", "type": "serpentine", "x": 300, "y": 100, "width": 400, "height": 160, "chairs": 0},
            {"id": "p", "type": "plant", "x": 485, "y": plant_y, "width": 30, "height": 30}]),
        )
    };
    assert_eq!(kinds(&bow(225.0)), []);
    assert_eq!(kinds(&bow(120.0)), [ProblemKind::Overlap]);
}
