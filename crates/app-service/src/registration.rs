//! Registration by the public form. Answers are alike whether or not an address is known.

use chrono::{DateTime, Utc};
use domain::event::Event;
use domain::fold;
use domain::form::answer::{self, Answerer, Attending, FieldValue, Values};
use domain::form::state::RegistrationState;
use domain::guest::status::Rsvp;
use domain::id::{BatchId, EventId, GuestId};
use domain::invalid::Invalid;
use storage::events::{self, EventScope};
use storage::{forms as form_rows, registrations as rows};

use crate::actor::{Organiser, Visitor};
use crate::error::{Conflict, Error, Noun};
use crate::forms::{self, CurrentForm};
use crate::guests::{self, new_batch};
use crate::mail::scheduler;
use crate::scope;
use crate::service::{Reading, Tx};

pub mod invites;
pub mod links;
pub(crate) mod party;
pub(crate) mod refusal;
mod seats;
mod store;
mod ticket;
pub(crate) mod waiting;

use store::Given;

/// What visitors see of an event and its form.
#[derive(Clone, Debug)]
pub struct PublicForm {
    /// The event.
    pub event: Event,
    /// Whether registration takes answers.
    pub state: RegistrationState,
    /// When it opens.
    pub opens_at: Option<DateTime<Utc>>,
    /// The form, while answers are taken.
    pub form: Option<domain::form::Form>,
    /// The version of its fields.
    pub version: i32,
    /// Whether guests who come get their QR code by e-mail.
    pub sends_qr_code: bool,
    /// When the form was opened; sent back with the answer.
    pub ticket: String,
}

/// What a visitor sends.
#[derive(Clone, Debug, Default)]
pub struct Registration {
    /// The version that was filled in; the present one without it.
    pub version: Option<i32>,
    /// The ticket that came with the form.
    pub ticket: String,
    /// `attending`, `declined` or `maybe`; attending without it.
    pub attending: Option<String>,
    /// The values of the one who registers.
    pub values: Values,
    /// The values of those who come along.
    pub plus_ones: Vec<Values>,
    /// The values of the party.
    pub party_values: Values,
    /// Whether diet and special needs may be stored.
    pub consent: bool,
    /// `en` or `de`.
    pub language: String,
    /// A field that people do not see.
    pub website: String,
}

/// Returns the form of an event by its public id.
pub fn public_form(r: &mut Reading<'_>, _visitor: &Visitor, public_id: &str) -> Result<PublicForm, Error> {
    let scope = find(r, public_id)?;
    show(r, &scope)
}

/// Returns the form of an event by its own id to a member of the organisation, whose pages know that id.
pub fn public_form_of(r: &mut Reading<'_>, who: &Organiser, event: &EventId) -> Result<PublicForm, Error> {
    let scope = scope::of_event(r, who, event)?;
    show(r, &scope)
}

/// Takes the answer of a visitor. Returns nothing that depends on what was known before.
pub fn register(tx: &mut Tx<'_>, _visitor: &Visitor, public_id: &str, sent: Registration) -> Result<(), Error> {
    let scope = find(tx, public_id)?;
    if !sent.website.is_empty() {
        return Ok(());
    }
    events::lock(tx.conn, &scope)?;
    let current = forms::read(tx, &scope)?;
    let event = events::get(tx.conn, &scope)?;
    let state = state(tx, &scope, &current, &event)?;
    if !state.takes_answers() {
        return Err(Error::Conflict(Conflict::Registration(state)));
    }
    ticket::check(tx.key(), &sent.ticket, scope.event_id(), tx.now)?;
    let version = sent.version.unwrap_or(current.version);
    if !forms::asks_the_same(tx, &scope, &current, version)? {
        return Err(Error::Conflict(Conflict::FormChanged));
    }
    let answers = Answers::check(&current, sent)?;
    forms::store_own(tx, &scope, &current)?;
    tx.note_change(&scope);
    let batch = new_batch(tx.random())?;
    let context = Context {
        scope: &scope,
        current: &current,
        batch: &batch,
    };
    write(tx, context, answers)?;
    waiting::move_up(tx, &scope)
}

