//! An area that must stay free, with the clearance around it.

use crate::point::{Frame, Point};
use crate::polygon;
use crate::rect::Rect;

/// How far beyond the clearance rows begin, in units.
const CLEAR: f64 = 0.5;

/// An area that must stay free.
#[derive(Clone, Debug)]
pub(super) struct Obstacle {
    /// A simple polygon; everything but an aisle is convex.
    pub(super) shape: Vec<Point>,
    pub(super) bounds: Rect,
    /// The clearance around it, in units.
    pub(super) margin: f64,
    /// Its name for people; `None` for walls and aisles.
    pub(super) name: Option<String>,
    bent: bool,
}

impl Obstacle {
    pub(super) fn new(shape: Vec<Point>, margin: f64, name: Option<String>) -> Option<Self> {
        let bounds = Rect::around_points(shape.iter().copied())?.grown(margin);
        let bent = !polygon::is_convex(&shape);
        Some(Self {
            shape,
            bounds,
            margin,
            name,
            bent,
        })
    }

    /// Returns whether a convex shape comes too near.
    pub(super) fn meets(&self, shape: &[Point]) -> bool {
        if !self.bent {
            return polygon::overlap(shape, &self.shape, -self.margin);
        }
        let around = Rect::around_points(shape.iter().copied());
        around.is_some_and(|around| around.touches(self.bounds))
            && polygon::nearer_than(shape, &self.shape, self.margin)
    }

    /// Returns the boxes at whose edges rows may begin, in the coordinates of a frame: one around a convex area, or one
    /// around each side of a concave one.
    pub(super) fn parts(&self, frame: &Frame) -> Vec<Rect> {
        let own: Vec<Point> = self.shape.iter().map(|corner| frame.to_own(*corner)).collect();
        let around = |points: &[Point]| {
            let bounds = Rect::around_points(points.iter().copied());
            bounds.map(|bounds| bounds.grown(self.margin + CLEAR))
        };
        if self.bent {
            polygon::edges(&own).filter_map(|(a, b)| around(&[a, b])).collect()
        } else {
            around(&own).into_iter().collect()
        }
    }
}
