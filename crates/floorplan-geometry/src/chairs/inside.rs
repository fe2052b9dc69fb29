//! Seats inside an element: on the two benches of a dining booth, and in a trade-show booth.

use domain::plan::Element;

use super::bow::shares;
use super::{Slot, wanted_size};
use crate::point::Point;

/// The greatest share of a dining booth for each bench.
const BENCH: f64 = 0.32;
/// Where the seats of a trade-show booth are: this share of half its depth above the centre, behind the counter.
const BEHIND_COUNTER: f64 = 0.2;

/// Returns the depth of a bench of a dining booth, in units.
pub(crate) fn bench_depth(element: &Element) -> f64 {
    wanted_size(element).min(element.height * BENCH)
}

/// Returns the number of people on the upper and on the lower bench.
pub(super) fn per_bench(count: usize) -> [usize; 2] {
    [count - count / 2, count / 2]
}

/// Returns the seats of both benches, the upper ones from left to right, then the lower ones back, and their size.
pub(super) fn dining_booth(element: &Element, gap: f64) -> (Vec<Slot>, f64) {
    let [above, below] = per_bench(element.chairs.len());
    let depth = bench_depth(element);
    let size = fitting(element.width, above, gap).min(depth);
    let edge = element.height / 2.0 - depth;
    let slot = |share: f64, side: f64| Slot {
        front: Point::new(-side * element.width * (share - 0.5), side * edge),
        outward: Point::new(0.0, side),
    };
    let upper = shares(above).map(|share| slot(share, -1.0));
    let lower = shares(below).map(|share| slot(share, 1.0));
    (upper.chain(lower).collect(), size)
}

/// Returns the seats of a trade-show booth, side by side behind its counter, and their size.
pub(super) fn booth(element: &Element, gap: f64) -> (Vec<Slot>, f64) {
    let count = element.chairs.len();
    let width = element.width * 0.8;
    let size = fitting(width, count, gap)
        .min(wanted_size(element))
        .min(element.height * 0.4);
    let front = size / 2.0 - element.height / 2.0 * BEHIND_COUNTER;
    let slot = |share: f64| Slot {
        front: Point::new(width * (share - 0.5), front),
        outward: Point::new(0.0, -1.0),
    };
    (shares(count).map(slot).collect(), size)
}

/// Returns the largest seat of which `count` fit side by side.
fn fitting(width: f64, count: usize, gap: f64) -> f64 {
    let pitch = width / u32::try_from(count.max(1)).map_or(f64::MAX, f64::from);
    (pitch - gap).max(pitch * 0.8)
}
