//! The options of a setup: the forms of block it allows, the space each of them needs, and what lies on the middle
//! line.

use domain::preset::{Arrangement, Layout, Setup, TableType};

use super::lattice::Centre;
use super::site::Site;
use crate::arrangement::{self, Block};
use crate::checks::ACCESS_WIDTH;

/// The least passage between chairs, in units: 12 in and one cell of the checks' grid.
const BETWEEN: f64 = ACCESS_WIDTH + 2.0;
/// Seats of a row between two aisles, at most (Life Safety Code, rows of 12 in).
const IN_A_ROW: u32 = 14;
/// Seats of the shortest row.
const IN_A_ROW_LEAST: u32 = 3;
/// Tables on one side of a large U or square, at most.
const ON_A_SIDE: u32 = 16;
/// Free floor inside a U or a square, in units: an aisle.
const INSIDE: f64 = 88.0;

/// A form of block with the space it needs.
#[derive(Clone, Debug)]
pub(super) struct Form {
    pub(super) block: Block,
    /// Space between columns, in units.
    pub(super) column_gap: f64,
    /// Space between rows, in units.
    pub(super) row_gap: f64,
    /// The options for the middle line.
    pub(super) centres: &'static [Centre],
    pub(super) staggered: bool,
    /// Whether rows fill up from the front; otherwise they are in the middle of the free floor.
    pub(super) to_front: bool,
    /// The most blocks when as many guests as fit are wished.
    pub(super) most: usize,
    /// Difference between its length and width, in units; lower is better.
    pub(super) awry: f64,
}

/// Returns the forms that a setup allows.
pub(super) fn forms(setup: &Setup, site: &Site) -> Vec<Form> {
    match setup.layout {
        Layout::Theater => theatre(setup),
        Layout::TradeShow => trade_show(setup),
        Layout::UShape => horseshoes(setup, site),
        Layout::HollowSquare => squares(setup, site),
        Layout::Conference if joins(setup) => lines(setup, site),
        _ => groups(setup),
    }
}

/// Returns whether tables of this type can be joined.
pub(super) fn joins(setup: &Setup) -> bool {
    matches!(setup.table, TableType::Rectangle | TableType::Square)
}

fn form(block: Block, setup: &Setup) -> Form {
    let sideways = if block.seats_sideways() { BETWEEN } else { 0.0 };
    let lengthways = if block.seats_lengthways() { BETWEEN } else { 0.0 };
    let in_line = setup.arrangement == Arrangement::Grid;
    Form {
        column_gap: setup.column_gap.max(sideways),
        row_gap: setup.row_gap.max(lengthways),
        centres: &[Centre::Column, Centre::Gap, Centre::Aisle],
        staggered: setup.layout == Layout::Staggered && !in_line,
        to_front: false,
        most: usize::MAX,
        awry: 0.0,
        block,
    }
}

/// Returns single tables, or small groups of them in the arrangement of the setup.
fn groups(setup: &Setup) -> Vec<Form> {
    let block = match setup.arrangement {
        Arrangement::UShape => arrangement::horseshoe(setup, across_for(setup), 2, INSIDE),
        Arrangement::Hollow => arrangement::hollow(setup, across_for(setup), 1.max(along_for(setup)), INSIDE),
        _ => arrangement::table(setup),
    };
    let forward = setup.layout == Layout::Classroom;
    let centres: &[Centre] = if forward {
        &[Centre::Aisle]
    } else {
        &[Centre::Column, Centre::Gap, Centre::Aisle]
    };
    let of_block = |block| Form {
        centres,
        to_front: forward,
        ..form(block, setup)
    };
    block.map(of_block).into_iter().collect()
}

/// Returns the fewest tables across that leave room inside.
fn across_for(setup: &Setup) -> u32 {
    let needed = INSIDE + 2.0 * arrangement::joined_depth(setup);
    (2..ON_A_SIDE)
        .find(|tables| f64::from(*tables) * setup.width >= needed)
        .unwrap_or(ON_A_SIDE)
}

fn along_for(setup: &Setup) -> u32 {
    (1..ON_A_SIDE)
        .find(|tables| f64::from(*tables) * setup.width >= INSIDE)
        .unwrap_or(ON_A_SIDE)
}

fn theatre(setup: &Setup) -> Vec<Form> {
    let row = |seats| {
        let block = arrangement::row(setup, seats)?;
        Some(Form {
            column_gap: setup.column_gap.max(setup.aisle),
            row_gap: setup.row_gap.max(BETWEEN),
            to_front: true,
            ..form(block, setup)
        })
    };
    (IN_A_ROW_LEAST..=IN_A_ROW).rev().filter_map(row).collect()
}

fn trade_show(setup: &Setup) -> Vec<Form> {
    let pair = arrangement::booths(setup).map(|block| Form {
        row_gap: setup.row_gap.max(setup.aisle),
        ..form(block, setup)
    });
    pair.into_iter().collect()
}

fn large(block: Block, setup: &Setup) -> Form {
    Form {
        awry: (block.envelope.width() - block.envelope.height()).abs(),
        column_gap: setup.column_gap.max(setup.aisle),
        row_gap: setup.row_gap.max(setup.aisle),
        most: 1,
        ..form(block, setup)
    }
}

fn horseshoes(setup: &Setup, site: &Site) -> Vec<Form> {
    let sizes = sides(setup, site);
    let blocks = sizes.filter_map(|(across, along)| arrangement::horseshoe(setup, across, along, INSIDE));
    promising_first(blocks.map(|block| large(block, setup)).collect(), setup)
}

fn squares(setup: &Setup, site: &Site) -> Vec<Form> {
    let sizes = sides(setup, site);
    let blocks = sizes.filter_map(|(across, along)| arrangement::hollow(setup, across, along, INSIDE));
    promising_first(blocks.map(|block| large(block, setup)).collect(), setup)
}

/// Moves the smallest form that seats everyone to the front, or the largest when none does, so that the others can be
/// skipped.
fn promising_first(mut forms: Vec<Form>, setup: &Setup) -> Vec<Form> {
    let wished = setup
        .guests
        .and_then(|guests| usize::try_from(guests).ok())
        .unwrap_or(usize::MAX);
    forms.sort_by_key(|form| {
        let seats = form.block.seats();
        (seats < wished, if seats < wished { usize::MAX - seats } else { seats })
    });
    forms
}

/// Returns the numbers of tables that fit across and along the room.
fn sides(setup: &Setup, site: &Site) -> impl Iterator<Item = (u32, u32)> {
    let fitting = |extent: f64| {
        (1..=ON_A_SIDE)
            .take_while(|tables| f64::from(*tables) * setup.width <= extent * 2.0)
            .last()
            .unwrap_or(1)
    };
    let (across, along) = (fitting(site.half_width), fitting(site.half_depth));
    (2..=across.max(2)).flat_map(move |across| (1..=along).map(move |along| (across, along)))
}

/// Returns long tables across the room, or one behind the other.
fn lines(setup: &Setup, site: &Site) -> Vec<Form> {
    let (across, _) = sides(setup, site).max_by_key(|(across, _)| *across).unwrap_or((1, 1));
    let blocks = (1..=across).rev().filter_map(|tables| arrangement::line(setup, tables));
    blocks
        .map(|block| Form {
            awry: 0.0,
            most: usize::MAX,
            ..large(block, setup)
        })
        .collect()
}
