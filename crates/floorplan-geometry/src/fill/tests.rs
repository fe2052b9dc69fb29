//! Filled rooms: who gets a seat, what stays free, and which reasons are given.

use domain::plan::{Command, Element, FloorPlan, IdMaker};
use domain::preset::{Arrangement, Layout, LayoutConfig};
use serde_json::{Value, json};

use super::{Outcome, Present, fill};
use crate::chairs;
use crate::checks;
use crate::index::Placed;
use crate::point::Point;
use crate::rect::Rect;

const BASE: &str = "V1StGXR8Z5jdHi6BmyT_z";

/// A room of 60 by 40 ft (1440 by 960 units) with an entrance in the middle of its lower wall, and more.
fn room(things: Value) -> FloorPlan {
    let mut elements = vec![json!({"id": "way-in", "type": "entrance", "x": 648, "y": 912})];
    elements.extend(things.as_array().unwrap().iter().cloned());
    plan(json!({"canvas": {"venueWidth": 60, "venueHeight": 40}, "elements": elements}))
}

fn plan(value: Value) -> FloorPlan {
    FloorPlan::from_value(value).unwrap().0
}

/// Rounds of 60 in and eight, 36 in apart.
fn rounds(guests: Option<u32>) -> LayoutConfig {
    let mut config = LayoutConfig {
        table_size: 60.0,
        space_between_rows: 36.0,
        space_between_columns: 36.0,
        guests: guests.map(f64::from),
        ..LayoutConfig::default()
    };
    (config.chair_size.width, config.chair_size.height) = (18.0, 18.0);
    config
}

fn filled(plan: &FloorPlan, config: &LayoutConfig) -> (FloorPlan, Outcome) {
    let outcome = fill(
        plan,
        &config.check().unwrap(),
        Present::Replaced,
        &mut IdMaker::new(BASE).unwrap(),
    );
    // Round trip through JSON, as between the browser and the server.
    let command: Command = serde_json::from_value(serde_json::to_value(&outcome.command).unwrap()).unwrap();
    let mut after = plan.clone();
    after.apply(&command).unwrap();
    (after, outcome)
}

fn boxes(plan: &FloorPlan) -> Vec<Rect> {
    plan.tables().map(|table| Placed::from_element(table).bounds).collect()
}

#[test]
fn the_wished_guests_are_seated_without_a_problem_and_symmetrically() {
    let (plan, outcome) = filled(&room(json!([])), &rounds(Some(80)));
    assert_eq!(
        (outcome.seats, outcome.tables, outcome.left_out, outcome.wished),
        (80, 10, 0, Some(80))
    );
    assert_eq!(outcome.reasons, Vec::<String>::new());
    assert_eq!(checks::check_code(&plan), []);
    let middle: f64 = plan.tables().map(|table| table.centre().0 - 720.0).sum();
    assert!(middle.abs() < 1.0, "the tables lean to one side by {middle}");
}

#[test]
fn the_last_table_has_as_many_chairs_as_guests_are_left() {
    let (plan, outcome) = filled(&room(json!([])), &rounds(Some(20)));
    let chairs: Vec<usize> = plan.tables().map(|table| table.chairs.len()).collect();
    assert_eq!((chairs, outcome.seats), (vec![8, 8, 4], 20));
    assert_eq!(outcome.reasons, ["The last table has 4 chairs."]);
}

#[test]
fn guests_without_a_seat_are_counted_and_the_reason_is_said() {
    let things = json!([{"id": "floor", "type": "dance-floor", "x": 540, "y": 300, "label": "Dance floor"}]);
    let (plan, outcome) = filled(&room(things), &rounds(Some(400)));
    assert_eq!(outcome.left_out, 400 - outcome.seats);
    assert!(outcome.left_out > 200 && outcome.seats >= 112, "{}", outcome.seats);
    assert_eq!(
        outcome.reasons[0],
        format!(
            "{} guests have no seat: even with the tables as close as aisles allow, the free floor takes {} tables.",
            outcome.left_out, outcome.tables
        )
    );
    assert_eq!(checks::check_code(&plan), []);
}

