//! Tables and chairs with the floor that they take when everyone is seated.

use super::Hall;
use super::shapes::{circle, rectangle, sector};
use crate::point::Point;

/// The seated line: clear width is measured from 19 in off the edge of a table (NFPA 101 12.2.5.7).
pub(super) const SEATED: f64 = 38.0;
/// Distance between a chair and the edge of its table.
pub(super) const CHAIR_GAP: f64 = 2.0;
/// The ring of floor between neighbouring chairs of a round table is occupied when they are at most this many degrees
/// apart.
const RING: f64 = 100.0;

/// A chair at its place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlacedChair {
    /// Its middle.
    pub at: Point,
    /// The direction its guest faces, in degrees: 0 to the right, 90 down.
    pub looks: f64,
}

/// A table at its place.
#[derive(Clone, Debug, PartialEq)]
pub struct PlacedTable {
    /// Whether it is round.
    pub is_round: bool,
    /// Its middle.
    pub at: Point,
    /// Rotation in degrees.
    pub rotation: f64,
    /// Length and width.
    pub size: (f64, f64),
    /// Its chairs.
    pub chairs: Vec<PlacedChair>,
    /// Whether it is the head table.
    pub is_head: bool,
}

/// Where everyone sits.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Layout {
    /// The tables.
    pub tables: Vec<PlacedTable>,
    /// Chairs without a table.
    pub chairs: Vec<PlacedChair>,
}

impl Layout {
    /// Returns the number of seats.
    pub fn seats(&self) -> usize {
        self.chairs.len() + self.tables.iter().map(|table| table.chairs.len()).sum::<usize>()
    }
}

impl PlacedChair {
    /// Returns the direction its guest faces, of length 1.
    pub(super) fn way(&self) -> Point {
        let angle = self.looks.to_radians();
        Point::new(libm::cos(angle), libm::sin(angle))
    }
}

impl PlacedTable {
    /// Builds a round table with chairs at these angles, in degrees.
    pub(super) fn round(hall: &Hall, at: Point, diameter: f64, angles: impl IntoIterator<Item = f64>) -> Self {
        let radius = diameter / 2.0 + CHAIR_GAP + hall.chair / 2.0;
        let chairs = angles.into_iter().map(|angle| {
            let (sin, cos) = (libm::sin(angle.to_radians()), libm::cos(angle.to_radians()));
            PlacedChair {
                at: Point::new(at.x + radius * cos, at.y + radius * sin),
                looks: (angle + 180.0).rem_euclid(360.0),
            }
        });
        Self {
            is_round: true,
            at,
            rotation: 0.0,
            size: (diameter, diameter),
            chairs: chairs.collect(),
            is_head: false,
        }
    }

    /// Builds a long table with the numbers of chairs on its sides: left, looking along its length, and right.
    pub(super) fn long(hall: &Hall, at: Point, size: (f64, f64), rotation: f64, sides: (usize, usize)) -> Self {
        let mut table = Self {
            is_round: false,
            at,
            rotation,
            size,
            chairs: Vec::new(),
            is_head: false,
        };
        table.add_side(hall, sides.0, -1.0);
        table.add_side(hall, sides.1, 1.0);
        table
    }

    /// Returns the directions along the table and across it, of length 1.
    pub(crate) fn ways(&self) -> (Point, Point) {
        let angle = self.rotation.to_radians();
        let along = Point::new(libm::cos(angle), libm::sin(angle));
        (along, Point::new(-along.y, along.x))
    }

