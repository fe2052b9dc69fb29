//! Counts meetings of a plan the slow way and checks every rule.

use std::collections::BTreeMap;

use super::super::{Broken, RoundsDraft, RoundsPlan, seat};
use crate::engine::{Budget, Control};

pub(super) fn run(draft: &RoundsDraft, seed: u64, work: u64) -> RoundsPlan {
    let task = draft.build().expect("a sound series of rounds");
    let plan = seat(&task, seed, Budget::work(work), &mut |_| Control::Continue);
    check(draft, &plan);
    plan
}

pub(super) fn repeats(draft: &RoundsDraft, table: &[Vec<Option<usize>>]) -> (usize, usize) {
    let mut meetings: BTreeMap<(usize, usize), (usize, usize)> = BTreeMap::new();
    for &(a, b) in &draft.met {
        meetings.entry((a.min(b), a.max(b))).or_default().0 += 1;
    }
    for tables in table {
        for (b, at_b) in tables.iter().enumerate() {
            for (a, _) in tables[..b]
                .iter()
                .enumerate()
                .filter(|(_, at)| at.is_some() && *at == at_b)
            {
                meetings.entry((a, b)).or_default().1 += 1;
            }
        }
    }
    let again = |(before, now): &(usize, usize)| now.saturating_sub(usize::from(*before == 0));
    let repeats = meetings.values().map(again);
    (repeats.clone().sum(), repeats.filter(|again| *again > 0).count())
}

fn check(draft: &RoundsDraft, plan: &RoundsPlan) {
    assert_eq!(plan.table.len(), draft.rounds.len());
    for (index, (round, tables)) in draft.rounds.iter().zip(&plan.table).enumerate() {
        for (guest, table) in tables.iter().enumerate() {
            assert_eq!(
                table.is_none(),
                round.absent.contains(&guest),
                "round {index}, guest {guest}"
            );
        }
        for &(guest, table) in &round.fixed {
            assert_eq!(tables[guest], Some(table));
        }
        for (table, seats) in round.seats.iter().enumerate() {
            assert!(tables.iter().filter(|at| **at == Some(table)).count() <= *seats);
        }
        for (party, members) in draft.parties.iter().enumerate() {
            let mut at: Vec<usize> = members.iter().filter_map(|guest| tables[*guest]).collect();
            at.dedup();
            let is_named = plan.broken.contains(&Broken::Party { round: index, party });
            assert!(at.len() <= 1 || is_named, "round {index}: party {party} is split");
        }
        for &(a, b) in &draft.apart {
            let (guest, other) = (a.min(b), a.max(b));
            let shares = tables[a].is_some() && tables[a] == tables[b];
            assert_eq!(
                shares,
                plan.broken.contains(&Broken::Apart {
                    round: index,
                    guest,
                    other
                })
            );
        }
    }
    for stay in &draft.stays {
        let mut at: Vec<usize> = plan.table.iter().filter_map(|tables| tables[stay.guest]).collect();
        at.dedup();
        assert!(at.len() <= 1 && (stay.tables.is_empty() || at.iter().all(|table| stay.tables.contains(table))));
    }
    assert_eq!((plan.repeats, plan.repeated_pairs), repeats(draft, &plan.table));
    let keeps_apart = !plan.broken.iter().any(|broken| matches!(broken, Broken::Apart { .. }));
    if keeps_apart {
        assert!(
            plan.bound.repeats <= plan.repeats,
            "{:?} but {} repeats",
            plan.bound,
            plan.repeats
        );
    }
    assert_eq!(plan.proved, keeps_apart && plan.repeats == plan.bound.repeats);
}
