//! Events on the wire.

use app_service::event_file::CreatedFromFile;
use app_service::events::{self, EventView};
use chrono::{DateTime, NaiveDate, Utc};
use domain::event;
use domain::event::accent::{self, DEFAULT_ACCENT};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::core::nullable;
use crate::core::words::{EventStatus, FindMode, GuestLanguage};

/// An event with the figures that are derived from its rows.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Event {
    id: String,
    name: String,
    /// The start as an instant.
    date: DateTime<Utc>,
    /// The IANA time zone the event takes place in.
    #[schema(example = "Europe/London")]
    zone: String,
    /// The start as the clocks of that zone show it.
    #[schema(example = "2027-06-12T15:00")]
    local_date: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    end_date: Option<DateTime<Utc>>,
    /// The end as the clocks of the zone show it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    local_end_date: Option<String>,
    venue: String,
    description: String,
    contact: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    rsvp_deadline: Option<DateTime<Utc>>,
    /// The deadline as the clocks of the zone show it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    local_rsvp_deadline: Option<String>,
    status: EventStatus,
    /// The chosen colour, `#rrggbb`; `null` when the event has the default one.
    accent: Option<String>,
    /// The last day on which its guests are kept; `null` when they are kept for good.
    #[schema(value_type = Option<String>, example = "2027-12-31")]
    retention_until: Option<NaiveDate>,
    /// What guests must enter to look up their seat.
    find_mode: FindMode,
    /// The language of mail to guests who chose none, and of pages whose readers prefer none that the pages have.
    language: GuestLanguage,
    /// The shades of the event's colour, which are legible for any chosen colour.
    accent_shades: AccentShades,
    guest_count: i64,
    assigned_seats: i64,
    seat_count: i64,
    created_at: DateTime<Utc>,
    /// When anything of the event changed last.
    last_activity: DateTime<Utc>,
    /// When it was archived.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    archived_at: Option<DateTime<Utc>>,
    /// When it was deleted; only on the list of deleted events.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    deleted_at: Option<DateTime<Utc>>,
    /// Until when it can be restored; only on the list of deleted events.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    restorable_until: Option<DateTime<Utc>>,
}

/// The shades of an event's colour in the two themes.
#[derive(Serialize, ToSchema)]
pub struct AccentShades {
    /// On light grounds and on paper.
    light: Shades,
    /// On dark grounds.
    dark: Shades,
}

/// The shades of one theme, each `#rrggbb`.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Shades {
    /// Filled shapes and buttons.
    fill: String,
    /// Text on `fill`.
    on_fill: String,
    /// Text on the page and on `soft`.
    ink: String,
    /// A tinted ground.
    soft: String,
    /// Lines on the page and on `soft`.
    line: String,
}

/// A new event.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewEvent {
    #[serde(default, deserialize_with = "nullable::blank")]
    #[schema(required = true)]
    name: String,
    /// Wall time in `zone` (`YYYY-MM-DDTHH:MM`), or an instant of RFC 3339.
    #[serde(default, deserialize_with = "nullable::blank")]
    #[schema(required = true)]
    date: String,
    #[serde(default)]
    zone: Option<String>,
    #[serde(default)]
    venue: Option<String>,
    #[serde(default)]
    description: Option<String>,
    #[serde(default)]
    end_date: Option<String>,
    #[serde(default)]
    contact: Option<String>,
    #[serde(default)]
    rsvp_deadline: Option<String>,
    #[serde(default)]
    #[schema(value_type = Option<EventStatus>)]
    status: Option<String>,
    /// `#rrggbb`; the default colour when absent.
    #[serde(default)]
    accent: Option<String>,
    /// The last day on which its guests are kept: a date (`YYYY-MM-DD`) not before the end.
    #[serde(default)]
    retention_until: Option<String>,
    /// English when absent.
    #[serde(default)]
    #[schema(value_type = Option<GuestLanguage>)]
    language: Option<String>,
    /// Accepted and ignored: guests are counted.
    #[serde(default, rename = "guestCount")]
    #[schema(value_type = Option<i64>)]
    _guest_count: IgnoredAny,
    /// Accepted and ignored: seats are counted.
    #[serde(default, rename = "assignedSeats")]
    #[schema(value_type = Option<i64>)]
    _assigned_seats: IgnoredAny,
}

/// A change of an event: absent fields stay as they are.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EventPatch {
    #[serde(default, deserialize_with = "nullable::cleared")]
    name: Option<String>,
    #[serde(default, deserialize_with = "nullable::cleared")]
    date: Option<String>,
    #[serde(default)]
    zone: Option<String>,
    #[serde(default, deserialize_with = "nullable::cleared")]
    venue: Option<String>,
    #[serde(default, deserialize_with = "nullable::cleared")]
    description: Option<String>,
    /// `null` removes the end.
    #[serde(default, deserialize_with = "nullable::present")]
    #[schema(value_type = Option<String>)]
    end_date: Option<Option<String>>,
    #[serde(default, deserialize_with = "nullable::cleared")]
    contact: Option<String>,
    /// `null` removes the deadline.
    #[serde(default, deserialize_with = "nullable::present")]
    #[schema(value_type = Option<String>)]
    rsvp_deadline: Option<Option<String>>,
    #[serde(default)]
    #[schema(value_type = Option<EventStatus>)]
    status: Option<String>,
    /// `null` returns to the default colour.
    #[serde(default, deserialize_with = "nullable::present")]
    #[schema(value_type = Option<String>)]
    accent: Option<Option<String>>,
    /// The last day on which its guests are kept: a date (`YYYY-MM-DD`) not before the end. After it they are erased. `null`
    /// keeps them for good.
    #[serde(default, deserialize_with = "nullable::present")]
    #[schema(value_type = Option<String>)]
    retention_until: Option<Option<String>>,
    #[serde(default)]
    #[schema(value_type = Option<FindMode>)]
    find_mode: Option<String>,
    #[serde(default)]
    #[schema(value_type = Option<GuestLanguage>)]
    language: Option<String>,
}

