//! The words a person reads for a change ("Move 3 tables"), shown by undo and redo and kept in the event's log.

use super::{Command, Element, FloorPlan};

impl Command {
    /// Describes the command against the plan it is about to change.
    pub fn label(&self, plan: &FloorPlan) -> String {
        match self {
            Self::Move { moves } => phrase("Move", plan, moves.iter().map(|m| m.id.as_str())),
            Self::Resize { boxes } => phrase("Resize", plan, boxes.iter().map(|b| b.id.as_str())),
            Self::Rotate { rotations } => phrase("Rotate", plan, rotations.iter().map(|r| r.id.as_str())),
            Self::Properties { changes } => phrase("Change", plan, changes.iter().map(|c| c.id.as_str())),
            Self::Remove { ids } => phrase("Delete", plan, ids.iter().map(super::ElementId::as_str)),
            Self::Canvas { .. } => "Change the room".to_owned(),
            Self::Add { elements } => match elements.as_slice() {
                [only] => format!("Add {}", only.element.name()),
                many => format!(
                    "Add {}",
                    count(many.len(), many.iter().all(|a| a.element.kind.is_table()))
                ),
            },
            Self::Batch { label: Some(label), .. } => label.clone(),
            Self::Batch { commands, label: None } => match commands.as_slice() {
                [only] => only.label(plan),
                many => format!("{} changes", many.len()),
            },
        }
    }
}

fn phrase<'a>(verb: &str, plan: &FloorPlan, ids: impl ExactSizeIterator<Item = &'a str>) -> String {
    let number = ids.len();
    let elements: Vec<_> = ids.filter_map(|id| plan.element(id)).collect();
    match elements.as_slice() {
        [only] if number == 1 => format!("{verb} {}", only.name()),
        many => format!("{verb} {}", count(number, many.iter().all(|e| e.kind.is_table()))),
    }
}

impl Element {
    /// Returns what people call the element: its title, or its kind.
    pub fn name(&self) -> String {
        let title = self.title();
        if title.is_empty() {
            self.kind.label.to_owned()
        } else {
            title
        }
    }
}

fn count(number: usize, tables: bool) -> String {
    let noun = if tables { "table" } else { "object" };
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}