/// What all steps of one answer share.
#[derive(Clone, Copy)]
pub(crate) struct Context<'a> {
    scope: &'a EventScope,
    current: &'a CurrentForm,
    batch: &'a BatchId,
}

/// Checked answers of one who registers.
struct Answers {
    attending: Attending,
    values: Values,
    plus_ones: Vec<Values>,
    party_values: Values,
    consent: bool,
    language: String,
}

impl Answers {
    fn check(current: &CurrentForm, sent: Registration) -> Result<Self, Error> {
        let fields = &current.form.fields;
        let attending = sent
            .attending
            .as_deref()
            .map_or(Ok(Attending::Attending), Attending::parse)?;
        let mut problems = Vec::new();
        let mut keep = |checked: Result<Values, Vec<Invalid>>| {
            checked.unwrap_or_else(|more| {
                problems.extend(more);
                Values::new()
            })
        };
        let values = keep(answer::check(
            fields,
            Answerer::Registrant,
            attending,
            &sent.values,
            "values",
        ));
        let party_values = keep(answer::check(
            fields,
            Answerer::Party,
            attending,
            &sent.party_values,
            "partyValues",
        ));
        // Those who do not come bring no one.
        let brought = if attending == Attending::Declined {
            Vec::new()
        } else {
            sent.plus_ones
        };
        let most = usize::try_from(current.form.settings.plus_ones).unwrap_or(usize::MAX);
        if brought.len() > most {
            let message = format!("You may bring at most {most}.");
            return Err(Error::InvalidFields(vec![Invalid::new("plusOnes", message)]));
        }
        let mut plus_ones = Vec::with_capacity(brought.len());
        for (at, values) in brought.iter().enumerate() {
            let path = format!("plusOnes.{at}.values");
            plus_ones.push(keep(answer::check(
                fields,
                Answerer::Companion,
                attending,
                values,
                &path,
            )));
        }
        if !problems.is_empty() {
            return Err(Error::InvalidFields(problems));
        }
        Ok(Self {
            attending,
            values,
            plus_ones,
            party_values,
            consent: sent.consent,
            language: language(&sent.language),
        })
    }
}

/// Reads a language of mail; another one is none.
fn language(typed: &str) -> String {
    let known = ["en", "de"].into_iter().find(|known| *known == typed);
    known.unwrap_or_default().to_owned()
}

fn write(tx: &mut Tx<'_>, context: Context<'_>, answers: Answers) -> Result<(), Error> {
    let scope = context.scope;
    let host = known_guest(tx, scope, &answers.values)?;
    let brought = match &host {
        Some(host) => rows::brought_by(tx.conn, scope, host)?,
        None => Vec::new(),
    };
    let people: Vec<GuestId> = host
        .iter()
        .chain(brought.iter().take(answers.plus_ones.len()))
        .cloned()
        .collect();
    let coming = 1 + answers.plus_ones.len();
    let waits = answers.attending == Attending::Attending && !has_room(tx, context, &people, coming)?;
    let given = |attending: Attending, values: Values| Given {
        attending,
        waits,
        values,
        consent: answers.consent,
        language: answers.language.clone(),
        source: "form",
        keeps_name: true,
    };
    let host = store::person(
        tx,
        context,
        host.as_ref(),
        None,
        given(answers.attending, answers.values.clone()),
    )?;
    let party = party::of_guest(tx, scope, &host)?;
    let mut everyone = vec![host.clone()];
    let mut known = brought.into_iter();
    for values in &answers.plus_ones {
        let next = known.next();
        let host = Some((&host, &party));
        let guest = store::person(
            tx,
            context,
            next.as_ref(),
            host,
            given(answers.attending, values.clone()),
        )?;
        everyone.push(guest);
    }
    for absent in known {
        guests::answer_as_guest(tx, scope, context.batch, &absent, (Rsvp::Declined, |_: &mut _| ()))?;
    }
    if !answers.party_values.is_empty() {
        let values = domain::print::text(&answers.party_values)?;
        rows::set_party_values(tx.conn, scope, &party.id, &values)?;
    }
    let now = tx.now;
    if waits {
        rows::wait(tx.conn, scope, &party.id, now)?;
    } else {
        rows::stop_waiting(tx.conn, scope, &party.id)?;
        if answers.attending == Attending::Attending {
            welcome(tx, context, &everyone)?;
        }
    }
    scheduler::registered(tx, scope, &everyone)
}

