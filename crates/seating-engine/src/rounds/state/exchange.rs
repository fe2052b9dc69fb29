//! Values and makes exchanges between two tables of one round.

use super::State;
use crate::index::ix;

impl State<'_> {
    /// Returns the change of the total when two guests of different tables change places.
    pub(in crate::rounds) fn swap_change(
        &self,
        round: usize,
        (a, at_a): (usize, usize),
        (b, at_b): (usize, usize),
    ) -> i64 {
        self.cost(round, a, at_b) + self.cost(round, b, at_a)
            - self.cost(round, a, at_a)
            - self.cost(round, b, at_b)
            - 2 * self.pair_cost(round, a, b)
    }

    /// Returns the change of the total when `out` move from table `a` to `b` and `back` the other way. A pair that moves
    /// together keeps its cost, and a pair that crosses does not meet.
    pub(in crate::rounds) fn exchange_change(
        &self,
        round: usize,
        (out, a): (&[u32], usize),
        (back, b): (&[u32], usize),
    ) -> i64 {
        let one_way = |guests: &[u32], from: usize, to: usize| -> i64 {
            let moved = guests
                .iter()
                .map(|guest| self.cost(round, ix(*guest), to) - self.cost(round, ix(*guest), from));
            let inner = pairs_within(guests).map(|(one, other)| 2 * self.pair_cost(round, one, other));
            moved.sum::<i64>() + inner.sum::<i64>()
        };
        let crossing = out.iter().flat_map(|one| back.iter().map(move |other| (*one, *other)));
        let crossing: i64 = crossing
            .map(|(one, other)| self.pair_cost(round, ix(one), ix(other)))
            .sum();
        one_way(out, a, b) + one_way(back, b, a) - 2 * crossing
    }

    /// Moves guests from table `a` to `b` and others the other way.
    pub(in crate::rounds) fn exchange(&mut self, round: usize, (out, a): (&[u32], usize), (back, b): (&[u32], usize)) {
        for guest in out.iter().chain(back) {
            self.unseat(round, ix(*guest));
        }
        out.iter().for_each(|guest| self.seat(round, ix(*guest), b));
        back.iter().for_each(|guest| self.seat(round, ix(*guest), a));
    }

    pub(in crate::rounds) fn load_of(&self, round: usize, table: usize) -> usize {
        self.seated(round, table).len()
    }

    /// Returns whether `size` more guests may sit at a table.
    pub(in crate::rounds) fn has_room(&self, round: usize, table: usize, size: usize) -> bool {
        let cap = self.task.rounds.get(round).and_then(|known| known.caps.get(table));
        cap.is_some_and(|cap| self.load_of(round, table) + size <= *cap)
    }

    /// Returns whether `size` guests may leave a table.
    pub(in crate::rounds) fn may_leave(&self, round: usize, table: usize, size: usize) -> bool {
        let floor = self.task.rounds.get(round).and_then(|known| known.floors.get(table));
        floor.is_some_and(|floor| self.load_of(round, table) >= floor + size)
    }

    /// Returns the repeated meetings and the pairs who have them.
    pub(in crate::rounds) fn repeats(&self) -> (usize, usize) {
        self.meetings.repeats(self.task)
    }
}

fn pairs_within(guests: &[u32]) -> impl Iterator<Item = (usize, usize)> {
    let tails = guests.iter().enumerate();
    tails.flat_map(|(at, one)| guests.iter().skip(at + 1).map(move |other| (ix(*one), ix(*other))))
}
