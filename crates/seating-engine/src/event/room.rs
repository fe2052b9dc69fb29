//! The room of an event as the engine sees it: blocks of seats, and which of them are near a place.

use std::collections::{HashMap, HashSet};

use domain::plan::{Chair, Element};
use domain::seat::SeatId;
use domain::wish::{Landmark, Wish, WishKind, WishObject};
use floorplan_geometry::outline::Outline;
use floorplan_geometry::point::Point;

use super::Event;
use super::blocks::{self, Block, OpenElement};

/// One in this many blocks, the nearest ones, counts as near a place.
const NEAR_SHARE: usize = 3;

/// Where the guests of an event may sit.
#[derive(Debug)]
pub struct Room<'a> {
    pub(crate) blocks: Vec<Block<'a>>,
    /// Seats by the engine's number.
    pub(crate) seats: Vec<SeatId>,
    /// The engine's numbers of seats.
    pub(crate) seat_of: HashMap<SeatId, usize>,
    /// Numbers of blocks by the ids of their elements.
    pub(crate) block_of: HashMap<&'a str, usize>,
    /// The block of each seat.
    pub(crate) block_of_seat: Vec<usize>,
    /// The blocks by their distance from a place, `None` where the plan has no such place; only for places named by
    /// wishes.
    by_distance: HashMap<&'static str, Option<Vec<usize>>>,
}

impl<'a> Room<'a> {
    /// Gathers the seats that a guest may be given. Those that are reserved or sold are left out, unless a guest of the list
    /// sits there already, and so are those that are taken by others.
    pub fn from_event(event: &Event<'a>) -> Self {
        let chosen: HashSet<&str> = event.guests.iter().filter_map(|guest| guest.table.as_deref()).collect();
        let blocks = blocks::group(open_elements(event), &chosen);
        let (mut seats, mut block_of_seat) = (Vec::new(), Vec::new());
        let mut block_of = HashMap::new();
        for (number, block) in blocks.iter().enumerate() {
            seats.extend(block.chairs().map(|chair| chair.id.clone()));
            block_of_seat.resize(seats.len(), number);
            block_of.extend(block.elements().map(|element| (element.id.as_str(), number)));
        }
        let seat_of = seats.iter().cloned().zip(0..).collect();
        let mut room = Self {
            blocks,
            seats,
            seat_of,
            block_of,
            block_of_seat,
            by_distance: HashMap::new(),
        };
        for wish in event.wishes {
            if let Some(WishObject::Landmark(landmark)) = wish.object
                && !room.by_distance.contains_key(landmark.as_str())
            {
                let blocks = room.blocks_by_distance(event, landmark);
                room.by_distance.insert(landmark.as_str(), blocks);
            }
        }
        room
    }

    /// Returns the seats by the engine's number.
    pub fn seats(&self) -> &[SeatId] {
        &self.seats
    }

    /// Returns the engine's number of a seat.
    pub fn number_of(&self, seat: &SeatId) -> Option<usize> {
        self.seat_of.get(seat).copied()
    }

    /// Returns what people call the table of a seat, and the seat's label there.
    pub fn place(&self, seat: usize) -> (String, String) {
        let block = self.block_of_seat.get(seat).and_then(|block| self.blocks.get(*block));
        let Some((block, id)) = block.zip(self.seats.get(seat)) else {
            return Default::default();
        };
        let chair = block.chairs().find(|chair| chair.id == *id);
        let table = block.elements().find(|element| element.id.as_str() == id.table());
        let label = chair.map(|chair| chair.seat_label.clone()).unwrap_or_default();
        (table.map(Element::title).unwrap_or_default(), label)
    }

    /// Returns the blocks near a place, the nearest first; nothing when the plan has no such place.
    fn near(&self, landmark: Landmark) -> Option<&[usize]> {
        let blocks = self.by_distance.get(landmark.as_str())?.as_ref()?;
        blocks.get(..self.blocks.len().div_ceil(NEAR_SHARE))
    }

