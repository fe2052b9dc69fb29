//! Changes of many guests at once on the wire.

use app_service::guests;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::dto::seating::SkippedGuest;

/// Which tags guests get and lose.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GuestsTags {
    /// At most 10,000.
    pub guest_ids: Vec<String>,
    /// Ids of tags.
    #[serde(default)]
    pub add: Vec<String>,
    /// Ids of tags.
    #[serde(default)]
    pub remove: Vec<String>,
}

/// Which party guests join.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GuestsParty {
    /// At most 10,000.
    pub guest_ids: Vec<String>,
    /// The name of the party; `null` takes them out of theirs.
    pub party: Option<String>,
}

/// What a change of many guests did.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BatchDone {
    /// Names the change; absent when nothing changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    batch_id: Option<String>,
    /// Guests that changed.
    changed: usize,
    /// Those that could not be, and why.
    skipped: Vec<SkippedGuest>,
}

impl From<guests::BatchDone> for BatchDone {
    fn from(done: guests::BatchDone) -> Self {
        Self {
            batch_id: done.batch.map(String::from),
            changed: done.changed,
            skipped: done.skipped.into_iter().map(SkippedGuest::from).collect(),
        }
    }
}
