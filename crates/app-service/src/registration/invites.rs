//! Invitations by email: every line of a list of addresses gets an outcome, new people become guests, and each gets the
//! personal link of the party.

use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use domain::account::Act;
use domain::activity::Activity;
use domain::fold;
use domain::guest::status::Rsvp;
use domain::guest::{GuestTexts, split_full_name};
use domain::id::{BatchId, EventId, GuestId};
use domain::invalid::Invalid;
use domain::limits::{GUEST_NAME_MAX, INVITES_PER_CALL_MAX};
use domain::mail::TemplateKind;
use domain::text;
use storage::events::EventScope;
use storage::mail::guest_mails::{self, Addresses};
use storage::mail::templates::Template;
use storage::registration::{forms as form_rows, registrations as rows};

use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::{Reading, Service, Tx};
use crate::guests;
use crate::guests::change_log::new_batch;
use crate::mail::confirmation;
use crate::mail::guest_mails::{self as mails, Queued};
use crate::mail::recipients::{self, LinkMail, Requester};
use crate::mail::{self, Occasion, templates};

/// Letters that one transaction queues.
const LETTERS_PER_TRANSACTION: usize = 50;

/// What causes the mail.
const CAUSE: &str = "invite";

/// The outcome of one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The letter is queued.
    Queued,
    /// It contains no address.
    Invalid,
    /// An earlier line has the address.
    Repeated,
    /// The address was invited less than a day ago.
    InvitedRecently,
    /// The address gets no more mail.
    Suppressed,
    /// The address had enough mail today.
    Limit,
}

impl Outcome {
    /// Returns the sentence people read.
    pub fn message(self) -> &'static str {
        match self {
            Self::Queued => "The invitation is on its way.",
            Self::Invalid => "This is not a valid email address.",
            Self::Repeated => "This address is listed twice.",
            Self::InvitedRecently => "This address was invited less than a day ago.",
            Self::Suppressed => "This address is blocked.",
            Self::Limit => "This address has received many invitations today. Please try again tomorrow.",
        }
    }
}

/// A line with its outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// From 1.
    pub number: usize,
    /// The address, or the line as typed without one.
    pub email: String,
    /// The outcome.
    pub outcome: Outcome,
}

/// A line as it was read.
#[derive(Clone, Debug)]
struct Invitee {
    number: usize,
    email: String,
    name: String,
}

/// Returns the folded addresses of guests that got an invitation, with when they last did.
pub fn invited(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
) -> Result<BTreeMap<String, DateTime<Utc>>, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(r, organiser, event)?;
    let kind = TemplateKind::Invitation.mail_kind();
    let latest = guest_mails::latest_by_address(r.conn, &scope, Addresses::All, kind)?;
    Ok(latest.into_iter().collect())
}

/// The progress of earlier slices.
struct Progress {
    sent: u64,
    /// The entry of the activity log.
    entry: Option<String>,
    sends_again: bool,
}

/// The data shared by the lines of a slice.
struct InviteSlice<'a> {
    occasion: &'a Occasion,
    template: &'a Template,
    batch: &'a BatchId,
    sends_again: bool,
}

/// Invites the addresses of some lines, in slices; `sends_again` also those that were invited within a day. Blocks.
pub fn send(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    (lines, sends_again): (&[String], bool),
) -> Result<Vec<Line>, Error> {
    organiser.must_edit()?;
    service.read(|r| scope::of_event(r, organiser, event).map(drop))?;
    if lines.len() > INVITES_PER_CALL_MAX {
        let most = text::with_commas(INVITES_PER_CALL_MAX.try_into().unwrap_or(u64::MAX));
        return Err(Invalid::new("emails", format!("Invite at most {most} addresses at a time.")).into());
    }
    let (invitees, mut done) = read_all(lines);
    if invitees.is_empty() {
        return Err(Invalid::new("emails", "Please enter valid email addresses").into());
    }
    let mut entry = None;
    let mut sent = 0_u64;
    for slice in invitees.chunks(LETTERS_PER_TRANSACTION) {
        let (slice, event) = (slice.to_vec(), event.clone());
        let progress = Progress {
            sent,
            entry,
            sends_again,
        };
        let (outcomes, noted) = service.write_as(organiser, Act::Edit, move |tx, organiser| {
            send_slice(tx, organiser, &event, (slice, progress))
        })?;
        let queued = outcomes.iter().filter(|line| line.outcome == Outcome::Queued).count();
        sent = sent.saturating_add(u64::try_from(queued).unwrap_or(u64::MAX));
        entry = noted;
        done.extend(outcomes);
    }
    done.sort_by_key(|line| line.number);
    Ok(done)
}

/// Parses the lines. Blank ones are left out; those without an address already have their outcome.
fn read_all(lines: &[String]) -> (Vec<Invitee>, Vec<Line>) {
    let (mut invitees, mut done, mut seen) = (Vec::new(), Vec::new(), BTreeSet::new());
    for (at, typed) in lines.iter().enumerate() {
        let number = at + 1;
        if typed.trim().is_empty() {
            continue;
        }
        let refused = |email: String, outcome| Line { number, email, outcome };
        match read(number, typed) {
            None => done.push(refused(
                typed.trim().chars().take(GUEST_NAME_MAX).collect(),
                Outcome::Invalid,
            )),
            Some(invitee) if !seen.insert(fold::email(&invitee.email)) => {
                done.push(refused(invitee.email, Outcome::Repeated));
            }
            Some(invitee) => invitees.push(invitee),
        }
    }
    (invitees, done)
}

