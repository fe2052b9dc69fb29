//! Where a way may end: places from which a guest reaches the chair with one more step and nothing in between.

use domain::plan::number::UNITS_PER_FOOT;

use super::parts::Parts;
use crate::point::Point;
use crate::polygon;

/// How far the walker may end from the chair: 0.5 ft.
const REACH: f64 = 0.5 * UNITS_PER_FOOT;
/// Kept back from the limits, so that rounding does not cross them: 0.001 ft.
const MARGIN: f64 = 0.001 * UNITS_PER_FOOT;
/// How deep the last step may graze a neighbouring chair that touches the own one: 0.01 ft.
const GRAZE: f64 = 0.01 * UNITS_PER_FOOT;
/// Directions at each corner of the chair, and places along each side.
const AT_CORNER: [f64; 3] = [0.1, 0.5, 0.9];
const ALONG_SIDE: [f64; 5] = [0.03, 0.25, 0.5, 0.75, 0.97];
/// Places on the way between two neighbouring ends that are tried when the end is chosen exactly.
const FINER: u32 = 24;

/// An end: a place beside the chair.
#[derive(Clone, Copy, Debug)]
pub(super) struct End {
    pub(super) place: Point,
    /// Where it is along the chair's rim: the number of the side, and twice as many parts as there are sides.
    rim: f64,
}

/// The places around one chair.
pub(super) struct Ends<'p> {
    parts: &'p Parts,
    corners: [Point; 4],
    chair: u32,
}

impl<'p> Ends<'p> {
    pub(super) fn new(parts: &'p Parts, corners: [Point; 4], chair: u32) -> Self {
        let mut corners = corners;
        if super::core::signed_area(&corners) < 0.0 {
            corners.reverse();
        }
        Self { parts, corners, chair }
    }

    /// Returns ends all around, for each direction the one farthest from the chair.
    pub(super) fn all(&self) -> Vec<End> {
        let side = |n: u32| {
            let along = ALONG_SIDE.map(|share| f64::from(n * 2) + share);
            let corner = AT_CORNER.map(|share| f64::from(n * 2 + 1) + share);
            along.into_iter().chain(corner)
        };
        (0..4).flat_map(side).filter_map(|rim| self.at(rim)).collect()
    }

    /// Returns the end from which the way from `before` is shortest, near the one that was found.
    pub(super) fn nearest(&self, found: End, before: Point) -> End {
        let finer = (0..=FINER * 2).map(|n| found.rim + (f64::from(n) / f64::from(FINER) - 1.0) * 0.5);
        let reached = |end: &End| self.parts.is_line_free(before, end.place, self.chair);
        let length = |end: &End| before.distance(end.place);
        let mut best = found;
        for end in finer.filter_map(|rim| self.at(rim.rem_euclid(8.0))) {
            if length(&end) < length(&best) && reached(&end) {
                best = end;
            }
        }
        best
    }

    /// The end at a place of the rim, if there is one.
    fn at(&self, rim: f64) -> Option<End> {
        let (foot, outward) = self.foot(rim)?;
        let radius = self.parts.radius;
        let distances = [REACH - MARGIN, REACH / 2.0, REACH / 8.0, MARGIN * 2.0];
        distances
            .into_iter()
            .map(|beyond| foot.along(outward, radius + beyond))
            .find(|place| self.is_end(*place, foot, outward))
            .map(|place| End { place, rim })
    }

    fn is_end(&self, place: Point, foot: Point, outward: Point) -> bool {
        self.parts.is_free(place, self.chair) && self.parts.is_sight_free(place, foot.along(outward, GRAZE), self.chair)
    }

    /// The place of the rim and the direction away from the chair. Parts of the rim with even numbers are sides, those
    /// with odd numbers the corners after them.
    fn foot(&self, rim: f64) -> Option<(Point, Point)> {
        let sides: Vec<(Point, Point)> = polygon::edges(&self.corners).collect();
        let normal = |(a, b): (Point, Point)| {
            let length = a.distance(b);
            Point::new(a.to(b).y / length, -a.to(b).x / length)
        };
        let mut walked = 0.0;
        for (side, next) in sides.iter().zip(sides.iter().cycle().skip(1)) {
            let share = rim - walked;
            if share <= 1.0 {
                return Some((side.0.along(side.0.to(side.1), share), normal(*side)));
            }
            if share <= 2.0 {
                let (sin, cos) = libm::sincos((share - 1.0) * std::f64::consts::FRAC_PI_2);
                let (from, to) = (normal(*side), normal(*next));
                return Some((side.1, Point::new(from.x * cos + to.x * sin, from.y * cos + to.y * sin)));
            }
            walked += 2.0;
        }
        None
    }
}
