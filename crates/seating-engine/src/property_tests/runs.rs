//! What every run promises: sound plans, locks kept, repeatable results, a steady climb, a prompt end.

use std::sync::atomic::{AtomicU64, Ordering};

use super::drafts;
use crate::engine::{Budget, Config, Control, Engine, Outcome};
use crate::problem::{Lock, Problem, ProblemDraft};
use crate::score::score;
use crate::swb;

fn dinner() -> ProblemDraft {
    swb::parse(include_str!("../../instances/dinner-24.json"))
        .expect("the committed instance is sound")
        .draft
}

fn run(problem: &Problem, seed: u64, threads: usize, work: u64) -> Outcome {
    Engine::new(problem, Config { seed, threads }).solve(Budget::work(work), &mut |_| Control::Continue)
}

#[test]
fn every_outcome_is_a_plan_with_the_score_it_claims() {
    for seed in 0..300 {
        let Ok(problem) = drafts::draft(seed, 16, 4, 6).build() else {
            continue;
        };
        let outcome = run(&problem, seed, 1, 8_000);
        let breakdown = score(&problem, &outcome.seat).expect("nobody twice, no blocked seat, locks kept");
        assert_eq!(
            (breakdown, breakdown.score()),
            (outcome.breakdown, outcome.score),
            "seed {seed}"
        );
        for guest in 0..problem.guests() {
            match problem.lock_of(guest) {
                Some(Lock::Seat(seat)) => assert_eq!(outcome.seat[guest], Some(seat)),
                Some(Lock::Table(table)) => {
                    assert_eq!(
                        outcome.seat[guest].and_then(|seat| problem.table_of_seat(seat)),
                        Some(table)
                    );
                }
                None => {}
            }
        }
        let unseated: Vec<usize> = outcome.unseated.iter().map(|unseated| unseated.guest).collect();
        let without: Vec<usize> = (0..problem.guests())
            .filter(|&guest| outcome.seat[guest].is_none())
            .collect();
        assert_eq!(unseated, without);
        assert!(outcome.unseated.iter().all(|unseated| !unseated.reason.is_empty()));
    }
}

#[test]
fn the_same_seed_and_work_give_the_same_plan() {
    let problem = dinner().build().expect("a sound problem");
    for threads in [1, 2] {
        assert_eq!(run(&problem, 3, threads, 60_000), run(&problem, 3, threads, 60_000));
    }
}

#[test]
fn a_run_cut_by_a_deadline_is_repeated_by_its_work_units() {
    let problem = dinner().build().expect("a sound problem");
    let questions = AtomicU64::new(0);
    let should_stop = || questions.fetch_add(1, Ordering::Relaxed) > 40;
    let engine = Engine::new(&problem, Config { seed: 5, threads: 1 });
    let cut = engine.solve(Budget::until(&should_stop), &mut |_| Control::Continue);
    assert_eq!(engine.solve(Budget::replay(&cut), &mut |_| Control::Continue), cut);
    let share_used = || f64::from(u32::try_from(questions.fetch_add(1, Ordering::Relaxed)).unwrap()) / 200.0;
    let paced = engine.solve(Budget::paced(&share_used), &mut |_| Control::Continue);
    assert!(paced.rounds.len() > 2, "{:?}", paced.rounds);
    assert_eq!(engine.solve(Budget::replay(&paced), &mut |_| Control::Continue), paced);
}

#[test]
fn a_second_stream_never_makes_it_worse() {
    let problem = dinner().build().expect("a sound problem");
    for seed in 0..5 {
        assert!(run(&problem, seed, 2, 30_000).score <= run(&problem, seed, 1, 30_000).score);
    }
}

#[test]
fn progress_only_ever_gets_better_and_the_caller_can_end_it() {
    let problem = dinner().build().expect("a sound problem");
    let mut news = Vec::new();
    let engine = Engine::new(&problem, Config::default());
    engine.solve(Budget::work(200_000), &mut |progress| {
        news.push(progress.score);
        Control::Continue
    });
    assert!(news.windows(2).all(|pair| pair[1] < pair[0]));
    let stopped = engine.solve(Budget::default(), &mut |_| Control::Stop);
    assert!(
        stopped.work_units < 50_000,
        "{} work units after the first news",
        stopped.work_units
    );
    assert_eq!(stopped.score.unseated, 0);
}