    #[expect(
        clippy::as_conversions,
        clippy::cast_precision_loss,
        reason = "a table has few chairs"
    )]
    fn add_side(&mut self, hall: &Hall, count: usize, sign: f64) {
        let (along, across) = self.ways();
        let out = sign * (self.size.1 / 2.0 + CHAIR_GAP + hall.chair / 2.0);
        // Chairs share the side equally, or are closer together where they would extend past its ends.
        let step = (self.size.0 / count.max(1) as f64).max(hall.spacing);
        let from = -step * (count as f64 - 1.0) / 2.0;
        let looks = (self.rotation - sign * 90.0).rem_euclid(360.0);
        self.chairs.extend((0..count).map(|number| PlacedChair {
            at: self.at.along(along, from + step * number as f64).along(across, out),
            looks,
        }));
    }

    /// Returns the convex pieces of floor that the table takes with everyone seated.
    pub(super) fn zone(&self, hall: &Hall) -> Vec<Vec<Point>> {
        let mut parts = if self.is_round {
            if self.is_ringed() {
                vec![circle(self.at, self.ring(hall))]
            } else {
                vec![circle(self.at, self.size.0 / 2.0)]
            }
        } else {
            vec![rectangle(self.at, self.size, self.rotation)]
        };
        parts.extend(self.seated(hall));
        parts
    }

    /// Returns the convex pieces of floor that its guests take.
    pub(super) fn seated(&self, hall: &Hall) -> Vec<Vec<Point>> {
        let mut parts: Vec<Vec<Point>> = self.chairs.iter().map(|chair| seated(hall, chair)).collect();
        if !self.is_round {
            parts.extend(self.strips(hall));
        } else if !self.is_ringed() {
            parts.extend(self.sectors(hall));
        }
        parts
    }

    fn angles(&self) -> Vec<f64> {
        let mut angles: Vec<f64> = self
            .chairs
            .iter()
            .map(|chair| (chair.looks + 180.0).rem_euclid(360.0))
            .collect();
        angles.sort_by(f64::total_cmp);
        angles
    }

    /// Returns whether a round table has chairs all around.
    pub(super) fn is_ringed(&self) -> bool {
        self.chairs.len() > 3 && steps(&self.angles()).all(|(_, step)| step <= RING)
    }

    fn sectors(&self, hall: &Hall) -> Vec<Vec<Point>> {
        let angles = self.angles();
        let near = steps(&angles).filter(|(_, step)| angles.len() > 1 && *step <= RING);
        near.map(|(from, step)| sector(self.at, self.ring(hall), from, step))
            .collect()
    }

    /// Returns the strips from the first to the last chair of each side.
    fn strips(&self, hall: &Hall) -> Vec<Vec<Point>> {
        let (along, across) = self.ways();
        let width = hall.seated();
        let out = self.size.1 / 2.0 + width / 2.0;
        let mut strips = Vec::new();
        for sign in [-1.0, 1.0] {
            let own = self.chairs.iter().filter(|chair| chair.way().dot(across) * sign < -0.5);
            let places: Vec<f64> = own.map(|chair| self.at.to(chair.at).dot(along)).collect();
            let low = places.iter().copied().fold(f64::INFINITY, f64::min) - hall.chair / 2.0;
            let high = places.iter().copied().fold(f64::NEG_INFINITY, f64::max) + hall.chair / 2.0;
            if high > low {
                let middle = self.at.along(along, (low + high) / 2.0).along(across, sign * out);
                strips.push(rectangle(middle, (high - low, width), self.rotation));
            }
        }
        strips
    }

    /// Returns the radius of the ring of floor around a round table with guests on all sides.
    pub(super) fn ring(&self, hall: &Hall) -> f64 {
        self.size.0 / 2.0 + hall.seated()
    }

    /// Returns the radius of a circle around the table and its guests.
    pub(super) fn reach(&self, hall: &Hall) -> f64 {
        let half = hall.chair / 2.0;
        if self.is_round {
            let out = self.ring(hall);
            return (out * out + half * half).sqrt();
        }
        let seated = hall.seated();
        let (x, y) = (self.size.0 / 2.0 + seated, self.size.1 / 2.0 + seated);
        (x * x + y * y).sqrt()
    }
}

/// Returns each angle with the difference to the next one.
fn steps(angles: &[f64]) -> impl Iterator<Item = (f64, f64)> {
    let next = angles.iter().cycle().skip(1);
    angles.iter().zip(next).map(|(from, to)| {
        let step = (to - from).rem_euclid(360.0);
        (*from, if step == 0.0 { 360.0 } else { step })
    })
}

/// Returns the floor of a seated guest at a table: the chair, and behind it up to the seated line.
fn seated(hall: &Hall, chair: &PlacedChair) -> Vec<Point> {
    let more = hall.seated() - CHAIR_GAP - hall.chair;
    let middle = chair.at.along(chair.way(), -more / 2.0);
    rectangle(middle, (hall.chair + more, hall.chair), chair.looks)
}
