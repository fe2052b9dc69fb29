//! Mail to guests: queued with what the message is written from when it is sent.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, TimeDelta, Utc};
use domain::id::{CampaignId, GuestId, MailId, TemplateId};
use domain::limits::INVITATION_REPEAT_HOURS;
use domain::mail::{TemplateKind, TemplateText};
use domain::translations::TranslatedMail;
use storage::events::EventScope;
use storage::guests::{self as guest_rows, SeatedGuest};
use storage::mail::outbox::{self, NewMail};
use storage::mail::{
    guest_mails as rows,
    guest_mails::{Addresses, NewGuestMail},
};
use storage::mail::{
    recipients as mail_recipients,
    recipients::{Recipient, Selection},
};
use storage::mail::{templates as template_rows, templates::Template};
use storage::registration::registrations;

use super::content::{Content, Occasion, Place, seal};
use super::recipients::{self, LinkMail, Requester};
use super::templates;
use crate::core::error::{Error, Noun};
use crate::core::service::{Reading, Tx};
use crate::guests::TableRef;
use crate::{
    check_in::tickets,
    guests::{self, party_links},
};

/// The outcome of a mail to a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Queued {
    /// It is in the outbox.
    Queued(MailId),
    /// The guest, or another one with the address, got a mail for this cause before.
    Before,
    /// The guest has no address that mail can be sent to.
    NoAddress,
    /// The address gets no more mail.
    Suppressed,
    /// The address had enough mail today.
    Limit,
    /// The address was invited less than a day ago.
    InvitedRecently,
}

/// A template that is sent for an occasion.
pub(crate) struct Sending<'a> {
    pub(crate) occasion: &'a Occasion,
    pub(crate) template: &'a Template,
    /// What the template says in other languages.
    pub(crate) translated: &'a TranslatedMail,
    /// The tables of the plan by id, when a guest has a table without a seat.
    pub(crate) tables: &'a HashMap<String, TableRef>,
}

/// Why and when a mail is sent.
#[derive(Clone, Copy)]
pub(crate) struct Cause<'a> {
    /// A guest gets one mail per cause.
    pub(crate) cause: &'a str,
    /// The campaign; one address gets one mail of it.
    pub(crate) campaign: Option<&'a CampaignId>,
    /// When it is sent.
    pub(crate) run_at: DateTime<Utc>,
    /// Who causes it.
    pub(crate) requester: Requester<'a>,
    /// Whether an address that was invited within a day gets the invitation again.
    pub(crate) sends_again: bool,
}

/// Queues a template for a guest, once per cause. Paused events keep it until they are resumed.
pub fn queue_for_guest(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    guest: &GuestId,
    template: &TemplateId,
    cause: &str,
) -> Result<Queued, Error> {
    queue_template(tx, (scope, guest), template, (cause, Requester::Trusted))
}

