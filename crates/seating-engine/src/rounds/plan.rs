//! The result of a search.

use super::bound::Bound;
use super::state::State;
use super::task::RoundsTask;
use crate::index::{ix, option};

/// Progress of a running search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoundsProgress {
    /// Repeated meetings of the best plan so far; pairs that must not share a table count a hundred each.
    pub repeats: usize,
    /// Repeated meetings of every plan.
    pub bound: usize,
    /// Work units done.
    pub work_units: u64,
}

/// The seating of a series of rounds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundsPlan {
    /// Table of each guest by round; `None` for an absent guest.
    pub table: Vec<Vec<Option<usize>>>,
    /// Meetings of pairs who met in an earlier round or before the first one.
    pub repeats: usize,
    /// Pairs who meet more than once, or again.
    pub repeated_pairs: usize,
    /// How few repeated meetings are possible, and why.
    pub bound: Bound,
    /// Whether no plan has fewer repeated meetings.
    pub proved: bool,
    /// Rules that the plan does not keep.
    pub broken: Vec<Broken>,
    /// How the plan was found.
    pub method: Method,
    /// Work units done; as a budget, enough to repeat the run.
    pub work_units: u64,
}

/// A rule that a plan does not keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Broken {
    /// Two guests share a table who must not.
    Apart {
        /// The round.
        round: usize,
        /// One guest.
        guest: usize,
        /// The other guest.
        other: usize,
    },
    /// A party does not fit at one table of the round.
    Party {
        /// The round.
        round: usize,
        /// The party.
        party: usize,
    },
}

/// How a plan was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// By a known design.
    Design,
    /// By searching a cyclic design.
    CyclicDesign,
    /// By searching all rounds at once.
    Search,
}

impl RoundsPlan {
    pub(super) fn new(state: &State<'_>, bound: Bound, method: Method, work_units: u64) -> Self {
        let task = state.task;
        let table: Vec<Vec<Option<usize>>> = (0..task.rounds.len())
            .map(|round| {
                (0..task.guests)
                    .map(|guest| option(state.table_of(round, guest)))
                    .collect()
            })
            .collect();
        let apart = broken_apart(task, &table);
        let (repeats, repeated_pairs) = state.repeats();
        let split = task.split.iter().map(|&(round, party)| Broken::Party { round, party });
        Self {
            proved: apart.is_empty() && repeats == bound.repeats,
            broken: apart.iter().copied().chain(split).collect(),
            table,
            repeats,
            repeated_pairs,
            bound,
            method,
            work_units,
        }
    }
}

fn broken_apart(task: &RoundsTask, table: &[Vec<Option<usize>>]) -> Vec<Broken> {
    let mut broken = Vec::new();
    for (round, tables) in table.iter().enumerate() {
        for guest in 0..task.guests {
            let own = tables.get(guest).copied().flatten();
            let later = task
                .apart
                .row(guest)
                .iter()
                .map(|other| ix(*other))
                .filter(|other| *other > guest);
            let shares = |other: &usize| own.is_some() && tables.get(*other).copied().flatten() == own;
            broken.extend(later.filter(shares).map(|other| Broken::Apart { round, guest, other }));
        }
    }
    broken
}
