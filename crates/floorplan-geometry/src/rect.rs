//! A box with sides along the axes.

use crate::point::Point;

/// A box from its top left to its bottom right corner, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// Left edge.
    pub x0: f64,
    /// Top edge.
    pub y0: f64,
    /// Right edge.
    pub x1: f64,
    /// Bottom edge.
    pub y1: f64,
}

impl Rect {
    /// Builds a box from two opposite corners in any order.
    pub fn from_corners(a: Point, b: Point) -> Self {
        Self {
            x0: a.x.min(b.x),
            y0: a.y.min(b.y),
            x1: a.x.max(b.x),
            y1: a.y.max(b.y),
        }
    }

    /// Builds a box of a width and a height at the plan's origin.
    pub fn of_size((width, height): (f64, f64)) -> Self {
        Self {
            x0: 0.0,
            y0: 0.0,
            x1: width,
            y1: height,
        }
    }

    /// Builds a box around a centre.
    pub fn around(centre: Point, half_width: f64, half_height: f64) -> Self {
        Self {
            x0: centre.x - half_width,
            y0: centre.y - half_height,
            x1: centre.x + half_width,
            y1: centre.y + half_height,
        }
    }

    /// Returns the smallest box that holds all points; `None` without points.
    pub fn around_points(points: impl IntoIterator<Item = Point>) -> Option<Self> {
        points
            .into_iter()
            .map(|p| Self {
                x0: p.x,
                y0: p.y,
                x1: p.x,
                y1: p.y,
            })
            .reduce(Self::union)
    }

    /// Returns the smallest box that holds both.
    pub fn union(self, other: Self) -> Self {
        Self {
            x0: self.x0.min(other.x0),
            y0: self.y0.min(other.y0),
            x1: self.x1.max(other.x1),
            y1: self.y1.max(other.y1),
        }
    }

    /// Returns the box inflated by a margin on all sides.
    pub fn grown(self, margin: f64) -> Self {
        Self {
            x0: self.x0 - margin,
            y0: self.y0 - margin,
            x1: self.x1 + margin,
            y1: self.y1 + margin,
        }
    }

    /// Returns the box moved.
    pub fn moved(self, dx: f64, dy: f64) -> Self {
        Self {
            x0: self.x0 + dx,
            y0: self.y0 + dy,
            x1: self.x1 + dx,
            y1: self.y1 + dy,
        }
    }

    /// Returns whether a point lies in the box or on its edge.
    pub fn contains(self, p: Point) -> bool {
        p.x >= self.x0 && p.x <= self.x1 && p.y >= self.y0 && p.y <= self.y1
    }

    /// Returns whether another box lies wholly in this one.
    pub fn contains_rect(self, other: Self) -> bool {
        other.x0 >= self.x0 && other.x1 <= self.x1 && other.y0 >= self.y0 && other.y1 <= self.y1
    }

    /// Returns whether the boxes have a point in common.
    pub fn touches(self, other: Self) -> bool {
        self.x0 <= other.x1 && other.x0 <= self.x1 && self.y0 <= other.y1 && other.y0 <= self.y1
    }

    /// Returns the centre.
    pub fn centre(self) -> Point {
        Point::new((self.x0 + self.x1) / 2.0, (self.y0 + self.y1) / 2.0)
    }

    /// Returns the width.
    pub fn width(self) -> f64 {
        self.x1 - self.x0
    }

    /// Returns the height.
    pub fn height(self) -> f64 {
        self.y1 - self.y0
    }

    /// Returns the corners, clockwise from the top left.
    pub fn corners(self) -> [Point; 4] {
        [
            Point::new(self.x0, self.y0),
            Point::new(self.x1, self.y0),
            Point::new(self.x1, self.y1),
            Point::new(self.x0, self.y1),
        ]
    }
}
