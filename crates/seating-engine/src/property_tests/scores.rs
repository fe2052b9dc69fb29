//! The product's scorer against the naive one.

use super::{drafts, naive};
use crate::score::{InvalidPlan, score};

#[test]
fn the_score_equals_the_definition_on_random_plans() {
    let mut compared = 0;
    for seed in 0..3_000 {
        let draft = drafts::draft(seed, 14, 4, 6);
        let Ok(problem) = draft.build() else { continue };
        let Some(plan) = drafts::plan(&draft, seed) else {
            continue;
        };
        let breakdown = score(&problem, &plan).expect("the plan keeps the locks");
        assert_eq!(breakdown.score(), naive::score(&draft, &plan), "seed {seed}");
        compared += 1;
    }
    assert!(compared > 1_000, "only {compared} plans were compared");
}

#[test]
fn a_list_that_is_no_plan_is_refused() {
    let mut draft = drafts::draft(1, 1, 1, 1);
    draft.tables = vec![crate::problem::TableDraft {
        blocked: vec![2],
        ..crate::problem::TableDraft::round("T", 3)
    }];
    draft.guests = vec![crate::problem::GuestDraft::default(); 2];
    draft.guests[1].lock = Some(crate::problem::Lock::Seat(1));
    draft.prior = None;
    draft.groups.clear();
    draft.together.clear();
    let problem = draft.build().expect("a sound problem");
    assert_eq!(
        score(&problem, &[None]),
        Err(InvalidPlan::Length { expected: 2, found: 1 })
    );
    assert_eq!(
        score(&problem, &[Some(1), Some(1)]),
        Err(InvalidPlan::SeatTwice { seat: 1 })
    );
    assert_eq!(
        score(&problem, &[Some(2), Some(1)]),
        Err(InvalidPlan::Blocked { guest: 0 })
    );
    assert_eq!(
        score(&problem, &[Some(7), Some(1)]),
        Err(InvalidPlan::UnknownSeat { guest: 0 })
    );
    assert_eq!(
        score(&problem, &[None, Some(0)]),
        Err(InvalidPlan::LockBroken { guest: 1 })
    );
    assert!(score(&problem, &[None, Some(1)]).is_ok());
}
