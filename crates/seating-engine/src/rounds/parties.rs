//! Moves of parties: a party changes its table and, where there is no room, guests of that table take its place.

use std::cmp::Reverse;

use super::state::State;
use super::task::Unit;
use crate::index::ix;
use crate::prng::Prng;

/// Moves that one step tries.
const TRIES: u64 = 4;
/// Chance, as one in this number to the power of the change, that a worse move is made.
const WORSE: usize = 12;

/// Tries to move some parties and returns how many moves it valued.
pub(super) fn step(state: &mut State<'_>, prng: &mut Prng) -> u64 {
    let round = prng.below(state.task.rounds.len());
    let task = state.task;
    let units = task.rounds.get(round).map_or(&[][..], |known| known.units.as_slice());
    if units.is_empty() {
        return u64::from(task.rounds.iter().any(|round| !round.units.is_empty()));
    }
    for _ in 0..TRIES {
        if let Some(unit) = units.get(prng.below(units.len())) {
            move_unit(state, prng, round, unit);
        }
    }
    TRIES
}

fn move_unit(state: &mut State<'_>, prng: &mut Prng, round: usize, unit: &Unit) {
    let Some(first) = unit.members.first() else { return };
    let from = ix(state.table_of(round, ix(*first)));
    let to = prng.below(state.task.tables);
    if to == from || !state.may_leave(round, from, unit.members.len()) {
        return;
    }
    let Some(back) = guests_in_return(state, prng, round, unit, from, to) else {
        return;
    };
    let change = state.exchange_change(round, (&unit.members, from), (&back, to));
    let is_made = change <= 0 || (change <= 3 && (0..change).all(|_| prng.one_in(WORSE)));
    if is_made {
        state.exchange(round, (&unit.members, from), (&back, to));
    }
}

/// Returns guests of the new table who take the old places: none where there is room, otherwise a party of the same size
/// or as many single guests as are needed, those first who gain most.
fn guests_in_return(
    state: &State<'_>,
    prng: &mut Prng,
    round: usize,
    unit: &Unit,
    from: usize,
    to: usize,
) -> Option<Vec<u32>> {
    let size = unit.members.len();
    let needed = (0..=size).find(|leaving| state.has_room(round, to, size - leaving))?;
    if needed == 0 {
        return Some(Vec::new());
    }
    let known = state.task.rounds.get(round)?;
    let here = state.seated(round, to);
    let same_size = known.units.iter().filter(|other| {
        let at_table = other
            .members
            .first()
            .is_some_and(|guest| ix(state.table_of(round, ix(*guest))) == to);
        at_table && other.members.len() >= needed && other.members.len() <= size
    });
    let same_size: Vec<&Unit> = same_size.collect();
    if !same_size.is_empty() && prng.one_in(2) {
        return same_size
            .get(prng.below(same_size.len()))
            .map(|other| other.members.clone());
    }
    let mut singles: Vec<u32> = here
        .iter()
        .copied()
        .filter(|guest| known.is_single(ix(*guest)))
        .collect();
    prng.shuffle(&mut singles);
    let gain = |guest: &u32| state.cost(round, ix(*guest), to) - state.cost(round, ix(*guest), from);
    singles.sort_by_key(|guest| Reverse(gain(guest)));
    singles.truncate(needed);
    (singles.len() == needed).then_some(singles)
}
