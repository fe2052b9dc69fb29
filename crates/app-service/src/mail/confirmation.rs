//! The confirmation that a guest gets by mail: the event's template, with the ticket, and table and seat if there are any.

use chrono::{DateTime, TimeDelta, Utc};
use domain::account::Act;
use domain::activity::Activity;
use domain::event::{Event, EventStatus};
use domain::id::{EventId, GuestId};
use domain::limits::CONFIRMATION_SECONDS;
use domain::lookup_code::LookupCode;
use domain::mail::TemplateKind;
use storage::events::{self, EventScope};
use storage::guests as rows;
use storage::mail::guest_mails;
use storage::mail::templates::Template;
use storage::mail::{
    recipients as mail_recipients,
    recipients::{Recipient, Selection},
};

use super::guest_mails::{self as mails, Queued};
use super::recipients::Requester;
use super::{Occasion, templates};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error};
use crate::core::scope;
use crate::core::service::{Service, Tx};
use crate::guests::bulk::{self, Named, REMOVED_BEFORE};
use crate::guests::seat_changes::Skipped;

/// Letters that one transaction queues.
const LETTERS_PER_TRANSACTION: usize = 50;

/// What causes the mail.
const CAUSE: &str = "confirmation";

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
#[derive(Clone, Copy, Debug)]
enum Refusal {
    NoAddress,
    TooSoon,
    RecipientHasEnough,
    Suppressed,
}

impl Refusal {
    fn reason(self) -> &'static str {
        match self {
            Self::NoAddress => "Has no usable email address.",
            Self::TooSoon => "A confirmation was sent less than a minute ago.",
            Self::RecipientHasEnough => {
                "This address has received many confirmations today. Please try again tomorrow."
            }
            Self::Suppressed => "This address is blocked.",
        }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::NoAddress => Self::Conflict(Conflict::NoEmail),
            Refusal::Suppressed => Self::Conflict(Conflict::AddressSuppressed),
            Refusal::TooSoon | Refusal::RecipientHasEnough => Self::TooOften(refusal.reason()),
        }
    }
}

/// Mails a guest the confirmation.
pub fn send_confirmation(tx: &mut Tx<'_>, organiser: &Organiser, id: &GuestId) -> Result<ConfirmationSent, Error> {
    organiser.must_edit()?;
    let scope = crate::guests::lock(tx, organiser, id)?;
    mailable_event(tx, organiser, &scope)?;
    let guest = rows::get(tx.conn, &scope, id)?.guest;
    send_now(tx, &scope, id, Requester::Trusted)?.map_err(Error::from)?;
    let name = guest.texts.full_name();
    activity::record(tx, organiser, &scope, &Activity::ConfirmationSent { name })?;
    Ok(ConfirmationSent {
        lookup_code: guest.lookup_code,
        recipient: guest.texts.email,
    })
}

