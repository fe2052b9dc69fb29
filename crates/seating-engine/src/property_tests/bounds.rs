//! Preflight and engine against the truth, found by trying every plan of very small problems.

use super::drafts;
use crate::engine::{Budget, Config, Control, Engine};
use crate::index::NONE;
use crate::plan::Plan;
use crate::preflight::preflight;
use crate::problem::Problem;
use crate::score::Score;

/// Returns the value of the best of all plans.
fn truth(problem: &Problem) -> Score {
    let mut best = Score {
        unseated: u32::MAX,
        violations: u32::MAX,
        cost: i64::MAX,
    };
    seat_from(0, &mut Plan::new(problem), problem, &mut best);
    best
}

fn seat_from(guest: usize, plan: &mut Plan<'_>, problem: &Problem, best: &mut Score) {
    let Some(known) = problem.guests.get(guest) else {
        *best = plan.score().min(*best);
        return;
    };
    for seat in 0..problem.seats() {
        let place = &problem.seats[seat];
        let lock_kept = (known.lock_table == NONE || known.lock_table == place.table)
            && (known.lock_seat == NONE || known.lock_seat == crate::index::id(seat));
        if !place.blocked && lock_kept && plan.guest_at(seat) == NONE {
            plan.place(guest, seat);
            seat_from(guest + 1, plan, problem, best);
            plan.remove(guest);
        }
    }
    if known.lock_table == NONE {
        seat_from(guest + 1, plan, problem, best);
    }
}

#[test]
fn preflight_never_claims_more_than_the_truth() {
    let (mut compared, mut proved) = (0, 0);
    for seed in 0..1_500 {
        let Ok(problem) = drafts::draft(seed, 6, 3, 3).build() else {
            continue;
        };
        if problem.seats() > 8 {
            continue;
        }
        let (best, found) = (truth(&problem), preflight(&problem));
        assert_eq!(found.min_unseated, best.unseated, "seed {seed}: {found:?}");
        assert!(
            found.min_hard <= best.violations,
            "seed {seed}: {found:?}, truth {best:?}"
        );
        compared += 1;
        proved += usize::from(best.violations > 0 && found.min_hard == best.violations);
    }
    assert!(compared > 500, "only {compared} problems were compared");
    assert!(proved > 50, "only {proved} bounds were tight");
}

#[test]
fn the_engine_finds_the_best_plan_of_very_small_problems() {
    let mut compared = 0;
    let mut missed = Vec::new();
    for seed in 5_000..5_400 {
        let Ok(problem) = drafts::draft(seed, 6, 3, 3).build() else {
            continue;
        };
        if problem.seats() > 8 {
            continue;
        }
        let engine = Engine::new(&problem, Config { seed, threads: 1 });
        let budget = Budget {
            target: Some(truth(&problem)),
            ..Budget::work(2_000_000)
        };
        let outcome = engine.solve(budget, &mut |_| Control::Continue);
        compared += 1;
        if outcome.score != truth(&problem) {
            missed.push((seed, outcome.score, truth(&problem)));
        }
    }
    assert!(compared > 100, "only {compared} problems were compared");
    assert_eq!(missed, []);
}
