//! Cuts a problem into atoms and prices each at each table; `relations.rs` sums up what they mean to each other.
#![expect(
    clippy::indexing_slicing,
    reason = "all indices come from the validated problem whose sizes the arrays have"
)]

use std::collections::BTreeSet;

use super::atoms::{Atoms, Cell};
use super::relations::{bonds, census_members, censuses, fragile_links, gathers_of, is_fragile};
use crate::index::{NONE, count, id, ix};
use crate::lists::Lists;
use crate::problem::{Fit, Problem};
use crate::units::Units;

impl Atoms {
    /// Builds the atoms. `loose` names the units that may be split over tables; more are added when staying
    /// whole would break at least as many rules as splitting.
    pub(crate) fn build(problem: &Problem, units: &Units, loose: &mut BTreeSet<u32>) -> Self {
        let mut cut = Cut::new(problem);
        for (unit, members) in units.members.iter().enumerate() {
            cut.add_unit(id(unit), members, loose);
        }
        let atoms = cut.pieces.len();
        let mut of_guest = vec![0_u32; problem.guests()];
        for (atom, (members, _)) in cut.pieces.iter().enumerate() {
            for &guest in members {
                of_guest[ix(guest)] = id(atom);
            }
        }
        let base = base_cells(problem, &cut.pieces);
        let targets: Vec<Vec<u32>> = base.chunks(problem.tables() + 1).map(targets).collect();
        let fragile: Vec<bool> = cut
            .pieces
            .iter()
            .map(|(members, _)| is_fragile(problem, members))
            .collect();
        let (census, census_of) = censuses(problem, units, loose, &of_guest, atoms);
        Self {
            tables: problem.tables(),
            size: cut.pieces.iter().map(|(members, _)| count(members.len())).collect(),
            fixed: cut.pieces.iter().map(|piece| piece.1).collect(),
            movable: (0..atoms)
                .map(id)
                .filter(|&atom| cut.pieces[ix(atom)].1 == NONE)
                .collect(),
            bonds: bonds(problem, &of_guest, atoms),
            fragile_links: fragile_links(problem, &of_guest, &fragile),
            of_guest,
            fragile,
            gathers_of: gathers_of(&census, &census_of, atoms),
            census_members: census_members(&census, &census_of, atoms),
            census,
            census_of,
            base,
            targets: Lists::new(&targets),
            capacity: problem.tables.iter().map(|table| table.usable).collect(),
            accessible: open_accessible(problem),
            fill_min: problem.tables.iter().map(|table| table.fill_min).collect(),
            isolation: i32::try_from(problem.weights.isolation).unwrap_or(i32::MAX),
            underfill: i32::try_from(problem.weights.underfill).unwrap_or(i32::MAX),
            members: cut.pieces.into_iter().map(|piece| piece.0).collect(),
        }
    }
}

/// The pieces so far, each with the table it is fixed at.
struct Cut<'a> {
    problem: &'a Problem,
    pieces: Vec<(Vec<u32>, u32)>,
    /// Seats left at each table after all locked guests.
    left: Vec<i32>,
}

impl<'a> Cut<'a> {
    fn new(problem: &'a Problem) -> Self {
        let mut left: Vec<i32> = problem.tables.iter().map(|table| table.usable).collect();
        for guest in problem.guests.iter().filter(|guest| guest.lock_table != NONE) {
            left[ix(guest.lock_table)] -= 1;
        }
        Self {
            problem,
            pieces: Vec::new(),
            left,
        }
    }

    fn add_unit(&mut self, unit: u32, members: &[u32], loose: &mut BTreeSet<u32>) {
        let lock = |guest: &u32| self.problem.guests[ix(*guest)].lock_table;
        let locks: BTreeSet<u32> = members.iter().map(lock).filter(|&table| table != NONE).collect();
        let free: Vec<u32> = members.iter().copied().filter(|guest| lock(guest) == NONE).collect();
        let mut lone = locks.iter();
        match (lone.next(), lone.next()) {
            (None, _) if !loose.contains(&unit) && self.stays_whole(members, None) => {
                self.pieces.push((members.to_vec(), NONE));
            }
            (Some(&table), None) if !loose.contains(&unit) && self.stays_whole(members, Some((table, free.len()))) => {
                self.left[ix(table)] -= count(free.len());
                self.pieces.push((members.to_vec(), table));
            }
            _ => {
                loose.insert(unit);
                for guest in members {
                    self.pieces.push((vec![*guest], lock(guest)));
                }
            }
        }
    }

