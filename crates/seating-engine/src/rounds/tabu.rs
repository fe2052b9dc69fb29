//! Tabu search over exchanges of two guests of one round.
//!
//! Dotú and Van Hentenryck, "Scheduling social golfers locally", CPAIOR 2005: one of the two guests takes part in a
//! repeated meeting, the best exchange is made even when it is worse, and it may not be undone for a while. Here the
//! change of an exchange is known in constant time, a guest may also take a free place, and a search without success
//! begins again from its best plan with a round seated anew.
#![expect(
    clippy::indexing_slicing,
    reason = "the memory is indexed by a hash that is cut to its size"
)]

use super::greedy;
use super::parties;
use super::state::State;
use crate::index::ix;
use crate::meter::Meter;
use crate::prng::Prng;

/// Places with repeated meetings that one step looks at.
const LOOKED_AT: usize = 40;
/// Other guests that one step tries for each of them.
const PARTNERS: usize = 160;
/// Slots of the memory of moves that may not be undone.
const MEMORY: usize = 1 << 16;

/// A guest at a table.
type Seated = (usize, usize);

#[derive(Clone, Copy, Debug)]
struct Step {
    change: i64,
    round: usize,
    guest: Seated,
    to: usize,
    /// The guest who takes the place.
    other: Option<usize>,
}

/// A running search.
pub(super) struct Tabu<'s, 'a> {
    state: &'s mut State<'a>,
    prng: &'s mut Prng,
    memory: Vec<u64>,
    clock: u64,
    /// The best plan and its total.
    pub(super) best: (i64, Vec<u32>),
    last_gain: u64,
}

impl<'s, 'a> Tabu<'s, 'a> {
    /// Starts from the present plan.
    pub(super) fn new(state: &'s mut State<'a>, prng: &'s mut Prng) -> Self {
        let best = (state.total, state.tables().to_vec());
        Self {
            state,
            prng,
            memory: vec![0; MEMORY],
            clock: 0,
            best,
            last_gain: 0,
        }
    }

    /// Searches until the total is `target`, the work has come to `end`, or no guest can move. `news` hears of
    /// each better total and returns whether to continue.
    pub(super) fn run(
        &mut self,
        target: i64,
        end: u64,
        meter: &mut Meter<'_>,
        news: &mut dyn FnMut(i64, &Meter<'_>) -> bool,
    ) {
        let mut reported = i64::MAX;
        let patience = self.patience();
        while meter.work() < end {
            if self.best.0 < reported {
                reported = self.best.0;
                if !news(reported, meter) {
                    meter.stop();
                }
            }
            if self.best.0 <= target || !meter.goes_on() {
                return;
            }
            let tried = self.step();
            let by_parties = parties::step(self.state, self.prng);
            if tried + by_parties == 0 || !meter.spend(tried + by_parties) {
                break;
            }
            self.clock += 1;
            self.keep();
            if self.clock - self.last_gain > patience {
                self.shake();
            }
        }
        if self.best.0 < reported {
            news(self.best.0, meter);
        }
    }

    fn patience(&self) -> u64 {
        let places = self.state.tables().len();
        u64::try_from(places)
            .unwrap_or(u64::MAX)
            .saturating_mul(20)
            .clamp(2_000, 50_000)
    }

    fn keep(&mut self) {
        if self.state.total < self.best.0 {
            self.best.0 = self.state.total;
            self.best.1.clear();
            self.best.1.extend_from_slice(self.state.tables());
            self.last_gain = self.clock;
        }
    }

    /// Returns to the best plan and seats a round of it anew.
    fn shake(&mut self) {
        let best = std::mem::take(&mut self.best.1);
        self.state.load(&best);
        self.best.1 = best;
        let round = self.prng.below(self.state.task.rounds.len());
        greedy::refill(self.state, self.prng, round);
        self.last_gain = self.clock;
    }

    /// Makes the best step and returns the number of steps tried.
    fn step(&mut self) -> u64 {
        let mut best: Option<Step> = None;
        let (mut equal, mut tried) = (1, 0);
        let watched = self.state.watch.places().len();
        for number in 0..watched.min(LOOKED_AT) {
            let place = if watched <= LOOKED_AT {
                self.state.watch.places().get(number).map(|place| ix(*place))
            } else {
                self.state.watch.pick(self.prng)
            };
            if let Some(place) = place {
                tried += self.try_place(place, &mut best, &mut equal);
            }
        }
        if let Some(step) = best {
            self.make(step);
        }
        tried
    }

    fn try_place(&mut self, place: usize, best: &mut Option<Step>, equal: &mut usize) -> u64 {
        let guests = self.state.task.guests;
        let (round, guest) = (place / guests, place % guests);
        let from = ix(self.state.table_of(round, guest));
        let partners = guests.min(PARTNERS);
        let first = if guests > PARTNERS { self.prng.below(guests) } else { 0 };
        let mut tried = 1;
        for number in 0..partners {
            let other = (first + number) % guests;
            if !self.state.watch.is_single(round * guests + other) {
                continue;
            }
            let to = ix(self.state.table_of(round, other));
            if to != from {
                tried += 1;
                let change = self.state.swap_change(round, (guest, from), (other, to));
                let step = Step {
                    change,
                    round,
                    guest: (guest, from),
                    to,
                    other: Some(other),
                };
                self.consider(step, best, equal);
            }
        }
        if self.state.may_leave(round, from, 1) {
            for to in 0..self.state.task.tables {
                if to != from && self.state.has_room(round, to, 1) {
                    tried += 1;
                    let change = self.state.cost(round, guest, to) - self.state.cost(round, guest, from);
                    let step = Step {
                        change,
                        round,
                        guest: (guest, from),
                        to,
                        other: None,
                    };
                    self.consider(step, best, equal);
                }
            }
        }
        tried
    }

    fn consider(&mut self, step: Step, best: &mut Option<Step>, equal: &mut usize) {
        match best {
            Some(known) if step.change > known.change => return,
            _ => {}
        }
        let improves = self.state.total + step.change < self.best.0;
        if !improves && self.is_tabu(step) {
            return;
        }
        match best {
            Some(known) if step.change == known.change => *equal += 1,
            _ => *equal = 1,
        }
        if self.prng.one_in(*equal) {
            *best = Some(step);
        }
    }

    fn slot(&self, round: usize, guest: usize, table: usize) -> usize {
        let number = (round * self.state.task.guests + guest) * self.state.task.tables + table;
        number.wrapping_mul(0x9E37_79B1) % MEMORY
    }

    fn is_tabu(&self, step: Step) -> bool {
        let is_recent = |guest: usize, table: usize| self.memory[self.slot(step.round, guest, table)] > self.clock;
        is_recent(step.guest.0, step.to) || step.other.is_some_and(|other| is_recent(other, step.guest.1))
    }

    fn make(&mut self, step: Step) {
        let (guest, from) = step.guest;
        let back = step.other.map(crate::index::id);
        self.state.exchange(
            step.round,
            (&[crate::index::id(guest)], from),
            (back.as_slice(), step.to),
        );
        for (guest, table) in [(Some(guest), from), (step.other, step.to)] {
            if let Some(guest) = guest {
                let slot = self.slot(step.round, guest, table);
                self.memory[slot] = self.clock + 4 + u64::from(crate::index::id(self.prng.below(8)));
            }
        }
    }
}
