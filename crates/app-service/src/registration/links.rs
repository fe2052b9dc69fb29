//! The personal link of a party: its members answer through it, each time based on the answers that they have seen.

use domain::form::answer::{self, Answerer, Attending, Values};
use domain::form::state::RegistrationState;
use domain::form::{Form, FormField};
use domain::guest::status::Rsvp;
use domain::id::{GuestId, PartyId};
use domain::invalid::Invalid;
use domain::live::{Changes, Kind};
use domain::party::Party;
use storage::registration::{registrations as rows, registrations::LinkedParty};
use storage::{
    events, guests as guest_rows,
    guests::{parties, plus_ones as host_rows},
};

use super::store::{self, Given};
use super::{Context, language, state, waiting, welcome};
use crate::core::actor::{Organiser, Visitor};
use crate::core::error::{Conflict, Error, Noun};
use crate::core::link::LinkToken;
use crate::core::service::{Reading, Tx};
use crate::guests::change_log::new_batch;
use crate::mail::recipients::Requester;
use crate::mail::scheduler;
use crate::{
    check_in::tickets,
    guests::{party_links, waiting_list},
    registration::forms,
};

mod plus_ones;
mod shown;

pub use shown::{Member, PartyForm};
use shown::{key, view};

/// The source of an answer by a personal link.
const IN_TIME: &str = "link";

/// The source of an answer by a personal link after registration has closed.
const LATE: &str = "late-link";

/// What is sent for one person.
#[derive(Clone, Debug, Default)]
pub struct PersonAnswer {
    /// Names the guest within this link; empty for a new plus-one.
    pub key: String,
    /// `attending`, `declined` or `maybe`.
    pub attending: String,
    /// By the ids of the fields.
    pub values: Values,
    /// Whether diet and special needs may be stored.
    pub consent: bool,
}

/// What a party sends.
#[derive(Clone, Debug, Default)]
pub struct PartyAnswer {
    /// The version of the form.
    pub version: i32,
    /// The revision that was shown.
    pub revision: i32,
    /// The guests; those who are left out stay as they are.
    pub members: Vec<PersonAnswer>,
    /// New plus-ones.
    pub plus_ones: Vec<PersonAnswer>,
    /// The values of the party.
    pub party_values: Values,
    /// A word of [`domain::event::GuestLanguage`]; any other text means that of the event.
    pub language: String,
}

/// Returns the address of the personal link of a party to an organiser; a new link ends the older one.
pub fn of_party(tx: &mut Tx<'_>, organiser: &Organiser, party: &PartyId, is_new: bool) -> Result<String, Error> {
    organiser.must_edit()?;
    let found = parties::find_details(tx.conn, organiser.organisation_id(), party);
    let (scope, _) = found.map_err(|error| Error::missing(error, Noun::Party))?;
    if is_new {
        party_links::replace(tx, &scope, party)
    } else {
        party_links::current(tx, &scope, party)
    }
}

/// Returns what a personal link shows. Changes nothing: programs follow links of mails.
pub fn get(r: &mut Reading<'_>, _visitor: &Visitor, token: &str) -> Result<PartyForm, Error> {
    let party = find(r, token, false)?;
    view(r, &party)
}

