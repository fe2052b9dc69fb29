//! How a command changes a plan: all of it or nothing, with the command that takes it back to the last bit.

use super::number::{ELEMENTS_MAX, SEATS_MAX};
use super::{Command, CommandError, ElementId, FloorPlan};
use crate::seat::SeatId;

mod add;
mod boxes;
mod properties;
#[cfg(test)]
mod property_tests;
mod remove;
pub(super) mod room;
mod tally;
#[cfg(test)]
mod tests;

use tally::Tally;

/// Batches in batches, at most.
const DEPTH_MAX: usize = 8;

/// What a command did.
#[derive(Clone, Debug, PartialEq)]
pub struct Applied {
    /// The command that undoes it: document, order, counters and chair ids included.
    pub inverse: Command,
    /// Elements that were there before and after, and differ. Sorted.
    pub changed: Vec<ElementId>,
    /// Elements that are new. Sorted.
    pub added: Vec<ElementId>,
    /// Elements that are gone. Sorted.
    pub removed: Vec<ElementId>,
    /// Seats that are gone. Sorted.
    pub removed_seats: Vec<SeatId>,
    /// Seats that are new. Sorted.
    pub added_seats: Vec<SeatId>,
    /// Whether the room, the grid or something else outside the elements changed.
    pub room_changed: bool,
    /// What people read in undo and redo, for example "Move 3 tables".
    pub label: String,
}

impl FloorPlan {
    /// Applies a command, or returns why it cannot be applied and changes nothing.
    pub fn apply(&mut self, command: &Command) -> Result<Applied, CommandError> {
        check_size(command)?;
        let label = command.label(self);
        let mut tally = Tally::default();
        let seats = self.seat_count();
        let inverse = run(self, command, &mut tally)?;
        if self.seat_count() > SEATS_MAX.max(seats) {
            take_back(self, vec![inverse])?;
            return Err(CommandError::TooManySeats);
        }
        Ok(tally.into_applied(inverse, label))
    }
}

/// Applies one command; when it fails, the plan is as it was.
fn run(plan: &mut FloorPlan, command: &Command, tally: &mut Tally) -> Result<Command, CommandError> {
    match command {
        Command::Move { moves } => boxes::place(plan, moves, tally),
        Command::Resize { boxes } => boxes::resize(plan, boxes, tally),
        Command::Rotate { rotations } => boxes::turn(plan, rotations, tally),
        Command::Properties { changes } => properties::set(plan, changes, tally),
        Command::Canvas { set } => room::set(plan, set, tally),
        Command::Add { elements } => add::add(plan, elements, tally),
        Command::Remove { ids } => remove::remove(plan, ids, tally),
        Command::Batch { commands, label } => batch(plan, commands, label.as_deref(), tally),
    }
}

fn batch(
    plan: &mut FloorPlan,
    commands: &[Command],
    label: Option<&str>,
    tally: &mut Tally,
) -> Result<Command, CommandError> {
    let mut inverses = Vec::with_capacity(commands.len());
    for command in commands {
        match run(plan, command, tally) {
            Ok(inverse) => inverses.push(inverse),
            Err(error) => {
                take_back(plan, inverses)?;
                return Err(error);
            }
        }
    }
    inverses.reverse();
    Ok(Command::Batch {
        commands: inverses,
        label: label.map(str::to_owned),
    })
}

fn take_back(plan: &mut FloorPlan, inverses: Vec<Command>) -> Result<(), CommandError> {
    let mut unused = Tally::default();
    inverses
        .into_iter()
        .rev()
        .try_for_each(|inverse| run(plan, &inverse, &mut unused).map(drop))
}

fn check_size(command: &Command) -> Result<(), CommandError> {
    if measure(command, 0)? > ELEMENTS_MAX {
        Err(CommandError::TooLong)
    } else {
        Ok(())
    }
}

/// Counts the things that a command touches.
fn measure(command: &Command, depth: usize) -> Result<usize, CommandError> {
    Ok(match command {
        Command::Move { moves } => moves.len(),
        Command::Resize { boxes } => boxes.len(),
        Command::Rotate { rotations } => rotations.len(),
        Command::Properties { changes } => changes.len(),
        Command::Canvas { .. } => 1,
        Command::Add { elements } => elements.len(),
        Command::Remove { ids } => ids.len(),
        Command::Batch { .. } if depth >= DEPTH_MAX => return Err(CommandError::TooDeep),
        Command::Batch { commands, .. } => commands
            .iter()
            .try_fold(1, |sum, inner| measure(inner, depth + 1).map(|more| sum + more))?,
    })
}
