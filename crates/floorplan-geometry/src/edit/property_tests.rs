//! Properties of all edits: undoing any sequence restores the first plan bit for bit, and no edit loses or duplicates a
//! seat.

use std::collections::BTreeSet;

use domain::plan::catalogue::CATALOGUE;
use domain::plan::id::IdMaker;
use domain::plan::{Command, ElementId, FloorPlan};
use domain::seat::SeatId;
use proptest::prelude::*;
use serde_json::json;

use super::align::{Edge, Spread, align, distribute};
use super::array::{GridWish, array};
use super::order::{To, order};
use super::{clipboard, flip, group, renumber, seats, tidy};
use crate::index::PlanIndex;
use crate::point::Point;
use crate::snap::Axis;

/// A random edit; its numbers select elements of the current plan.
#[derive(Clone, Debug)]
struct Wish {
    what: usize,
    which: Vec<usize>,
    number: u32,
}

fn wish() -> impl Strategy<Value = Wish> {
    (0..14_usize, prop::collection::vec(any::<usize>(), 0..6), 0..7_u32).prop_map(|(what, which, number)| Wish {
        what,
        which,
        number,
    })
}

fn command(plan: &FloorPlan, wish: &Wish, fresh: &mut IdMaker) -> Command {
    let elements = plan.elements();
    let ids: Vec<ElementId> = wish
        .which
        .iter()
        .filter(|_| !elements.is_empty())
        .map(|which| elements[which % elements.len()].id.clone())
        .collect();
    let index = PlanIndex::from_plan(plan);
    let axis = if wish.number.is_multiple_of(2) {
        Axis::X
    } else {
        Axis::Y
    };
    let grid = GridWish {
        columns: 2,
        rows: 1 + wish.number % 2,
        gap_x: 10.0,
        gap_y: f64::from(wish.number),
    };
    match wish.what {
        0 => align(plan, &index, &ids, Edge::Left),
        1 => align(plan, &index, &ids, Edge::CentreY),
        2 => distribute(plan, &index, &ids, axis, Spread::Gaps),
        3 => distribute(plan, &index, &ids, axis, Spread::Centres),
        4 => tidy::tidy(plan, &index, &ids),
        5 => array(plan, &index, &ids, grid, fresh).unwrap().0,
        6 => order(
            plan,
            &index,
            &ids,
            if wish.number.is_multiple_of(2) {
                To::Front
            } else {
                To::Back
            },
        ),
        7 => order(
            plan,
            &index,
            &ids,
            if wish.number.is_multiple_of(2) {
                To::Forward
            } else {
                To::Backward
            },
        ),
        8 => flip::flip(plan, &index, &ids, axis),
        9 => group::group(plan, &ids, &fresh.fresh()),
        10 => group::ungroup(plan, &ids),
        11 => renumber::renumber(plan, &ids, wish.number),
        12 => {
            let text = clipboard::copy(plan, &ids);
            let at = (wish.number > 2).then(|| Point::new(f64::from(wish.number) * 33.3, 7.0));
            clipboard::paste(plan, &text, at, fresh).unwrap().unwrap().0
        }
        _ => {
            let chosen: Vec<SeatId> = plan.seats().map(|(_, chair)| chair.id.clone()).take(3).collect();
            let status = ["available", "reserved", "sold"][usize::try_from(wish.number % 3).unwrap()];
            seats::set(
                plan,
                &chosen,
                json!({"seatStatus": status, "isHandicapAccessible": true})
                    .as_object()
                    .unwrap(),
            )
        }
    }
}

fn first_plan(kinds: &[usize], fresh: &mut IdMaker) -> FloorPlan {
    let mut plan = FloorPlan::empty("laws");
    for (place, kind) in (0_u32..).zip(kinds) {
        let (x, y) = (f64::from(place) * 97.1, f64::from(place * place) * 13.7);
        let element = plan.new_element(CATALOGUE[*kind].kind, x, y, fresh.fresh()).unwrap();
        let add = Command::Add {
            elements: vec![element.into()],
        };
        plan.apply(&add).unwrap();
    }
    plan
}

fn seat_ids(plan: &FloorPlan) -> BTreeSet<String> {
    plan.seats().map(|(_, chair)| chair.id.to_string()).collect()
}

proptest! {
    #[test]
    fn any_edits_undone_give_the_first_plan_back_and_lose_no_seat(
        kinds in prop::collection::vec(0..CATALOGUE.len(), 1..8),
        wishes in prop::collection::vec(wish(), 1..10),
    ) {
        let mut fresh = IdMaker::new("AAAAAAAAAAAAAAAAAAAAA").unwrap();
        let mut plan = first_plan(&kinds, &mut fresh);
        let first = plan.to_json().unwrap();
        let mut inverses = Vec::new();
        for wish in &wishes {
            if plan.elements().len() > 400 {
                break;
            }
            let before = seat_ids(&plan);
            let applied = plan.apply(&command(&plan, wish, &mut fresh)).unwrap();
            let after = seat_ids(&plan);
            prop_assert!(after.is_superset(&before), "{wish:?} loses a seat");
            prop_assert_eq!(after.len(), plan.seat_count(), "no seat stands twice");
            prop_assert!(applied.removed_seats.is_empty());
            let (read, notes) = FloorPlan::from_json(&plan.to_json().unwrap()).unwrap();
            prop_assert_eq!((read.to_json().unwrap(), notes), (plan.to_json().unwrap(), vec![]));
            inverses.push(applied.inverse);
        }
        for inverse in inverses.iter().rev() {
            plan.apply(inverse).unwrap();
        }
        prop_assert_eq!(plan.to_json().unwrap(), first);
    }
}
