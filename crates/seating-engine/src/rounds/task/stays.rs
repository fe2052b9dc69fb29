//! Tables for guests who keep one in all rounds, chosen so that the fewest pairs of them share a table.
//!
//! Each guest gets the least loaded table that an alternating path reaches. For loads with a convex cost the result is
//! optimal: Harvey, Ladner, Lovász and Tamir, "Semi-matchings for bipartite graphs and load balancing", Journal of
//! Algorithms 59 (2006), algorithm `A_SM1`.

use std::collections::VecDeque;

use super::super::draft::RoundsDraft;
use super::super::levels::pairs;
use super::check::{Checked, refuse};
use super::{Anchors, Round};
use crate::index::{NONE, id, ix};

struct Matching {
    /// Tables that suit each guest.
    suited: Vec<Vec<usize>>,
    table: Vec<usize>,
    seated: Vec<Vec<usize>>,
    room: Vec<usize>,
}

/// Fixes the guests who stay and returns what is known of all guests who keep one table.
pub(super) fn choose_tables(draft: &RoundsDraft, rounds: &mut [Round]) -> Checked<Anchors> {
    let tables = draft.table_count();
    let mut guests: Vec<usize> = draft.stays.iter().map(|stay| stay.guest).collect();
    let mut suited = Vec::new();
    for (index, stay) in draft.stays.iter().enumerate() {
        let named = |table: &usize| stay.tables.is_empty() || stay.tables.contains(table);
        let fits = |table: &usize| named(table) && rounds.iter().all(|round| may_sit(round, stay.guest, *table));
        let tables: Vec<usize> = (0..tables).filter(fits).collect();
        if tables.is_empty() && rounds.iter().any(|round| round.is_present(stay.guest)) {
            let field = format!("stays[{index}].tables");
            return refuse(field, "no such table is used in all rounds of the guest");
        }
        suited.push(tables);
    }
    let choice = suited.iter().any(|tables| tables.len() > 1);
    for guest in (0..draft.guests).filter(|guest| !draft.stays.iter().any(|stay| stay.guest == *guest)) {
        if let Some(table) = anchored_at(rounds, guest) {
            guests.push(guest);
            suited.push(vec![table]);
        }
    }
    let room = (0..tables).map(|table| room_at(rounds, &guests, table)).collect();
    let mut matching = Matching {
        table: vec![usize::MAX; guests.len()],
        seated: vec![Vec::new(); tables],
        suited,
        room,
    };
    for number in 0..guests.len() {
        let has_round = rounds
            .iter()
            .any(|round| guests.get(number).is_some_and(|guest| round.is_present(*guest)));
        if has_round && !matching.seat(number) {
            return refuse("stays", "too many guests keep a place at the same tables");
        }
    }
    for (guest, table) in guests.iter().zip(&matching.table) {
        for round in rounds.iter_mut().filter(|round| round.is_present(*guest)) {
            if let Some(place) = round.fixed.get_mut(*guest) {
                *place = id(*table);
            }
        }
    }
    Ok(Anchors {
        pairs: matching.seated.iter().map(|guests| pairs(guests.len())).sum(),
        guests: guests.into_iter().map(id).collect(),
        choice,
    })
}

fn may_sit(round: &Round, guest: usize, table: usize) -> bool {
    let fixed = round.fixed.get(guest).copied().unwrap_or(NONE);
    let is_used = round.seats.get(table).is_some_and(|seats| *seats > 0);
    !round.is_present(guest) || (is_used && (fixed == NONE || ix(fixed) == table))
}

/// Returns the one table at which a guest is fixed in all of two or more rounds.
fn anchored_at(rounds: &[Round], guest: usize) -> Option<usize> {
    let mut present = rounds.iter().filter(|round| round.is_present(guest));
    let fixed = |round: &Round| round.fixed.get(guest).copied().filter(|table| *table != NONE);
    let first = fixed(present.next()?)?;
    let mut others = present.peekable();
    (others.peek().is_some() && others.all(|round| fixed(round) == Some(first))).then_some(ix(first))
}

/// Returns the seats of a table that guests of the matching can have, beside those of other fixed guests.
fn room_at(rounds: &[Round], guests: &[usize], table: usize) -> usize {
    let in_round = |round: &Round| {
        let at_table = |guest: &usize| round.fixed.get(*guest).is_some_and(|place| *place == id(table));
        let others = round.fixed_loads().get(table).copied().unwrap_or(0);
        let own = guests.iter().filter(|guest| at_table(guest)).count();
        round
            .seats
            .get(table)
            .map_or(0, |seats| (seats + own).saturating_sub(others))
    };
    rounds.iter().map(in_round).min().unwrap_or(0)
}

impl Matching {
    /// Seats one more guest and returns whether there was a seat.
    fn seat(&mut self, guest: usize) -> bool {
        let mut from = vec![None; self.room.len()];
        let mut queue = VecDeque::new();
        self.reach(guest, &mut from, &mut queue);
        let mut best: Option<(usize, usize)> = None;
        while let Some(table) = queue.pop_front() {
            let load = self.seated.get(table).map_or(0, Vec::len);
            let has_room = self.room.get(table).is_some_and(|room| load < *room);
            if has_room && best.is_none_or(|(least, _)| load < least) {
                best = Some((load, table));
            }
            for other in self.seated.get(table).cloned().unwrap_or_default() {
                self.reach(other, &mut from, &mut queue);
            }
        }
        let Some((_, mut table)) = best else { return false };
        while let Some(Some(mover)) = from.get(table).copied() {
            let before = self.table.get(mover).copied().unwrap_or(usize::MAX);
            self.put(mover, table);
            if mover == guest {
                break;
            }
            table = before;
        }
        true
    }

    /// Notes the tables that a guest could change to.
    fn reach(&self, guest: usize, from: &mut [Option<usize>], queue: &mut VecDeque<usize>) {
        for &table in self.suited.get(guest).into_iter().flatten() {
            if let Some(mover) = from.get_mut(table).filter(|mover| mover.is_none()) {
                *mover = Some(guest);
                queue.push_back(table);
            }
        }
    }

    fn put(&mut self, guest: usize, table: usize) {
        if let Some(place) = self.table.get_mut(guest) {
            if let Some(seated) = self.seated.get_mut(*place) {
                seated.retain(|other| *other != guest);
            }
            *place = table;
        }
        if let Some(seated) = self.seated.get_mut(table) {
            seated.push(guest);
        }
    }
}
