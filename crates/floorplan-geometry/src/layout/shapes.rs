//! The outlines of tables and obstacles.

use crate::angle::Degrees;
use crate::point::{Frame, Point};

/// Corners of the polygon that approximates a circle.
const CIRCLE_CORNERS: u32 = 64;

/// Returns a polygon for a circle, half outside and half inside of it.
pub(super) fn circle(centre: Point, radius: f64) -> Vec<Point> {
    let step = std::f64::consts::TAU / f64::from(CIRCLE_CORNERS);
    let outer = radius * 2.0 / (1.0 + libm::cos(step / 2.0));
    (0..CIRCLE_CORNERS)
        .map(|corner| on_circle(centre, outer, step * f64::from(corner)))
        .collect()
}

/// Returns a sector of a disc from an angle on, both in degrees.
pub(super) fn sector(centre: Point, radius: f64, from: f64, step: f64) -> Vec<Point> {
    let parts = 12;
    let arc = (0..=parts).map(|part| {
        let angle = (from + step * f64::from(part) / f64::from(parts)).to_radians();
        on_circle(centre, radius, angle)
    });
    std::iter::once(centre).chain(arc).collect()
}

/// Returns the point on a circle at an angle in radians.
pub(super) fn on_circle(centre: Point, radius: f64, angle: f64) -> Point {
    Point::new(
        centre.x + radius * libm::cos(angle),
        centre.y + radius * libm::sin(angle),
    )
}

/// Returns a rectangle whose length runs along a direction in degrees.
pub(super) fn rectangle(centre: Point, (length, width): (f64, f64), rotation: f64) -> Vec<Point> {
    let frame = Frame::new(centre, Degrees(rotation));
    let (x, y) = (length / 2.0, width / 2.0);
    [(-x, -y), (x, -y), (x, y), (-x, y)]
        .map(|(x, y)| frame.to_plan(Point::new(x, y)))
        .to_vec()
}
