//! Properties of chair positions: for any table of a reasonable size, chairs keep a distance to the table and to each
//! other.

use std::collections::HashSet;

use domain::plan::element::ChairArrangement;
use domain::plan::{Command, Element, ElementId, FloorPlan};
use proptest::prelude::*;
use serde_json::json;

use super::{ChairShape, adjacent_pairs, layout};
use crate::outline::Outline;
use crate::polygon;

const ARRANGEMENTS: [ChairArrangement; 4] = [
    ChairArrangement::Full,
    ChairArrangement::Crescent,
    ChairArrangement::Half,
    ChairArrangement::OneSide,
];

const ROWS: [&str; 4] = ["theatre-row", "curved-row", "dining-booth", "booth"];

const KINDS: [&str; 7] = [
    "round",
    "rectangle",
    "square",
    "oval",
    "high-top",
    "half-moon",
    "serpentine",
];

fn table(kind: &str, width: f64, height: f64, rotation: f64, chairs: u32, percent: f64) -> Element {
    let mut plan = FloorPlan::empty("");
    let element = Element::new(ElementId::parse("t").unwrap(), kind).unwrap();
    plan.apply(&Command::Add {
        elements: vec![element.into()],
    })
    .unwrap();
    let set = json!({"kind": "properties", "changes": [{"id": "t", "set": {
        "x": 300, "y": 300, "width": width, "height": height, "rotation": rotation, "chairs": chairs, "chairSizePercent": percent
    }}]});
    plan.apply(&serde_json::from_value(set).unwrap()).unwrap();
    plan.element("t").unwrap().clone()
}

fn overlapping(chairs: &[ChairShape]) -> Option<(u32, u32)> {
    let pairs = chairs
        .iter()
        .enumerate()
        .flat_map(|(place, a)| chairs[place + 1..].iter().map(move |b| (a, b)));
    pairs
        .filter(|(a, b)| polygon::overlap(&a.corners(), &b.corners(), 1e-6))
        .map(|(a, b)| (a.number, b.number))
        .next()
}

proptest! {
    #[test]
    fn chairs_keep_off_their_table_and_off_each_other(
        kind in 0..KINDS.len(), width in 60.0..400.0_f64, ratio in 0.4..2.5_f64,
        turn in 0..24_u32, chairs in 0..=20_u32, percent in 70.0..120.0_f64,
        arrangement in 0..4_usize, flip_x: bool, flip_y: bool,
    ) {
        let height = if KINDS[kind] == "round" { width } else { (width * ratio).clamp(60.0, 400.0) };
        let mut table = table(KINDS[kind], width, height, f64::from(turn) * 15.0, chairs, percent);
        (table.chair_arrangement, table.flip_x, table.flip_y) = (ARRANGEMENTS[arrangement], flip_x, flip_y);
        let pieces = Outline::from_element(&table).pieces();
        // The polygon of an arc cuts slightly into its inner side.
        let slack = if KINDS[kind] == "serpentine" { 0.5 } else { 1e-6 };
        let layout = layout(&table);
        prop_assert_eq!(layout.len(), table.chairs.len());
        for chair in &layout {
            prop_assert!(chair.width > 1.0 && chair.width <= 36.0 * 1.2 + 1e-9, "{}", chair.width);
            prop_assert!(
                !pieces.iter().any(|piece| polygon::overlap(&chair.corners(), piece, slack)),
                "chair {} stands in the table", chair.number
            );
        }
        prop_assert_eq!(overlapping(&layout), None);
    }

    #[test]
    fn seats_of_rows_and_booths_stand_inside_them_and_off_each_other(
        kind in 0..ROWS.len(), width in 60.0..1200.0_f64, height in 36.0..500.0_f64,
        turn in 0..24_u32, seats in 0..=20_u32, percent in 70.0..120.0_f64, flip_y: bool,
    ) {
        let seats = if ROWS[kind] == "booth" { seats % 5 } else { seats };
        let mut row = table(ROWS[kind], width, height, f64::from(turn) * 15.0, seats, percent);
        row.flip_y = flip_y;
        let outline = Outline::from_element(&row);
        let layout = layout(&row);
        prop_assert_eq!(layout.len(), row.chairs.len());
        for seat in &layout {
            // The corners of a seat on a bow reach over its back by what the bow rises within a seat's width.
            prop_assert!(seat.width > 1.0 && seat.width <= 36.0 * 1.2 + 1e-9, "{}", seat.width);
            prop_assert!(seat.corners().iter().all(|corner| outline.contains(*corner, seat.width / 2.0)), "{seat:?}");
            prop_assert!(outline.contains(crate::point::Point::new(seat.cx, seat.cy), 1e-6), "{seat:?}");
        }
        prop_assert_eq!(overlapping(&layout), None);
    }

    #[test]
    fn chairs_of_a_mirrored_table_stand_in_the_mirror(kind in 0..KINDS.len(), chairs in 1..=12_u32) {
        let straight = table(KINDS[kind], 200.0, 120.0, 0.0, chairs, 100.0);
        let mut mirrored = straight.clone();
        mirrored.flip_x = true;
        for (a, b) in layout(&straight).iter().zip(layout(&mirrored)) {
            prop_assert!((a.cx + b.cx - 800.0).abs() < 1e-6 && (a.cy - b.cy).abs() < 1e-6);
            prop_assert!(((a.rotation + b.rotation).rem_euclid(360.0) + 1e-6).rem_euclid(360.0) < 1e-3);
        }
    }

    #[test]
    fn every_chair_of_a_ring_has_two_neighbours(chairs in 3..=20_u32) {
        let pairs = adjacent_pairs(&table("round", 144.0, 144.0, 0.0, chairs, 100.0));
        prop_assert_eq!(pairs.len(), usize::try_from(chairs).unwrap());
        let unique: HashSet<_> = pairs.iter().map(|(a, b)| (a.min(b), a.max(b))).collect();
        prop_assert_eq!(unique.len(), pairs.len());
    }

    #[test]
    fn turning_a_table_turns_its_chairs_with_it(turn in 0.0..360.0_f64) {
        let (straight, turned) = (table("rectangle", 144.0, 60.0, 0.0, 6, 100.0), table("rectangle", 144.0, 60.0, turn, 6, 100.0));
        let frame = crate::point::Frame::from_element(&turned);
        let old = crate::point::Frame::from_element(&straight);
        for (a, b) in layout(&straight).iter().zip(layout(&turned)) {
            let expected = frame.to_plan(old.to_own(crate::point::Point::new(a.cx, a.cy)));
            prop_assert!(expected.distance(crate::point::Point::new(b.cx, b.cy)) < 1e-6);
        }
    }
}

