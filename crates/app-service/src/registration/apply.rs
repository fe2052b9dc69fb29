//! Writing an answer to the public form onto the guest list.

use domain::fold;
use domain::form::answer::{Attending, Values};
use domain::form::state::RegistrationState;
use domain::guest::status::Rsvp;
use domain::id::GuestId;
use storage::events::EventScope;
use storage::{guests as guest_rows, guests::plus_ones, registration::registrations as rows};

use super::checked::{Answers, text_of};
use super::store::{self, Given};
use super::{Context, confirmations, seats};
use crate::core::error::{Conflict, Error};
use crate::core::service::{Reading, Tx};
use crate::guests;
use crate::mail::confirmation;
use crate::mail::recipients::Requester;
use crate::mail::scheduler;
use crate::registration::forms::CurrentForm;

/// Writes an answer and returns the guest who gave it. A visitor's answer adds guests; only a person who has verified
/// the address can change a known guest.
pub(super) fn apply(tx: &mut Tx<'_>, context: Context<'_>, answers: &Answers) -> Result<GuestId, Error> {
    let scope = context.scope;
    let known = match context.requester {
        Requester::Trusted => known_guest(tx, scope, &answers.values)?,
        Requester::Visitor(_) => None,
    };
    let brought = match &known {
        Some(host) => rows::brought_by(tx.conn, scope, host)?,
        None => Vec::new(),
    };
    let people: Vec<GuestId> = known
        .iter()
        .chain(brought.iter().take(answers.plus_ones.len()))
        .cloned()
        .collect();
    let waits = answers.attending == Attending::Attending && !has_room(tx, context, &people, answers.headcount())?;
    let given = |values: &Values| Given {
        attending: answers.attending,
        waits,
        values: values.clone(),
        consent: answers.consent,
        language: answers.language.clone(),
        source: "form",
        keeps_name: true,
    };
    let host = store::person(tx, context, known.as_ref(), None, given(&answers.values))?;
    let party = guests::own_party(tx, scope, &host)?;
    let mut companions = Vec::with_capacity(answers.plus_ones.len());
    let mut known = brought.into_iter();
    for values in &answers.plus_ones {
        let next = known.next();
        companions.push(store::person(
            tx,
            context,
            next.as_ref(),
            Some((&host, &party)),
            given(values),
        )?);
    }
    for absent in known {
        guests::answer_as_guest(tx, scope, context.batch, &absent, (Rsvp::Declined, |_: &mut _| ()))?;
        store::declined(tx, context, &absent)?;
    }
    if !answers.party_values.is_empty() {
        let values = domain::print::text(&answers.party_values)?;
        rows::set_party_values(tx.conn, scope, &party.id, &values)?;
    }
    mark_companions(tx, context, (&host, &companions), answers)?;
    let now = tx.now;
    let mut everyone = vec![host.clone()];
    everyone.extend(companions);
    if waits {
        rows::wait(tx.conn, scope, &party.id, now)?;
    } else {
        rows::stop_waiting(tx.conn, scope, &party.id)?;
        if answers.attending == Attending::Attending {
            welcome(tx, context, &everyone)?;
        }
    }
    scheduler::registered(tx, scope, &everyone, context.requester)?;
    Ok(host)
}

/// Holds back the mail of companions whose addresses a visitor named, and asks the host to confirm; releases it when the
/// answer is confirmed.
fn mark_companions(
    tx: &mut Tx<'_>,
    context: Context<'_>,
    (host, companions): (&GuestId, &[GuestId]),
    answers: &Answers,
) -> Result<(), Error> {
    if context.requester.is_trusted() {
        return Ok(plus_ones::set_unconfirmed(tx.conn, context.scope, companions, false)?);
    }
    let with_address: Vec<GuestId> = companions
        .iter()
        .zip(&answers.plus_ones)
        .filter(|(_, values)| !text_of(values, "email").is_empty())
        .map(|(guest, _)| guest.clone())
        .collect();
    if with_address.is_empty() {
        return Ok(());
    }
    plus_ones::set_unconfirmed(tx.conn, context.scope, &with_address, true)?;
    confirmations::ask_host(tx, context, host, answers)
}

