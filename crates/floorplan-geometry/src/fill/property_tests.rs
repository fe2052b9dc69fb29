//! Properties of filling, for any room, furniture and setup: no new problems, no surplus guests, and nothing else
//! changed.

use std::collections::HashSet;

use domain::plan::{Command, FloorPlan, IdMaker};
use domain::preset::{Arrangement, ChairSize, ChairType, Layout, LayoutConfig, Setup, TableType};
use proptest::prelude::*;
use serde_json::{Value, json};

use super::{Present, fill, is_replaced};
use crate::arrangement::shapes_of;
use crate::checks::{self, ProblemKind};
use crate::index::Placed;
use crate::point::Point;
use crate::polygon;

const BASE: &str = "V1StGXR8Z5jdHi6BmyT_z";

prop_compose! {
    fn config()(
        table in 0..TableType::ALL.len(), size in 24.0..100.0_f64, layout in 0..Layout::ALL.len(),
        arrangement in 0..Arrangement::ALL.len(), chairs in 0..=14_u32, chair in 15.0..24.0_f64,
        rows in 0.0..80.0_f64, columns in 0.0..80.0_f64, aisle in 44.0..70.0_f64, guests in proptest::option::of(0..400_u32),
    ) -> LayoutConfig {
        LayoutConfig {
            table_type: TableType::ALL[table].as_str().to_owned(),
            table_size: size.round(),
            table_depth: None,
            chair_type: ChairType::Banquet.as_str().to_owned(),
            chair_size: ChairSize { width: chair, height: chair },
            chairs_per_table: f64::from(chairs),
            arrangement_type: Arrangement::ALL[arrangement].as_str().to_owned(),
            layout: Layout::ALL[layout].as_str().to_owned(),
            space_between_rows: rows.round(),
            space_between_columns: columns.round(),
            aisle: aisle.round(),
            guests: guests.map(f64::from),
        }
    }
}

/// A thing at a share of the room.
fn thing(kind: &str, id: &str, share: (f64, f64), room: (f64, f64)) -> Value {
    json!({"id": id, "type": kind, "x": (room.0 - 200.0) * share.0, "y": (room.1 - 200.0) * share.1, "byLayout": true})
}

prop_compose! {
    fn room()(
        width in 25..90_u32, depth in 25..80_u32, shape in 0..3_u32, door in 0..4_u32,
        kinds in proptest::collection::vec(0..6_usize, 0..4),
        places in proptest::collection::vec((0.0..1.0_f64, 0.0..1.0_f64), 4),
    ) -> FloorPlan {
        let (w, h) = (f64::from(width) * 24.0, f64::from(depth) * 24.0);
        let names = ["stage", "column", "dance-floor", "bar", "wall", "round"];
        let mut elements: Vec<Value> = kinds
            .iter()
            .zip(&places)
            .enumerate()
            .map(|(n, (kind, place))| thing(names[*kind], &format!("t{n}"), *place, (w, h)))
            .collect();
        let (x, y, turn) = [(w / 2.0 - 72.0, h - 48.0, 180), (w / 2.0 - 72.0, 0.0, 0), (-48.0, h / 2.0, 270), (w - 96.0, h / 2.0, 90)]
            [usize::try_from(door).unwrap()];
        elements.push(json!({"id": "way-in", "type": "entrance", "x": x, "y": y, "rotation": turn}));
        let bounds = match shape {
            0 => Value::Null,
            1 => json!({"shape": "circle", "x": 0, "y": 0, "width": w, "height": h}),
            _ => json!({"shape": "irregular", "points": [{"x": 0, "y": 0}, {"x": w * 0.6, "y": 0}, {"x": w * 0.6, "y": h * 0.3},
                {"x": w, "y": h * 0.3}, {"x": w, "y": h}, {"x": 0, "y": h}]}),
        };
        let canvas = json!({"venueWidth": width, "venueHeight": depth});
        FloorPlan::from_value(json!({"canvas": canvas, "bounds": bounds, "elements": elements})).unwrap().0
    }
}

/// The plan without its seating.
fn bare(plan: &FloorPlan, setup: &Setup) -> FloorPlan {
    let mut bare = plan.clone();
    let seating = plan.elements().iter().filter(|element| is_replaced(element, setup));
    let ids = seating.map(|element| element.id.clone()).collect();
    bare.apply(&Command::Remove { ids }).unwrap();
    bare
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn filling_makes_no_problem_has_few_free_chairs_and_touches_nothing_else(plan in room(), config in config()) {
        let setup = config.check().unwrap();
        let bare = bare(&plan, &setup);
        let outcome = fill(&plan, &setup, Present::Replaced, &mut IdMaker::new(BASE).unwrap());
        let command: Command = serde_json::from_value(serde_json::to_value(&outcome.command).unwrap()).unwrap();
        let mut after = plan.clone();
        after.apply(&command).unwrap();

        let before = checks::check_code(&bare);
        let new: Vec<_> = checks::check_code(&after)
            .into_iter()
            .filter(|problem| problem.kind != ProblemKind::NoExit && !before.contains(problem))
            .collect();
        prop_assert_eq!(new, vec![]);

        let seats: HashSet<&str> = after.seats().map(|(_, chair)| chair.id.as_str()).collect();
        prop_assert_eq!(seats.len(), outcome.seats);
        if let Some(guests) = setup.guests {
            let guests = usize::try_from(guests).unwrap();
            // The last run of tables may have free chairs.
            prop_assert!(outcome.seats <= guests + 2 * usize::try_from(setup.chairs).unwrap());
            prop_assert_eq!(outcome.left_out, guests.saturating_sub(outcome.seats));
        }

        let kept: Vec<_> = after.elements().iter().filter(|element| !is_new(element.id.as_str())).collect();
        prop_assert_eq!(kept, bare.elements().iter().collect::<Vec<_>>());
        let ids: HashSet<&str> = after.elements().iter().map(|element| element.id.as_str()).collect();
        prop_assert_eq!(ids.len(), after.elements().len());
    }
}

