//! Registration on the wire. It is public: no internal id is part of it.

use std::collections::BTreeMap;

use app_service::registration::{self, links};
use chrono::{DateTime, Utc};
use domain::event::Event;
use domain::event::accent::DEFAULT_ACCENT;
use domain::form::answer::{FieldValue, Values};
use domain::form::{self};
use domain::translations::{TextsByLanguage, Translations};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::core::words::{AnswerWord, GuestLanguage, RegistrationState};
use crate::events::dto::event::AccentShades;
use crate::registration::dto::form::FormField;

/// A value: a text, whether a single box is ticked, or the options that are ticked.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
pub enum FormValue {
    /// Whether a single box is ticked.
    Flag(bool),
    /// A text or the option of a select.
    Text(String),
    /// The options that are ticked.
    Several(Vec<String>),
}

/// The event as visitors see it.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PublicEvent {
    name: String,
    date: DateTime<Utc>,
    time_zone: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    ends_at: Option<DateTime<Utc>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    venue: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    description: Option<String>,
    /// The colour of the event, legible in both themes.
    accent: AccentShades,
    /// The language for readers whose browser prefers none that the pages have, and of what the organiser wrote.
    language: GuestLanguage,
    /// What the organiser wrote in other languages: by language, then by key (`event.name`, `event.description`).
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(required = false)]
    translations: TextsByLanguage,
}

/// The form as visitors fill it in.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenForm {
    version: i32,
    title: String,
    description: String,
    #[schema(value_type = Vec<FormField>)]
    fields: Vec<form::FormField>,
    /// How many people a guest may bring.
    plus_ones: u32,
    /// Whether guests who come get their QR code by email.
    #[serde(rename = "sendQRCode")]
    sends_qr_code: bool,
    /// What the organiser wrote in other languages: by language, then by key (`form.title`, `question.<id>.label`,
    /// `question.<id>.option.<option>`). Answers name the options of the form.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(required = false)]
    translations: TextsByLanguage,
}

/// An event and its form.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PublicForm {
    event: PublicEvent,
    state: RegistrationState,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    opens_at: Option<DateTime<Utc>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    deadline: Option<DateTime<Utc>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    contact: Option<String>,
    /// There while answers are taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    form: Option<OpenForm>,
    /// To be sent back with the answer.
    ticket: String,
}

/// Someone who comes along.
#[derive(Deserialize, ToSchema)]
pub struct PlusOne {
    #[serde(default)]
    #[schema(value_type = BTreeMap<String, FormValue>)]
    values: Values,
}

/// An answer to the public form. Instead of `values` it may carry the five texts by themselves.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Registration {
    /// The version that was filled in; the present one when absent.
    #[serde(default)]
    version: Option<i32>,
    /// The ticket that came with the form.
    #[serde(default)]
    ticket: String,
    /// `attending`, `declined` or `maybe`; attending when absent.
    #[schema(value_type = Option<AnswerWord>)]
    #[serde(default)]
    attending: Option<String>,
    #[schema(value_type = BTreeMap<String, FormValue>)]
    #[serde(default)]
    values: Values,
    #[serde(default)]
    plus_ones: Vec<PlusOne>,
    #[schema(value_type = BTreeMap<String, FormValue>)]
    #[serde(default)]
    party_values: Values,
    /// Whether diet and special needs may be stored.
    #[serde(default)]
    consent: bool,
    /// A word of `GuestLanguage`; any other text means that of the event.
    #[serde(default)]
    language: String,
    /// Empty: people do not see this field.
    #[serde(default)]
    website: String,
    #[serde(default)]
    first_name: Option<String>,
    #[serde(default)]
    last_name: Option<String>,
    #[serde(default)]
    email: Option<String>,
    #[serde(default)]
    mobile: Option<String>,
    #[serde(default)]
    additional_info: Option<String>,
}

/// That an answer has come in.
#[derive(Serialize, ToSchema)]
pub struct Received {
    received: bool,
    /// Whether these people are on the waiting list, because the event has too few free places.
    waiting: bool,
}

impl Received {
    /// The answer, which does not depend on what was known before.
    pub fn new(waiting: bool) -> Self {
        Self {
            received: true,
            waiting,
        }
    }
}

/// The guests of one party, with what they have answered.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PartyForm {
    #[serde(flatten)]
    form: PublicForm,
    party: LinkedParty,
    members: Vec<PartyMember>,
    may_answer: bool,
    /// Whether guests may decline, which they can after registration has closed, too. Such an answer may say nothing else.
    may_decline: bool,
}

/// The party of a personal link.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LinkedParty {
    name: String,
    /// How many more people it may bring.
    plus_ones_allowed: usize,
    /// To be sent back with the answer.
    revision: i32,
    #[schema(value_type = BTreeMap<String, FormValue>)]
    party_values: Values,
    /// The ids of the required questions to the party that are not answered although guests come.
    open_questions: Vec<String>,
}

