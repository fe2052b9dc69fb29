//! The content of a mail to a guest, as of when it was queued. Links are encrypted with the key of the installation, so
//! that the outbox holds no tokens.

use base64::prelude::{BASE64_STANDARD_NO_PAD, Engine as _};
use chrono::{DateTime, Utc};
use domain::event::{Accent, Event, GuestLanguage, accent};
use domain::guest::Guest;
use domain::id::{EventId, OrganisationId, TemplateId};
use domain::mail::{TemplateKind, address_in, dates};
use domain::seat::{Seat, table_mark};
use domain::translations::Translations;
use mailer::guest_mail::{TicketValues, Values};
use serde::{Deserialize, Serialize};
use storage::events::{self, EventScope, translations, translations::Texts};
use storage::mail::history;
use storage::mail::templates::Template;
use storage::registration::{forms as form_rows, forms::Registration};
use storage::{mail::outbox, organisations};

use super::rate;
use crate::core::error::Error;
use crate::core::installation_key::InstallationKey;
use crate::core::service::Reading;
use crate::core::settings::Settings;
use crate::guests::TableRef;

/// What the encryption of a link is for.
const LINK_PURPOSE: &str = "link in a mail";

/// What is shown instead of a link that belongs to its recipient alone.
pub(super) const HIDDEN_TOKEN: &str = "personal-link";

/// What all mails of an event have in common while they are queued.
pub(crate) struct Occasion {
    pub(crate) scope: EventScope,
    pub(crate) event: Event,
    pub(crate) registration: Registration,
    /// What the organiser wrote, in other languages.
    pub(crate) translations: Translations,
    /// The name of the organiser.
    pub(super) organiser: String,
    /// Where answers go.
    pub(super) reply_to: Option<String>,
    /// Whether all mail of the event is paused.
    pub(super) paused: bool,
    /// Mails per minute, if that is limited.
    pub(super) per_minute: Option<u32>,
}

/// A mail as the outbox keeps it, without tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Content {
    pub(super) kind: String,
    /// The template and its version; `None` for a test of an unsaved text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) template: Option<(TemplateId, i32)>,
    /// The subject with its placeholders, of a text that is not saved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) subject: Option<String>,
    pub(super) event: EventId,
    pub(super) language: String,
    /// The language of the body, where it is another one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) body_language: Option<String>,
    pub(super) accent: String,
    pub(super) guest_name: String,
    pub(super) first_name: String,
    pub(super) event_name: String,
    pub(super) venue_name: String,
    pub(super) table_number: String,
    pub(super) seat_number: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(super) meal: String,
    pub(super) organizer_name: String,
    pub(super) contact_email: String,
    pub(super) starts_at: DateTime<Utc>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) ends_at: Option<DateTime<Utc>>,
    pub(super) zone: String,
    /// The public name of the event.
    pub(super) public_id: String,
    pub(super) code: String,
    /// The personal link, encrypted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) rsvp_link: Option<String>,
    /// The link of the ticket, encrypted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) ticket: Option<String>,
}

/// Whether links are shown to the person who reads a mail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Links {
    /// To the recipient.
    Real,
    /// To a member of the organisation.
    Hidden,
}

impl Occasion {
    /// Reads what the mails of an event have in common.
    pub(crate) fn read(r: &mut Reading<'_>, settings: &Settings, scope: &EventScope) -> Result<Self, Error> {
        let event = events::get(r.conn, scope)?;
        let registration = form_rows::registration(r.conn, scope)?;
        let (organiser, reply_to) = organiser(r, &event, &registration.organisation)?;
        Ok(Self {
            scope: scope.clone(),
            organiser,
            reply_to,
            paused: history::paused(r.conn, scope)?.is_some(),
            per_minute: rate::per_minute(r, settings, &registration.organisation)?,
            translations: translations::shown(r.conn, scope, &event, Texts::All)?,
            event,
            registration,
        })
    }

    /// Returns the language in which a guest is addressed.
    pub(super) fn language(&self, of_guest: &str) -> GuestLanguage {
        GuestLanguage::parse(of_guest).unwrap_or(self.event.language)
    }

    /// Returns what a mail to a guest says, without its links.
    pub(super) fn content(
        &self,
        (kind, template): (TemplateKind, Option<&Template>),
        guest: &Guest,
        place: &Place<'_>,
        language: &str,
    ) -> Content {
        let event = &self.event;
        let accent = event.accent.unwrap_or(accent::DEFAULT_ACCENT);
        let language = self.language(language);
        Content {
            kind: kind.as_str().to_owned(),
            template: template.map(|template| (template.id.clone(), template.version)),
            subject: None,
            event: event.id.clone(),
            language: language.as_str().to_owned(),
            body_language: None,
            accent: Accent::to_hex(accent),
            guest_name: guest.texts.full_name(),
            first_name: guest.texts.first_name.clone(),
            event_name: self.translations.name(language, event).text.to_owned(),
            venue_name: event.venue.clone(),
            table_number: place.table(),
            seat_number: place.seat(),
            meal: guest.texts.meal.clone(),
            organizer_name: self.organiser.clone(),
            contact_email: self.reply_to.clone().unwrap_or_default(),
            starts_at: event.starts_at,
            ends_at: event.ends_at,
            zone: event.zone.name().to_owned(),
            public_id: self.registration.public_id.clone(),
            code: guest.lookup_code.as_str().to_owned(),
            rsvp_link: None,
            ticket: None,
        }
    }
}