/// Parses `ada@example.org` or `Ada Lovelace <ada@example.org>`.
fn read(number: usize, typed: &str) -> Option<Invitee> {
    let typed = typed.trim().trim_end_matches([',', ';']);
    let (name, email) = match typed.strip_suffix('>').and_then(|rest| rest.rsplit_once('<')) {
        Some((name, email)) => (name.trim().trim_matches('"').trim(), email.trim()),
        None => ("", typed),
    };
    let email = text::email("emails", email)
        .ok()
        .filter(|email| mail::is_address(email))?;
    let name = text::line("emails", name, GUEST_NAME_MAX).ok()?;
    let name = if name.is_empty() { name_in(&email) } else { name };
    Some(Invitee { number, email, name })
}

/// Guesses a name from an address: `ada.lovelace@…` is Ada Lovelace.
fn name_in(email: &str) -> String {
    let local = email.split('@').next().unwrap_or_default();
    let local = local.split('+').next().unwrap_or_default();
    let words = local.split(['.', '_', '-']).filter(|word| !word.is_empty());
    let capitalised = words.map(|word| {
        let mut letters = word.chars();
        letters
            .next()
            .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    });
    let name = capitalised.collect::<Vec<String>>().join(" ");
    if name.is_empty() { email.to_owned() } else { name }
}

fn send_slice(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    event: &EventId,
    (slice, progress): (Vec<Invitee>, Progress),
) -> Result<(Vec<Line>, Option<String>), Error> {
    let scope = scope::of_event(tx, organiser, event)?;
    confirmation::mailable_event(tx, organiser, &scope)?;
    let batch = new_batch(tx.random())?;
    let settings = tx.settings();
    let template = templates::of_kind(tx, &scope, TemplateKind::Invitation)?;
    let occasion = Occasion::read(tx, settings, &scope)?;
    let mut lines = Vec::with_capacity(slice.len());
    let mut sent = progress.sent;
    let sending = InviteSlice {
        occasion: &occasion,
        template: &template,
        batch: &batch,
        sends_again: progress.sends_again,
    };
    for invitee in slice {
        let outcome = invite(tx, organiser, &sending, &invitee)?;
        sent += u64::from(outcome == Outcome::Queued);
        lines.push(Line {
            number: invitee.number,
            email: invitee.email,
            outcome,
        });
    }
    if sent == progress.sent {
        return Ok((lines, progress.entry));
    }
    let said = Activity::InvitationsSent { count: sent };
    let entry = activity::record_progress(tx, organiser, &scope, progress.entry, &said)?;
    Ok((lines, Some(entry)))
}

fn invite(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    slice: &InviteSlice<'_>,
    invitee: &Invitee,
) -> Result<Outcome, Error> {
    let (occasion, template) = (slice.occasion, slice.template);
    let scope = &occasion.scope;
    let (folded, now) = (fold::email(&invitee.email), tx.now);
    if rows::is_suppressed(tx.conn, organiser.organisation_id(), &folded)? {
        return Ok(Outcome::Suppressed);
    }
    let known = rows::guests_with_email(tx.conn, scope, &folded)?.into_iter().next();
    let guest = match known {
        Some(guest) => guest,
        // Add no guest for an invitation that is not sent.
        None if !recipients::has_room(tx, LinkMail::GuestInvitation, &invitee.email)? => return Ok(Outcome::Limit),
        None => add(tx, (scope, slice.batch), invitee)?,
    };
    let cause = format!("{CAUSE} {}", now.timestamp_micros());
    let cause = (cause.as_str(), Requester::Trusted, slice.sends_again);
    Ok(match mails::queue_one(tx, (occasion, template), &guest, cause)? {
        Queued::Queued(_) => Outcome::Queued,
        Queued::NoAddress => Outcome::Invalid,
        Queued::Suppressed => Outcome::Suppressed,
        Queued::Limit => Outcome::Limit,
        Queued::Before | Queued::InvitedRecently => Outcome::InvitedRecently,
    })
}

fn add(tx: &mut Tx<'_>, (scope, batch): (&EventScope, &BatchId), invitee: &Invitee) -> Result<GuestId, Error> {
    let registration = form_rows::registration(tx.conn, scope)?;
    let (first_name, last_name) = split_full_name(&invitee.name);
    let texts = GuestTexts {
        first_name,
        last_name,
        email: invitee.email.clone(),
        ..GuestTexts::default()
    };
    let guest = guests::add_registered(tx, (scope, &registration), batch, (texts, Rsvp::NoAnswer), None)?;
    Ok(guest.id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_or_guessed_and_lines_without_an_address_are_refused() {
        let read = |typed: &str| read(1, typed).map(|invitee| (invitee.name, invitee.email));
        let ada = || Some(("Ada Lovelace".to_owned(), "ada.lovelace@example.org".to_owned()));
        assert_eq!(read("Ada Lovelace <ada.lovelace@example.org>"), ada());
        assert_eq!(read(" \"Ada Lovelace\" <ada.lovelace@example.org>, "), ada());
        assert_eq!(read("ada.lovelace@example.org;"), ada());
        for wrong in ["Ada", "Ada <ada>", "a@b@c", "<@>"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
