//! Small rooms with one problem each, and its message.

use domain::plan::{Command, FloorPlan};
use serde_json::{Value, json};

use super::{ProblemKind, check};
use crate::route::wheelchair_places;

mod forms;

/// A room of 40 by 30 ft (960 by 720 units) with an entrance in the middle of its lower wall, and more.
fn room(things: Value) -> FloorPlan {
    let mut elements = vec![json!({"id": "way-in", "type": "entrance", "x": 408, "y": 672, "label": "Entrance"})];
    elements.extend(things.as_array().unwrap().iter().cloned());
    plan(json!({"canvas": {"venueWidth": 40, "venueHeight": 30}, "elements": elements}))
}

fn plan(value: Value) -> FloorPlan {
    FloorPlan::from_value(value).unwrap().0
}

fn found(plan: &FloorPlan) -> Vec<(ProblemKind, String)> {
    check(plan)
        .into_iter()
        .map(|problem| (problem.kind, problem.message))
        .collect()
}

fn table(id: &str, x: f64, y: f64, number: u32) -> Value {
    json!({"id": id, "type": "round", "x": x, "y": y, "width": 120, "height": 120, "chairs": 8,
        "tableNumber": number, "label": format!("Table {number}")})
}

#[test]
fn a_room_with_space_around_everything_has_no_problem() {
    let plan = room(json!([
        table("a", 150.0, 120.0, 1),
        table("b", 680.0, 120.0, 2),
        {"id": "stage", "type": "stage", "x": 380, "y": 10},
        {"id": "floor", "type": "dance-floor", "x": 380, "y": 150, "width": 200, "height": 200},
    ]));
    assert_eq!(found(&plan), []);
}

#[test]
fn chairs_count_when_things_overlap_and_platforms_do_not() {
    let mut plan = room(json!([
        table("a", 150.0, 200.0, 1),
        table("b", 300.0, 200.0, 2),
        {"id": "stage", "type": "stage", "x": 500, "y": 100, "width": 400, "height": 240, "label": "Stage"},
        {"id": "desk", "type": "podium", "x": 600, "y": 200},
    ]));
    assert_eq!(
        found(&plan),
        [(ProblemKind::Overlap, "Table 1 and Table 2 overlap.".to_owned())]
    );
    let hide = json!({"kind": "properties", "changes": [{"id": "b", "set": {"hidden": true}}]});
    plan.apply(&serde_json::from_value::<Command>(hide).unwrap()).unwrap();
    assert_eq!(found(&plan), []);
}

#[test]
fn what_reaches_over_the_wall_is_outside_but_a_door_belongs_there() {
    let plan = room(json!([
        table("a", -20.0, 200.0, 1),
        {"id": "door", "type": "door", "x": -60, "y": 400},
        {"id": "away", "type": "door", "x": -300, "y": 400, "label": "Side door"},
    ]));
    let outside: Vec<_> = found(&plan)
        .into_iter()
        .filter(|(kind, _)| *kind == ProblemKind::Outside)
        .map(|(_, message)| message)
        .collect();
    assert_eq!(
        outside,
        ["Table 1 is outside the room.", "Side door is outside the room."]
    );
}

#[test]
fn a_round_room_ends_at_its_wall() {
    let mut value = json!({"canvas": {"venueWidth": 40, "venueHeight": 40},
        "bounds": {"shape": "circle", "x": 0, "y": 0, "width": 960, "height": 960},
        "elements": [{"id": "plant", "type": "plant", "x": 10, "y": 10}]});
    assert_eq!(
        found(&plan(value.clone())),
        [(ProblemKind::Outside, "Plant is outside the room.".to_owned())]
    );
    value["bounds"]["shape"] = json!("rectangle");
    assert_eq!(found(&plan(value)), []);
}

#[test]
fn a_number_that_two_tables_have_is_named_once() {
    let plan = room(json!([table("a", 150.0, 120.0, 7), table("b", 680.0, 120.0, 7)]));
    let problems = check(&plan);
    assert_eq!(problems.len(), 1);
    assert_eq!(problems[0].message, "2 tables have the number 7.");
    let ids: Vec<_> = problems[0].elements.iter().map(|id| id.as_str()).collect();
    assert_eq!(ids, ["a", "b"]);
    assert_eq!((problems[0].x, problems[0].y), (740.0, 180.0));
}

