//! The smallest contradiction of rules against brute force: every set of rules and every way to sit at the tables.
#![expect(clippy::indexing_slicing, clippy::unwrap_used, reason = "test data")]

use std::collections::HashSet;

use domain::guest::status::Rsvp;
use domain::id::{GuestId, WishId};
use domain::plan::command::Added;
use domain::plan::{Command, Element, ElementId, FloorPlan};
use domain::wish::{Wish, WishKind, WishObject, WishStrength};
use floorplan_geometry::route::wheelchair_places;
use seating_engine::event::conflict::{Conflict, conflict};
use seating_engine::event::{Event, EventGuest, Options};

const SEATS: [usize; 3] = [3, 2, 2];

fn plan() -> FloorPlan {
    let table = |(number, seats): (usize, &usize)| {
        let id = ElementId::parse(&format!("t{number}")).unwrap();
        let mut table = Element::new(id, "high-top").unwrap();
        table.set_table_number(u32::try_from(number).unwrap() + 1);
        table.chairs.truncate(*seats);
        table.x = f64::from(u32::try_from(number).unwrap()) * 300.0;
        Added::from(table)
    };
    let mut plan = FloorPlan::empty("Dinner");
    let elements = SEATS.iter().enumerate().map(table).collect();
    plan.apply(&Command::Add { elements }).unwrap();
    plan
}

fn guest(number: usize, party: Option<usize>) -> EventGuest {
    EventGuest {
        id: GuestId::parse(&format!("g{number}")).unwrap(),
        name: format!("Guest {number}"),
        rsvp: Rsvp::Attending,
        party: party.map(|party| format!("p{party}")),
        party_name: party.map(|party| format!("Party {party}")).unwrap_or_default(),
        party_apart: false,
        host: None,
        company: String::new(),
        tags: Vec::new(),
        wheelchair: false,
        seat: None,
        by_hand: false,
        table: None,
    }
}

fn must(kind: WishKind, guests: &[usize], table: Option<usize>) -> Wish {
    Wish {
        id: WishId::from_random(&[7; domain::limits::ID_LENGTH]),
        kind,
        strength: WishStrength::Must,
        guests: guests
            .iter()
            .map(|number| GuestId::parse(&format!("g{number}")).unwrap())
            .collect(),
        object: table.map(|table| WishObject::Table(format!("t{table}"))),
    }
}

fn found(guests: &[EventGuest], wishes: &[Wish]) -> Option<Conflict> {
    let (plan, taken) = (plan(), HashSet::new());
    let event = Event {
        plan: &plan,
        guests,
        wishes,
        taken: &taken,
        wheelchair_places: &wheelchair_places(&plan),
    };
    conflict(&event, Options::default())
}

/// A rule as brute force sees it.
enum Simple {
    Together(Vec<usize>),
    Apart(usize, usize),
    At(usize, usize),
}

impl Simple {
    fn holds(&self, at: &[usize]) -> bool {
        match self {
            Self::Together(guests) => guests.iter().all(|guest| at[*guest] == at[guests[0]]),
            Self::Apart(a, b) => at[*a] != at[*b],
            Self::At(guest, table) => at[*guest] == *table,
        }
    }
}

/// Returns the size of the smallest set of rules that no seating keeps.
fn brute_force(guests: usize, rules: &[Simple]) -> Option<usize> {
    let ways = SEATS.len().pow(u32::try_from(guests).unwrap());
    let seatings: Vec<Vec<usize>> = (0..ways)
        .map(|way| {
            let digit = |guest: usize| way / SEATS.len().pow(u32::try_from(guest).unwrap()) % SEATS.len();
            (0..guests).map(digit).collect::<Vec<usize>>()
        })
        .filter(|at| (0..SEATS.len()).all(|table| at.iter().filter(|each| **each == table).count() <= SEATS[table]))
        .collect();
    let kept: HashSet<u32> = seatings
        .iter()
        .map(|at| {
            (0..rules.len())
                .filter(|rule| rules[*rule].holds(at))
                .map(|rule| 1 << rule)
                .sum()
        })
        .collect();
    (0..1_u32 << rules.len())
        .filter(|set| !kept.iter().any(|kept| kept & set == *set))
        .map(|set| usize::try_from(set.count_ones()).unwrap())
        .min()
}

/// A small generator of numbers, so that the same cases are tried each time.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }

    fn two(&mut self, limit: usize) -> (usize, usize) {
        let one = self.below(limit);
        (one, (one + 1 + self.below(limit - 1)) % limit)
    }
}

