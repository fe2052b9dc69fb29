//! The floor of a plan as a polygon: the rectangle of the room, a circle, or any outline the organiser has drawn.

use domain::plan::FloorPlan;
use domain::plan::bounds::{Bounds, BoundsShape};

use crate::point::Point;
use crate::polygon;
use crate::rect::Rect;

/// Corners of the polygon that approximates a circle.
const CIRCLE_CORNERS: u32 = 96;

/// The floor of the room.
#[derive(Clone, Debug, PartialEq)]
pub struct Room {
    /// The corners in order.
    pub corners: Vec<Point>,
    /// The box around them.
    pub bounds: Rect,
}

impl Room {
    /// Returns the floor of a plan.
    pub fn from_plan(plan: &FloorPlan) -> Self {
        let whole = Rect::of_size(plan.canvas.room());
        let corners = plan.bounds.as_ref().and_then(outlined);
        let corners = corners.unwrap_or_else(|| whole.corners().to_vec());
        let bounds = Rect::around_points(corners.iter().copied()).unwrap_or(whole);
        Self { corners, bounds }
    }

    /// Returns the corners clockwise: seen from one to the next, the floor lies to the right.
    pub fn clockwise(&self) -> Vec<Point> {
        let mut corners = self.corners.clone();
        let area: f64 = polygon::edges(&corners).map(|(a, b)| a.cross(b)).sum();
        if area < 0.0 {
            corners.reverse();
        }
        corners
    }

    /// Returns whether a point is on the floor, or off it by at most `slack` units.
    pub fn contains(&self, place: Point, slack: f64) -> bool {
        polygon::contains(&self.corners, place) || polygon::distance_to_edge(&self.corners, place) <= slack
    }
}

fn outlined(bounds: &Bounds) -> Option<Vec<Point>> {
    match bounds.shape {
        BoundsShape::Circle if bounds.width > 0.0 && bounds.height > 0.0 => {
            let (rx, ry) = (bounds.width / 2.0, bounds.height / 2.0);
            let corner = |n: u32| {
                let (sin, cos) = libm::sincos(std::f64::consts::TAU * f64::from(n) / f64::from(CIRCLE_CORNERS));
                Point::new(bounds.x + rx + rx * cos, bounds.y + ry + ry * sin)
            };
            Some((0..CIRCLE_CORNERS).map(corner).collect())
        }
        BoundsShape::Irregular if bounds.points.len() > 2 => {
            Some(bounds.points.iter().map(|spot| Point::new(spot.x, spot.y)).collect())
        }
        _ => None,
    }
}
