//! Published social golfer cases and the sizes of events.

use super::super::{Method, RoundsDraft};
use super::judge::run;

fn case(tables: usize, size: usize, rounds: usize) -> RoundsDraft {
    RoundsDraft::uniform(tables * size, &vec![size; tables], rounds)
}

#[test]
fn published_cases_have_no_repeats() {
    for (tables, size, rounds) in [
        (5, 3, 6),
        (5, 3, 7),
        (6, 4, 7),
        (7, 4, 9),
        (7, 3, 8),
        (8, 4, 7),
        (10, 6, 6),
    ] {
        let plan = run(&case(tables, size, rounds), 1, 60_000_000);
        assert_eq!((plan.repeats, plan.proved), (0, true), "{tables}-{size}-{rounds}");
    }
}

#[test]
fn designs_seat_without_search_and_with_free_seats_or_guests_who_stay() {
    for (tables, size, rounds) in [
        (5, 5, 6),
        (7, 7, 8),
        (8, 8, 9),
        (9, 9, 10),
        (8, 4, 9),
        (9, 3, 13),
        (10, 2, 19),
    ] {
        let plan = run(&case(tables, size, rounds), 1, 1_000);
        assert_eq!(
            (plan.repeats, plan.method),
            (0, Method::Design),
            "{tables}-{size}-{rounds}"
        );
    }
    let mut draft = RoundsDraft::uniform(53, &[8; 8], 8);
    for round in &mut draft.rounds {
        round.fixed = vec![(7, 3), (50, 6)];
    }
    let plan = run(&draft, 1, 1_000);
    assert_eq!((plan.repeats, plan.method), (0, Method::Design));
    let load = |table: usize| plan.table[4].iter().filter(|at| **at == Some(table)).count();
    assert!((0..8).all(|table| [6, 7].contains(&load(table))));
}

#[test]
fn a_large_event_is_seated_without_repeats() {
    let mut draft = RoundsDraft::uniform(600, &[10; 60], 4);
    draft.rounds[2].absent = vec![4, 5, 6];
    draft.parties = vec![vec![0, 1], vec![2, 3]];
    let plan = run(&draft, 1, 3_000_000);
    assert_eq!((plan.repeats, plan.proved), (6, true));
}
