//! Imports that have ended, on the wire.

use app_service::guests::import as use_case;
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

/// An import of the wizard that has ended, and what it did.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PastImport {
    id: String,
    file_name: String,
    finished_at: DateTime<Utc>,
    /// The user's name; absent for a former member.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    by: Option<String>,
    /// When it was undone; absent while it was not.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    undone_at: Option<DateTime<Utc>>,
    /// Guests that were added.
    added: usize,
    /// Guests of the event that changed.
    updated: usize,
    /// Guests of the event that stayed as they were.
    known: usize,
    /// Rows that were left out.
    skipped: usize,
    /// Guests who got a seat.
    seated: usize,
    /// Parties of the added guests.
    parties: usize,
}

impl From<use_case::PastImport> for PastImport {
    fn from(past: use_case::PastImport) -> Self {
        let did = past.outcome;
        Self {
            id: past.id.into(),
            file_name: past.file_name,
            finished_at: past.finished_at,
            by: past.by,
            undone_at: past.undone_at,
            added: did.added,
            updated: did.updated,
            known: did.known,
            skipped: did.skipped,
            seated: did.seated,
            parties: did.parties,
        }
    }
}
