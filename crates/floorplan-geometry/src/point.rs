//! A point of the plan, and the frame that converts an element's own coordinates to plan coordinates.

use domain::plan::Element;
use serde::{Deserialize, Serialize};

use crate::angle::Degrees;

/// A point, or the vector from one point to another, in units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Point {
    /// Builds a point.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// Returns this point moved by `times` times `way`.
    pub fn along(self, way: Self, times: f64) -> Self {
        Self::new(self.x + way.x * times, self.y + way.y * times)
    }

    /// Returns the distance to another point, in units.
    pub fn distance(self, other: Self) -> f64 {
        let (dx, dy) = (other.x - self.x, other.y - self.y);
        (dx * dx + dy * dy).sqrt()
    }

    /// Returns the vector from here to another point.
    pub fn to(self, other: Self) -> Self {
        Self::new(other.x - self.x, other.y - self.y)
    }

    /// Returns the z of the cross product of two vectors; its sign tells left from right.
    pub fn cross(self, other: Self) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// Returns the dot product of two vectors.
    pub fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }
}

/// The own coordinates of an element: its centre is (0, 0), and its box is neither rotated nor mirrored.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The centre of the element in the plan.
    pub centre: Point,
    /// The rotation of the element.
    pub rotation: Degrees,
    sin: f64,
    cos: f64,
    /// -1 on an axis that is mirrored, otherwise 1.
    mirror: Point,
}

impl Frame {
    /// Builds a frame.
    pub fn new(centre: Point, rotation: Degrees) -> Self {
        let (sin, cos) = rotation.sin_cos();
        Self {
            centre,
            rotation,
            sin,
            cos,
            mirror: Point::new(1.0, 1.0),
        }
    }

    /// Returns the frame of an element.
    pub fn from_element(element: &Element) -> Self {
        let (x, y) = element.centre();
        let side = |flipped: bool| if flipped { -1.0 } else { 1.0 };
        Self {
            mirror: Point::new(side(element.flip_x), side(element.flip_y)),
            ..Self::new(Point::new(x, y), Degrees(element.rotation))
        }
    }

    /// Returns whether clockwise in the element is counterclockwise in the plan.
    pub fn is_mirrored(&self) -> bool {
        self.mirror.x * self.mirror.y < 0.0
    }

    /// Converts an own direction to a direction of the plan.
    pub fn direction(&self, own: Point) -> Degrees {
        let way = self.mirrored(own);
        Degrees(Degrees::new(way.x, way.y).0 + self.rotation.0)
    }

    fn mirrored(&self, own: Point) -> Point {
        Point::new(own.x * self.mirror.x, own.y * self.mirror.y)
    }

    /// Converts an own point to plan coordinates.
    pub fn to_plan(&self, own: Point) -> Point {
        let own = self.mirrored(own);
        Point::new(
            self.centre.x + own.x * self.cos - own.y * self.sin,
            self.centre.y + own.x * self.sin + own.y * self.cos,
        )
    }

    /// Converts a point of the plan to own coordinates.
    pub fn to_own(&self, place: Point) -> Point {
        let way = self.centre.to(place);
        self.mirrored(Point::new(
            way.x * self.cos + way.y * self.sin,
            way.y * self.cos - way.x * self.sin,
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_turns_clockwise_and_back() {
        let frame = Frame::new(Point::new(10.0, 10.0), Degrees(90.0));
        assert_eq!(frame.to_plan(Point::new(5.0, 0.0)), Point::new(10.0, 15.0));
        assert_eq!(frame.to_own(Point::new(10.0, 15.0)), Point::new(5.0, 0.0));
    }
}
