//! The camera, and the projection of points of the room into the picture.

use crate::point::Point;

/// A place in the room: a point of the plan and a height above the floor, in units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Place {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) z: f64,
}

impl Place {
    pub(super) fn new(x: f64, y: f64, z: f64) -> Self {
        Self { x, y, z }
    }

    pub(super) fn above(p: Point, z: f64) -> Self {
        Self::new(p.x, p.y, z)
    }

    fn minus(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y, self.z - other.z)
    }

    fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y + self.z * other.z
    }

    fn cross(self, other: Self) -> Self {
        Self::new(
            self.y * other.z - self.z * other.y,
            self.z * other.x - self.x * other.z,
            self.x * other.y - self.y * other.x,
        )
    }

    fn unit(self) -> Self {
        let length = self.dot(self).sqrt().max(1e-9);
        Self::new(self.x / length, self.y / length, self.z / length)
    }
}

/// A pinhole camera that looks across the room from above its front right corner.
#[derive(Clone, Copy, Debug)]
pub(super) struct Camera {
    eye: Place,
    ahead: Place,
    right: Place,
    up: Place,
    /// Size of the picture.
    width: f64,
    height: f64,
}

impl Camera {
    /// Builds the camera that looks at a room of this size.
    pub(super) fn of_room((w, h): (f64, f64), (width, height): (f64, f64)) -> Self {
        let long = w.max(h);
        let eye = Place::new(w / 2.0 + long * 0.62, h / 2.0 + long * 0.84, long * 0.54);
        let ahead = Place::new(w * 0.5, h * 0.5, -long * 0.04).minus(eye).unit();
        // On a plan y grows downwards, so the right vector is the opposite of the textbook one.
        let right = Place::new(0.0, 0.0, 1.0).cross(ahead).unit();
        let up = ahead.cross(right).unit();
        Self {
            eye,
            ahead,
            right,
            up,
            width,
            height,
        }
    }

    /// Projects a point of the room to pixels of the picture.
    pub(super) fn seen(&self, place: Place) -> (f64, f64) {
        let way = place.minus(self.eye);
        let scale = self.width * 1.06 / way.dot(self.ahead).max(1.0);
        (
            self.width / 2.0 + way.dot(self.right) * scale,
            self.height / 2.0 - way.dot(self.up) * scale,
        )
    }

    /// Returns how far ahead of the camera a point is; negative behind it.
    pub(super) fn depth(&self, place: Place) -> f64 {
        place.minus(self.eye).dot(self.ahead)
    }

    /// Returns whether the camera sees the outer side of an upright face with this outward normal.
    pub(super) fn faces(&self, at: Point, normal: Point) -> bool {
        normal.x * (self.eye.x - at.x) + normal.y * (self.eye.y - at.y) > 0.0
    }
}
