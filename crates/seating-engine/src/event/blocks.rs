//! What counts as one table for the seating engine: a table, or a run of single chairs side by side. A theatre of 2,100
//! chairs then has about a hundred rows, and a party that sits in one row sits together.

use std::collections::{HashMap, HashSet};

use crate::problem::TableDraft;
use domain::plan::{Chair, Element};
use domain::seat::SeatId;
use floorplan_geometry::chairs::adjacent_pairs;

/// An element with the chairs that a guest may be given.
pub(crate) type OpenElement<'a> = (&'a Element, Vec<&'a Chair>);

/// Maximum number of blocks of single chairs in one task; above it, rows are joined.
const CHAIR_BLOCKS_MAX: usize = 1_000;
/// Maximum number of chairs in one block, before rows are joined.
const CHAIRS_PER_BLOCK: usize = 60;
/// Maximum distance between the centres of two neighbours, in widths of a chair.
const NEIGHBOUR_WIDTHS: f64 = 1.5;
/// Distance above which a row ends at an aisle, in widths of a chair.
const AISLE_WIDTHS: f64 = 3.0;

/// One table of the engine: a table of the plan, or single chairs.
#[derive(Debug)]
pub(crate) struct Block<'a> {
    elements: Vec<OpenElement<'a>>,
}

/// Groups chairs into blocks. A chair that a guest has chosen stays a table of its own.
pub(crate) fn group<'a>(open: Vec<OpenElement<'a>>, chosen: &HashSet<&str>) -> Vec<Block<'a>> {
    let is_single =
        |(element, _): &OpenElement<'_>| element.seats().len() == 1 && !chosen.contains(element.id.as_str());
    let (single, tables): (Vec<_>, Vec<_>) = open.into_iter().partition(is_single);
    let alone = |element| Block {
        elements: vec![element],
    };
    let mut blocks: Vec<Block<'a>> = tables.into_iter().map(alone).collect();
    blocks.extend(runs(single));
    blocks
}

fn runs(mut single: Vec<OpenElement<'_>>) -> Vec<Block<'_>> {
    let number = single.len();
    single.sort_by(|(a, _), (b, _)| a.centre().1.total_cmp(&b.centre().1));
    let mut rows: Vec<Vec<OpenElement<'_>>> = Vec::new();
    for chair in single {
        let same_row = |row: &&mut Vec<OpenElement<'_>>| {
            let first = row.first().map(|(first, _)| first.centre().1);
            first.is_some_and(|y| chair.0.centre().1 - y <= chair.0.height / 2.0)
        };
        match rows.last_mut().filter(same_row) {
            Some(row) => row.push(chair),
            None => rows.push(vec![chair]),
        }
    }
    let mut blocks: Vec<Block<'_>> = Vec::new();
    for mut row in rows {
        row.sort_by(|(a, _), (b, _)| a.centre().0.total_cmp(&b.centre().0));
        let mut run: Vec<OpenElement<'_>> = Vec::new();
        for chair in row {
            let ends = run.last().is_some_and(|last| gap(last.0, chair.0) > AISLE_WIDTHS);
            if ends || run.len() == CHAIRS_PER_BLOCK {
                blocks.push(Block {
                    elements: std::mem::take(&mut run),
                });
            }
            run.push(chair);
        }
        blocks.push(Block { elements: run });
    }
    if blocks.len() <= CHAIR_BLOCKS_MAX {
        return blocks;
    }
    let size = number.div_ceil(CHAIR_BLOCKS_MAX);
    let mut chairs = blocks.into_iter().flat_map(|block| block.elements).peekable();
    let mut joined = Vec::with_capacity(CHAIR_BLOCKS_MAX);
    while chairs.peek().is_some() {
        joined.push(Block {
            elements: chairs.by_ref().take(size).collect(),
        });
    }
    joined
}

/// Returns the distance between the centres of two chairs, in widths of the first.
fn gap(one: &Element, other: &Element) -> f64 {
    let ((ax, ay), (bx, by)) = (one.centre(), other.centre());
    ((bx - ax).abs() + (by - ay).abs()) / one.width.max(1.0)
}

impl<'a> Block<'a> {
    /// Returns the chairs in the order in which the engine numbers them.
    pub(crate) fn chairs(&self) -> impl Iterator<Item = &'a Chair> {
        self.elements.iter().flat_map(|(_, chairs)| chairs.iter().copied())
    }

    /// Returns the elements of the block.
    pub(crate) fn elements(&self) -> impl Iterator<Item = &'a Element> {
        self.elements.iter().map(|(element, _)| *element)
    }

    /// Returns the display name of the block: that of its table or its first chair.
    pub(crate) fn title(&self) -> String {
        self.elements
            .first()
            .map(|(first, _)| first.title())
            .unwrap_or_default()
    }

    /// Describes the block to the engine.
    pub(crate) fn draft(&self, wheelchair_places: &HashSet<SeatId>) -> TableDraft {
        let first = self.elements.first().map(|(element, _)| *element);
        let (x, y) = first.map(Element::centre).unwrap_or_default();
        TableDraft {
            id: first.map(Element::title).unwrap_or_default(),
            seats: self.chairs().count(),
            x,
            y,
            adjacent: self.adjacent(),
            accessible: self.accessible(wheelchair_places),
            ..TableDraft::default()
        }
    }

    fn accessible(&self, wheelchair_places: &HashSet<SeatId>) -> Vec<usize> {
        let chairs = self.chairs().enumerate();
        chairs
            .filter(|(_, chair)| wheelchair_places.contains(&chair.id))
            .map(|(at, _)| at)
            .collect()
    }

    /// Returns the pairs of chairs that are side by side.
    pub(crate) fn adjacent(&self) -> Vec<(usize, usize)> {
        if let [(table, chairs)] = self.elements.as_slice() {
            let numbers = chairs.iter().enumerate().map(|(at, chair)| (chair.id.number(), at));
            let place: HashMap<u32, usize> = numbers.collect();
            let pair = |(a, b): (u32, u32)| Some((*place.get(&a)?, *place.get(&b)?));
            return adjacent_pairs(table).into_iter().filter_map(pair).collect();
        }
        let pairs = self.elements.iter().zip(self.elements.iter().skip(1)).enumerate();
        pairs
            .filter(|(_, (one, other))| gap(one.0, other.0) <= NEIGHBOUR_WIDTHS)
            .map(|(at, _)| (at, at + 1))
            .collect()
    }
}
