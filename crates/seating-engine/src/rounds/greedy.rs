//! First plans: round after round, each guest goes where the fewest others are known.
//!
//! After the constructive heuristic of Dotú and Van Hentenryck, "Scheduling social golfers locally", CPAIOR 2005, with
//! chance instead of a fixed order.

use std::cmp::Reverse;

use super::state::State;
use crate::index::ix;
use crate::prng::Prng;

/// Seats all guests of all rounds anew.
pub(super) fn fill(state: &mut State<'_>, prng: &mut Prng) {
    for round in 0..state.task.rounds.len() {
        state.clear(round);
    }
    for round in 0..state.task.rounds.len() {
        refill(state, prng, round);
    }
}

/// Seats all guests of one round anew.
pub(super) fn refill(state: &mut State<'_>, prng: &mut Prng, round: usize) {
    state.clear(round);
    if !seat_units(state, prng, round) {
        state.clear(round);
        seat_units_at_home(state, round);
    }
    let Some(known) = state.task.rounds.get(round) else {
        return;
    };
    let mut guests: Vec<usize> = (0..state.task.guests).filter(|guest| known.is_single(*guest)).collect();
    prng.shuffle(&mut guests);
    let missing = |(table, floor): (usize, &usize)| floor.saturating_sub(state.load_of(round, table));
    let below_floor: usize = known.floors.iter().enumerate().map(missing).sum();
    let mut spare = guests.len().saturating_sub(below_floor);
    for guest in guests {
        let is_below = |table: usize| !state.may_leave(round, table, 0);
        let open = |table: &usize| is_below(*table) || (spare > 0 && state.has_room(round, *table, 1));
        let Some(table) = cheapest(state, prng, round, &[guest], open) else {
            continue;
        };
        if !is_below(table) {
            spare -= 1;
        }
        state.seat(round, guest, table);
    }
}

/// Seats the parties, the largest first; returns whether all fit.
fn seat_units(state: &mut State<'_>, prng: &mut Prng, round: usize) -> bool {
    let units = state
        .task
        .rounds
        .get(round)
        .map_or(&[][..], |known| known.units.as_slice());
    let mut order: Vec<usize> = (0..units.len()).collect();
    prng.shuffle(&mut order);
    order.sort_by_key(|unit| Reverse(units.get(*unit).map_or(0, |unit| unit.members.len())));
    for unit in order.into_iter().filter_map(|unit| units.get(unit)) {
        let members: Vec<usize> = unit.members.iter().map(|guest| ix(*guest)).collect();
        let open = |table: &usize| state.has_room(round, *table, members.len());
        let Some(table) = cheapest(state, prng, round, &members, open) else {
            return false;
        };
        members.iter().for_each(|guest| state.seat(round, *guest, table));
    }
    true
}

fn seat_units_at_home(state: &mut State<'_>, round: usize) {
    let units = state
        .task
        .rounds
        .get(round)
        .map_or(&[][..], |known| known.units.as_slice());
    for unit in units {
        unit.members
            .iter()
            .for_each(|guest| state.seat(round, ix(*guest), ix(unit.home)));
    }
}

/// Returns the open table that costs some guests least; one of several by chance.
fn cheapest(
    state: &State<'_>,
    prng: &mut Prng,
    round: usize,
    guests: &[usize],
    open: impl Fn(&usize) -> bool,
) -> Option<usize> {
    let mut best: Option<(i64, usize)> = None;
    let mut equal = 1;
    for table in (0..state.task.tables).filter(open) {
        let cost: i64 = guests.iter().map(|guest| state.cost(round, *guest, table)).sum();
        match best {
            Some((least, _)) if cost > least => continue,
            Some((least, _)) if cost == least => equal += 1,
            _ => equal = 1,
        }
        if prng.one_in(equal) {
            best = Some((cost, table));
        }
    }
    best.map(|(_, table)| table)
}
