//! Snapshots on the wire.

use app_service::ids::RequestId;
use app_service::plans::snapshots::{self, SaveSnapshot, SnapshotView};
use chrono::{DateTime, Utc};
use domain::id::EventId;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::core::error::ApiResult;
use crate::core::nullable;
use crate::plans::dto::plan::PlanNotes;

/// A floor plan to be kept.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewSnapshot {
    /// What people call it, 1 to 200 characters without slashes. A label that the event has already gets a number.
    #[serde(default, deserialize_with = "nullable::blank")]
    #[schema(required = true, example = "Before dinner")]
    filename: String,
    /// The whole document: version, canvas, elements, metadata.
    #[schema(value_type = Object)]
    data: Value,
    /// The event; when absent, the one of the document's `eventId`, the one that its `metadata.eventName` names, or the
    /// only event of the organisation.
    #[serde(default)]
    #[schema(nullable = false)]
    event_id: Option<String>,
}

/// A kept floor plan without its document.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Snapshot {
    /// What people call it; no other snapshot of the event has this label.
    #[schema(example = "Before dinner (2)")]
    filename: String,
    event_id: String,
    event_name: String,
    /// Who saved it; absent when that account is gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    author: Option<String>,
    saved_at: DateTime<Utc>,
    elements: i32,
    tables: i32,
    seats: i32,
}

/// A floor plan that was kept, with what of the sent document was repaired or left out.
#[derive(Serialize, ToSchema)]
pub struct SavedSnapshot {
    #[serde(flatten)]
    snapshot: Snapshot,
    #[serde(flatten)]
    notes: PlanNotes,
}

/// Kept floor plans, the newest first.
#[derive(Serialize, ToSchema)]
pub struct SnapshotList {
    files: Vec<Snapshot>,
}

/// Which event is meant.
#[derive(Debug, Deserialize)]
pub struct OfEvent {
    #[serde(default)]
    event: Option<String>,
}

impl OfEvent {
    /// Reads the id; a malformed one is not found.
    pub fn id(&self) -> ApiResult<Option<EventId>> {
        Ok(self.event.as_deref().map(EventId::read).transpose()?)
    }
}

impl NewSnapshot {
    /// Reads the id of the event; a malformed one is not found.
    pub fn checked(self) -> ApiResult<SaveSnapshot> {
        Ok(SaveSnapshot {
            label: self.filename,
            plan: self.data,
            event: self.event_id.as_deref().map(EventId::read).transpose()?,
        })
    }
}

impl From<SnapshotView> for Snapshot {
    fn from(view: SnapshotView) -> Self {
        Self {
            filename: view.label,
            event_id: view.event_id,
            event_name: view.event_name,
            author: view.author,
            saved_at: view.saved_at,
            elements: view.size.elements,
            tables: view.size.tables,
            seats: view.size.seats,
        }
    }
}

impl From<snapshots::SavedSnapshot> for SavedSnapshot {
    fn from(saved: snapshots::SavedSnapshot) -> Self {
        Self {
            snapshot: saved.view.into(),
            notes: saved.notes.into(),
        }
    }
}

impl From<Vec<SnapshotView>> for SnapshotList {
    fn from(views: Vec<SnapshotView>) -> Self {
        Self {
            files: views.into_iter().map(Snapshot::from).collect(),
        }
    }
}
