//! A path with cumulative lengths: position, heading and bend after a walked distance in units.
#![expect(
    clippy::indexing_slicing,
    reason = "a numeric kernel: a way has two places at least, and pieces are looked up among them"
)]

use domain::plan::number::UNITS_PER_FOOT;

use crate::point::Point;

/// Length of the chords before and after a bend: 3 ft.
pub(super) const ARM: f64 = 3.0 * UNITS_PER_FOOT;
/// Length of the chords that determine the heading: 1 ft.
const GLANCE: f64 = UNITS_PER_FOOT;

/// A path; before its start it is extended straight through the door.
#[derive(Clone, Debug)]
pub(super) struct Way {
    places: Vec<Point>,
    /// The length at each point; negative before the start.
    along: Vec<f64>,
}

impl Way {
    pub(super) fn new(path: &[Point], inward: Point) -> Self {
        let start = path.first().copied().unwrap_or_default();
        let mut way = Self {
            places: vec![start.along(inward, -ARM)],
            along: vec![-ARM],
        };
        for place in path {
            let (last, walked) = (way.places[way.places.len() - 1], way.along[way.along.len() - 1]);
            way.places.push(*place);
            way.along.push(walked + last.distance(*place));
        }
        way
    }

    pub(super) fn length(&self) -> f64 {
        self.along[self.along.len() - 1]
    }

    pub(super) fn at(&self, walked: f64) -> Point {
        let after = self.along.partition_point(|along| *along <= walked);
        if after == 0 {
            return self.places[0];
        }
        if after == self.along.len() {
            return self.places[after - 1];
        }
        let (from, to) = (self.along[after - 1], self.along[after]);
        self.places[after - 1].along(
            self.places[after - 1].to(self.places[after]),
            (walked - from) / (to - from),
        )
    }

    /// Returns the heading; not of length 1.
    pub(super) fn heading(&self, walked: f64) -> Point {
        self.at(walked - GLANCE).to(self.at(walked + GLANCE))
    }

    /// Returns the bend in degrees; positive to the right.
    pub(super) fn bend(&self, walked: f64) -> f64 {
        let here = self.at(walked);
        degrees(self.at(walked - ARM).to(here), here.to(self.at(walked + ARM)))
    }
}

/// Returns the angle from one direction to another in degrees; positive to the right.
pub(super) fn degrees(from: Point, to: Point) -> f64 {
    libm::atan2(from.cross(to), from.dot(to)).to_degrees()
}
