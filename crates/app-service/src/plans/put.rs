//! Replacing a whole plan: an uploaded file, or a program that does not speak in commands.

use std::collections::BTreeSet;

use domain::id::{CommandId, EventId, GuestId};
use domain::limits::PLAN_BYTES_MAX;
use domain::plan::Note;
use serde_json::{Value, json};

use super::save::save;
use super::{Change, Content, PlanView, load, read, seats, stale, too_large};
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::random::id_bytes;
use crate::core::scope;
use crate::core::service::Service;

/// A plan that replaces another.
#[derive(Clone, Debug)]
pub struct PutPlan {
    /// The revision it replaces; 0 when none was saved yet.
    pub expected_revision: i64,
    /// The saved-state JSON.
    pub plan: Value,
    /// The guests who may lose their seats to it. If any other guest would lose a seat, the plan is refused.
    pub unseat: BTreeSet<GuestId>,
}

/// A plan that has replaced another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanReplaced {
    /// The revision the plan has now.
    pub revision: i64,
    /// What of the sent document was repaired or left out.
    pub notes: Vec<Note>,
}

/// Replaces the plan of an event. Blocks.
pub fn put(service: &Service, organiser: &Organiser, event: &EventId, input: PutPlan) -> Result<PlanReplaced, Error> {
    organiser.must_edit()?;
    let old = service.read(|r| {
        let scope = scope::room_of_event(r, organiser, event)?;
        load(r, &scope)
    })?;
    if old.revision != input.expected_revision {
        return Err(stale(old.revision));
    }
    let (mut new, notes) = read(keep_counters(input.plan, &old))?;
    // Files of other programs do not count.
    new.go_on_counting_from(&old.plan);
    let document = new.to_json()?;
    if document.len() > PLAN_BYTES_MAX {
        return Err(too_large());
    }
    let seats = seats::Difference::between(seats::of_plan(&old.plan), seats::of_plan(&new));
    let change = Change {
        base_revision: old.revision,
        content: Content::Document(document),
        all_seats: seats.too_many(&new),
        seats,
        command_id: CommandId::from_random(&id_bytes(service.random())?),
        body: json!([{ "kind": "replace" }]).to_string(),
        removed: None,
        edits: None,
        unseat: input.unseat,
    };
    let saved = save(service, organiser, event, change)?;
    Ok(PlanReplaced {
        revision: saved.revision(),
        notes,
    })
}

/// A chair's N is never given twice in a table, so an older file must not turn a table's counter back.
fn keep_counters(mut plan: Value, old: &PlanView) -> Value {
    let elements = plan.get_mut("elements").and_then(Value::as_array_mut);
    for element in elements.into_iter().flatten().filter_map(Value::as_object_mut) {
        let known = element
            .get("id")
            .and_then(Value::as_str)
            .and_then(|id| old.plan.element(id));
        let given = element.get("nextChair").and_then(Value::as_u64);
        if let (Some(known), Some(given)) = (known, given) {
            element.insert("nextChair".to_owned(), given.max(u64::from(known.next_chair)).into());
        }
    }
    plan
}
