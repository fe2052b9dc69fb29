//! Where a dragged thing comes to rest: out of the aisles, on a line with another object's edge or middle, at equal gaps,
//! or else on the grid. Each axis snaps for itself; the tolerance is given in units, since only the caller knows the zoom.
//! A door or window near a wall comes to rest in that wall instead, turned as the wall runs.

use domain::plan::{Element, ElementId, FloorPlan};
use serde::{Deserialize, Serialize};

use crate::index::{Placed, PlanIndex};
use crate::point::Point;
use crate::rect::Rect;

mod aisles;
mod align;
mod gaps;
mod line;
mod point;
mod resize;
mod span;
#[cfg(test)]
mod tests;
mod wall;

use align::{Standing, alignment, grid_step, others};
pub use point::{PointSnap, snap_point};
pub use resize::{BoxSnap, snap_resize};
use span::{Part, Span};
pub use wall::snap_opening;

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
#[derive(Clone, Debug, PartialEq, Serialize)]
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
    /// What something came into line with, or the neighbour of which the free space is measured; the room when it is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub element: Option<ElementId>,
}

fn is_upright(lean: &f64) -> bool {
    *lean == 0.0
}

/// A movement that was brought to rest.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
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
    /// Whether it was kept out of an aisle.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub beside_aisle: bool,
}

/// Where something that is not in the plan yet came to rest.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NewSnap {
    /// Left edge before rotation, in units.
    pub x: f64,
    /// Top edge before rotation, in units.
    pub y: f64,
    /// Degrees clockwise.
    pub rotation: f64,
    /// What it is in line with; first the line of the wall, for a door or window.
    pub guides: Vec<Guide>,
    /// Whether it was kept out of an aisle.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub beside_aisle: bool,
}

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
    let moved: Vec<Moved<'_>> = ids
        .iter()
        .filter_map(|id| Some((plan.element(id.as_str())?, index.placed(id.as_str())?.as_ref())))
        .collect();
    come_to_rest(plan, index, &moved, dx, dy, options)
}

/// Brings something that is not in the plan yet to rest, as if it had been moved there.
pub fn snap_new(plan: &FloorPlan, index: &PlanIndex, element: &Element, options: SnapOptions) -> NewSnap {
    if let Some(in_wall) = snap_opening(plan, index, element, options) {
        return in_wall;
    }
    let placed = Placed::of(element);
    let rest = come_to_rest(plan, index, &[(element, &placed)], 0.0, 0.0, options);
    NewSnap {
        x: element.x + rest.dx,
        y: element.y + rest.dy,
        rotation: element.rotation,
        guides: rest.guides,
        beside_aisle: rest.beside_aisle,
    }
}

/// Something in the hand, with its shapes where it was taken up.
type Moved<'p> = (&'p Element, &'p Placed);

fn come_to_rest(
    plan: &FloorPlan,
    index: &PlanIndex,
    moved: &[Moved<'_>],
    dx: f64,
    dy: f64,
    options: SnapOptions,
) -> MoveSnap {
    let as_it_is = MoveSnap {
        dx,
        dy,
        ..MoveSnap::default()
    };
    let Some(start) = moved.iter().map(|(_, placed)| placed.body).reduce(Rect::union) else {
        return as_it_is;
    };
    let ids: Vec<ElementId> = moved.iter().map(|(element, _)| element.id.clone()).collect();
    let settled = settle(plan, index, &ids, start.moved(dx, dy), options);
    let (x, y) = (dx + settled.dx, dy + settled.dy);
    let aisles = aisles::Aisles::of(plan, moved).filter(|aisles| aisles.blocked(x, y));
    let Some(aisles) = aisles else {
        return MoveSnap {
            dx: x,
            dy: y,
            ..settled
        };
    };
    let cell = options.grid.unwrap_or(plan.canvas.grid_size);
    match aisles.beside(x, y, cell) {
        Some((dx, dy)) => MoveSnap {
            dx,
            dy,
            beside_aisle: true,
            ..as_it_is
        },
        None => as_it_is,
    }
}

/// Returns the steps by which a moved box comes to rest, and what it came to rest at.
fn settle(plan: &FloorPlan, index: &PlanIndex, ids: &[ElementId], moved: Rect, options: SnapOptions) -> MoveSnap {
    let others = others(plan, index, ids, moved);
    let standing: &[Standing<'_>] = others.split_last().map_or(&[], |(_room, standing)| standing);
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
        ..MoveSnap::default()
    }
}
