//! The rules for a single table or chair, regardless of the others, and whether everyone can reach their seat.

use super::piece::CHAIR_GAP;
use super::ways::{Seat, Ways, ways};
use super::{Door, Hall, Layout, Obstacle, PlacedTable, Style};
use crate::point::Point;
use crate::polygon;
use crate::rect::Rect;

/// Least distance between two tables with everyone seated: an accessway.
pub(super) const BETWEEN: f64 = 24.0;
/// Least distance between a seated guest and a wall or an obstacle, to push the chair back.
pub(super) const PUSH: f64 = 12.0;
/// The tolerance of exact rules, in units.
pub(super) const TOLERANCE: f64 = 0.4;
/// The greatest angle between the view and the stage, in degrees.
const SIGHT: f64 = 60.0;

/// Returns whether a table with its guests keeps clear of walls, obstacles and doors.
pub(super) fn table_fits(hall: &Hall, table: &PlacedTable) -> bool {
    if table.is_round && table.is_ringed() {
        // The corners of the chairs extend slightly beyond the ring.
        if disc_fits(hall, table.at, table.reach(hall)) {
            return true;
        }
        if !disc_fits(hall, table.at, table.ring(hall)) {
            return false;
        }
    }
    let near = Rect::around(table.at, table.reach(hall) + PUSH, table.reach(hall) + PUSH);
    let zone = table.zone(hall);
    let seated = if table.is_round && table.is_ringed() {
        zone.clone()
    } else {
        table.seated(hall)
    };
    let depth = door_depth(hall.wanted());
    zone.iter().all(|part| is_in(hall, part, 0.0))
        && seated.iter().all(|part| is_in(hall, part, PUSH))
        && hall.obstacles.iter().filter(|each| reaches(each, near)).all(|each| {
            zone.iter().all(|part| is_away(part, &each.corners, each.clear))
                && seated.iter().all(|part| is_away(part, &each.corners, PUSH))
        })
        && hall.doors.iter().all(|door| {
            zone.iter()
                .all(|part| !polygon::overlap(part, &front(door, depth), TOLERANCE))
        })
}

/// Like [`table_fits`], for the disc of a round table with chairs all around.
fn disc_fits(hall: &Hall, at: Point, radius: f64) -> bool {
    let corners = &hall.room.corners;
    let depth = door_depth(hall.wanted());
    let away = |thing: &[Point]| match polygon::contains(thing, at) {
        true => -1.0,
        false => polygon::distance_to_edge(thing, at),
    };
    polygon::contains(corners, at)
        && polygon::distance_to_edge(corners, at) >= radius + PUSH - TOLERANCE
        && hall
            .doors
            .iter()
            .all(|door| away(&front(door, depth)) >= radius - TOLERANCE)
        && hall.obstacles.iter().all(|each| {
            let far = radius + each.clear.max(PUSH) - TOLERANCE;
            let near = Rect::around(at, far, far);
            !reaches(each, near) || away(&each.corners) >= far
        })
}

/// Returns whether a chair without a table keeps clear of walls, obstacles and doors.
pub(super) fn chair_fits(hall: &Hall, part: &[Point]) -> bool {
    let depth = door_depth(hall.wanted());
    is_in(hall, part, 0.0)
        && hall
            .obstacles
            .iter()
            .all(|each| is_away(part, &each.corners, each.clear))
        && hall
            .doors
            .iter()
            .all(|door| !polygon::overlap(part, &front(door, depth), TOLERANCE))
}

fn reaches(obstacle: &Obstacle, near: Rect) -> bool {
    Rect::around_points(obstacle.corners.iter().copied()).is_some_and(|own| own.grown(obstacle.clear).touches(near))
}

fn is_away(part: &[Point], thing: &[Point], clear: f64) -> bool {
    if clear <= TOLERANCE {
        return !polygon::overlap(part, thing, TOLERANCE);
    }
    !polygon::nearer_than(part, thing, clear - TOLERANCE)
}

/// Returns whether a convex piece of floor lies in the room, at least `margin` from its walls.
fn is_in(hall: &Hall, part: &[Point], margin: f64) -> bool {
    let corners = &hall.room.corners;
    let least = margin - TOLERANCE;
    let inside = |p: &Point| {
        let away = polygon::distance_to_edge(corners, *p);
        if polygon::contains(corners, *p) {
            away >= least
        } else {
            -away >= least
        }
    };
    part.iter().all(inside)
        && corners.iter().all(|corner| {
            let away = polygon::distance_to_edge(part, *corner);
            if polygon::contains(part, *corner) {
                -away >= least
            } else {
                away >= least
            }
        })
}

