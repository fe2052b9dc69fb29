//! Keeps obstacles out of aisles: where a moved element would obstruct one, the surrounding cells of the grid are tried
//! (specification: up to 8).

use domain::plan::FloorPlan;
use domain::plan::catalogue::Safety;

use super::Moved;
use crate::point::Point;
use crate::polygon;

/// The cells around a place, the nearest first.
const NEIGHBOURS: [(f64, f64); 8] = [
    (1.0, 0.0),
    (-1.0, 0.0),
    (0.0, 1.0),
    (0.0, -1.0),
    (1.0, 1.0),
    (1.0, -1.0),
    (-1.0, 1.0),
    (-1.0, -1.0),
];
/// How far an element may extend into an aisle, in units.
const SLACK: f64 = 0.5;

/// The shapes of the moved elements, and the aisles they must keep out of.
pub(super) struct Aisles {
    shapes: Vec<Vec<Point>>,
    aisles: Vec<Vec<Point>>,
}

impl Aisles {
    /// Collects shapes and aisles; `None` without aisles or when no moved element is an obstacle.
    pub(super) fn from_plan(plan: &FloorPlan, moved: &[Moved<'_>]) -> Option<Self> {
        if plan.aisles.is_empty() {
            return None;
        }
        let mut shapes = Vec::new();
        for (element, placed) in moved {
            if element.kind.safety == Safety::Blocks {
                shapes.extend(placed.outline.pieces());
                shapes.extend(placed.chairs.iter().map(|chair| chair.corners().to_vec()));
            }
        }
        let corners = |aisle: &domain::plan::bounds::Aisle| -> Vec<Point> {
            aisle.points.iter().map(|spot| Point::new(spot.x, spot.y)).collect()
        };
        let aisles = plan.aisles.iter().map(corners).collect();
        let shapes: Vec<Vec<Point>> = shapes.iter().map(|shape| shrunk(shape)).collect();
        (!shapes.is_empty()).then_some(Self { shapes, aisles })
    }

    /// Returns whether the offset would put a shape into an aisle.
    pub(super) fn blocked(&self, dx: f64, dy: f64) -> bool {
        self.shapes.iter().any(|shape| {
            let moved: Vec<Point> = shape.iter().map(|p| Point::new(p.x + dx, p.y + dy)).collect();
            self.aisles.iter().any(|aisle| polygon::share_floor(&moved, aisle))
        })
    }

    /// Finds the nearest neighbouring cell in which no aisle is obstructed.
    pub(super) fn beside(&self, dx: f64, dy: f64, cell: f64) -> Option<(f64, f64)> {
        NEIGHBOURS
            .iter()
            .map(|(x, y)| (dx + x * cell, dy + y * cell))
            .find(|(x, y)| !self.blocked(*x, *y))
    }
}

/// Moves the corners of a convex shape slightly towards its centre, so that touching an aisle does not obstruct it.
fn shrunk(shape: &[Point]) -> Vec<Point> {
    let number = u32::try_from(shape.len().max(1)).map_or(f64::MAX, f64::from);
    let sum = shape
        .iter()
        .fold(Point::default(), |sum, corner| sum.along(*corner, 1.0));
    let middle = Point::new(sum.x / number, sum.y / number);
    let towards = |corner: &Point| {
        let distance = corner.distance(middle).max(SLACK);
        corner.along(corner.to(middle), SLACK / distance)
    };
    shape.iter().map(towards).collect()
}
