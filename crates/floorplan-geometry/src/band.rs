//! The band of a serpentine table: a piece of a ring that fills its box, curved upwards. The box may have any shape;
//! the band is a quarter of a ring where there is room for it, and less curved where the box is flat.

use crate::point::Point;

/// Steps that approximate the arc.
const STEPS: u32 = 16;
/// The tangent of half the angle of a quarter ring's half: 22.5 degrees.
const QUARTER: f64 = 0.414_213_562_373_095_03;
/// An arc that rises less than this is drawn straight, in units.
const FLAT: f64 = 0.5;
/// Halvings after which an angle is exact enough for any drawing.
const HALVINGS: u32 = 48;
/// The greatest share of the box for the rise of the arc; the rest is the depth of the table.
const RISE_AT_MOST: f64 = 0.6;

/// A piece of a ring in the own coordinates of an element.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AnnularSector {
    /// Centre of the ring, which lies below the table.
    pub middle: Point,
    /// Radius of the long edge.
    pub outer: f64,
    /// Radius of the short edge.
    pub inner: f64,
    /// Half the angle that the band spans, in radians.
    pub half_angle: f64,
}

impl AnnularSector {
    /// Fits a band into a box around (0, 0).
    pub fn filling(half_width: f64, half_height: f64) -> Self {
        let height = half_height * 2.0;
        let rise = (half_width * QUARTER).min(height * RISE_AT_MOST);
        let half_angle = 2.0 * libm::atan2(rise, half_width);
        let (sin, cos) = libm::sincos(half_angle);
        let outer = half_width / sin;
        // The height that the arc leaves is the depth at the slanted ends.
        let depth = ((height - rise) / cos).min(outer * 0.9);
        Self {
            middle: Point::new(0.0, outer - half_height),
            outer,
            inner: outer - depth,
            half_angle,
        }
    }

    /// Fits a band of a given depth into a box around (0, 0), curved according to the height; `None` when there is no
    /// height for a curve.
    pub fn of_depth(half_width: f64, half_height: f64, depth: f64) -> Option<Self> {
        let height = half_height * 2.0;
        if height - depth < FLAT {
            return None;
        }
        let half_angle = 2.0 * libm::atan2(bend(half_width, height, depth), 1.0);
        let (sin, _) = libm::sincos(half_angle);
        let outer = half_width / sin;
        Some(Self {
            middle: Point::new(0.0, outer - half_height),
            outer,
            inner: outer - depth,
            half_angle,
        })
    }

    /// Returns the point on the ring at an angle from straight up, in radians clockwise.
    pub fn at(&self, radius: f64, angle: f64) -> Point {
        let (sin, cos) = libm::sincos(angle);
        Point::new(self.middle.x + radius * sin, self.middle.y - radius * cos)
    }

    /// Returns the corners, clockwise from the outer left end.
    pub fn polygon(&self) -> Vec<Point> {
        let outer = self.angles().map(|angle| self.at(self.outer, angle));
        let inner = self.angles().map(|angle| self.at(self.inner, -angle));
        outer.chain(inner).collect()
    }

    /// Returns convex pieces that make up the band.
    pub fn pieces(&self) -> Vec<Vec<Point>> {
        let quad = |(from, to): (f64, f64)| {
            vec![
                self.at(self.outer, from),
                self.at(self.outer, to),
                self.at(self.inner, to),
                self.at(self.inner, from),
            ]
        };
        self.angles().zip(self.angles().skip(1)).map(quad).collect()
    }

    fn angles(&self) -> impl Iterator<Item = f64> {
        let half = self.half_angle;
        (0..=STEPS).map(move |step| half * (2.0 * f64::from(step) / f64::from(STEPS) - 1.0))
    }
}

/// Finds the tangent of half of the band's half angle, 0 to 1, at which arc and depth of the ends fill the height:
/// `half_width * u + depth * cos(half angle) = height`. A band is at most half a ring, and its outer radius is at least
/// twice its depth.
fn bend(half_width: f64, height: f64, depth: f64) -> f64 {
    let filled = |u: f64| half_width * u + depth * (1.0 - u * u) / (1.0 + u * u);
    let sin = (half_width / (2.0 * depth)).min(1.0);
    let (mut low, mut high) = (0.0, sin / (1.0 + (1.0 - sin * sin).sqrt()));
    for _ in 0..HALVINGS {
        let middle = (low + high) / 2.0;
        if filled(middle) < height {
            low = middle;
        } else {
            high = middle;
        }
    }
    high
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_band_of_a_given_depth_fills_its_box_and_stays_straight_without_height() {
        for (width, height, depth) in [(440.0, 90.0, 36.0), (2000.0, 200.0, 40.0), (300.0, 150.0, 36.0)] {
            let band = AnnularSector::of_depth(width / 2.0, height / 2.0, depth).unwrap();
            let corners = band.polygon();
            let low = |pick: fn(&Point) -> f64| corners.iter().map(pick).fold(f64::INFINITY, f64::min);
            let high = |pick: fn(&Point) -> f64| corners.iter().map(pick).fold(f64::NEG_INFINITY, f64::max);
            assert!((high(|p| p.x) - width / 2.0).abs() < 1e-6, "{width} by {height}");
            assert!((low(|p| p.y) + height / 2.0).abs() < 1e-6, "{width} by {height}");
            assert!((high(|p| p.y) - height / 2.0).abs() < 1e-6, "{width} by {height}");
            assert!((band.outer - band.inner - depth).abs() < 1e-9);
        }
        assert_eq!(AnnularSector::of_depth(220.0, 18.0, 36.0), None);
    }

    #[test]
    fn a_band_fills_its_box() {
        for (width, height) in [
            (200.0, 70.0),
            (200.0, 20.0),
            (100.0, 300.0),
            (24.0, 24.0),
            (500.0, 300.0),
        ] {
            let band = AnnularSector::filling(width / 2.0, height / 2.0);
            let corners = band.polygon();
            let low = |pick: fn(&Point) -> f64| corners.iter().map(pick).fold(f64::INFINITY, f64::min);
            let high = |pick: fn(&Point) -> f64| corners.iter().map(pick).fold(f64::NEG_INFINITY, f64::max);
            assert!((low(|p| p.x) + width / 2.0).abs() < 1e-6, "{width} by {height}");
            assert!((high(|p| p.x) - width / 2.0).abs() < 1e-6, "{width} by {height}");
            assert!((low(|p| p.y) + height / 2.0).abs() < 1e-6, "{width} by {height}");
            assert!(high(|p| p.y) <= height / 2.0 + 1e-6, "{width} by {height}");
            assert!(band.inner > 0.0 && band.inner < band.outer);
        }
    }
}