#[test]
fn a_room_full_of_guests_needs_a_way_out() {
    let only_a_table =
        plan(json!({"canvas": {"venueWidth": 40, "venueHeight": 30}, "elements": [table("a", 400.0, 300.0, 1)]}));
    assert_eq!(
        found(&only_a_table),
        [(
            ProblemKind::NoExit,
            "The room has no entrance, door or emergency exit.".to_owned()
        )]
    );
    let door = json!({"id": "door", "type": "door", "x": 60, "y": 640, "width": 72, "height": 72});
    let with_a_door =
        plan(json!({"canvas": {"venueWidth": 40, "venueHeight": 30}, "elements": [table("a", 400.0, 300.0, 1), door]}));
    assert_eq!(found(&with_a_door), []);
    assert_eq!(found(&plan(json!({}))), []);
}

#[test]
fn furniture_before_an_exit_blocks_it() {
    let wall = json!({"id": "wall", "type": "wall", "x": 380, "y": 640, "width": 200, "height": 12});
    let sides = [
        json!({"id": "left", "type": "wall", "x": 380, "y": 640, "width": 12, "height": 80}),
        json!({"id": "right", "type": "wall", "x": 568, "y": 640, "width": 12, "height": 80}),
    ];
    let blocked = room(json!([wall, sides[0], sides[1]]));
    let problems = found(&blocked);
    assert!(
        problems.contains(&(
            ProblemKind::BlockedExit,
            "Entrance is blocked: an aisle of 44 in must lead to it.".to_owned()
        )),
        "{problems:?}"
    );
}

#[test]
fn a_table_behind_walls_cannot_be_reached() {
    let cell = json!([
        table("a", 150.0, 150.0, 1),
        {"id": "n", "type": "wall", "x": 60, "y": 60, "width": 300, "height": 12},
        {"id": "s", "type": "wall", "x": 60, "y": 348, "width": 300, "height": 12},
        {"id": "w", "type": "wall", "x": 60, "y": 60, "width": 12, "height": 300},
        {"id": "e", "type": "wall", "x": 348, "y": 60, "width": 12, "height": 300},
    ]);
    assert_eq!(
        found(&room(cell.clone())),
        [(
            ProblemKind::Unreachable,
            "Table 1 has seats that cannot be reached.".to_owned()
        )]
    );
    let mut open = cell;
    open[4]["height"] = json!(150);
    assert_eq!(found(&room(open)), []);
}

#[test]
fn seats_on_a_stage_are_reached_by_its_steps() {
    let on_stage = |more: Value| {
        let mut things = json!([
            {"id": "stage", "type": "stage", "x": 300, "y": 24, "width": 400, "height": 160},
            {"id": "row", "type": "theatre-row", "x": 400, "y": 50, "width": 160, "height": 40, "chairs": 4, "label": "Speakers"},
        ]);
        things
            .as_array_mut()
            .unwrap()
            .extend(more.as_array().unwrap().iter().cloned());
        found(&room(things))
    };
    let unreachable = [(
        ProblemKind::Unreachable,
        "Speakers has seats that cannot be reached.".to_owned(),
    )];
    assert_eq!(on_stage(json!([])), unreachable);
    let steps = |x: f64| json!({"id": "steps", "type": "stage-steps", "x": x, "y": 80, "width": 72, "height": 66});
    assert_eq!(
        on_stage(json!([steps(100.0)])),
        unreachable,
        "steps that lead to no stage"
    );
    assert_eq!(on_stage(json!([steps(225.0)])), []);
    let ramp = json!({"id": "ramp", "type": "ramp", "x": 704, "y": 60, "width": 96, "height": 120});
    assert_eq!(on_stage(json!([ramp])), []);
    let walls = json!([
        steps(225.0),
        {"id": "n", "type": "wall", "x": 180, "y": 10, "width": 120, "height": 12},
        {"id": "w", "type": "wall", "x": 168, "y": 10, "width": 12, "height": 260},
        {"id": "s", "type": "wall", "x": 168, "y": 260, "width": 132, "height": 12},
        {"id": "e", "type": "wall", "x": 288, "y": 186, "width": 12, "height": 80},
    ]);
    assert_eq!(on_stage(walls), unreachable, "steps behind walls");
}

#[test]
fn an_aisle_must_be_44_in_wide_and_free() {
    let with_aisle = |width: f64, things: Value| {
        let mut plan = room(things);
        let canvas = json!({"kind": "canvas", "set": {"aisles": [
            {"points": [{"x": 400, "y": 100}, {"x": 400.0 + width, "y": 100}, {"x": 400.0 + width, "y": 600}, {"x": 400, "y": 600}]}]}});
        plan.apply(&serde_json::from_value::<Command>(canvas).unwrap()).unwrap();
        found(&plan)
    };
    assert_eq!(with_aisle(88.0, json!([])), []);
    assert_eq!(
        with_aisle(80.0, json!([])),
        [(
            ProblemKind::NarrowAisle,
            "An aisle is 40 in wide; 44 in are needed.".to_owned()
        )]
    );
    assert_eq!(
        with_aisle(88.0, json!([table("a", 360.0, 200.0, 3)])),
        [(ProblemKind::NarrowAisle, "Table 3 is in an aisle.".to_owned())]
    );
    let two = json!([table("a", 360.0, 200.0, 3), table("b", 360.0, 450.0, 4)]);
    let named: Vec<String> = with_aisle(88.0, two).into_iter().map(|(_, message)| message).collect();
    assert_eq!(named, ["Table 3 is in an aisle.", "Table 4 is in an aisle."]);
}

