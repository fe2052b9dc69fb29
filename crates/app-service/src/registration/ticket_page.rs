//! The page of a ticket, which opens with the link that its QR code carries.

use domain::event::Event;
use domain::lookup_code::LookupCode;
use domain::ticket::TicketState;
use domain::translations::Translations;
use sha2::{Digest as _, Sha256};
use storage::guests::{self as guest_rows, SeatedGuest};
use storage::{guests::tokens as rows, registration::registrations};

use crate::core::actor::Visitor;
use crate::core::error::{Error, Noun};
use crate::core::link::LinkToken;
use crate::core::service::Reading;
use crate::core::settings::Settings;
use crate::finding::lookup::scan;
use crate::guests;
use crate::mail::{self, Occasion};

/// What the page of a ticket shows.
#[derive(Clone, Debug)]
pub struct TicketPage {
    /// The event.
    pub event: Event,
    /// The name of the event in public addresses.
    pub public_id: String,
    /// The page itself, which is what the QR code holds.
    pub link: String,
    /// Names the ticket in wallets; follows from the link and does not reveal it.
    pub serial: String,
    /// What the organiser wrote of it, in other languages.
    pub translations: Translations,
    /// Whether it is still to come.
    pub state: TicketState,
    /// First and last name of the guest.
    pub name: String,
    /// The table as people call it.
    pub table: Option<String>,
    /// The seat as people call it.
    pub seat: Option<String>,
    /// The code on the invitation.
    pub lookup_code: LookupCode,
    /// The dish that the guest chose; may be empty.
    pub meal: String,
    /// What the guest must not eat; empty without the guest's consent.
    pub dietary: String,
    /// What else the guest needs; empty without the guest's consent.
    pub special_requests: String,
    /// Opens map and way.
    pub route_key: Option<String>,
    /// The event as the calendar file that the confirmation carries.
    pub calendar: String,
}

/// Returns what a ticket shows. Unknown and replaced ones answer alike.
pub fn page(r: &mut Reading<'_>, settings: &Settings, _visitor: &Visitor, token: &str) -> Result<TicketPage, Error> {
    let unknown = || Error::NotFound(Noun::Ticket);
    let token = LinkToken::parse(token).or(Err(unknown()))?;
    let (scope, guest) = rows::find(r.conn, &token.hash())?.ok_or_else(unknown)?;
    let SeatedGuest { guest, seat, .. } = guest_rows::get(r.conn, &scope, &guest)?;
    let occasion = Occasion::read(r, settings, &scope)?;
    let url = format!("{}/ticket/{}", settings.base_url, token.as_str());
    let calendar = mail::calendar_file(&occasion, &guest, &url, (r.now, settings.base_url.as_str()));
    let public_id = occasion.registration.public_id;
    let (event, translations) = (occasion.event, occasion.translations);
    let (table, seat) = match seat {
        Some(seat) => (Some(seat.table_label), Some(seat.label)),
        None => (guests::table_name(r, &scope, guest.table_id.as_deref())?, None),
    };
    let has_consent = !registrations::consented(r.conn, &scope, std::slice::from_ref(&guest.id))?.is_empty();
    let route_key = scan::route_key(r, &scope, &guest.id)?;
    let private = |text: String| if has_consent { text } else { String::new() };
    Ok(TicketPage {
        state: TicketState::new(&event, r.now),
        event,
        public_id,
        link: url,
        serial: serial(&token),
        translations,
        name: guest.texts.full_name(),
        table,
        seat,
        lookup_code: guest.lookup_code,
        meal: guest.texts.meal,
        dietary: private(guest.texts.dietary),
        special_requests: private(guest.texts.special_requests),
        route_key,
        calendar,
    })
}

/// Octets of a digest that tell tickets apart.
const SERIAL_OCTETS: usize = 16;

fn serial(token: &LinkToken) -> String {
    let digest = Sha256::new_with_prefix(b"wallet-serial").chain_update(token.as_str());
    let octets = digest.finalize();
    octets
        .iter()
        .take(SERIAL_OCTETS)
        .map(|octet| format!("{octet:02x}"))
        .collect()
}
