//! Snapshots: save, list, get, delete. A snapshot is a saved plan of an event under a label; loading one is an ordinary
//! change of the plan, made by the browser.

use chrono::{DateTime, Utc};
use domain::activity::Activity;
use domain::id::EventId;
use domain::invalid::Invalid;
use domain::snapshot::SnapshotLabel;
use storage::events::EventScope;
use storage::plans::{
    snapshots as rows,
    snapshots::{PlanSize, StoredSnapshot},
};

use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::scope;
use crate::core::service::{Reading, Tx};

mod save;

pub use save::{SaveSnapshot, SavedSnapshot, save};

/// A snapshot without its document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SnapshotView {
    /// What people call it.
    pub label: String,
    /// The event whose plan it was.
    pub event_id: String,
    /// The event's name.
    pub event_name: String,
    /// Who saved it, unless that account is gone.
    pub author: Option<String>,
    /// When.
    pub saved_at: DateTime<Utc>,
    /// The size of its plan.
    pub size: PlanSize,
}

/// Returns the snapshots of an event, or of all events of the organisation, the newest first.
pub fn list(r: &mut Reading<'_>, organiser: &Organiser, event: Option<&EventId>) -> Result<Vec<SnapshotView>, Error> {
    if let Some(event) = event {
        scope::of_event(r, organiser, event)?;
    }
    let stored = rows::list(r.conn, organiser.organisation_id(), event)?;
    Ok(stored.into_iter().map(SnapshotView::from).collect())
}

/// Returns the document of a snapshot, the saved-state JSON; without an event, the last one saved under the label.
pub fn get(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: Option<&EventId>,
    label: &SnapshotLabel,
) -> Result<String, Error> {
    let holders = holders(r, organiser, event, label)?;
    let scope = holders.first().ok_or(Error::NotFound(Noun::Snapshot))?;
    rows::get(r.conn, scope, label).map_err(|error| Error::missing(error, Noun::Snapshot))
}

/// Deletes a snapshot. Without an event, only one event may have a snapshot with this label.
pub fn delete(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    event: Option<&EventId>,
    label: &SnapshotLabel,
) -> Result<(), Error> {
    organiser.must_edit()?;
    let holders = holders(tx, organiser, event, label)?;
    let [scope] = holders.as_slice() else {
        return Err(match holders.len() {
            0 => Error::NotFound(Noun::Snapshot),
            _ => Invalid::new(
                "event",
                "Several events have a snapshot with this name. Send the eventId of one of them.",
            )
            .into(),
        });
    };
    rows::delete(tx.conn, scope, label).map_err(|error| Error::missing(error, Noun::Snapshot))?;
    let label = label.to_string();
    activity::record(tx, organiser, scope, &Activity::SnapshotDeleted { label })
}

fn holders(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: Option<&EventId>,
    label: &SnapshotLabel,
) -> Result<Vec<EventScope>, Error> {
    match event {
        Some(event) => Ok(vec![scope::of_event(r, organiser, event)?]),
        None => Ok(rows::holders(r.conn, organiser.organisation_id(), label)?),
    }
}

impl From<StoredSnapshot> for SnapshotView {
    fn from(stored: StoredSnapshot) -> Self {
        Self {
            label: stored.label,
            event_id: stored.event_id,
            event_name: stored.event_name,
            author: stored.author,
            saved_at: stored.saved_at,
            size: stored.size,
        }
    }
}