/// Returns the floor in front of a door.
pub(super) fn front(door: &Door, depth: f64) -> Vec<Point> {
    let (a, b) = (
        door.at.along(door.along, -door.width / 2.0),
        door.at.along(door.along, door.width / 2.0),
    );
    vec![a, b, b.along(door.inward, depth), a.along(door.inward, depth)]
}

/// Returns how deep the floor in front of doors is kept free for a number of seats; also the width of aisles.
pub(super) fn door_depth(seats: usize) -> f64 {
    if seats > 50 { 88.0 } else { 72.0 }
}

/// Returns, for each seat of the tables, table by table, whether it can be reached, followed by the ways.
pub(super) fn reached(hall: &Hall, layout: &Layout, cell: f64) -> (Vec<Vec<bool>>, Ways) {
    let back = hall.seated() - CHAIR_GAP - hall.chair / 2.0;
    let at_tables = layout.tables.iter().flat_map(|table| &table.chairs);
    let seats: Vec<Seat> = at_tables
        .map(|chair| Seat {
            chair: *chair,
            edge: back,
            is_loose: false,
        })
        .chain(layout.chairs.iter().map(|chair| Seat {
            chair: *chair,
            edge: hall.chair / 2.0,
            is_loose: true,
        }))
        .collect();
    let ways = ways(hall, layout, &seats, cell);
    let mut served = ways.served.iter().copied();
    let by_table = layout
        .tables
        .iter()
        .map(|table| served.by_ref().take(table.chairs.len()).collect())
        .collect();
    (by_table, ways)
}

/// Returns the nearest point of the stage.
pub(super) fn stage_from(hall: &Hall, place: Point) -> Option<Point> {
    let stage = hall.obstacles.iter().find(|obstacle| obstacle.is_stage)?;
    polygon::nearest_on_edge(&stage.corners, place)
}

/// Returns whether a guest at a place who faces a direction has the stage in view.
pub(super) fn sees_stage(hall: &Hall, place: Point, way: Point) -> bool {
    let Some(stage) = stage_from(hall, place) else {
        return true;
    };
    let to = place.to(stage);
    let length = to.dot(to).sqrt().max(1e-9);
    to.dot(way) / length >= libm::cos(SIGHT.to_radians())
}

/// Removes the chairs of a table that the style does not allow at its place.
pub(super) fn facing(hall: &Hall, mut table: PlacedTable) -> PlacedTable {
    match hall.style {
        Style::Classroom => table.chairs.retain(|chair| sees_stage(hall, chair.at, chair.way())),
        Style::Cabaret => {
            if let Some(stage) = stage_from(hall, table.at) {
                let to = table.at.to(stage);
                let length = to.dot(to).sqrt().max(1e-9);
                table.chairs.retain(|chair| {
                    let own = table.at.to(chair.at);
                    own.dot(to) / length <= 0.5 * own.dot(own).sqrt() + TOLERANCE
                });
            }
        }
        _ => {}
    }
    table
}

/// Returns whether two tables that do not touch leave an accessway between them.
pub(super) fn are_apart(hall: &Hall, a: &PlacedTable, b: &PlacedTable) -> bool {
    let far = a.reach(hall) + b.reach(hall) + BETWEEN;
    if a.at.distance(b.at) >= far {
        return true;
    }
    let other = b.zone(hall);
    a.zone(hall).iter().all(|part| {
        other
            .iter()
            .all(|own| !polygon::nearer_than(part, own, BETWEEN - TOLERANCE))
    })
}

/// Removes the fewest seats so that aisles join all exits and, with `all`, all large stretches of free floor. The
/// aisles are `more` units wider than required.
pub(super) fn join(hall: &Hall, layout: Layout, cell: f64, all: bool, more: f64) -> Layout {
    let width = door_depth(layout.seats()) + more;
    let blocked = super::carve::carve(hall, &layout, width, cell, all);
    let count = layout.tables.len();
    let left = |offset: usize| {
        let mut number = offset;
        let blocked = &blocked;
        move || {
            number += 1;
            !blocked.contains(&(number - 1))
        }
    };
    let (mut table_left, mut chair_left) = (left(0), left(count));
    Layout {
        tables: layout.tables.into_iter().filter(|_| table_left()).collect(),
        chairs: layout.chairs.into_iter().filter(|_| chair_left()).collect(),
    }
}
