//! Tickets on the wire. The page is public: no internal id is part of it.

use std::collections::BTreeMap;

use app_service::registration::ticket_files::Wallets;
use chrono::{DateTime, Utc};
use domain::event::accent::DEFAULT_ACCENT;
use domain::translations::TextsByLanguage;
use serde::Serialize;
use utoipa::ToSchema;

use crate::check_in::tickets::Shown;
use crate::core::words::{GuestLanguage, TicketState};
use crate::events::dto::event::AccentShades;

/// What the page of a ticket shows.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TicketPage {
    event: TicketEvent,
    guest: TicketGuest,
    /// A calendar file with the event, the same as in the confirmation.
    calendar: String,
    /// The address of the page as a QR code, in SVG.
    qr_svg: String,
    wallets: TicketWallets,
    /// Opens `GET /api/seat-routes/{routeKey}`; absent (`null`) while the guest has no table or the event has no plan.
    route_key: Option<String>,
}

/// The wallets of phones that take this ticket, below its address.
#[derive(Clone, Copy, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TicketWallets {
    /// Whether there is `pass.pkpass`.
    pub(crate) apple: bool,
    /// Whether there is `google-wallet`.
    pub(crate) google: bool,
}

impl From<&Wallets> for TicketWallets {
    fn from(wallets: &Wallets) -> Self {
        Self {
            apple: wallets.apple.is_some(),
            google: wallets.google.is_some(),
        }
    }
}

/// The event of a ticket.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TicketEvent {
    name: String,
    date: DateTime<Utc>,
    time_zone: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    ends_at: Option<DateTime<Utc>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    venue: Option<String>,
    /// The colour of the event, legible in both themes.
    accent: AccentShades,
    state: TicketState,
    /// The language of what the organiser wrote.
    language: GuestLanguage,
    /// What the organiser wrote in other languages: by language, then by key (`event.name`).
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(required = false)]
    translations: TextsByLanguage,
}

/// The guest of a ticket.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TicketGuest {
    name: String,
    /// As people call it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    table: Option<String>,
    /// As people call it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    seat: Option<String>,
    lookup_code: String,
    /// The dish that the guest chose.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    meal: Option<String>,
    /// There with the guest's consent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    dietary: Option<String>,
    /// There with the guest's consent.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    special_requests: Option<String>,
}

impl From<Shown> for TicketPage {
    /// Joins what is known with the drawing of the link.
    fn from(shown: Shown) -> Self {
        let Shown {
            page,
            pictures,
            wallets,
        } = shown;
        let some = |text: String| (!text.is_empty()).then_some(text);
        let event = page.event;
        Self {
            event: TicketEvent {
                name: event.name,
                date: event.starts_at,
                time_zone: event.zone.name().to_owned(),
                ends_at: event.ends_at,
                venue: some(event.venue),
                accent: event.accent.unwrap_or(DEFAULT_ACCENT).shades().into(),
                state: page.state,
                language: event.language,
                translations: page.translations.of_event(),
            },
            guest: TicketGuest {
                name: page.name,
                table: page.table,
                seat: page.seat,
                lookup_code: page.lookup_code.as_str().to_owned(),
                meal: some(page.meal),
                dietary: some(page.dietary),
                special_requests: some(page.special_requests),
            },
            calendar: page.calendar,
            qr_svg: pictures.svg,
            wallets,
            route_key: page.route_key,
        }
    }
}
