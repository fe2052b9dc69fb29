//! Where a dragged thing comes to rest: on a line with another object's edge or middle, or else on the grid.
//! Each axis snaps for itself; the tolerance is given in units, since only the caller knows the zoom.

use std::collections::HashSet;

use domain::plan::{ElementId, FloorPlan};
use serde::Serialize;

use crate::index::PlanIndex;
use crate::rect::Rect;

mod resize;
mod span;
#[cfg(test)]
mod tests;

pub use resize::{BoxSnap, snap_resize};
use span::{Part, Span};

/// What may be snapped to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SnapOptions {
    /// The grid step, in units, when the grid is on.
    pub grid: Option<f64>,
    /// How far a line attracts, in units.
    pub tolerance: f64,
}

/// Along which axis something was aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Axis {
    /// Equal x: the guide is a vertical line.
    X,
    /// Equal y: the guide is a horizontal line.
    Y,
}

/// What a guide shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum GuideKind {
    /// Edges in line.
    Edge,
    /// Middles in line.
    Center,
}

/// A line that shows what something was aligned with.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Guide {
    /// The axis that was aligned.
    pub axis: Axis,
    /// Where the line stands on that axis, in units.
    pub position: f64,
    /// Where it begins on the other axis, in units.
    pub from: f64,
    /// Where it ends on the other axis, in units.
    pub to: f64,
    /// What is in line.
    pub kind: GuideKind,
}

/// A movement that was brought to rest.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MoveSnap {
    /// To the right, in units.
    pub dx: f64,
    /// Downwards, in units.
    pub dy: f64,
    /// At most one guide for each axis.
    pub guides: Vec<Guide>,
}

/// Brings a movement of some elements to rest. Edges and middles of the other visible elements and of the room attract;
/// on an axis where none is near, the box around the moved ones comes to stand on the grid.
pub fn snap_move(
    plan: &FloorPlan,
    index: &PlanIndex,
    ids: &[ElementId],
    dx: f64,
    dy: f64,
    options: SnapOptions,
) -> MoveSnap {
    let bodies = ids
        .iter()
        .filter_map(|id| index.placed(id.as_str()))
        .map(|placed| placed.body);
    let Some(start) = bodies.reduce(Rect::union) else {
        return MoveSnap {
            dx,
            dy,
            guides: Vec::new(),
        };
    };
    let moved = start.moved(dx, dy);
    let others = others(plan, index, ids);
    let (step_x, guide_x) = rest(Axis::X, moved, &others, options, &Part::ALL);
    let (step_y, guide_y) = rest(Axis::Y, moved, &others, options, &Part::ALL);
    let settled = moved.moved(step_x, step_y);
    let guides = [guide_x, guide_y]
        .into_iter()
        .flatten()
        .map(|found| found.guide(settled))
        .collect();
    MoveSnap {
        dx: dx + step_x,
        dy: dy + step_y,
        guides,
    }
}

/// The boxes that attract: every other visible element, and the room.
fn others(plan: &FloorPlan, index: &PlanIndex, ids: &[ElementId]) -> Vec<Rect> {
    let moving: HashSet<&ElementId> = ids.iter().collect();
    let (width, height) = plan.canvas.room();
    let room = Rect {
        x0: 0.0,
        y0: 0.0,
        x1: width,
        y1: height,
    };
    let standing = plan
        .elements()
        .iter()
        .filter(|element| !element.hidden && !moving.contains(&element.id));
    standing
        .filter_map(|element| index.placed(element.id.as_str()))
        .map(|placed| placed.body)
        .chain([room])
        .collect()
}

/// An alignment that was found.
#[derive(Clone, Copy, Debug)]
struct Found {
    axis: Axis,
    step: f64,
    apart: f64,
    position: f64,
    kind: GuideKind,
    other: Rect,
}

impl Found {
    fn guide(self, settled: Rect) -> Guide {
        let along = Span::across(self.axis, settled).union(Span::across(self.axis, self.other));
        Guide {
            axis: self.axis,
            position: self.position,
            from: along.low,
            to: along.high,
            kind: self.kind,
        }
    }

    /// The shorter way wins, of equal ways the one to the nearer object, and of equals the middle, which says more.
    fn better_than(&self, other: &Self) -> bool {
        let (way, old) = (self.step.abs(), other.step.abs());
        let middle = self.kind == GuideKind::Center && other.kind == GuideKind::Edge;
        let nearer = self.apart < other.apart || (middle && self.apart <= other.apart);
        way < old - 0.01 || (way <= old + 0.01 && nearer)
    }
}

/// Returns the step to rest on one axis and the alignment, if it is one.
fn rest(axis: Axis, moved: Rect, others: &[Rect], options: SnapOptions, parts: &[Part]) -> (f64, Option<Found>) {
    let own = Span::along(axis, moved);
    let mut best: Option<Found> = None;
    for other in others {
        let theirs = Span::along(axis, *other);
        for part in parts {
            for target in part.partners() {
                let position = theirs.at(*target);
                let step = position - own.at(*part);
                if step.abs() > options.tolerance {
                    continue;
                }
                let apart = Span::across(axis, moved).gap_to(Span::across(axis, *other));
                let found = Found {
                    axis,
                    step,
                    apart,
                    position,
                    kind: part.guide_kind(),
                    other: *other,
                };
                if best.as_ref().is_none_or(|old| found.better_than(old)) {
                    best = Some(found);
                }
            }
        }
    }
    match (best, options.grid) {
        (Some(found), _) => (found.step, Some(found)),
        (None, Some(grid)) if grid > 0.0 => (grid_step(own, grid, parts), None),
        (None, _) => (0.0, None),
    }
}

/// The step that brings the first of the parts onto the grid.
fn grid_step(own: Span, grid: f64, parts: &[Part]) -> f64 {
    let at = parts.first().map_or(own.low, |part| own.at(*part));
    (at / grid).round() * grid - at
}
