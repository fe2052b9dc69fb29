//! Bulk calls over guests, removed guests and the history of a guest on the wire.

use app_service::guests;
use chrono::{DateTime, Utc};
use domain::guest::change;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::core::words::{ChangeCause, Rsvp};
use crate::guests::dto::guest::Party;
use crate::seating::dto::seating::SkippedGuest;

/// The guests of a bulk call.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GuestIds {
    /// At most 10,000.
    pub guest_ids: Vec<String>,
}

/// An answer for several guests.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GuestAnswers {
    /// At most 10,000.
    pub guest_ids: Vec<String>,
    /// What all of them answer.
    #[schema(value_type = Rsvp)]
    pub rsvp: String,
}

/// What several guests eat. What is absent stays as it is; an empty text takes it away.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GuestsNeeds {
    /// At most 10,000.
    pub guest_ids: Vec<String>,
    /// The dishes, separated by semicolons; at most 200 characters.
    #[schema(nullable = false)]
    pub meal: Option<String>,
    /// At most 200 characters.
    #[schema(nullable = false)]
    pub dietary: Option<String>,
}

/// Which tags several guests get and lose.
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

/// The party that several guests join.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GuestsParty {
    /// At most 10,000.
    pub guest_ids: Vec<String>,
    /// The name of the party; `null` takes them out of theirs.
    pub party: Option<String>,
}

/// What a bulk call did.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BatchDone {
    /// The action, by which it can be undone; absent when no guest changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    batch_id: Option<String>,
    /// Guests that changed.
    changed: usize,
    /// Guests that could not be changed, and why.
    skipped: Vec<SkippedGuest>,
}

/// A removed guest who can be restored.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RemovedGuest {
    id: String,
    first_name: String,
    last_name: String,
    email: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    party: Option<Party>,
    removed_at: DateTime<Utc>,
    /// When the guest is erased.
    gone: DateTime<Utc>,
}

/// One entry in the history of a guest.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GuestChange {
    id: String,
    /// The action it is part of.
    batch_id: String,
    /// A field of a guest, or `added`, `removed`, `restored`.
    field: String,
    /// The value before; seats and tables as people call them.
    before: String,
    /// The value afterwards.
    after: String,
    /// The user's name; absent for guests and former members.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    by: Option<String>,
    cause: ChangeCause,
    at: DateTime<Utc>,
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

impl From<guests::RemovedGuest> for RemovedGuest {
    fn from(guest: guests::RemovedGuest) -> Self {
        Self {
            gone: guests::gone_at(&guest),
            id: guest.id.into(),
            first_name: guest.first_name,
            last_name: guest.last_name,
            email: guest.email,
            party: guest.party.map(Party::from),
            removed_at: guest.removed_at,
        }
    }
}

impl From<guests::GuestChange> for GuestChange {
    fn from(entry: guests::GuestChange) -> Self {
        let change::FieldChange { field, old, new, .. } = entry.change;
        Self {
            id: entry.id,
            batch_id: entry.batch.into(),
            field,
            before: old,
            after: new,
            by: entry.by,
            cause: entry.cause,
            at: entry.at,
        }
    }
}
