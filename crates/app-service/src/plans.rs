//! Floor plans: list, get, put, apply commands. Plans are parsed and changed outside the write transaction, which then
//! only checks the revision, writes the document, its index of seats and the log.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use domain::id::EventId;
use domain::plan::FloorPlan;
use storage::events::EventScope;
use storage::floor_plans::{self as rows, StoredPlan};

use crate::actor::Organiser;
use crate::error::{Conflict, Error, Refused};
use crate::events;
use crate::service::Reading;

mod apply;
mod put;
mod read;
mod save;
mod seats;
mod tables;

pub use apply::{ApplyCommands, apply_commands};
pub use put::{PutPlan, put};
pub(crate) use read::read;
pub use tables::{TableSeat, TableView, tables};

/// A plan with the revision it has.
#[derive(Clone, Debug, PartialEq)]
pub struct PlanView {
    /// The event.
    pub event_id: EventId,
    /// Counts the saved changes; 0 when none was saved yet.
    pub revision: i64,
    /// When it was saved.
    pub updated_at: Option<DateTime<Utc>>,
    /// The document.
    pub plan: FloorPlan,
}

/// Returns every saved plan of the organisation.
pub fn list(r: &mut Reading<'_>, who: &Organiser) -> Result<Vec<PlanView>, Error> {
    rows::of_organisation(r.conn, who.organisation_id())?
        .into_iter()
        .map(opened)
        .collect()
}

/// Returns the plan of an event; an empty one with revision 0 when none was saved.
pub fn get(r: &mut Reading<'_>, who: &Organiser, event: &EventId) -> Result<PlanView, Error> {
    let scope = events::scope(r, who, event)?;
    load(r, &scope)
}

pub(crate) fn load(r: &mut Reading<'_>, scope: &EventScope) -> Result<PlanView, Error> {
    match rows::find(r.conn, scope)? {
        Some(stored) => opened(stored),
        None => {
            let name = storage::events::get(r.conn, scope)?.name;
            let plan = FloorPlan::empty(&name);
            Ok(PlanView {
                event_id: scope.event_id().clone(),
                revision: 0,
                updated_at: None,
                plan,
            })
        }
    }
}

fn opened(stored: StoredPlan) -> Result<PlanView, Error> {
    let corrupt =
        |error: &dyn std::fmt::Display| Error::Internal(format!("plan of event {}: {error}", stored.event_id));
    let (plan, _) = FloorPlan::from_json(&stored.document).map_err(|error| corrupt(&error))?;
    let event_id = EventId::parse(&stored.event_id).map_err(|error| corrupt(&error))?;
    Ok(PlanView {
        event_id,
        revision: stored.revision,
        updated_at: Some(stored.updated_at),
        plan,
    })
}

/// A change worked out on one revision of a plan, ready to be written.
struct Change {
    base_revision: i64,
    document: Arc<str>,
    seats: seats::Difference,
    body: String,
    /// How many edits it is; none when the plan is replaced as a whole.
    edits: Option<u64>,
}

impl Change {
    fn between(old: &PlanView, new: &FloorPlan, body: String, edits: Option<u64>) -> Result<Self, Error> {
        let document = new.to_json();
        if document.len() > domain::limits::PLAN_BYTES_MAX {
            return Err(too_large());
        }
        let seats = seats::Difference::between(&old.plan, new);
        Ok(Self {
            base_revision: old.revision,
            document: document.into(),
            seats,
            body,
            edits,
        })
    }
}

fn stale(revision: i64) -> Error {
    Error::Conflict(Conflict::StaleRevision(revision))
}

pub(crate) fn too_large() -> Error {
    Error::TooLarge("A floor plan may have at most 10 MB.".to_owned())
}

fn refused(message: String) -> Error {
    Error::Refused(Box::new(Refused {
        code: "plan_refused",
        message,
        details: serde_json::json!({}),
    }))
}
