//! Snapping of dragged and resized elements.

use domain::plan::{Element, ElementId, FloorPlan};
use serde_json::json;

use super::{BoxSnap, MoveSnap, SnapOptions, snap_move, snap_new, snap_resize};
use crate::index::PlanIndex;
use crate::rect::Rect;

mod walls;

const BOTH: SnapOptions = SnapOptions {
    grid: Some(24.0),
    tolerance: 6.0,
};

/// A table of 100 at (400, 400), one to be dragged at (0, 0), and a bar.
fn plan() -> FloorPlan {
    let elements = json!([
        {"id": "fixed", "type": "square", "x": 400, "y": 400},
        {"id": "drag", "type": "square", "x": 0, "y": 0},
        {"id": "bar", "type": "bar", "x": 700, "y": 100, "width": 100, "height": 60},
        {"id": "unseen", "type": "bar", "x": 205, "y": 205, "hidden": true}
    ]);
    FloorPlan::from_value(json!({"elements": elements})).unwrap().0
}

fn drag(dx: f64, dy: f64, options: SnapOptions) -> MoveSnap {
    let plan = plan();
    snap_move(
        &plan,
        &PlanIndex::from_plan(&plan),
        &[ElementId::parse("drag").unwrap()],
        dx,
        dy,
        options,
    )
}

fn resize(id: &str, x1: f64, y1: f64) -> BoxSnap {
    let plan = plan();
    let element = plan.element(id).unwrap();
    let wanted = Rect {
        x0: element.x,
        y0: element.y,
        x1,
        y1,
    };
    snap_resize(
        &plan,
        &PlanIndex::from_plan(&plan),
        &ElementId::parse(id).unwrap(),
        wanted,
        BOTH,
    )
}

/// Returns the ids that the guides name, `room` where they name no element.
fn named(guides: &[super::Guide]) -> Vec<&str> {
    let elements = guides.iter().map(|guide| guide.element.as_ref());
    elements
        .map(|element| element.map_or("room", ElementId::as_str))
        .collect()
}

fn guides(snap: &[super::Guide]) -> Vec<String> {
    snap.iter()
        .map(|g| format!("{:?} {} from {} to {} {:?}", g.axis, g.position, g.from, g.to, g.kind))
        .collect()
}

#[test]
fn middles_come_into_line_with_a_guide_from_one_to_the_other() {
    let snap = drag(403.0, 207.0, BOTH);
    assert_eq!((snap.dx, snap.dy), (400.0, 216.0));
    assert_eq!(guides(&snap.guides), ["X 450 from 216 to 500 Center"]);
    assert_eq!(named(&snap.guides), ["fixed"]);
}

#[test]
fn without_a_neighbour_the_grid_attracts() {
    let snap = drag(250.0, 250.0, BOTH);
    assert_eq!((snap.dx, snap.dy, snap.guides.len()), (240.0, 240.0, 0));
}

#[test]
fn without_grid_and_neighbour_nothing_attracts() {
    let free = SnapOptions {
        grid: None,
        tolerance: 6.0,
    };
    assert_eq!(
        drag(250.5, 251.25, free),
        MoveSnap {
            dx: 250.5,
            dy: 251.25,
            ..MoveSnap::default()
        }
    );
}

#[test]
fn what_is_hidden_does_not_attract() {
    let free = SnapOptions {
        grid: None,
        tolerance: 6.0,
    };
    assert_eq!(drag(203.0, 203.0, free).guides, vec![]);
}

#[test]
fn edges_come_into_line_and_the_walls_of_the_room_attract() {
    let snap = drag(502.0, 3.0, BOTH);
    assert_eq!(
        guides(&snap.guides),
        ["X 500 from 0 to 500 Edge", "Y 0 from 0 to 1200 Edge"]
    );
    assert_eq!(named(&snap.guides), ["fixed", "room"]);
}

