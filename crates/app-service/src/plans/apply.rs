//! Applying commands to a plan: the same code as in the browser, on the revision the browser saw.

use std::collections::HashMap;

use domain::id::{CommandId, EventId};
use domain::invalid::Invalid;
use domain::limits::COMMANDS_PER_CHANGE_MAX;
use domain::plan::Command;
use domain::seat::SeatId;
use storage::{plan_commands, seat_assignments};

use super::{Change, PlanView, load, save, stale};
use crate::actor::Organiser;
use crate::error::Error;
use crate::events;
use crate::service::Service;

/// A change sent by a browser.
#[derive(Clone, Debug)]
pub struct ApplyCommands {
    /// The revision the change was made on.
    pub base_revision: i64,
    /// Names the change, so that sending it again changes nothing.
    pub command_id: String,
    /// What to do, in order; all of it or nothing.
    pub commands: Vec<Command>,
    /// Whether guests on seats that go may lose them.
    pub unseat: bool,
}

/// What the database knows before the change is worked out.
enum Before {
    /// The change was applied earlier.
    Applied(i64),
    /// The plan, and who sits in it.
    Plan(Box<PlanView>, Vec<SeatId>),
}

/// Applies commands and returns the new revision; a repeated change answers as the first time. Blocks.
pub fn apply_commands(service: &Service, who: &Organiser, event: &EventId, input: ApplyCommands) -> Result<i64, Error> {
    who.must_edit()?;
    let command_id = checked(&input)?;
    let before = service.read(|r| {
        let scope = events::scope(r, who, event)?;
        if let Some(revision) = plan_commands::find_revision(r.conn, &scope, &command_id)? {
            return Ok(Before::Applied(revision));
        }
        let occupied = seat_assignments::of_event(r.conn, &scope)?
            .into_iter()
            .map(|seated| seated.seat_id)
            .collect();
        Ok(Before::Plan(Box::new(load(r, &scope)?), occupied))
    })?;
    let (old, occupied) = match before {
        Before::Applied(revision) => return Ok(revision),
        Before::Plan(old, _) if old.revision != input.base_revision => return Err(stale(old.revision)),
        Before::Plan(old, occupied) => (old, occupied),
    };
    let change = work_out(&old, input.commands, &occupied)?;
    let (who, event, unseat) = (who.clone(), event.clone(), input.unseat);
    service.write(move |tx| {
        let scope = events::scope(tx, &who, &event)?;
        save::save(tx, &who, &scope, &change, &command_id, unseat)
    })
}

fn checked(input: &ApplyCommands) -> Result<CommandId, Error> {
    let count = input.commands.len();
    if count == 0 {
        return Err(Invalid::new("commands", "Send at least one command.").into());
    }
    if count > COMMANDS_PER_CHANGE_MAX {
        return Err(Error::TooLarge(format!(
            "Send at most {COMMANDS_PER_CHANGE_MAX} commands at once."
        )));
    }
    Ok(CommandId::parse(&input.command_id)?)
}

fn work_out(old: &PlanView, mut commands: Vec<Command>, occupied: &[SeatId]) -> Result<Change, Error> {
    let mut plan = old.plan.clone();
    let mut by_table: HashMap<&str, Vec<SeatId>> = HashMap::new();
    for seat in occupied {
        by_table.entry(seat.table()).or_default().push(seat.clone());
    }
    for command in &mut commands {
        keep_occupied(command, &by_table);
        plan.apply(command).map_err(Invalid::from)?;
    }
    let body = serde_json::to_string(&commands).map_err(|error| Error::Internal(error.to_string()))?;
    let edits = u64::try_from(commands.len()).unwrap_or(u64::MAX);
    Change::between(old, &plan, body, Some(edits))
}

/// Fewer chairs at a table: free ones go first, also when the sender did not say which ones are taken.
fn keep_occupied(command: &mut Command, occupied: &HashMap<&str, Vec<SeatId>>) {
    match command {
        Command::Properties { changes } => {
            for change in changes.iter_mut().filter(|change| change.keep_seats.is_empty()) {
                if change.set.contains_key("chairs") {
                    change.keep_seats = occupied.get(change.id.as_str()).cloned().unwrap_or_default();
                }
            }
        }
        Command::Batch { commands, .. } => {
            for command in commands {
                keep_occupied(command, occupied);
            }
        }
        _ => {}
    }
}
