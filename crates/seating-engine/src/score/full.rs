//! The definition of the score, term by term, without any incremental state.

use std::collections::{BTreeMap, BTreeSet};

use super::{Breakdown, InvalidPlan};
use crate::index::{NONE, count, id, ix};
use crate::problem::{Fit, GroupRule, Problem};

pub(super) fn validate(problem: &Problem, seat: &[Option<usize>]) -> Result<(), InvalidPlan> {
    if seat.len() != problem.guests() {
        return Err(InvalidPlan::Length {
            expected: problem.guests(),
            found: seat.len(),
        });
    }
    let mut taken = BTreeSet::new();
    for (guest, (&seat, known)) in seat.iter().zip(&problem.guests).enumerate() {
        let place = match seat {
            Some(seat) => Some((seat, problem.seats.get(seat).ok_or(InvalidPlan::UnknownSeat { guest })?)),
            None => None,
        };
        if let Some((seat, place)) = place {
            if place.blocked {
                return Err(InvalidPlan::Blocked { guest });
            }
            if !taken.insert(seat) {
                return Err(InvalidPlan::SeatTwice { seat });
            }
        }
        let table = place.map_or(NONE, |(_, place)| place.table);
        let number = place.map_or(NONE, |(seat, _)| id(seat));
        let kept = (known.lock_table == NONE || known.lock_table == table)
            && (known.lock_seat == NONE || known.lock_seat == number);
        if !kept {
            return Err(InvalidPlan::LockBroken { guest });
        }
    }
    Ok(())
}

struct Plan<'a> {
    problem: &'a Problem,
    seat: Vec<u32>,
    table: Vec<u32>,
}

pub(super) fn breakdown(problem: &Problem, seat: &[Option<usize>]) -> Breakdown {
    let seats: Vec<u32> = seat.iter().map(|seat| seat.map_or(NONE, id)).collect();
    let table = seats
        .iter()
        .map(|&seat| problem.seats.get(ix(seat)).map_or(NONE, |seat| seat.table))
        .collect();
    let plan = Plan {
        problem,
        seat: seats,
        table,
    };
    let mut sum = Breakdown::default();
    for guest in 0..problem.guests() {
        plan.add_guest(guest, &mut sum);
        plan.add_pairs(guest, &mut sum);
    }
    for party in &problem.together {
        sum.together += id(plan.used(party).len().saturating_sub(1));
    }
    plan.add_groups(&mut sum);
    plan.add_tables(&mut sum);
    sum
}

impl Plan<'_> {
    fn table(&self, guest: u32) -> u32 {
        self.table.get(ix(guest)).copied().unwrap_or(NONE)
    }

    fn same(&self, a: u32, b: u32) -> bool {
        self.table(a) != NONE && self.table(a) == self.table(b)
    }

    fn next_to(&self, a: u32, b: u32) -> bool {
        let seat = |guest| self.seat.get(ix(guest)).copied().unwrap_or(NONE);
        seat(b) != NONE && self.problem.neighbours.row(ix(seat(a))).contains(&seat(b))
    }

    fn used(&self, members: &[u32]) -> BTreeMap<u32, i32> {
        let mut tables = BTreeMap::new();
        for &guest in members {
            if self.table(guest) != NONE {
                *tables.entry(self.table(guest)).or_insert(0) += 1;
            }
        }
        tables
    }

    fn add_guest(&self, guest: usize, sum: &mut Breakdown) {
        let Some(known) = self.problem.guests.get(guest) else {
            return;
        };
        let number = self.seat.get(guest).copied().unwrap_or(NONE);
        let weights = &self.problem.weights;
        if known.prior_seat != NONE && known.prior_seat != number {
            let stays = number != NONE && known.prior_table == self.table(id(guest));
            sum.moved += i64::from(if stays { weights.move_seat } else { weights.move_table });
        }
        let Some(seat) = self.problem.seats.get(ix(number)) else {
            sum.unseated += 1;
            sum.want += i64::from(known.want_total);
            return;
        };
        let fits = match self.problem.fit(known.class, seat.table) {
            Fit::Any => true,
            Fit::Accessible => seat.accessible,
            Fit::Never => false,
        };
        sum.ineligible += u32::from(!fits);
        sum.vip += i64::from(known.vip) * i64::from(seat.distance);
        let want = self.problem.want(known.class, seat.table);
        sum.want += i64::from(if seat.accessible { want.accessible } else { want.plain });
        let links = self.problem.links.row(guest);
        if !links.is_empty() && !links.iter().any(|&other| self.same(id(guest), other)) {
            sum.isolation += i64::from(weights.isolation);
        }
    }

    /// Adds what the guest shares with guests of a higher number, so that each pair counts once.
    fn add_pairs(&self, guest: usize, sum: &mut Breakdown) {
        let me = id(guest);
        let violated = |met: bool, weight: i32| i64::from(if met == (weight < 0) { weight.abs() } else { 0 });
        for &(other, weight) in self.problem.table_prefs.row(guest).iter().filter(|pref| pref.0 > me) {
            sum.table_prefs += violated(self.same(me, other), weight);
        }
        for &(other, weight) in self.problem.seat_prefs.row(guest).iter().filter(|pref| pref.0 > me) {
            sum.seat_prefs += violated(self.next_to(me, other), weight);
        }
        for &other in self.problem.apart.row(guest).iter().filter(|&&other| other > me) {
            sum.apart += u32::from(self.same(me, other));
        }
        for &other in self
            .problem
            .apart_adjacent
            .row(guest)
            .iter()
            .filter(|&&other| other > me)
        {
            sum.apart_adjacent += u32::from(self.next_to(me, other));
        }
    }

    fn add_groups(&self, sum: &mut Breakdown) {
        for group in &self.problem.groups {
            let used = self.used(&group.members);
            match group.rule {
                GroupRule::Spread { limit } => {
                    let limit = i64::from(limit);
                    let excess: i64 = used.values().map(|&members| (i64::from(members) - limit).max(0)).sum();
                    sum.spread += i64::from(group.weight) * excess;
                }
                GroupRule::Gather => {
                    let excess = (count(used.len()) - group.fewest).max(0);
                    sum.gather += i64::from(group.weight) * i64::from(excess);
                }
            }
        }
    }

    fn add_tables(&self, sum: &mut Breakdown) {
        let everyone: Vec<u32> = (0..self.problem.guests()).map(id).collect();
        for (table, guests) in self.used(&everyone) {
            let fill_min = self.problem.tables.get(ix(table)).map_or(0, |table| table.fill_min);
            sum.underfill += i64::from(self.problem.weights.underfill) * i64::from((fill_min - guests).max(0));
        }
    }
}
