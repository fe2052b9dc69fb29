//! A place in the plan, and the frame that turns places of an element into places of the plan.

use domain::plan::Element;
use serde::{Deserialize, Serialize};

use crate::angle::Degrees;

/// A place, or the way from one place to another, in units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Point {
    /// Builds a place.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// Returns this place moved along `way`, `times` its length.
    pub fn along(self, way: Self, times: f64) -> Self {
        Self::new(self.x + way.x * times, self.y + way.y * times)
    }

    /// Returns the distance to another place, in units.
    pub fn distance(self, other: Self) -> f64 {
        let (dx, dy) = (other.x - self.x, other.y - self.y);
        (dx * dx + dy * dy).sqrt()
    }

    /// Returns the way from here to another place.
    pub fn to(self, other: Self) -> Self {
        Self::new(other.x - self.x, other.y - self.y)
    }

    /// Returns the z of the cross product of two ways; its sign tells left from right.
    pub fn cross(self, other: Self) -> f64 {
        self.x * other.y - self.y * other.x
    }

    /// Returns the dot product of two ways.
    pub fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }
}

/// The own coordinates of an element: the middle of its box is (0, 0), and its box is neither rotated nor mirrored.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The middle of the element in the plan.
    pub centre: Point,
    /// How the element is turned.
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
    pub fn of(element: &Element) -> Self {
        let (x, y) = element.centre();
        let side = |flipped: bool| if flipped { -1.0 } else { 1.0 };
        Self {
            mirror: Point::new(side(element.flip_x), side(element.flip_y)),
            ..Self::new(Point::new(x, y), Degrees(element.rotation))
        }
    }

    /// Tells whether clockwise in the element is against the clock in the plan.
    pub fn is_mirrored(&self) -> bool {
        self.mirror.x * self.mirror.y < 0.0
    }

    /// Turns an own direction into a direction of the plan.
    pub fn direction(&self, own: Point) -> Degrees {
        let way = self.mirrored(own);
        Degrees(Degrees::of(way.x, way.y).0 + self.rotation.0)
    }

    fn mirrored(&self, own: Point) -> Point {
        Point::new(own.x * self.mirror.x, own.y * self.mirror.y)
    }

    /// Turns an own place into a place of the plan.
    pub fn to_plan(&self, own: Point) -> Point {
        let own = self.mirrored(own);
        Point::new(
            self.centre.x + own.x * self.cos - own.y * self.sin,
            self.centre.y + own.x * self.sin + own.y * self.cos,
        )
    }

    /// Turns a place of the plan into an own place.
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