/// Queues a template for a guest, once per cause, also for a visitor.
pub(crate) fn queue_template(
    tx: &mut Tx<'_>,
    (scope, guest): (&EventScope, &GuestId),
    template: &TemplateId,
    cause: (&str, Requester<'_>),
) -> Result<Queued, Error> {
    let template = templates::find(tx, scope, template)?;
    let settings = tx.settings();
    let occasion = Occasion::read(tx, settings, scope)?;
    queue_one(tx, (&occasion, &template), guest, (cause.0, cause.1, false))
}

/// Queues a template for one guest.
pub(crate) fn queue_one(
    tx: &mut Tx<'_>,
    (occasion, template): (&Occasion, &Template),
    guest: &GuestId,
    (cause, requester, sends_again): (&str, Requester<'_>, bool),
) -> Result<Queued, Error> {
    let scope = &occasion.scope;
    let recipient = mail_recipients::read(tx.conn, scope, Selection::One(guest))?.pop();
    let recipient = recipient.ok_or(Error::NotFound(Noun::Guest))?;
    let seated = guest_rows::get(tx.conn, scope, guest)?;
    let tables = tables_for(tx, scope, std::slice::from_ref(&seated))?;
    let translated = occasion.translations.of_template(&template.id);
    let sending = Sending {
        occasion,
        template,
        translated: &translated,
        tables: &tables,
    };
    let now = tx.now;
    let cause = Cause {
        cause,
        campaign: None,
        run_at: now,
        requester,
        sends_again,
    };
    queue(tx, &sending, (&recipient, &seated), cause)
}

/// Reads the tables of the plan when one of these guests has a table without a seat.
pub(crate) fn tables_for(
    r: &mut Reading<'_>,
    scope: &EventScope,
    of: &[SeatedGuest],
) -> Result<HashMap<String, TableRef>, Error> {
    let is_needed = |guest: &SeatedGuest| guest.seat.is_none() && guest.guest.table_id.is_some();
    if of.iter().any(is_needed) {
        guests::tables(r, scope)
    } else {
        Ok(HashMap::new())
    }
}

/// Queues a mail to a guest.
pub(crate) fn queue(
    tx: &mut Tx<'_>,
    sending: &Sending<'_>,
    (recipient, seated): (&Recipient, &SeatedGuest),
    cause: Cause<'_>,
) -> Result<Queued, Error> {
    let (occasion, template) = (sending.occasion, sending.template);
    let scope = &occasion.scope;
    if !super::is_address(&recipient.email) {
        return Ok(Queued::NoAddress);
    }
    if registrations::is_suppressed(tx.conn, &occasion.registration.organisation, &recipient.email_folded)? {
        return Ok(Queued::Suppressed);
    }
    if cause.campaign.is_none() && rows::has_cause(tx.conn, scope, &recipient.id, cause.cause)? {
        return Ok(Queued::Before);
    }
    if template.kind == TemplateKind::Invitation && !cause.sends_again {
        let address = [recipient.email_folded.as_str()];
        if !invited_recently(tx, scope, Addresses::Some(&address))?.is_empty() {
            return Ok(Queued::InvitedRecently);
        }
    }
    if !recipients::allow(tx, link_mail(template.kind), &recipient.email)? {
        return Ok(Queued::Limit);
    }
    let must_wait = cause.requester.must_wait(tx, scope)?;
    let language = occasion.language(&recipient.language);
    let (text, is_theirs) = templates::in_language(template.kind, template.text.clone(), sending.translated, language);
    let (mut content, told_seat) = content(tx, sending, &text, (recipient, seated))?;
    content.body_language =
        (!is_theirs && language != occasion.event.language).then(|| occasion.event.language.as_str().to_owned());
    let key = match cause.campaign {
        Some(_) => format!("{} {}", cause.cause, recipient.email_folded),
        None => format!("{} {}", cause.cause, recipient.id),
    };
    let mail = GuestMail {
        to: &recipient.email,
        kind: template.kind,
        subject: &content.subject(&text.subject),
        dedupe_key: &key,
        source: None,
        run_at: cause.run_at,
        held: must_wait || occasion.paused,
    };
    let Some(id) = insert(tx, occasion, &mail, &content)? else {
        return Ok(Queued::Before);
    };
    template_rows::keep_version(tx.conn, scope, template, sending.translated)?;
    let new = NewGuestMail {
        mail: &id,
        guest: &recipient.id,
        template: &template.id,
        campaign: cause.campaign,
        cause: cause.cause,
        told_seat: told_seat.as_deref(),
    };
    let now = tx.now;
    rows::insert(tx.conn, scope, &new, now)?;
    super::note(tx, scope, cause.campaign);
    Ok(Queued::Queued(id))
}

/// Returns the addresses that got an invitation so recently that they get another one only if an organiser says so.
pub(crate) fn invited_recently(
    r: &mut Reading<'_>,
    scope: &EventScope,
    addresses: Addresses<'_>,
) -> Result<HashSet<String>, Error> {
    let latest = rows::latest_by_address(r.conn, scope, addresses, TemplateKind::Invitation.mail_kind())?;
    let since = r.now - TimeDelta::hours(INVITATION_REPEAT_HOURS);
    Ok(latest
        .into_iter()
        .filter(|(_, at)| *at > since)
        .map(|(address, _)| address)
        .collect())
}

/// Returns what a mail says, and the seat that it names.
fn content(
    tx: &mut Tx<'_>,
    sending: &Sending<'_>,
    text: &TemplateText,
    (recipient, seated): (&Recipient, &SeatedGuest),
) -> Result<(Content, Option<String>), Error> {
    let (occasion, template) = (sending.occasion, sending.template);
    let place = Place {
        seat: seated.seat.as_ref(),
        table: seated
            .guest
            .table_id
            .as_ref()
            .and_then(|table| sending.tables.get(table)),
    };
    let kind = (template.kind, Some(template));
    let mut content = occasion.content(kind, &seated.guest, &place, &recipient.language);
    let used = text.variables();
    let uses = |name: &str| used.iter().any(|used| used == name);
    if uses("rsvp_link") {
        let party = guests::own_party(tx, &occasion.scope, &recipient.id)?;
        let link = party_links::current(tx, &occasion.scope, &party.id)?;
        content.rsvp_link = Some(seal(tx.key(), &link));
    }
    if uses("qr_code") {
        let ticket = tickets::current(tx, &occasion.scope, &recipient.id)?;
        content.ticket = Some(seal(tx.key(), &ticket.url));
    }
    let told = seated
        .seat
        .as_ref()
        .filter(|_| uses("seat_number") || uses("table_number"));
    Ok((content, told.map(|seat| seat.id.to_string())))
}

/// A mail as it goes into the outbox.
pub(super) struct GuestMail<'a> {
    pub(super) to: &'a str,
    pub(super) kind: TemplateKind,
    pub(super) subject: &'a str,
    pub(super) dedupe_key: &'a str,
    /// The text itself, when it is of no stored version.
    pub(super) source: Option<&'a TemplateText>,
    pub(super) run_at: DateTime<Utc>,
    pub(super) held: bool,
}

/// Adds a mail to the outbox, unless there is one with its key.
pub(super) fn insert(
    tx: &mut Tx<'_>,
    occasion: &Occasion,
    mail: &GuestMail<'_>,
    content: &Content,
) -> Result<Option<MailId>, Error> {
    let now = tx.now;
    let id = MailId::from_random(&tx.id_bytes()?);
    let organisation = &occasion.registration.organisation;
    let message_id = super::message_id(tx, Some(organisation), &id)?;
    let new = NewMail {
        id: &id,
        dedupe_key: mail.dedupe_key,
        organisation: Some(organisation),
        user: None,
        kind: mail.kind.mail_kind(),
        recipient: mail.to,
        sender_name: &occasion.organiser,
        reply_to: occasion.reply_to.as_deref(),
        subject: mail.subject,
        text: mail.source.map_or("", |source| &source.plain),
        html: mail.source.map_or("", |source| &source.html),
        message_id: &message_id,
        secret: false,
        values: Some(&content.stored()?),
        run_at: mail.run_at,
        held: mail.held,
    };
    if !outbox::insert(tx.conn, &new, now)? {
        return Ok(None);
    }
    tx.notify_after_commit();
    Ok(Some(id))
}

fn link_mail(kind: TemplateKind) -> LinkMail {
    match kind {
        TemplateKind::Invitation | TemplateKind::Reminder => LinkMail::GuestInvitation,
        TemplateKind::Confirmation | TemplateKind::SeatAssignment => LinkMail::Confirmation,
    }
}