/// Returns the name of the organiser and where answers go: to the address of the event, of the organisation, or of the
/// owner who joined first.
pub(super) fn organiser(
    r: &mut Reading<'_>,
    event: &Event,
    organisation: &OrganisationId,
) -> Result<(String, Option<String>), Error> {
    let settings = organisations::settings(r.conn, organisation)?;
    let sender = outbox::sender_of(r.conn, organisation)?;
    let name = sender.name.unwrap_or(settings.name);
    let contact = address_in(&event.contact).filter(|address| super::is_address(address));
    if let Some(address) = contact.map(str::to_owned).or(sender.contact_email) {
        return Ok((name, Some(address)));
    }
    let members = organisations::members(r.conn, organisation)?;
    let owner = members
        .into_iter()
        .find(|member| member.role == domain::account::Role::Owner);
    Ok((
        name,
        owner.map(|owner| owner.email).filter(|email| super::is_address(email)),
    ))
}

/// The seat or table of a guest, if known.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place<'a> {
    pub(super) seat: Option<&'a Seat>,
    /// A table without a seat.
    pub(super) table: Option<&'a TableRef>,
}

impl Place<'_> {
    fn table(&self) -> String {
        match (self.seat, self.table) {
            (Some(seat), _) => table_mark(seat.table_number, &seat.table_label),
            (None, Some(table)) => table_mark(table.number, &table.name),
            (None, None) => String::new(),
        }
    }

    fn seat(&self) -> String {
        let Some(seat) = self.seat else { return String::new() };
        if seat.label.is_empty() {
            seat.number.to_string()
        } else {
            seat.label.clone()
        }
    }
}

/// Encrypts a link for the outbox.
pub(super) fn seal(key: &InstallationKey, link: &str) -> String {
    BASE64_STANDARD_NO_PAD.encode(key.seal(LINK_PURPOSE, link.as_bytes()))
}

fn open(key: &InstallationKey, sealed: &str) -> Option<String> {
    let bytes = BASE64_STANDARD_NO_PAD.decode(sealed).ok()?;
    String::from_utf8(key.open(LINK_PURPOSE, &bytes)?).ok()
}

impl Content {
    /// Returns the kind of the template.
    pub(super) fn template_kind(&self) -> Result<TemplateKind, Error> {
        TemplateKind::parse(&self.kind).map_err(Error::from)
    }

    pub(super) fn guest_language(&self) -> GuestLanguage {
        GuestLanguage::parse(&self.language).unwrap_or(GuestLanguage::En)
    }

    /// Returns the language of the body, where it is not that of the guest.
    pub(super) fn language_of_body(&self) -> Option<GuestLanguage> {
        self.body_language
            .as_deref()
            .and_then(|word| GuestLanguage::parse(word).ok())
    }

    /// Returns the values of the template. A link that cannot be decrypted leads to the page of the event.
    pub(super) fn values(
        &self,
        (key, base_url): (&InstallationKey, &str),
        links: Links,
        unsubscribe: Option<String>,
    ) -> Values {
        let form = format!("{base_url}/guest-form/{}", self.public_id);
        let shown = |sealed: &str, path: &str| match links {
            Links::Real => open(key, sealed),
            Links::Hidden => Some(format!("{path}/{HIDDEN_TOKEN}")),
        };
        let rsvp_link = self.rsvp_link.as_deref().and_then(|sealed| shown(sealed, &form));
        let ticket_page = format!("{base_url}/ticket");
        let ticket = self.ticket.as_deref().and_then(|sealed| shown(sealed, &ticket_page));
        let zone = self.zone.parse().unwrap_or(chrono_tz::UTC);
        Values {
            guest_name: self.guest_name.clone(),
            first_name: self.first_name.clone(),
            event_name: self.event_name.clone(),
            event_date: dates::date(self.starts_at, zone, self.guest_language()),
            event_time: dates::time(self.starts_at, zone, self.guest_language()),
            venue_name: self.venue_name.clone(),
            table_number: self.table_number.clone(),
            seat_number: self.seat_number.clone(),
            meal: self.meal.clone(),
            rsvp_link: rsvp_link.unwrap_or(form),
            organizer_name: self.organizer_name.clone(),
            contact_email: self.contact_email.clone(),
            ticket: ticket.map(|url| TicketValues {
                url,
                code: self.code.clone(),
            }),
            unsubscribe,
        }
    }

    /// Fills the placeholders of the subject for lists that show a mail before its message is written.
    pub(super) fn subject(&self, subject: &str) -> String {
        let zone = self.zone.parse().unwrap_or(chrono_tz::UTC);
        let date = dates::date(self.starts_at, zone, self.guest_language());
        let time = dates::time(self.starts_at, zone, self.guest_language());
        let values = [
            ("guest_name", self.guest_name.as_str()),
            ("first_name", &self.first_name),
            ("event_name", &self.event_name),
            ("event_date", &date),
            ("event_time", &time),
            ("venue_name", &self.venue_name),
            ("table_number", &self.table_number),
            ("seat_number", &self.seat_number),
            ("meal", &self.meal),
            ("organizer_name", &self.organizer_name),
            ("contact_email", &self.contact_email),
        ];
        let mut pieces = subject.split("{{");
        let mut filled = pieces.next().unwrap_or_default().to_owned();
        for piece in pieces {
            let (name, rest) = piece.split_once("}}").unwrap_or((piece, ""));
            let value = values.iter().find(|(known, _)| *known == name.trim());
            filled.push_str(value.map_or("", |(_, value)| value));
            filled.push_str(rest);
        }
        // No-break spaces, which French has before some marks, stay.
        filled.split_ascii_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Returns the text that the outbox keeps.
    pub(super) fn stored(&self) -> Result<String, Error> {
        Ok(domain::print::text(self)?)
    }

    /// Reads what the outbox keeps.
    pub(super) fn from_stored(text: &str) -> Result<Self, Error> {
        serde_json::from_str(text).map_err(|error| Error::Internal(format!("a stored mail cannot be read: {error}")))
    }
}