#[test]
fn chairs_that_have_to_shrink_keep_3_units_apart_and_off_the_table() {
    // Ten chairs of 36 units do not fit along 300 units of edge.
    let mut crowded = table("rectangle", 300.0, 60.0, 0.0, 10, 100.0);
    crowded.chair_arrangement = ChairArrangement::OneSide;
    for (gap, apart) in [(None, 3.0), (Some(6.0), 6.0)] {
        crowded.chair_gap_px = gap;
        let mut lefts: Vec<(f64, f64)> = layout(&crowded).iter().map(|c| (c.cx, c.width)).collect();
        lefts.sort_by(|a, b| a.0.total_cmp(&b.0));
        for pair in lefts.windows(2) {
            let between = pair[1].0 - pair[0].0 - pair[0].1;
            assert!((between - apart).abs() < 1e-6, "{between}");
        }
    }
    for chair in layout(&crowded) {
        assert!((chair.cy + chair.height / 2.0 - 297.0).abs() < 1e-6, "{}", chair.cy);
    }
}

#[test]
fn default_tables_have_chairs_of_sensible_size() {
    for (kind, least) in [
        ("round", 36.0),
        ("rectangle", 36.0),
        ("square", 36.0),
        ("oval", 36.0),
        ("high-top", 36.0),
        ("half-moon", 36.0),
        ("serpentine", 30.0),
    ] {
        let table = Element::new(ElementId::parse("t").unwrap(), kind).unwrap();
        assert!(
            layout(&table).iter().all(|chair| chair.width >= least),
            "{kind}: {}",
            layout(&table)[0].width
        );
    }
}

#[test]
fn chairs_go_clockwise_from_the_top_and_face_the_table() {
    let chairs = layout(&table("round", 100.0, 100.0, 0.0, 4, 100.0));
    let places: Vec<_> = chairs
        .iter()
        .map(|c| (c.cx.round(), c.cy.round(), c.rotation.round()))
        .collect();
    assert_eq!(
        places,
        [
            (350.0, 279.0, 0.0),
            (421.0, 350.0, 90.0),
            (350.0, 421.0, 180.0),
            (279.0, 350.0, 270.0)
        ]
    );
}

