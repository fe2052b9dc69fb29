//! Things that stand outside the room. Doors and windows belong to its wall, so they may stand on either side of it.

use domain::plan::catalogue::Category;

use super::{Problem, ProblemKind, Thing};
use crate::room::Room;

/// How far something may reach over the wall, in units: half an inch.
const SLACK: f64 = 1.0;

pub(super) fn find(things: &[Thing<'_>], room: &Room) -> Vec<Problem> {
    let outside = things.iter().filter(|thing| !stands_in(thing, room));
    outside
        .map(|thing| {
            let message = format!("{} stands outside the room.", thing.name());
            Problem::new(ProblemKind::Outside, vec![thing.id()], thing.centre(), message)
        })
        .collect()
}

fn stands_in(thing: &Thing<'_>, room: &Room) -> bool {
    let mut corners = thing.shapes().into_iter().flatten();
    if thing.is_exit() || thing.element.kind.category == Category::Doors {
        return corners.any(|corner| room.contains(corner, SLACK));
    }
    corners.all(|corner| room.contains(corner, SLACK))
}
