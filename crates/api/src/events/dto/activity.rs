//! The activity log on the wire.

use app_service::activity;
use chrono::{DateTime, Utc};
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

/// Entries of the activity log, the newest first.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityPage {
    entries: Vec<Activity>,
    /// What to send as `before` for the next page; absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    next: Option<String>,
}

/// One action on an event or anything in it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Activity {
    id: String,
    at: DateTime<Utc>,
    /// Who did it; absent when that account is gone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    by: Option<Actor>,
    /// The word for what was done, for example `guest-seated`.
    kind: String,
    /// What was done, to be read after the name of the person.
    #[schema(example = "seated Ana Ruiz at Table 7, seat C")]
    text: String,
    /// What the kind alone does not say; its shape depends on the kind.
    #[schema(value_type = Object)]
    details: Value,
}

/// A person as the activity log shows one.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Actor {
    id: String,
    name: String,
}

/// How much others did to an event within a time.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityNews {
    /// Guests who answered.
    answers: u64,
    /// Guests who were added, changed or removed.
    guests: u64,
    /// Seats that were given, changed or taken.
    seats: u64,
    /// Edits of the floor plan.
    plan_edits: u64,
    /// Emails that were sent to guests.
    emails: u64,
    /// The numbers are of the last 1,000 entries of the activity log only.
    is_partial: bool,
}

impl From<activity::Away> for ActivityNews {
    fn from(activity::Away { news, is_partial }: activity::Away) -> Self {
        Self {
            answers: news.answers,
            guests: news.guests,
            seats: news.seats,
            plan_edits: news.plan_edits,
            emails: news.emails,
            is_partial,
        }
    }
}

impl From<activity::Page> for ActivityPage {
    fn from(page: activity::Page) -> Self {
        Self {
            entries: page.entries.into_iter().map(Activity::from).collect(),
            next: page.next,
        }
    }
}

impl From<activity::Entry> for Activity {
    fn from(entry: activity::Entry) -> Self {
        Self {
            id: entry.id.into(),
            at: entry.at,
            by: entry.by.map(|(id, name)| Actor { id: id.into(), name }),
            kind: entry.kind,
            text: entry.text,
            details: entry.details,
        }
    }
}
