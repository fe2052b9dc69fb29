//! Laws of chair places: for any table of a sane size, chairs keep off the table and off each other.

use std::collections::HashSet;

use domain::plan::{Command, Element, ElementId, FloorPlan};
use proptest::prelude::*;
use serde_json::json;

use super::{ChairShape, adjacent_pairs, layout};
use crate::outline::Outline;
use crate::polygon;

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
    ) {
        let height = if KINDS[kind] == "round" { width } else { (width * ratio).clamp(60.0, 400.0) };
        let table = table(KINDS[kind], width, height, f64::from(turn) * 15.0, chairs, percent);
        let pieces = Outline::of(&table).pieces();
        let layout = layout(&table);
        prop_assert_eq!(layout.len(), table.chairs.len());
        for chair in &layout {
            prop_assert!(chair.width > 2.0 && chair.width <= 36.0 * 1.2 + 1e-9, "{}", chair.width);
            prop_assert!(
                !pieces.iter().any(|piece| polygon::overlap(&chair.corners(), piece, 1e-6)),
                "chair {} stands in the table", chair.number
            );
        }
        prop_assert_eq!(overlapping(&layout), None);
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
        let frame = crate::point::Frame::of(&turned);
        let old = crate::point::Frame::of(&straight);
        for (a, b) in layout(&straight).iter().zip(layout(&turned)) {
            let expected = frame.to_plan(old.to_own(crate::point::Point::new(a.cx, a.cy)));
            prop_assert!(expected.distance(crate::point::Point::new(b.cx, b.cy)) < 1e-6);
        }
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
