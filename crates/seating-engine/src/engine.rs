//! The public interface of the engine: requests and results.

mod explain;
mod run;
mod stream;

use crate::index::option;
use crate::problem::Problem;
use crate::score::{Breakdown, Score};

/// How the engine works, independent of how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Config {
    /// Seed of all random choices; the same seed and work give the same plan.
    pub seed: u64,
    /// Independent search streams, each on its own thread; 1 starts no thread. The best plan wins.
    pub threads: usize,
}

impl Default for Config {
    fn default() -> Self {
        Self { seed: 1, threads: 1 }
    }
}

/// When the engine stops: at the first limit that is reached. Without any limit it stops after a default amount of work
/// that depends on the size of the problem.
#[derive(Clone, Copy, Default)]
pub struct Budget<'a> {
    /// Work units (evaluated changes) per stream. A run limited by this alone is exactly repeatable.
    pub work_units: Option<u64>,
    /// Called about every millisecond of work; the crate has no clock of its own.
    pub should_stop: Option<&'a (dyn Fn() -> bool + Sync)>,
    /// Returns the share of the time that is used; 1 or more means all of it. With it the engine fits its rounds into
    /// the time; without it rounds simply grow until the end.
    pub share_used: Option<&'a (dyn Fn() -> f64 + Sync)>,
    /// Lengths of the rounds of an earlier run ([`Outcome::rounds`]), to repeat it regardless of the present pace.
    pub rounds: &'a [u64],
    /// Stops as soon as a plan is at least this good.
    pub target: Option<Score>,
}

impl<'a> Budget<'a> {
    /// Stops after a number of work units.
    pub fn work(units: u64) -> Self {
        Self {
            work_units: Some(units),
            ..Self::default()
        }
    }

    /// Stops when the callback, called about every millisecond of work, returns 1 or more, and paces the search by the
    /// values returned before. The best choice for a deadline.
    pub fn paced(share_used: &'a (dyn Fn() -> f64 + Sync)) -> Self {
        Self {
            share_used: Some(share_used),
            ..Self::default()
        }
    }

    /// Repeats a run of one stream that was cut by a deadline, exactly.
    pub fn replay(outcome: &'a Outcome) -> Self {
        Self {
            rounds: &outcome.rounds,
            ..Self::work(outcome.work_units)
        }
    }

    /// Stops soon after the callback returns true, typically at a deadline.
    pub fn until(should_stop: &'a (dyn Fn() -> bool + Sync)) -> Self {
        Self {
            should_stop: Some(should_stop),
            ..Self::default()
        }
    }
}

/// Progress of a running search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress<'a> {
    /// Value of the best plan so far.
    pub score: Score,
    /// Work units done by the reporting stream.
    pub work_units: u64,
    seats: &'a [u32],
}

impl Progress<'_> {
    /// Returns the best plan so far: the seat of each guest, by number over all tables.
    pub fn seats(&self) -> Vec<Option<usize>> {
        self.seats.iter().map(|&seat| option(seat)).collect()
    }
}

/// Answer of the caller to [`Progress`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// Continue the search.
    Continue,
    /// Return the best plan soon.
    Stop,
}

/// A finished run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Seat of each guest, by number over all tables.
    pub seat: Vec<Option<usize>>,
    /// Value of the plan.
    pub score: Score,
    /// The terms of the value.
    pub breakdown: Breakdown,
    /// Work units done by the stream that found the plan; with its number, enough to repeat the run.
    pub work_units: u64,
    /// Lengths of the rounds of that stream.
    pub rounds: Vec<u64>,
    /// Stream that found the plan.
    pub stream: usize,
    /// Why each unseated guest has no seat, in the order of the guests.
    pub unseated: Vec<Unseated>,
}

/// A guest without a seat and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unseated {
    /// The guest.
    pub guest: usize,
    /// A sentence for the organiser.
    pub reason: String,
}

/// Searches plans for one problem.
#[derive(Clone, Debug)]
pub struct Engine<'a> {
    problem: &'a Problem,
    config: Config,
}

impl<'a> Engine<'a> {
    /// Prepares an engine; no work is done yet.
    pub fn new(problem: &'a Problem, config: Config) -> Self {
        Self { problem, config }
    }

    /// Searches until the budget is used up and returns the best plan found. Locked guests never move, and no guest
    /// gets two seats. `progress` is called by the first stream, on the calling thread.
    pub fn solve(&self, budget: Budget<'_>, progress: &mut dyn FnMut(Progress<'_>) -> Control) -> Outcome {
        run::solve(self.problem, self.config, budget, progress)
    }
}
