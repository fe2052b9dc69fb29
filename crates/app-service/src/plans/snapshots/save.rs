//! Saving a snapshot: the document is parsed, normalised and serialised outside the transaction, which then only checks
//! that the label is still free.

use chrono::{DateTime, SecondsFormat, Utc};
use domain::account::Act;
use domain::activity::Activity;
use domain::id::EventId;
use domain::invalid::Invalid;
use domain::limits::{PLAN_BYTES_MAX, SNAPSHOTS_PER_EVENT_MAX};
use domain::plan::document::VERSION;
use domain::plan::{FloorPlan, Note};
use domain::snapshot::SnapshotLabel;
use floorplan_geometry::saved_state;
use serde_json::Value;
use storage::plans::{
    snapshots as rows,
    snapshots::{NewSnapshot, PlanSize},
};

use super::SnapshotView;
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::ids::RequestId;
use crate::core::quota;
use crate::core::scope;
use crate::core::service::{Reading, Service, Tx};
use crate::plans;

/// Attempts when others take the label between our read and our write.
const ATTEMPTS: usize = 10;

/// A snapshot to be saved.
#[derive(Clone, Debug)]
pub struct SaveSnapshot {
    /// What people call it. When the event has a snapshot of that label, this one gets a number.
    pub label: String,
    /// The saved-state JSON.
    pub plan: Value,
    /// The event. When absent: the one of the document's `eventId`, the one that its `metadata.eventName` names, the only
    /// event of the organisation, or for a document that names none, the event in which the person last did something.
    pub event: Option<EventId>,
}

/// A snapshot that was saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedSnapshot {
    /// The snapshot without its document.
    pub view: SnapshotView,
    /// Parts of the document that were repaired or left out.
    pub notes: Vec<Note>,
}

/// Saves a snapshot. Blocks.
pub fn save(service: &Service, organiser: &Organiser, input: SaveSnapshot) -> Result<SavedSnapshot, Error> {
    organiser.must_edit()?;
    let wished = SnapshotLabel::parse(&input.label)?;
    let event = service.read(|r| event_of(r, organiser, &input))?;
    let (mut plan, notes) = plans::read(input.plan)?;
    for _ in 0..ATTEMPTS {
        let (label, saved_at) = (
            service.read(|r| free_label(r, organiser, &event, &wished))?,
            service.now(),
        );
        let draft = Draft::new(&mut plan, label, saved_at)?;
        let (event, wished) = (event.clone(), wished.clone());
        let saved = service.write_as(organiser, Act::Edit, move |tx, organiser| {
            store(tx, organiser, &event, &wished, &draft)
        })?;
        if let Some(view) = saved {
            return Ok(SavedSnapshot { view, notes });
        }
    }
    Err(Error::Unavailable("other snapshots kept taking the label".to_owned()))
}

/// Finds the event of a snapshot. A name shared by several events matches none of them.
fn event_of(r: &mut Reading<'_>, organiser: &Organiser, input: &SaveSnapshot) -> Result<EventId, Error> {
    let in_document = ["/eventId", "/metadata/eventId"]
        .into_iter()
        .find_map(|place| input.plan.pointer(place).and_then(Value::as_str));
    if let Some(event) = input.event.clone().or(in_document.map(EventId::read).transpose()?) {
        return Ok(scope::of_event(r, organiser, &event)?.event_id().clone());
    }
    let name = input.plan.pointer("/metadata/eventName").and_then(Value::as_str);
    let named = match name {
        Some(name) => storage::events::named(r.conn, organiser.organisation_id(), name)?,
        None => Vec::new(),
    };
    let found = match <[EventId; 1]>::try_from(named) {
        Ok([event]) => Some(event),
        Err(_) => storage::events::only(r.conn, organiser.organisation_id())?,
    };
    let found = match (found, name) {
        // As on the pages that are opened without an event.
        (None, None) => {
            storage::events::activities::last_event(r.conn, organiser.organisation_id(), organiser.user_id())?
        }
        (found, _) => found,
    };
    found.ok_or_else(|| Invalid::new("eventId", "Send the eventId of the event that the snapshot belongs to.").into())
}

/// Returns the label that a snapshot gets now, when there is room for it.
fn free_label(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    wished: &SnapshotLabel,
) -> Result<SnapshotLabel, Error> {
    let scope = scope::of_event(r, organiser, event)?;
    let taken = rows::labels(r.conn, &scope)?;
    if taken.len() >= SNAPSHOTS_PER_EVENT_MAX {
        return Err(Error::TooLarge(format!(
            "Events are limited to {SNAPSHOTS_PER_EVENT_MAX} snapshots. Delete one that you no longer need."
        )));
    }
    Ok(wished.unlike(&taken))
}

/// A snapshot ready to be written.
struct Draft {
    label: SnapshotLabel,
    saved_at: DateTime<Utc>,
    size: PlanSize,
    document: String,
}

impl Draft {
    /// Notes in the document what it is a snapshot of, and prints it.
    fn new(plan: &mut FloorPlan, label: SnapshotLabel, saved_at: DateTime<Utc>) -> Result<Self, Error> {
        let facts = [
            ("snapshotName", label.to_string()),
            (
                "snapshotTimestamp",
                saved_at.to_rfc3339_opts(SecondsFormat::AutoSi, true),
            ),
            ("snapshotVersion", VERSION.to_owned()),
        ];
        plan.metadata
            .extend(facts.map(|(field, value)| (field.to_owned(), Value::from(value))));
        let document = saved_state::to_json(plan)?;
        if document.len() > PLAN_BYTES_MAX {
            return Err(plans::too_large());
        }
        let count = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
        let size = PlanSize {
            elements: count(plan.elements().len()),
            tables: count(plan.tables().count()),
            seats: count(plan.seats().count()),
        };
        Ok(Self {
            label,
            saved_at,
            size,
            document,
        })
    }
}

/// Stores a snapshot; returns `None` when its label has been taken in the meantime.
fn store(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    event: &EventId,
    wished: &SnapshotLabel,
    draft: &Draft,
) -> Result<Option<SnapshotView>, Error> {
    let scope = scope::of_event(tx, organiser, event)?;
    // Without the lock, two people who save at once could both find the last label free.
    storage::events::lock(tx.conn, &scope)?;
    if free_label(tx, organiser, event, wished)? != draft.label {
        return Ok(None);
    }
    quota::check_plan_bytes(tx, organiser, draft.document.len())?;
    let new = NewSnapshot {
        label: &draft.label,
        size: draft.size,
        saved_at: draft.saved_at,
        user_id: organiser.user_id(),
        document: &draft.document,
    };
    rows::insert(tx.conn, &scope, &new)?;
    let label = draft.label.to_string();
    activity::record(tx, organiser, &scope, &Activity::SnapshotSaved { label: label.clone() })?;
    Ok(Some(SnapshotView {
        label,
        event_id: event.to_string(),
        event_name: storage::events::get(tx.conn, &scope)?.name,
        author: Some(organiser.name().to_owned()),
        saved_at: draft.saved_at,
        size: draft.size,
    }))
}
