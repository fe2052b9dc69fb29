//! Registration by the public form. The response is the same whether or not an address is known: an answer from an
//! unknown address adds guests at once, and one from a known address waits until its owner confirms it by a mailed
//! link.

use chrono::{DateTime, Utc};
use domain::event::Event;
use domain::fold;
use domain::form::answer::{Attending, Values};
use domain::form::state::RegistrationState;
use domain::id::{BatchId, EventId};
use domain::live::{Changes, Kind};
use domain::translations::Translations;
use serde::{Deserialize, Serialize};
use storage::events::{self, EventScope, translations::Texts};
use storage::registration::{forms as form_rows, registrations as rows};

use crate::core::actor::{Organiser, Visitor};
use crate::core::error::{Conflict, Error, Noun};
use crate::core::scope;
use crate::core::service::{Reading, Tx};
use crate::guests::change_log::new_batch;
use crate::mail::recipients::Requester;
use crate::registration::forms::CurrentForm;

pub mod answers;
mod apply;
mod checked;
pub mod confirmations;
pub mod forms;
pub mod invites;
pub(crate) mod known;
pub mod links;
pub(crate) mod meals;
mod saved_form;
mod seats;
mod store;
mod ticket;
pub mod ticket_files;
pub mod ticket_page;
pub mod translations;
pub mod unconfirmed;
pub(crate) mod waiting;

pub use saved_form::save_form;

use apply::{sends_qr_code, welcome};
use checked::{Answers, language};

/// What visitors see of an event and its form.
#[derive(Clone, Debug)]
pub struct PublicForm {
    /// The event.
    pub event: Event,
    /// What the organiser wrote of event and form, in other languages.
    pub translations: Translations,
    /// Whether registration takes answers.
    pub state: RegistrationState,
    /// When it opens.
    pub opens_at: Option<DateTime<Utc>>,
    /// The form, while answers are taken.
    pub form: Option<domain::form::Form>,
    /// The version of its fields.
    pub version: i32,
    /// Whether guests who come get their QR code by email.
    pub sends_qr_code: bool,
    /// When the form was opened; sent back with the answer.
    pub ticket: String,
}

/// What a visitor sends. It is stored as JSON while it waits for confirmation.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct Registration {
    /// The version that was filled in; the present one without it.
    pub version: Option<i32>,
    /// The ticket that came with the form.
    #[serde(skip)]
    pub ticket: String,
    /// `attending`, `declined` or `maybe`; attending without it.
    pub attending: Option<String>,
    /// The values of the person who registers.
    pub values: Values,
    /// The values of those who come along.
    pub plus_ones: Vec<Values>,
    /// The values of the party.
    pub party_values: Values,
    /// Whether diet and special needs may be stored.
    pub consent: bool,
    /// A word of [`domain::event::GuestLanguage`]; any other text means that of the event.
    pub language: String,
    /// A field that people do not see.
    #[serde(skip)]
    pub website: String,
}

/// Returns the form of an event by its public id.
pub fn public_form(r: &mut Reading<'_>, _visitor: &Visitor, public_id: &str) -> Result<PublicForm, Error> {
    let scope = find(r, public_id)?;
    show(r, &scope, public_state)
}

/// Returns the form of an event by its own id to a member of the organisation, whose pages know that id.
pub fn public_form_of(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<PublicForm, Error> {
    let scope = scope::of_event(r, organiser, event)?;
    show(r, &scope, public_state)
}

/// Stores a visitor's answer; `network` limits the mail that it causes. Returns whether its people are put on the
/// waiting list, which does not depend on who is known.
pub fn register(
    tx: &mut Tx<'_>,
    _visitor: &Visitor,
    (public_id, network): (&str, &str),
    sent: Registration,
) -> Result<bool, Error> {
    let scope = find(tx, public_id)?;
    if !sent.website.is_empty() {
        return Ok(false);
    }
    events::lock(tx.conn, &scope)?;
    let current = forms::read(tx, &scope)?;
    let event = events::get(tx.conn, &scope)?;
    let state = public_state(tx, &scope, &current, &event)?;
    if !state.takes_answers() {
        return Err(Error::Conflict(Conflict::Registration(state)));
    }
    ticket::check(tx.key(), &sent.ticket, scope.event_id(), tx.now)?;
    let version = sent.version.unwrap_or(current.version);
    if !forms::asks_the_same(tx, &scope, &current, version)? {
        return Err(Error::Conflict(Conflict::FormChanged));
    }
    let answers = Answers::check(&current, sent)?;
    tx.note(&scope, Changes::any(Kind::Answers));
    let batch = new_batch(tx.random())?;
    let context = Context {
        scope: &scope,
        current: &current,
        batch: &batch,
        requester: Requester::Visitor(network),
    };
    // The same limit for strangers and guests; otherwise the response would tell them apart.
    let waits = answers.attending == Attending::Attending && !apply::has_room(tx, context, &[], answers.headcount())?;
    let known = rows::guests_with_email(tx.conn, &scope, &fold::email(&answers.email()))?;
    if let Some(guest) = known.first() {
        confirmations::hold(tx, context, guest, &answers)?;
    } else {
        apply::apply(tx, context, &answers)?;
        waiting::move_up(tx, &scope)?;
    }
    Ok(waits)
}

/// What all steps of one answer share.
#[derive(Clone, Copy)]
pub(crate) struct Context<'a> {
    scope: &'a EventScope,
    current: &'a CurrentForm,
    batch: &'a BatchId,
    requester: Requester<'a>,
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
    Ok(RegistrationState::new(
        event,
        settings,
        current.registration.opens_at,
        is_full,
        r.now,
    ))
}

/// Returns what registration does for visitors without a personal link: it is closed until an organiser has saved the form.
fn public_state(
    r: &mut Reading<'_>,
    scope: &EventScope,
    current: &CurrentForm,
    event: &Event,
) -> Result<RegistrationState, Error> {
    let state = state(r, scope, current, event)?;
    Ok(if state.takes_answers() && !current.was_saved() {
        RegistrationState::Closed
    } else {
        state
    })
}

/// Computes the current state of registration.
type StateOf = fn(&mut Reading<'_>, &EventScope, &CurrentForm, &Event) -> Result<RegistrationState, Error>;

fn show(r: &mut Reading<'_>, scope: &EventScope, state_of: StateOf) -> Result<PublicForm, Error> {
    let current = forms::read(r, scope)?;
    let event = events::get(r.conn, scope)?;
    let state = state_of(r, scope, &current, &event)?;
    Ok(PublicForm {
        translations: events::translations::shown(r.conn, scope, &event, Texts::Pages)?,
        ticket: ticket::issue(r.key(), scope.event_id(), r.now),
        opens_at: current.registration.opens_at,
        version: current.version,
        sends_qr_code: sends_qr_code(&current),
        form: state.takes_answers().then_some(current.form),
        event,
        state,
    })
}
