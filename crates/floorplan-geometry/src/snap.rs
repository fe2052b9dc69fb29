//! Where a dragged thing comes to rest: out of the aisles, on a line with another object's edge or middle, at equal gaps,
//! or else on the grid. Each axis snaps for itself; the tolerance is given in units, since only the caller knows the zoom.
//! A door or window near a wall comes to rest in that wall instead, turned as the wall runs.

use std::collections::HashSet;

use domain::plan::{ElementId, FloorPlan};
use serde::{Deserialize, Serialize};

use crate::index::PlanIndex;
use crate::point::Point;
use crate::rect::Rect;

mod aisles;
mod gaps;
mod line;
mod point;
mod resize;
mod span;
#[cfg(test)]
mod tests;
mod wall;

pub use point::{PointSnap, snap_point};
pub use resize::{BoxSnap, snap_resize};
use span::{Part, Span};
pub use wall::{WallSnap, snap_opening};

/// What may be snapped to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SnapOptions {
    /// The grid step, in units, when the grid is on.
    pub grid: Option<f64>,
    /// How far a line attracts, in units.
    pub tolerance: f64,
}

/// Along which axis something was aligned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// A free space that is as wide as another one.
    Gap,
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
    /// How much further on its axis the line ends than it begins, in units: the guide along a wall that runs askew.
    #[serde(skip_serializing_if = "is_upright")]
    pub lean: f64,
    /// What is in line.
    pub kind: GuideKind,
    /// How wide the free space is that this line measures, in units.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gap: Option<f64>,
    /// Where the width of the free space is written.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Point>,
}

fn is_upright(lean: &f64) -> bool {
    *lean == 0.0
}

/// A movement that was brought to rest.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MoveSnap {
    /// To the right, in units.
    pub dx: f64,
    /// Downwards, in units.
    pub dy: f64,
    /// For each axis at most one line, or the lines of two equal gaps.
    pub guides: Vec<Guide>,
    /// To what a door or window turns that has come to a wall, in degrees.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rotation: Option<f64>,
}

/// How far around a moved thing others attract it, in units: 50 ft. What is further away is out of sight at the zoom at
/// which people place things exactly, and a large plan stays quick.
const ATTRACTION: f64 = 1_200.0;

/// Brings a movement of some elements to rest. Edges and middles of the other visible elements around it and of the room
/// attract, then equal gaps; on an axis where there is neither, the box around the moved ones comes to stand on the
/// grid. Where it would then stand in an aisle, it goes to the nearest free one of the 8 cells around; when there is none,
/// it stays where the hand is. A door or window that is moved alone comes to rest at a wall that is near.
pub fn snap_move(
    plan: &FloorPlan,
    index: &PlanIndex,
    ids: &[ElementId],
    dx: f64,
    dy: f64,
    options: SnapOptions,
) -> MoveSnap {
    if let Some(at_wall) = wall::snap_move(plan, index, ids, dx, dy, options) {
        return at_wall;
    }
    let bodies = ids
        .iter()
        .filter_map(|id| index.placed(id.as_str()))
        .map(|placed| placed.body);
    let as_it_is = MoveSnap {
        dx,
        dy,
        guides: Vec::new(),
        rotation: None,
    };
    let Some(start) = bodies.reduce(Rect::union) else {
        return as_it_is;
    };
    let settled = settle(plan, index, ids, start.moved(dx, dy), options);
    let step = |settled: &MoveSnap| (dx + settled.dx, dy + settled.dy);
    let (x, y) = step(&settled);
    let aisles = aisles::Aisles::of(plan, index, ids).filter(|aisles| aisles.blocked(x, y));
    let Some(aisles) = aisles else {
        return MoveSnap {
            dx: x,
            dy: y,
            ..settled
        };
    };
    let cell = options.grid.unwrap_or(plan.canvas.grid_size);
    match aisles.beside(x, y, cell) {
        Some((dx, dy)) => MoveSnap { dx, dy, ..as_it_is },
        None => as_it_is,
    }
}

/// Returns the steps by which a moved box comes to rest, and what it came to rest at.
fn settle(plan: &FloorPlan, index: &PlanIndex, ids: &[ElementId], moved: Rect, options: SnapOptions) -> MoveSnap {
    let others = others(plan, index, ids, moved);
    let (standing, _room) = others
        .split_at_checked(others.len().saturating_sub(1))
        .unwrap_or((&[], &[]));
    let rests = [Axis::X, Axis::Y].map(|axis| {
        let line = alignment(axis, moved, &others, options, &Part::ALL);
        let equal = if line.is_none() {
            gaps::find(axis, moved, standing, options.tolerance)
        } else {
            None
        };
        let own = Span::along(axis, moved);
        let grid = || options.grid.map_or(0.0, |grid| grid_step(own, grid, &Part::ALL));
        let step = line
            .map(|found| found.step)
            .or_else(|| equal.as_ref().map(|equal| equal.step))
            .unwrap_or_else(grid);
        (axis, step, line, equal)
    });
    let [(_, dx, ..), (_, dy, ..)] = rests;
    let settled = moved.moved(dx, dy);
    let mut guides = Vec::new();
    for (axis, _, line, equal) in &rests {
        guides.extend(line.map(|found| found.guide(settled)));
        guides.extend(equal.iter().flat_map(|equal| equal.guides(*axis, settled)));
    }
    MoveSnap {
        dx,
        dy,
        guides,
        rotation: None,
    }
}

/// The boxes that attract: other visible elements around a place, and the room, which comes last.
fn others(plan: &FloorPlan, index: &PlanIndex, ids: &[ElementId], around: Rect) -> Vec<Rect> {
    let moving: HashSet<&ElementId> = ids.iter().collect();
    let room = Rect::of_size(plan.canvas.room());
    let near = index.near(around.grown(ATTRACTION));
    let mut standing: Vec<(usize, Rect)> = near
        .into_iter()
        .filter(|id| !moving.contains(id))
        .filter_map(|id| {
            let place = plan.position(id.as_str())?;
            let visible = plan.elements().get(place).is_some_and(|element| !element.hidden);
            visible.then_some((place, index.placed(id.as_str())?.body))
        })
        .collect();
    // The order of the plan decides between equals, so that the answer does not depend on the index.
    standing.sort_unstable_by_key(|(place, _)| *place);
    standing.into_iter().map(|(_, body)| body).chain([room]).collect()
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
            lean: 0.0,
            kind: self.kind,
            gap: None,
            at: None,
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
    match (alignment(axis, moved, others, options, parts), options.grid) {
        (Some(found), _) => (found.step, Some(found)),
        (None, Some(grid)) => (grid_step(own, grid, parts), None),
        (None, None) => (0.0, None),
    }
}

/// Finds the best alignment with another box on one axis.
fn alignment(axis: Axis, moved: Rect, others: &[Rect], options: SnapOptions, parts: &[Part]) -> Option<Found> {
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
    best
}

/// The step that brings the first of the parts onto the grid.
fn grid_step(own: Span, grid: f64, parts: &[Part]) -> f64 {
    if grid <= 0.0 {
        return 0.0;
    }
    let at = parts.first().map_or(own.low, |part| own.at(*part));
    (at / grid).round() * grid - at
}
