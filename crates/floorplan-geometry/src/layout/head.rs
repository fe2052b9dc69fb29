//! Places for the head table: along each wall, with its guests' backs to it.

use super::judge::{self, BETWEEN, PUSH};
use super::{Hall, HeadTable, Obstacle, PlacedTable};
use crate::point::Point;
use crate::polygon;

/// Steps along a wall, in units.
const STEP: f64 = 12.0;
/// The free floor behind the guests, in units, where they pass each other.
const BEHIND: f64 = 36.0;

/// Returns the hall with its head table at each candidate place, or the hall itself when it has no head table.
pub(super) fn settings(hall: &Hall) -> Vec<(Hall, Vec<PlacedTable>)> {
    let Some(head) = hall.head else {
        return vec![(hall.clone(), Vec::new())];
    };
    let mut found = Vec::new();
    let corners = &hall.room.corners;
    let area: f64 = polygon::edges(corners).map(|(a, b)| a.cross(b)).sum();
    for (from, to) in polygon::edges(corners) {
        let way = from.to(to);
        let length = way.dot(way).sqrt().max(1e-9);
        let along = Point::new(way.x / length, way.y / length);
        let inward = if area > 0.0 {
            Point::new(-along.y, along.x)
        } else {
            Point::new(along.y, -along.x)
        };
        let mut steps = offsets(length);
        let fitting = steps.find_map(|at| {
            let middle = from
                .along(along, at)
                .along(inward, hall.seated() + BEHIND.max(PUSH) + head.size.1 / 2.0);
            let tables = tables(hall, head, middle, inward);
            tables
                .iter()
                .all(|table| judge::table_fits(hall, table))
                .then_some(tables)
        });
        found.extend(fitting.map(|tables| (around(hall, &tables), tables)));
    }
    if found.is_empty() {
        vec![(hall.clone(), Vec::new())]
    } else {
        found
    }
}

/// Returns the positions along a wall, from its middle outwards.
fn offsets(length: f64) -> impl Iterator<Item = f64> {
    let mut aside = 0.0;
    let mut is_before = true;
    std::iter::from_fn(move || {
        let at = if is_before {
            length / 2.0 - aside
        } else {
            length / 2.0 + aside
        };
        if is_before {
            aside += STEP;
        }
        is_before = !is_before;
        (aside <= length / 2.0 + STEP).then_some(at)
    })
}

/// Returns tables in a row around a centre, with chairs on the side of the wall.
#[expect(
    clippy::as_conversions,
    clippy::cast_precision_loss,
    reason = "a head table has few tables"
)]
fn tables(hall: &Hall, head: HeadTable, middle: Point, inward: Point) -> Vec<PlacedTable> {
    let spec = super::TableSpec {
        is_round: false,
        size: head.size,
        chairs_min: 1,
        chairs_max: usize::MAX,
    };
    let each = super::kinds::per_side(hall, &spec).max(1);
    let count = head.seats.div_ceil(each).max(1);
    let along = Point::new(-inward.y, inward.x);
    // Chairs on the right of a table face its left, which is where `inward` points.
    let rotation = libm::atan2(along.y, along.x).to_degrees().round();
    let mut left = head.seats;
    (0..count)
        .map(|number| {
            let aside = (number as f64 - (count as f64 - 1.0) / 2.0) * head.size.0;
            let own = left.div_ceil(count - number);
            left -= own;
            let mut table = PlacedTable::long(hall, middle.along(along, aside), head.size, rotation, (0, own));
            table.is_head = true;
            table
        })
        .collect()
}

/// Returns the hall with the floor of the head table as an additional obstacle.
fn around(hall: &Hall, tables: &[PlacedTable]) -> Hall {
    let mut hall = hall.clone();
    for table in tables {
        hall.obstacles
            .extend(table.zone(&hall).into_iter().map(|corners| Obstacle {
                corners,
                clear: BETWEEN,
                is_walkable: false,
                is_stage: false,
            }));
    }
    hall
}