/// Gives guests who come now what the settings promise: a seat, and the confirmation.
fn welcome(tx: &mut Tx<'_>, context: Context<'_>, guests: &[GuestId]) -> Result<(), Error> {
    let settings = &context.current.form.settings;
    if settings.auto_assign_seats {
        seats::give(tx, context.scope, context.batch, guests)?;
    }
    if sends_qr_code(context.current) {
        for guest in guests {
            guests::confirm_registration(tx, context.scope, guest)?;
        }
    }
    Ok(())
}

/// Returns whether guests who come get their QR code by e-mail. In the sandbox strangers could have mail sent to anyone.
fn sends_qr_code(current: &CurrentForm) -> bool {
    current.form.settings.send_qr_code && !current.registration.is_sandbox
}

/// Returns whether so many people find a place, of whom some may have one. Without a waiting list the answer does not
/// depend on whether they have, or a refusal would tell who is known.
fn has_room(tx: &mut Tx<'_>, context: Context<'_>, known: &[GuestId], coming: usize) -> Result<bool, Error> {
    let Some(capacity) = context.current.registration.capacity else {
        return Ok(true);
    };
    let left = i64::from(capacity) - rows::attending(tx.conn, context.scope)?;
    let wanted = i64::try_from(coming).unwrap_or(i64::MAX);
    let someone_waits = !rows::waiting(tx.conn, context.scope)?.is_empty();
    if wanted <= left && !someone_waits {
        return Ok(true);
    }
    if !context.current.form.settings.waiting_list {
        return Err(Error::Conflict(Conflict::Registration(RegistrationState::Full)));
    }
    let mut placed = 0;
    for guest in known {
        let guest = storage::guests::get(tx.conn, context.scope, guest)?;
        placed += usize::from(guest.guest.rsvp == Rsvp::Attending);
    }
    Ok(placed == coming)
}

/// Returns the guest who has the address. When several share it, the name decides.
fn known_guest(r: &mut Reading<'_>, scope: &EventScope, values: &Values) -> Result<Option<GuestId>, Error> {
    let typed = |id: &str| values.get(id).map(FieldValue::to_text).unwrap_or_default();
    let mut known = rows::guests_with_email(r.conn, scope, &fold::email(&typed("email")))?;
    if known.len() < 2 {
        return Ok(known.pop());
    }
    let name = fold::name(&format!("{} {}", typed("firstName"), typed("lastName")));
    for id in known {
        let guest = storage::guests::get(r.conn, scope, &id)?;
        if fold::name(&guest.guest.texts.full_name()) == name {
            return Ok(Some(id));
        }
    }
    Ok(None)
}

fn find(r: &mut Reading<'_>, public_id: &str) -> Result<EventScope, Error> {
    let is_plausible = public_id.len() == 16
        && public_id
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b"-_".contains(&b));
    let found = match is_plausible {
        true => form_rows::scope_of_public_id(r.conn, public_id)?,
        false => None,
    };
    found.ok_or(Error::NotFound(Noun::Event))
}

fn state(
    r: &mut Reading<'_>,
    scope: &EventScope,
    current: &CurrentForm,
    event: &Event,
) -> Result<RegistrationState, Error> {
    let is_full = match current.registration.capacity {
        Some(capacity) => {
            rows::attending(r.conn, scope)? >= i64::from(capacity) || !rows::waiting(r.conn, scope)?.is_empty()
        }
        None => false,
    };
    let settings = &current.form.settings;
    Ok(RegistrationState::of(
        event,
        settings,
        current.registration.opens_at,
        is_full,
        r.now,
    ))
}

fn show(r: &mut Reading<'_>, scope: &EventScope) -> Result<PublicForm, Error> {
    let current = forms::read(r, scope)?;
    let event = events::get(r.conn, scope)?;
    let state = state(r, scope, &current, &event)?;
    Ok(PublicForm {
        ticket: ticket::issue(r.key(), scope.event_id(), r.now),
        opens_at: current.registration.opens_at,
        version: current.version,
        sends_qr_code: sends_qr_code(&current),
        form: state.takes_answers().then_some(current.form),
        event,
        state,
    })
}
