//! Duplicating an event: fields and plan, and the guests without their answers, arrivals and seats.

use domain::activity::Activity;
use domain::event::Duplicate;
use domain::id::{CommandId, EventId};
use serde_json::json;
use storage::events::{self as rows, EventScope};
use storage::floor_plans::Stored;
use storage::plan_commands::LoggedChange;
use storage::{floor_plans, plan_commands, seats};

use super::{EventView, get};
use crate::activity;
use crate::actor::Organiser;
use crate::error::Error;
use crate::guests;
use crate::plans;
use crate::scope;
use crate::service::Tx;

/// What to copy, and what is different about the copy.
#[derive(Clone, Debug, Default)]
pub struct DuplicateEvent {
    /// Name, date and zone of the copy.
    pub event: Duplicate,
    /// Whether the people on the list are invited again.
    pub with_guests: bool,
}

/// Makes a copy of an event in planning. Its plan starts again at revision 1 with the same elements; its guests have not
/// answered, have no seats and get codes of their own.
pub fn duplicate(tx: &mut Tx<'_>, who: &Organiser, id: &EventId, input: DuplicateEvent) -> Result<EventView, Error> {
    who.must_edit()?;
    let from = scope::of_event(tx, who, id)?;
    let original = rows::get(tx.conn, &from)?;
    let event = original.duplicated(input.event, EventId::from_random(&tx.id_bytes()?), tx.now)?;
    let to = rows::insert(tx.conn, who.organisation_id(), &event)?;
    copy_plan(tx, who, &from, &to)?;
    if input.with_guests {
        guests::copy(tx, &from, &to)?;
    }
    activity::record(tx, who, &to, &Activity::EventDuplicated { from: original.name })?;
    get(tx, who, &event.id)
}

/// Copies the plan as it stands and the index of its seats. An event without a plan has a copy without one.
fn copy_plan(tx: &mut Tx<'_>, who: &Organiser, from: &EventScope, to: &EventScope) -> Result<(), Error> {
    // On PostgreSQL the plan must not move on between its document and its seats.
    floor_plans::lock_revision(tx.conn, from)?;
    let Some(plan) = floor_plans::find(tx.conn, from)? else {
        return Ok(());
    };
    let (now, command_id) = (tx.now, CommandId::from_random(&tx.id_bytes()?));
    let folded = match plan.patches.as_slice() {
        [] => plan.document,
        _ => plans::opened(&plan)?.plan.to_json(),
    };
    let revision = floor_plans::save(tx.conn, to, 0, Stored::Document(&folded), who.user_id(), now)?;
    let all = seats::of_event(tx.conn, from)?;
    seats::insert(tx.conn, to, &all)?;
    let logged = LoggedChange {
        revision,
        command_id: &command_id,
        user_id: who.user_id(),
        body: &json!([{ "kind": "replace" }]).to_string(),
    };
    Ok(plan_commands::insert(tx.conn, to, &logged, now)?)
}
