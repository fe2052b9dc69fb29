//! What a personal link shows: the form, and the guests of the party with their answers, seats and tickets.

use domain::form::FormField;
use domain::form::answer::{self, Answerer, Attending, Values};
use domain::guest::Guest;
use domain::guest::status::Rsvp;
use domain::id::GuestId;
use sha2::{Digest as _, Sha256};
use storage::guests::{self as guest_rows, SeatedGuest};
use storage::registration::answers::{self, Answer};
use storage::registration::{registrations as rows, registrations::LinkedParty};

use super::{may_answer, may_decline, plus_ones};
use crate::core::error::Error;
use crate::core::secret::Secret;
use crate::core::service::Reading;
use crate::guests::waiting_list;
use crate::registration::{PublicForm, known, show, state};
use crate::{check_in::tickets, guests, registration::forms};

/// What a personal link shows.
#[derive(Clone, Debug)]
pub struct PartyForm {
    /// The event and its form.
    pub form: PublicForm,
    /// What people call the party.
    pub name: String,
    /// How many more people it may bring.
    pub plus_ones_allowed: usize,
    /// Grows with each answer.
    pub revision: i32,
    /// The answers of the party as a whole.
    pub party_values: Values,
    /// Its guests.
    pub members: Vec<Member>,
    /// The ids of the required questions to the party that are not answered.
    pub open_questions: Vec<String>,
    /// Whether it may answer now.
    pub may_answer: bool,
    /// Whether its guests may still decline after other answers have closed.
    pub may_decline: bool,
}

/// A guest as the own party sees them.
#[derive(Clone, Debug)]
pub struct Member {
    /// Names the guest within this link.
    pub key: String,
    /// First and last name.
    pub name: String,
    /// Whether another guest brings this one.
    pub is_plus_one: bool,
    /// The answer so far, if there is one.
    pub attending: Option<Attending>,
    /// What is known or was answered, by the ids of the fields.
    pub values: Values,
    /// Whether diet and special needs may be stored.
    pub consent: bool,
    /// The ids of the required questions that a guest who comes has not answered.
    pub open_questions: Vec<String>,
    /// The position on the waiting list, from 1.
    pub waiting_position: Option<u32>,
    /// The table as people call it.
    pub table: Option<String>,
    /// The seat as people call it.
    pub seat: Option<String>,
    /// The address of the ticket, once a guest who comes has one.
    pub ticket: Option<String>,
}

/// Returns what a party sees. Changes nothing.
pub(super) fn view(r: &mut Reading<'_>, party: &LinkedParty) -> Result<PartyForm, Error> {
    let scope = &party.scope;
    let current = forms::read(r, scope)?;
    let mut form = show(r, scope, state)?;
    let may_answer = may_answer(form.state);
    let may_decline = may_answer || may_decline(form.state);
    let ids = rows::members(r.conn, scope, &party.id)?;
    let members = members(r, party, &current.form.fields, &ids)?;
    let party_values = stored(&party.values)?;
    let comes = |member: &Member| member.attending == Some(Attending::Attending);
    let open_questions = match members.iter().any(comes) {
        true => open_to_party(&current.form.fields, &party_values),
        false => Vec::new(),
    };
    let plus_ones_allowed = plus_ones::left(r, party, &current.form.settings, &ids)?;
    // Also after answers have closed: the answers need the labels of their questions.
    form.form = Some(current.form);
    Ok(PartyForm {
        form,
        name: party.name.clone(),
        plus_ones_allowed,
        revision: party.revision,
        party_values,
        members,
        open_questions,
        may_answer,
        may_decline,
    })
}

fn open_to_party(fields: &[FormField], values: &Values) -> Vec<String> {
    let open = answer::open_questions(fields, Answerer::Party, Attending::Attending, values);
    open.into_iter().map(|field| field.id.clone()).collect()
}

fn members(
    r: &mut Reading<'_>,
    party: &LinkedParty,
    fields: &[FormField],
    ids: &[GuestId],
) -> Result<Vec<Member>, Error> {
    let scope = &party.scope;
    let given = answers::current_of(r.conn, scope, ids)?;
    let consented = rows::consented(r.conn, scope, ids)?;
    let hosts = storage::guests::plus_ones::hosts(r.conn, scope, None)?;
    let waiting = waiting_list::positions(r, scope)?;
    let mut members = Vec::with_capacity(ids.len());
    for id in ids {
        let SeatedGuest { guest, seat, .. } = guest_rows::get(r.conn, scope, id)?;
        let answered = given.get(id);
        let values = answered.map(|answer| stored(&answer.values)).transpose()?;
        let values = known::values(fields, &guest, values.unwrap_or_default());
        let comes = guest.rsvp == Rsvp::Attending;
        let open = if comes {
            known::open_questions(fields, &guest, &values)
        } else {
            Vec::new()
        };
        let (table, seat) = match seat {
            Some(seat) => (Some(seat.table_label), Some(seat.label)),
            None => (guests::table_name(r, scope, guest.table_id.as_deref())?, None),
        };
        members.push(Member {
            key: key(party, id),
            name: guest.texts.full_name(),
            is_plus_one: hosts.contains_key(id.as_str()),
            attending: attending(&guest, answered),
            open_questions: open.into_iter().map(|field| field.id.clone()).collect(),
            values,
            consent: consented.contains(id),
            waiting_position: waiting.get(id).copied(),
            table,
            seat,
            ticket: if comes { tickets::issued(r, scope, id)? } else { None },
        });
    }
    Ok(members)
}

fn attending(guest: &Guest, answered: Option<&Answer>) -> Option<Attending> {
    match guest.rsvp {
        // A guest on the waiting list has asked to attend.
        Rsvp::Maybe => Some(answered.map_or(Attending::Maybe, |answer| answer.attending)),
        Rsvp::Attending => Some(Attending::Attending),
        Rsvp::Declined => Some(Attending::Declined),
        Rsvp::NoAnswer => None,
    }
}

fn stored(values: &str) -> Result<Values, Error> {
    if values.is_empty() {
        return Ok(Values::new());
    }
    serde_json::from_str(values).map_err(|error| Error::Internal(format!("stored values cannot be read: {error}")))
}

/// Names a guest within a link, without the id.
pub(super) fn key(party: &LinkedParty, guest: &GuestId) -> String {
    let digest = Sha256::digest(format!("seatwright party member 1 {} {guest}", party.id));
    Secret::spell(&digest.into()).as_str().chars().take(16).collect()
}
