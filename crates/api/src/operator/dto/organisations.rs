//! Organisations with what they keep.

use app_service::operator::organisations;
use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

/// A page of organisations, by their names.
#[derive(Serialize, ToSchema)]
pub struct OrganisationPage {
    organisations: Vec<SizedOrganisation>,
    /// Where the next page begins; absent on the last one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    next: Option<String>,
}

/// An organisation with what it keeps.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SizedOrganisation {
    id: String,
    name: String,
    created_at: DateTime<Utc>,
    members: i64,
    /// Events, deleted ones included.
    events: Usage,
    /// Guests in all events.
    guests: Usage,
    /// Bytes of floor plans and snapshots.
    plan_bytes: Usage,
    /// When a member used the product last or anything in an event changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    last_activity_at: Option<DateTime<Utc>>,
}

/// How much an organisation keeps of something.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Usage {
    used: i64,
    limit: i64,
    /// Whether the limit is its own and not that of the installation.
    has_own_limit: bool,
}

impl From<organisations::Page> for OrganisationPage {
    fn from(page: organisations::Page) -> Self {
        Self {
            organisations: page.organisations.into_iter().map(SizedOrganisation::from).collect(),
            next: page.next,
        }
    }
}

impl From<organisations::SizedOrganisation> for SizedOrganisation {
    fn from(organisation: organisations::SizedOrganisation) -> Self {
        Self {
            id: organisation.id.to_string(),
            name: organisation.name,
            created_at: organisation.created_at,
            members: organisation.members,
            events: organisation.events.into(),
            guests: organisation.guests.into(),
            plan_bytes: organisation.plan_bytes.into(),
            last_activity_at: organisation.last_activity_at,
        }
    }
}

impl From<organisations::Usage> for Usage {
    fn from(usage: organisations::Usage) -> Self {
        Self {
            used: usage.used,
            limit: usage.limit,
            has_own_limit: usage.has_own_limit,
        }
    }
}
