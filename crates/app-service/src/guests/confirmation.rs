//! The confirmation that a guest gets by mail: the event, the table and seat if there are any, and the lookup code.

use std::collections::HashMap;

use chrono::{DateTime, TimeDelta, Utc};
use domain::account::Act;
use domain::activity::Activity;
use domain::event::{Event, EventStatus, when};
use domain::id::{EventId, GuestId};
use domain::limits::CONFIRMATION_SECONDS;
use domain::lookup_code::LookupCode;
use mailer::Letter;
use storage::events::{self, EventScope};
use storage::guest_mails;
use storage::guests as rows;

use super::GuestView;
use super::bulk::{self, Named};
use super::views::Views;
use crate::activity;
use crate::actor::Organiser;
use crate::error::{Conflict, Error};
use crate::mail::recipients::{self, LinkMail};
use crate::mail::{self, Mail};
use crate::scope;
use crate::seating::Skipped;
use crate::service::{Service, Tx};

/// Letters that one transaction queues: each is rendered in it.
const LETTERS_PER_TRANSACTION: usize = 50;

/// The kind of the mail, and of what causes it.
const KIND: &str = "confirmation";

/// A confirmation on its way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConfirmationSent {
    /// The code in it.
    pub lookup_code: LookupCode,
    /// The address it goes to.
    pub recipient: String,
}

/// What sending confirmations to several guests did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConfirmationsSent {
    /// How many are on their way.
    pub sent: usize,
    /// Guests who get none.
    pub skipped: Vec<Skipped>,
}

/// Why a guest gets no confirmation.
#[derive(Clone, Copy)]
enum Refusal {
    NoAddress,
    TooSoon,
    RecipientHasEnough,
}

impl Refusal {
    fn reason(self) -> &'static str {
        match self {
            Self::NoAddress => "Has no e-mail address that mail can be sent to.",
            Self::TooSoon => "A confirmation was sent less than a minute ago.",
            Self::RecipientHasEnough => {
                "This address has received many confirmations today. Please try again tomorrow."
            }
        }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::NoAddress => Self::Conflict(Conflict::NoEmail),
            Refusal::TooSoon | Refusal::RecipientHasEnough => Self::TooOften(refusal.reason()),
        }
    }
}

/// Mails a guest the confirmation.
pub fn send_confirmation(tx: &mut Tx<'_>, who: &Organiser, id: &GuestId) -> Result<ConfirmationSent, Error> {
    who.must_edit()?;
    let scope = super::lock(tx, who, id)?;
    let event = mailable_event(tx, who, &scope)?;
    let guest = super::view(tx, &scope, id)?;
    let before = guest_mails::latest(tx.conn, &scope, &[id], KIND)?;
    send(tx, who, (&scope, &event), &guest, before.get(id))?.map_err(Error::from)?;
    let name = guest.guest.texts.full_name();
    activity::record(tx, who, &scope, &Activity::ConfirmationSent { name })?;
    Ok(ConfirmationSent {
        lookup_code: guest.guest.lookup_code,
        recipient: guest.guest.texts.email,
    })
}

/// Mails guests the confirmation, in slices. Blocks.
pub fn send_confirmations(
    service: &Service,
    who: &Organiser,
    event: &EventId,
    guest_ids: &[String],
) -> Result<ConfirmationsSent, Error> {
    let guests = bulk::read(service, who, event, guest_ids)?;
    let mut all = ConfirmationsSent::default();
    let mut entry = None;
    for slice in guests.chunks(LETTERS_PER_TRANSACTION) {
        let (slice, event, before) = (slice.to_vec(), event.clone(), all.sent);
        let (done, noted) = service.write_as(who, Act::Edit, move |tx, who| {
            let scope = scope::of_event(tx, who, &event)?;
            let done = send_slice(tx, who, &scope, &slice)?;
            if done.sent == 0 {
                return Ok((done, entry));
            }
            let count = u64::try_from(before + done.sent).unwrap_or(u64::MAX);
            let said = Activity::ConfirmationsSent { count };
            let entry = activity::record_progress(tx, who, &scope, entry, &said)?;
            Ok((done, Some(entry)))
        })?;
        entry = noted;
        all.sent += done.sent;
        all.skipped.extend(done.skipped);
    }
    Ok(all)
}

