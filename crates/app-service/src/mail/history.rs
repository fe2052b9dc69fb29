//! The mail to the guests of an event: what was sent, what waits and what failed, in plain words, and sending it again.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use domain::account::Act;
use domain::activity::Activity;
use domain::fold;
use domain::id::{CampaignId, EventId, GuestId, MailId};
use domain::invalid::Invalid;
use domain::limits::RESEND_MAX;
use domain::mail::failure::{self, Explanation};
use domain::text;
use storage::events::EventScope;
use storage::guests as guest_rows;
use storage::mail::outbox;
use storage::mail::{
    history as rows,
    history::{Cursor, Filter},
};
use storage::registration::registrations;

pub use storage::mail::history::{Counts, HistoryMail, Status};

use super::confirmation::mailable_event;
use super::recipients::{self, LinkMail};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error, Noun};
use crate::core::scope;
use crate::core::service::{Reading, Service, Tx};

/// Mails of a page, unless fewer are asked for.
const PAGE: usize = 50;
/// Mails of a page at most.
const PAGE_MAX: usize = 200;
/// Characters of a search.
const SEARCH_MAX: usize = 200;

/// Which mails are asked for.
#[derive(Clone, Debug, Default)]
pub struct HistoryQuery {
    /// The `next` of the page before.
    pub after: Option<String>,
    /// How many.
    pub limit: Option<usize>,
    /// A part of address, subject or name.
    pub q: String,
    /// `pending`, `sent` or `failed`.
    pub status: Option<String>,
    /// Of a campaign.
    pub campaign: Option<String>,
    /// To a guest.
    pub guest: Option<String>,
}

/// A page of mails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HistoryPage {
    /// Failed ones first, then the newest.
    pub items: Vec<HistoryMail>,
    /// How many mails fit the query.
    pub total: i64,
    /// How many there are in each state.
    pub counts: Counts,
    /// Where the next page begins.
    pub next: Option<String>,
}

/// A mail with what it says.
#[derive(Clone, Debug)]
pub struct HistoryDetail {
    /// The mail.
    pub mail: HistoryMail,
    /// The document, with its pictures inside.
    pub html: String,
    /// The plain text.
    pub text: String,
    /// When it was tried and what came of it, the first try first.
    pub tries: Vec<(DateTime<Utc>, String)>,
}

/// What sending mails again did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Resent {
    /// How many are on their way.
    pub resent: usize,
    /// Those that are not, with the reason.
    pub skipped: Vec<(String, &'static str)>,
}

/// Returns why a mail failed, in plain words.
pub fn explain(mail: &HistoryMail) -> Option<(Explanation, Option<&str>)> {
    let reason = mail.failure.as_deref()?;
    Some((
        failure::explain(reason),
        Some(reason).filter(|reason| !reason.is_empty()),
    ))
}

/// Returns whether a mail came back after it was sent.
pub fn is_bounced(mail: &HistoryMail) -> bool {
    mail.failure
        .as_deref()
        .is_some_and(|reason| reason.starts_with(failure::BOUNCED))
}

