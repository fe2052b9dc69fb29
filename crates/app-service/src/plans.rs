//! Floor plans: list, get, put, apply commands, tell whether they arrived. Plans are parsed and changed outside the write
//! transaction, which then only checks the revision, writes the document or what changed in it, the index of seats and the
//! log. When many seats change, `rebuild` writes their new index in slices before that transaction.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use domain::id::{CommandId, EventId, GuestId};
use domain::plan::length::PrintedLength;
use domain::plan::{FloorPlan, SavedState};
use domain::seat::Seat;
use floorplan_geometry::saved_state::saved_state;
use storage::events::EventScope;
use storage::plans::rooms::RoomScope;
use storage::plans::{floor_plans as rows, floor_plans::StoredPlan};

use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error, Refused};
use crate::core::scope;
use crate::core::service::Reading;
use crate::plans::open::{OpenPlan, PlanVersion};

mod apply;
mod arrival;
pub mod images;
pub(crate) mod open;
mod put;
mod read;
mod rebase;
mod rebuild;
mod save;
mod seats;
pub mod snapshots;
mod tables;
mod turns;
pub mod venues;

pub use apply::{Applied, ApplyCommands, apply_commands};
pub use arrival::{Arrival, arrival};
pub use put::{PlanReplaced, PutPlan, put};
pub(crate) use read::read;
pub use rebase::{PlanChange, PlanChanges, changes_since};
pub(crate) use rebuild::discard;
pub(crate) use seats::of_plan as seats_of;
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

/// A plan as answers carry it: with the values that follow from the rest of the document.
#[derive(Debug)]
pub struct PlanAnswer {
    /// The event.
    pub event_id: EventId,
    /// Counts the saved changes; 0 when none was saved yet.
    pub revision: i64,
    /// When it was saved.
    pub updated_at: Option<DateTime<Utc>>,
    /// The document with its derived values.
    pub plan: SavedState,
}

impl From<PlanView> for PlanAnswer {
    fn from(view: PlanView) -> Self {
        Self {
            event_id: view.event_id,
            revision: view.revision,
            updated_at: view.updated_at,
            plan: saved_state(view.plan),
        }
    }
}

/// Returns every saved plan of the organisation.
pub fn list(r: &mut Reading<'_>, organiser: &Organiser) -> Result<Vec<PlanView>, Error> {
    let mut plans = Vec::new();
    for_each(r, organiser, |plan| {
        plans.push(plan);
        Ok(())
    })?;
    Ok(plans)
}

/// Hands over the saved plans of the organisation one by one: together they may be far more than fits in memory.
pub fn for_each(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    mut visit: impl FnMut(PlanView) -> Result<(), Error>,
) -> Result<(), Error> {
    for scope in rows::planned_first_rooms(r.conn, organiser.organisation_id())? {
        if let Some(stored) = rows::find(r.conn, &scope)? {
            visit(opened(&stored)?)?;
        }
    }
    Ok(())
}

/// Returns the plan of an event; an empty one with revision 0 when none was saved.
pub fn get(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<PlanView, Error> {
    let scope = scope::room_of_event(r, organiser, event)?;
    load(r, &scope)
}

/// Returns the revision of an event's plan; 0 when none was saved.
pub fn revision(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<i64, Error> {
    let scope = scope::room_of_event(r, organiser, event)?;
    Ok(rows::revision(r.conn, &scope)?)
}

/// Returns the plan of a room; an empty one with revision 0 when none was saved.
pub(crate) fn load(r: &mut Reading<'_>, scope: &RoomScope) -> Result<PlanView, Error> {
    match rows::find(r.conn, scope)? {
        Some(stored) => opened(&stored),
        None => empty(r, scope),
    }
}

/// Opens a plan to be changed, as it is after a change.
fn open_at(r: &mut Reading<'_>, scope: &RoomScope, at: PlanVersion) -> Result<OpenPlan, Error> {
    let (mut view, patches) = match rows::find(r.conn, scope)? {
        Some(stored) => {
            let bytes = stored.patches.iter().map(String::len).sum();
            (opened(&stored)?, (stored.patches.len(), bytes))
        }
        None => (empty(r, scope)?, (0, 0)),
    };
    Ok(OpenPlan {
        room_id: scope.room_id().clone(),
        at,
        length: PrintedLength::from_plan(&mut view.plan),
        plan: view.plan,
        patches,
    })
}

fn empty(r: &mut Reading<'_>, scope: &EventScope) -> Result<PlanView, Error> {
    let name = storage::events::get(r.conn, scope)?.name;
    Ok(PlanView {
        event_id: scope.event_id().clone(),
        revision: 0,
        updated_at: None,
        plan: FloorPlan::empty(&name),
    })
}

pub(crate) fn opened(stored: &StoredPlan) -> Result<PlanView, Error> {
    let corrupt =
        |error: &dyn std::fmt::Display| Error::Internal(format!("plan of event {}: {error}", stored.event_id));
    let (plan, _) = FloorPlan::from_patched(&stored.document, &stored.patches).map_err(|error| corrupt(&error))?;
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
    content: Content,
    seats: seats::Difference,
    /// All seats of the new plan, when too many of them change for one transaction.
    all_seats: Option<Vec<Seat>>,
    /// Names the change.
    command_id: CommandId,
    body: String,
    /// What the objects that it removes are called, as JSON by id.
    removed: Option<String>,
    /// The number of edits; `None` when the plan is replaced as a whole.
    edits: Option<u64>,
    /// The guests who may lose their seats to it.
    unseat: BTreeSet<GuestId>,
}

/// What a change stores of the plan.
enum Content {
    /// The whole document.
    Document(String),
    /// What it touched, after what is stored already.
    Patch(String),
}

fn stale(revision: i64) -> Error {
    Error::Conflict(Conflict::StaleRevision(revision))
}

pub(crate) fn too_large() -> Error {
    Error::TooLarge("Floor plans are limited to 10 MB.".to_owned())
}

fn refused(message: String) -> Error {
    Error::Refused(Box::new(Refused {
        code: "plan_refused",
        message,
        details: serde_json::json!({}),
    }))
}
