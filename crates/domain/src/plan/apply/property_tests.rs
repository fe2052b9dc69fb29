//! Laws that hold for any sequence of commands.

use std::collections::{BTreeSet, HashMap};

use proptest::prelude::*;

use crate::plan::length::PrintedLength;
use crate::plan::{Command, FloorPlan};

mod browser;
mod together;
mod wishes;

use wishes::{Maker, wish};

fn seats(plan: &FloorPlan) -> BTreeSet<String> {
    plan.seats().map(|(_, chair)| chair.id.to_string()).collect()
}

proptest! {
    #[test]
    fn any_sequence_undone_gives_the_first_document_back_bit_for_bit(wishes in prop::collection::vec(wish(), 1..30)) {
        let (mut plan, mut maker) = (FloorPlan::empty("laws"), Maker::default());
        let mut steps = Vec::new();
        for wish in &wishes {
            let before = plan.to_json().unwrap();
            let command = maker.command(&plan, wish);
            match plan.apply(&command) {
                Ok(applied) => steps.push((before, plan.to_json().unwrap(), applied.inverse)),
                Err(_) => prop_assert_eq!(plan.to_json().unwrap(), before, "a refused command changes nothing"),
            }
        }
        for (before, after, inverse) in steps.into_iter().rev() {
            let redo = plan.apply(&inverse).unwrap().inverse;
            prop_assert_eq!(&plan.to_json().unwrap(), &before);
            plan.apply(&redo).unwrap();
            prop_assert_eq!(&plan.to_json().unwrap(), &after);
            plan.apply(&inverse).unwrap();
        }
    }

    #[test]
    fn edits_say_exactly_which_seats_come_and_go(wishes in prop::collection::vec(wish(), 1..30)) {
        let (mut plan, mut maker) = (FloorPlan::empty("laws"), Maker::default());
        for wish in &wishes {
            let before = seats(&plan);
            let command = maker.command(&plan, wish);
            let Ok(applied) = plan.apply(&command) else { continue };
            let after = seats(&plan);
            let text = |ids: &[crate::seat::SeatId]| ids.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
            prop_assert_eq!(text(&applied.removed_seats), &before - &after);
            prop_assert_eq!(text(&applied.added_seats), &after - &before);
            prop_assert_eq!(after.len(), plan.seats().count(), "no seat stands twice");
            prop_assert!(plan.seats().all(|(element, chair)| chair.id.table() == element.id.as_str()));
        }
    }

    #[test]
    fn a_chair_number_is_never_given_twice_in_a_table(wishes in prop::collection::vec(wish(), 1..40)) {
        let (mut plan, mut maker) = (FloorPlan::empty("laws"), Maker::default());
        let mut highest: HashMap<String, u32> = HashMap::new();
        for wish in &wishes {
            let command = maker.command(&plan, wish);
            let Ok(applied) = plan.apply(&command) else { continue };
            for seat in &applied.added_seats {
                let last = highest.get(seat.table()).copied().unwrap_or(0);
                prop_assert!(seat.number() > last, "{} after {}", seat, last);
            }
            for seat in &applied.added_seats {
                let last = highest.entry(seat.table().to_owned()).or_default();
                *last = seat.number().max(*last);
            }
        }
    }

    #[test]
    fn printing_and_reading_give_the_same_document_without_notes(wishes in prop::collection::vec(wish(), 1..30)) {
        let (mut plan, mut maker) = (FloorPlan::empty("laws"), Maker::default());
        for wish in &wishes {
            let command = maker.command(&plan, wish);
            let text = serde_json::to_string(&command).unwrap();
            prop_assert_eq!(serde_json::from_str::<Command>(&text).unwrap(), command.clone(), "commands survive the wire");
            let _refused_or_not = plan.apply(&command);
        }
        let (read, notes) = FloorPlan::from_json(&plan.to_json().unwrap()).unwrap();
        prop_assert_eq!(notes, vec![]);
        prop_assert_eq!(read.to_json().unwrap(), plan.to_json().unwrap());
        prop_assert_eq!(read, plan);
    }

    #[test]
    fn a_command_touches_only_what_it_names_and_its_patch_holds_all_of_it(wishes in prop::collection::vec(wish(), 1..30)) {
        let (mut plan, mut maker) = (FloorPlan::empty("laws"), Maker::default());
        let (document, mut patches, mut length) = (plan.to_json().unwrap(), Vec::new(), PrintedLength::from_plan(&mut plan));
        for wish in &wishes {
            let command = maker.command(&plan, wish);
            let mut named = BTreeSet::new();
            command.collect_ids(&mut named);
            let mut next = length;
            next.before(&plan, &named);
            let Ok(applied) = plan.apply(&command) else { continue };
            next.after(&mut plan, &named, applied.room_changed);
            length = next;
            prop_assert_eq!(length.total(), plan.to_json().unwrap().len());
            let touched: BTreeSet<_> = [applied.changed, applied.added, applied.removed].concat().into_iter().collect();
            prop_assert!(touched.is_subset(&named));
            patches.push(plan.print_patch(&named, applied.room_changed).unwrap());
            let (patched, notes) = FloorPlan::from_patched(&document, &patches).unwrap();
            prop_assert_eq!(notes, vec![]);
            prop_assert_eq!(patched.to_json().unwrap(), plan.to_json().unwrap());
        }
    }
}
