//! Applying commands to a plan: the same code as in the browser, on the present revision. What this costs follows from what
//! the commands touch, not from the size of the plan.

use std::collections::{BTreeSet, HashMap};

use domain::id::{CommandId, EventId, GuestId};
use domain::invalid::Invalid;
use domain::limits::{COMMANDS_PER_CHANGE_MAX, PLAN_BYTES_MAX, REBASE_ATTEMPTS_MAX};
use domain::plan::{Command, ElementId, FloorPlan};
use domain::print;
use domain::seat::SeatId;
use storage::plans::rooms::RoomScope;
use storage::{
    plans::{commands as plan_commands, floor_plans},
    seating::assignments,
};

use super::rebase::{self, PlanChange};
use super::save::{Saved, save};
use super::turns::Turns;
use super::{Change, Content, open_at, seats, stale, too_large};
use crate::core::actor::Identity;
use crate::core::error::{Conflict, Error};
use crate::core::scope;
use crate::core::service::{Reading, Service};
use crate::plans::open::{OpenPlan, OpenPlans, PlanVersion};

/// A change sent by a browser.
#[derive(Clone, Debug)]
pub struct ApplyCommands {
    /// The revision the change was made on.
    pub base_revision: i64,
    /// Names the change, so that sending it again changes nothing.
    pub command_id: String,
    /// What to do, in order; all of it or nothing.
    pub commands: Vec<Command>,
    /// The guests who may lose their seats to it. If any other guest would lose a seat, the change is refused.
    pub unseat: BTreeSet<GuestId>,
}

/// A change that was applied.
#[derive(Clone, Debug, PartialEq)]
pub struct Applied {
    /// The revision it made.
    pub revision: i64,
    /// What others changed between its base and it; `None` when the sender has to read the plan again to know.
    pub others: Option<Vec<PlanChange>>,
}

/// What is known before the change is worked out.
enum Before {
    /// The change was applied earlier.
    Applied(Applied),
    /// The plan and what is asked about it.
    Plan(Box<Look>),
}

/// The present plan.
struct Look {
    open: OpenPlan,
    /// The seats with guests at tables whose chairs change.
    occupied: Vec<SeatId>,
    others: Vec<PlanChange>,
}

/// Applies commands to the present plan; a repeated change answers as the first time. Blocks.
pub fn apply_commands(
    service: &Service,
    caller: &impl Identity,
    event: &EventId,
    input: &ApplyCommands,
) -> Result<Applied, Error> {
    let _turn = service.kept::<Turns>().wait(event);
    for _ in 1..REBASE_ATTEMPTS_MAX {
        match attempt(service, caller, event, input) {
            Err(Attempt::Overtaken) => {}
            Err(Attempt::Failed(error)) => return Err(error),
            Ok(applied) => return Ok(applied),
        }
    }
    Err(Error::Unavailable(
        "Many people are changing this floor plan. Try again in a moment.".to_owned(),
    ))
}

/// Why an attempt did not apply a change.
enum Attempt {
    /// Another change came first; the next attempt is made on it.
    Overtaken,
    Failed(Error),
}

impl From<Error> for Attempt {
    fn from(error: Error) -> Self {
        Self::Failed(error)
    }
}

