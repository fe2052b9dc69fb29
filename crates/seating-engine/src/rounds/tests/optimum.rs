//! Tiny series against every possible plan, and repeats that are forced.

use super::super::{BoundTerm, Broken, RoundsDraft, Stay};
use super::judge::{repeats, run};

/// Returns all ways to seat everyone in one round with even loads.
fn plans(guests: usize, seats: &[usize]) -> Vec<Vec<Option<usize>>> {
    let mut plans = vec![Vec::new()];
    for _ in 0..guests {
        let longer = plans.iter().flat_map(|plan: &Vec<Option<usize>>| {
            let free = |table: &usize| plan.iter().filter(|at| **at == Some(*table)).count() < seats[*table];
            (0..seats.len())
                .filter(free)
                .map(|table| [plan.as_slice(), &[Some(table)]].concat())
        });
        plans = longer.collect();
    }
    plans
}

/// Returns the fewest repeats over all plans; the first round may be any, so its first plan does.
fn optimum(draft: &RoundsDraft) -> usize {
    let choices = plans(draft.guests, &draft.rounds[0].seats);
    let mut best = usize::MAX;
    let mut stack = vec![vec![choices[0].clone()]];
    while let Some(plan) = stack.pop() {
        let count = repeats(draft, &plan).0;
        if count >= best {
            continue;
        }
        if plan.len() == draft.rounds.len() {
            best = count;
            continue;
        }
        stack.extend(
            choices
                .iter()
                .map(|choice| [plan.as_slice(), std::slice::from_ref(choice)].concat()),
        );
    }
    best
}

#[test]
fn tiny_series_reach_the_optimum() {
    for (guests, seats, rounds) in [
        (4, &[2, 2][..], 4),
        (5, &[3, 2], 3),
        (6, &[3, 3], 3),
        (6, &[2, 2, 2], 4),
        (6, &[4, 2], 3),
        (7, &[4, 3], 3),
    ] {
        let draft = RoundsDraft::uniform(guests, seats, rounds);
        let plan = run(&draft, 1, 100_000);
        assert_eq!(
            plan.repeats,
            optimum(&draft),
            "{guests} guests, {seats:?}, {rounds} rounds"
        );
    }
}

#[test]
fn too_few_others_are_proved() {
    let plan = run(&RoundsDraft::uniform(4, &[2, 2], 4), 1, 100_000);
    assert!(plan.proved);
    assert_eq!(plan.bound.repeats, 2);
    assert!(
        plan.bound
            .terms
            .contains(&BoundTerm::Meetings { meetings: 8, pairs: 6 })
    );
}

#[test]
fn tables_larger_than_their_number_are_proved() {
    let plan = run(&RoundsDraft::uniform(12, &[6, 6], 2), 1, 100_000);
    assert!(plan.proved);
    assert_eq!(plan.bound.terms, [BoundTerm::Spread { repeats: 12 }]);
}

#[test]
fn guests_who_stay_are_spread_and_their_repeats_are_proved() {
    let mut draft = RoundsDraft::uniform(20, &[4; 5], 3);
    draft.stays = [3, 8, 12]
        .map(|guest| Stay {
            guest,
            tables: vec![1, 2],
        })
        .to_vec();
    let plan = run(&draft, 1, 2_000_000);
    assert_eq!((plan.bound.repeats, plan.proved), (2, true), "{plan:?}");
    draft.stays = [3, 8, 12]
        .map(|guest| Stay {
            guest,
            tables: Vec::new(),
        })
        .to_vec();
    let free = run(&draft, 1, 2_000_000);
    assert_eq!((free.repeats, free.proved), (0, true));
}

#[test]
fn parties_and_kept_rounds_force_repeats_that_are_proved() {
    let mut draft = RoundsDraft::uniform(20, &[5, 5, 5, 5], 3);
    draft.parties = vec![vec![0, 1], vec![2, 3]];
    let plan = run(&draft, 1, 2_000_000);
    assert!(
        plan.bound.terms.contains(&BoundTerm::Forced { repeats: 4 }),
        "{:?}",
        plan.bound
    );
    let mut kept = RoundsDraft::uniform(16, &[4; 4], 3);
    kept.rounds[0].fixed = (0..16).map(|guest| (guest, guest / 4)).collect();
    kept.met = vec![(0, 4), (1, 5)];
    let plan = run(&kept, 1, 2_000_000);
    assert_eq!((plan.repeats, plan.proved), (0, true));
}

#[test]
fn rules_that_cannot_hold_are_named() {
    let mut draft = RoundsDraft::uniform(6, &[3, 3], 2);
    draft.parties = vec![vec![0, 1, 2, 3]];
    draft.apart = vec![(4, 5)];
    let plan = run(&draft, 1, 100_000);
    assert_eq!(
        plan.broken,
        [
            Broken::Party { round: 0, party: 0 },
            Broken::Party { round: 1, party: 0 }
        ]
    );
    draft.rounds[0].fixed = vec![(4, 0), (5, 0)];
    let plan = run(&draft, 1, 100_000);
    assert!(
        plan.broken.contains(&Broken::Apart {
            round: 0,
            guest: 4,
            other: 5
        }) && !plan.proved
    );
}