#[test]
fn neighbours_at_a_long_table_sit_along_its_edges() {
    assert_eq!(
        adjacent_pairs(&table("rectangle", 150.0, 75.0, 0.0, 6, 100.0)),
        [(1, 2), (2, 3), (4, 5), (5, 6)]
    );
    assert_eq!(
        adjacent_pairs(&table("round", 100.0, 100.0, 0.0, 3, 100.0)),
        [(1, 2), (2, 3), (3, 1)]
    );
    assert_eq!(adjacent_pairs(&table("round", 100.0, 100.0, 0.0, 2, 100.0)), [(1, 2)]);
    assert_eq!(adjacent_pairs(&table("round", 100.0, 100.0, 0.0, 1, 100.0)), []);
}

#[test]
fn a_half_moon_keeps_its_straight_edge_free() {
    let table = table("half-moon", 140.0, 70.0, 0.0, 5, 100.0);
    let straight = table.y + table.height;
    assert!(layout(&table).iter().all(|chair| chair.cy < straight));
    assert_eq!(adjacent_pairs(&table), [(1, 2), (2, 3), (3, 4), (4, 5)]);
}

#[test]
fn people_at_a_serpentine_table_sit_on_both_edges() {
    let table = table("serpentine", 200.0, 70.0, 0.0, 8, 100.0);
    assert_eq!(adjacent_pairs(&table), [(1, 2), (2, 3), (3, 4), (4, 5), (6, 7), (7, 8)]);
}

#[test]
fn a_given_distribution_is_followed_while_it_adds_up() {
    let mut table = table("rectangle", 200.0, 75.0, 0.0, 5, 100.0);
    table.chair_distribution = Some(domain::plan::element::Distribution {
        top: 5,
        ..Default::default()
    });
    assert!(layout(&table).iter().all(|chair| chair.cy < 300.0));
    table.chair_distribution = Some(domain::plan::element::Distribution {
        top: 4,
        ..Default::default()
    });
    assert!(layout(&table).iter().any(|chair| chair.cy > 375.0));
}

#[test]
fn arrangements_leave_their_part_of_the_rim_free() {
    for (kind, width, height) in [
        ("round", 144.0, 144.0),
        ("oval", 200.0, 120.0),
        ("rectangle", 200.0, 80.0),
    ] {
        let mut table = table(kind, width, height, 0.0, 6, 100.0);
        let (top, middle, bottom) = (table.y, table.centre().1, table.y + table.height);
        let lowest = |table: &Element| layout(table).iter().map(|chair| chair.cy).fold(0.0, f64::max);
        assert!(lowest(&table) > bottom, "{kind} full");
        table.chair_arrangement = ChairArrangement::Crescent;
        assert!(lowest(&table) < bottom, "{kind} crescent");
        table.chair_arrangement = ChairArrangement::Half;
        assert!(lowest(&table) < middle, "{kind} half");
        table.chair_arrangement = ChairArrangement::OneSide;
        assert!(lowest(&table) < top + height * 0.25, "{kind} one side");
        if kind != "rectangle" {
            assert_eq!(adjacent_pairs(&table).len(), 5, "the ends are no neighbours");
        }
    }
}

#[test]
fn people_in_rows_and_booths_sit_beside_each_other() {
    let pairs = |kind: &str, chairs: u32| adjacent_pairs(&table(kind, 440.0, 144.0, 0.0, chairs, 100.0));
    assert_eq!(pairs("theatre-row", 4), [(1, 2), (2, 3), (3, 4)]);
    assert_eq!(pairs("curved-row", 3), [(1, 2), (2, 3)]);
    assert_eq!(pairs("dining-booth", 5), [(1, 2), (2, 3), (4, 5)]);
    assert_eq!(pairs("booth", 3), [(1, 2), (2, 3)]);
}

#[test]
fn a_row_is_one_line_from_left_to_right_that_looks_to_the_stage() {
    for kind in ["theatre-row", "curved-row"] {
        let row = table(kind, 440.0, 90.0, 0.0, 9, 100.0);
        let seats = layout(&row);
        assert!(seats.windows(2).all(|pair| pair[0].cx < pair[1].cx), "{kind}");
        assert!(
            (seats[4].rotation % 360.0).abs() < 1e-6,
            "{kind}: {}",
            seats[4].rotation
        );
        let rise = seats[0].cy - seats[4].cy;
        assert_eq!(rise > 20.0, kind == "curved-row", "{kind} rises {rise}");
    }
}