/// Guests by their answer.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ByAnswer {
    attending: i64,
    maybe: i64,
    declined: i64,
    no_answer: i64,
}

impl From<events::ByAnswer> for ByAnswer {
    fn from(counts: events::ByAnswer) -> Self {
        Self {
            attending: counts.attending,
            maybe: counts.maybe,
            declined: counts.declined,
            no_answer: counts.no_answer,
        }
    }
}

/// How far the preparation of an event has come.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Progress {
    guests: ByAnswer,
    /// Guests on a seat.
    seated: ByAnswer,
    /// Guests with something about their diet.
    with_diet: i64,
    parties: i64,
    /// Guests who were sent mail.
    invited: i64,
    /// When a card, list or sign was printed last; `null` before the first one.
    #[schema(required = true)]
    printed_at: Option<DateTime<Utc>>,
}

impl From<events::Progress> for Progress {
    fn from(counts: events::Progress) -> Self {
        Self {
            guests: counts.guests.into(),
            seated: counts.seated.into(),
            with_diet: counts.with_diet,
            parties: counts.parties,
            invited: counts.invited,
            printed_at: counts.printed_at,
        }
    }
}

/// A copy of an event: what is absent is as in the original.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DuplicateEvent {
    /// "Copy of …" when absent.
    #[serde(default)]
    #[schema(nullable = false)]
    name: Option<String>,
    /// Wall time in `zone`, or an instant. End and deadline keep their distance to it.
    #[serde(default)]
    #[schema(nullable = false)]
    date: Option<String>,
    #[serde(default)]
    #[schema(nullable = false)]
    zone: Option<String>,
    /// Invites the same people again, without answers, arrivals and seats.
    #[serde(default)]
    with_guests: bool,
}

impl From<accent::AccentShades> for AccentShades {
    fn from(shades: accent::AccentShades) -> Self {
        Self {
            light: shades.light.into(),
            dark: shades.dark.into(),
        }
    }
}

impl From<accent::Shades> for Shades {
    fn from(shades: accent::Shades) -> Self {
        Self {
            fill: shades.fill,
            on_fill: shades.on_fill,
            ink: shades.ink,
            soft: shades.soft,
            line: shades.line,
        }
    }
}

impl From<DuplicateEvent> for events::DuplicateEvent {
    fn from(copy: DuplicateEvent) -> Self {
        Self {
            event: event::Duplicate {
                name: copy.name,
                date: copy.date,
                zone: copy.zone,
            },
            with_guests: copy.with_guests,
        }
    }
}

impl From<NewEvent> for event::NewEvent {
    fn from(new: NewEvent) -> Self {
        Self {
            name: new.name,
            date: new.date,
            zone: new.zone,
            venue: new.venue.unwrap_or_default(),
            description: new.description.unwrap_or_default(),
            end_date: new.end_date,
            contact: new.contact.unwrap_or_default(),
            rsvp_deadline: new.rsvp_deadline,
            status: new.status,
            accent: new.accent,
            retention_until: new.retention_until,
            language: new.language,
        }
    }
}

impl From<EventPatch> for event::EventPatch {
    fn from(patch: EventPatch) -> Self {
        Self {
            name: patch.name,
            date: patch.date,
            zone: patch.zone,
            venue: patch.venue,
            description: patch.description,
            end_date: patch.end_date,
            contact: patch.contact,
            rsvp_deadline: patch.rsvp_deadline,
            status: patch.status,
            accent: patch.accent,
            retention_until: patch.retention_until,
            find_mode: patch.find_mode,
            language: patch.language,
        }
    }
}

/// An event that was made from a file.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EventFromFile {
    event: Event,
    /// Guests whose lookup code in the file is not theirs any more.
    new_codes: usize,
    /// Whether its email is paused, because schedules of the file would send.
    mail_paused: bool,
}

impl From<CreatedFromFile> for EventFromFile {
    fn from(made: CreatedFromFile) -> Self {
        Self {
            event: made.view.into(),
            new_codes: made.new_codes,
            mail_paused: made.mail_paused,
        }
    }
}

impl From<EventView> for Event {
    fn from(view: EventView) -> Self {
        let local_date = view.local_date();
        let (local_end_date, local_rsvp_deadline) = (view.local_end_date(), view.local_rsvp_deadline());
        let restorable_until = view.event.restorable_until();
        let event = view.event;
        Self {
            id: event.id.into(),
            name: event.name,
            date: event.starts_at,
            zone: event.zone.name().to_owned(),
            local_date,
            end_date: event.ends_at,
            local_end_date,
            venue: event.venue,
            description: event.description,
            contact: event.contact,
            rsvp_deadline: event.rsvp_deadline,
            local_rsvp_deadline,
            status: event.status,
            accent: event.accent.map(event::Accent::to_hex),
            retention_until: event.retention_until,
            find_mode: event.find_mode,
            language: event.language,
            accent_shades: event.accent.unwrap_or(DEFAULT_ACCENT).shades().into(),
            guest_count: view.guest_count,
            assigned_seats: view.assigned_seats,
            seat_count: view.seat_count,
            created_at: event.created_at,
            last_activity: view.last_activity,
            archived_at: event.archived_at,
            deleted_at: event.deleted_at,
            restorable_until,
        }
    }
}