/// Returns a page of the mail to an event's guests. Viewers see no addresses and cannot search for them.
pub fn list(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    query: &HistoryQuery,
) -> Result<HistoryPage, Error> {
    organiser.must(Act::ReadForms)?;
    let scope = scope::of_event(r, organiser, event)?;
    let q = text::line("q", &query.q, SEARCH_MAX)?;
    let folded = fold::name(&q);
    let campaign = query.campaign.as_deref().map(CampaignId::parse).transpose()?;
    let guest = query.guest.as_deref().map(GuestId::parse).transpose()?;
    let sees_addresses = organiser.role().may(Act::ReadPrivate);
    let filter = Filter {
        q: &q,
        q_folded: &folded,
        with_addresses: sees_addresses,
        status: query.status.as_deref().map(status).transpose()?,
        campaign: campaign.as_ref(),
        guest: guest.as_ref(),
    };
    let after = query.after.as_deref().map(read_cursor).transpose()?;
    let limit = query.limit.unwrap_or(PAGE).clamp(1, PAGE_MAX);
    let wanted = i64::try_from(limit).unwrap_or(i64::MAX).saturating_add(1);
    let mut items = rows::page(r.conn, &scope, &filter, after.as_ref(), wanted)?;
    let more = items.len() > limit;
    items.truncate(limit);
    if !sees_addresses {
        items.iter_mut().for_each(hide_address);
    }
    let counts = rows::counts(r.conn, &scope, &filter)?;
    Ok(HistoryPage {
        next: items.last().filter(|_| more).map(cursor),
        items,
        total: match filter.status {
            Some(Status::Pending) => counts.pending,
            Some(Status::Sent) => counts.sent,
            Some(Status::Failed) => counts.failed,
            None => counts.pending + counts.sent + counts.failed,
        },
        counts,
    })
}

/// Leaves the domain, and takes the words of mail servers out, which repeat the address.
fn hide_address(mail: &mut HistoryMail) {
    let domain = mail.recipient.rsplit('@').next().unwrap_or_default();
    mail.recipient = format!("…@{domain}");
    if let Some(reason) = &mail.failure {
        mail.failure = Some(failure::explain(reason).title.to_owned());
    }
}

fn status(word: &str) -> Result<Status, Invalid> {
    match word {
        "pending" => Ok(Status::Pending),
        "sent" => Ok(Status::Sent),
        "failed" => Ok(Status::Failed),
        _ => Err(Invalid::new("status", "Choose pending, sent or failed.")),
    }
}

fn cursor(mail: &HistoryMail) -> String {
    let section = if Status::from_state(&mail.state) == Status::Failed {
        'f'
    } else {
        'o'
    };
    format!("{section}{}.{}", mail.created_at.timestamp_micros(), mail.id)
}

fn read_cursor(text: &str) -> Result<Cursor, Invalid> {
    let refused = || Invalid::new("after", "Start again from the first page.");
    let (failed, rest) = match text.split_at_checked(1) {
        Some(("f", rest)) => (true, rest),
        Some(("o", rest)) => (false, rest),
        _ => return Err(refused()),
    };
    let (micros, id) = rest.split_once('.').ok_or_else(refused)?;
    let micros: i64 = micros.parse().or(Err(refused()))?;
    Ok(Cursor {
        failed,
        at: DateTime::from_timestamp_micros(micros).ok_or_else(refused)?,
        id: MailId::parse(id).or(Err(refused()))?.into(),
    })
}

/// Returns a mail with what it says, which is private; links in it are not the guest's own. Blocks.
pub fn get(service: &Service, organiser: &Organiser, (event, id): (&EventId, &MailId)) -> Result<HistoryDetail, Error> {
    let (mail, bodies, values, tries) = service.read(|r| {
        organiser.must(Act::ReadPrivate)?;
        let scope = scope::of_event(r, organiser, event)?;
        let mail = find(r, &scope, id)?;
        let (bodies, values) = outbox::history::written(r.conn, id)?;
        Ok((mail, bodies, values, rows::tries(r.conn, id)?))
    })?;
    let (html, text) = match &values {
        Some(values) => {
            let rendered = super::shown(service, values, (&bodies.html, &bodies.text))?;
            (rendered.preview_html(), rendered.text)
        }
        None => (bodies.html, bodies.text),
    };
    let mut tries: Vec<(DateTime<Utc>, String)> = tries;
    if let Some(at) = mail.sent_at {
        let outcome = if mail.state == "written" {
            "Written to a file"
        } else {
            "Accepted by the mail server"
        };
        tries.push((at, outcome.to_owned()));
    }
    Ok(HistoryDetail {
        mail,
        html,
        text,
        tries,
    })
}

