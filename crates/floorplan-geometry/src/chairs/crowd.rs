//! The largest size of a table's chairs before neighbours collide.

use super::Slot;

/// Returns the largest width, in units, at which no two neighbours overlap and `gap` units are left between them.
/// Around a convex table neighbours point apart, so they can meet only at the front: where the lines of their front
/// edges cross.
pub(super) fn largest_chair(slots: &[Slot], gap: f64) -> f64 {
    if slots.len() < 2 {
        return f64::INFINITY;
    }
    largest(slots.iter().zip(slots.iter().cycle().skip(1)), gap)
}

/// Like [`largest_chair`], for slots in a row whose ends are not neighbours.
pub(super) fn largest_chair_in_row(slots: &[Slot], gap: f64) -> f64 {
    if slots.len() < 2 {
        return f64::INFINITY;
    }
    largest(slots.iter().zip(slots.iter().skip(1)), gap)
}

fn largest<'a>(neighbours: impl Iterator<Item = (&'a Slot, &'a Slot)>, gap: f64) -> f64 {
    let room = neighbours.map(|(a, b)| half_room(a, b)).fold(f64::INFINITY, f64::min);
    (2.0 * room - gap).max(1.6 * room)
}

/// Returns the room to one side of each chair: the distance along its front edge to where the two front edges cross.
fn half_room(a: &Slot, b: &Slot) -> f64 {
    let between = a.front.to(b.front);
    let turn = a.outward.cross(b.outward);
    if turn.abs() < 1e-9 {
        let same_way = a.outward.dot(b.outward) > 0.0;
        return if same_way {
            between.dot(between).sqrt() / 2.0
        } else {
            f64::INFINITY
        };
    }
    let from_a = between.dot(b.outward) / turn;
    let from_b = between.dot(a.outward) / turn;
    from_a.abs().min(from_b.abs())
}
