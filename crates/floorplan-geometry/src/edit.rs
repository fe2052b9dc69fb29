//! Edits of the selection, as commands: nothing is changed here. The caller applies the command, so every edit is one
//! undoable step. Each file is one kind of edit; `bodies` determines what moves as one.

use domain::plan::command::Place;
use domain::plan::{Command, ElementId, FloorPlan, number};

pub mod align;
pub mod array;
mod bodies;
pub mod clipboard;
pub mod flip;
pub mod group;
pub mod order;
#[cfg(test)]
mod property_tests;
pub mod renumber;
pub mod seats;
#[cfg(test)]
mod tests;
pub mod tidy;
pub mod underlay;

use bodies::Body;

/// Builds the command that moves bodies by steps in units; elements that keep their place are left out.
fn moving(plan: &FloorPlan, steps: impl IntoIterator<Item = (Body, f64, f64)>, verb: &str) -> Command {
    let mut moves = Vec::new();
    for (body, dx, dy) in steps {
        let places = body.ids.iter().filter_map(|id| place(plan, id, dx, dy));
        moves.extend(places);
    }
    named(plan, verb, Command::Move { moves })
}

/// Returns the new position of an element; `None` when it stays where it is.
fn place(plan: &FloorPlan, id: &ElementId, dx: f64, dy: f64) -> Option<Place> {
    let element = plan.element(id.as_str())?;
    let (x, y) = (number::round(element.x + dx), number::round(element.y + dy));
    let stays = (x - element.x).abs() <= 0.0 && (y - element.y).abs() <= 0.0;
    (!stays).then(|| Place { id: id.clone(), x, y })
}

/// Labels a command for the undo menu: its own label with another verb.
fn named(plan: &FloorPlan, verb: &str, command: Command) -> Command {
    let own = command.label(plan);
    let (_, what) = own.split_once(' ').unwrap_or(("", ""));
    Command::Batch {
        label: Some(format!("{verb} {what}")),
        commands: vec![command],
    }
}
