//! Small random problems with every kind of rule and wish.

use crate::prng::Prng;
use crate::problem::{GroupDraft, GroupRule, GuestDraft, Lock, ProblemDraft, TableDraft, Weights};

/// Draws a problem with up to `guests` guests at up to `tables` tables of up to `seats` seats. It may be
/// contradictory; `build` then refuses it.
pub(super) fn draft(seed: u64, guests: usize, tables: usize, seats: usize) -> ProblemDraft {
    let mut prng = Prng::new(seed, 77);
    let mut draft = ProblemDraft {
        weights: weights(&mut prng),
        ..ProblemDraft::default()
    };
    for number in 0..1 + prng.below(tables) {
        draft.tables.push(table(&mut prng, number, seats));
    }
    let people = 1 + prng.below(guests);
    let all: usize = draft.tables.iter().map(|table| table.seats).sum();
    for number in 0..people {
        draft.guests.push(guest(&mut prng, number, draft.tables.len(), all));
    }
    for _ in 0..prng.below(3) {
        draft.together.push(some(&mut prng, people));
    }
    for _ in 0..prng.below(1 + people / 2) {
        let rule = if prng.one_in(2) {
            GroupRule::Gather
        } else {
            GroupRule::Spread { limit: 1 }
        };
        draft.groups.push(GroupDraft {
            members: some(&mut prng, people),
            rule,
            weight: 1 + amount(&mut prng, 9),
        });
    }
    let mut pairs = |most: usize| -> Vec<(usize, usize)> {
        let drawn = (0..prng.below(most + 1)).map(|_| (prng.below(people), prng.below(people)));
        drawn.filter(|(a, b)| a != b).collect()
    };
    draft.apart = pairs(people / 2);
    draft.apart_adjacent = pairs(people / 2);
    draft.table_prefs = pairs(2 * people)
        .into_iter()
        .map(|(a, b)| (a, b, sign(a + b)))
        .collect();
    draft.seat_prefs = pairs(people).into_iter().map(|(a, b)| (a, b, sign(a * b))).collect();
    if prng.one_in(3) {
        let seat = |prng: &mut Prng| (!prng.one_in(4)).then(|| prng.below(all));
        draft.prior = Some((0..people).map(|_| seat(&mut prng)).collect());
    }
    draft
}

fn sign(number: usize) -> i32 {
    [5, -3, 2, 9, -7][number % 5]
}

fn amount(prng: &mut Prng, bound: usize) -> u32 {
    crate::index::id(prng.below(bound))
}

fn weights(prng: &mut Prng) -> Weights {
    Weights {
        isolation: amount(prng, 12),
        underfill: amount(prng, 4),
        underfill_min: amount(prng, 5),
        move_table: amount(prng, 7),
        move_seat: amount(prng, 3),
    }
}

/// Draws a set of guests, at most four.
fn some(prng: &mut Prng, people: usize) -> Vec<usize> {
    let mut set: Vec<usize> = (0..1 + prng.below(4)).map(|_| prng.below(people)).collect();
    set.sort_unstable();
    set.dedup();
    set
}

fn table(prng: &mut Prng, number: usize, most: usize) -> TableDraft {
    let seats = 1 + prng.below(most);
    let id = format!("T{number}");
    let mut table = match prng.below(3) {
        0 => TableDraft::round(id, seats),
        1 => TableDraft::row(id, seats),
        _ => TableDraft::rectangle(id, seats),
    };
    table.accessible = (0..seats).filter(|_| prng.one_in(3)).collect();
    table.blocked = (0..seats).filter(|_| prng.one_in(8)).collect();
    table.tags = ["kosher", "rear"]
        .iter()
        .filter(|_| prng.one_in(3))
        .map(|tag| (*tag).to_owned())
        .collect();
    table.only = prng.one_in(6).then(|| "family".to_owned());
    table.stage_distance = (0..seats).map(|_| amount(prng, 6)).collect();
    table
}

fn guest(prng: &mut Prng, number: usize, tables: usize, seats: usize) -> GuestDraft {
    let tag = |name: &str| name.to_owned();
    let mut guest = GuestDraft::named(format!("G{number}"));
    guest.requires.extend(prng.one_in(6).then(|| tag("acc")));
    guest.requires.extend(prng.one_in(6).then(|| tag("kosher")));
    guest.tags.extend((!prng.one_in(3)).then(|| tag("family")));
    guest.vip = if prng.one_in(4) { amount(prng, 6) } else { 0 };
    guest.wants.extend(prng.one_in(4).then(|| (tag("rear"), 3)));
    guest.wants.extend(prng.one_in(5).then(|| (tag("acc"), 2)));
    guest.lock = match prng.below(9) {
        0 => Some(Lock::Table(prng.below(tables))),
        1 => Some(Lock::Seat(prng.below(seats))),
        _ => None,
    };
    guest
}

/// Draws a plan that respects the locks, or none when the draw runs into a dead end.
pub(super) fn plan(draft: &ProblemDraft, seed: u64) -> Option<Vec<Option<usize>>> {
    let mut prng = Prng::new(seed, 78);
    let mut open: Vec<(usize, usize)> = Vec::new();
    for (table, known) in draft.tables.iter().enumerate() {
        let free = (0..known.seats).filter(|local| !known.blocked.contains(local));
        open.extend(free.map(|local| (draft.seat(table, local), table)));
    }
    prng.shuffle(&mut open);
    let mut plan = vec![None; draft.guests.len()];
    let mut take = |guest: usize, suits: &dyn Fn((usize, usize)) -> bool| -> bool {
        let found = open.iter().position(|&seat| suits(seat));
        plan[guest] = found.map(|at| open.swap_remove(at).0);
        found.is_some()
    };
    let locks = |guest: &usize| draft.guests[*guest].lock;
    let mut order: Vec<usize> = (0..draft.guests.len()).collect();
    order.sort_by_key(|guest| match locks(guest) {
        Some(Lock::Seat(_)) => 0,
        Some(Lock::Table(_)) => 1,
        None => 2,
    });
    for guest in order {
        let kept = match locks(&guest) {
            Some(Lock::Seat(seat)) => take(guest, &|open| open.0 == seat),
            Some(Lock::Table(table)) => take(guest, &|open| open.1 == table),
            None => {
                if !prng.one_in(5) {
                    take(guest, &|_| true);
                }
                true
            }
        };
        if !kept {
            return None;
        }
    }
    Some(plan)
}
