//! Laws of two people at one plan: what one of them can still undo once the other's changes were taken.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::wishes::{Maker, Wish, wish};
use crate::plan::{Difference, FloorPlan, History};

/// A person's work: the plan, and what can be undone.
struct Desk {
    plan: FloorPlan,
    history: History,
}

impl Desk {
    fn work(&mut self, maker: &mut Maker, wishes: &[Wish]) {
        for wish in wishes {
            let command = maker.command(&self.plan, wish);
            let _refused_or_not = self.history.execute(&mut self.plan, &command);
        }
    }

    fn undo_all(&mut self) {
        while self.history.undo(&mut self.plan).unwrap().is_some() {}
    }

    fn redo_all(&mut self) {
        while self.history.redo(&mut self.plan).unwrap().is_some() {}
    }
}

fn wishes(most: usize) -> impl Strategy<Value = Vec<Wish>> {
    prop::collection::vec(wish(), 1..most)
}

proptest! {
    #[test]
    fn what_can_still_be_undone_leaves_the_fields_of_the_others_and_can_be_redone(
        before in wishes(20), mine in wishes(20), undone in 0..6_usize, theirs in wishes(8)
    ) {
        let mut maker = Maker::default();
        let mut desk = Desk { plan: FloorPlan::empty("laws"), history: History::default() };
        desk.work(&mut maker, &before);
        let start = desk.plan.clone();
        desk.history.clear();
        desk.work(&mut maker, &mine);
        for _ in 0..undone {
            desk.history.undo(&mut desk.plan).unwrap();
        }
        let mut other = Desk { plan: desk.plan.clone(), history: History::default() };
        other.work(&mut maker, &theirs);
        let changed = Difference::between(&desk.plan, &other.plan);

        let mut all = Desk { plan: desk.plan.clone(), history: desk.history.clone() };
        all.undo_all();
        prop_assert_eq!(&all.plan, &start);
        let lost = desk.history.carry_over(&changed, &BTreeSet::new());
        desk.plan = other.plan.clone();
        prop_assert!(!changed.is_empty() || lost == 0);
        desk.redo_all();
        desk.undo_all();
        desk.redo_all();
        desk.undo_all();

        let undone = Difference::between(&other.plan, &desk.plan);
        prop_assert!(!undone.meets(&changed), "{undone:?} {changed:?}");
        if changed.is_empty() {
            prop_assert_eq!(&desk.plan, &start);
        }
        let (read, notes) = FloorPlan::from_json(&desk.plan.to_json().unwrap()).unwrap();
        prop_assert_eq!(notes, vec![]);
        prop_assert_eq!(read, desk.plan);
    }
}