#[test]
fn the_smallest_contradiction_is_as_small_as_brute_force_finds() {
    let mut numbers = Numbers(38);
    let mut contradictions = 0;
    for case in 0..150 {
        let count = 4 + numbers.below(4);
        let parties: Vec<Option<usize>> = (0..count)
            .map(|_| Some(numbers.below(5)).filter(|party| *party < 2))
            .collect();
        let guests: Vec<EventGuest> = parties
            .iter()
            .enumerate()
            .map(|(at, party)| guest(at, *party))
            .collect();
        let (mut wishes, mut rules) = (Vec::new(), Vec::new());
        for _ in 0..2 + numbers.below(6) {
            let (a, b) = numbers.two(count);
            match numbers.below(3) {
                0 => {
                    wishes.push(must(WishKind::Together, &[a, b], None));
                    rules.push(Simple::Together(vec![a, b]));
                }
                1 => {
                    wishes.push(must(WishKind::Apart, &[a, b], None));
                    rules.push(Simple::Apart(a, b));
                }
                _ => {
                    let table = numbers.below(SEATS.len());
                    wishes.push(must(WishKind::AtTable, &[a], Some(table)));
                    rules.push(Simple::At(a, table));
                }
            }
        }
        for party in 0..2 {
            let members: Vec<usize> = (0..count).filter(|guest| parties[*guest] == Some(party)).collect();
            if members.len() > 1 {
                rules.push(Simple::Together(members));
            }
        }
        let expected = brute_force(count, &rules);
        let found = found(&guests, &wishes);
        assert_eq!(
            found.as_ref().map(|found| found.rules.len()),
            expected,
            "case {case}: {found:?}"
        );
        assert!(found.as_ref().is_none_or(|found| found.is_smallest));
        contradictions += usize::from(found.is_some());
    }
    assert!(
        (30..120).contains(&contradictions),
        "{contradictions} of 150 cases contradict themselves"
    );
}

#[test]
fn seats_that_are_kept_at_tables_alike_are_no_contradiction() {
    let mut guests: Vec<EventGuest> = (0..6).map(|number| guest(number, None)).collect();
    for (number, seat) in [(0, "t2-chair-1"), (1, "t1-chair-1")] {
        guests[number].seat = domain::seat::SeatId::parse(seat).ok();
        guests[number].by_hand = true;
    }
    let apart = must(WishKind::Apart, &[2, 3], None);
    assert_eq!(found(&guests, std::slice::from_ref(&apart)), None);
    let together = must(WishKind::Together, &[2, 3], None);
    assert_eq!(found(&guests, &[apart, together]).unwrap().rules.len(), 2);
}

#[test]
fn a_contradiction_is_told_in_sentences() {
    let guests: Vec<EventGuest> = (0..4).map(|number| guest(number, (number < 2).then_some(0))).collect();
    let wishes = [
        must(WishKind::Together, &[1, 2], None),
        must(WishKind::AtTable, &[3], Some(1)),
        must(WishKind::Apart, &[0, 2], None),
    ];
    let found = found(&guests, &wishes).unwrap();
    let mut texts = found.texts.clone();
    texts.sort();
    assert_eq!(
        texts,
        [
            "Guest 0 and Guest 2 must not share a table",
            "Guest 1 and Guest 2 must sit together",
            "Party 0 sits together",
        ]
    );
    assert!(!found.reason.is_empty());
}

#[test]
fn rules_contradict_each_other_also_where_their_guests_could_be_left_without_a_seat() {
    let guests: Vec<EventGuest> = (0..10).map(|number| guest(number, None)).collect();
    let together = must(WishKind::Together, &[0, 1], None);
    let apart = must(WishKind::Apart, &[0, 1], None);
    assert_eq!(
        found(&guests, std::slice::from_ref(&together)),
        None,
        "only seats are missing"
    );
    let conflict = found(&guests, &[together, apart]).unwrap();
    assert_eq!(
        conflict.texts,
        [
            "Guest 0 and Guest 1 must sit together",
            "Guest 0 and Guest 1 must not share a table"
        ]
    );
}

#[test]
fn a_lock_in_the_way_is_told() {
    let guests: Vec<EventGuest> = (0..2).map(|number| guest(number, None)).collect();
    let lock = Wish {
        kind: WishKind::Lock,
        ..must(WishKind::AtTable, &[], Some(1))
    };
    let found = found(&guests, &[lock, must(WishKind::AtTable, &[0], Some(1))]).unwrap();
    assert_eq!(found.texts, ["Guest 0 must sit at Table 2"]);
    assert_eq!(
        found.reason,
        "1 guest needs a seat at Table 2; none is free. Table 2 is locked."
    );
}
