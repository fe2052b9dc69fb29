//! Floor plans on the wire. The document itself is the saved-state JSON of `domain::plan`.

use std::collections::BTreeSet;

use app_service::plans;
use chrono::{DateTime, Utc};
use domain::id::GuestId;
use domain::plan::{Canvas, Command, Element, Note, SavedState};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::core::words::ClosedSeat;

/// One event's floor plan with its revision.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Plan {
    event_id: String,
    /// Counts the changes; 0 means that none was saved yet.
    revision: i64,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    updated_at: Option<DateTime<Utc>>,
    /// The whole document: version, canvas, elements, metadata.
    #[schema(value_type = Object)]
    plan: SavedState,
}

/// A floor plan as the list of plans shows it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanSummary {
    event_id: String,
    revision: i64,
    #[schema(value_type = Vec<Object>)]
    elements: Vec<Element>,
    #[schema(value_type = Object)]
    canvas: Canvas,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    updated_at: Option<DateTime<Utc>>,
}

/// A whole plan that replaces the present one.
#[derive(Deserialize, ToSchema)]
pub struct PutPlan {
    #[schema(value_type = Object)]
    plan: Value,
    /// The guests who may lose their seats because the new plan does not have them. Anybody else's seat refuses it.
    #[serde(default, deserialize_with = "agreed")]
    #[schema(value_type = Vec<String>)]
    unseat: BTreeSet<GuestId>,
}

/// A change of a plan, applied as a whole or not at all.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ApplyCommands {
    base_revision: i64,
    /// Chosen by the client; a repeat answers the same revision again instead of applying twice.
    command_id: String,
    #[schema(value_type = Vec<Object>)]
    commands: Vec<Command>,
    /// The guests who may lose their seats because the change removes them. Anybody else's seat refuses it.
    #[serde(default, deserialize_with = "agreed")]
    #[schema(value_type = Vec<String>)]
    unseat: BTreeSet<GuestId>,
}

/// Reads the guests of a consent. Pages that were opened before consent named its guests send a flag; it agrees to
/// nothing, so that their edits arrive and their question is asked again.
fn agreed<'de, D: Deserializer<'de>>(sent: D) -> Result<BTreeSet<GuestId>, D::Error> {
    match Value::deserialize(sent)? {
        Value::Bool(_) => Ok(BTreeSet::new()),
        guests => serde_json::from_value(guests).map_err(D::Error::custom),
    }
}

/// The revision after a saved plan.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SavedPlan {
    /// The event whose plan it is.
    pub event_id: String,
    /// The revision the plan has now.
    pub revision: i64,
    /// What of the sent document was repaired or left out.
    #[serde(flatten)]
    pub notes: PlanNotes,
}

/// Notes listed in an answer; a document of the largest size can leave a million.
const NOTES_LISTED: usize = 100;

/// What of a sent document was repaired or left out.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanNotes {
    /// The first hundred notes.
    notes: Vec<PlanNote>,
    /// How many more there are.
    #[schema(minimum = 0)]
    notes_omitted: usize,
}

/// One repair made while a document was read.
#[derive(Serialize, ToSchema)]
pub struct PlanNote {
    /// The element or the part of the document concerned.
    #[schema(example = "element \"t1\"")]
    place: String,
    /// The field as it is in the document.
    #[schema(example = "chairPositions")]
    field: String,
    /// What was done, as the rest of a sentence that begins with the field.
    #[schema(example = "places 2 of 8 chairs elsewhere; chairs are arranged around their table instead")]
    message: String,
}

/// The revision after applied commands.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AppliedCommands {
    /// The revision that the change made.
    revision: i64,
    /// Always true; a refused change answers a problem.
    applied: bool,
    /// What others changed between the base and this change, in order. Null when the plan has to be read again.
    others: Option<Vec<PlanChange>>,
}

/// A change of a plan.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanChange {
    /// The revision it made.
    revision: i64,
    /// The id its sender gave it.
    command_id: String,
    /// Who made it; absent when that account is gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    by: Option<PlanEditor>,
    #[schema(value_type = Vec<Object>)]
    commands: Vec<Command>,
}

/// Who changed a plan.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanEditor {
    id: String,
    name: String,
}

/// What was changed since a revision.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanChanges {
    /// The revision after the changes.
    revision: i64,
    /// In order. Null when the plan has to be read again.
    changes: Option<Vec<PlanChange>>,
}

