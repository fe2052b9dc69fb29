//! Things outside the room. Doors and windows belong to its wall, so they may be on either side of it.

use domain::plan::catalogue::Category;

use super::{Problem, ProblemKind, Thing};
use crate::point::Point;
use crate::polygon;
use crate::room::Room;

/// How far something may extend past the wall, in units: half an inch.
const SLACK: f64 = 1.0;

pub(super) fn find(things: &[Thing<'_>], room: &Room) -> Vec<Problem> {
    let bent = !polygon::is_convex(&room.corners);
    let outside = things.iter().filter(|thing| !stands_in(thing, room, bent));
    outside
        .map(|thing| {
            let message = format!("{} is outside the room.", thing.name());
            Problem::new(ProblemKind::Outside, vec![thing.id()], thing.centre(), message)
        })
        .collect()
}

fn stands_in(thing: &Thing<'_>, room: &Room, bent: bool) -> bool {
    let shapes = thing.shapes();
    let mut corners = shapes.iter().flatten().copied();
    if thing.is_exit() || thing.element.kind.category == Category::Doors {
        return corners.any(|corner| room.contains(corner, SLACK));
    }
    corners.all(|corner| room.contains(corner, SLACK)) && !(bent && shapes.iter().any(|shape| leaves(shape, room)))
}

/// Returns whether a side of a shape leaves the floor of a concave room although its corners are inside.
fn leaves(shape: &[Point], room: &Room) -> bool {
    polygon::edges(shape).any(|(from, to)| {
        let shares = polygon::crossings(from, to, &room.corners);
        let mut pieces = shares.iter().zip(shares.iter().skip(1));
        let middle = |(start, end): (&f64, &f64)| from.along(from.to(to), f64::midpoint(*start, *end));
        pieces.any(|piece| !room.contains(middle(piece), SLACK))
    })
}
