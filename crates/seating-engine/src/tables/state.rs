//! Who sits at which table, with the cost matrix that makes a change cheap to evaluate.
#![expect(
    clippy::indexing_slicing,
    reason = "all indices come from the atoms whose sizes the arrays have"
)]

use self::evaluate::Scratch;
use super::atoms::{Atoms, Cell};
use crate::index::{NONE, id, ix};
use crate::problem::GroupRule;

mod evaluate;

/// Value of a table plan, or a difference of two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Worth {
    /// Guests on the bench.
    pub(crate) bench: i32,
    pub(crate) hard: i32,
    pub(crate) soft: i64,
}

impl Worth {
    pub(crate) fn plus(self, other: Self) -> Self {
        Self {
            bench: self.bench + other.bench,
            hard: self.hard + other.hard,
            soft: self.soft + other.soft,
        }
    }
}

/// An assignment of atoms to tables. The table after the last is the bench: room for all, comfort for none.
#[derive(Clone, Debug)]
pub(crate) struct State<'a> {
    pub(crate) atoms: &'a Atoms,
    pub(crate) table: Vec<u32>,
    /// Movable atoms at each table and on the bench.
    pub(crate) sitting: Vec<Vec<u32>>,
    place: Vec<u32>,
    pub(crate) load: Vec<i32>,
    pub(crate) need: Vec<i32>,
    census_at: Vec<i32>,
    census_used: Vec<i32>,
    cells: Vec<Cell>,
    pub(crate) worth: Worth,
    scratch: Scratch,
}

impl<'a> State<'a> {
    /// Starts with fixed atoms in place and all others on the bench.
    pub(crate) fn new(atoms: &'a Atoms) -> Self {
        let bench = atoms.bench();
        let mut state = Self {
            atoms,
            table: vec![id(bench); atoms.len()],
            sitting: vec![Vec::new(); bench + 1],
            place: vec![NONE; atoms.len()],
            load: vec![0; bench + 1],
            need: vec![0; bench + 1],
            census_at: vec![0; atoms.census.len() * bench],
            census_used: vec![0; atoms.census.len()],
            cells: atoms.base.clone(),
            worth: Worth::default(),
            scratch: Scratch::new(atoms),
        };
        for atom in 0..atoms.len() {
            state.worth.bench += atoms.size[atom];
            state.worth.soft += i64::from(state.cell(atom, bench).soft);
            state.load[bench] += atoms.size[atom];
        }
        for &atom in &atoms.movable {
            state.join_list(ix(atom), bench);
        }
        for atom in 0..atoms.len() {
            if atoms.fixed[atom] != NONE {
                let worth = state.evaluate(&[id(atom)], &[], bench, ix(atoms.fixed[atom]));
                state.carry(atom, bench, ix(atoms.fixed[atom]));
                state.worth = state.worth.plus(worth);
            }
        }
        state
    }

    pub(crate) fn cell(&self, atom: usize, table: usize) -> Cell {
        self.cells[atom * (self.atoms.tables + 1) + table]
    }

    pub(crate) fn room(&self, table: usize) -> i32 {
        if table == self.atoms.bench() {
            i32::MAX / 2
        } else {
            self.atoms.capacity[table] - self.load[table]
        }
    }

    /// Moves `out` from table `a` to `b` and `back` from `b` to `a`; `worth` is what [`State::evaluate`] said.
    pub(crate) fn apply(&mut self, out: &[u32], back: &[u32], a: usize, b: usize, worth: Worth) {
        for (moved, from, to) in [(out, a, b), (back, b, a)] {
            for &atom in moved {
                self.leave_list(ix(atom), from);
                self.carry(ix(atom), from, to);
                self.join_list(ix(atom), to);
            }
        }
        self.worth = self.worth.plus(worth);
    }

    /// Moves every atom to the table named in `tables` (a copy of an earlier `table`).
    pub(crate) fn restore(&mut self, tables: &[u32]) {
        let bench = self.atoms.bench();
        for phase in [true, false] {
            for (atom, &table) in tables.iter().enumerate() {
                let (from, to) = (ix(self.table[atom]), if phase { bench } else { ix(table) });
                if self.atoms.fixed[atom] == NONE && ix(table) != from && from != to {
                    let worth = self.evaluate(&[id(atom)], &[], from, to);
                    self.apply(&[id(atom)], &[], from, to, worth);
                }
            }
        }
    }

    fn join_list(&mut self, atom: usize, table: usize) {
        self.place[atom] = id(self.sitting[table].len());
        self.sitting[table].push(id(atom));
    }

    fn leave_list(&mut self, atom: usize, table: usize) {
        let at = ix(self.place[atom]);
        self.sitting[table].swap_remove(at);
        if let Some(&moved) = self.sitting[table].get(at) {
            self.place[ix(moved)] = id(at);
        }
    }

    /// Updates counts and the cells of related atoms for one atom going from one table to another.
    fn carry(&mut self, atom: usize, from: usize, to: usize) {
        let atoms = self.atoms;
        let (bench, stride) = (atoms.bench(), atoms.tables + 1);
        self.table[atom] = id(to);
        for (table, sign) in [(from, -1_i16), (to, 1)] {
            let need = self.cells[atom * stride + table].need;
            self.load[table] += i32::from(sign) * atoms.size[atom];
            self.need[table] += i32::from(sign * need);
            if table == bench {
                continue;
            }
            for bond in atoms.bonds.row(atom) {
                let cell = &mut self.cells[ix(bond.other) * stride + table];
                cell.soft -= i32::from(sign) * bond.gain;
                cell.hard += sign * i16::try_from(bond.apart).unwrap_or(i16::MAX);
            }
            for &other in atoms.fragile_links.row(atom) {
                self.cells[ix(other) * stride + table].links += sign;
            }
            for &(census, members) in atoms.census_of.row(atom) {
                let here = &mut self.census_at[ix(census) * bench + table];
                let before = *here;
                *here += i32::from(sign) * members;
                self.census_used[ix(census)] += i32::from(*here > 0) - i32::from(before > 0);
            }
        }
    }

    /// Returns the cost of a census with `here` members at a table, spread rules only.
    fn crowding(&self, census: usize, here: i32) -> i32 {
        match self.atoms.census[census].rule {
            GroupRule::Spread { limit } => (here - i32::try_from(limit).unwrap_or(i32::MAX)).max(0),
            GroupRule::Gather => 0,
        }
    }
}