#[test]
fn as_many_as_fit_is_more_than_any_wish_that_is_met() {
    let plan = room(json!([]));
    let (_, all) = filled(&plan, &rounds(None));
    let (_, wished) = filled(&plan, &rounds(Some(u32::try_from(all.seats).unwrap())));
    assert_eq!((all.left_out, wished.left_out, all.wished), (0, 0, None));
    assert_eq!(wished.seats, all.seats);
}

#[test]
fn what_is_no_seating_stays_and_old_seating_goes_but_locked_tables_stay_and_count() {
    let plan = room(json!([
        {"id": "old", "type": "round", "x": 100, "y": 100, "tableNumber": 1, "byLayout": true},
        {"id": "chair", "type": "chair", "x": 900, "y": 300, "byLayout": true},
        {"id": "vip", "type": "round", "x": 1200, "y": 100, "tableNumber": 7, "locked": true, "byLayout": true},
        {"id": "bar", "type": "bar", "x": 60, "y": 600},
    ]));
    let (after, outcome) = filled(&plan, &rounds(Some(40)));
    let stays = |id: &str| after.element(id) == plan.element(id) && after.element(id).is_some();
    assert_eq!(["old", "chair", "vip", "bar"].map(stays), [false, false, true, true]);
    assert_eq!((outcome.seats, after.seats().count()), (40, 40));
    assert_eq!(
        outcome.reasons,
        ["Head tables, locked tables and tables placed by hand stay, with 8 seats."]
    );
    assert_eq!(after.tables().filter_map(|table| table.table_number).max(), Some(7));
    assert_eq!(checks::check_code(&after), []);
}

#[test]
fn tables_placed_by_hand_and_head_tables_stay_unless_everything_is_cleared() {
    let plan = room(json!([
        {"id": "hand", "type": "round", "x": 660, "y": 400, "tableNumber": 3},
        {"id": "head", "type": "head-table", "x": 500, "y": 70, "byLayout": true},
        {"id": "old", "type": "round", "x": 100, "y": 700, "byLayout": true},
    ]));
    let setup = rounds(Some(40)).check().unwrap();
    let after = |present| {
        let outcome = fill(&plan, &setup, present, &mut IdMaker::new(BASE).unwrap());
        let mut after = plan.clone();
        after.apply(&outcome.command).unwrap();
        assert_eq!(
            (outcome.seats, checks::check_code(&after)),
            (after.seats().count(), vec![])
        );
        ["hand", "head", "old"].map(|id| after.element(id) == plan.element(id) && after.element(id).is_some())
    };
    assert_eq!(after(Present::Replaced), [true, true, false]);
    assert_eq!(after(Present::Cleared), [false, true, false]);
}

#[test]
fn fewer_guests_take_tables_away_at_the_far_end_and_more_guests_add_some() {
    let (plan, _) = filled(
        &room(json!([{"id": "stage", "type": "stage", "x": 600, "y": 10}])),
        &rounds(Some(80)),
    );
    let adjusted = |guests| {
        let setup = rounds(Some(guests)).check().unwrap();
        let outcome = fill(
            &plan,
            &setup,
            Present::Adjusted,
            &mut IdMaker::new("a1StGXR8Z5jdHi6BmyT_z").unwrap(),
        );
        let mut after = plan.clone();
        after.apply(&outcome.command).unwrap();
        assert_eq!(
            (outcome.seats, checks::check_code(&after)),
            (after.seats().count(), vec![])
        );
        after
    };
    let depth = |table: &Element| table.y;
    let fewer = adjusted(57);
    assert_eq!(
        (fewer.seats().count(), fewer.elements().len()),
        (64, plan.elements().len() - 2)
    );
    let farthest = plan.tables().map(depth).fold(0.0, f64::max);
    let gone = plan.tables().filter(|table| fewer.element(table.id.as_str()).is_none());
    assert!(gone.map(depth).all(|y| y == farthest));
    let more = adjusted(96);
    assert_eq!(more.seats().count(), 96);
    assert!(
        plan.tables()
            .all(|table| more.element(table.id.as_str()) == Some(table))
    );
}

