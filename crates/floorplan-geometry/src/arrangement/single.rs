//! One table with its chairs.

use domain::plan::element::{ChairArrangement, Distribution};
use domain::preset::{Arrangement, Setup, TableType};

use super::{Block, Part};
use crate::chairs::CHAIR_SIZE;
use crate::index::Placed;
use crate::point::{Frame, Point};

/// Chairs on a long side, at most (specification, section 5).
const ON_LONG_SIDE: u32 = 10;
/// The smallest acceptable chair, as a share of 18 in.
const SMALLEST: f64 = 0.7;

/// Builds a table according to the setup. Where only a part of the rim is used, chairs that would be smaller than 70 %
/// are left out.
pub fn table(setup: &Setup) -> Option<Block> {
    let mut chairs = setup.chairs;
    if !matches!(
        setup.arrangement,
        Arrangement::Classroom | Arrangement::Crescent | Arrangement::Half
    ) {
        return Block::from_parts(vec![part(setup, chairs)]);
    }
    while chairs > 1 && !are_wide_enough(&part(setup, chairs)) {
        chairs -= 1;
    }
    Block::from_parts(vec![part(setup, chairs)])
}

fn are_wide_enough(part: &Part) -> bool {
    let id = domain::plan::ElementId::parse("part").ok();
    let origin = Frame::new(Point::default(), crate::angle::Degrees(0.0));
    let element = id.and_then(|id| part.element(id, &origin));
    element.is_none_or(|element| {
        let chairs = Placed::from_element(&element).chairs;
        chairs.iter().all(|chair| chair.width >= CHAIR_SIZE * SMALLEST)
    })
}

fn part(setup: &Setup, chairs: u32) -> Part {
    let corners = matches!(setup.table, TableType::Rectangle | TableType::Square);
    let (sides, rim) = match setup.arrangement {
        Arrangement::Classroom if corners => (Some(bottom(chairs)), ChairArrangement::Full),
        Arrangement::Boardroom if corners => (boardroom(chairs), ChairArrangement::Full),
        Arrangement::Classroom => (None, ChairArrangement::Half),
        Arrangement::Crescent => (None, ChairArrangement::Crescent),
        Arrangement::Half => (None, ChairArrangement::Half),
        _ => (None, ChairArrangement::Full),
    };
    // The rim is open towards the lower edge of the box; the front is up.
    let turned = if rim.is_full() { 0.0 } else { 180.0 };
    let chairs = sides.map_or(chairs, Distribution::sum);
    Part {
        kind: setup.table.as_str(),
        centre: Point::default(),
        width: setup.width,
        depth: setup.depth,
        rotation: turned,
        chairs: super::count(chairs),
        sides,
        rim,
        chair_type: setup.chair.as_str(),
        chair_percent: setup.chair_percent,
    }
}

fn bottom(chairs: u32) -> Distribution {
    Distribution {
        bottom: chairs.min(ON_LONG_SIDE),
        ..Distribution::default()
    }
}

/// Distributes chairs: one at each end, the others along both sides; `None` for small tables, which are filled like any
/// table with corners.
fn boardroom(chairs: u32) -> Option<Distribution> {
    let along = chairs.checked_sub(2).filter(|along| *along >= 2)?;
    Some(Distribution {
        top: along.div_ceil(2),
        bottom: along / 2,
        left: 1,
        right: 1,
    })
}
