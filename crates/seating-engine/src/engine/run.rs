//! Runs the streams of a search, each on its own thread, and picks the winner by (score, stream).

use std::sync::atomic::{AtomicBool, Ordering};

use super::stream::{Found, Stream};
use super::{Budget, Config, Control, Outcome, Progress, explain};
use crate::index::option;
use crate::meter::Meter;
use crate::preflight::preflight;
use crate::problem::Problem;
use crate::score;

pub(super) fn solve(
    problem: &Problem,
    config: Config,
    budget: Budget<'_>,
    progress: &mut dyn FnMut(Progress<'_>) -> Control,
) -> Outcome {
    let known = preflight(problem);
    let enough = AtomicBool::new(false);
    let share_used = budget.share_used;
    let stop = || {
        enough.load(Ordering::Relaxed)
            || budget.should_stop.is_some_and(|should_stop| should_stop())
            || share_used.is_some_and(|share_used| share_used() >= 1.0)
    };
    let limit = limit(problem, &budget);
    let run = |number: usize, report: &mut dyn FnMut(Progress<'_>) -> Control| {
        let meter = Meter::new(limit, &stop, share_used);
        let found = Stream::new(problem, &known, config.seed, number, meter, &budget).run(report);
        if budget.target.is_some_and(|target| found.score <= target) {
            enough.store(true, Ordering::Relaxed);
        }
        found
    };
    let mut first = |news: Progress<'_>| {
        let answer = progress(news);
        if answer == Control::Stop {
            enough.store(true, Ordering::Relaxed);
        }
        answer
    };
    let best = if config.threads <= 1 {
        run(0, &mut first)
    } else {
        std::thread::scope(|scope| {
            let others: Vec<_> = (1..config.threads)
                .map(|number| scope.spawn(move || run(number, &mut |_| Control::Continue)))
                .collect();
            let own = run(0, &mut first);
            let rest = others.into_iter().filter_map(|handle| handle.join().ok());
            rest.fold(own, |best, found| if found.key() < best.key() { found } else { best })
        })
    };
    outcome(problem, best)
}

/// Returns the work limit: the caller's, or a default by size when no other limit is set.
fn limit(problem: &Problem, budget: &Budget<'_>) -> u64 {
    let by_size = (300_000 + 4_000 * u64::from(crate::index::id(problem.guests()))).min(4_000_000);
    let unlimited = budget.should_stop.is_none() && budget.share_used.is_none();
    budget.work_units.unwrap_or(if unlimited { by_size } else { u64::MAX })
}

fn outcome(problem: &Problem, found: Found) -> Outcome {
    let seat: Vec<Option<usize>> = found.seat.iter().map(|&seat| option(seat)).collect();
    let breakdown = score::score(problem, &seat).unwrap_or_default();
    let unseated = explain::unseated(problem, &seat);
    Outcome {
        seat,
        score: breakdown.score(),
        breakdown,
        work_units: found.work,
        rounds: found.rounds,
        stream: found.stream,
        unseated,
    }
}
