//! Which wishes a seating keeps. It looks at seats and wishes alone and shares no code with the search.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use domain::fold;
use domain::guest::status::Rsvp;
use domain::id::GuestId;
use domain::seat::SeatId;
use domain::wish::{Wish, WishKind, WishObject};

use super::words::{join, table, wish_text};
use super::{Event, EventGuest, Room};

/// Guests by which two tables differ at the most while the tables count as balanced.
const BALANCED_WITHIN: usize = 2;

/// What a verdict is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Rule {
    /// A wish, by its place in the event's list.
    Wish(usize),
    /// A party that sits together, by its id.
    Party(String),
    /// A guest who needs an accessible seat, by its place in the event's list.
    Access(usize),
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
        verdicts
    }

    fn of_wish(&self, number: usize, wish: &Wish) -> Verdict {
        let (guests, (state, detail)) = match wish.kind {
            WishKind::Mix | WishKind::Gather => self.of_people(wish),
            WishKind::Balanced | WishKind::Minimum => (Vec::new(), self.of_tables(wish)),
            WishKind::Lock => (Vec::new(), kept()),
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

    fn of_guests(&self, wish: &Wish, guests: &[usize]) -> (State, String) {
        match wish.kind {
            WishKind::Together => self.at_one_table(guests),
            WishKind::Apart => self.at_many_tables(guests),
            WishKind::NextTo => self.side_by_side(guests),
            _ => match self.room.wished_blocks(wish) {
                None => (State::Idle, "The plan has no such place.".to_owned()),
                Some(blocks) => {
                    let outside = |guest: &&usize| self.block(**guest).is_some_and(|block| !blocks.contains(&block));
                    match guests.iter().find(outside) {
                        Some(guest) => (State::Broken, self.sits_at(*guest)),
                        None => self.kept_or_waiting(guests),
                    }
                }
            },
        }
    }

    fn at_one_table(&self, guests: &[usize]) -> (State, String) {
        let tables = self.tables(guests);
        if tables.len() > 1 {
            return (State::Broken, self.sit_at(&tables));
        }
        self.kept_or_waiting(guests)
    }

    fn at_many_tables(&self, guests: &[usize]) -> (State, String) {
        let mut at: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
        for guest in guests {
            if let Some(block) = self.block(*guest) {
                at.entry(block).or_default().push(self.name(*guest));
            }
        }
        match at.iter().find(|(_, names)| names.len() > 1) {
            Some((block, names)) => (State::Broken, format!("{} sit at {}.", join(names), self.title(*block))),
            None => self.kept_or_waiting(guests),
        }
    }

    fn side_by_side(&self, guests: &[usize]) -> (State, String) {
        let &[one, other] = guests else {
            return self.kept_or_waiting(guests);
        };
        let (Some(a), Some(b)) = (self.seat(one), self.seat(other)) else {
            return self.kept_or_waiting(guests);
        };
        let tables = self.tables(guests);
        if tables.len() > 1 {
            return (State::Broken, self.sit_at(&tables));
        }
        if self.are_adjacent(a, b) {
            return kept();
        }
        let ((table, first), (_, second)) = (self.room.place(a), self.room.place(b));
        (
            State::Broken,
            format!("They sit at {table}, seats {first} and {second}."),
        )
    }

    /// Tells whether two seats of one table are side by side.
    pub(super) fn are_adjacent(&self, a: usize, b: usize) -> bool {
        let Some(block) = self.room.block_of_seat.get(a) else {
            return false;
        };
        if self.room.block_of_seat.get(b) != Some(block) {
            return false;
        }
        let first = self.room.block_of_seat.partition_point(|each| each < block);
        let pair = (a.min(b) - first, a.max(b) - first);
        let pairs = self
            .room
            .blocks
            .get(*block)
            .map(|block| block.adjacent())
            .unwrap_or_default();
        pairs.iter().any(|(x, y)| (*x.min(y), *x.max(y)) == pair)
    }

    fn of_people(&self, wish: &Wish) -> (Vec<usize>, (State, String)) {
        let mut groups: BTreeMap<String, Vec<usize>> = BTreeMap::new();
        for (number, guest) in self.event.guests.iter().enumerate() {
            if let Some(group) = group_of(wish, guest).filter(|_| self.is_expected(number)) {
                groups.entry(group).or_default().push(number);
            }
        }
        groups.retain(|_, members| members.len() > 1);
        let all: Vec<usize> = groups.values().flatten().copied().collect();
        if all.is_empty() {
            return (all, (State::Idle, "It concerns fewer than two guests.".to_owned()));
        }
        for members in groups.values() {
            let tables = self.tables(members);
            let (largest, fewest) = (self.room.blocks.len().max(1), self.fewest_tables(members.len()));
            if wish.kind == WishKind::Gather && tables.len() > fewest {
                let detail = format!("{} guests sit at {} tables.", members.len(), tables.len());
                return (all, (State::Broken, detail));
            }
            let limit = members.len().div_ceil(largest).max(1);
            let crowded = tables.iter().find(|(_, count)| **count > limit);
            if let (WishKind::Mix, Some((block, count))) = (wish.kind, crowded) {
                let detail = format!("{count} of them sit at {}.", self.title(*block));
                return (all, (State::Broken, detail));
            }
        }
        let state = self.kept_or_waiting(&all);
        (all, state)
    }

    fn of_tables(&self, wish: &Wish) -> (State, String) {
        let seated: Vec<usize> = (0..self.seats.len()).collect();
        let mut tables = self.tables(&seated);
        // Head tables have the guests who are named for them.
        tables.retain(|block, _| !self.room.is_head_table(*block));
        let Some(((thin, least), (full, most))) = tables
            .iter()
            .min_by_key(|(_, count)| **count)
            .zip(tables.iter().max_by_key(|(_, count)| **count))
        else {
            return (State::Waiting, String::new());
        };
        match &wish.object {
            Some(WishObject::Count(count)) if *least < usize::try_from(*count).unwrap_or(usize::MAX) => {
                (State::Broken, format!("{} has {}.", self.title(*thin), guests(*least)))
            }
            None if most - least > BALANCED_WITHIN => {
                let (full, thin) = (self.title(*full), self.title(*thin));
                (
                    State::Broken,
                    format!("{full} has {}, {thin} has {}.", guests(*most), guests(*least)),
                )
            }
            _ => kept(),
        }
    }

    fn parties(&self) -> impl Iterator<Item = Verdict> {
        let mut parties: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (number, guest) in self.event.guests.iter().enumerate() {
            if let Some(party) = guest
                .party
                .as_deref()
                .filter(|_| !guest.party_apart && self.is_expected(number))
            {
                parties.entry(party).or_default().push(number);
            }
        }
        parties.retain(|_, members| members.len() > 1);
        parties.into_iter().map(|(party, members)| {
            let (state, detail) = self.at_one_table(&members);
            let first = members.first().and_then(|first| self.event.guests.get(*first));
            let name = first.map(|first| first.party_name.as_str()).unwrap_or_default();
            Verdict {
                rule: Rule::Party(party.to_owned()),
                state,
                guests: members,
                text: format!("{name} sits together"),
                detail,
            }
        })
    }

    fn access(&self) -> impl Iterator<Item = Verdict> {
        let needs = self
            .event
            .guests
            .iter()
            .enumerate()
            .filter(|(_, guest)| guest.wheelchair);
        needs
            .filter(|(number, _)| self.is_expected(*number))
            .map(|(number, guest)| {
                let seat = self.seat(number);
                let (state, detail) = match seat {
                    None => (State::Waiting, String::new()),
                    Some(seat) if self.is_accessible(seat) => kept(),
                    Some(_) => (
                        State::Broken,
                        format!("{} It is not marked as accessible.", self.sits_at(number)),
                    ),
                };
                Verdict {
                    rule: Rule::Access(number),
                    state,
                    guests: vec![number],
                    text: format!("{} needs an accessible seat", guest.name),
                    detail,
                }
            })
    }

    fn is_accessible(&self, seat: usize) -> bool {
        let block = self
            .room
            .block_of_seat
            .get(seat)
            .and_then(|block| self.room.blocks.get(*block));
        let Some((block, id)) = block.zip(self.room.seats.get(seat)) else {
            return false;
        };
        let mut chairs = block.chairs();
        chairs.any(|chair| chair.id == *id && chair.is_handicap_accessible)
    }

    fn is_expected(&self, guest: usize) -> bool {
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

    fn fewest_tables(&self, guests: usize) -> usize {
        let mut sizes: Vec<usize> = self.room.blocks.iter().map(|block| block.chairs().count()).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        let held = sizes
            .iter()
            .scan(0, |held, size| Some(std::mem::replace(held, *held + size)));
        held.take_while(|held| *held < guests).count()
    }

    pub(super) fn seat(&self, guest: usize) -> Option<usize> {
        self.seats.get(guest).copied().flatten()
    }

    pub(super) fn block(&self, guest: usize) -> Option<usize> {
        self.room.block_of_seat.get(self.seat(guest)?).copied()
    }

    fn name(&self, guest: usize) -> &str {
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

fn kept() -> (State, String) {
    (State::Kept, String::new())
}

fn guests(count: usize) -> String {
    if count == 1 {
        "1 guest".to_owned()
    } else {
        format!("{count} guests")
    }
}

/// Returns the group of a wish to mix or gather that a guest belongs to.
fn group_of(wish: &Wish, guest: &EventGuest) -> Option<String> {
    let company = fold::name(&guest.company);
    match &wish.object {
        Some(WishObject::Tag(tag)) => guest.tags.iter().any(|each| each.id == *tag).then(|| tag.clone()),
        Some(WishObject::Company(name)) => (company == fold::name(name)).then_some(company),
        _ => Some(company).filter(|company| !company.is_empty()),
    }
}
