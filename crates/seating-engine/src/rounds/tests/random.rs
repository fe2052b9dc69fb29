//! What every plan promises, on random series with every kind of rule.

use std::cell::Cell;

use super::super::state::State;
use super::super::{RoundDraft, RoundsDraft, Stay, greedy, seat};
use super::judge::run;
use crate::engine::{Budget, Control};
use crate::prng::Prng;

fn draft(seed: u64) -> RoundsDraft {
    let mut prng = Prng::new(seed, 9);
    let guests = 6 + prng.below(14);
    let tables = 2 + prng.below(4);
    let mut draft = RoundsDraft {
        guests,
        ..RoundsDraft::default()
    };
    for _ in 0..2 + prng.below(4) {
        let mut seats: Vec<usize> = (0..tables).map(|_| 1 + prng.below(7)).collect();
        while seats.iter().sum::<usize>() < guests {
            let table = prng.below(tables);
            seats[table] += 1;
        }
        let absent: Vec<usize> = (0..guests).filter(|_| prng.one_in(12)).collect();
        let mut fixed = Vec::new();
        for guest in (0..guests).filter(|guest| !absent.contains(guest)) {
            let table = prng.below(tables);
            let taken = fixed.iter().filter(|(_, at)| *at == table).count();
            if prng.one_in(10) && taken < seats[table] {
                fixed.push((guest, table));
            }
        }
        draft.rounds.push(RoundDraft { seats, absent, fixed });
    }
    let mut order: Vec<usize> = (0..guests).collect();
    prng.shuffle(&mut order);
    if prng.one_in(2) {
        draft.parties = vec![order[..2].to_vec(), order[2..4 + prng.below(2)].to_vec()];
    }
    if prng.one_in(2) {
        draft.apart = vec![(order[0], order[5]), (order[1], order[2])];
        draft.met = vec![(order[0], order[1]), (order[3], order[5]), (order[5], order[3])];
    }
    if prng.one_in(2) {
        draft.stays = vec![
            Stay {
                guest: order[4],
                tables: vec![0, 1],
            },
            Stay {
                guest: order[5],
                tables: Vec::new(),
            },
        ];
    }
    draft
}

fn sound(seeds: u64) -> impl Iterator<Item = (u64, RoundsDraft)> {
    (0..seeds)
        .map(|seed| (seed, draft(seed)))
        .filter(|(_, draft)| draft.build().is_ok())
}

#[test]
fn every_plan_keeps_the_rules_and_claims_what_the_judge_counts() {
    assert!(sound(400).count() > 200);
    for (seed, draft) in sound(400) {
        run(&draft, seed, 20_000);
    }
}

#[test]
fn exchanges_change_the_total_as_valued() {
    for (seed, draft) in sound(60) {
        let task = draft.build().expect("a sound series of rounds");
        let mut prng = Prng::new(seed, 0);
        let mut state = State::new(&task);
        greedy::fill(&mut state, &mut prng);
        for _ in 0..200 {
            let (round, a, b) = (
                prng.below(task.rounds()),
                prng.below(task.tables()),
                prng.below(task.tables()),
            );
            let pick = |prng: &mut Prng, list: &[u32]| -> Vec<u32> {
                list.iter().copied().filter(|_| prng.one_in(3)).collect()
            };
            let (out, back) = (
                pick(&mut prng, state.seated(round, a)),
                pick(&mut prng, state.seated(round, b)),
            );
            if a == b {
                continue;
            }
            let change = state.exchange_change(round, (&out, a), (&back, b));
            let before = state.total;
            state.exchange(round, (&out, a), (&back, b));
            assert_eq!(state.total, before + change, "seed {seed}");
        }
        let tables = state.tables().to_vec();
        let mut anew = State::new(&task);
        greedy::fill(&mut anew, &mut prng);
        anew.load(&tables);
        let fixed_in_place = state.tables() == anew.tables();
        assert!(!fixed_in_place || anew.total == state.total, "seed {seed}");
    }
}

#[test]
fn the_same_seed_and_work_give_the_same_plan() {
    let draft = RoundsDraft::uniform(30, &[6, 6, 6, 6, 6], 4);
    assert_eq!(run(&draft, 3, 50_000), run(&draft, 3, 50_000));
    let (_, mixed) = sound(50).last().expect("a sound series of rounds");
    assert_eq!(run(&mixed, 3, 50_000), run(&mixed, 3, 50_000));
}

#[test]
fn the_caller_ends_a_search_and_better_news_follow_each_other() {
    let task = RoundsDraft::uniform(36, &[6; 6], 6)
        .build()
        .expect("a sound series of rounds");
    let questions = Cell::new(0);
    let mut news = Vec::new();
    let plan = seat(&task, 1, Budget::work(2_000_000), &mut |progress| {
        news.push(progress.repeats);
        Control::Continue
    });
    assert!(news.windows(2).all(|pair| pair[1] <= pair[0]), "{news:?}");
    assert_eq!(news.last(), Some(&plan.repeats));
    let stopped = seat(&task, 1, Budget::default(), &mut |_| {
        questions.set(questions.get() + 1);
        Control::Stop
    });
    assert_eq!(questions.get(), 1);
    assert!(stopped.work_units < 20_000 && stopped.table.iter().flatten().all(Option::is_some));
    let should_stop = || true;
    let late = seat(&task, 1, Budget::until(&should_stop), &mut |_| Control::Continue);
    assert!(late.work_units < 20_000, "{} work units", late.work_units);
}

#[test]
fn impossible_series_are_refused_by_field() {
    let field = |draft: &RoundsDraft| draft.build().expect_err("a series that cannot be right").field;
    assert_eq!(field(&RoundsDraft::uniform(9, &[4, 4], 2)), "rounds[0].seats");
    let mut draft = RoundsDraft::uniform(4, &[2, 2], 2);
    draft.rounds[1].fixed = vec![(0, 1), (1, 1), (2, 1)];
    assert_eq!(field(&draft), "rounds[1].fixed");
    let mut draft = RoundsDraft::uniform(4, &[2, 2], 2);
    draft.parties = vec![vec![0, 1], vec![1, 2]];
    assert_eq!(field(&draft), "parties[1]");
    draft.parties.clear();
    draft.stays = [0, 1, 2].map(|guest| Stay { guest, tables: vec![0] }).to_vec();
    assert_eq!(field(&draft), "stays");
    assert!(run(&RoundsDraft::default(), 1, 1_000).proved);
}
