//! The difference between two documents of one plan, and the steps of a history that conflict with it.

use std::collections::BTreeSet;

use super::{Command, ElementId, FloorPlan};

/// What differs between two documents: elements, and the room as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Difference {
    /// Elements that differ, or exist in only one document.
    pub elements: BTreeSet<ElementId>,
    /// Whether anything that a `canvas` command sets differs.
    pub room: bool,
}

impl Difference {
    /// Compares two documents. Ignores the order of the elements.
    pub fn between(before: &FloorPlan, after: &FloorPlan) -> Self {
        let other = |from: &FloorPlan, in_plan: &FloorPlan| -> Vec<ElementId> {
            let differs = |element: &&super::Element| in_plan.element(element.id.as_str()) != Some(*element);
            from.elements()
                .iter()
                .filter(differs)
                .map(|element| element.id.clone())
                .collect()
        };
        let elements = [other(before, after), other(after, before)].concat();
        Self {
            elements: elements.into_iter().collect(),
            room: !same_room(before, after),
        }
    }

    /// Returns whether a command touches any part of the difference. If so, everything it touches joins the difference.
    pub(super) fn takes(&mut self, command: &Command) -> bool {
        let room = sets_room(command);
        let mut named = BTreeSet::new();
        command.collect_ids(&mut named);
        if !(room && self.room) && self.elements.is_disjoint(&named) {
            return false;
        }
        self.elements.append(&mut named);
        self.room |= room;
        true
    }
}

fn same_room(one: &FloorPlan, other: &FloorPlan) -> bool {
    one.canvas == other.canvas
        && one.bounds == other.bounds
        && one.underlay == other.underlay
        && one.aisles == other.aisles
        && one.measurements == other.measurements
        && one.scale == other.scale
        && one.metadata == other.metadata
}

fn sets_room(command: &Command) -> bool {
    match command {
        Command::Canvas { .. } => true,
        Command::Batch { commands, .. } => commands.iter().any(sets_room),
        Command::Move { .. }
        | Command::Resize { .. }
        | Command::Rotate { .. }
        | Command::Properties { .. }
        | Command::Add { .. }
        | Command::Remove { .. } => false,
    }
}