#[test]
fn a_deadline_is_noticed_within_a_few_thousand_work_units() {
    let problem = dinner().build().expect("a sound problem");
    let should_stop = || true;
    let engine = Engine::new(&problem, Config::default());
    let outcome = engine.solve(Budget::until(&should_stop), &mut |_| Control::Continue);
    assert!(outcome.work_units < 20_000, "{} work units", outcome.work_units);
}

#[test]
fn a_problem_without_guests_tables_or_choice_ends() {
    let empty = ProblemDraft::default().build().expect("a sound problem");
    assert!(run(&empty, 1, 1, 10_000).seat.is_empty());
    let mut draft = dinner();
    draft.tables.clear();
    draft.guests.iter_mut().for_each(|guest| guest.lock = None);
    draft.prior = None;
    let homeless = draft.build().expect("a sound problem");
    let outcome = run(&homeless, 1, 1, 10_000);
    assert_eq!(outcome.unseated.len(), 24);
    assert_eq!(outcome.unseated[0].reason, "There are no seats yet.");
}

/// Numbers guests and tables the other way round.
fn relabelled(draft: &ProblemDraft) -> ProblemDraft {
    let (people, tables) = (draft.guests.len(), draft.tables.len());
    let guest = |old: usize| people - 1 - old;
    let mut new = draft.clone();
    new.guests.reverse();
    new.tables.reverse();
    let seat = |old: usize| {
        let (mut table, mut local) = (0, old);
        while local >= draft.tables[table].seats {
            local -= draft.tables[table].seats;
            table += 1;
        }
        new.seat(tables - 1 - table, local)
    };
    let mut guests = new.guests.clone();
    for known in &mut guests {
        known.lock = match known.lock {
            Some(Lock::Table(table)) => Some(Lock::Table(tables - 1 - table)),
            Some(Lock::Seat(old)) => Some(Lock::Seat(seat(old))),
            None => None,
        };
    }
    let prior = draft
        .prior
        .as_ref()
        .map(|prior| prior.iter().rev().map(|old| old.map(seat)).collect());
    (new.guests, new.prior) = (guests, prior);
    new.together
        .iter_mut()
        .chain(new.groups.iter_mut().map(|group| &mut group.members))
        .flatten()
        .for_each(|member| *member = guest(*member));
    new.apart
        .iter_mut()
        .chain(&mut new.apart_adjacent)
        .for_each(|pair| *pair = (guest(pair.0), guest(pair.1)));
    new.table_prefs
        .iter_mut()
        .chain(&mut new.seat_prefs)
        .for_each(|wish| (wish.0, wish.1) = (guest(wish.0), guest(wish.1)));
    new
}

#[test]
fn other_numbers_for_guests_and_tables_change_nothing() {
    let draft = dinner();
    let one = run(&draft.build().expect("a sound problem"), 1, 1, 600_000).score;
    let other = run(&relabelled(&draft).build().expect("a sound problem"), 1, 1, 600_000).score;
    assert_eq!(one, other);
}

#[test]
fn doubled_weights_and_an_empty_wish_lead_to_the_same_plan_value() {
    let draft = dinner();
    let one = run(&draft.build().expect("a sound problem"), 1, 1, 600_000).score;
    let mut double = draft;
    double
        .table_prefs
        .iter_mut()
        .chain(&mut double.seat_prefs)
        .for_each(|wish| wish.2 *= 2);
    double.groups.iter_mut().for_each(|group| group.weight *= 2);
    double.guests.iter_mut().for_each(|guest| {
        guest.vip *= 2;
        guest.wants.iter_mut().for_each(|want| want.1 *= 2);
    });
    double.weights.isolation *= 2;
    double.weights.underfill *= 2;
    double.weights.move_table *= 2;
    double.weights.move_seat *= 2;
    double.table_prefs.push((0, 9, 0));
    let other = run(&double.build().expect("a sound problem"), 1, 1, 600_000).score;
    assert_eq!(
        (one.unseated, one.violations, 2 * one.cost),
        (other.unseated, other.violations, other.cost)
    );
}

#[test]
fn an_untouched_plan_is_left_alone() {
    let mut draft = dinner();
    draft.prior = None;
    let first = run(&draft.build().expect("a sound problem"), 1, 1, 600_000);
    draft.prior = Some(first.seat.clone());
    (draft.weights.move_table, draft.weights.move_seat) = (6, 1);
    let second = run(&draft.build().expect("a sound problem"), 2, 1, 600_000);
    assert_eq!(second.seat, first.seat);
}
