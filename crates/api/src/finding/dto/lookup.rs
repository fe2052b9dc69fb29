//! What finders show. It is public, so it carries no contact and, without a ticket, no dietary data.

use std::collections::BTreeMap;

use app_service::finding::lookup::event;
use app_service::finding::lookup::{self, details};
use chrono::{DateTime, Utc};
use domain::event::accent::DEFAULT_ACCENT;
use domain::event::finder::end_of;
use domain::translations::TextsByLanguage;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::core::words::{FindMode, FinderStatus, GuestLanguage, GuestStatus};
use crate::events::dto::event::AccentShades;

/// An event as visitors see it who look for their seat.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FinderEvent {
    /// The public id.
    id: String,
    name: String,
    /// The start as the clocks of its zone show it.
    #[schema(example = "2027-06-12T15:00")]
    date: String,
    /// The end as an instant; the start while the end is not known. Seats are found until a day after it.
    ends_at: DateTime<Utc>,
    time_zone: String,
    venue: String,
    status: FinderStatus,
    /// The colour of the event, legible in both themes.
    accent: AccentShades,
    /// The language for readers whose browser prefers none that the pages have, and of what the organiser wrote.
    language: GuestLanguage,
    /// What the organiser wrote in other languages: by language, then by key (`event.name`).
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(required = false)]
    translations: TextsByLanguage,
    find_mode: FindMode,
    has_plan: bool,
    has_venue: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    organiser_email: Option<String>,
}

/// A seat that was found.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FoundGuest {
    event: FinderEvent,
    /// Absent (`null`) when a seat was asked for by its id.
    guest: Option<FoundPerson>,
    /// Absent (`null`) until the guest has a table.
    table: Option<FoundTable>,
    /// Absent (`null`) until the guest has a seat.
    seat: Option<FoundChair>,
    /// The code on the invitation; for the holder of the ticket.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    code: Option<String>,
    /// Opens `GET /api/seat-routes/{routeKey}`; absent (`null`) while the guest has no table or the event has no plan.
    route_key: Option<String>,
}

/// The guest who was found.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FoundPerson {
    first_name: String,
    last_name: String,
    /// Its last three digits.
    #[schema(example = "••••• •••318")]
    mobile: Option<String>,
    status: GuestStatus,
    /// For the holder of the ticket, with the guest's consent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    dietary: Option<String>,
    /// For the holder of the ticket, with the guest's consent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    special_requests: Option<String>,
}

/// A table by number and label.
#[derive(Clone, Serialize, ToSchema)]
pub struct FoundTable {
    number: Option<i32>,
    label: String,
}

/// A seat by number and label.
#[derive(Clone, Serialize, ToSchema)]
pub struct FoundChair {
    number: i32,
    label: String,
}

/// Where the holder of a code sits.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FoundSeat {
    event: CodeEvent,
    guest: CodeGuest,
    /// Absent (`null`) until the guest has a table.
    table: Option<FoundTable>,
    /// Absent (`null`) until the guest has a seat.
    seat: Option<FoundChair>,
    /// Opens `GET /api/seat-routes/{routeKey}`; absent (`null`) while the guest has no table or the event has no plan.
    route_key: Option<String>,
}

/// The event a code belongs to.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CodeEvent {
    /// The public id.
    id: String,
    name: String,
    /// The start as an instant.
    date: DateTime<Utc>,
    zone: String,
    /// The same as `zone`.
    time_zone: String,
    /// The start as the clocks of that zone show it.
    local_date: String,
    /// The end as an instant; the start while the end is not known. Seats are found until a day after it.
    ends_at: DateTime<Utc>,
    venue: String,
    status: FinderStatus,
    /// The colour of the event, legible in both themes.
    accent: AccentShades,
    /// The language for readers whose browser prefers none that the pages have, and of what the organiser wrote.
    language: GuestLanguage,
    /// What the organiser wrote in other languages: by language, then by key (`event.name`).
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(required = false)]
    translations: TextsByLanguage,
    find_mode: FindMode,
    has_plan: bool,
    has_venue: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    organiser_email: Option<String>,
}

/// The guest a code belongs to.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CodeGuest {
    first_name: String,
    last_name: String,
    /// Its last three digits.
    #[schema(example = "••••• •••318")]
    mobile: Option<String>,
    status: GuestStatus,
    /// Whether the guest has declined, and so gets no seat.
    declined: bool,
    /// Absent (`null`) until the guest has a table.
    table: Option<FoundTable>,
    /// Absent (`null`) until the guest has a seat.
    seat: Option<FoundChair>,
}