#[test]
fn doors_columns_stage_and_aisles_stay_free() {
    let mut plan = room(json!([
        {"id": "stage", "type": "stage", "x": 600, "y": 20, "width": 240, "height": 100},
        {"id": "column", "type": "column", "x": 400, "y": 500},
        {"id": "side", "type": "door", "x": 0, "y": 400, "rotation": 90},
    ]));
    let aisle = json!({"kind": "canvas", "set": {"aisles": [
        {"points": [{"x": 1000, "y": 0}, {"x": 1100, "y": 0}, {"x": 1100, "y": 960}, {"x": 1000, "y": 960}]}]}});
    plan.apply(&serde_json::from_value::<Command>(aisle).unwrap()).unwrap();
    let (after, outcome) = filled(&plan, &rounds(None));
    assert_eq!(checks::check_code(&after), []);
    let free = [
        (600.0, 120.0, 840.0, 208.0),
        (382.0, 482.0, 436.0, 554.0),
        (0.0, 400.0, 160.0, 472.0),
        (648.0, 824.0, 792.0, 960.0),
        (1000.0, 0.0, 1100.0, 960.0),
    ];
    for (x0, y0, x1, y1) in free {
        let area = Rect { x0, y0, x1, y1 };
        let seats = after.tables().flat_map(chairs::layout);
        let inside = seats.filter(|chair| area.contains(Point::new(chair.cx, chair.cy)));
        assert_eq!(inside.count(), 0, "{area:?}");
    }
    assert!(outcome.seats >= 56, "{}", outcome.seats);
}

/// Seats guests at round tables of 14 beside an aisle across the hall. Returns the seats and the least distance of a
/// chair to the aisle.
fn beside_an_aisle(top: f64, guests: u32) -> (usize, f64) {
    let aisle = Rect {
        x0: 0.0,
        y0: top,
        x1: 1440.0,
        y1: top + 88.0,
    };
    let hall = plan(
        json!({"canvas": {"venueWidth": 60, "venueHeight": 60}, "aisles": [{"points": aisle.corners()}],
        "elements": [{"id": "way-in", "type": "entrance", "x": 648, "y": 1392, "rotation": 180}]}),
    );
    let config = LayoutConfig {
        table_size: 72.0,
        chairs_per_table: 14.0,
        ..rounds(Some(guests))
    };
    let (after, outcome) = filled(&hall, &config);
    let corners = after
        .tables()
        .flat_map(chairs::layout)
        .flat_map(|chair| chair.corners());
    let distance = |corner: Point| (aisle.y0 - corner.y).max(corner.y - aisle.y1);
    (outcome.seats, corners.map(distance).fold(f64::INFINITY, f64::min))
}

#[test]
fn a_table_with_fewer_chairs_keeps_off_an_aisle_too() {
    // 14 chairs leave a gap towards the aisle that one of 13 chairs would fill, and 7 chairs are larger than 14.
    for (top, guests) in [(500.0, 13), (500.0, 27), (600.0, 7), (700.0, 35)] {
        let (seats, nearest) = beside_an_aisle(top, guests);
        assert_eq!(seats, usize::try_from(guests).unwrap());
        assert!(nearest >= 1.99, "{guests} guests: a chair is {nearest} from the aisle");
    }
}

#[test]
fn the_hollow_of_a_bent_aisle_is_filled_too() {
    let bent = |corners: &[(i32, i32)]| {
        let mut plan = room(json!([]));
        let points: Vec<Value> = corners.iter().map(|(x, y)| json!({"x": x, "y": y})).collect();
        let aisle = json!({"kind": "canvas", "set": {"aisles": [{ "points": points }]}});
        plan.apply(&serde_json::from_value::<Command>(aisle).unwrap()).unwrap();
        let (after, outcome) = filled(&plan, &rounds(None));
        assert_eq!(checks::check_code(&after), []);
        outcome.tables
    };
    let (around_a_corner, along_three_walls) = (
        bent(&[(100, 100), (1340, 100), (1340, 188), (188, 188), (188, 960), (100, 960)]),
        bent(&[
            (100, 20),
            (188, 20),
            (188, 780),
            (1252, 780),
            (1252, 20),
            (1340, 20),
            (1340, 868),
            (100, 868),
        ]),
    );
    // If the whole area that the aisle goes around counted as aisle, both rooms would be empty.
    assert_eq!((around_a_corner, along_three_walls), (8, 12));
}

