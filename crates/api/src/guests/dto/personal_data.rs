//! The copy of everything that is stored about a guest.

use std::collections::BTreeMap;

use app_service::exports::privacy;
use app_service::exports::privacy::{DoorEntry, FormAnswer, GuestMail, PersonalRow};
use app_service::guests;
use chrono::{DateTime, Utc};
use domain::guest::{GuestField, change};
use domain::wish::{self, WishObject};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

use crate::core::words::{Attendance, ChangeCause, Landmark, MailState, WishKind, WishStrength};

/// Everything that is stored about a guest. Other guests and members of the organisation are not named, but for those who
/// come with the guest.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalData {
    /// When the copy was made.
    created_at: DateTime<Utc>,
    event: PersonalEvent,
    guest: PersonalGuest,
    /// The seating wishes that name the guest.
    wishes: Vec<PersonalWish>,
    /// What was changed, the latest first.
    history: Vec<PersonalChange>,
    /// Mail to the guest, the latest first.
    mails: Vec<PersonalMail>,
    /// What the guest answered with the form of the event, the latest first.
    answers: Vec<PersonalAnswer>,
    /// Answers with the address of the guest that wait for confirmation, the latest first.
    unconfirmed_answers: Vec<PersonalAnswer>,
    /// What the party of the guest answered as a whole, by the fields of the form.
    party_answers: Value,
    /// What was noted at the doors, the latest first.
    door: Vec<PersonalDoorEntry>,
}

/// The event of the guest.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalEvent {
    name: String,
    date: DateTime<Utc>,
    venue: String,
}

/// What is stored about the guest alone.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalGuest {
    /// The texts of a guest by their names, such as `firstName`, `email` and `dietary`.
    #[serde(flatten)]
    texts: BTreeMap<&'static str, String>,
    rsvp: String,
    rsvp_at: Option<DateTime<Utc>>,
    rsvp_by: Option<String>,
    attendance: Attendance,
    arrived_at: Option<DateTime<Utc>>,
    party: Option<String>,
    table: Option<String>,
    seat: Option<String>,
    tags: Vec<String>,
    /// Who brings the guest.
    plus_one_of: Option<String>,
    /// Whom the guest brings.
    plus_ones: Vec<String>,
    vip: bool,
    wheelchair: bool,
    language: String,
    lookup_code: String,
    /// When the guest agreed that diet and special needs are stored.
    consent_at: Option<DateTime<Utc>>,
    added_at: DateTime<Utc>,
    /// When the guest was removed from the list.
    removed_at: Option<DateTime<Utc>>,
}

/// A seating wish that names the guest.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalWish {
    kind: WishKind,
    strength: WishStrength,
    /// How many other guests it names.
    other_guests: usize,
    table_id: Option<String>,
    zone: Option<String>,
    landmark: Option<Landmark>,
}

/// A change of the guest.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalChange {
    field: String,
    before: String,
    after: String,
    cause: ChangeCause,
    at: DateTime<Utc>,
}

/// A mail to the guest.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalMail {
    kind: String,
    to: String,
    subject: String,
    text: String,
    state: MailState,
    created_at: DateTime<Utc>,
    sent_at: Option<DateTime<Utc>>,
}

/// An answer of the guest.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalAnswer {
    attending: String,
    /// By the fields of the form.
    values: Value,
    at: DateTime<Utc>,
}

/// An entry at a door.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonalDoorEntry {
    kind: String,
    at: DateTime<Utc>,
}

impl From<privacy::PersonalData> for PersonalData {
    fn from(data: privacy::PersonalData) -> Self {
        let mut guest = PersonalGuest::from(data.guest);
        guest.table = data.table;
        guest.seat = data.seat;
        guest.tags = data.tags;
        guest.plus_one_of = data.host;
        guest.plus_ones = data.companions;
        Self {
            created_at: data.at,
            event: PersonalEvent {
                name: data.event.name,
                date: data.event.starts_at,
                venue: data.event.venue,
            },
            guest,
            wishes: data.wishes.into_iter().map(PersonalWish::from).collect(),
            history: data.history.into_iter().map(PersonalChange::from).collect(),
            mails: data.mails.into_iter().map(PersonalMail::from).collect(),
            answers: data.answers.into_iter().map(PersonalAnswer::from).collect(),
            unconfirmed_answers: data.unconfirmed_answers.into_iter().map(PersonalAnswer::from).collect(),
            party_answers: serde_json::from_str(&data.party_values).unwrap_or_else(|_| json!({})),
            door: data.door.into_iter().map(PersonalDoorEntry::from).collect(),
        }
    }
}

impl From<PersonalRow> for PersonalGuest {
    fn from(row: PersonalRow) -> Self {
        let text = |field: &GuestField| (field.definition().name, row.texts.get(*field).to_owned());
        let (rsvp_at, rsvp_by) = row.answered.unzip();
        Self {
            texts: GuestField::ALL.iter().map(text).collect(),
            rsvp: row.rsvp,
            rsvp_at,
            rsvp_by,
            attendance: Attendance::new(row.arrived_at.is_some()),
            arrived_at: row.arrived_at,
            party: row.party.map(|(_, name)| name),
            table: None,
            seat: None,
            tags: Vec::new(),
            plus_one_of: None,
            plus_ones: Vec::new(),
            vip: row.vip,
            wheelchair: row.wheelchair,
            language: row.language,
            lookup_code: row.lookup_code.as_str().to_owned(),
            consent_at: row.consent_at,
            added_at: row.created_at,
            removed_at: row.removed_at,
        }
    }
}

impl From<wish::Wish> for PersonalWish {
    fn from(wish: wish::Wish) -> Self {
        Self {
            kind: wish.kind,
            strength: wish.strength,
            other_guests: wish.guests.len().saturating_sub(1),
            table_id: wish.object.as_ref().and_then(WishObject::table).map(str::to_owned),
            landmark: match wish.object {
                Some(WishObject::Landmark(landmark)) => Some(landmark),
                _ => None,
            },
            zone: match wish.object {
                Some(WishObject::Zone(name)) => Some(name),
                _ => None,
            },
        }
    }
}

impl From<guests::GuestChange> for PersonalChange {
    fn from(entry: guests::GuestChange) -> Self {
        let change::FieldChange { field, old, new, .. } = entry.change;
        Self {
            field,
            before: old,
            after: new,
            cause: entry.cause,
            at: entry.at,
        }
    }
}

impl From<GuestMail> for PersonalMail {
    fn from(mail: GuestMail) -> Self {
        Self {
            kind: mail.kind,
            to: mail.recipient,
            subject: mail.subject,
            text: mail.text,
            state: MailState::from_stored(&mail.state),
            created_at: mail.created_at,
            sent_at: mail.sent_at,
        }
    }
}

impl From<FormAnswer> for PersonalAnswer {
    fn from(answer: FormAnswer) -> Self {
        Self {
            attending: answer.attending,
            values: serde_json::from_str(&answer.values).unwrap_or(Value::String(answer.values)),
            at: answer.at,
        }
    }
}

impl From<DoorEntry> for PersonalDoorEntry {
    fn from(entry: DoorEntry) -> Self {
        Self {
            kind: entry.kind,
            at: entry.at,
        }
    }
}