/// Returns the distance of two polygons, sampled at many points on their sides.
fn looked_at(a: &[Point], b: &[Point]) -> f64 {
    let places = |sides: &[Point]| -> Vec<Point> {
        let on = |(from, to): (Point, Point)| (0..24).map(move |n| from.along(from.to(to), f64::from(n) / 24.0));
        polygon::edges(sides).flat_map(on).collect()
    };
    let distance = |sides: &[Point], p: Point| {
        if polygon::contains(sides, p) {
            0.0
        } else {
            polygon::distance_to_edge(sides, p)
        }
    };
    let there = places(a).into_iter().map(|p| distance(b, p));
    let back = places(b).into_iter().map(|p| distance(a, p));
    there.chain(back).fold(f64::INFINITY, f64::min)
}

fn hall_with_an_aisle(aisle: &[Point]) -> FloorPlan {
    let plan = json!({"canvas": {"venueWidth": 60, "venueHeight": 60}, "aisles": [{"points": aisle}],
        "elements": [{"id": "way-in", "type": "entrance", "x": 648, "y": 1392, "rotation": 180}]});
    FloorPlan::from_value(plan).unwrap().0
}

prop_compose! {
    /// A hall with an aisle around one or two corners, turned by any angle about the middle.
    fn hall_with_a_bent_aisle()(
        width in 88.0..140.0_f64, legs in proptest::collection::vec(150.0..500.0_f64, 3), turn in 0.0..360.0_f64, corners in 1..=2_u32,
    ) -> (FloorPlan, Vec<Point>) {
        let [down, across, up] = [legs[0], legs[1], if corners == 2 { legs[2] } else { 0.0 }];
        let mut own = vec![(0.0, -down), (width, -down), (width, 0.0), (width + across, 0.0)];
        own.extend([(width + across, -up), (width * 2.0 + across, -up), (width * 2.0 + across, width), (0.0, width)]);
        let (sin, cos) = libm::sincos(turn.to_radians());
        let place = |(x, y): (f64, f64)| {
            let (x, y) = (x - across / 2.0 - width, y + down / 2.0);
            Point::new((720.0 + x * cos - y * sin).round(), (720.0 + x * sin + y * cos).round())
        };
        let aisle: Vec<Point> = own.into_iter().map(place).collect();
        (hall_with_an_aisle(&aisle), aisle)
    }
}

/// Fills a hall and checks that no table or chair comes nearer to its aisle than 2 units, allowing for rounding.
fn check_that_the_aisle_stays_free(plan: &FloorPlan, aisle: &[Point], config: &LayoutConfig) {
    let setup = config.check().unwrap();
    let outcome = fill(plan, &setup, Present::Replaced, &mut IdMaker::new(BASE).unwrap());
    let mut after = plan.clone();
    after.apply(&outcome.command).unwrap();
    for element in after.elements().iter().filter(|element| is_new(element.id.as_str())) {
        for shape in shapes_of(&Placed::from_element(element)) {
            let near = looked_at(&shape, aisle);
            assert!(near >= 1.9, "{} is {} from the aisle", element.label, near);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn nothing_comes_to_stand_in_a_bent_aisle((plan, aisle) in hall_with_a_bent_aisle(), config in config()) {
        check_that_the_aisle_stays_free(&plan, &aisle, &config);
    }
}

#[test]
fn a_chair_that_is_larger_than_those_of_a_whole_table_keeps_off_a_bent_aisle() {
    // 13 chairs are 28 units wide at this table, a single one 41.
    let config = LayoutConfig {
        table_type: TableType::Rectangle.as_str().to_owned(),
        table_size: 92.0,
        table_depth: None,
        chair_type: ChairType::Banquet.as_str().to_owned(),
        chair_size: ChairSize {
            width: 20.743807170099217,
            height: 20.743807170099217,
        },
        chairs_per_table: 13.0,
        arrangement_type: Arrangement::Full.as_str().to_owned(),
        layout: Layout::Conference.as_str().to_owned(),
        space_between_rows: 0.0,
        space_between_columns: 0.0,
        aisle: 69.0,
        guests: Some(1.0),
    };
    let corners = [
        (1007, 808),
        (923, 835),
        (818, 508),
        (517, 605),
        (654, 1033),
        (570, 1060),
        (406, 548),
        (875, 398),
    ];
    let aisle: Vec<Point> = corners
        .iter()
        .map(|(x, y)| Point::new(f64::from(*x), f64::from(*y)))
        .collect();
    check_that_the_aisle_stays_free(&hall_with_an_aisle(&aisle), &aisle, &config);
}

fn is_new(id: &str) -> bool {
    id.len() == 21 && id.starts_with("V1StGXR8Z5jdHi6Bmy")
}