/// Gives guests who now attend what the settings promise: a seat, and the confirmation.
pub(super) fn welcome(tx: &mut Tx<'_>, context: Context<'_>, guests: &[GuestId]) -> Result<(), Error> {
    let settings = &context.current.form.settings;
    if settings.auto_assign_seats {
        seats::give(tx, context, guests)?;
    }
    mail_confirmations(tx, context, guests)
}

/// Mails guests who come their QR codes, except companions whose host has not confirmed the registration.
pub(super) fn mail_confirmations(tx: &mut Tx<'_>, context: Context<'_>, guests: &[GuestId]) -> Result<(), Error> {
    if !sends_qr_code(context.current) {
        return Ok(());
    }
    let unconfirmed = plus_ones::unconfirmed(tx.conn, context.scope, guests)?;
    for guest in guests.iter().filter(|guest| !unconfirmed.contains(guest.as_str())) {
        if !scheduler::confirms(tx, context.scope, guest)? {
            confirmation::confirm_registration(tx, context.scope, guest, context.requester)?;
        }
    }
    Ok(())
}

/// Returns whether attending guests get their QR code by email. In the sandbox, strangers could send mail to anyone.
pub(super) fn sends_qr_code(current: &CurrentForm) -> bool {
    current.form.settings.send_qr_code && !current.registration.is_sandbox
}

/// Returns whether `coming` people find a place: there is room for all of them, or all are among the `known` guests who
/// attend already. Without a waiting list, a lack of room is an error. Pass no known guests for an unverified visitor,
/// because the result would reveal who is known.
pub(super) fn has_room(tx: &mut Tx<'_>, context: Context<'_>, known: &[GuestId], coming: usize) -> Result<bool, Error> {
    let Some(capacity) = context.current.registration.capacity else {
        return Ok(true);
    };
    let left = i64::from(capacity) - rows::attending(tx.conn, context.scope)?;
    let wanted = i64::try_from(coming).unwrap_or(i64::MAX);
    let someone_waits = !rows::waiting(tx.conn, context.scope)?.is_empty();
    if wanted <= left && !someone_waits {
        return Ok(true);
    }
    let mut placed = 0;
    for guest in known {
        let guest = guest_rows::get(tx.conn, context.scope, guest)?;
        placed += usize::from(guest.guest.rsvp == Rsvp::Attending);
    }
    if placed == coming {
        return Ok(true);
    }
    if context.current.form.settings.waiting_list {
        Ok(false)
    } else {
        Err(Error::Conflict(Conflict::Registration(RegistrationState::Full)))
    }
}

/// Returns the guest who has the address: the one of that name, or else the only one who shares the first or last name
/// or has none yet. Someone with another name is another guest of the address, and takes no place away.
fn known_guest(r: &mut Reading<'_>, scope: &EventScope, values: &Values) -> Result<Option<GuestId>, Error> {
    let typed = |id: &str| fold::name(&text_of(values, id));
    let (first, last) = (typed("firstName"), typed("lastName"));
    let mut alike = Vec::new();
    for id in rows::guests_with_email(r.conn, scope, &fold::email(&text_of(values, "email")))? {
        let texts = guest_rows::get(r.conn, scope, &id)?.guest.texts;
        let (known_first, known_last) = (fold::name(&texts.first_name), fold::name(&texts.last_name));
        if known_first == first && known_last == last {
            return Ok(Some(id));
        }
        let is_nameless = known_first.is_empty() && known_last.is_empty();
        let shares = |known: &str, typed: &str| !typed.is_empty() && known == typed;
        if is_nameless || shares(&known_first, &first) || shares(&known_last, &last) {
            alike.push(id);
        }
    }
    Ok(alike.pop().filter(|_| alike.is_empty()))
}
