//! The first table plan: parties with little choice first, among the next few the one that would lose most by
//! waiting (regret).
#![expect(
    clippy::indexing_slicing,
    reason = "all indices come from the atoms whose sizes the arrays have"
)]

use super::state::{State, Worth};
use crate::index::ix;

/// Atoms compared by regret at a time, as long as all choices together are few.
const WINDOW: usize = 6;
/// Choices (atoms x tables) from which only two atoms are compared, so that the first plan comes at once.
const MANY: usize = 100_000;

/// A table for an atom and what sitting there would change.
type Chance = Option<(usize, Worth)>;

/// Seats atoms from the bench at tables that have room, as long as any fits. Returns the evaluations made.
pub(crate) fn construct(state: &mut State<'_>) -> u64 {
    let atoms = state.atoms;
    let bench = atoms.bench();
    let mut waiting = state.sitting[bench].clone();
    let quarrels = |atom: u32| atoms.bonds.row(ix(atom)).iter().filter(|bond| bond.apart > 0).count();
    let choice = |atom: u32| atoms.targets.row(ix(atom)).len();
    waiting.sort_by_key(|&atom| (choice(atom), -atoms.size[ix(atom)], usize::MAX - quarrels(atom), atom));
    waiting.reverse();
    let window = if waiting.len() * atoms.tables < MANY { WINDOW } else { 2 };
    let mut work = 0;
    while !waiting.is_empty() {
        let from = waiting.len().saturating_sub(window);
        let mut pick: Option<(i64, usize, Chance)> = None;
        for at in (from..waiting.len()).rev() {
            let (regret, best) = options(state, waiting[at], &mut work);
            if pick.is_none_or(|known| regret > known.0) {
                pick = Some((regret, at, best));
            }
        }
        let Some((_, at, best)) = pick else { break };
        let atom = waiting.remove(at);
        if let Some((table, worth)) = best {
            state.apply(&[atom], &[], bench, table, worth);
        }
    }
    work
}

/// Returns the regret of an atom (second best less best) and its best table with room.
fn options(state: &mut State<'_>, atom: u32, work: &mut u64) -> (i64, Chance) {
    let bench = state.atoms.bench();
    let price = |worth: Worth| worth.soft + 100_000 * i64::from(worth.hard);
    let (mut first, mut second, mut best) = (i64::MAX / 4, i64::MAX / 4, None);
    for table in 0..state.atoms.tables {
        if state.room(table) < state.atoms.size[ix(atom)] {
            continue;
        }
        *work += 1;
        let worth = state.evaluate(&[atom], &[], bench, table);
        let cost = price(worth);
        if cost < first {
            second = first;
            first = cost;
            best = Some((table, worth));
        } else if cost < second {
            second = cost;
        }
    }
    (second - first, best)
}