/// A search: personal details, or a `query`.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FindGuest {
    /// The public id of the event.
    pub(crate) event_id: String,
    #[serde(default)]
    first_name: Option<String>,
    #[serde(default)]
    last_name: Option<String>,
    /// At least the last four digits.
    #[serde(default)]
    mobile: Option<String>,
    /// A full name, an email address or a mobile number, instead of personal details.
    #[serde(default)]
    query: Option<String>,
}

/// What was scanned or typed from a card.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ScannedSeat {
    /// A ticket or its link, a code of six characters, or the id of a seat.
    #[serde(default)]
    #[schema(required = true)]
    pub(crate) qr_token: Option<String>,
    /// The public id of the event, which a seat id needs.
    #[serde(default)]
    pub(crate) event_id: Option<String>,
    /// The guest's last name, when it was asked for after too many wrong codes.
    #[serde(default)]
    pub(crate) last_name: Option<String>,
}

impl From<FindGuest> for details::Details {
    fn from(body: FindGuest) -> Self {
        match body.query {
            Some(query) => Self::Query(query),
            None => Self::Personal {
                first_name: body.first_name.unwrap_or_default(),
                last_name: body.last_name.unwrap_or_default(),
                mobile: body.mobile.unwrap_or_default(),
            },
        }
    }
}

impl From<event::FinderEvent> for FinderEvent {
    fn from(shown: event::FinderEvent) -> Self {
        let date = shown.local_date();
        let event = shown.event;
        let ends_at = end_of(&event);
        Self {
            id: shown.public_id,
            name: event.name,
            date,
            ends_at,
            time_zone: event.zone.name().to_owned(),
            venue: event.venue,
            status: shown.status,
            accent: event.accent.unwrap_or(DEFAULT_ACCENT).shades().into(),
            language: event.language,
            translations: shown.translations.of_event(),
            find_mode: event.find_mode,
            has_plan: shown.has_plan,
            has_venue: shown.has_venue,
            organiser_email: shown.organiser_email,
        }
    }
}

impl From<event::FinderEvent> for CodeEvent {
    fn from(shown: event::FinderEvent) -> Self {
        let date = shown.event.starts_at;
        let event = FinderEvent::from(shown);
        Self {
            id: event.id,
            name: event.name,
            date,
            zone: event.time_zone.clone(),
            time_zone: event.time_zone,
            local_date: event.date,
            ends_at: event.ends_at,
            venue: event.venue,
            status: event.status,
            accent: event.accent,
            language: event.language,
            translations: event.translations,
            find_mode: event.find_mode,
            has_plan: event.has_plan,
            has_venue: event.has_venue,
            organiser_email: event.organiser_email,
        }
    }
}

impl From<lookup::FoundGuest> for FoundGuest {
    fn from(found: lookup::FoundGuest) -> Self {
        Self {
            event: found.event.into(),
            guest: found.guest.map(FoundPerson::from),
            table: found.table.map(FoundTable::from),
            seat: found.seat.map(FoundChair::from),
            code: found.code.map(|code| code.as_str().to_owned()),
            route_key: found.route_key,
        }
    }
}

impl FoundSeat {
    /// Joins the parts; a code always leads to a guest.
    pub fn new(found: lookup::FoundGuest, person: lookup::FoundPerson) -> Self {
        let person = FoundPerson::from(person);
        let (table, seat) = (found.table.map(FoundTable::from), found.seat.map(FoundChair::from));
        Self {
            event: found.event.into(),
            guest: CodeGuest {
                declined: matches!(person.status, GuestStatus::Cancelled),
                first_name: person.first_name,
                last_name: person.last_name,
                mobile: person.mobile,
                status: person.status,
                table: table.clone(),
                seat: seat.clone(),
            },
            table,
            seat,
            route_key: found.route_key,
        }
    }
}

impl From<lookup::FoundPerson> for FoundPerson {
    fn from(person: lookup::FoundPerson) -> Self {
        let some = |text: String| (!text.is_empty()).then_some(text);
        Self {
            first_name: person.first_name,
            last_name: person.last_name,
            mobile: person.mobile,
            status: person.status,
            dietary: some(person.dietary),
            special_requests: some(person.special_requests),
        }
    }
}

impl From<lookup::FoundTable> for FoundTable {
    fn from(table: lookup::FoundTable) -> Self {
        Self {
            number: table.number,
            label: table.label,
        }
    }
}

impl From<lookup::FoundChair> for FoundChair {
    fn from(seat: lookup::FoundChair) -> Self {
        Self {
            number: seat.number,
            label: seat.label,
        }
    }
}
