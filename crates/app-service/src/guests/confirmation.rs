//! The confirmation that a guest gets by mail: the event, the table and seat if there are any, and the lookup code.

use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use domain::account::Act;
use domain::activity::Activity;
use domain::event::{Event, EventStatus, when};
use domain::guest::Guest;
use domain::id::{EventId, GuestId, OrganisationId};
use domain::limits::CONFIRMATION_SECONDS;
use domain::lookup_code::LookupCode;
use mailer::Letter;
use storage::events::{self, EventScope};
use storage::guest_mails;
use storage::guests::{self as rows, SeatedGuest};

use super::bulk::{self, Named, REMOVED_BEFORE};
use super::{TableRef, views};
use crate::activity;
use crate::actor::Organiser;
use crate::error::{Conflict, Error};
use crate::mail::recipients::{self, LinkMail};
use crate::mail::{self, Mail};
use crate::scope;
use crate::seating::Skipped;
use crate::service::{Service, Tx};
use crate::tickets;

/// Letters that one transaction queues: each is rendered in it.
const LETTERS_PER_TRANSACTION: usize = 50;

/// The kind of the mail, and of what causes it.
const KIND: &str = "confirmation";

/// The tables of a plan by id.
type Tables = HashMap<String, TableRef>;

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
    let guest = rows::get(tx.conn, &scope, id)?;
    let before = guest_mails::latest(tx.conn, &scope, &[id], KIND)?;
    let needs_table = guest.seat.is_none() && guest.guest.table_id.is_some();
    let tables = if needs_table {
        views::tables(tx, &scope)?
    } else {
        Tables::new()
    };
    let place = place(&guest, &tables);
    let guest = guest.guest;
    send(
        tx,
        who.organisation_id(),
        (&scope, &event),
        (&guest, place.as_str()),
        before.get(id),
    )?
    .map_err(Error::from)?;
    let name = guest.texts.full_name();
    activity::record(tx, who, &scope, &Activity::ConfirmationSent { name })?;
    Ok(ConfirmationSent {
        lookup_code: guest.lookup_code,
        recipient: guest.texts.email,
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
    let tables = service.read(|r| {
        let scope = scope::of_event(r, who, event)?;
        views::tables(r, &scope)
    })?;
    let tables = Arc::new(tables);
    let mut all = ConfirmationsSent::default();
    let mut entry = None;
    for slice in guests.chunks(LETTERS_PER_TRANSACTION) {
        let (slice, event, before) = (slice.to_vec(), event.clone(), all.sent);
        let tables = Arc::clone(&tables);
        let (done, noted) = service.write_as(who, Act::Edit, move |tx, who| {
            let scope = scope::of_event(tx, who, &event)?;
            let done = send_slice(tx, who, &scope, &slice, &tables)?;
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
    tables: &Tables,
) -> Result<ConfirmationsSent, Error> {
    let event = mailable_event(tx, who, scope)?;
    let ids: Vec<&GuestId> = slice.iter().map(|guest| &guest.id).collect();
    // Locks them, so that two calls at once do not both find that no confirmation was sent.
    rows::candidates(tx.conn, scope, &ids)?;
    let before = guest_mails::latest(tx.conn, scope, &ids, KIND)?;
    let names: Vec<String> = ids.iter().map(|id| id.to_string()).collect();
    let listed = rows::some(tx.conn, scope, &names)?;
    let listed: HashMap<GuestId, SeatedGuest> = listed
        .into_iter()
        .map(|guest| (guest.guest.id.clone(), guest))
        .collect();
    let mut done = ConfirmationsSent::default();
    for guest in slice {
        let Some(known) = listed.get(&guest.id) else {
            done.skipped.push(guest.skip(REMOVED_BEFORE));
            continue;
        };
        let place = place(known, tables);
        match send(
            tx,
            who.organisation_id(),
            (scope, &event),
            (&known.guest, place.as_str()),
            before.get(&guest.id),
        )? {
            Ok(()) => done.sent += 1,
            Err(refusal) => done.skipped.push(guest.skip(refusal.reason())),
        }
    }
    Ok(done)
}

/// Returns the event, unless the caller may not send its mail. In the sandbox and from accounts that prove no address of
/// their own, strangers could write to anyone; mail that goes into files reaches no one.
pub(crate) fn mailable_event(tx: &mut Tx<'_>, who: &Organiser, scope: &EventScope) -> Result<Event, Error> {
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
    organisation: &OrganisationId,
    (scope, event): (&EventScope, &Event),
    (guest, place): (&Guest, &str),
    before: Option<&DateTime<Utc>>,
) -> Result<Result<(), Refusal>, Error> {
    let now = tx.now;
    let to = &guest.texts.email;
    if !mail::is_address(to) {
        return Ok(Err(Refusal::NoAddress));
    }
    if before.is_some_and(|before| now - *before < TimeDelta::seconds(CONFIRMATION_SECONDS)) {
        return Ok(Err(Refusal::TooSoon));
    }
    if !recipients::allow(tx, LinkMail::Confirmation, to)? {
        return Ok(Err(Refusal::RecipientHasEnough));
    }
    tickets::current(tx, scope, &guest.id)?;
    let code = guest.lookup_code.as_str();
    let link = tx.link(&format!("/seat-lookup/{code}"));
    let cause = format!("{KIND} {}", now.timestamp_micros());
    let letter = Letter::Confirmation {
        name: &called(guest),
        event: &event.name,
        occasion: &occasion(event),
        place,
        code,
        link: &link,
    };
    let mail = Mail {
        to,
        letter,
        organisation: Some(organisation),
        user: None,
        cause: &format!("{cause} {}", guest.id),
    };
    if let Some(id) = mail::queue_named(tx, &mail)? {
        guest_mails::insert(tx.conn, scope, &guest.id, &id, &cause, now)?;
    }
    Ok(Ok(()))
}

/// Mails the confirmation to a guest who has registered, unless the guest gets none now.
pub(crate) fn confirm_registration(
    tx: &mut Tx<'_>,
    organisation: &OrganisationId,
    scope: &EventScope,
    event: &Event,
    id: &GuestId,
) -> Result<(), Error> {
    let guest = rows::get(tx.conn, scope, id)?;
    let before = guest_mails::latest(tx.conn, scope, &[id], KIND)?;
    let place = place(&guest, &Tables::new());
    let target = (&guest.guest, place.as_str());
    // A refusal is the answer to an organiser; a guest who registers learns nothing about other mail to the address.
    let _refused = send(tx, organisation, (scope, event), target, before.get(id))?;
    Ok(())
}

/// A companion may have no name yet.
pub(crate) fn called(guest: &Guest) -> String {
    let name = guest.texts.full_name();
    if name.is_empty() { "guest".to_owned() } else { name }
}

pub(crate) fn occasion(event: &Event) -> String {
    let date = when::long(event.starts_at, event.zone);
    if event.venue.is_empty() {
        date
    } else {
        format!("{date}, {}", event.venue)
    }
}

fn place(SeatedGuest { guest, seat, .. }: &SeatedGuest, tables: &Tables) -> String {
    if let Some(seat) = seat {
        return format!("Your place: {}, seat {}.", seat.table_label, seat.label);
    }
    let table = guest.table_id.as_ref().and_then(|table| tables.get(table));
    table.map_or_else(
        || "Your table and seat are not assigned yet.".to_owned(),
        |table| format!("Your table: {}.", table.name),
    )
}