fn send_slice(
    tx: &mut Tx<'_>,
    who: &Organiser,
    scope: &EventScope,
    slice: &[Named],
) -> Result<ConfirmationsSent, Error> {
    let event = mailable_event(tx, who, scope)?;
    let ids: Vec<&GuestId> = slice.iter().map(|guest| &guest.id).collect();
    // Locks them, so that two calls at once do not both find that no confirmation was sent.
    rows::candidates(tx.conn, scope, &ids)?;
    let before = guest_mails::latest(tx.conn, scope, &ids, KIND)?;
    let names: Vec<String> = ids.iter().map(|id| id.to_string()).collect();
    let listed = rows::some(tx.conn, scope, &names)?;
    let views = Views::default().build(tx, scope, listed)?;
    let views: HashMap<GuestId, GuestView> = views.into_iter().map(|view| (view.guest.id.clone(), view)).collect();
    let mut done = ConfirmationsSent::default();
    for guest in slice {
        let Some(view) = views.get(&guest.id) else {
            done.skipped.push(guest.skip("Was removed before."));
            continue;
        };
        match send(tx, who, (scope, &event), view, before.get(&guest.id))? {
            Ok(()) => done.sent += 1,
            Err(refusal) => done.skipped.push(guest.skip(refusal.reason())),
        }
    }
    Ok(done)
}

/// Returns the event, unless the caller may not send its mail. In the sandbox and from accounts that prove no address of
/// their own, strangers could write to anyone; mail that goes into files reaches no one.
fn mailable_event(tx: &mut Tx<'_>, who: &Organiser, scope: &EventScope) -> Result<Event, Error> {
    who.must_not_be_sandbox()?;
    if tx.settings().continues_by_mail() {
        who.must_be_verified()?;
    }
    let event = events::get(tx.conn, scope)?;
    if event.status == EventStatus::Cancelled {
        return Err(Error::EventCancelled);
    }
    Ok(event)
}

fn send(
    tx: &mut Tx<'_>,
    who: &Organiser,
    (scope, event): (&EventScope, &Event),
    guest: &GuestView,
    before: Option<&DateTime<Utc>>,
) -> Result<Result<(), Refusal>, Error> {
    let now = tx.now;
    let to = &guest.guest.texts.email;
    if !mail::is_address(to) {
        return Ok(Err(Refusal::NoAddress));
    }
    if before.is_some_and(|before| now - *before < TimeDelta::seconds(CONFIRMATION_SECONDS)) {
        return Ok(Err(Refusal::TooSoon));
    }
    if !recipients::allow(tx, LinkMail::Confirmation, to)? {
        return Ok(Err(Refusal::RecipientHasEnough));
    }
    let code = guest.guest.lookup_code.as_str();
    let link = tx.link(&format!("/seat-lookup/{code}"));
    let cause = format!("{KIND} {}", now.timestamp_micros());
    let letter = Letter::Confirmation {
        name: &called(guest),
        event: &event.name,
        occasion: &occasion(event),
        place: &place(guest),
        code,
        link: &link,
    };
    let mail = Mail {
        to,
        letter,
        organisation: Some(who.organisation_id()),
        user: None,
        cause: &format!("{cause} {}", guest.guest.id),
    };
    if let Some(id) = mail::queue_named(tx, &mail)? {
        guest_mails::insert(tx.conn, scope, &guest.guest.id, &id, &cause, now)?;
    }
    Ok(Ok(()))
}

/// A companion may have no name yet.
fn called(guest: &GuestView) -> String {
    let name = guest.guest.texts.full_name();
    if name.is_empty() { "guest".to_owned() } else { name }
}

fn occasion(event: &Event) -> String {
    let date = when::long(event.starts_at, event.zone);
    if event.venue.is_empty() {
        date
    } else {
        format!("{date}, {}", event.venue)
    }
}

fn place(guest: &GuestView) -> String {
    match (&guest.table, &guest.seat) {
        (Some(table), Some(seat)) => format!("Your place: {}, seat {}.", table.name, seat.label),
        (Some(table), None) => format!("Your table: {}.", table.name),
        (None, _) => "Your table and seat are not assigned yet.".to_owned(),
    }
}
