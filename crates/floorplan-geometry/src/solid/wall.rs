//! The walls around the floor, with gaps where doors and windows touch them.

use domain::plan::bounds::Spot;
use domain::plan::number::{self, UNITS_PER_INCH};
use domain::plan::{Element, FloorPlan};
use serde::Serialize;

use super::rise;
use crate::outline::Outline;
use crate::point::Point;
use crate::polygon;
use crate::room::Room;

/// Height of the walls, in units: 9 ft, like the wall of the catalogue.
pub(super) const WALL_RISE: f64 = 108.0 * UNITS_PER_INCH;
/// A door belongs to a wall when its box is at most this near, in units: 18 in.
const REACH: f64 = 36.0;
/// The least cosine at which a door counts as parallel to a wall: 25 degrees.
const ALONG: f64 = 0.906;
/// Height of a window's lower edge as a share of its height.
const SILL: f64 = 0.4;

/// A piece of wall. Seen from the first end to the second, the floor lies to the right.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct WallPiece {
    /// First end, to the right.
    pub x1: f64,
    /// First end, downwards on the plan.
    pub y1: f64,
    /// Second end, to the right.
    pub x2: f64,
    /// Second end, downwards on the plan.
    pub y2: f64,
    /// Lower side, above the floor.
    pub low: f64,
    /// Upper side.
    pub high: f64,
}

/// The floor and the walls around it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Shell {
    /// The corners of the floor, clockwise on the plan.
    pub points: Vec<Spot>,
    /// The walls.
    pub walls: Vec<WallPiece>,
    /// Height of the walls, in units.
    pub height: f64,
}

/// A gap that a door or window makes in a wall.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gap {
    edge: (Point, Point),
    /// Distances from the first end of the edge, in units.
    from: f64,
    to: f64,
    /// The wall continues below and above the gap.
    low: f64,
    high: f64,
}

impl Gap {
    /// Returns the point on the wall in the middle of the gap.
    pub(super) fn middle(&self) -> Point {
        along(self.edge, f64::midpoint(self.from, self.to))
    }
}

/// Returns the floor and the walls of a plan.
pub fn shell(plan: &FloorPlan) -> Shell {
    let corners = Room::from_plan(plan).clockwise();
    let edges: Vec<(Point, Point)> = polygon::edges(&corners).collect();
    let openings: Vec<&Element> = plan.elements().iter().filter(|element| is_opening(element)).collect();
    let gaps: Vec<Gap> = openings.iter().filter_map(|element| nearest(&edges, element)).collect();
    let walls = edges.iter().flat_map(|edge| pieces(*edge, &gaps)).collect();
    let spot = |corner: &Point| Spot {
        x: number::round(corner.x),
        y: number::round(corner.y),
    };
    Shell {
        points: corners.iter().map(spot).collect(),
        walls,
        height: WALL_RISE,
    }
}

/// Returns the gap that a door or window makes in the wall it touches.
pub(super) fn gap_of(plan: &FloorPlan, element: &Element) -> Option<Gap> {
    let corners = Room::from_plan(plan).clockwise();
    let edges: Vec<(Point, Point)> = polygon::edges(&corners).collect();
    nearest(&edges, element)
}

/// Returns whether an element is a visible door or window.
pub(super) fn is_opening(element: &Element) -> bool {
    !element.hidden && element.kind.is_opening()
}

/// Returns the gap in the nearest parallel wall; `None` when the opening is away from all walls.
fn nearest(edges: &[(Point, Point)], element: &Element) -> Option<Gap> {
    let gaps = edges.iter().filter_map(|edge| gap_in(*edge, element));
    let (_, gap) = gaps.min_by(|(a, _), (b, _)| a.total_cmp(b))?;
    Some(gap)
}

/// Returns the gap in one wall, and the distance of the opening from it.
fn gap_in(edge: (Point, Point), element: &Element) -> Option<(f64, Gap)> {
    let length = edge.0.distance(edge.1);
    if length < 1.0 {
        return None;
    }
    let way = edge.0.to(edge.1);
    let way = Point::new(way.x / length, way.y / length);
    let outline = Outline::from_element(element);
    let (sin, cos) = outline.frame.rotation.sin_cos();
    if way.dot(Point::new(cos, sin)).abs() < ALONG {
        return None;
    }
    let (w, h) = (element.width / 2.0, element.height / 2.0);
    let corners = [(-w, -h), (w, -h), (w, h), (-w, h)].map(|(x, y)| outline.frame.to_plan(Point::new(x, y)));
    let off = corners.iter().map(|corner| way.cross(edge.0.to(*corner)).abs());
    let distance = off.fold(f64::INFINITY, f64::min);
    let middle = way.dot(edge.0.to(outline.frame.centre));
    let (from, to) = ((middle - w).max(0.0), (middle + w).min(length));
    if distance > REACH || to - from < w {
        return None;
    }
    let top = rise(element).min(WALL_RISE);
    let low = if element.kind.as_str() == "window" {
        top * SILL
    } else {
        0.0
    };
    Some((
        distance,
        Gap {
            edge,
            from,
            to,
            low,
            high: top,
        },
    ))
}

fn along(edge: (Point, Point), distance: f64) -> Point {
    let length = edge.0.distance(edge.1).max(f64::EPSILON);
    edge.0.along(edge.0.to(edge.1), distance / length)
}

/// Returns the pieces of one wall around its gaps.
fn pieces(edge: (Point, Point), gaps: &[Gap]) -> Vec<WallPiece> {
    let mut gaps: Vec<&Gap> = gaps.iter().filter(|gap| gap.edge == edge).collect();
    gaps.sort_by(|a, b| a.from.total_cmp(&b.from));
    let length = edge.0.distance(edge.1);
    let mut list = Vec::new();
    let mut at = 0.0_f64;
    for gap in gaps {
        let from = gap.from.max(at);
        push(&mut list, edge, (at, from), (0.0, WALL_RISE));
        if gap.to > from {
            push(&mut list, edge, (from, gap.to), (0.0, gap.low));
            push(&mut list, edge, (from, gap.to), (gap.high, WALL_RISE));
        }
        at = at.max(gap.to);
    }
    push(&mut list, edge, (at, length), (0.0, WALL_RISE));
    list
}

fn push(list: &mut Vec<WallPiece>, edge: (Point, Point), (from, to): (f64, f64), (low, high): (f64, f64)) {
    if to - from < 0.01 || high - low < 0.01 {
        return;
    }
    let (a, b) = (along(edge, from), along(edge, to));
    list.push(WallPiece {
        x1: number::round(a.x),
        y1: number::round(a.y),
        x2: number::round(b.x),
        y2: number::round(b.y),
        low,
        high,
    });
}
