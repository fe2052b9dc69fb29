//! Convex parts of obstacles, their exact distances, and their outlines inflated by the radius of a walker.

use domain::plan::number::UNITS_PER_FOOT;

use super::hall::Footprint;
use crate::point::Point;
use crate::polygon;
use crate::rect::Rect;

/// How far an inflated outline may lie outside the exact one, in units: 0.012 ft. Narrow gaps are right to twice that.
const EXCESS: f64 = 0.012 * UNITS_PER_FOOT;

/// A polygon with less area counts as a line, in square units.
const FLAT: f64 = 1e-3;

/// A convex part of an obstacle.
#[derive(Clone, Debug)]
pub(super) enum Core {
    Disc {
        centre: Point,
        radius: f64,
    },
    /// Corners in the direction of a positive area; two corners are a line.
    Convex(Vec<Point>),
}

impl Core {
    /// Returns convex parts that together form a footprint.
    pub(super) fn parts(footprint: &Footprint) -> Vec<Self> {
        match footprint {
            Footprint::Circle { centre, radius } => vec![Self::Disc {
                centre: *centre,
                radius: *radius,
            }],
            Footprint::Polygon(corners) => Self::of_polygon(corners),
        }
    }

    /// Returns convex parts that together form a simple polygon.
    pub(super) fn of_polygon(corners: &[Point]) -> Vec<Self> {
        let mut corners: Vec<Point> = corners.to_vec();
        corners.dedup();
        if corners.len() > 1 && corners.first() == corners.last() {
            corners.pop();
        }
        if signed_area(&corners) < 0.0 {
            corners.reverse();
        }
        if corners.len() > 2 && signed_area(&corners) < FLAT {
            return polygon::edges(&corners).map(|(a, b)| Self::line(a, b)).collect();
        }
        if corners.is_empty() {
            return Vec::new();
        }
        if corners.len() < 3 || polygon::is_convex(&corners) {
            return vec![Self::Convex(corners)];
        }
        triangles(corners)
            .into_iter()
            .map(|triangle| Self::Convex(triangle.to_vec()))
            .collect()
    }

    pub(super) fn line(a: Point, b: Point) -> Self {
        Self::Convex(vec![a, b])
    }

    /// Returns the distance of a point, 0 inside.
    pub(super) fn distance(&self, place: Point) -> f64 {
        match self {
            Self::Disc { centre, radius } => (centre.distance(place) - radius).max(0.0),
            Self::Convex(corners) => {
                let mut inside = corners.len() > 2;
                let mut nearest = f64::INFINITY;
                for (a, b) in polygon::edges(corners) {
                    inside &= a.to(b).cross(a.to(place)) >= 0.0;
                    nearest = nearest.min(polygon::distance_to_segment(a, b, place));
                }
                if inside { 0.0 } else { nearest }
            }
        }
    }

    /// Returns the distance of a segment, 0 where they meet.
    pub(super) fn distance_to_line(&self, from: Point, to: Point) -> f64 {
        match self {
            Self::Disc { centre, radius } => (polygon::distance_to_segment(from, to, *centre) - radius).max(0.0),
            Self::Convex(corners) => {
                if polygon::crosses(corners, from, to) {
                    return 0.0;
                }
                let of_corners = corners
                    .iter()
                    .map(|corner| polygon::distance_to_segment(from, to, *corner));
                of_corners.fold(self.distance(from).min(self.distance(to)), f64::min)
            }
        }
    }

    pub(super) fn bounds(&self) -> Rect {
        match self {
            Self::Disc { centre, radius } => Rect::around(*centre, *radius, *radius),
            Self::Convex(corners) => Rect::around_points(corners.iter().copied()).unwrap_or(Rect::of_size((0.0, 0.0))),
        }
    }

