//! What an exchange of atoms between two tables would change, without making it.
#![expect(
    clippy::indexing_slicing,
    reason = "all indices come from the atoms whose sizes the arrays have"
)]

use super::{State, Worth};
use crate::index::ix;
use crate::problem::GroupRule;
use crate::tables::atoms::Atoms;

/// Reused working space of an evaluation; all entries are back at zero between two evaluations.
#[derive(Clone, Debug)]
pub(crate) struct Scratch {
    /// 1 for atoms going out, -1 for atoms coming back.
    side: Vec<i8>,
    /// Change of the number of links of fragile atoms at the table where they are after the exchange.
    shift: Vec<i32>,
    shifted: Vec<u32>,
    /// Change of the members of each census at the second table.
    net: Vec<i32>,
    netted: Vec<u32>,
}

impl Scratch {
    pub(super) fn new(atoms: &Atoms) -> Self {
        Self {
            side: vec![0; atoms.len()],
            shift: vec![0; atoms.len()],
            shifted: Vec::new(),
            net: vec![0; atoms.census.len()],
            netted: Vec::new(),
        }
    }
}

impl State<'_> {
    /// Returns what moving `out` from table `a` to `b` and `back` from `b` to `a` would change.
    pub(crate) fn evaluate(&mut self, out: &[u32], back: &[u32], a: usize, b: usize) -> Worth {
        let bench = self.atoms.bench();
        let mut sum = Worth::default();
        let mut moved = (0, 0);
        for (list, sign) in [(out, 1), (back, -1)] {
            for &atom in list {
                let (here, there) = if sign == 1 { (a, b) } else { (b, a) };
                let (from, to) = (self.cell(ix(atom), here), self.cell(ix(atom), there));
                sum.soft += i64::from(to.soft - from.soft);
                sum.hard += i32::from(to.hard) - i32::from(from.hard);
                moved.0 += sign * self.atoms.size[ix(atom)];
                self.scratch.side[ix(atom)] = if sign == 1 { 1 } else { -1 };
            }
        }
        if a == bench {
            sum.bench -= moved.0;
        } else if b == bench {
            sum.bench += moved.0;
        }
        if out.len() + back.len() > 1 {
            self.correct_pairs(out, back, a, b, &mut sum);
        }
        if self.atoms.isolation > 0 {
            self.add_isolation(out, back, a, b, &mut sum);
        }
        if !self.atoms.census.is_empty() {
            self.add_censuses(out, back, a, b, &mut sum);
        }
        self.add_tables(out, back, a, b, moved.0, &mut sum);
        for &atom in out.iter().chain(back) {
            self.scratch.side[ix(atom)] = 0;
        }
        sum
    }

    /// The matrix knows each atom's partners where they sit now; partners that move too need a correction.
    fn correct_pairs(&self, out: &[u32], back: &[u32], a: usize, b: usize, sum: &mut Worth) {
        let bench = self.atoms.bench();
        let real = i32::from(a != bench) + i32::from(b != bench);
        for &atom in out.iter().chain(back) {
            let side = self.scratch.side[ix(atom)];
            for bond in self.atoms.bonds.row(ix(atom)) {
                let other = self.scratch.side[ix(bond.other)];
                if other == 0 || bond.other < atom {
                    continue;
                }
                let factor = if side == other { -real } else { real };
                sum.soft += i64::from(factor * bond.gain);
                sum.hard -= factor * bond.apart;
            }
        }
    }

    fn add_isolation(&mut self, out: &[u32], back: &[u32], a: usize, b: usize, sum: &mut Worth) {
        let bench = self.atoms.bench();
        let mut alone = 0;
        for (list, here, there) in [(out, a, b), (back, b, a)] {
            for &atom in list {
                let side = self.scratch.side[ix(atom)];
                for &other in self.atoms.fragile_links.row(ix(atom)) {
                    let (at, moves) = (ix(self.table[ix(other)]), self.scratch.side[ix(other)]);
                    let change = if moves != 0 {
                        i32::from(if moves == side { 1_i8 } else { -1 })
                    } else {
                        i32::from(at == there) - i32::from(at == here)
                    };
                    if change == 0 {
                        continue;
                    }
                    if moves == 0 {
                        self.scratch.shifted.push(other);
                    }
                    self.scratch.shift[ix(other)] += change;
                }
            }
        }
        while let Some(other) = self.scratch.shifted.pop() {
            let change = std::mem::take(&mut self.scratch.shift[ix(other)]);
            let at = ix(self.table[ix(other)]);
            if change != 0 && at != bench {
                let links = i32::from(self.cell(ix(other), at).links);
                alone += i32::from(links + change == 0) - i32::from(links == 0);
            }
        }
        for (list, here, there) in [(out, a, b), (back, b, a)] {
            for &atom in list {
                let change = std::mem::take(&mut self.scratch.shift[ix(atom)]);
                if !self.atoms.fragile[ix(atom)] {
                    continue;
                }
                let before = i32::from(self.cell(ix(atom), here).links);
                let after = i32::from(self.cell(ix(atom), there).links) + change;
                alone += i32::from(there != bench && after == 0) - i32::from(here != bench && before == 0);
            }
        }
        sum.soft += i64::from(alone * self.atoms.isolation);
    }

    fn add_censuses(&mut self, out: &[u32], back: &[u32], a: usize, b: usize, sum: &mut Worth) {
        for (list, sign) in [(out, 1), (back, -1)] {
            for &atom in list {
                for &(census, members) in self.atoms.census_of.row(ix(atom)) {
                    self.scratch.net[ix(census)] += sign * members;
                    self.scratch.netted.push(census);
                }
            }
        }
        let bench = self.atoms.bench();
        while let Some(census) = self.scratch.netted.pop() {
            let net = std::mem::take(&mut self.scratch.net[ix(census)]);
            if net == 0 {
                continue;
            }
            let known = self.atoms.census[ix(census)];
            let (mut crowd, mut used) = (0, 0);
            for (table, change) in [(a, -net), (b, net)] {
                if table != bench {
                    let here = self.census_at[ix(census) * bench + table];
                    crowd += self.crowding(ix(census), here + change) - self.crowding(ix(census), here);
                    used += i32::from(here + change > 0) - i32::from(here > 0);
                }
            }
            if known.rule == GroupRule::Gather {
                let before = self.census_used[ix(census)] - known.fewest;
                crowd = (before + used).max(0) - before.max(0);
            }
            if known.hard {
                sum.hard += crowd * known.weight;
            } else {
                sum.soft += i64::from(crowd * known.weight);
            }
        }
    }

    /// Adds thinly used tables and missing accessible seats.
    fn add_tables(&self, out: &[u32], back: &[u32], a: usize, b: usize, moved: i32, sum: &mut Worth) {
        let atoms = self.atoms;
        for (table, change, leave, enter) in [(a, -moved, out, back), (b, moved, back, out)] {
            if table == atoms.bench() {
                continue;
            }
            let missing = |load: i32| {
                if load > 0 {
                    (atoms.fill_min[table] - load).max(0)
                } else {
                    0
                }
            };
            let load = self.load[table];
            sum.soft += i64::from(atoms.underfill * (missing(load + change) - missing(load)));
            let needed = |list: &[u32]| -> i32 { list.iter().map(|&x| i32::from(self.cell(ix(x), table).need)).sum() };
            let need = self.need[table];
            let after = need + needed(enter) - needed(leave) - atoms.accessible[table];
            sum.hard += after.max(0) - (need - atoms.accessible[table]).max(0);
        }
    }
}
