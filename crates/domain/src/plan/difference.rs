//! What two documents of one plan differ in, and which steps of a history it speaks against.

use std::collections::BTreeSet;

use super::{Command, ElementId, FloorPlan};

/// Things that one document has otherwise than another: elements, and the room as a whole.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Difference {
    /// Elements that are not the same in both, or only in one.
    pub elements: BTreeSet<ElementId>,
    /// Whether anything that a `canvas` command sets is not the same.
    pub room: bool,
}

impl Difference {
    /// Compares two documents. The order of the elements is not looked at.
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

    /// Tells whether a command touches any of it; then all that the command touches belongs to it from now on.
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
