//! Where along a row the centre of a table may be: everywhere not too near to a wall, an obstacle or a door.

use super::judge::{self, PUSH, TOLERANCE};
use super::{Hall, PlacedTable};
use crate::point::Point;
use crate::polygon;

/// The floor that a table takes, in units.
#[derive(Clone, Copy, Debug)]
pub(super) enum Outline {
    /// A disc of this radius.
    Disc(f64),
    /// Extents before and after the centre along a row, and before and after it across: of the table with its guests,
    /// and including the room its guests need to push their chairs back.
    Box { zone: [f64; 4], pushed: [f64; 4] },
}

/// Obstacles to tables, in the coordinates of rows.
pub(super) struct Floor {
    room: Vec<Point>,
    /// Each obstacle with the floor around it that stays free.
    things: Vec<(Vec<Point>, f64, Keep)>,
}

#[derive(Clone, Copy, PartialEq)]
enum Keep {
    /// Guests also need room to push back their chairs.
    Thing,
    /// Only the floor itself stays free.
    Door,
}

impl Floor {
    /// Builds the floor of a hall; its rows run from top to bottom when `is_turned`.
    pub(super) fn new(hall: &Hall, is_turned: bool) -> Self {
        let own = |corners: &[Point]| -> Vec<Point> {
            corners
                .iter()
                .map(|p| if is_turned { Point::new(p.y, p.x) } else { *p })
                .collect()
        };
        let depth = judge::door_depth(hall.wanted());
        let obstacles = hall
            .obstacles
            .iter()
            .map(|each| (own(&each.corners), each.clear, Keep::Thing));
        let doors = hall
            .doors
            .iter()
            .map(|door| (own(&judge::front(door, depth)), 0.0, Keep::Door));
        Self {
            room: own(&hall.room.corners),
            things: obstacles.chain(doors).collect(),
        }
    }

    /// Returns the stretches of a row where the centre of a table may be, in order.
    pub(super) fn free(&self, outline: Outline, row: f64) -> Vec<(f64, f64)> {
        let mut blocked: Vec<(f64, f64)> = Vec::new();
        for (a, b) in polygon::edges(&self.room) {
            blocked.extend(outline.wall(a, b, row));
        }
        for (corners, clear, keep) in &self.things {
            for (a, b) in polygon::edges(corners) {
                blocked.extend(outline.thing(a, b, row, *clear, *keep));
            }
        }
        blocked.sort_by(|a, b| a.0.total_cmp(&b.0));
        let mut free = Vec::new();
        let mut end = f64::NEG_INFINITY;
        for (low, high) in blocked {
            if low > end && self.is_floor(Point::new((low + end) / 2.0, row)) {
                free.push((end, low));
            }
            end = end.max(high);
        }
        free
    }

    fn is_floor(&self, place: Point) -> bool {
        place.x.is_finite()
            && polygon::contains(&self.room, place)
            && !self
                .things
                .iter()
                .any(|(corners, _, _)| polygon::contains(corners, place))
    }
}

impl Outline {
    /// Returns the outline of a table centred on the origin.
    pub(super) fn new(hall: &Hall, table: &PlacedTable, is_turned: bool) -> Self {
        if table.is_round && table.is_ringed() {
            return Self::Disc(table.ring(hall));
        }
        let zone = super::lattice::extent(&table.zone(hall), is_turned);
        let seated = super::lattice::extent(&table.seated(hall), is_turned);
        let mut pushed = zone;
        for (own, seated) in pushed.iter_mut().zip(seated) {
            *own = own.max(seated + PUSH);
        }
        Self::Box { zone, pushed }
    }

    fn wall(self, a: Point, b: Point, row: f64) -> Option<(f64, f64)> {
        match self {
            Self::Disc(radius) => capsule(a, b, row, radius + PUSH - TOLERANCE),
            Self::Box { pushed, .. } => band(a, b, row, pushed, -TOLERANCE),
        }
    }

    fn thing(self, a: Point, b: Point, row: f64, clear: f64, keep: Keep) -> Option<(f64, f64)> {
        match (self, keep) {
            (Self::Disc(radius), Keep::Thing) => capsule(a, b, row, radius + clear.max(PUSH) - TOLERANCE),
            (Self::Disc(radius), Keep::Door) => capsule(a, b, row, radius - TOLERANCE),
            (Self::Box { zone, .. }, Keep::Door) => band(a, b, row, zone, -TOLERANCE),
            (Self::Box { zone, pushed }, Keep::Thing) => {
                let (wide, narrow) = (
                    band(a, b, row, zone, clear - TOLERANCE),
                    band(a, b, row, pushed, -TOLERANCE),
                );
                match (wide, narrow) {
                    (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.max(b.1))),
                    (a, b) => a.or(b),
                }
            }
        }
    }
}

/// Returns the stretch of a row that is nearer to a segment than a radius.
fn capsule(a: Point, b: Point, row: f64, radius: f64) -> Option<(f64, f64)> {
    let mut stretch: Option<(f64, f64)> = None;
    let mut add = |low: f64, high: f64| {
        stretch = Some(stretch.map_or((low, high), |(l, h)| (l.min(low), h.max(high))));
    };
    for end in [a, b] {
        let half = radius * radius - (row - end.y) * (row - end.y);
        if half > 0.0 {
            add(end.x - half.sqrt(), end.x + half.sqrt());
        }
    }
    let way = a.to(b);
    let length = way.dot(way).sqrt();
    if length > 0.0 && way.y.abs() > 1e-9 {
        // Along the line, the row is met at a share that changes linearly with the lateral distance.
        let normal = Point::new(-way.y / length, way.x / length);
        for aside in [-radius, radius] {
            let from = a.along(normal, aside);
            let share = (row - from.y) / way.y;
            if (0.0..=1.0).contains(&share) {
                let x = from.x + way.x * share;
                add(x, x);
            }
        }
    }
    stretch
}

/// Returns the stretch of a row on which a box around its centre meets a segment.
fn band(a: Point, b: Point, row: f64, [before, after, above, below]: [f64; 4], more: f64) -> Option<(f64, f64)> {
    let (low, high) = (row - above - more, row + below + more);
    let (top, bottom) = if a.y <= b.y { (a, b) } else { (b, a) };
    if bottom.y <= low || top.y >= high {
        return None;
    }
    let at = |y: f64| {
        let share = if bottom.y - top.y > 1e-9 {
            (y - top.y) / (bottom.y - top.y)
        } else {
            0.0
        };
        top.x + (bottom.x - top.x) * share.clamp(0.0, 1.0)
    };
    let flat = bottom.y - top.y <= 1e-9;
    let (x0, x1) = if flat {
        (top.x, bottom.x)
    } else {
        (at(low.max(top.y)), at(high.min(bottom.y)))
    };
    Some((x0.min(x1) - after - more, x0.max(x1) + before + more))
}