#[test]
fn round_and_crooked_rooms_are_filled_inside_their_walls() {
    let elements = json!([{"id": "way-in", "type": "entrance", "x": 408, "y": 900}]);
    let round = json!({"shape": "circle", "x": 0, "y": 0, "width": 960, "height": 960});
    let crooked = json!({"shape": "irregular", "points": [{"x": 0, "y": 0}, {"x": 500, "y": 0}, {"x": 500, "y": 400},
        {"x": 960, "y": 400}, {"x": 960, "y": 960}, {"x": 0, "y": 960}]});
    for bounds in [round, crooked] {
        let plan =
            plan(json!({"canvas": {"venueWidth": 40, "venueHeight": 40}, "bounds": bounds, "elements": elements}));
        let (after, outcome) = filled(&plan, &rounds(None));
        assert_eq!(checks::check_code(&after), checks::check(&plan));
        assert!(outcome.seats >= 32, "{bounds}: {}", outcome.seats);
    }
}

#[test]
fn every_layout_with_every_arrangement_seats_people_and_has_no_problem() {
    for layout in Layout::ALL {
        for arrangement in Arrangement::ALL {
            let config = LayoutConfig {
                table_type: "rectangle".to_owned(),
                table_size: 72.0,
                layout: layout.as_str().to_owned(),
                arrangement_type: arrangement.as_str().to_owned(),
                chairs_per_table: 4.0,
                ..rounds(Some(60))
            };
            let (after, outcome) = filled(&room(json!([])), &config);
            let problems = checks::check_code(&after);
            assert_eq!(problems, [], "{} {}", layout.as_str(), arrangement.as_str());
            let least = if *layout == Layout::TradeShow { 16 } else { 36 };
            assert!(
                (least..=60).contains(&outcome.seats),
                "{} {}: {} seats, {:?}",
                layout.as_str(),
                arrangement.as_str(),
                outcome.seats,
                outcome.reasons
            );
        }
    }
}

#[test]
fn people_look_to_the_stage_wherever_it_stands() {
    let theatre = LayoutConfig {
        layout: "theater".to_owned(),
        space_between_rows: 18.0,
        ..rounds(Some(60))
    };
    for (x, y, turned, rotation) in [
        (600.0, 10.0, 0.0, 180.0),
        (1310.0, 430.0, 90.0, 270.0),
        (-50.0, 430.0, 270.0, 90.0),
    ] {
        let stage =
            json!([{"id": "stage", "type": "stage", "x": x, "y": y, "width": 180, "height": 80, "rotation": turned}]);
        let (after, outcome) = filled(&room(stage), &theatre);
        assert_eq!(outcome.seats, 60);
        let rows = after.elements().iter().filter(|element| !element.chairs.is_empty());
        assert!(rows.map(|row| row.rotation).all(|found| found == rotation), "{turned}");
        let problems = checks::check_code(&after);
        assert!(
            problems
                .iter()
                .all(|problem| problem.kind == checks::ProblemKind::Outside),
            "{problems:?}"
        );
    }
}

#[test]
fn rows_never_stand_so_close_that_nobody_gets_in() {
    let config = LayoutConfig {
        space_between_rows: 0.0,
        space_between_columns: 0.0,
        ..rounds(Some(48))
    };
    let (after, outcome) = filled(&room(json!([])), &config);
    assert_eq!((outcome.seats, checks::check_code(&after)), (48, Vec::new()));
    assert_eq!(
        outcome.reasons[0],
        "Rows are 13 in apart, so that people can get to their seats."
    );
}

#[test]
fn a_room_without_an_exit_is_filled_and_it_is_said() {
    let plan = plan(json!({"canvas": {"venueWidth": 60, "venueHeight": 40}}));
    let (_, outcome) = filled(&plan, &rounds(Some(40)));
    assert_eq!(outcome.seats, 40);
    assert_eq!(
        outcome.reasons,
        ["The room has no entrance, door or emergency exit yet, so no way out was kept free."]
    );
}