#[test]
fn nothing_to_move_stays_where_it_is() {
    let plan = plan();
    let snap = snap_move(&plan, &PlanIndex::from_plan(&plan), &[], 3.0, 4.0, BOTH);
    assert_eq!((snap.dx, snap.dy), (3.0, 4.0));
}

#[test]
fn only_the_moved_edge_of_a_resize_snaps() {
    let snap = resize("drag", 398.0, 100.0);
    assert_eq!((snap.x, snap.width, snap.height), (0.0, 400.0, 100.0));
    assert_eq!(guides(&snap.guides), ["X 400 from 0 to 500 Edge"]);
    let snap = resize("drag", 265.0, 300.0);
    assert_eq!((snap.width, snap.height), (264.0, 312.0));
}

#[test]
fn a_side_never_becomes_shorter_than_24() {
    let snap = resize("drag", 5.0, 100.0);
    assert_eq!((snap.x, snap.width), (0.0, 24.0));
}

/// Three bars in a row of 100 by 60 with free spaces of 80, one to be dragged, and an aisle below.
fn row_with_aisle() -> FloorPlan {
    let bar = |id: &str, x: f64, y: f64| json!({"id": id, "type": "bar", "x": x, "y": y, "width": 100, "height": 60});
    let corners = [(0, 600), (1200, 600), (1200, 700), (0, 700)].map(|(x, y)| json!({"x": x, "y": y}));
    let elements = [
        bar("a", 100.0, 100.0),
        bar("b", 280.0, 100.0),
        bar("drag", 900.0, 300.0),
    ];
    FloorPlan::from_value(json!({"elements": elements, "aisles": [{"points": corners}]}))
        .unwrap()
        .0
}

fn drag_in_row(dx: f64, dy: f64, options: SnapOptions) -> MoveSnap {
    let plan = row_with_aisle();
    let ids = [ElementId::parse("drag").unwrap()];
    snap_move(&plan, &PlanIndex::from_plan(&plan), &ids, dx, dy, options)
}

#[test]
fn a_thing_comes_to_rest_as_far_from_its_neighbour_as_that_one_from_the_next() {
    let snap = drag_in_row(-437.0, -175.0, BOTH);
    assert_eq!((snap.dx, snap.dy), (-440.0, -180.0));
    let gaps: Vec<_> = snap
        .guides
        .iter()
        .filter(|guide| guide.kind == super::GuideKind::Gap)
        .map(|guide| (guide.axis, guide.from, guide.to, guide.gap))
        .collect();
    let wanted = [(200.0, 280.0), (380.0, 460.0)].map(|(from, to)| (super::Axis::Y, from, to, Some(80.0)));
    assert_eq!(gaps, wanted);
    assert_eq!(named(&snap.guides), ["a", "b"]);
}

#[test]
fn what_would_stand_in_an_aisle_goes_to_the_next_free_cell_and_keeps_touching_it() {
    let free = SnapOptions {
        grid: None,
        tolerance: 6.0,
    };
    let touching = drag_in_row(0.0, 240.0, free);
    assert_eq!(
        (touching.dx, touching.dy),
        (0.0, 240.0),
        "to touch an aisle is not to block it"
    );
    let above = drag_in_row(12.0, 252.0, BOTH);
    assert_eq!((above.dx, above.dy), (12.0, 228.0), "one cell up");
    assert_eq!([touching.beside_aisle, above.beside_aisle], [false, true]);
    let deep = drag_in_row(1.0, 341.0, BOTH);
    assert_eq!(
        (deep.dx, deep.dy, deep.guides.len()),
        (1.0, 341.0, 0),
        "no free cell around it"
    );
}

