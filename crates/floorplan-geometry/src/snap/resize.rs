//! Snapping of a resize: only the dragged edges snap, and sides are at least 24 units long.

use domain::plan::{ElementId, FloorPlan};
use serde::Serialize;

use super::align::{others, rest};
use super::span::{Part, Span};
use super::{Axis, Guide, SnapOptions};
use crate::index::PlanIndex;
use crate::point::Point;
use crate::rect::Rect;

/// The shortest side that a resize can produce, in units.
pub(super) const SIDE_MIN: f64 = 24.0;

/// A snapped box.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct BoxSnap {
    /// Left edge, in units.
    pub x: f64,
    /// Top edge, in units.
    pub y: f64,
    /// At least 24.
    pub width: f64,
    /// At least 24.
    pub height: f64,
    /// At most one guide for each axis.
    pub guides: Vec<Guide>,
}

/// Snaps a new box of an element. A rotated element keeps the box, except for the minimum side, because its edges
/// cannot align with anything.
pub fn snap_resize(plan: &FloorPlan, index: &PlanIndex, id: &ElementId, wanted: Rect, options: SnapOptions) -> BoxSnap {
    let Some(element) = plan.element(id.as_str()) else {
        return result(wanted, Vec::new());
    };
    let corner = Point::new(element.x, element.y);
    let before = Rect::from_corners(
        corner,
        Point::new(element.x + element.width, element.y + element.height),
    );
    if element.rotation.abs() > 0.0 {
        return result(at_least(wanted, before), Vec::new());
    }
    let others = others(plan, index, std::slice::from_ref(id), wanted);
    let mut settled = wanted;
    let mut found = Vec::new();
    for axis in [Axis::X, Axis::Y] {
        if let Some(part) = moved_part(Span::along(axis, before), Span::along(axis, wanted)) {
            let (step, alignment) = rest(axis, wanted, &others, options, &[part]);
            *edge(&mut settled, axis, part) += step;
            found.extend(alignment);
        }
    }
    let allowed = at_least(settled, before);
    let held = |axis: Axis| Span::along(axis, allowed) == Span::along(axis, settled);
    let guides = found
        .into_iter()
        .filter(|alignment| held(alignment.axis))
        .map(|alignment| alignment.guide(allowed));
    result(allowed, guides.collect())
}

fn result(bounds: Rect, guides: Vec<Guide>) -> BoxSnap {
    BoxSnap {
        x: bounds.x0,
        y: bounds.y0,
        width: bounds.width(),
        height: bounds.height(),
        guides,
    }
}

/// Returns the dragged edge; `None` when both move, as when resizing from the centre.
fn moved_part(before: Span, wanted: Span) -> Option<Part> {
    let moved = |a: f64, b: f64| (a - b).abs() > 1e-6;
    match (moved(before.low, wanted.low), moved(before.high, wanted.high)) {
        (true, false) => Some(Part::Low),
        (false, true) => Some(Part::High),
        _ => None,
    }
}

fn edge(bounds: &mut Rect, axis: Axis, part: Part) -> &mut f64 {
    match (axis, part) {
        (Axis::X, Part::High) => &mut bounds.x1,
        (Axis::X, _) => &mut bounds.x0,
        (Axis::Y, Part::High) => &mut bounds.y1,
        (Axis::Y, _) => &mut bounds.y0,
    }
}

/// Enforces the minimum side; the edge that did not move stays.
fn at_least(bounds: Rect, before: Rect) -> Rect {
    let keep = |low: f64, high: f64, old_high: f64| {
        if high - low >= SIDE_MIN {
            (low, high)
        } else if (high - old_high).abs() <= 1e-6 {
            (high - SIDE_MIN, high)
        } else {
            (low, low + SIDE_MIN)
        }
    };
    let ((x0, x1), (y0, y1)) = (
        keep(bounds.x0, bounds.x1, before.x1),
        keep(bounds.y0, bounds.y1, before.y1),
    );
    Rect { x0, y0, x1, y1 }
}
