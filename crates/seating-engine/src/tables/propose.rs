//! Draws candidate exchanges: an atom, or an atom with liked table mates, goes to a promising table, in exchange for
//! atoms that make room there.
#![expect(
    clippy::indexing_slicing,
    reason = "all indices come from the atoms whose sizes the arrays have"
)]

use super::state::State;
use crate::index::{NONE, ix};
use crate::prng::Prng;

/// A candidate: `out` goes from table `a` to `b`, `back` from `b` to `a`.
#[derive(Clone, Debug, Default)]
pub(super) struct Exchange {
    pub(super) out: Vec<u32>,
    pub(super) back: Vec<u32>,
    pub(super) a: usize,
    pub(super) b: usize,
}

/// Maximum number of atoms that come back for those going out.
const MOST_BACK: usize = 5;

impl Exchange {
    /// Draws a candidate that respects the room at both tables; returns false when the draw fails.
    pub(super) fn draw(&mut self, state: &State<'_>, prng: &mut Prng) -> bool {
        self.out.clear();
        self.back.clear();
        let atoms = state.atoms;
        let benched = &state.sitting[atoms.bench()];
        let lead = if !benched.is_empty() && prng.one_in(3) {
            benched[prng.below(benched.len())]
        } else {
            atoms.movable[prng.below(atoms.movable.len())]
        };
        self.a = ix(state.table[ix(lead)]);
        let gathers = atoms.gathers_of.row(ix(lead));
        if !gathers.is_empty() && self.a != atoms.bench() && prng.one_in(3) {
            return self.draw_gathering(state, gathers[prng.below(gathers.len())], lead, prng);
        }
        let Some(b) = target(state, lead, prng) else {
            return false;
        };
        self.b = b;
        self.out.push(lead);
        if self.a != atoms.bench() && prng.one_in(4) {
            self.add_mates(state, lead, prng);
        }
        self.make_room(state, prng)
    }

    /// All members of a gathered set at the lead's table, or the lead alone, towards other members.
    fn draw_gathering(&mut self, state: &State<'_>, set: u32, lead: u32, prng: &mut Prng) -> bool {
        let members = state.atoms.census_members.row(ix(set));
        self.b = ix(state.table[ix(members[prng.below(members.len())])]);
        if self.b == self.a || self.b == state.atoms.bench() {
            return false;
        }
        self.out.push(lead);
        if prng.one_in(2) {
            let here = members.iter().copied().filter(|&atom| {
                atom != lead && ix(state.table[ix(atom)]) == self.a && state.atoms.fixed[ix(atom)] == NONE
            });
            self.out.extend(here.take(3));
        }
        self.make_room(state, prng)
    }

    fn add_mates(&mut self, state: &State<'_>, lead: u32, prng: &mut Prng) {
        let bonds = state.atoms.bonds.row(ix(lead));
        let start = prng.below(bonds.len());
        let most = 1 + prng.below(2);
        for step in 0..bonds.len() {
            let bond = bonds[(start + step) % bonds.len()];
            let here = ix(state.table[ix(bond.other)]) == self.a && state.atoms.fixed[ix(bond.other)] == NONE;
            if here && bond.gain > 0 && self.out.len() <= most {
                self.out.push(bond.other);
            }
        }
    }

    fn make_room(&mut self, state: &State<'_>, prng: &mut Prng) -> bool {
        let size: i32 = self.out.iter().map(|&atom| state.atoms.size[ix(atom)]).sum();
        let least = size - state.room(self.b);
        let most = size + state.room(self.a);
        if least <= 0 && prng.one_in(2) {
            return true;
        }
        let others = &state.sitting[self.b];
        let (mut sum, start) = (0, prng.below(others.len()));
        for step in 0..others.len() {
            let atom = others[(start + step) % others.len()];
            let with = sum + state.atoms.size[ix(atom)];
            if with <= most && self.back.len() < MOST_BACK {
                self.back.push(atom);
                sum = with;
            }
            if sum >= least && !self.back.is_empty() {
                return true;
            }
        }
        least <= 0
    }
}

/// Draws the table to go to: half the time one where a partner sits.
fn target(state: &State<'_>, lead: u32, prng: &mut Prng) -> Option<usize> {
    let atoms = state.atoms;
    let here = ix(state.table[ix(lead)]);
    let bonds = atoms.bonds.row(ix(lead));
    if !bonds.is_empty() && prng.one_in(2) {
        let bond = bonds[prng.below(bonds.len())];
        let there = ix(state.table[ix(bond.other)]);
        if bond.gain > 0 && there != here && there != atoms.bench() {
            return Some(there);
        }
    }
    let tables = atoms.targets.row(ix(lead));
    let there = ix(*tables.get(prng.below(tables.len()))?);
    (there != here).then_some(there)
}