fn attempt(
    service: &Service,
    caller: &impl Identity,
    event: &EventId,
    input: &ApplyCommands,
) -> Result<Applied, Attempt> {
    let (organiser, command_id, before) = service.read(|r| {
        let organiser = caller.organiser(r)?;
        organiser.must_edit()?;
        let command_id = checked(input)?;
        let scope = scope::room_of_event(r, &organiser, event)?;
        let before = match plan_commands::find_revision(r.conn, &scope, &command_id)? {
            Some(revision) => Before::Applied(Applied {
                revision,
                others: rebase::between(r, &scope, input.base_revision, revision - 1)?,
            }),
            None => look(r, service, &scope, input)?,
        };
        Ok((organiser, command_id, before))
    })?;
    let Look {
        mut open,
        occupied,
        others,
    } = match before {
        Before::Applied(applied) => return Ok(applied),
        Before::Plan(look) => *look,
    };
    let change = compute_change(&mut open, command_id.clone(), input.clone(), &occupied, &others)?;
    let saved = match save(service, &organiser, event, change) {
        Err(Error::Conflict(Conflict::StaleRevision(_))) => return Err(Attempt::Overtaken),
        saved => saved?,
    };
    if let Saved::Now(revision) = saved {
        open.at = PlanVersion {
            revision,
            command_id: Some(command_id),
        };
        service.kept::<OpenPlans>().put(open);
    }
    Ok(Applied {
        revision: saved.revision(),
        others: Some(others),
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

fn look(r: &mut Reading<'_>, service: &Service, scope: &RoomScope, input: &ApplyCommands) -> Result<Before, Error> {
    let revision = floor_plans::revision(r.conn, scope)?;
    let others = rebase::between(r, scope, input.base_revision, revision)?;
    let others = others.ok_or_else(|| stale(revision))?;
    let at = PlanVersion {
        revision,
        command_id: plan_commands::find_id(r.conn, scope, revision)?,
    };
    let open = match service.kept::<OpenPlans>().take(scope, &at) {
        Some(open) => open,
        None => open_at(r, scope, at)?,
    };
    let mut seats = Vec::new();
    for command in &input.commands {
        changing_seats(command, &open.plan, &mut seats);
    }
    let occupants = assignments::occupants_in_room(r.conn, scope, &seats)?;
    let occupied = occupants.into_iter().map(|occupant| occupant.seat_id).collect();
    Ok(Before::Plan(Box::new(Look { open, occupied, others })))
}

/// Adds the seats at tables whose number of chairs a command sets.
fn changing_seats(command: &Command, plan: &FloorPlan, seats: &mut Vec<SeatId>) {
    match command {
        Command::Properties { changes } => {
            let counted = changes.iter().filter(|change| change.set.contains_key("chairs"));
            let elements = counted.filter_map(|change| plan.element(change.id.as_str()));
            seats.extend(elements.flat_map(|element| element.chairs.iter().map(|chair| chair.id.clone())));
        }
        Command::Batch { commands, .. } => {
            for command in commands {
                changing_seats(command, plan, seats);
            }
        }
        _ => {}
    }
}

/// Applies commands in memory. After an error the plan may be anything and must not be used again.
fn compute_change(
    open: &mut OpenPlan,
    command_id: CommandId,
    input: ApplyCommands,
    occupied: &[SeatId],
    others: &[PlanChange],
) -> Result<Change, Error> {
    let ApplyCommands {
        mut commands, unseat, ..
    } = input;
    let mut by_table: HashMap<&str, Vec<SeatId>> = HashMap::new();
    for seat in occupied {
        by_table.entry(seat.table()).or_default().push(seat.clone());
    }
    let mut touched: BTreeSet<ElementId> = BTreeSet::new();
    for command in &mut commands {
        keep_occupied(command, &by_table);
        command.collect_ids(&mut touched);
    }
    let names = rebase::names(&open.plan, &touched);
    let before = seats::of_elements(&open.plan, &touched);
    open.length.before(&open.plan, &touched);
    let mut rest = false;
    for command in &commands {
        let applied = open.plan.apply(command);
        rest |= applied.map_err(|error| rebase::refusal(error, others))?.room_changed;
    }
    open.length.after(&mut open.plan, &touched, rest);
    if open.length.total() > PLAN_BYTES_MAX {
        return Err(too_large());
    }
    let seats = seats::Difference::between(before, seats::of_elements(&open.plan, &touched));
    Ok(Change {
        base_revision: open.at.revision,
        content: content(open, &touched, rest)?,
        all_seats: seats.too_many(&open.plan),
        seats,
        command_id,
        body: print::text(&commands)?,
        removed: rebase::removed(&open.plan, names)?,
        edits: Some(u64::try_from(commands.len()).unwrap_or(u64::MAX)),
        unseat,
    })
}

fn content(open: &mut OpenPlan, touched: &BTreeSet<ElementId>, rest: bool) -> Result<Content, Error> {
    let patch = open.plan.print_patch(touched, rest)?;
    if open.should_compact(&patch) {
        open.patches = (0, 0);
        Ok(Content::Document(open.plan.to_json()?))
    } else {
        open.patches = (open.patches.0 + 1, open.patches.1 + patch.len());
        Ok(Content::Patch(patch))
    }
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
