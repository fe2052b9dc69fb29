//! Where a route may end: places from which a guest reaches the chair with one more unobstructed step.

use domain::plan::number::UNITS_PER_FOOT;

use super::mesh::Mesh;
use crate::point::Point;
use crate::polygon;

/// How far the walker may end from the chair: 0.5 ft.
const REACH: f64 = 0.5 * UNITS_PER_FOOT;
/// Safety margin to the limits, so that rounding does not cross them: 0.001 ft.
const MARGIN: f64 = 0.001 * UNITS_PER_FOOT;
/// How far the last step may intersect a neighbouring chair that touches the target: 0.01 ft.
const GRAZE: f64 = 0.01 * UNITS_PER_FOOT;
/// Sides and corners of the rim.
const RIM: u32 = 8;
/// Places tried on each of them.
const PLACES: u32 = 8;
/// Between the two ends of a stretch, every `SPARSE`th place is an end.
const SPARSE: usize = 2;
/// Halvings used to find where a stretch ends.
const HALVINGS: u32 = 6;
/// Places tried to each side when an end is chosen exactly, half a side or corner in all.
const FINER: u32 = 24;

/// An end: a place beside the chair.
#[derive(Clone, Copy, Debug)]
pub(super) struct End {
    pub(super) place: Point,
    /// Its position along the chair's rim, which has a part for each side and each corner.
    rim: f64,
    /// The index of its distance from the chair.
    distance: usize,
    /// The triangle of free floor that holds it.
    pub(super) triangle: u32,
}

/// The places around one chair.
pub(super) struct Ends<'m> {
    mesh: &'m Mesh,
    corners: [Point; 4],
    chair: u32,
}

impl<'m> Ends<'m> {
    pub(super) fn new(mesh: &'m Mesh, corners: [Point; 4], chair: u32) -> Self {
        let mut corners = corners;
        if super::core::signed_area(&corners) < 0.0 {
            corners.reverse();
        }
        Self { mesh, corners, chair }
    }

    /// Returns whether the triangle of any place beside the chair satisfies `is_asked`.
    pub(super) fn any(&self, mut is_asked: impl FnMut(u32) -> bool) -> bool {
        let mut places = (0..RIM * PLACES).map(|n| (f64::from(n) + 0.5) / f64::from(PLACES));
        places.any(|rim| self.at(rim).is_some_and(|end| is_asked(end.triangle)))
    }

    /// Returns ends all around: both ends of each stretch of places at the same distance, and some in between.
    pub(super) fn all(&self) -> Vec<End> {
        let count = RIM * PLACES;
        let rim = |n: u32| (f64::from(n) + 0.5) / f64::from(PLACES);
        let places: Vec<Option<End>> = (0..count).map(|n| self.at(rim(n))).collect();
        let mut ends = Vec::new();
        let nexts = places.iter().cycle().skip(1);
        for (n, (here, next)) in places.iter().zip(nexts).enumerate() {
            let distances = [here, next].map(|end| end.map(|end| end.distance));
            if distances[0] == distances[1] {
                ends.extend(here.filter(|_| n % SPARSE == 0));
                continue;
            }
            // Where two stretches meet, both ends are kept.
            let gap = 1.0 / f64::from(PLACES);
            ends.extend(here.map(|end| self.last_of(end, gap)));
            ends.extend(next.map(|end| self.last_of(end, -gap)));
        }
        ends
    }

    /// Returns the last place of a stretch that ends within a gap of the rim.
    fn last_of(&self, end: End, gap: f64) -> End {
        let (mut last, mut step) = (end, gap / 2.0);
        for _ in 0..HALVINGS {
            let tried = self.at((last.rim + step).rem_euclid(f64::from(RIM)));
            if let Some(tried) = tried.filter(|tried| tried.distance == end.distance) {
                last = tried;
            }
            step /= 2.0;
        }
        last
    }

    /// Returns the end with the shortest path from `before`, near the one that was found.
    pub(super) fn nearest(&self, found: End, before: Point) -> End {
        let finer = (0..=FINER * 2).map(|n| found.rim + (f64::from(n) / f64::from(FINER) - 1.0) * 0.5);
        let reached = |end: &End| self.mesh.parts.is_line_free(before, end.place, self.chair);
        let length = |end: &End| before.distance(end.place);
        let mut best = found;
        for end in finer.filter_map(|rim| self.at(rim.rem_euclid(f64::from(RIM)))) {
            if length(&end) < length(&best) && reached(&end) {
                best = end;
            }
        }
        best
    }

    /// Returns the end at a position of the rim, if there is one.
    fn at(&self, rim: f64) -> Option<End> {
        let (foot, outward) = self.foot(rim)?;
        let radius = self.mesh.parts.radius;
        let distances = [REACH - MARGIN, REACH / 2.0, REACH / 8.0, MARGIN * 2.0];
        let places = distances
            .into_iter()
            .map(|beyond| foot.along(outward, radius + beyond))
            .enumerate();
        places
            .filter(|(_, place)| self.is_end(*place, foot, outward))
            .find_map(|(distance, place)| {
                let triangle = self.mesh.locate_free(place)?;
                Some(End {
                    place,
                    rim,
                    distance,
                    triangle,
                })
            })
    }

    fn is_end(&self, place: Point, foot: Point, outward: Point) -> bool {
        self.mesh.parts.is_free(place, self.chair)
            && self
                .mesh
                .parts
                .is_sight_free(place, foot.along(outward, GRAZE), self.chair)
    }

    /// Returns the point of the rim and the direction away from the chair. Parts of the rim with even numbers are
    /// sides, those with odd numbers the corners after them.
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
