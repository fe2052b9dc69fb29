//! A plan under change: who sits where, with the exact score kept up to date seat by seat.
//! Taking a guest off and putting a guest down cost time in the number of the guest's relations.
#![expect(
    clippy::indexing_slicing,
    reason = "all indices come from the validated problem whose sizes the arrays have"
)]

mod terms;

use crate::index::{NONE, id, ix};
use crate::problem::Problem;
use crate::score::Score;

/// Seats of all guests and the score, exact after every change.
#[derive(Clone, Debug)]
pub(crate) struct Plan<'a> {
    problem: &'a Problem,
    seat_of: Vec<u32>,
    guest_at: Vec<u32>,
    table_of: Vec<u32>,
    headcount: Vec<i32>,
    /// Links of a seated guest at the own table.
    linked: Vec<i32>,
    group_at: Vec<u16>,
    group_used: Vec<i32>,
    party_at: Vec<u16>,
    party_used: Vec<i32>,
    unseated: i64,
    violations: i64,
    cost: i64,
}

impl<'a> Plan<'a> {
    /// Starts with all guests unseated.
    pub(crate) fn new(problem: &'a Problem) -> Self {
        let (guests, tables) = (problem.guests(), problem.tables());
        let wishes = |rows: &crate::lists::Lists<(u32, i32)>| -> i64 {
            (0..guests)
                .flat_map(|guest| rows.row(guest))
                .map(|pref| i64::from(pref.1.max(0)))
                .sum::<i64>()
                / 2
        };
        let mut cost = wishes(&problem.table_prefs) + wishes(&problem.seat_prefs);
        for guest in &problem.guests {
            cost += i64::from(guest.want_total);
            cost += if guest.prior_seat == NONE {
                0
            } else {
                i64::from(problem.weights.move_table)
            };
        }
        Self {
            problem,
            seat_of: vec![NONE; guests],
            guest_at: vec![NONE; problem.seats()],
            table_of: vec![NONE; guests],
            headcount: vec![0; tables],
            linked: vec![0; guests],
            group_at: vec![0; problem.groups.len() * tables],
            group_used: vec![0; problem.groups.len()],
            party_at: vec![0; problem.together.len() * tables],
            party_used: vec![0; problem.together.len()],
            unseated: i64::from(id(guests)),
            violations: 0,
            cost,
        }
    }

    /// Starts from the given seats.
    pub(crate) fn of(problem: &'a Problem, seats: &[u32]) -> Self {
        let mut plan = Self::new(problem);
        for (guest, &seat) in seats.iter().enumerate() {
            if seat != NONE {
                plan.place(guest, ix(seat));
            }
        }
        plan
    }

    pub(crate) fn score(&self) -> Score {
        Score {
            unseated: u32::try_from(self.unseated).unwrap_or(u32::MAX),
            violations: u32::try_from(self.violations).unwrap_or(u32::MAX),
            cost: self.cost,
        }
    }

    /// Returns the score as one number with the given prices of an unseated guest and of a violation.
    pub(crate) fn priced(&self, unseated: i64, violation: i64) -> i64 {
        self.unseated * unseated + self.violations * violation + self.cost
    }

    pub(crate) fn seats(&self) -> &[u32] {
        &self.seat_of
    }

    pub(crate) fn seat_of(&self, guest: usize) -> u32 {
        self.seat_of[guest]
    }

    pub(crate) fn table_of(&self, guest: usize) -> u32 {
        self.table_of[guest]
    }

    pub(crate) fn guest_at(&self, seat: usize) -> u32 {
        self.guest_at[seat]
    }

    /// Puts an unseated guest on a free seat.
    pub(crate) fn place(&mut self, guest: usize, seat: usize) {
        let table = self.problem.seats[seat].table;
        self.seat_of[guest] = id(seat);
        self.guest_at[seat] = id(guest);
        self.table_of[guest] = table;
        self.unseated -= 1;
        self.charge(guest, seat, table, 1);
        self.count_in(guest, table);
    }

    /// Takes a seated guest off the seat.
    pub(crate) fn remove(&mut self, guest: usize) {
        let (seat, table) = (ix(self.seat_of[guest]), self.table_of[guest]);
        self.unseated += 1;
        self.count_out(guest, table);
        self.charge(guest, seat, table, -1);
        self.seat_of[guest] = NONE;
        self.guest_at[seat] = NONE;
        self.table_of[guest] = NONE;
    }

    /// Exchanges the guests of two seats; either seat may be empty.
    pub(crate) fn swap(&mut self, one: usize, other: usize) {
        let (a, b) = (self.guest_at[one], self.guest_at[other]);
        for guest in [a, b] {
            if guest != NONE {
                self.remove(ix(guest));
            }
        }
        if a != NONE {
            self.place(ix(a), other);
        }
        if b != NONE {
            self.place(ix(b), one);
        }
    }

    /// Gives a seat to a guest without one, or empties it (`NONE`), and returns who had it.
    pub(crate) fn give(&mut self, guest: u32, seat: u32) -> u32 {
        let holder = self.guest_at[ix(seat)];
        if holder != NONE {
            self.remove(ix(holder));
        }
        if guest != NONE {
            self.place(ix(guest), ix(seat));
        }
        holder
    }
}