/// A guest of the party.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PartyMember {
    /// Names the guest within this link.
    key: String,
    name: String,
    is_plus_one: bool,
    /// Empty without an answer.
    attending: String,
    #[schema(value_type = BTreeMap<String, FormValue>)]
    values: Values,
    consent: bool,
    /// The ids of the required questions that a guest who comes has not answered; what the guest list knows counts as an
    /// answer.
    open_questions: Vec<String>,
    /// The position on the waiting list, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    waiting_position: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    table: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    seat: Option<String>,
    /// The path of the ticket, once a guest who comes has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    ticket: Option<String>,
}

/// The answer of one person of a party.
#[derive(Deserialize, ToSchema)]
pub struct PersonAnswer {
    /// Names the guest; empty for a new plus-one.
    #[serde(default)]
    key: String,
    #[schema(value_type = AnswerWord)]
    #[serde(default)]
    attending: String,
    #[schema(value_type = BTreeMap<String, FormValue>)]
    #[serde(default)]
    values: Values,
    #[serde(default)]
    consent: bool,
}

/// The answer of a party.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PartyAnswer {
    version: i32,
    revision: i32,
    #[serde(default)]
    members: Vec<PersonAnswer>,
    /// New ones.
    #[serde(default)]
    plus_ones: Vec<PersonAnswer>,
    #[serde(default)]
    #[schema(value_type = BTreeMap<String, FormValue>)]
    party_values: Values,
    #[serde(default)]
    language: String,
}

/// A personal link, or the link of a ticket.
#[derive(Serialize, ToSchema)]
pub struct PersonalLink {
    pub(crate) url: String,
}

impl PublicEvent {
    /// Shows an event with what is translated of it.
    pub(crate) fn new(event: Event, translations: &Translations) -> Self {
        Self {
            translations: translations.of_event(),
            name: event.name,
            date: event.starts_at,
            time_zone: event.zone.name().to_owned(),
            ends_at: event.ends_at,
            venue: some(event.venue),
            description: some(event.description),
            accent: event.accent.unwrap_or(DEFAULT_ACCENT).shades().into(),
            language: event.language,
        }
    }
}

fn some(text: String) -> Option<String> {
    (!text.is_empty()).then_some(text)
}

impl From<registration::PublicForm> for PublicForm {
    fn from(shown: registration::PublicForm) -> Self {
        let (deadline, contact) = (shown.event.rsvp_deadline, some(shown.event.contact.clone()));
        let (event, translations) = (shown.event, shown.translations);
        Self {
            state: shown.state,
            opens_at: shown.opens_at,
            deadline,
            contact,
            form: shown.form.map(|form| OpenForm {
                translations: translations.of_form(&form, &event),
                version: shown.version,
                title: form.title,
                description: form.description,
                fields: form.fields,
                plus_ones: form.settings.plus_ones,
                sends_qr_code: shown.sends_qr_code,
            }),
            ticket: shown.ticket,
            event: PublicEvent::new(event, &translations),
        }
    }
}

impl From<links::PartyForm> for PartyForm {
    fn from(shown: links::PartyForm) -> Self {
        let member = |member: links::Member| PartyMember {
            key: member.key,
            name: member.name,
            is_plus_one: member.is_plus_one,
            attending: member
                .attending
                .map(|word| word.as_str().to_owned())
                .unwrap_or_default(),
            values: member.values,
            consent: member.consent,
            open_questions: member.open_questions,
            waiting_position: member.waiting_position,
            table: member.table,
            seat: member.seat,
            ticket: member.ticket,
        };
        Self {
            form: shown.form.into(),
            party: LinkedParty {
                name: shown.name,
                plus_ones_allowed: shown.plus_ones_allowed,
                revision: shown.revision,
                party_values: shown.party_values,
                open_questions: shown.open_questions,
            },
            members: shown.members.into_iter().map(member).collect(),
            may_answer: shown.may_answer,
            may_decline: shown.may_decline,
        }
    }
}

impl From<Registration> for registration::Registration {
    fn from(body: Registration) -> Self {
        let flat = [
            ("firstName", body.first_name),
            ("lastName", body.last_name),
            ("email", body.email),
            ("mobile", body.mobile),
            ("additionalInfo", body.additional_info),
        ];
        let flat = flat
            .into_iter()
            .filter_map(|(id, text)| Some((id.to_owned(), FieldValue::Text(text?))));
        let mut values: Values = flat.collect();
        values.extend(body.values);
        Self {
            version: body.version,
            ticket: body.ticket,
            attending: body.attending,
            values,
            plus_ones: body.plus_ones.into_iter().map(|person| person.values).collect(),
            party_values: body.party_values,
            consent: body.consent,
            language: body.language,
            website: body.website,
        }
    }
}

impl From<PartyAnswer> for links::PartyAnswer {
    fn from(body: PartyAnswer) -> Self {
        let person = |person: PersonAnswer| links::PersonAnswer {
            key: person.key,
            attending: person.attending,
            values: person.values,
            consent: person.consent,
        };
        Self {
            version: body.version,
            revision: body.revision,
            members: body.members.into_iter().map(person).collect(),
            plus_ones: body.plus_ones.into_iter().map(person).collect(),
            party_values: body.party_values,
            language: body.language,
        }
    }
}

/// Which link or ticket is wanted.
#[derive(Default, Deserialize, ToSchema)]
pub struct LinkWanted {
    /// Makes a new one; the older one stops working.
    #[serde(default)]
    pub(crate) replace: bool,
}
