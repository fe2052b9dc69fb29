//! Confirmation by a mailed link: of an answer whose address is on the guest list already, and of a registration that names
//! companions with addresses of their own. Opening the link changes nothing, since mail scanners follow links.

use chrono::{DateTime, TimeDelta, Utc};
use domain::event::{Event, GuestLanguage};
use domain::fold;
use domain::form::answer::{self, Attending, Values};
use domain::guest::status::Rsvp;
use domain::id::{AnswerConfirmationId, GuestId};
use domain::limits::{ANSWER_CONFIRMATION_DAYS, UNCONFIRMED_PER_ADDRESS_MAX, UNCONFIRMED_PER_EVENT_MAX};
use domain::live::{self, Changes};
use domain::translations::Translations;
use mailer::MemberEmail;
use storage::events::{self, EventScope, translations::Texts};
use storage::registration::{
    confirmations as rows,
    confirmations::{AnswerConfirmation, Subject},
};
use storage::{guests as guest_rows, guests::plus_ones, registration::registrations};

use super::checked::{Answers, name_of};
use super::{Context, Registration, apply, links, state, waiting};
use crate::core::actor::Visitor;
use crate::core::error::{Conflict, Error};
use crate::core::link::LinkToken;
use crate::core::service::{Reading, Tx};
use crate::guests;
use crate::guests::change_log::new_batch;
use crate::guests::party_links;
use crate::mail::recipients::{self, LinkMail, Requester};
use crate::mail::{self, Mail, scheduler};
use crate::registration::forms;

/// What the code of the installation's key is for.
const PURPOSE: &str = "answer-confirmation";

/// What the page behind a confirmation link shows.
#[derive(Clone, Debug)]
pub struct ConfirmationView {
    /// The event.
    pub event: Event,
    /// What the organiser wrote of it, in other languages.
    pub translations: Translations,
    /// What is confirmed.
    pub kind: Kind,
    /// The full name of the person who answered.
    pub name: String,
    /// The full names of the companions.
    pub companions: Vec<String>,
    /// When the link expires.
    pub expires_at: DateTime<Utc>,
}

/// What a link confirms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An answer that is not on the guest list yet.
    Answer(Attending),
    /// A registration whose companions get their mail with it.
    Registration,
}

/// Keeps an answer that would change a known guest, and mails the link that confirms it.
pub(super) fn hold(tx: &mut Tx<'_>, context: Context<'_>, guest: &GuestId, answers: &Answers) -> Result<(), Error> {
    // The stored address, not the typed one: look-alike letters may fold to the same text.
    let email = guest_rows::get(tx.conn, context.scope, guest)?.guest.texts.email;
    let subject = Subject::Answer(domain::print::text(&stored(context, answers))?);
    ask(tx, context, (subject, email), answers)
}

/// Asks a host to confirm the registration, so that the companions get their mail.
pub(super) fn ask_host(tx: &mut Tx<'_>, context: Context<'_>, host: &GuestId, answers: &Answers) -> Result<(), Error> {
    ask(tx, context, (Subject::Host(host.clone()), answers.email()), answers)
}

/// Returns what is stored of an answer: diet and special needs only with consent.
fn stored(context: Context<'_>, answers: &Answers) -> Registration {
    let kept = |values: &Values| answer::with_consent(values.clone(), answers.consent);
    Registration {
        version: Some(context.current.version),
        attending: Some(answers.attending.as_str().to_owned()),
        values: kept(&answers.values),
        plus_ones: answers.plus_ones.iter().map(kept).collect(),
        party_values: answers.party_values.clone(),
        consent: answers.consent,
        language: answers.language.clone(),
        ..Registration::default()
    }
}

fn ask(
    tx: &mut Tx<'_>,
    context: Context<'_>,
    (subject, email): (Subject, String),
    answers: &Answers,
) -> Result<(), Error> {
    let (new, token) = store(tx, context.scope, (subject, email))?;
    if may_mail(tx, context, &new.email)? {
        send(tx, context, (&new, &token), answers)?;
    }
    Ok(())
}

/// Keeps an answer without mailing a link: it waits for an organiser.
pub(crate) fn hold_unmailed(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    email: &str,
    answer: &Registration,
) -> Result<(), Error> {
    let subject = Subject::Answer(domain::print::text(answer)?);
    store(tx, scope, (subject, email.to_owned())).map(drop)
}

