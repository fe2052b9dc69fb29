//! Snapping of a single point, such as a line end or a dragged corner.

use domain::plan::FloorPlan;
use serde::Serialize;

use super::align::{Found, Standing, grid_step, others, rest};
use super::span::{Part, Span};
use super::{Axis, Guide, SnapOptions};
use crate::index::PlanIndex;
use crate::point::Point;
use crate::rect::Rect;

/// A snapped point.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PointSnap {
    /// To the right, in units.
    pub x: f64,
    /// Downwards, in units.
    pub y: f64,
    /// At most one guide for each axis.
    pub guides: Vec<Guide>,
}

/// Snaps a point: edges and centres of nearby visible elements and of the room attract, then the grid.
pub fn snap_point(plan: &FloorPlan, index: &PlanIndex, place: Point, options: SnapOptions) -> PointSnap {
    let own = Rect::around(place, 0.0, 0.0);
    let others = others(plan, index, &[], own);
    let (dx, across) = nearest(Axis::X, own, &others, options);
    let (dy, down) = nearest(Axis::Y, own, &others, options);
    let settled = own.moved(dx, dy);
    let guides = [across, down].into_iter().flatten().map(|found| found.guide(settled));
    PointSnap {
        x: settled.x0,
        y: settled.y0,
        guides: guides.collect(),
    }
}

/// Returns the snapping step on one axis. A point has no extent, so it snaps to an edge or a centre, the nearer one.
fn nearest<'p>(axis: Axis, own: Rect, others: &[Standing<'p>], options: SnapOptions) -> (f64, Option<Found<'p>>) {
    let lines = SnapOptions { grid: None, ..options };
    let edge = rest(axis, own, others, lines, &[Part::Low]);
    let middle = rest(axis, own, others, lines, &[Part::Middle]);
    match (edge.1, middle.1) {
        (Some(a), Some(b)) if b.better_than(&a) => middle,
        (Some(_), _) => edge,
        (None, Some(_)) => middle,
        (None, None) => {
            let grid = options
                .grid
                .map_or(0.0, |grid| grid_step(Span::along(axis, own), grid, &[Part::Low]));
            (grid, None)
        }
    }
}
