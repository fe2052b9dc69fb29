//! The narrowest width of a floor of any shape, for a person who walks through it.
//!
//! The width is measured with a disc between two walls: at a point that is equally far from both and from nothing
//! nearer, where the walls face each other, it is twice that distance. In a straight corridor these points are its
//! middle line, in a neck the middle between its two corners. The arms of the middle line that run into corners do not
//! count: walls that meet at an angle are the end of a passage, not a narrow one.
//!
//! So the width is twice the smallest distance at which the distance to the walls is almost critical, the "mu-reach" of
//! Chazal, Cohen-Steiner and Lieutier ("A sampling theory for compact sets in Euclidean space", 2009), taken inside
//! only.
//! Anyone up to that width can get from any part of the floor to any other. A shape without walls that face each other,
//! like a triangle, is as wide as the largest disc in it.

use crate::point::Point;
use crate::polygon;
use crate::rect::Rect;

/// The greatest cosine between the directions to two facing walls: they deviate from parallel by at most 30 degrees.
const FACING: f64 = -0.866_025_403_784_438_6;
/// Distances that differ by less than this are equal: plans are rounded to thousandths of a unit.
const EQUAL: f64 = 0.01;
/// Accuracy of the largest disc, in units: a twentieth of an inch.
const NEAR: f64 = 0.1;
/// Halvings after which a point on a middle line is exact enough.
const HALVINGS: u32 = 24;

type Side = (Point, Point);

/// Returns the narrowest width of a simple polygon, in units; 0 for no floor.
pub fn width(polygon: &[Point]) -> f64 {
    let floor = Floor::from_corners(polygon);
    let mut narrowest = f64::INFINITY;
    for (place, one) in floor.sides.iter().enumerate() {
        for (other_place, other) in floor.sides.iter().enumerate().skip(place + 1) {
            let beside = other_place == place + 1 || (place == 0 && other_place + 1 == floor.sides.len());
            if !beside {
                let between = place.midpoint(other_place);
                narrowest = narrowest.min(floor.between(between, *one, *other, narrowest));
            }
        }
    }
    if narrowest.is_finite() {
        narrowest
    } else {
        largest_disc(polygon)
    }
}

struct Floor<'p> {
    corners: &'p [Point],
    sides: Vec<Side>,
}

impl<'p> Floor<'p> {
    fn from_corners(corners: &'p [Point]) -> Self {
        let sides = polygon::edges(corners).filter(|(a, b)| a != b).collect();
        Self { corners, sides }
    }

    /// Returns the least width between two walls if it is less than `limit`; infinite where they do not face each
    /// other. `place` is the index half way from one to the other, where an obstruction is most likely.
    fn between(&self, place: usize, one: Side, other: Side, limit: f64) -> f64 {
        let gap = shortest(one, other);
        if gap.0.distance(gap.1) > limit - EQUAL {
            return f64::INFINITY;
        }
        let nearest = self.at(place, one, other, gap.0.along(gap.0.to(gap.1), 0.5));
        nearest.unwrap_or_else(|| self.along(place, one, other))
    }

    /// Returns the width at a point where both walls are the nearest and face each other.
    fn at(&self, place: usize, one: Side, other: Side, centre: Point) -> Option<f64> {
        let ways = [one, other].map(|(a, b)| centre.to(polygon::nearest_on_segment(a, b, centre)));
        let [own, across] = ways.map(|way| way.dot(way).sqrt());
        let facing = (own - across).abs() <= EQUAL && ways[0].dot(ways[1]) <= FACING * own * across;
        // At least half of it must be free, or a step lower than `EQUAL` would count as a neck.
        let free = own - EQUAL.min(own / 2.0);
        (facing && own > 0.0 && self.is_free(place, centre, free)).then_some(own + across)
    }

    /// Returns whether a disc lies on the floor; tests the side at `place` and the opposite one first.
    fn is_free(&self, place: usize, centre: Point, radius: f64) -> bool {
        let count = self.sides.len();
        let first = [place, place + count / 2].map(|at| self.sides.get(at % count));
        let mut sides = first.into_iter().flatten().chain(&self.sides);
        sides.all(|(a, b)| polygon::distance_to_segment(*a, *b, centre) >= radius)
            && polygon::contains(self.corners, centre)
    }

