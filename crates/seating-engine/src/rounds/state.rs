//! Who sits where in each round, with what a place at each table would cost, so that an exchange is valued in constant
//! time.
//!
//! The cost of a plan is the number of repeated meetings, and [`APART_COST`](super::meetings::APART_COST) for each pair
//! at one table that must not share one.
#![expect(
    clippy::indexing_slicing,
    reason = "guests, tables and rounds are below the sizes of the task that size the arrays"
)]

mod exchange;
mod watch;

use self::watch::Watch;
use super::meetings::{Meetings, cost};
use super::task::RoundsTask;
use crate::index::{NONE, id, ix};

/// A plan, perhaps with guests still without a table.
#[derive(Clone, Debug)]
pub(super) struct State<'a> {
    pub(super) task: &'a RoundsTask,
    meetings: Meetings,
    /// Table by round and guest; `NONE` for no table.
    table: Vec<u32>,
    /// Guests by round and table.
    seated: Vec<Vec<u32>>,
    /// Where a guest is in the list of the table, by round and guest.
    position: Vec<u32>,
    /// What a place costs, by round, guest and table: the guests there whom this one meets in another round too.
    costs: Vec<u16>,
    /// Guests who move alone and whose own place costs something, as places in `table`.
    pub(super) watch: Watch,
    pub(super) total: i64,
}

impl<'a> State<'a> {
    /// Starts with the fixed guests in place.
    pub(super) fn new(task: &'a RoundsTask) -> Self {
        let places = task.rounds.len() * task.guests;
        let mut state = Self {
            task,
            meetings: Meetings::new(task),
            table: vec![NONE; places],
            seated: vec![Vec::new(); task.rounds.len() * task.tables],
            position: vec![NONE; places],
            costs: vec![0; places * task.tables],
            watch: Watch::new(task),
            total: 0,
        };
        for round in 0..task.rounds.len() {
            state.seat_fixed(round);
        }
        state
    }

    fn seat_fixed(&mut self, round: usize) {
        for guest in 0..self.task.guests {
            let table = self.task.rounds[round].fixed[guest];
            if table != NONE {
                self.seat(round, guest, ix(table));
            }
        }
    }

    /// Takes all guests who are not fixed from their tables of a round.
    pub(super) fn clear(&mut self, round: usize) {
        for guest in 0..self.task.guests {
            let is_free = self.task.rounds[round].fixed[guest] == NONE;
            if is_free && self.table_of(round, guest) != NONE {
                self.unseat(round, guest);
            }
        }
    }

    /// Returns the number of a guest in a round, for arrays by both.
    pub(super) fn place(&self, round: usize, guest: usize) -> usize {
        round * self.task.guests + guest
    }

    pub(super) fn table_of(&self, round: usize, guest: usize) -> u32 {
        self.table[self.place(round, guest)]
    }

    /// Returns the tables of all guests in all rounds.
    pub(super) fn tables(&self) -> &[u32] {
        &self.table
    }

    /// Replaces the whole plan.
    pub(super) fn load(&mut self, tables: &[u32]) {
        for round in 0..self.task.rounds.len() {
            self.clear(round);
            for guest in 0..self.task.guests {
                let table = tables[self.place(round, guest)];
                if table != NONE && self.task.rounds[round].fixed[guest] == NONE {
                    self.seat(round, guest, ix(table));
                }
            }
        }
    }

    pub(super) fn seated(&self, round: usize, table: usize) -> &[u32] {
        &self.seated[round * self.task.tables + table]
    }

    /// Returns what a place at a table costs a guest.
    pub(super) fn cost(&self, round: usize, guest: usize, table: usize) -> i64 {
        i64::from(self.costs[self.place(round, guest) * self.task.tables + table])
    }

    /// Returns what it costs to let two guests share a table in a round.
    pub(super) fn pair_cost(&self, round: usize, a: usize, b: usize) -> i64 {
        let table = self.table_of(round, a);
        let together = table != NONE && table == self.table_of(round, b);
        i64::from(self.meetings.cost(a, b, u8::from(together)))
    }

    /// Seats a guest who has no table in the round.
    pub(super) fn seat(&mut self, round: usize, guest: usize, table: usize) {
        self.total += self.cost(round, guest, table);
        self.spread(round, guest, table, u16::wrapping_add);
        for at in 0..self.seated(round, table).len() {
            let other = ix(self.seated(round, table)[at]);
            match self.meetings.add(guest, other) {
                0 => self.change_others(round, guest, other, u16::wrapping_add),
                1 => self.change_first(round, guest, other, u16::wrapping_add),
                _ => {}
            }
        }
        let place = self.place(round, guest);
        let list = &mut self.seated[round * self.task.tables + table];
        self.position[place] = id(list.len());
        list.push(id(guest));
        self.table[place] = id(table);
        self.watch.set(place, self.cost(round, guest, table) > 0);
    }

    /// Takes a guest from the table of a round.
    pub(super) fn unseat(&mut self, round: usize, guest: usize) {
        let place = self.place(round, guest);
        let table = ix(self.table[place]);
        self.total -= self.cost(round, guest, table);
        self.watch.set(place, false);
        let position = self.position[place];
        let list = &mut self.seated[round * self.task.tables + table];
        list.swap_remove(ix(position));
        if let Some(&moved) = list.get(ix(position)) {
            self.position[round * self.task.guests + ix(moved)] = position;
        }
        self.table[place] = NONE;
        for at in 0..self.seated(round, table).len() {
            let other = ix(self.seated(round, table)[at]);
            match self.meetings.remove(guest, other) {
                1 => self.change_others(round, guest, other, u16::wrapping_sub),
                2 => self.change_first(round, guest, other, u16::wrapping_sub),
                _ => {}
            }
        }
        self.spread(round, guest, table, u16::wrapping_sub);
    }

    /// Changes what the table of a guest costs all others in this round.
    fn spread(&mut self, round: usize, guest: usize, table: usize, change: fn(u16, u16) -> u16) {
        let (first, tables) = (self.place(round, 0), self.task.tables);
        for (other, &cell) in self.meetings.row(guest).iter().enumerate() {
            if cell != 0 {
                let at = (first + other) * tables + table;
                self.costs[at] = change(self.costs[at], cost(cell));
                if self.table[first + other] == id(table) {
                    self.watch.set(first + other, self.costs[at] > 0);
                }
            }
        }
    }

    /// Changes the cost of a pair in every round but the one in which it meets.
    fn change_others(&mut self, round: usize, a: usize, b: usize, change: fn(u16, u16) -> u16) {
        for other in (0..self.task.rounds.len()).filter(|other| *other != round) {
            self.change_pair(other, a, b, change);
        }
    }

    /// Changes the cost of a pair in the other round in which it meets, if it is one of these rounds.
    fn change_first(&mut self, round: usize, a: usize, b: usize, change: fn(u16, u16) -> u16) {
        let meet = |other: &usize| {
            let table = self.table_of(*other, a);
            *other != round && table != NONE && table == self.table_of(*other, b)
        };
        if let Some(first) = (0..self.task.rounds.len()).find(meet) {
            self.change_pair(first, a, b, change);
        }
    }

    fn change_pair(&mut self, round: usize, a: usize, b: usize, change: fn(u16, u16) -> u16) {
        for (one, other) in [(a, b), (b, a)] {
            let table = self.table_of(round, other);
            if table != NONE {
                let place = self.place(round, one);
                let at = place * self.task.tables + ix(table);
                self.costs[at] = change(self.costs[at], 1);
                if self.table[place] == table {
                    self.watch.set(place, self.costs[at] > 0);
                }
            }
        }
    }
}