#[test]
fn a_table_that_is_larger_than_the_room_gives_a_sentence_and_no_table() {
    let plan = plan(json!({"canvas": {"venueWidth": 10, "venueHeight": 10},
        "elements": [{"id": "d", "type": "door", "x": 80, "y": 168}]}));
    let config = LayoutConfig {
        table_size: 120.0,
        ..rounds(Some(8))
    };
    let (_, outcome) = filled(&plan, &config);
    assert_eq!((outcome.seats, outcome.left_out), (0, 8));
    assert_eq!(
        outcome.reasons,
        ["No tables of this size fit on the free floor of the room."]
    );
}

#[test]
fn tables_without_chairs_stand_for_guests_who_stand() {
    let config = LayoutConfig {
        chairs_per_table: 0.0,
        ..rounds(Some(40))
    };
    let (_, outcome) = filled(&room(json!([])), &config);
    assert_eq!((outcome.tables, outcome.seats, outcome.left_out), (10, 0, 40));
    assert_eq!(
        outcome.reasons,
        ["Tables without chairs seat no one; there is one for every 4 standing guests."]
    );
}

#[test]
fn tables_are_numbered_as_one_reads() {
    let (plan, _) = filled(&room(json!([])), &rounds(Some(96)));
    let centres: Vec<(f64, f64)> = plan
        .tables()
        .map(|table| (table.centre().1, table.centre().0))
        .collect();
    assert!(
        centres
            .windows(2)
            .all(|pair| pair[0].0 < pair[1].0 - 24.0 || pair[0].1 < pair[1].1)
    );
    let numbers: Vec<u32> = plan.tables().filter_map(|table| table.table_number).collect();
    assert_eq!(numbers, (1..=12).collect::<Vec<_>>());
    let boxes = boxes(&plan);
    assert_eq!(boxes.len(), 12);
}

/// A hall with doors in opposite corners.
fn own_hall(width: f64, height: f64) -> FloorPlan {
    let (right, bottom) = (width * 24.0, height * 24.0);
    plan(
        json!({"canvas": {"venueWidth": width, "venueHeight": height}, "elements": [
            {"id": "front", "type": "entrance", "x": right / 2.0 - 72.0, "y": bottom - 48.0},
            {"id": "back", "type": "emergency-exit", "x": right - 120.0, "y": 0.0, "width": 72.0, "height": 24.0},
        ]}),
    )
}

#[test]
fn tables_move_closer_together_before_anyone_is_left_out() {
    let config = LayoutConfig {
        guests: Some(120.0),
        ..LayoutConfig::default()
    };
    let (plan, outcome) = filled(&own_hall(70.0, 50.0), &config);
    assert!(
        plan.seats().count() >= 120,
        "{} seats: {:?}",
        plan.seats().count(),
        outcome.reasons
    );
    assert_eq!(outcome.left_out, 0);
    assert_eq!(
        outcome.reasons,
        ["The tables are closer together than asked, so that every guest has a seat."]
    );
    assert_eq!(checks::check_code(&plan), []);
}

#[test]
fn rows_and_classrooms_move_closer_too() {
    let of = |layout: &str, guests: f64| LayoutConfig {
        layout: layout.to_owned(),
        table_type: "rectangle".to_owned(),
        arrangement_type: if layout == "classroom" { "classroom" } else { "full" }.to_owned(),
        chairs_per_table: 3.0,
        guests: Some(guests),
        ..LayoutConfig::default()
    };
    for (layout, guests) in [("theater", 240.0), ("classroom", 120.0)] {
        let (plan, outcome) = filled(&own_hall(60.0, 50.0), &of(layout, guests));
        assert_eq!(outcome.left_out, 0, "{layout}: {:?}", outcome.reasons);
        assert_eq!(checks::check_code(&plan), [], "{layout}");
    }
}

