//! Plans to start with: everyone has a seat, and the checks find no problem.

use super::{EVENT_KINDS, StartPlan, Wish, start_plan};
use crate::checks;
use crate::route::Lacking;
use crate::saved_state;

const BASE: &str = "V1StGXR8Z5jdHi6BmyT_z";

fn plans(kind: &str, guests: Option<u32>, room: Option<(f64, f64)>) -> Vec<StartPlan> {
    let wish = Wish {
        kind: kind.to_owned(),
        guests,
        room,
    };
    (0..4).filter_map(|number| start_plan(&wish, number, BASE)).collect()
}

#[test]
fn every_kind_has_three_plans_that_seat_everyone_without_a_problem() {
    for (_, kind, _) in EVENT_KINDS {
        let plans = plans(kind, Some(120), None);
        assert_eq!(plans.len(), 3, "{kind}");
        for plan in plans {
            assert!(plan.seats >= 120, "{kind}, {}: {} seats", plan.label, plan.seats);
            let (stored, notes) = saved_state::from_json(&plan.plan_json).unwrap();
            assert_eq!(notes, [], "{kind}, {}", plan.label);
            assert_eq!(checks::check(&stored), [], "{kind}, {}", plan.label);
            assert_eq!(
                Lacking::from_plan(&stored),
                Lacking::default(),
                "{kind}, {}",
                plan.label
            );
            assert_eq!(
                (stored.canvas.venue_width, stored.canvas.venue_height),
                (plan.width, plan.height)
            );
        }
    }
}

#[test]
fn an_own_hall_is_kept_and_120_have_a_seat_in_it() {
    for plan in plans("wedding", Some(120), Some((70.0, 50.0))) {
        assert_eq!((plan.width, plan.height), (70.0, 50.0));
        assert!(plan.seats >= 120, "{}: {}", plan.label, plan.seats);
    }
}

#[test]
fn a_room_that_is_too_small_gets_as_many_seats_as_fit() {
    for plan in plans("wedding", Some(300), Some((40.0, 30.0))) {
        assert!(plan.seats < 300, "{}: {}", plan.label, plan.seats);
    }
    assert_eq!(plans("wedding", Some(0), Some((40.0, 30.0))).len(), 3);
    assert_eq!(plans("picnic", None, None).len(), 0);
}