    /// Returns ever smaller sets of blocks for a wish to be near or far from a place: half as many in each, down to the
    /// nearest or the farthest one.
    pub(crate) fn closer(&self, wish: &Wish) -> Vec<HashSet<usize>> {
        let Some(WishObject::Landmark(landmark)) = &wish.object else {
            return Vec::new();
        };
        let Some(Some(blocks)) = self.by_distance.get(landmark.as_str()) else {
            return Vec::new();
        };
        let mut ordered = blocks.clone();
        if wish.kind == WishKind::Far {
            ordered.reverse();
        }
        let half = |count: &usize| (*count > 1).then_some(count / 2);
        let sizes = std::iter::successors(half(&ordered.len().div_ceil(NEAR_SHARE)), half);
        sizes.map(|size| ordered.iter().take(size).copied().collect()).collect()
    }

    /// Returns whether a block is a head table.
    pub(crate) fn is_head_table(&self, block: usize) -> bool {
        let block = self.blocks.get(block);
        block.is_some_and(|block| block.elements().any(Element::is_head_table))
    }

    /// Returns whether a seat is at a head table.
    pub(crate) fn is_at_head_table(&self, seat: usize) -> bool {
        let block = self.block_of_seat.get(seat);
        block.is_some_and(|block| self.is_head_table(*block))
    }

    /// Returns the blocks at which the guests of a wish for a place sit; nothing when the plan does not have the place.
    pub(crate) fn wished_blocks(&self, wish: &Wish) -> Option<HashSet<usize>> {
        match wish.object.as_ref()? {
            WishObject::Table(table) => self.block_of.get(table.as_str()).map(|block| HashSet::from([*block])),
            WishObject::Zone(zone) => Some(self.zone(zone)).filter(|blocks| !blocks.is_empty()),
            WishObject::Landmark(landmark) => {
                let near = self.near(*landmark)?;
                let wanted = |block: &usize| near.contains(block) == (wish.kind == WishKind::Near);
                Some((0..self.blocks.len()).filter(wanted).collect())
            }
            WishObject::Company(_) | WishObject::Tag(_) | WishObject::Count(_) => None,
        }
    }

    /// Returns the blocks of a zone.
    fn zone(&self, zone: &str) -> HashSet<usize> {
        let in_zone = |block: &Block<'_>| {
            let mut zones = block.elements().filter_map(|element| element.zone.as_deref());
            zones.any(|each| each.eq_ignore_ascii_case(zone.trim()))
        };
        let found = self.blocks.iter().enumerate().filter(|(_, block)| in_zone(block));
        found.map(|(number, _)| number).collect()
    }

    fn blocks_by_distance(&self, event: &Event<'_>, landmark: Landmark) -> Option<Vec<usize>> {
        let places: Vec<Outline> = event
            .plan
            .elements()
            .iter()
            .filter(|element| landmark.is(element))
            .map(Outline::from_element)
            .collect();
        if places.is_empty() {
            return None;
        }
        let distance = |block: &Block<'_>| {
            let centres = block.elements().map(|element| {
                let (x, y) = element.centre();
                Point::new(x, y)
            });
            let each = centres.flat_map(|centre| places.iter().map(move |place| place.distance(centre)));
            each.fold(f64::INFINITY, f64::min)
        };
        let mut by_distance: Vec<(f64, usize)> = self.blocks.iter().map(distance).zip(0..).collect();
        by_distance.sort_by(|a, b| a.0.total_cmp(&b.0));
        Some(by_distance.into_iter().map(|(_, number)| number).collect())
    }
}

/// Elements with the chairs that a guest may be given.
fn open_elements<'a>(event: &Event<'a>) -> Vec<OpenElement<'a>> {
    let own: HashSet<&SeatId> = event.guests.iter().filter_map(|guest| guest.seat.as_ref()).collect();
    let is_open = |chair: &&Chair| {
        !event.taken.contains(&chair.id) && (chair.seat_status.is_available() || own.contains(&chair.id))
    };
    let elements = event.plan.elements().iter();
    elements
        .map(|element| (element, element.seats().filter(is_open).collect()))
        .filter(|(_, chairs): &(_, Vec<_>)| !chairs.is_empty())
        .collect()
}