/// Stores what a party answers.
pub fn answer(tx: &mut Tx<'_>, _visitor: &Visitor, token: &str, sent: &PartyAnswer) -> Result<PartyForm, Error> {
    let unlocked = find(tx, token, false)?;
    events::lock(tx.conn, &unlocked.scope)?;
    let party = find(tx, token, true)?;
    let scope = &party.scope;
    let (current, event) = (forms::read(tx, scope)?, events::get(tx.conn, scope)?);
    let state = state(tx, scope, &current, &event)?;
    let is_late = !may_answer(state);
    if is_late && !(may_decline(state) && only_declines(sent)) {
        return Err(Error::Conflict(Conflict::Registration(state)));
    }
    if !forms::asks_the_same(tx, scope, &current, sent.version)? {
        return Err(Error::Conflict(Conflict::FormChanged));
    }
    if sent.revision != party.revision {
        return Err(Error::Conflict(Conflict::AnsweredMeanwhile));
    }
    let people = people(tx, &party, &current.form, sent)?;
    let party_values = match is_late {
        true => party.values.clone(),
        false => domain::print::text(&party_values(&current.form.fields, &people, sent)?)?,
    };
    forms::store_own(tx, scope, &current)?;
    tx.note(scope, Changes::any(Kind::Answers));
    let batch = new_batch(tx.random())?;
    let context = Context {
        scope,
        current: &current,
        batch: &batch,
        requester: Requester::Trusted,
    };
    let source = if is_late { LATE } else { IN_TIME };
    write(tx, context, (&party, people), (&sent.language, source))?;
    rows::set_party_values(tx.conn, scope, &party.id, &party_values)?;
    waiting::move_up(tx, scope)?;
    let party = find(tx, token, false)?;
    view(tx, &party)
}

/// A checked person of the party; without a guest, a new plus-one.
struct Person {
    guest: Option<GuestId>,
    attending: Attending,
    values: Values,
    consent: bool,
}

fn people(r: &mut Reading<'_>, party: &LinkedParty, form: &Form, sent: &PartyAnswer) -> Result<Vec<Person>, Error> {
    let members = rows::members(r.conn, &party.scope, &party.id)?;
    let most = plus_ones::left(r, party, &form.settings, &members)?;
    if sent.plus_ones.len() > most {
        let message = format!("You can bring {most} more.");
        return Err(Error::InvalidFields(vec![Invalid::new("plusOnes", message)]));
    }
    let mut problems = Vec::new();
    let mut people: Vec<Person> = Vec::new();
    let known = sent
        .members
        .iter()
        .enumerate()
        .map(|(at, person)| ("members", at, person, true));
    let new = sent
        .plus_ones
        .iter()
        .enumerate()
        .map(|(at, person)| ("plusOnes", at, person, false));
    for (list, at, person, is_known) in known.chain(new) {
        let guest = members.iter().find(|member| key(party, member) == person.key);
        if is_known && (guest.is_none() || people.iter().any(|other| other.guest.as_ref() == guest)) {
            // Someone was removed, or the request is not from our page.
            return Err(Error::Conflict(Conflict::AnsweredMeanwhile));
        }
        let attending = Attending::parse(&person.attending)?;
        let path = format!("{list}.{at}.values");
        match answer::check(&form.fields, Answerer::Companion, attending, &person.values, &path) {
            Ok(values) => people.push(Person {
                guest: guest.filter(|_| is_known).cloned(),
                attending,
                values,
                consent: person.consent,
            }),
            Err(more) => problems.extend(more),
        }
    }
    if problems.is_empty() {
        Ok(people)
    } else {
        Err(Error::InvalidFields(problems))
    }
}

fn party_values(fields: &[FormField], people: &[Person], sent: &PartyAnswer) -> Result<Values, Error> {
    let comes = people.iter().any(|person| person.attending == Attending::Attending);
    let first = people.first().map_or(Attending::Declined, |person| person.attending);
    let attending = if comes { Attending::Attending } else { first };
    answer::check(fields, Answerer::Party, attending, &sent.party_values, "partyValues").map_err(Error::InvalidFields)
}

