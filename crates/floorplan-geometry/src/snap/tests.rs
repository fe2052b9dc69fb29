//! Where dragged and resized things come to rest.

use domain::plan::{ElementId, FloorPlan};
use serde_json::json;

use super::{BoxSnap, MoveSnap, SnapOptions, snap_move, snap_resize};
use crate::index::PlanIndex;
use crate::rect::Rect;

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
        &PlanIndex::of(&plan),
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
        &PlanIndex::of(&plan),
        &ElementId::parse(id).unwrap(),
        wanted,
        BOTH,
    )
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
            guides: vec![]
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
}

#[test]
fn nothing_to_move_stays_where_it_is() {
    let plan = plan();
    let snap = snap_move(&plan, &PlanIndex::of(&plan), &[], 3.0, 4.0, BOTH);
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
