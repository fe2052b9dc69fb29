//! Laws of two people at one plan: what one of them can still undo once the other's changes were taken.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::wishes::{Maker, Wish, wish};
use crate::plan::{Difference, ElementId, FloorPlan, History};

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

    /// Undoes everything and returns what it touched.
    fn undo_all(&mut self) -> Difference {
        let mut touched = Difference::default();
        while let Some(undone) = self.history.undo(&mut self.plan).unwrap() {
            undone.command.collect_ids(&mut touched.elements);
            touched.room |= undone.applied.room_changed;
        }
        touched
    }
}

fn wishes(most: usize) -> impl Strategy<Value = Vec<Wish>> {
    prop::collection::vec(wish(), 1..most)
}

proptest! {
    #[test]
    fn what_can_still_be_undone_touches_nothing_of_the_others_and_can_be_redone(
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
        let own = all.undo_all();
        let lost = desk.history.carry_over(&changed);
        desk.plan = other.plan.clone();
        prop_assert!(changed != Difference::default() || lost == 0);
        while desk.history.redo(&mut desk.plan).unwrap().is_some() {}
        while desk.history.undo(&mut desk.plan).unwrap().is_some() {}
        while desk.history.redo(&mut desk.plan).unwrap().is_some() {}
        let touched = desk.undo_all();

        let met: BTreeSet<&ElementId> = touched.elements.intersection(&changed.elements).collect();
        prop_assert_eq!(met, BTreeSet::new());
        prop_assert!(!(touched.room && changed.room));
        for id in &changed.elements {
            prop_assert_eq!(desk.plan.element(id.as_str()), other.plan.element(id.as_str()));
        }
        if lost == 0 {
            for id in own.elements.difference(&changed.elements) {
                prop_assert_eq!(desk.plan.element(id.as_str()), start.element(id.as_str()));
            }
        }
        let (read, notes) = FloorPlan::from_json(&desk.plan.to_json().unwrap()).unwrap();
        prop_assert_eq!(notes, vec![]);
        prop_assert_eq!(read, desk.plan);
    }
}
