//! Chairs along the edges of a table with corners: clockwise from the top left, evenly on each edge.

use domain::plan::Element;
use domain::plan::element::ChairArrangement;
use domain::preset::EDGE_PER_GUEST;

use super::Slot;
use crate::point::Point;

/// The least ratio of its sides at which a table has long sides, which are filled before its ends.
const LONG: f64 = 1.25;

/// Returns the number of chairs on the top, right, bottom and left edge.
pub(super) fn per_side(element: &Element) -> [usize; 4] {
    let count = element.chairs.len();
    let whole = |side: u32| usize::try_from(side).unwrap_or(0);
    match element.chair_distribution {
        Some(given) if whole(given.sum()) == count => [
            whole(given.top),
            whole(given.right),
            whole(given.bottom),
            whole(given.left),
        ],
        _ => share_out(
            count,
            element.chair_arrangement.open_edges(element.width, element.height),
        ),
    }
}

/// Assigns chairs to edges one by one. On a long table the long edges come first, up to 24 in of edge per guest, then
/// each end; otherwise, and when all edges are full, the edge with the most room left gets the next chair.
fn share_out(count: usize, lengths: [f64; 4]) -> [usize; 4] {
    let open = |length: &&f64| **length > 0.0;
    let longest = lengths.iter().copied().fold(0.0, f64::max);
    let shortest = lengths.iter().filter(open).copied().fold(f64::INFINITY, f64::min);
    let long = longest >= shortest * LONG;
    let mut sides = [0_usize; 4];
    for _ in 0..count {
        let has_room = |side: usize| long && room_after(lengths, sides, side) >= EDGE_PER_GUEST;
        let is_long = |side: usize| lengths.get(side).is_some_and(|length| *length >= longest);
        let next = emptiest(lengths, sides, |side| has_room(side) && is_long(side))
            .or_else(|| emptiest(lengths, sides, has_room))
            .or_else(|| emptiest(lengths, sides, |_| true));
        if let Some(side) = next.and_then(|side| sides.get_mut(side)) {
            *side += 1;
        }
    }
    sides
}

/// Returns the length of edge per chair if the side had one more chair.
fn room_after(lengths: [f64; 4], sides: [usize; 4], side: usize) -> f64 {
    let chairs = sides.get(side).copied().unwrap_or(0) + 1;
    lengths.get(side).copied().unwrap_or(0.0) / u32::try_from(chairs).map_or(f64::MAX, f64::from)
}

/// Finds the side with the most room; top and bottom win a tie, so that a table fills symmetrically.
fn emptiest(lengths: [f64; 4], sides: [usize; 4], allowed: impl Fn(usize) -> bool) -> Option<usize> {
    let candidates = [0, 2, 1, 3].into_iter().filter(|side| allowed(*side));
    candidates.fold(None, |best: Option<usize>, side| match best {
        Some(old) if room_after(lengths, sides, old) >= room_after(lengths, sides, side) => Some(old),
        _ => Some(side),
    })
}

/// Returns the slots of the chairs, `gap` units off the edges. With the half arrangement, the chairs at the ends are in
/// the upper half.
pub(super) fn slots(element: &Element, gap: f64) -> Vec<Slot> {
    let (w, h) = (element.width / 2.0, element.height / 2.0);
    let low = if element.chair_arrangement == ChairArrangement::Half && element.chair_distribution.is_none() {
        0.0
    } else {
        h
    };
    let [top, right, bottom, left] = per_side(element);
    let corner = Point::new;
    let edges = [
        (top, corner(-w, -h), corner(w, -h), Point::new(0.0, -1.0)),
        (right, corner(w, -h), corner(w, low), Point::new(1.0, 0.0)),
        (bottom, corner(w, h), corner(-w, h), Point::new(0.0, 1.0)),
        (left, corner(-w, low), corner(-w, -h), Point::new(-1.0, 0.0)),
    ];
    let mut slots = Vec::with_capacity(element.chairs.len());
    for (count, from, to, outward) in edges {
        along(&mut slots, count, from, to, outward, gap);
    }
    slots
}

fn along(slots: &mut Vec<Slot>, count: usize, from: Point, to: Point, outward: Point, gap: f64) {
    let number = u32::try_from(count).map_or(f64::MAX, f64::from);
    for place in (0_u32..).take(count).map(f64::from) {
        let edge = from.along(from.to(to), (place + 0.5) / number);
        slots.push(Slot {
            front: edge.along(outward, gap),
            outward,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chairs_go_where_there_is_room() {
        for (count, width, height, sides) in [
            (6, 150.0, 75.0, [3, 0, 3, 0]),
            (8, 180.0, 90.0, [3, 1, 3, 1]),
            (4, 100.0, 100.0, [1, 1, 1, 1]),
            (8, 120.0, 120.0, [2, 2, 2, 2]),
            (2, 144.0, 36.0, [1, 0, 1, 0]),
            (5, 150.0, 75.0, [3, 0, 2, 0]),
            (6, 75.0, 150.0, [0, 3, 0, 3]),
            (10, 192.0, 60.0, [4, 1, 4, 1]),
        ] {
            assert_eq!(
                share_out(count, [width, height, width, height]),
                sides,
                "{count} at {width} by {height}"
            );
        }
    }
}