fn store(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    (subject, email): (Subject, String),
) -> Result<(AnswerConfirmation, LinkToken), Error> {
    let new = AnswerConfirmation {
        id: AnswerConfirmationId::from_random(&tx.id_bytes()?),
        subject,
        email,
        created_at: tx.now,
        expires_at: tx.now + TimeDelta::days(ANSWER_CONFIRMATION_DAYS),
    };
    let token = token(tx, &new.id);
    let folded = fold::email(&new.email);
    rows::insert(tx.conn, scope, &new, (&token.hash(), &folded))?;
    tx.note(scope, Changes::any(live::Kind::Answers));
    let most = (UNCONFIRMED_PER_ADDRESS_MAX, UNCONFIRMED_PER_EVENT_MAX);
    rows::keep_newest(tx.conn, scope, &folded, most)?;
    Ok((new, token))
}

/// Returns whether the link is mailed; without it the answer waits for an organiser.
fn may_mail(tx: &mut Tx<'_>, context: Context<'_>, email: &str) -> Result<bool, Error> {
    let registration = &context.current.registration;
    Ok(!registration.is_sandbox
        && mail::is_address(email)
        && !registrations::is_suppressed(tx.conn, &registration.organisation, &fold::email(email))?
        && recipients::allow(tx, LinkMail::AnswerConfirmation, email)?
        && !context.requester.must_wait(tx, context.scope)?)
}

fn send(
    tx: &mut Tx<'_>,
    context: Context<'_>,
    (new, token): (&AnswerConfirmation, &LinkToken),
    answers: &Answers,
) -> Result<(), Error> {
    let scope = context.scope;
    let event = events::get(tx.conn, scope)?;
    let language = GuestLanguage::parse(&answers.language).unwrap_or(event.language);
    let translations = events::translations::shown(tx.conn, scope, &event, Texts::Event)?;
    let name = translations.name(language, &event).text;
    // The page opens in the language of the letter, not of the browser.
    let lang = match language {
        GuestLanguage::En => String::new(),
        other => format!("&lang={}", other.tag()),
    };
    let link = tx.link(&format!("/confirm-answer?token={}{lang}", token.as_str()));
    let letter = match new.subject {
        Subject::Answer(_) => MemberEmail::ConfirmAnswer {
            event: name,
            answer: answers.attending,
            companions: answers.plus_ones.len(),
            link: &link,
            language,
        },
        Subject::Host(_) => MemberEmail::ConfirmRegistration {
            event: name,
            link: &link,
            language,
        },
    };
    let mail = Mail {
        to: &new.email,
        letter,
        organisation: Some(&context.current.registration.organisation),
        user: None,
        cause: &format!("{PURPOSE} {}", new.id),
    };
    if let Some(id) = mail::queue_named(tx, &mail)? {
        rows::set_mail(tx.conn, scope, &new.id, &id)?;
    }
    Ok(())
}

fn token(r: &Reading<'_>, id: &AnswerConfirmationId) -> LinkToken {
    LinkToken::derived(&r.key().mac(PURPOSE, &[id.as_str().as_bytes()]))
}

fn find(r: &mut Reading<'_>, token: &str) -> Result<(EventScope, AnswerConfirmation), Error> {
    let now = r.now;
    let token = LinkToken::parse(token)?;
    rows::by_token(r.conn, &token.hash(), now)?.ok_or(Error::LinkExpired)
}

/// Returns what a link confirms.
pub fn get(r: &mut Reading<'_>, _visitor: &Visitor, token: &str) -> Result<ConfirmationView, Error> {
    let (scope, found) = find(r, token)?;
    let event = events::get(r.conn, &scope)?;
    let translations = events::translations::shown(r.conn, &scope, &event, Texts::Event)?;
    let expires_at = found.expires_at;
    Ok(match &found.subject {
        Subject::Answer(answer) => {
            let sent = parse(answer)?;
            ConfirmationView {
                event,
                translations,
                kind: Kind::Answer(attending(&sent)?),
                name: name_of(&sent.values),
                companions: sent.plus_ones.iter().map(name_of).collect(),
                expires_at,
            }
        }
        Subject::Host(host) => {
            let mut companions = Vec::new();
            for guest in registrations::brought_by(r.conn, &scope, host)? {
                companions.push(guest_rows::get(r.conn, &scope, &guest)?.guest.texts.full_name());
            }
            ConfirmationView {
                event,
                translations,
                kind: Kind::Registration,
                name: guest_rows::get(r.conn, &scope, host)?.guest.texts.full_name(),
                companions,
                expires_at,
            }
        }
    })
}

