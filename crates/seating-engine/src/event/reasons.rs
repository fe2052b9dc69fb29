//! What speaks for or against a seat, in a few words for a list of seats.

use std::collections::HashSet;

use domain::fold;
use domain::id::GuestId;
use domain::wish::{Wish, WishKind};

use super::judge::Judge;
use super::words::seat_words;
use super::{Event, EventGuest, Room};

/// What is known about one guest who is to be seated.
pub(super) struct Reasons<'e, 'a> {
    judge: Judge<'e, 'a>,
    /// People whom the guest would like to be with, the dearest first.
    wanted: Vec<Person<'a>>,
    /// People from whom the guest is kept apart.
    unwanted: Vec<Person<'a>>,
    /// Blocks that the guest should sit at, and in which words.
    places: Vec<(HashSet<usize>, String)>,
    /// Blocks with people of the guest's company.
    colleagues: HashSet<usize>,
}

/// Someone with a seat.
struct Person<'a> {
    name: &'a str,
    seat: usize,
    block: usize,
}

impl<'e, 'a> Reasons<'e, 'a> {
    /// Gathers what is known about a guest, given by the place in the event's list; `hand` are those who are to be seated.
    pub(super) fn new(event: &'e Event<'a>, room: &'e Room<'a>, guest: usize, hand: &HashSet<usize>) -> Self {
        let judge = Judge::of_present(event, room);
        let mut reasons = Self {
            judge,
            wanted: Vec::new(),
            unwanted: Vec::new(),
            places: Vec::new(),
            colleagues: HashSet::new(),
        };
        let Some(own) = event.guests.get(guest) else {
            return reasons;
        };
        let others = || {
            let guests = event.guests.iter().enumerate();
            guests.filter(|(at, _)| *at != guest && !hand.contains(at))
        };
        let about_own = event.wishes.iter().filter(|wish| wish.guests.contains(&own.id));
        for wish in about_own {
            let named = others().filter(|(_, other)| wish.guests.contains(&other.id));
            let people: Vec<Person<'a>> = named.filter_map(|(at, other)| reasons.person(at, other)).collect();
            match wish.kind {
                WishKind::NextTo | WishKind::Together => reasons.wanted.extend(people),
                WishKind::Apart => reasons.unwanted.extend(people),
                _ => reasons.places.extend(place(event, room, wish)),
            }
        }
        let is_party = |other: &EventGuest| own.party.is_some() && other.party == own.party;
        let party = others().filter(|(_, other)| is_party(other));
        let party: Vec<Person<'a>> = party.filter_map(|(at, other)| reasons.person(at, other)).collect();
        reasons.wanted.extend(party);
        let company = fold::name(&own.company);
        let works_there = |other: &EventGuest| !company.is_empty() && fold::name(&other.company) == company;
        let colleagues = others().filter(|(_, other)| works_there(other));
        reasons.colleagues = colleagues.filter_map(|(at, _)| reasons.judge.block(at)).collect();
        reasons
    }

    fn person(&self, at: usize, guest: &'a EventGuest) -> Option<Person<'a>> {
        Some(Person {
            name: &guest.name,
            seat: self.judge.seat(at)?,
            block: self.judge.block(at)?,
        })
    }

    /// Returns the words for a seat of a block; empty when nothing in particular is known.
    pub(super) fn words(&self, seat: usize, block: usize) -> String {
        let here = |people: &'_ [Person<'a>]| {
            people
                .iter()
                .find(|person| person.block == block)
                .map(|person| person.name)
        };
        if let Some(name) = here(&self.unwanted) {
            return format!("not with {name}");
        }
        let beside = self
            .wanted
            .iter()
            .find(|person| person.block == block && self.judge.are_adjacent(person.seat, seat));
        if let Some(person) = beside {
            return format!("next to {}", person.name);
        }
        if let Some(name) = here(&self.wanted) {
            return format!("with {name}");
        }
        let place = self.places.iter().find(|(blocks, _)| blocks.contains(&block));
        match place {
            Some((_, words)) => words.clone(),
            None if self.colleagues.contains(&block) => "with colleagues".to_owned(),
            None => String::new(),
        }
    }
}

fn place(event: &Event<'_>, room: &Room<'_>, wish: &Wish) -> Option<(HashSet<usize>, String)> {
    let blocks = room.wished_blocks(wish)?;
    let words = match wish.kind {
        WishKind::AtTable | WishKind::Host => "as wished".to_owned(),
        _ => seat_words(event, wish),
    };
    Some((blocks, words))
}

/// Returns the places of guests in the event's list.
pub(super) fn places_of(event: &Event<'_>, guests: &[GuestId]) -> HashSet<usize> {
    let known = event.guests.iter().enumerate();
    known
        .filter(|(_, guest)| guests.contains(&guest.id))
        .map(|(at, _)| at)
        .collect()
}
