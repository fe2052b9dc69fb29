//! The terms of the score that change when one guest comes to a table or leaves it.
#![expect(
    clippy::indexing_slicing,
    reason = "all indices come from the validated problem whose sizes the arrays have"
)]

use super::Plan;
use crate::index::{NONE, id, ix};
use crate::problem::{Fit, GroupRule};

impl Plan<'_> {
    /// Adds (`sign` 1) or takes back (-1) the terms that depend on the guest's seat and on single partners.
    pub(super) fn charge(&mut self, guest: usize, seat: usize, table: u32, sign: i64) {
        let problem = self.problem;
        let (known, place) = (&problem.guests[guest], &problem.seats[seat]);
        let fits = match problem.fit(known.class, table) {
            Fit::Any => true,
            Fit::Accessible => place.accessible,
            Fit::Never => false,
        };
        let mut hard = i64::from(!fits);
        let want = problem.want(known.class, table);
        let mut soft = i64::from(if place.accessible { want.accessible } else { want.plain } - known.want_total);
        soft += i64::from(known.vip) * i64::from(place.distance);
        if known.prior_seat != NONE {
            soft -= i64::from(problem.weights.move_table);
            if known.prior_seat != id(seat) {
                let stays = known.prior_table == table;
                soft += i64::from(if stays {
                    problem.weights.move_seat
                } else {
                    problem.weights.move_table
                });
            }
        }
        for &(other, weight) in problem.table_prefs.row(guest) {
            if self.table_of[ix(other)] == table {
                soft -= i64::from(weight);
            }
        }
        for &other in problem.apart.row(guest) {
            hard += i64::from(self.table_of[ix(other)] == table);
        }
        for &next in problem.neighbours.row(seat) {
            let other = self.guest_at[ix(next)];
            if other == NONE {
                continue;
            }
            for &(partner, weight) in problem.seat_prefs.row(guest) {
                if partner == other {
                    soft -= i64::from(weight);
                }
            }
            for &partner in problem.apart_adjacent.row(guest) {
                hard += i64::from(partner == other);
            }
        }
        self.violations += sign * hard;
        self.cost += sign * soft;
    }

    pub(super) fn count_in(&mut self, guest: usize, table: u32) {
        let problem = self.problem;
        for &group in problem.groups_of.row(guest) {
            self.cost += self.group_step(ix(group), table, true);
        }
        for &party in problem.together_of.row(guest) {
            let (party, tables) = (ix(party), problem.tables());
            let here = &mut self.party_at[party * tables + ix(table)];
            *here += 1;
            if *here == 1 {
                self.party_used[party] += 1;
                self.violations += i64::from(self.party_used[party] > 1);
            }
        }
        let isolation = i64::from(problem.weights.isolation);
        let links = problem.links.row(guest);
        let mut own = 0;
        for &other in links {
            if self.table_of[ix(other)] == table {
                self.cost -= if self.linked[ix(other)] == 0 { isolation } else { 0 };
                self.linked[ix(other)] += 1;
                own += 1;
            }
        }
        self.linked[guest] = own;
        self.cost += if own == 0 && !links.is_empty() { isolation } else { 0 };
        self.cost -= self.underfill(table);
        self.headcount[ix(table)] += 1;
        self.cost += self.underfill(table);
    }

    pub(super) fn count_out(&mut self, guest: usize, table: u32) {
        let problem = self.problem;
        for &group in problem.groups_of.row(guest) {
            self.cost += self.group_step(ix(group), table, false);
        }
        for &party in problem.together_of.row(guest) {
            let (party, tables) = (ix(party), problem.tables());
            let here = &mut self.party_at[party * tables + ix(table)];
            *here -= 1;
            if *here == 0 {
                self.violations -= i64::from(self.party_used[party] > 1);
                self.party_used[party] -= 1;
            }
        }
        let isolation = i64::from(problem.weights.isolation);
        let links = problem.links.row(guest);
        self.cost -= if self.linked[guest] == 0 && !links.is_empty() {
            isolation
        } else {
            0
        };
        for &other in links {
            if ix(other) != guest && self.table_of[ix(other)] == table {
                self.linked[ix(other)] -= 1;
                self.cost += if self.linked[ix(other)] == 0 { isolation } else { 0 };
            }
        }
        self.cost -= self.underfill(table);
        self.headcount[ix(table)] -= 1;
        self.cost += self.underfill(table);
    }

    fn group_step(&mut self, group: usize, table: u32, enters: bool) -> i64 {
        let known = &self.problem.groups[group];
        let here = &mut self.group_at[group * self.problem.tables() + ix(table)];
        let before = i32::from(*here);
        *here = if enters { *here + 1 } else { *here - 1 };
        let weight = i64::from(known.weight);
        match known.rule {
            GroupRule::Spread { limit } => {
                let limit = i32::try_from(limit).unwrap_or(i32::MAX);
                if enters && before >= limit {
                    weight
                } else if !enters && before > limit {
                    -weight
                } else {
                    0
                }
            }
            GroupRule::Gather if enters && before == 0 => {
                self.group_used[group] += 1;
                if self.group_used[group] > known.fewest {
                    weight
                } else {
                    0
                }
            }
            GroupRule::Gather if !enters && before == 1 => {
                self.group_used[group] -= 1;
                if self.group_used[group] >= known.fewest {
                    -weight
                } else {
                    0
                }
            }
            GroupRule::Gather => 0,
        }
    }

    fn underfill(&self, table: u32) -> i64 {
        let missing = self.problem.tables[ix(table)].fill_min - self.headcount[ix(table)];
        let used = self.headcount[ix(table)] > 0;
        if used && missing > 0 {
            i64::from(self.problem.weights.underfill) * i64::from(missing)
        } else {
            0
        }
    }
}
