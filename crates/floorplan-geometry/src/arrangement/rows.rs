//! Blocks without tables: a straight row of chairs that face the front, and booths back to back.

use domain::plan::Element;
use domain::plan::element::ChairArrangement;
use domain::preset::Setup;

use super::{Block, Part};
use crate::chairs::CHAIR_SIZE;
use crate::point::Point;

/// Air between two chairs of a row, in units: 1 in.
const BETWEEN_CHAIRS: f64 = 2.0;
/// Side of a booth, in units: 10 ft.
const BOOTH_SIDE: f64 = 240.0;
/// Chairs in a booth, at most.
const IN_A_BOOTH: u32 = 4;

/// The kind of a booth.
pub(crate) const BOOTH: &str = "booth";
/// The kind of a straight row.
pub(crate) const ROW: &str = "theatre-row";

/// Numbers the seats of a row that is turned round, so its first chair is on the right.
pub(super) fn number_from_the_left(row: &mut Element) {
    for (chair, number) in row.chairs.iter_mut().rev().zip(1_u32..) {
        chair.seat_number = number;
        chair.seat_label = number.to_string();
    }
}

/// Builds a row of chairs side by side. As drawn, people in a row face down, so it is turned round.
pub fn row(setup: &Setup, seats: u32) -> Option<Block> {
    let chair = CHAIR_SIZE * setup.chair_percent / 100.0;
    let part = Part {
        kind: ROW,
        centre: Point::default(),
        width: (chair + BETWEEN_CHAIRS) * f64::from(seats),
        depth: chair,
        rotation: 180.0,
        chairs: super::count(seats),
        sides: None,
        rim: ChairArrangement::Full,
        chair_type: setup.chair.as_str(),
        chair_percent: setup.chair_percent,
    };
    Block::from_parts(vec![part])
}

/// Builds two booths back to back, the upper one open upwards.
pub fn booths(setup: &Setup) -> Option<Block> {
    let booth = |y: f64, rotation: f64| Part {
        kind: BOOTH,
        centre: Point::new(0.0, y),
        width: BOOTH_SIDE,
        depth: BOOTH_SIDE,
        rotation,
        chairs: super::count(setup.chairs.min(IN_A_BOOTH)),
        sides: None,
        rim: ChairArrangement::Full,
        chair_type: setup.chair.as_str(),
        chair_percent: setup.chair_percent,
    };
    Block::from_parts(vec![booth(-BOOTH_SIDE / 2.0, 180.0), booth(BOOTH_SIDE / 2.0, 0.0)])
}