impl From<plans::Applied> for AppliedCommands {
    fn from(applied: plans::Applied) -> Self {
        Self {
            revision: applied.revision,
            applied: true,
            others: applied.others.map(on_the_wire),
        }
    }
}

impl From<plans::PlanChanges> for PlanChanges {
    fn from(changes: plans::PlanChanges) -> Self {
        Self {
            revision: changes.revision,
            changes: changes.changes.map(on_the_wire),
        }
    }
}

impl From<plans::PlanChange> for PlanChange {
    fn from(change: plans::PlanChange) -> Self {
        Self {
            revision: change.revision,
            command_id: change.command_id.to_string(),
            by: change.by.map(|(id, name)| PlanEditor {
                id: id.to_string(),
                name,
            }),
            commands: change.commands,
        }
    }
}

fn on_the_wire(changes: Vec<plans::PlanChange>) -> Vec<PlanChange> {
    changes.into_iter().map(PlanChange::from).collect()
}

/// What became of a change that was sent, for a client that never heard the answer.
#[derive(Serialize, ToSchema)]
pub struct Arrival {
    arrived: Arrived,
    /// The revision it made, when it arrived.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    revision: Option<i64>,
}

/// Whether a change arrived.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Arrived {
    /// It was applied.
    Yes,
    /// It was not; sending it applies it once.
    No,
    /// The change is too old: the log does not reach back that far.
    Unknown,
}

/// A table of the plan with its seats.
#[derive(Serialize, ToSchema)]
pub struct Table {
    id: String,
    name: String,
    number: Option<i32>,
    capacity: usize,
    /// The kind of element, for example `round`.
    kind: String,
    seats: Vec<TableSeat>,
}

/// A seat and who has it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TableSeat {
    id: String,
    number: i32,
    label: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    guest_id: Option<String>,
    /// Why the seat is given by hand only; absent for one that anyone may get.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    closed: Option<ClosedSeat>,
}

impl PutPlan {
    /// Joins the body with the revision of the header.
    pub fn based_on(self, expected_revision: i64) -> plans::PutPlan {
        plans::PutPlan {
            expected_revision,
            plan: self.plan,
            unseat: self.unseat,
        }
    }
}

impl From<Vec<Note>> for PlanNotes {
    fn from(notes: Vec<Note>) -> Self {
        Self {
            notes_omitted: notes.len().saturating_sub(NOTES_LISTED),
            notes: notes.into_iter().take(NOTES_LISTED).map(PlanNote::from).collect(),
        }
    }
}

impl From<Note> for PlanNote {
    fn from(note: Note) -> Self {
        Self {
            place: note.place,
            field: note.field,
            message: note.message,
        }
    }
}

impl From<plans::Arrival> for Arrival {
    fn from(arrival: plans::Arrival) -> Self {
        let (arrived, revision) = match arrival {
            plans::Arrival::Made(revision) => (Arrived::Yes, Some(revision)),
            plans::Arrival::Not => (Arrived::No, None),
            plans::Arrival::Unknown => (Arrived::Unknown, None),
        };
        Self { arrived, revision }
    }
}

impl From<ApplyCommands> for plans::ApplyCommands {
    fn from(apply: ApplyCommands) -> Self {
        Self {
            base_revision: apply.base_revision,
            command_id: apply.command_id,
            commands: apply.commands,
            unseat: apply.unseat,
        }
    }
}

impl From<plans::PlanAnswer> for Plan {
    fn from(view: plans::PlanAnswer) -> Self {
        Self {
            event_id: view.event_id.into(),
            revision: view.revision,
            updated_at: view.updated_at,
            plan: view.plan,
        }
    }
}

impl Plan {
    /// Returns the revision, for the entity tag.
    pub fn revision(&self) -> i64 {
        self.revision
    }
}

impl From<plans::PlanAnswer> for PlanSummary {
    fn from(view: plans::PlanAnswer) -> Self {
        let (elements, canvas) = view.plan.into_parts();
        Self {
            event_id: view.event_id.into(),
            revision: view.revision,
            elements,
            canvas,
            updated_at: view.updated_at,
        }
    }
}

impl From<plans::TableView> for Table {
    fn from(table: plans::TableView) -> Self {
        let seats = table.seats.into_iter().map(|seat| TableSeat {
            id: seat.id.to_string(),
            number: seat.number,
            label: seat.label,
            guest_id: seat.guest_id.map(String::from),
            closed: seat.closed,
        });
        Self {
            id: table.id,
            name: table.name,
            number: table.number,
            capacity: table.capacity,
            kind: table.kind,
            seats: seats.collect(),
        }
    }
}