    /// Returns the least width along the middle line of two straight walls.
    fn along(&self, place: usize, one: Side, other: Side) -> f64 {
        let Some(middle) = MiddleLine::new(one, other) else {
            return f64::INFINITY;
        };
        let at = |share: f64| self.at(place, one, other, middle.place(share));
        let [first, last] = middle.clear_of_ends();
        let Some((open, mut width)) = [0.0, 1.0, first, last, 0.5]
            .into_iter()
            .filter_map(|share| Some((share, at(share)?)))
            .min_by(|a, b| a.1.total_cmp(&b.1))
        else {
            return f64::INFINITY;
        };
        // Towards the narrower end, until something else is nearer.
        let (mut free, mut blocked) = (open, middle.narrow_end());
        for _ in 0..HALVINGS {
            let half = f64::midpoint(free, blocked);
            match at(half) {
                Some(less) => (free, width) = (half, width.min(less)),
                None => blocked = half,
            }
        }
        width
    }
}

/// The middle line of two opposite walls, along their common extent.
struct MiddleLine {
    from: Point,
    to: Point,
    /// Half the width at both ends.
    halves: [f64; 2],
}

impl MiddleLine {
    /// Returns `None` when the walls do not face each other or do not run along each other.
    fn new(one: Side, other: Side) -> Option<Self> {
        let (own, back) = (unit(one), unit(other));
        let along = unit((back, own));
        if own.dot(back) > FACING {
            return None;
        }
        let on = |side: Side, at: f64| {
            let (from, to) = (side.0.dot(along), side.1.dot(along));
            side.0.along(side.0.to(side.1), (at - from) / (to - from))
        };
        let from = one.0.dot(along).max(other.1.dot(along));
        let to = one.1.dot(along).min(other.0.dot(along));
        (from <= to).then(|| {
            let ends = [from, to].map(|at| (on(one, at), on(other, at)));
            let middles = ends.map(|(a, b)| a.along(a.to(b), 0.5));
            Self {
                from: middles[0],
                to: middles[1],
                halves: ends.map(|(a, b)| a.distance(b) / 2.0),
            }
        })
    }

    fn place(&self, share: f64) -> Point {
        self.from.along(self.from.to(self.to), share)
    }

    /// Returns the points that are as far from the ends as the walls are from the line.
    fn clear_of_ends(&self) -> [f64; 2] {
        let length = self.from.distance(self.to).max(EQUAL);
        let [first, last] = self.halves.map(|half| (half / length).min(1.0));
        [first, 1.0 - last]
    }

    fn narrow_end(&self) -> f64 {
        if self.halves[0] <= self.halves[1] { 0.0 } else { 1.0 }
    }
}

fn unit((from, to): Side) -> Point {
    let way = from.to(to);
    let length = way.dot(way).sqrt();
    Point::new(way.x / length, way.y / length)
}

/// Returns the shortest line from one wall to another that does not cross it.
fn shortest(one: Side, other: Side) -> Side {
    let ends = [
        (one.0, polygon::nearest_on_segment(other.0, other.1, one.0)),
        (one.1, polygon::nearest_on_segment(other.0, other.1, one.1)),
        (polygon::nearest_on_segment(one.0, one.1, other.0), other.0),
        (polygon::nearest_on_segment(one.0, one.1, other.1), other.1),
    ];
    ends.into_iter()
        .min_by(|a, b| a.0.distance(a.1).total_cmp(&b.0.distance(b.1)))
        .unwrap_or(one)
}

/// Returns the diameter of the largest disc in a polygon: boxes are quartered while they may hold a better place (the
/// "pole of inaccessibility" of Garcia-Castellanos and Lombardo, 2007).
fn largest_disc(corners: &[Point]) -> f64 {
    let Some(whole) = Rect::around_points(corners.iter().copied()) else {
        return 0.0;
    };
    let radius = |place: Point| {
        if polygon::contains(corners, place) {
            polygon::distance_to_edge(corners, place)
        } else {
            -polygon::distance_to_edge(corners, place)
        }
    };
    let mut half = whole.width().max(whole.height()) / 2.0;
    let (mut largest, mut boxes) = (0.0_f64, vec![whole.centre()]);
    while half > NEAR / 4.0 && !boxes.is_empty() {
        let rated: Vec<(Point, f64)> = boxes.iter().map(|centre| (*centre, radius(*centre))).collect();
        largest = rated.iter().fold(largest, |best, (_, radius)| best.max(*radius));
        let hopeful = rated
            .into_iter()
            .filter(|(_, radius)| radius + half * std::f64::consts::SQRT_2 > largest + NEAR / 2.0);
        let step = half / 2.0;
        boxes = hopeful
            .flat_map(|(centre, _)| Rect::around(centre, step, step).corners())
            .collect();
        half = step;
    }
    largest * 2.0
}

#[cfg(test)]
mod tests;
