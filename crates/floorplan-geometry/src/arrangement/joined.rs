//! Joined tables: a long one, a horseshoe, a hollow square. Only rectangular tables can be joined.

use domain::plan::element::{ChairArrangement, Distribution};
use domain::preset::{EDGE_PER_GUEST, Setup, TableType};

use super::{Block, Part};
use crate::point::Point;

/// Depth of a joined table when the setup names one that is as deep as it is long, in units: 30 in.
const DEPTH: f64 = 60.0;
/// Chairs on one side of a table, at most (specification, section 5).
const ON_A_SIDE: u32 = 10;

/// Returns the depth of a table that is joined with others, in units.
pub fn joined_depth(setup: &Setup) -> f64 {
    match setup.table {
        TableType::Rectangle => setup.depth.min(setup.width),
        _ => DEPTH.min(setup.width),
    }
}

/// Returns the number of chairs on one side of a joined table: as many as asked for, with at least 24 in each.
fn on_one_side(setup: &Setup) -> u32 {
    let fitting = (1..=ON_A_SIDE)
        .take_while(|chairs| f64::from(*chairs) * EDGE_PER_GUEST <= setup.width + 1.0)
        .last();
    setup.chairs.min(fitting.unwrap_or(1))
}

fn part(setup: &Setup, centre: Point, rotation: f64, sides: Distribution) -> Part {
    Part {
        kind: TableType::Rectangle.as_str(),
        centre,
        width: setup.width,
        depth: joined_depth(setup),
        rotation,
        chairs: super::count(sides.sum()),
        sides: Some(sides),
        rim: ChairArrangement::Full,
        chair_type: setup.chair.as_str(),
        chair_percent: setup.chair_percent,
    }
}

/// Builds a table of a horseshoe or a square: chairs on its upper side, which is turned outwards.
fn outward(setup: &Setup, centre: Point, rotation: f64) -> Part {
    let sides = Distribution {
        top: on_one_side(setup),
        ..Distribution::default()
    };
    part(setup, centre, rotation, sides)
}

/// Returns the centres of `tables` tables in a line around 0.
fn middles(tables: u32, width: f64) -> impl Iterator<Item = f64> {
    let first = -width * (f64::from(tables) - 1.0) / 2.0;
    (0..tables).map(move |place| first + width * f64::from(place))
}

/// Builds a long table of `tables` tables end to end, with chairs along both sides and one at each end.
pub fn line(setup: &Setup, tables: u32) -> Option<Block> {
    let parts = middles(tables, setup.width).zip(0..).map(|(x, place)| {
        let ends = [place == 0, place + 1 == tables].map(u32::from);
        let [left, right] = if setup.chairs > ends.iter().sum() { ends } else { [0, 0] };
        let along = (setup.chairs - left - right).min(2 * ON_A_SIDE);
        let sides = Distribution {
            top: along.div_ceil(2),
            bottom: along / 2,
            left,
            right,
        };
        part(setup, Point::new(x, 0.0), 0.0, sides)
    });
    Block::from_parts(parts.collect())?.centred()
}

/// Builds a U that is open to the front: `base` tables across and `arms` tables on each side. `None` when there is less
/// than `inside` units of room inside.
pub fn horseshoe(setup: &Setup, base: u32, arms: u32, inside: f64) -> Option<Block> {
    let (width, depth) = (setup.width, joined_depth(setup));
    let across = width * f64::from(base);
    if across - 2.0 * depth < inside {
        return None;
    }
    let long = width * f64::from(arms);
    let x = across / 2.0 - depth / 2.0;
    let arm = |x: f64, rotation: f64| {
        middles(arms, width).map(move |y| outward(setup, Point::new(x, y - (long + depth) / 2.0), rotation))
    };
    let bottom = middles(base, width).map(|x| outward(setup, Point::new(x, 0.0), 180.0));
    let parts = bottom.chain(arm(-x, 270.0)).chain(arm(x, 90.0));
    Block::from_parts(parts.collect())?.centred()
}

/// Builds a square around an empty middle: `across` tables in front and behind, `along` tables on each side between
/// them. `None` when there is less than `inside` units of room inside.
pub fn hollow(setup: &Setup, across: u32, along: u32, inside: f64) -> Option<Block> {
    let (width, depth) = (setup.width, joined_depth(setup));
    let (wide, long) = (width * f64::from(across), width * f64::from(along));
    if wide - 2.0 * depth < inside || long < inside {
        return None;
    }
    let (x, y) = (wide / 2.0 - depth / 2.0, (long + depth) / 2.0);
    let row = |y: f64, rotation: f64| middles(across, width).map(move |x| outward(setup, Point::new(x, y), rotation));
    let column = |x: f64, rotation: f64| middles(along, width).map(move |y| outward(setup, Point::new(x, y), rotation));
    let parts = row(-y, 0.0)
        .chain(column(x, 90.0))
        .chain(row(y, 180.0))
        .chain(column(-x, 270.0));
    Block::from_parts(parts.collect())?.centred()
}