/// Mails guests the confirmation, in slices. Blocks.
pub fn send_confirmations(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    guest_ids: &[String],
) -> Result<ConfirmationsSent, Error> {
    let guests = bulk::read(service, organiser, event, guest_ids)?;
    let mut all = ConfirmationsSent::default();
    let mut entry = None;
    for slice in guests.chunks(LETTERS_PER_TRANSACTION) {
        let (slice, event, before) = (slice.to_vec(), event.clone(), all.sent);
        let (done, noted) = service.write_as(organiser, Act::Edit, move |tx, organiser| {
            let scope = scope::of_event(tx, organiser, &event)?;
            let done = send_slice(tx, organiser, &scope, &slice)?;
            if done.sent == 0 {
                return Ok((done, entry));
            }
            let count = u64::try_from(before + done.sent).unwrap_or(u64::MAX);
            let said = Activity::ConfirmationsSent { count };
            let entry = activity::record_progress(tx, organiser, &scope, entry, &said)?;
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
    organiser: &Organiser,
    scope: &EventScope,
    slice: &[Named],
) -> Result<ConfirmationsSent, Error> {
    mailable_event(tx, organiser, scope)?;
    let ids: Vec<&GuestId> = slice.iter().map(|guest| &guest.id).collect();
    // Locks them, so that two calls at once do not both find that no confirmation was sent.
    rows::candidates(tx.conn, scope, &ids)?;
    let before = guest_mails::latest(tx.conn, scope, &ids, TemplateKind::Confirmation.mail_kind())?;
    let letter = letter(tx, scope)?;
    let mut done = ConfirmationsSent::default();
    for guest in slice {
        let Some(recipient) = mail_recipients::read(tx.conn, scope, Selection::One(&guest.id))?.pop() else {
            done.skipped.push(guest.skip(REMOVED_BEFORE));
            continue;
        };
        let before = (before.get(&guest.id), Requester::Trusted);
        match send(tx, &letter, &recipient, before)? {
            Ok(()) => done.sent += 1,
            Err(refusal) => done.skipped.push(guest.skip(refusal.reason())),
        }
    }
    Ok(done)
}

/// Returns the event, unless the caller may not send its mail. In the sandbox and from accounts that prove no address of
/// their own, strangers could write to anyone; mail that goes into files reaches no one.
pub(crate) fn mailable_event(tx: &mut Tx<'_>, organiser: &Organiser, scope: &EventScope) -> Result<Event, Error> {
    organiser.must_not_be_sandbox()?;
    if tx.settings().continues_by_mail() {
        organiser.must_be_verified()?;
    }
    let event = events::get(tx.conn, scope)?;
    if event.status == EventStatus::Cancelled {
        return Err(Error::EventCancelled);
    }
    Ok(event)
}

/// What is sent to all guests of a call.
type Letter = (Occasion, Template);

fn letter(tx: &mut Tx<'_>, scope: &EventScope) -> Result<Letter, Error> {
    let settings = tx.settings();
    let template = templates::of_kind(tx, scope, TemplateKind::Confirmation)?;
    Ok((Occasion::read(tx, settings, scope)?, template))
}

fn send_now(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    id: &GuestId,
    requester: Requester<'_>,
) -> Result<Result<(), Refusal>, Error> {
    let before = guest_mails::latest(tx.conn, scope, &[id], TemplateKind::Confirmation.mail_kind())?;
    let Some(recipient) = mail_recipients::read(tx.conn, scope, Selection::One(id))?.pop() else {
        return Ok(Err(Refusal::NoAddress));
    };
    let letter = letter(tx, scope)?;
    send(tx, &letter, &recipient, (before.get(id), requester))
}

fn send(
    tx: &mut Tx<'_>,
    (occasion, template): &Letter,
    recipient: &Recipient,
    (before, requester): (Option<&DateTime<Utc>>, Requester<'_>),
) -> Result<Result<(), Refusal>, Error> {
    let now = tx.now;
    if before.is_some_and(|before| now - *before < TimeDelta::seconds(CONFIRMATION_SECONDS)) {
        return Ok(Err(Refusal::TooSoon));
    }
    let cause = format!("{CAUSE} {}", now.timestamp_micros());
    Ok(
        match mails::queue_one(tx, (occasion, template), &recipient.id, (&cause, requester, false))? {
            Queued::Queued(_) => Ok(()),
            Queued::NoAddress => Err(Refusal::NoAddress),
            Queued::Before | Queued::InvitedRecently => Err(Refusal::TooSoon),
            Queued::Suppressed => Err(Refusal::Suppressed),
            Queued::Limit => Err(Refusal::RecipientHasEnough),
        },
    )
}

/// Mails the confirmation to a guest who has registered, unless the guest gets none now.
pub(crate) fn confirm_registration(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    id: &GuestId,
    requester: Requester<'_>,
) -> Result<(), Error> {
    // A refusal is the answer to an organiser; a guest who registers learns nothing about other mail to the address.
    let _refused = send_now(tx, scope, id, requester)?;
    Ok(())
}