#[test]
fn a_table_far_from_any_aisle_is_named() {
    // A corridor of 30 in leads 60 ft away from the hall: wide enough to walk, too narrow and too long to be an aisle.
    let plan = plan(json!({"canvas": {"venueWidth": 120, "venueHeight": 30}, "elements": [
        {"id": "way-in", "type": "entrance", "x": 100, "y": 672},
        {"id": "top", "type": "wall", "x": 600, "y": 240, "width": 1600, "height": 12},
        {"id": "low", "type": "wall", "x": 600, "y": 312, "width": 1600, "height": 12},
        {"id": "up", "type": "wall", "x": 594, "y": 0, "width": 12, "height": 252},
        {"id": "down", "type": "wall", "x": 594, "y": 312, "width": 12, "height": 408},
        table("a", 2400.0, 240.0, 9),
    ]}));
    assert_eq!(
        found(&plan),
        [(
            ProblemKind::NarrowAisle,
            "Table 9 is more than 36 ft from an aisle of 44 in that leads to an exit.".to_owned()
        )]
    );
}

#[test]
fn tables_on_a_dance_floor_are_named() {
    let plan = room(json!([
        table("a", 150.0, 120.0, 1),
        table("b", 400.0, 260.0, 2),
        {"id": "floor", "type": "dance-floor", "x": 380, "y": 150, "width": 200, "height": 200, "label": "Dance floor"},
    ]));
    assert_eq!(
        found(&plan),
        [(ProblemKind::Overlap, "Table 2 is on Dance floor.".to_owned())]
    );
}

#[test]
fn seats_that_a_guest_cannot_walk_to_are_named() {
    // 28 units to the wall: wide enough for the code, too narrow for the way that guests are shown.
    let plan = room(
        json!([{"id": "a", "type": "rectangle", "x": 200, "y": 67, "width": 384, "height": 60,
        "chairs": 8, "chairDistribution": {"top": 8, "right": 0, "bottom": 0, "left": 0}, "label": "Table 1"}]),
    );
    let message = "Seats B, C, D, E, F and G of Table 1 have no 18 in path to an entrance.";
    assert_eq!(found(&plan), [(ProblemKind::Unreachable, message.to_owned())]);
}

/// A table with eight chairs along one side, the fourth for a wheelchair, `distance` units from the wall behind it.
fn table_before_wall(distance: f64) -> FloorPlan {
    let top = distance + 39.0;
    room(
        json!([{"id": "a", "type": "rectangle", "x": 200, "y": top, "width": 384, "height": 60,
        "chairs": 8, "chairDistribution": {"top": 8, "right": 0, "bottom": 0, "left": 0}, "label": "Table 1",
        "chairPositions": [{}, {}, {}, {"isHandicapAccessible": true}, {}, {}, {}, {}]}]),
    )
}

#[test]
fn a_wheelchair_place_needs_a_step_free_way() {
    assert_eq!(
        found(&table_before_wall(50.0)),
        [(
            ProblemKind::Unreachable,
            "Wheelchair place D of Table 1 has no step-free 3 ft path to an entrance.".to_owned()
        )]
    );
    assert_eq!(found(&table_before_wall(80.0)), []);
}

#[test]
fn guests_in_wheelchairs_get_marked_chairs_with_a_way_or_others_with_one() {
    let places = |plan: &FloorPlan| {
        let mut places: Vec<String> = wheelchair_places(plan).iter().map(ToString::to_string).collect();
        places.sort();
        places
    };
    assert_eq!(places(&table_before_wall(80.0)), ["a-chair-4"]);
    assert_eq!(places(&table_before_wall(50.0)), ["a-chair-1", "a-chair-8"]);
    let mut without_entrance = table_before_wall(50.0);
    let remove = json!({"kind": "remove", "ids": ["way-in"]});
    without_entrance
        .apply(&serde_json::from_value::<Command>(remove).unwrap())
        .unwrap();
    assert_eq!(places(&without_entrance), ["a-chair-4"]);
}
