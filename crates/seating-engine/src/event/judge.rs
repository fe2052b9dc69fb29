//! Which wishes a seating keeps. It looks at seats and wishes alone and shares no code with the search.

mod groups;
mod guests;

use std::collections::{BTreeMap, BTreeSet, HashMap};

use domain::guest::status::Rsvp;
use domain::id::GuestId;
use domain::seat::SeatId;
use domain::wish::{Wish, WishKind, WishObject};

use super::words::{join, table, wish_text};
use super::{Event, EventGuest, Room};

/// What a verdict is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rule {
    /// A wish, by its place in the event's list.
    Wish(usize),
    /// A party that sits together, by its id.
    Party(String),
    /// A guest who needs an accessible seat, by its place in the event's list.
    Access(usize),
    /// A plus-one who sits beside their host, by the plus-one's place in the event's list.
    PlusOne(usize),
}

/// Whether a rule is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It is.
    Kept,
    /// It is not.
    Broken,
    /// Guests it is about have no seat yet; so far nothing is against it.
    Waiting,
    /// The plan has no such place, or no guest is concerned.
    Idle,
}

/// What a seating means for one rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The rule.
    pub rule: Rule,
    /// Whether it is kept.
    pub state: State,
    /// The guests it is about, by their places in the event's list.
    pub guests: Vec<usize>,
    /// The rule as a sentence.
    pub text: String,
    /// What keeps it from being kept; empty for one that is.
    pub detail: String,
}

/// A seating of an event.
#[derive(Debug)]
pub struct Judge<'e, 'a> {
    event: &'e Event<'a>,
    room: &'e Room<'a>,
    /// The engine's seat number of each guest of the event.
    seats: Vec<Option<usize>>,
    index_of: HashMap<&'a GuestId, usize>,
}

impl<'e, 'a> Judge<'e, 'a> {
    /// Looks at the present seats of an event.
    pub fn of_present(event: &'e Event<'a>, room: &'e Room<'a>) -> Self {
        let seat = |guest: &EventGuest| guest.seat.as_ref().and_then(|seat| room.seat_of.get(seat)).copied();
        Self::new(event, room, event.guests.iter().map(seat).collect())
    }

    /// Looks at other seats, by guest.
    pub fn of_seats(event: &'e Event<'a>, room: &'e Room<'a>, seats: &HashMap<GuestId, SeatId>) -> Self {
        let seat = |guest: &EventGuest| seats.get(&guest.id).and_then(|seat| room.seat_of.get(seat)).copied();
        Self::new(event, room, event.guests.iter().map(seat).collect())
    }

    /// Looks at seats by their numbers, one or none for each guest of the event.
    pub fn new(event: &'e Event<'a>, room: &'e Room<'a>, seats: Vec<Option<usize>>) -> Self {
        let index_of = event.guests.iter().map(|guest| &guest.id).zip(0..).collect();
        Self {
            event,
            room,
            seats,
            index_of,
        }
    }

    /// Returns what the seating means for every wish, party and guest with a wheelchair.
    pub fn verdicts(&self) -> Vec<Verdict> {
        let wishes = self.event.wishes.iter().enumerate();
        let mut verdicts: Vec<Verdict> = wishes.map(|(number, wish)| self.of_wish(number, wish)).collect();
        verdicts.extend(self.parties());
        verdicts.extend(self.access());
        verdicts.extend(self.plus_ones());
        verdicts
    }

    fn of_wish(&self, number: usize, wish: &Wish) -> Verdict {
        let (guests, (state, detail)) = match wish.kind {
            WishKind::Mix | WishKind::Gather => self.of_people(wish),
            WishKind::Balanced | WishKind::Minimum => (Vec::new(), self.of_tables(wish)),
            WishKind::Lock => (Vec::new(), self.of_lock(wish)),
            _ => {
                let guests = wish.guests.iter().filter_map(|guest| self.index_of.get(guest)).copied();
                let guests: Vec<usize> = guests.filter(|guest| self.is_expected(*guest)).collect();
                let state = if guests.len() < wish.kind.guests_min() {
                    (State::Idle, "Too few of its guests are coming.".to_owned())
                } else {
                    self.of_guests(wish, &guests)
                };
                (guests, state)
            }
        };
        Verdict {
            rule: Rule::Wish(number),
            state,
            guests,
            text: wish_text(self.event, wish),
            detail,
        }
    }

    fn of_lock(&self, wish: &Wish) -> (State, String) {
        let table = wish.object.as_ref().and_then(WishObject::table);
        let is_there = table.is_some_and(|table| self.room.block_of.contains_key(table));
        if is_there { kept() } else { no_place() }
    }

    pub(super) fn event(&self) -> &Event<'_> {
        self.event
    }

    pub(super) fn index_of(&self, guest: &GuestId) -> Option<usize> {
        self.index_of.get(guest).copied()
    }

    pub(super) fn is_expected(&self, guest: usize) -> bool {
        let known = self.event.guests.get(guest);
        known.is_some_and(|known| known.rsvp != Rsvp::Declined) || self.seat(guest).is_some()
    }

    fn kept_or_waiting(&self, guests: &[usize]) -> (State, String) {
        let waits = guests.iter().any(|guest| self.seat(*guest).is_none());
        if waits { (State::Waiting, String::new()) } else { kept() }
    }

    /// Returns how many of the guests sit at each table.
    fn tables(&self, guests: &[usize]) -> BTreeMap<usize, usize> {
        let mut tables = BTreeMap::new();
        for block in guests.iter().filter_map(|guest| self.block(*guest)) {
            *tables.entry(block).or_default() += 1;
        }
        tables
    }

    pub(super) fn seat(&self, guest: usize) -> Option<usize> {
        self.seats.get(guest).copied().flatten()
    }

    pub(super) fn block(&self, guest: usize) -> Option<usize> {
        self.room.block_of_seat.get(self.seat(guest)?).copied()
    }

    pub(super) fn name(&self, guest: usize) -> &str {
        self.event
            .guests
            .get(guest)
            .map(|guest| guest.name.as_str())
            .unwrap_or_default()
    }

    fn title(&self, block: usize) -> String {
        self.room
            .blocks
            .get(block)
            .map(|block| block.title())
            .unwrap_or_default()
    }

    fn sits_at(&self, guest: usize) -> String {
        let place = self.seat(guest).and_then(|seat| self.room.seats.get(seat));
        let table = place.map(|seat| table(self.event, seat.table())).unwrap_or_default();
        format!("{} sits at {table}.", self.name(guest))
    }

    fn sit_at(&self, tables: &BTreeMap<usize, usize>) -> String {
        let titles: Vec<String> = tables.keys().map(|block| self.title(*block)).collect();
        let titles: BTreeSet<&str> = titles.iter().map(String::as_str).collect();
        format!("They sit at {}.", join(&titles.into_iter().collect::<Vec<_>>()))
    }
}

fn no_place() -> (State, String) {
    (State::Idle, "The plan has no such object.".to_owned())
}

fn kept() -> (State, String) {
    (State::Kept, String::new())
}
