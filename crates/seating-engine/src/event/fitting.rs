//! Decides whether all guests fit at tables with every hard rule kept, by an exhaustive search with a limit.

use crate::index::{NONE, id, ix};
use crate::problem::{Fit, Problem};
use crate::units::{Units, units};

/// Maximum number of tables tried for units, in total.
const TRIES_MAX: u32 = 20_000;

/// What is known of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fitting {
    /// All fit.
    Possible,
    /// They do not.
    Never,
    /// The search was too long.
    Unknown,
}

/// Looks for tables for all units. Which seats they get there does not matter, except that accessible ones are enough.
pub(super) fn fits(problem: &Problem) -> Fitting {
    let units = units(problem);
    let mut search = Search {
        problem,
        units: &units,
        table_of: vec![NONE; units.members.len()],
        free: problem.tables.iter().map(|table| i64::from(table.usable)).collect(),
        accessible: problem.tables.iter().map(|table| i64::from(table.accessible)).collect(),
        tries: 0,
    };
    let mut order: Vec<usize> = (0..units.members.len()).collect();
    order.sort_by_key(|unit| {
        let tables = (0..problem.tables())
            .filter(|table| search.suits(*unit, *table))
            .count();
        let size = units.members.get(*unit).map_or(0, Vec::len);
        (tables, usize::MAX - size)
    });
    match search.place(&order) {
        Some(true) => Fitting::Possible,
        Some(false) => Fitting::Never,
        None => Fitting::Unknown,
    }
}

struct Search<'a> {
    problem: &'a Problem,
    units: &'a Units,
    table_of: Vec<u32>,
    free: Vec<i64>,
    accessible: Vec<i64>,
    tries: u32,
}

impl Search<'_> {
    /// Returns whether the rest fits; `None` when the limit is reached.
    fn place(&mut self, order: &[usize]) -> Option<bool> {
        let Some((unit, rest)) = order.split_first() else {
            return Some(true);
        };
        let mut empty_tried = Vec::new();
        for table in 0..self.problem.tables() {
            self.tries += 1;
            if self.tries > TRIES_MAX {
                return None;
            }
            if !self.suits(*unit, table) || !self.has_room(*unit, table) || self.quarrels(*unit, table) {
                continue;
            }
            // Of several identical empty tables, trying one is enough.
            if self.is_empty(table) {
                let look = self.look(table);
                if empty_tried.contains(&look) {
                    continue;
                }
                empty_tried.push(look);
            }
            self.put(*unit, table, 1);
            let placed = self.place(rest);
            self.put(*unit, table, -1);
            if placed != Some(false) {
                return placed;
            }
        }
        Some(false)
    }

    fn members(&self, unit: usize) -> &[u32] {
        self.units.members.get(unit).map_or(&[], Vec::as_slice)
    }

    /// Returns whether a table offers what all members require and is the one where locked members must sit.
    fn suits(&self, unit: usize, table: usize) -> bool {
        self.members(unit).iter().all(|guest| {
            let Some(known) = self.problem.guests.get(ix(*guest)) else {
                return false;
            };
            let is_home = known.lock_table == NONE || known.lock_table == id(table);
            is_home && self.problem.fit(known.class, id(table)) != Fit::Never
        })
    }

    fn needs(&self, unit: usize, table: usize) -> (i64, i64) {
        let members = self.members(unit);
        let needy = members.iter().filter(|guest| {
            let known = self.problem.guests.get(ix(**guest));
            known.is_some_and(|known| self.problem.fit(known.class, id(table)) == Fit::Accessible)
        });
        let size = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        (size(members.len()), size(needy.count()))
    }

    fn has_room(&self, unit: usize, table: usize) -> bool {
        let (size, needy) = self.needs(unit, table);
        let left = |list: &[i64]| list.get(table).copied().unwrap_or(0);
        size <= left(&self.free) && needy <= left(&self.accessible)
    }

    fn quarrels(&self, unit: usize, table: usize) -> bool {
        let of_unit = |guest: u32| self.units.of_guest.get(ix(guest)).copied().unwrap_or(NONE);
        self.members(unit).iter().any(|guest| {
            self.problem.apart.row(ix(*guest)).iter().any(|other| {
                let other = of_unit(*other);
                other == id(unit) || self.table_of.get(ix(other)).is_some_and(|at| *at == id(table))
            })
        })
    }

    fn put(&mut self, unit: usize, table: usize, sign: i64) {
        let (size, needy) = self.needs(unit, table);
        if let (Some(free), Some(accessible), Some(at)) = (
            self.free.get_mut(table),
            self.accessible.get_mut(table),
            self.table_of.get_mut(unit),
        ) {
            *free -= sign * size;
            *accessible -= sign * needy;
            *at = if sign > 0 { id(table) } else { NONE };
        }
    }

    fn is_empty(&self, table: usize) -> bool {
        !self.table_of.contains(&id(table))
    }

    /// Returns what decides who may sit at a table: its seats, and how it suits each kind of guest.
    fn look(&self, table: usize) -> (i32, i32, Vec<Fit>, bool) {
        let (usable, accessible) = self
            .problem
            .tables
            .get(table)
            .map_or((0, 0), |known| (known.usable, known.accessible));
        let classes = self.problem.fit.len() / self.problem.tables().max(1);
        let fits = (0..classes)
            .map(|class| self.problem.fit(id(class), id(table)))
            .collect();
        let is_chosen = self.problem.guests.iter().any(|guest| guest.lock_table == id(table));
        (usable, accessible, fits, is_chosen)
    }
}
