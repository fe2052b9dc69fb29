//! Tries the methods in turn until the bound is reached or the work is done.

use super::bound::{Bound, bound};
use super::plan::{Method, RoundsPlan, RoundsProgress};
use super::state::State;
use super::tabu::Tabu;
use super::task::RoundsTask;
use super::{design, fit, greedy, starter};
use crate::engine::{Budget, Control};
use crate::index::id;
use crate::meter::Meter;
use crate::prng::Prng;

/// Work units of a run without any limit: at least this, and more by size.
const DEFAULT_WORK: u64 = 100_000_000;
/// Work units of the first search over all rounds, and of the search for a cyclic design after it; both double in turn.
const SLICE: u64 = 2_000_000;

type Listener<'l> = &'l mut dyn FnMut(RoundsProgress) -> Control;

struct Run<'a, 'm> {
    state: State<'a>,
    bound: Bound,
    prng: Prng,
    meter: Meter<'m>,
    /// The last total that the caller heard of.
    told: i64,
}

pub(super) fn run(task: &RoundsTask, seed: u64, budget: Budget<'_>, progress: Listener<'_>) -> RoundsPlan {
    let stop = || {
        budget.should_stop.is_some_and(|should_stop| should_stop())
            || budget.share_used.is_some_and(|share_used| share_used() >= 1.0)
    };
    let mut run = Run {
        state: State::new(task),
        bound: bound(task),
        prng: Prng::new(seed, 0),
        meter: Meter::new(limit(task, &budget), &stop, budget.share_used),
        told: i64::MAX,
    };
    let method = run.solve(progress);
    RoundsPlan::new(&run.state, run.bound, method, run.meter.work())
}

fn limit(task: &RoundsTask, budget: &Budget<'_>) -> u64 {
    let unlimited = budget.should_stop.is_none() && budget.share_used.is_none();
    let by_size = DEFAULT_WORK + 20_000 * u64::from(id(task.guests));
    budget.work_units.unwrap_or(if unlimited { by_size } else { u64::MAX })
}

fn news(total: i64, bound: usize, meter: &Meter<'_>) -> RoundsProgress {
    RoundsProgress {
        repeats: usize::try_from(total).unwrap_or(0),
        bound,
        work_units: meter.work(),
    }
}

impl Run<'_, '_> {
    fn solve(&mut self, progress: Listener<'_>) -> Method {
        let target = i64::from(id(self.bound.repeats));
        let shape = fit::shape(self.state.task);
        let rounds = self.state.task.rounds.len();
        let known = shape.and_then(|(tables, size)| design::find(tables, size, rounds));
        if !known.is_some_and(|found| self.take(&found)) {
            greedy::fill(&mut self.state, &mut self.prng);
        } else if self.state.total <= target {
            self.tell(self.state.total, progress);
            return Method::Design;
        }
        let cyclic = shape.filter(|_| target == 0 && self.state.task.is_free());
        let mut work = SLICE;
        while self.search(target, work, progress) {
            if cyclic.is_some_and(|shape| self.cyclic(shape, work)) {
                self.tell(self.state.total, progress);
                return Method::CyclicDesign;
            }
            work *= 2;
        }
        Method::Search
    }

    /// Searches from the present plan, keeps the best one and returns whether more work may improve it.
    fn search(&mut self, target: i64, work: u64, progress: Listener<'_>) -> bool {
        let end = self.meter.work().saturating_add(work);
        let (bound, told) = (self.bound.repeats, &mut self.told);
        let mut news = |total: i64, meter: &Meter<'_>| {
            let is_better = total < *told;
            *told = total.min(*told);
            !is_better || progress(news(total, bound, meter)) == Control::Continue
        };
        let mut tabu = Tabu::new(&mut self.state, &mut self.prng);
        tabu.run(target, end, &mut self.meter, &mut news);
        let (total, tables) = std::mem::take(&mut tabu.best);
        if self.state.total > total {
            self.state.load(&tables);
        }
        self.state.total > target && self.meter.goes_on() && self.meter.work() >= end
    }

    fn tell(&self, total: i64, progress: Listener<'_>) {
        if total < self.told {
            progress(news(total, self.bound.repeats, &self.meter));
        }
    }

    fn cyclic(&mut self, (tables, size): (usize, usize), work: u64) -> bool {
        let task = self.state.task;
        let strangers = fit::strangers_needed(task, (tables, size));
        let shape = (tables, size, task.rounds.len());
        let found = starter::search(shape, strangers, &mut self.prng, &mut self.meter, work);
        found.is_some_and(|found| self.take(&found) && self.state.total == 0)
    }

    /// Takes a design as the plan if it fits and is no worse than the present one.
    fn take(&mut self, found: &design::Design) -> bool {
        let Some(tables) = fit::fit(self.state.task, found) else {
            return false;
        };
        let before = (self.state.total, self.state.tables().to_vec());
        let is_first = before.1.contains(&crate::index::NONE);
        self.state.load(&tables);
        if !is_first && self.state.total > before.0 {
            self.state.load(&before.1);
        }
        true
    }
}