/// Queues a mail again that was sent or has failed, to the address that the guest has now.
pub fn resend(tx: &mut Tx<'_>, organiser: &Organiser, (event, id): (&EventId, &MailId)) -> Result<HistoryMail, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    mailable_event(tx, organiser, &scope)?;
    if let Err(refusal) = send_again(tx, organiser, &scope, id)? {
        return Err(refusal.into());
    }
    activity::record(tx, organiser, &scope, &Activity::EmailsResent { count: 1 })?;
    find(tx, &scope, id)
}

/// Queues several mails again.
pub fn resend_many(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId, ids: &[String]) -> Result<Resent, Error> {
    organiser.must_edit()?;
    if ids.is_empty() || ids.len() > RESEND_MAX {
        return Err(Invalid::new("ids", format!("Choose 1 to {RESEND_MAX} emails.")).into());
    }
    let scope = scope::of_event(tx, organiser, event)?;
    mailable_event(tx, organiser, &scope)?;
    let mut done = Resent::default();
    for id in ids.iter().collect::<BTreeSet<_>>() {
        let outcome = match MailId::parse(id) {
            Ok(mail) => send_again(tx, organiser, &scope, &mail),
            Err(_) => Err(Error::NotFound(Noun::Mail)),
        };
        match outcome {
            Ok(Ok(())) => done.resent += 1,
            Ok(Err(refusal)) => done.skipped.push((id.clone(), refusal.reason())),
            Err(Error::NotFound(noun)) => done.skipped.push((id.clone(), noun.message())),
            Err(error) => return Err(error),
        }
    }
    if done.resent > 0 {
        let count = u64::try_from(done.resent).unwrap_or(u64::MAX);
        activity::record(tx, organiser, &scope, &Activity::EmailsResent { count })?;
    }
    Ok(done)
}

/// Why a mail is not sent again.
#[derive(Clone, Copy, Debug)]
enum Refusal {
    Waiting,
    NoAddress,
    Suppressed,
    Limit,
}

impl Refusal {
    fn reason(self) -> &'static str {
        match self {
            Self::Waiting => "This email is still waiting to be sent.",
            Self::NoAddress => "This guest has no usable email address.",
            Self::Suppressed => "This address is blocked.",
            Self::Limit => "This address has received many emails today. Please try again tomorrow.",
        }
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Waiting => Self::Conflict(Conflict::MailWaiting),
            Refusal::NoAddress => Self::Conflict(Conflict::NoEmail),
            Refusal::Suppressed => Self::Conflict(Conflict::AddressSuppressed),
            Refusal::Limit => Self::TooOften(refusal.reason()),
        }
    }
}

fn send_again(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    id: &MailId,
) -> Result<Result<(), Refusal>, Error> {
    let mail = find(tx, scope, id)?;
    if Status::from_state(&mail.state) == Status::Pending {
        return Ok(Err(Refusal::Waiting));
    }
    let guest = guest_rows::get(tx.conn, scope, &mail.guest);
    let guest = guest.map_err(|error| Error::missing(error, Noun::Guest))?.guest;
    let to = &guest.texts.email;
    if !super::is_address(to) {
        return Ok(Err(Refusal::NoAddress));
    }
    if registrations::is_suppressed(tx.conn, organiser.organisation_id(), &fold::email(to))? {
        return Ok(Err(Refusal::Suppressed));
    }
    if !recipients::allow(tx, LinkMail::Confirmation, to)? {
        return Ok(Err(Refusal::Limit));
    }
    let is_held = rows::paused(tx.conn, scope)?.is_some();
    let now = tx.now;
    if !rows::resend(tx.conn, id, to, is_held, now)? {
        return Ok(Err(Refusal::Waiting));
    }
    tx.notify_after_commit();
    Ok(Ok(()))
}

fn find(r: &mut Reading<'_>, scope: &EventScope, id: &MailId) -> Result<HistoryMail, Error> {
    rows::find(r.conn, scope, id).map_err(|error| Error::missing(error, Noun::Mail))
}
