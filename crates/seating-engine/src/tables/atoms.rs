//! Atoms: what the table phase moves as one piece. Normally a unit; a unit that cannot or must not stay whole is
//! loosened into smaller atoms, and each of its together-groups becomes a hard rule of its own.

use crate::lists::Lists;
use crate::problem::GroupRule;

/// What two atoms mean to each other when they share a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bond {
    pub(crate) other: u32,
    /// Cost saved by sharing a table; negative for aversion.
    pub(crate) gain: i32,
    /// Rules broken by sharing a table.
    pub(crate) apart: i32,
}

/// What an atom costs at a table, given who else sits there now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cell {
    pub(crate) soft: i32,
    pub(crate) hard: i16,
    /// Members who need an accessible seat of this table.
    pub(crate) need: i16,
    /// Links of a fragile atom to others at this table.
    pub(crate) links: i16,
}

/// A rule that counts members of a set per table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Census {
    pub(crate) rule: GroupRule,
    pub(crate) weight: i32,
    pub(crate) fewest: i32,
    /// Counts as violations instead of cost.
    pub(crate) hard: bool,
}

/// The pieces of the table phase and their relations; fixed during a search.
#[derive(Clone, Debug)]
pub(crate) struct Atoms {
    pub(crate) tables: usize,
    pub(crate) members: Vec<Vec<u32>>,
    /// Atom of each guest.
    pub(crate) of_guest: Vec<u32>,
    pub(crate) size: Vec<i32>,
    /// Table the atom must stay at, or `NONE`.
    pub(crate) fixed: Vec<u32>,
    /// Atoms that may move.
    pub(crate) movable: Vec<u32>,
    pub(crate) bonds: Lists<Bond>,
    /// Atoms to which the atom is linked and that nothing else keeps from isolation.
    pub(crate) fragile_links: Lists<u32>,
    /// Single guests with links: those the isolation term can hit.
    pub(crate) fragile: Vec<bool>,
    pub(crate) census: Vec<Census>,
    /// Which sets the atom belongs to, with how many members.
    pub(crate) census_of: Lists<(u32, i32)>,
    /// Sets the atom belongs to that want few tables.
    pub(crate) gathers_of: Lists<u32>,
    /// Atoms of each set.
    pub(crate) census_members: Lists<u32>,
    /// Cost at each table (and, last, on the bench) from the atom alone.
    pub(crate) base: Vec<Cell>,
    /// Tables with the fewest violations for the atom alone.
    pub(crate) targets: Lists<u32>,
    /// Seats of each table that are not blocked.
    pub(crate) capacity: Vec<i32>,
    /// Accessible seats of each table that are open to those who need them.
    pub(crate) accessible: Vec<i32>,
    pub(crate) fill_min: Vec<i32>,
    pub(crate) isolation: i32,
    pub(crate) underfill: i32,
}

impl Atoms {
    pub(crate) fn len(&self) -> usize {
        self.members.len()
    }

    /// Returns the table number that means "not seated".
    pub(crate) fn bench(&self) -> usize {
        self.tables
    }
}