fn suggestions(plan: &FloorPlan, config: &LayoutConfig) -> Vec<(String, usize)> {
    let (_, outcome) = filled(plan, config);
    let number = super::suggestion_count(plan, config);
    let found = (0..number).filter_map(|number| {
        let mut ids = IdMaker::new(BASE).unwrap();
        let found = super::suggestion(plan, config, (Present::Replaced, number, outcome.seats), &mut ids)?;
        let mut after = plan.clone();
        after.apply(&found.outcome.command).unwrap();
        assert_eq!(after.seats().count(), found.outcome.seats, "{}", found.label);
        assert_eq!(checks::check_code(&after), [], "{}", found.label);
        Some((found.label, found.outcome.left_out))
    });
    found.collect()
}

#[test]
fn what_is_suggested_works_when_it_is_applied() {
    let config = LayoutConfig {
        guests: Some(180.0),
        ..LayoutConfig::default()
    };
    let found = suggestions(&own_hall(70.0, 50.0), &config);
    assert!(
        found.iter().any(|(label, _)| label.starts_with("10 per table: ")),
        "{found:?}"
    );
    assert!(
        found
            .iter()
            .any(|(label, left)| label.contains(" ft room: ") && *left == 0),
        "{found:?}"
    );
}

#[test]
fn nothing_is_suggested_where_no_number_is_asked_for() {
    assert_eq!(
        super::suggestion_count(&own_hall(70.0, 50.0), &LayoutConfig::default()),
        0
    );
}

#[test]
fn impossible_wishes_are_answered_with_the_measure_and_what_works() {
    let small = plan(json!({"canvas": {"venueWidth": 30, "venueHeight": 20}, "elements": []}));
    let columns: Vec<Value> = (0..200_u32)
        .map(|n| {
            let (x, y) = (n % 20, n / 20);
            json!({"id": format!("c{n}"), "type": "column", "x": 20 + x * 70, "y": 40 + y * 90})
        })
        .collect();
    let large_head = room(json!([{"id": "head", "type": "head-table", "x": -200, "y": 300, "width": 2400}]));
    let crowded = room(json!(columns));
    for (plan, guests, seats, reason) in [
        (
            &small,
            10_000,
            40,
            "10000 guests need 60000 sq ft at 6 sq ft each; the room has 600 sq ft.",
        ),
        (
            &crowded,
            120,
            0,
            "No tables of this size fit on the free floor of the room.",
        ),
        (
            &large_head,
            120,
            80,
            "Head table is 100 ft long; the room is 60 × 40 ft.",
        ),
        (&small, 0, 0, ""),
    ] {
        let config = rounds(Some(guests));
        let (_, outcome) = filled(plan, &config);
        assert_eq!((outcome.seats, outcome.left_out > 0), (seats, guests > 0), "{reason}");
        assert!(
            reason.is_empty() || outcome.reasons.iter().any(|each| each == reason),
            "{:?}",
            outcome.reasons
        );
    }
    let rooms: Vec<String> = (0..super::suggestion_count(&crowded, &rounds(Some(120))))
        .filter_map(|idea| {
            let mut ids = IdMaker::new("a1StGXR8Z5jdHi6BmyT_z").unwrap();
            super::suggestion(&crowded, &rounds(Some(120)), (Present::Replaced, idea, 0), &mut ids)
        })
        .map(|found| found.label)
        .take(1)
        .collect();
    assert_eq!(rooms, ["85 × 55 ft room: 120 fit"]);
}

#[test]
fn tables_that_a_new_layout_has_again_move_with_their_names() {
    let numbers = |plan: &FloorPlan| -> Vec<(String, Option<u32>, usize)> {
        let each = |table: &Element| (table.id.to_string(), table.table_number, table.chairs.len());
        plan.tables().map(each).collect()
    };
    let (before, _) = filled(&room(json!([])), &rounds(Some(80)));
    let setup = rounds(Some(128)).check().unwrap();
    let mut ids = IdMaker::new("a1StGXR8Z5jdHi6BmyT_z").unwrap();
    let outcome = fill(&before, &setup, Present::Replaced, &mut ids);
    let mut after = before.clone();
    after.apply(&outcome.command).unwrap();
    assert_eq!((outcome.seats, after.seats().count()), (128, 128));
    assert_eq!(numbers(&after)[..10], numbers(&before));
    assert_ne!(boxes(&after)[..10], boxes(&before), "they stand closer");
}