fn write(
    tx: &mut Tx<'_>,
    context: Context<'_>,
    (party, people): (&LinkedParty, Vec<Person>),
    (typed_language, source): (&str, &'static str),
) -> Result<(), Error> {
    let scope = context.scope;
    let waits = !finds_room(tx, context, &people)?;
    let members = rows::members(tx.conn, scope, &party.id)?;
    let brought = host_rows::hosts(tx.conn, scope, None)?;
    let host = members
        .iter()
        .find(|member| !brought.contains_key(member.as_str()))
        .cloned();
    let of = Party {
        id: party.id.clone(),
        name: party.name.clone(),
    };
    let is_left_out = |guest: &GuestId| !people.iter().any(|person| person.guest.as_ref() == Some(guest));
    let waiting = waiting_list::positions(tx, scope)?;
    let others_wait = members
        .iter()
        .any(|guest| is_left_out(guest) && waiting.contains_key(guest));
    let (mut coming, mut everyone) = (Vec::new(), Vec::new());
    for person in people {
        let attends = match &person.guest {
            Some(guest) => guest_rows::get(tx.conn, scope, guest)?.guest.rsvp == Rsvp::Attending,
            None => false,
        };
        let wants = person.attending == Attending::Attending;
        let given = Given {
            attending: person.attending,
            waits: waits && wants && !attends,
            values: person.values,
            consent: person.consent,
            language: language(typed_language),
            source,
            keeps_name: false,
        };
        let bringer = host.as_ref().map(|host| (host, &of));
        let guest = store::person(tx, context, person.guest.as_ref(), bringer, given)?;
        everyone.push(guest.clone());
        if wants && (attends || !waits) {
            coming.push(guest);
        }
    }
    let now = tx.now;
    if waits {
        rows::wait(tx.conn, scope, &party.id, now)?;
    } else if !others_wait {
        rows::stop_waiting(tx.conn, scope, &party.id)?;
    }
    // The holder of the link has access to the party's mailbox.
    host_rows::set_unconfirmed(tx.conn, scope, &everyone, false)?;
    welcome(tx, context, &coming)?;
    for guest in &coming {
        // The link also shows tickets to guests without an address.
        tickets::current(tx, scope, guest)?;
    }
    scheduler::registered(tx, scope, &everyone, context.requester)
}

/// Returns whether people who newly attend find a place.
fn finds_room(tx: &mut Tx<'_>, context: Context<'_>, people: &[Person]) -> Result<bool, Error> {
    let Some(capacity) = context.current.registration.capacity else {
        return Ok(true);
    };
    let (mut more, mut fewer) = (0_i64, 0_i64);
    for person in people {
        let attended = match &person.guest {
            Some(guest) => guest_rows::get(tx.conn, context.scope, guest)?.guest.rsvp == Rsvp::Attending,
            None => false,
        };
        let wants = person.attending == Attending::Attending;
        more += i64::from(wants && !attended);
        fewer += i64::from(attended && !wants);
    }
    let attending = rows::attending(tx.conn, context.scope)?;
    let someone_waits = !rows::waiting(tx.conn, context.scope)?.is_empty();
    if more == 0 || (attending + more - fewer <= i64::from(capacity) && (!someone_waits || more <= fewer)) {
        return Ok(true);
    }
    if context.current.form.settings.waiting_list {
        Ok(false)
    } else {
        Err(Error::Conflict(Conflict::Registration(RegistrationState::Full)))
    }
}

/// Members of a party may change their answers while it is full: those who have a place, or give theirs back.
pub(super) fn may_answer(state: RegistrationState) -> bool {
    state.takes_answers() || state == RegistrationState::Full
}

/// Members of a party may give their places back after others can no longer answer.
pub(super) fn may_decline(state: RegistrationState) -> bool {
    state == RegistrationState::Closed
}

fn only_declines(sent: &PartyAnswer) -> bool {
    let declines = |person: &PersonAnswer| person.attending == Attending::Declined.as_str();
    sent.plus_ones.is_empty() && sent.members.iter().all(declines)
}

fn find(r: &mut Reading<'_>, token: &str, lock: bool) -> Result<LinkedParty, Error> {
    let unknown = || Error::NotFound(Noun::Party);
    let token = LinkToken::parse(token).or(Err(unknown()))?;
    rows::by_link(r.conn, &token.hash(), lock)?.ok_or_else(unknown)
}
