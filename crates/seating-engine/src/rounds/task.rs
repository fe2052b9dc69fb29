//! A checked series of rounds, with everything decided that needs no search: loads, fixed tables, parties per round.

mod build;
mod check;
mod packing;
mod stays;

use crate::index::{NONE, ix};
use crate::lists::Lists;

/// A series of rounds that has passed every check; built by [`super::RoundsDraft::build`].
#[derive(Clone, Debug)]
pub struct RoundsTask {
    pub(super) guests: usize,
    pub(super) tables: usize,
    pub(super) rounds: Vec<Round>,
    pub(super) apart: Lists<u32>,
    /// Earlier meetings, each pair once with its number.
    pub(super) met: Vec<(u32, u32, u8)>,
    pub(super) anchors: Anchors,
    /// Parties that cannot sit together, as (round, party).
    pub(super) split: Vec<(usize, usize)>,
}

/// One round of a task.
#[derive(Clone, Debug)]
pub(super) struct Round {
    pub(super) seats: Vec<usize>,
    pub(super) present: Vec<bool>,
    /// Table by guest; `NONE` where it is free.
    pub(super) fixed: Vec<u32>,
    pub(super) floors: Vec<usize>,
    pub(super) caps: Vec<usize>,
    /// Two or more free members of a party, who move together.
    pub(super) units: Vec<Unit>,
    /// Unit by guest; `NONE` for a guest who moves alone.
    pub(super) unit_of: Vec<u32>,
}

/// The free members of a party in one round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Unit {
    pub(super) members: Vec<u32>,
    /// Table in a packing of all units of the round.
    pub(super) home: u32,
}

/// Guests who keep one table in all of their rounds.
#[derive(Clone, Debug, Default)]
pub(super) struct Anchors {
    pub(super) guests: Vec<u32>,
    /// Fewest pairs of them that share a table, over all choices of their tables.
    pub(super) pairs: usize,
    /// Whether a guest has a choice of tables.
    pub(super) choice: bool,
}

impl RoundsTask {
    /// Returns the number of guests.
    pub fn guests(&self) -> usize {
        self.guests
    }

    /// Returns the number of rounds.
    pub fn rounds(&self) -> usize {
        self.rounds.len()
    }

    /// Returns whether no pair has met before or must be kept apart.
    pub(super) fn is_free(&self) -> bool {
        self.met.is_empty() && (0..self.guests).all(|guest| self.apart.row(guest).is_empty())
    }

    /// Returns the number of tables, unused ones included.
    pub fn tables(&self) -> usize {
        self.tables
    }
}

impl Round {
    pub(super) fn is_present(&self, guest: usize) -> bool {
        self.present.get(guest).copied().unwrap_or(false)
    }

    /// Returns whether a guest takes part and may change the table alone.
    pub(super) fn is_single(&self, guest: usize) -> bool {
        self.is_present(guest) && self.fixed.get(guest) == Some(&NONE) && self.unit_of.get(guest) == Some(&NONE)
    }

    pub(super) fn guests(&self) -> usize {
        self.present.iter().filter(|present| **present).count()
    }

    /// Returns the number of guests that are fixed at each table.
    pub(super) fn fixed_loads(&self) -> Vec<usize> {
        let mut loads = vec![0; self.seats.len()];
        for table in &self.fixed {
            if let Some(load) = loads.get_mut(ix(*table)) {
                *load += 1;
            }
        }
        loads
    }
}
