//! One stream of a search: construction, then rounds of table phase, seat phase and joint phase, each round
//! longer than the last. The length of a round depends on its number alone, so that a run stopped by a deadline
//! can be repeated exactly with the work units it reports.
#![expect(
    clippy::indexing_slicing,
    reason = "all indices come from the validated problem whose sizes the arrays have"
)]

use std::collections::BTreeSet;

use super::{Budget, Control, Progress};
use crate::complete::complete;
use crate::index::{NONE, id, ix};
use crate::joint::{Polish, STRICT, polish};
use crate::meter::Meter;
use crate::plan::Plan;
use crate::preflight::Feasibility;
use crate::prng::Prng;
use crate::problem::Problem;
use crate::score::Score;
use crate::seats::arrange;
use crate::tables::anneal::{Schedule, anneal};
use crate::tables::atoms::Atoms;
use crate::tables::construct::construct;
use crate::tables::state::State;
use crate::units::{Units, units};

/// The best plan of a stream.
pub(super) struct Found {
    pub(super) seat: Vec<u32>,
    pub(super) score: Score,
    pub(super) work: u64,
    pub(super) rounds: Vec<u64>,
    pub(super) stream: usize,
}

impl Found {
    /// Returns what decides between streams.
    pub(super) fn key(&self) -> (Score, usize) {
        (self.score, self.stream)
    }
}

/// A search in progress.
pub(super) struct Stream<'a> {
    problem: &'a Problem,
    known: &'a Feasibility,
    units: Units,
    loose: BTreeSet<u32>,
    prng: Prng,
    meter: Meter<'a>,
    target: Option<Score>,
    /// Lengths of rounds that an earlier run decided.
    replayed: &'a [u64],
    best: Found,
}

impl<'a> Stream<'a> {
    pub(super) fn new(
        problem: &'a Problem,
        known: &'a Feasibility,
        seed: u64,
        stream: usize,
        meter: Meter<'a>,
        budget: &Budget<'a>,
    ) -> Self {
        let worst = Score {
            unseated: u32::MAX,
            violations: u32::MAX,
            cost: i64::MAX,
        };
        let best = Found {
            seat: vec![NONE; problem.guests()],
            score: worst,
            work: 0,
            rounds: Vec::new(),
            stream,
        };
        let prng = Prng::new(seed, u64::from(id(stream)));
        Self {
            problem,
            known,
            units: units(problem),
            loose: BTreeSet::new(),
            prng,
            meter,
            target: budget.target,
            replayed: budget.rounds,
            best,
        }
    }

