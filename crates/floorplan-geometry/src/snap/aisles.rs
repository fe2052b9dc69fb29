//! Keeps what blocks the way out of the aisles: where it would come to stand in one, the cells of the grid around that
//! place are tried (specification: up to 8).

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
/// How far something may reach into an aisle, in units.
const SLACK: f64 = 0.5;

/// The shapes of what is moved, and the aisles it must keep out of.
pub(super) struct Aisles {
    shapes: Vec<Vec<Point>>,
    aisles: Vec<Vec<Point>>,
}

impl Aisles {
    /// Gathers shapes and aisles; nothing when there is no aisle or nothing that blocks the way.
    pub(super) fn of(plan: &FloorPlan, moved: &[Moved<'_>]) -> Option<Self> {
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

    /// Tells whether something stands in an aisle after a step.
    pub(super) fn blocked(&self, dx: f64, dy: f64) -> bool {
        self.shapes.iter().any(|shape| {
            let moved: Vec<Point> = shape.iter().map(|p| Point::new(p.x + dx, p.y + dy)).collect();
            self.aisles.iter().any(|aisle| polygon::share_floor(&moved, aisle))
        })
    }

    /// Finds the nearest neighbouring cell in which no aisle is blocked.
    pub(super) fn beside(&self, dx: f64, dy: f64, cell: f64) -> Option<(f64, f64)> {
        NEIGHBOURS
            .iter()
            .map(|(x, y)| (dx + x * cell, dy + y * cell))
            .find(|(x, y)| !self.blocked(*x, *y))
    }
}

/// Brings the corners of a convex shape a little towards its middle: what only touches an aisle does not block it.
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