#[test]
fn what_is_not_in_the_plan_yet_comes_to_rest_as_if_it_was_dragged() {
    let plan = row_with_aisle();
    let bar = json!({"id": "new", "type": "bar", "width": 100, "height": 60});
    let bar: Element = serde_json::from_value(bar).unwrap();
    for (dx, dy) in [(-437.0, -175.0), (12.0, 252.0), (1.0, 341.0), (0.0, 7.0)] {
        let (x, y) = (900.0 + dx, 300.0 + dy);
        let moved = drag_in_row(dx, dy, BOTH);
        let mut without = plan.clone();
        without
            .apply(&domain::plan::Command::Remove {
                ids: vec![ElementId::parse("drag").unwrap()],
            })
            .unwrap();
        let element = Element { x, y, ..bar.clone() };
        let new = snap_new(&without, &PlanIndex::from_plan(&without), &element, BOTH);
        assert_eq!((new.x, new.y), (900.0 + moved.dx, 300.0 + moved.dy));
        assert_eq!(new.guides, moved.guides);
        assert_eq!(new.beside_aisle, moved.beside_aisle);
    }
}

#[test]
fn places_come_to_rest_on_edges_middles_and_the_grid() {
    let plan = row_with_aisle();
    let at = |x: f64, y: f64| {
        let snap = super::snap_point(
            &plan,
            &PlanIndex::from_plan(&plan),
            crate::point::Point::new(x, y),
            BOTH,
        );
        (snap.x, snap.y, snap.guides.len())
    };
    assert_eq!(at(202.0, 128.0), (200.0, 130.0, 2));
    assert_eq!(at(331.0, 500.0), (330.0, 504.0, 1));
    assert_eq!(at(701.0, 491.0), (696.0, 480.0, 0));
    assert_eq!(at(3.0, 957.0), (0.0, 960.0, 2));
}

#[test]
fn what_is_far_away_does_not_attract() {
    let bar = |id: &str, x: f64| json!({"id": id, "type": "bar", "x": x, "y": 0, "width": 100, "height": 60});
    let elements = [bar("drag", 0.0), bar("far", 5000.0)];
    let plan = FloorPlan::from_value(json!({"canvas": {"venueWidth": 500}, "elements": elements}))
        .unwrap()
        .0;
    let free = SnapOptions {
        grid: None,
        tolerance: 6.0,
    };
    let ids = [ElementId::parse("drag").unwrap()];
    let snap = |dx: f64| snap_move(&plan, &PlanIndex::from_plan(&plan), &ids, dx, 400.0, free).dx;
    assert_eq!(snap(3000.0), 3000.0);
    assert_eq!(snap(4997.0), 5000.0);
}

#[test]
fn each_of_the_eight_cells_around_is_tried() {
    let steps = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)];
    for (right, down) in steps {
        let plan = closed_in_but_for(right, down);
        let ids = [ElementId::parse("drag").unwrap()];
        let snap = snap_move(&plan, &PlanIndex::from_plan(&plan), &ids, 120.0, 120.0, BOTH);
        let free = (120.0 + 24.0 * f64::from(right), 120.0 + 24.0 * f64::from(down));
        assert_eq!((snap.dx, snap.dy), free, "{right}, {down}");
    }
}

/// A bar of 48 by 48 at (480, 480), and aisles that leave it one of the places around (600, 600).
fn closed_in_but_for(right: i32, down: i32) -> FloorPlan {
    let strips = |step: i32| match step {
        -1 => vec![(624, 900)],
        0 => vec![(300, 600), (648, 900)],
        _ => vec![(300, 624)],
    };
    let aisle = |(x0, x1): (i32, i32), (y0, y1): (i32, i32)| {
        let corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)];
        json!({"points": corners.map(|(x, y)| json!({"x": x, "y": y}))})
    };
    let beside = strips(right).into_iter().map(|strip| aisle(strip, (300, 900)));
    let above_and_below = strips(down).into_iter().map(|strip| aisle((300, 900), strip));
    let aisles: Vec<_> = beside.chain(above_and_below).collect();
    let bar = json!({"id": "drag", "type": "bar", "x": 480, "y": 480, "width": 48, "height": 48});
    FloorPlan::from_value(json!({"elements": [bar], "aisles": aisles}))
        .unwrap()
        .0
}