    /// Works until the budget is used up or no better plan is possible.
    pub(super) fn run(mut self, report: &mut dyn FnMut(Progress<'_>) -> Control) -> Found {
        let mut tables: Vec<u32> = self.problem.guests.iter().map(|guest| guest.prior_table).collect();
        loop {
            let atoms = Atoms::build(self.problem, &self.units, &mut self.loose);
            let mut state = seated(&atoms, &tables);
            let work = construct(&mut state);
            self.meter.spend(work);
            if self.best.rounds.is_empty() {
                self.finish(&atoms, &state, 0, report);
            }
            let cramped = self.rounds(&atoms, &mut state, report);
            if cramped.is_empty() {
                break;
            }
            self.loose.extend(cramped);
            for (guest, table) in tables.iter_mut().enumerate() {
                *table = state.table[ix(atoms.of_guest[guest])];
            }
        }
        self.best.work = self.meter.work();
        if self.best.score.unseated > self.known.min_unseated {
            let seats = complete(self.problem, &self.units, &self.best.seat);
            let score = Plan::of(self.problem, &seats).score();
            self.keep(score, &seats, report);
        }
        self.best
    }

    /// Works with one set of atoms to the end, or until loosening the returned units may help.
    fn rounds(
        &mut self,
        atoms: &Atoms,
        state: &mut State<'_>,
        report: &mut dyn FnMut(Progress<'_>) -> Control,
    ) -> Vec<u32> {
        let mut round = 0;
        while self.goes_on() {
            let steps = self.next_round();
            let schedule = Schedule::new(steps, atoms.len());
            let best = anneal(state, &mut self.prng, &mut self.meter, schedule);
            state.restore(&best.table);
            self.finish(atoms, state, steps / 8, report);
            round += 1;
            if round >= 2 {
                let units = self.cramped_units(atoms, state);
                if !units.is_empty() {
                    return units;
                }
            }
        }
        Vec::new()
    }

    /// Decides the length of the next round: short at first, then the larger part of what is left.
    fn next_round(&mut self) -> u64 {
        let number = self.best.rounds.len();
        let left = self.meter.remaining();
        let first = 10_000 + 10 * u64::from(id(self.problem.guests()));
        let searching = number < 3 || (number < 12 && !self.is_proved());
        let steps = match (self.replayed.get(number), self.best.rounds.last(), left) {
            (Some(&steps), ..) => steps,
            (None, None, _) => first,
            (None, Some(_), Some(left)) if searching => (left / 20).max(first),
            (None, Some(_), Some(left)) => (left / 5 * 3).max(first),
            (None, Some(&last), None) => last + last / 2,
        };
        self.best.rounds.push(steps);
        steps
    }

    fn goes_on(&self) -> bool {
        let reached = self.target.is_some_and(|target| self.best.score <= target);
        self.meter.goes_on() && !reached && self.best.score != Score::default()
    }

    /// Seats the guests of a table plan, improves the whole and keeps it when it is the best.
    fn finish(
        &mut self,
        atoms: &Atoms,
        state: &State<'_>,
        steps: u64,
        report: &mut dyn FnMut(Progress<'_>) -> Control,
    ) {
        let mut seats = self.best.seat.clone();
        if self.best.score.unseated == u32::MAX {
            seats = self.problem.guests.iter().map(|guest| guest.prior_seat).collect();
        }
        for (guest, seat) in seats.iter_mut().enumerate() {
            if ix(state.table[ix(atoms.of_guest[guest])]) == atoms.bench() {
                *seat = NONE;
            }
        }
        let mut guests = vec![Vec::new(); atoms.tables];
        for (atom, members) in atoms.members.iter().enumerate() {
            if let Some(list) = guests.get_mut(ix(state.table[atom])) {
                list.extend_from_slice(members);
            }
        }
        for (guest, known) in self.problem.guests.iter().enumerate() {
            if known.lock_seat != NONE {
                seats[guest] = known.lock_seat;
            }
        }
        for (table, guests) in guests.iter().enumerate() {
            arrange(self.problem, table, guests, &mut seats, &mut self.prng, &mut self.meter);
        }
        let mut plan = Plan::of(self.problem, &seats);
        self.keep(plan.score(), plan.seats(), report);
        if steps > 0 {
            let hot = [1.0, 4.0, 2.0][self.best.rounds.len() % 3];
            let lenient = self.best.score.violations > 0 && self.best.rounds.len() % 2 == 1;
            let violation = if lenient { 12 } else { STRICT };
            let how = Polish {
                steps: steps / 4,
                hot,
                cold: 0.2,
                violation,
            };
            let seats = polish(self.problem, atoms, &mut plan, &mut self.prng, &mut self.meter, how);
            let score = Plan::of(self.problem, &seats).score();
            self.keep(score, &seats, report);
        }
    }

    fn keep(&mut self, score: Score, seats: &[u32], report: &mut dyn FnMut(Progress<'_>) -> Control) {
        if score < self.best.score {
            self.best.score = score;
            self.best.seat.copy_from_slice(seats);
            if report(Progress {
                score,
                work_units: self.meter.work(),
                seats: &self.best.seat,
            }) == Control::Stop
            {
                self.meter.stop();
            }
        }
    }

    /// Returns whether it is proved that no plan seats more guests or keeps more rules than the best one.
    fn is_proved(&self) -> bool {
        let score = self.best.score;
        score.unseated <= self.known.min_unseated && score.violations <= self.known.min_hard
    }

    /// Returns whole units that might let more guests be seated or more rules be kept if they were split.
    fn cramped_units(&self, atoms: &Atoms, state: &State<'_>) -> Vec<u32> {
        if self.is_proved() {
            return Vec::new();
        }
        let mut cramped = BTreeSet::new();
        for (atom, members) in atoms.members.iter().enumerate() {
            let table = ix(state.table[atom]);
            let overfull = table < atoms.tables && state.need[table] > atoms.accessible[table];
            let needy = overfull && state.cell(atom, table).need > 0;
            let unhappy = table == atoms.bench() || state.cell(atom, table).hard > 0 || needy;
            if members.len() > 1 && unhappy && atoms.fixed[atom] == NONE {
                cramped.insert(self.units.of_guest[ix(members[0])]);
            }
        }
        cramped.into_iter().collect()
    }
}

/// Starts a state with guests at the tables they had before, as far as these have room.
fn seated<'a>(atoms: &'a Atoms, tables: &[u32]) -> State<'a> {
    let mut state = State::new(atoms);
    for &atom in &atoms.movable {
        let members = &atoms.members[ix(atom)];
        let table = tables[ix(members[0])];
        let agreed = members.iter().all(|&guest| tables[ix(guest)] == table);
        if agreed && ix(table) < atoms.tables && state.room(ix(table)) >= atoms.size[ix(atom)] {
            let worth = state.evaluate(&[atom], &[], atoms.bench(), ix(table));
            state.apply(&[atom], &[], atoms.bench(), ix(table), worth);
        }
    }
    state
}