    /// Returns a convex polygon that contains every point nearer than `radius`, and little more.
    pub(super) fn grown(&self, radius: f64) -> Vec<Point> {
        let mut grown = Vec::new();
        match self {
            Self::Disc { centre, radius: own } => arc(&mut grown, *centre, own + radius, 0.0, std::f64::consts::TAU),
            Self::Convex(corners) => {
                let mut before = corners.iter().copied().cycle().skip(corners.len().saturating_sub(1));
                let mut after = corners.iter().copied().cycle().skip(1);
                for corner in corners {
                    let (Some(before), Some(after)) = (before.next(), after.next()) else {
                        break;
                    };
                    let (arriving, leaving) = (before.to(*corner), corner.to(after));
                    // The outward normal of a side is the side turned by -90 degrees.
                    let start = libm::atan2(-arriving.x, arriving.y);
                    let bend = libm::atan2(arriving.cross(leaving), arriving.dot(leaving));
                    // A line turns back at its ends; rounding alone decides the sign of half a turn.
                    let bend = if corners.len() < 3 {
                        std::f64::consts::PI
                    } else {
                        bend.max(0.0)
                    };
                    arc(&mut grown, *corner, radius, start, bend);
                }
                if corners.len() == 1 {
                    grown.clear();
                    arc(
                        &mut grown,
                        corners.first().copied().unwrap_or_default(),
                        radius,
                        0.0,
                        std::f64::consts::TAU,
                    );
                }
            }
        }
        grown
    }
}

/// Adds corners around an arc of `bend` radians: every side between them touches it from outside.
fn arc(out: &mut Vec<Point>, centre: Point, radius: f64, start: f64, bend: f64) {
    let widest = 2.0 * libm::acos(radius / (radius + EXCESS));
    let pieces = (bend / widest).ceil().max(1.0);
    let step = bend / pieces;
    let reach = radius / libm::cos(step / 2.0);
    let mut at = start + step / 2.0;
    let mut left = pieces;
    while left > 0.5 {
        let (sin, cos) = libm::sincos(at);
        out.push(Point::new(centre.x + reach * cos, centre.y + reach * sin));
        at += step;
        left -= 1.0;
    }
}

pub(super) fn signed_area(corners: &[Point]) -> f64 {
    polygon::edges(corners).map(|(a, b)| a.cross(b)).sum::<f64>() / 2.0
}

/// Triangulates a simple polygon of positive area by cutting ears.
fn triangles(mut corners: Vec<Point>) -> Vec<[Point; 3]> {
    let mut found = Vec::new();
    while corners.len() > 3 {
        let count = corners.len();
        let corner = |n: usize| corners.get(n % count).copied().unwrap_or_default();
        let is_ear = |n: &usize| {
            let (a, b, c) = (corner(n + count - 1), corner(*n), corner(n + 1));
            let inside = |p: &Point| {
                *p != a
                    && *p != b
                    && *p != c
                    && a.to(b).cross(a.to(*p)) >= 0.0
                    && b.to(c).cross(b.to(*p)) >= 0.0
                    && c.to(a).cross(c.to(*p)) >= 0.0
            };
            a.to(b).cross(b.to(c)) > 0.0 && !corners.iter().any(inside)
        };
        // A polygon that crosses itself may have no ear; then its first corner is used.
        let ear = (0..count).find(is_ear).unwrap_or(0);
        found.push([corner(ear + count - 1), corner(ear), corner(ear + 1)]);
        corners.remove(ear);
    }
    if let [a, b, c] = corners.as_slice() {
        found.push([*a, *b, *c]);
    }
    found.retain(|[a, b, c]| a.to(*b).cross(a.to(*c)) > 0.0);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grown_outline_is_never_nearer_than_the_walker_and_hardly_farther() {
        let shapes = [
            Core::line(Point::new(0.0, 0.0), Point::new(40.0, 9.0)),
            Core::Convex(Rect::around(Point::new(5.0, 5.0), 20.0, 18.0).corners().to_vec()),
            Core::Disc {
                centre: Point::new(3.0, 4.0),
                radius: 60.0,
            },
        ];
        for core in &shapes {
            let grown = core.grown(36.0);
            assert!(signed_area(&grown) > 0.0 && polygon::is_convex(&grown));
            for (a, b) in polygon::edges(&grown) {
                let near = core.distance_to_line(a, b);
                assert!(near > 36.0 - 1e-9 && core.distance(a) < 36.0 + EXCESS + 1e-9, "{near}");
            }
        }
    }

    #[test]
    fn a_bent_polygon_is_cut_into_triangles_of_the_same_area() {
        let bent =
            [(0.0, 0.0), (9.0, 0.0), (9.0, 3.0), (3.0, 3.0), (3.0, 9.0), (0.0, 9.0)].map(|(x, y)| Point::new(x, y));
        let parts = Core::of_polygon(&bent);
        let area: f64 = parts
            .iter()
            .map(|part| match part {
                Core::Convex(corners) => signed_area(corners),
                Core::Disc { .. } => 0.0,
            })
            .sum();
        assert_eq!((parts.len(), area), (4, 45.0));
    }
}
