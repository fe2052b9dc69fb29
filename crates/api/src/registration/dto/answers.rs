//! What guests answered, on the wire of organisers.

use app_service::registration::answers;
use chrono::{DateTime, NaiveDate, Utc};
use domain::form::answer::{FieldValue, Values};
use domain::form::{FieldType, Per};
use domain::id::GuestId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::core::words::AnswerWord;
use crate::guests::dto::guest::Party;
use crate::registration::dto::form::{FormFieldPer, FormFieldType};
use crate::registration::dto::registration::FormValue;

/// Which page of answers.
#[derive(Debug, Default, Deserialize)]
pub struct AnswersPage {
    /// The `next` of the page before.
    pub after: Option<String>,
    /// 1 to 100.
    pub limit: Option<usize>,
    /// The one guest that all figures are about.
    pub guest: Option<GuestId>,
}

impl From<AnswersPage> for answers::AnswersQuery {
    fn from(page: AnswersPage) -> Self {
        Self {
            after: page.after,
            limit: page.limit,
            guest: page.guest,
        }
    }
}

/// What was answered at an event.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Answers {
    /// Guests who answered the form.
    total: usize,
    totals: AnswerTotals,
    capacity: Option<i32>,
    over_time: Vec<AnswersOfDay>,
    questions: Vec<AnsweredQuestion>,
    open_questions: OpenQuestions,
    entries: Vec<AnswerEntry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    next: Option<String>,
}

/// Guests who attend and have required questions open, such as those whose RSVP came from a list.
#[derive(Serialize, ToSchema)]
pub struct OpenQuestions {
    total: usize,
    /// At most 100 of them, by name.
    guests: Vec<OpenGuest>,
}

/// A guest with the questions that are open.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OpenGuest {
    guest_id: String,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    party: Option<Party>,
    /// The labels of the questions; those to the party are with the first of its guests.
    questions: Vec<String>,
}

impl From<answers::OpenQuestions> for OpenQuestions {
    fn from(open: answers::OpenQuestions) -> Self {
        let guest = |guest: answers::OpenGuest| OpenGuest {
            guest_id: guest.guest_id.into(),
            name: guest.name,
            party: guest.party.map(Party::from),
            questions: guest.questions,
        };
        Self {
            total: open.total,
            guests: open.guests.into_iter().map(guest).collect(),
        }
    }
}

/// Guests by their answer.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnswerTotals {
    attending: usize,
    declined: usize,
    maybe: usize,
    no_answer: usize,
    /// Want to come and wait for a place; they are in none of the others.
    waiting: usize,
}

/// The answers of one day in the zone of the event.
#[derive(Serialize, ToSchema)]
pub struct AnswersOfDay {
    date: NaiveDate,
    attending: usize,
    declined: usize,
    maybe: usize,
}

/// A question with what was answered to it.
#[derive(Serialize, ToSchema)]
pub struct AnsweredQuestion {
    id: String,
    label: String,
    #[serde(rename = "type")]
    #[schema(value_type = FormFieldType)]
    kind: FieldType,
    #[schema(value_type = FormFieldPer)]
    per: Per,
    /// The versions that ask it.
    versions: Vec<i32>,
    answered: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    choices: Option<Vec<AnswerChoice>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    texts: Option<usize>,
}

/// An option and how often it was chosen.
#[derive(Serialize, ToSchema)]
pub struct AnswerChoice {
    option: String,
    count: usize,
}

/// The current answer of a guest.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AnswerEntry {
    id: String,
    guest_id: String,
    name: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    party: Option<String>,
    at: DateTime<Utc>,
    attending: AnswerWord,
    /// `form`, `link`, `late-link` (by a personal link after registration had closed) or `organiser`.
    source: String,
    version: i32,
    #[schema(value_type = BTreeMap<String, FormValue>)]
    values: Values,
    /// The position on the waiting list, from 1; absent for guests who do not wait for a place.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    waiting_position: Option<u32>,
}

/// The answers to one question.
#[derive(Serialize, ToSchema)]
pub struct QuestionAnswers {
    question: AnsweredQuestion,
    entries: Vec<QuestionEntry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    next: Option<String>,
}

/// What one guest or party answered to a question.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuestionEntry {
    /// The guest, of a party the one who answered last.
    guest_id: String,
    /// Of the guest, or of the party.
    name: String,
    #[schema(value_type = FormValue)]
    value: FieldValue,
    at: DateTime<Utc>,
}

impl From<answers::Question> for AnsweredQuestion {
    fn from(question: answers::Question) -> Self {
        let is_text = question.choices.is_empty();
        let choices = question
            .choices
            .into_iter()
            .map(|(option, count)| AnswerChoice { option, count });
        Self {
            id: question.field.id,
            label: question.field.label,
            kind: question.field.kind,
            per: question.field.per,
            versions: question.versions,
            choices: (!is_text).then(|| choices.collect()),
            texts: is_text.then_some(question.answered),
            answered: question.answered,
        }
    }
}

impl From<answers::Entry> for AnswerEntry {
    fn from(entry: answers::Entry) -> Self {
        Self {
            id: entry.id,
            guest_id: entry.guest_id.into(),
            name: entry.name,
            party: entry.party.map(|party| party.name),
            at: entry.at,
            attending: entry.attending,
            source: entry.source,
            version: entry.version,
            waiting_position: entry.waiting_position,
            values: entry.values,
        }
    }
}

impl From<answers::AnswersView> for Answers {
    fn from(view: answers::AnswersView) -> Self {
        let day = |(date, [attending, declined, maybe]): (NaiveDate, [usize; 3])| AnswersOfDay {
            date,
            attending,
            declined,
            maybe,
        };
        Self {
            total: view.total,
            totals: AnswerTotals {
                attending: view.totals.attending,
                declined: view.totals.declined,
                maybe: view.totals.maybe,
                no_answer: view.totals.no_answer,
                waiting: view.totals.waiting,
            },
            capacity: view.capacity,
            over_time: view.over_time.into_iter().map(day).collect(),
            questions: view.questions.into_iter().map(AnsweredQuestion::from).collect(),
            open_questions: view.open_questions.into(),
            entries: view.entries.into_iter().map(AnswerEntry::from).collect(),
            next: view.next,
        }
    }
}

impl From<answers::QuestionView> for QuestionAnswers {
    fn from(view: answers::QuestionView) -> Self {
        let entry = |entry: answers::QuestionEntry| QuestionEntry {
            value: entry.value,
            guest_id: entry.guest_id.into(),
            name: entry.name,
            at: entry.at,
        };
        Self {
            entries: view.entries.into_iter().map(entry).collect(),
            question: view.question.into(),
            next: view.next,
        }
    }
}