    /// Returns whether the members have room at one table, the locked one if there is a lock, and break at most one
    /// rule there.
    fn stays_whole(&self, members: &[u32], lock: Option<(u32, usize)>) -> bool {
        if members.len() < 2 {
            return true;
        }
        let inside: BTreeSet<u32> = members.iter().copied().collect();
        let quarrels = members.iter().flat_map(|&guest| self.problem.apart.row(ix(guest)));
        let quarrels = count(quarrels.filter(|other| inside.contains(other)).count()) / 2;
        let misfit = |table: usize| {
            let cell = base_cell(self.problem, members, table);
            i32::from(cell.hard) + (i32::from(cell.need) - self.problem.tables[table].accessible).max(0)
        };
        let fits = |table: &usize| self.problem.tables[*table].usable >= count(members.len());
        match lock {
            Some((table, more)) => self.left[ix(table)] >= count(more) && quarrels + misfit(ix(table)) < 2,
            None => (0..self.problem.tables())
                .filter(fits)
                .map(misfit)
                .min()
                .is_some_and(|least| quarrels + least < 2),
        }
    }
}

/// Returns what the members cost at a table regardless of anyone else.
fn base_cell(problem: &Problem, members: &[u32], table: usize) -> Cell {
    let mut cell = Cell::default();
    let offers = problem.tables[table].accessible > 0;
    for &guest in members {
        let known = &problem.guests[ix(guest)];
        if known.lock_seat == NONE {
            match problem.fit(known.class, id(table)) {
                Fit::Any => {}
                Fit::Accessible => cell.need += 1,
                Fit::Never => cell.hard += 1,
            }
        }
        let want = problem.want(known.class, id(table));
        cell.soft += if offers {
            want.accessible.min(want.plain)
        } else {
            want.plain
        };
        if known.vip > 0 {
            cell.soft += known.vip * near_distance(problem, table);
        }
        if known.prior_table != NONE && known.prior_table != id(table) {
            cell.soft += i32::try_from(problem.weights.move_table).unwrap_or(i32::MAX);
        }
    }
    cell
}

/// Returns the distance an important guest can expect at the table: the mean of the nearer third of its seats.
fn near_distance(problem: &Problem, table: usize) -> i32 {
    let known = &problem.tables[table];
    let seats = &problem.seats[ix(known.first)..ix(known.first + known.seats)];
    let mut far: Vec<i32> = seats
        .iter()
        .filter(|seat| !seat.blocked)
        .map(|seat| seat.distance)
        .collect();
    far.sort_unstable();
    far.truncate(far.len().div_ceil(3));
    far.iter().sum::<i32>() / count(far.len()).max(1)
}

fn base_cells(problem: &Problem, pieces: &[(Vec<u32>, u32)]) -> Vec<Cell> {
    let mut cells = Vec::with_capacity(pieces.len() * (problem.tables() + 1));
    for (members, _) in pieces {
        cells.extend((0..problem.tables()).map(|table| base_cell(problem, members, table)));
        let wanted = members.iter().map(|&guest| problem.guests[ix(guest)].want_total).sum();
        cells.push(Cell {
            soft: wanted,
            ..Cell::default()
        });
    }
    cells
}

/// Returns the tables of a row of cells (the last is the bench) that break the fewest rules.
fn targets(row: &[Cell]) -> Vec<u32> {
    let real = &row[..row.len() - 1];
    let least = real.iter().map(|cell| cell.hard).min().unwrap_or(0);
    (0..real.len())
        .filter(|&table| real[table].hard == least)
        .map(id)
        .collect()
}

/// Returns the accessible seats of each table less those locked to someone.
fn open_accessible(problem: &Problem) -> Vec<i32> {
    let mut open: Vec<i32> = problem.tables.iter().map(|table| table.accessible).collect();
    for guest in problem.guests.iter().filter(|guest| guest.lock_seat != NONE) {
        let seat = &problem.seats[ix(guest.lock_seat)];
        open[ix(seat.table)] -= i32::from(seat.accessible);
    }
    open
}
