//! What a guest keeps of a ticket: a picture, and passes for the wallets of phones. They show what its page shows, without
//! meal, diet and requests.

use chrono::{DateTime, Utc};
use domain::event::GuestLanguage;
use domain::event::accent::DEFAULT_ACCENT;
pub use exporters::ticket::Ticket;
pub use exporters::ticket::apple::{CertificateError, PassCertificate, PassFiles, PassIssuer};
pub use exporters::ticket::google::{GoogleIssuer, GoogleKeyError};
use exporters::ticket::{apple::pkpass, ticket_png};

use super::ticket_page::TicketPage;
use crate::core::error::Error;

/// What the operator makes passes with; each part may be missing.
#[derive(Clone, Debug, Default)]
pub struct Wallets {
    /// For Apple Wallet.
    pub apple: Option<ApplePasses>,
    /// For Google Wallet.
    pub google: Option<GoogleIssuer>,
}

/// What passes for Apple Wallet are made with.
#[derive(Clone, Debug)]
pub struct ApplePasses {
    /// What Apple knows the operator by.
    pub issuer: PassIssuer,
    /// Signs the passes.
    pub certificate: PassCertificate,
}

/// Draws a ticket as a PNG of 1080 by 1920 pixels.
pub fn picture(page: TicketPage, language: GuestLanguage) -> Result<Vec<u8>, Error> {
    ticket_png(&ticket(page, language)).map_err(internal)
}

/// Makes the pass of a ticket for Apple Wallet.
pub fn apple_pass(
    passes: &ApplePasses,
    page: TicketPage,
    language: GuestLanguage,
    now: DateTime<Utc>,
) -> Result<Vec<u8>, Error> {
    let sign = |list: &[u8]| passes.certificate.sign(list, now);
    pkpass(&ticket(page, language), &passes.issuer, sign).map_err(internal)
}

/// Returns the link that saves a ticket to Google Wallet; `origin` is the address of the installation.
pub fn google_link(
    issuer: &GoogleIssuer,
    page: TicketPage,
    language: GuestLanguage,
    (origin, now): (&str, DateTime<Utc>),
) -> Result<String, Error> {
    let link = issuer.save_link(&ticket(page, language), origin, now);
    link.ok_or_else(|| Error::Internal("the key of the service account is too short to sign".to_owned()))
}

fn ticket(page: TicketPage, language: GuestLanguage) -> Ticket {
    let event_name = page.translations.name(language, &page.event).text.to_owned();
    let event = page.event;
    Ticket {
        event_id: page.public_id,
        serial: page.serial,
        event_name,
        starts_at: event.starts_at,
        ends_at: event.ends_at,
        zone: event.zone,
        venue: event.venue,
        accent: event.accent.unwrap_or(DEFAULT_ACCENT),
        state: page.state,
        guest: page.name,
        table: page.table,
        seat: page.seat,
        lookup_code: page.lookup_code.as_str().to_owned(),
        link: page.link,
        language,
    }
}

fn internal(error: impl ToString) -> Error {
    Error::Internal(error.to_string())
}
