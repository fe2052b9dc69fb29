//! Snapping of dragged elements: out of the aisles, in line with another object's edge or centre, at equal gaps, or
//! else to the grid. Each axis snaps independently. The tolerance is given in units, since only the caller knows the
//! zoom. A door or window near a wall snaps to that wall instead and turns with it.

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

/// The snapping options.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SnapOptions {
    /// The grid step, in units, when the grid is on.
    pub grid: Option<f64>,
    /// How far a line attracts, in units.
    pub tolerance: f64,
}

/// The axis of an alignment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Axis {
    /// Equal x: the guide is a vertical line.
    X,
    /// Equal y: the guide is a horizontal line.
    Y,
}

/// The kind of a guide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum GuideKind {
    /// Aligned edges.
    Edge,
    /// Aligned centres.
    Center,
    /// Free space as wide as another one.
    Gap,
}

/// A line that shows an alignment.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Guide {
    /// The aligned axis.
    pub axis: Axis,
    /// Position of the line on that axis, in units.
    pub position: f64,
    /// Start on the other axis, in units.
    pub from: f64,
    /// End on the other axis, in units.
    pub to: f64,
    /// Difference on its axis between the end of the line and its start, in units: not 0 along a slanted wall.
    #[serde(skip_serializing_if = "is_upright")]
    pub lean: f64,
    /// What is aligned.
    pub kind: GuideKind,
    /// Width of the free space that this line measures, in units.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gap: Option<f64>,
    /// Position of the label with the width of the free space.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<Point>,
    /// The element aligned with, or the neighbour whose free space is measured; `None` for the room.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub element: Option<ElementId>,
}

fn is_upright(lean: &f64) -> bool {
    *lean == 0.0
}

/// A snapped movement.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct MoveSnap {
    /// To the right, in units.
    pub dx: f64,
    /// Downwards, in units.
    pub dy: f64,
    /// For each axis at most one line, or the lines of two equal gaps.
    pub guides: Vec<Guide>,
    /// The new rotation of a door or window that snapped to a wall, in degrees.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rotation: Option<f64>,
    /// Whether it was kept out of an aisle.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub beside_aisle: bool,
}

/// The snapped place of an element that is not in the plan yet.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct NewSnap {
    /// Left edge before rotation, in units.
    pub x: f64,
    /// Top edge before rotation, in units.
    pub y: f64,
    /// Degrees clockwise.
    pub rotation: f64,
    /// The alignments; for a door or window the line of the wall comes first.
    pub guides: Vec<Guide>,
    /// Whether it was kept out of an aisle.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub beside_aisle: bool,
}

/// Snaps a movement of some elements. Edges and centres of nearby visible elements and of the room attract, then equal
/// gaps; on an axis without either, the box around the moved elements snaps to the grid. Where it would obstruct an
/// aisle, it moves to the nearest free one of the 8 grid cells around; with no free cell it stays under the pointer. A
/// door or window that is moved alone snaps to a nearby wall.
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

/// Snaps an element that is not in the plan yet, as if it had been moved there.
pub fn snap_new(plan: &FloorPlan, index: &PlanIndex, element: &Element, options: SnapOptions) -> NewSnap {
    if let Some(in_wall) = snap_opening(plan, index, element, options) {
        return in_wall;
    }
    let placed = Placed::from_element(element);
    let rest = come_to_rest(plan, index, &[(element, &placed)], 0.0, 0.0, options);
    NewSnap {
        x: element.x + rest.dx,
        y: element.y + rest.dy,
        rotation: element.rotation,
        guides: rest.guides,
        beside_aisle: rest.beside_aisle,
    }
}

/// A dragged element, with its shapes where the drag began.
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
    let aisles = aisles::Aisles::from_plan(plan, moved).filter(|aisles| aisles.blocked(x, y));
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

/// Returns the offsets that snap a moved box, and the alignments.
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
