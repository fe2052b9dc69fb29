//! The distance between two elements: the free space between their edges, and the line from centre to centre.

use domain::plan::Element;
use serde::Serialize;

use crate::outline::Outline;
use crate::point::Point;
use crate::polygon;

/// A straight line through the plan with its length.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Span {
    /// Where it begins.
    pub from: Point,
    /// Where it ends.
    pub to: Point,
    /// Its length, in units.
    pub distance: f64,
}

impl Span {
    /// Builds the line between two points.
    pub fn between(from: Point, to: Point) -> Self {
        Self {
            from,
            to,
            distance: from.distance(to),
        }
    }
}

/// Returns the shortest line from the edge of one element to the edge of another, chairs excluded. Its length is 0 when
/// they touch or overlap.
pub fn edges(a: &Element, b: &Element) -> Span {
    let (a, b) = (Outline::from_element(a), Outline::from_element(b));
    if let Some(shared) = shared_floor(&a, &b) {
        return Span::between(shared, shared);
    }
    let (own, other) = (a.polygon(), b.polygon());
    let out = nearest(&own, &other);
    let back = nearest(&other, &own);
    let shortest = match (out, back) {
        (Some(out), Some(back)) if back.distance < out.distance => Some(Span::between(back.to, back.from)),
        (out, _) => out,
    };
    shortest.unwrap_or_else(|| Span::between(a.frame.centre, b.frame.centre))
}

/// Returns the line from the centre of one element to the centre of another.
pub fn centres(a: &Element, b: &Element) -> Span {
    Span::between(
        Outline::from_element(a).frame.centre,
        Outline::from_element(b).frame.centre,
    )
}

/// Returns a point of the shared floor when two outlines overlap: the midpoint of their centres, which is close enough
/// to point at.
fn shared_floor(a: &Outline, b: &Outline) -> Option<Point> {
    let overlap = a
        .pieces()
        .iter()
        .any(|own| b.pieces().iter().any(|other| polygon::overlap(own, other, 0.0)));
    let (from, to) = (a.frame.centre, b.frame.centre);
    overlap.then(|| from.along(from.to(to), 0.5))
}

/// Returns the shortest line from a corner of one polygon to an edge of the other.
fn nearest(corners: &[Point], polygon: &[Point]) -> Option<Span> {
    corners
        .iter()
        .filter_map(|corner| Some(Span::between(*corner, polygon::nearest_on_edge(polygon, *corner)?)))
        .reduce(|best, next| if next.distance < best.distance { next } else { best })
}

#[cfg(test)]
mod tests {
    use domain::plan::{ElementId, FloorPlan};

    use super::*;

    fn element(kind: &str, cx: f64, cy: f64, width: f64, height: f64, rotation: f64) -> Element {
        let plan = FloorPlan::empty("");
        let id = ElementId::parse("e").unwrap();
        let mut element = plan.new_element(kind, cx, cy, id).unwrap();
        element.width = width;
        element.height = height;
        element.x = cx - width / 2.0;
        element.y = cy - height / 2.0;
        element.rotation = rotation;
        element
    }

    #[test]
    fn two_boxes_are_as_far_apart_as_their_nearest_edges() {
        let left = element("rectangle", 100.0, 100.0, 100.0, 50.0, 0.0);
        let right = element("stage", 300.0, 110.0, 100.0, 50.0, 0.0);
        let gap = edges(&left, &right);
        assert_eq!((gap.from.x, gap.to.x, gap.distance), (150.0, 250.0, 100.0));
        assert_eq!(gap.from.y, gap.to.y);
        assert_eq!(edges(&right, &left).distance, 100.0);
    }

    #[test]
    fn a_turned_box_is_measured_from_its_corner() {
        let still = element("rectangle", 0.0, 0.0, 100.0, 100.0, 0.0);
        let turned = element("rectangle", 200.0, 0.0, 100.0, 100.0, 45.0);
        let gap = edges(&still, &turned);
        assert!((gap.distance - (150.0 - 5000.0_f64.sqrt())).abs() < 1e-9, "{gap:?}");
    }

    #[test]
    fn round_tables_are_measured_from_rim_to_rim() {
        let a = element("round", 0.0, 0.0, 120.0, 120.0, 0.0);
        let b = element("round", 300.0, 400.0, 120.0, 120.0, 0.0);
        let gap = edges(&a, &b);
        assert!((gap.distance - 380.0).abs() < 0.5, "{gap:?}");
        assert_eq!(centres(&a, &b).distance, 500.0);
    }

    #[test]
    fn what_overlaps_or_touches_is_not_apart() {
        let a = element("rectangle", 0.0, 0.0, 100.0, 100.0, 0.0);
        assert_eq!(edges(&a, &element("round", 50.0, 0.0, 80.0, 80.0, 0.0)).distance, 0.0);
        assert_eq!(edges(&a, &element("stage", 100.0, 0.0, 100.0, 20.0, 0.0)).distance, 0.0);
    }
}