/// Confirms: the answer is written onto the guest list, or the companions get their mail. Returns the personal link of the
/// party.
pub fn confirm(tx: &mut Tx<'_>, _visitor: &Visitor, token: &str) -> Result<String, Error> {
    let (unlocked, _) = find(tx, token)?;
    events::lock(tx.conn, &unlocked)?;
    let (scope, found) = find(tx, token)?;
    let host = match &found.subject {
        Subject::Answer(answer) => {
            let current = forms::read(tx, &scope)?;
            let event = events::get(tx.conn, &scope)?;
            let state = state(tx, &scope, &current, &event)?;
            if !links::may_answer(state) {
                return Err(Error::Conflict(Conflict::Registration(state)));
            }
            take(tx, &scope, &found, answer)?
        }
        Subject::Host(host) => {
            mail_companions(tx, &scope, host)?;
            rows::delete(tx.conn, &scope, &found.id)?;
            host.clone()
        }
    };
    let party = guests::own_party(tx, &scope, &host)?;
    party_links::current(tx, &scope, &party.id)
}

/// Drops what a link would confirm, for an answer that was a mistake or someone else's.
pub fn discard(tx: &mut Tx<'_>, _visitor: &Visitor, token: &str) -> Result<(), Error> {
    let (unlocked, _) = find(tx, token)?;
    events::lock(tx.conn, &unlocked)?;
    let (scope, found) = find(tx, token)?;
    tx.note(&scope, Changes::any(live::Kind::Answers));
    Ok(rows::delete(tx.conn, &scope, &found.id)?)
}

/// Writes an answer that waited onto the guest list, and drops older ones of its address. Returns the guest.
pub(super) fn take(
    tx: &mut Tx<'_>,
    scope: &EventScope,
    found: &AnswerConfirmation,
    answer: &str,
) -> Result<GuestId, Error> {
    let current = forms::read(tx, scope)?;
    let sent = parse(answer)?;
    if !forms::asks_the_same(tx, scope, &current, sent.version.unwrap_or_default())? {
        return Err(Error::Conflict(Conflict::FormChanged));
    }
    let answers = Answers::check(&current, sent)?;
    tx.note(scope, Changes::any(live::Kind::Answers));
    let batch = new_batch(tx.random())?;
    let context = Context {
        scope,
        current: &current,
        batch: &batch,
        requester: Requester::Trusted,
    };
    let guest = apply::apply(tx, context, &answers)?;
    rows::delete_answers_until(tx.conn, scope, &fold::email(&found.email), found.created_at)?;
    waiting::move_up(tx, scope)?;
    Ok(guest)
}

/// Sends the companions of a host what was held back.
fn mail_companions(tx: &mut Tx<'_>, scope: &EventScope, host: &GuestId) -> Result<(), Error> {
    let current = forms::read(tx, scope)?;
    let batch = new_batch(tx.random())?;
    let context = Context {
        scope,
        current: &current,
        batch: &batch,
        requester: Requester::Trusted,
    };
    let brought = registrations::brought_by(tx.conn, scope, host)?;
    let unconfirmed = plus_ones::unconfirmed(tx.conn, scope, &brought)?;
    let mut released = Vec::new();
    let mut coming = Vec::new();
    for guest in brought.into_iter().filter(|guest| unconfirmed.contains(guest.as_str())) {
        if guest_rows::get(tx.conn, scope, &guest)?.guest.rsvp == Rsvp::Attending {
            coming.push(guest.clone());
        }
        released.push(guest);
    }
    plus_ones::set_unconfirmed(tx.conn, scope, &released, false)?;
    apply::mail_confirmations(tx, context, &coming)?;
    scheduler::registered(tx, scope, &released, context.requester)
}

/// Reads a stored answer.
pub(super) fn parse(answer: &str) -> Result<Registration, Error> {
    serde_json::from_str(answer).map_err(|error| Error::Internal(format!("a stored answer cannot be read: {error}")))
}

/// Returns whether those who sent an answer come.
pub(super) fn attending(sent: &Registration) -> Result<Attending, Error> {
    Ok(sent
        .attending
        .as_deref()
        .map_or(Ok(Attending::Attending), Attending::parse)?)
}
