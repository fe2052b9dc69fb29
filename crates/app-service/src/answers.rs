//! What guests answered, for organisers: totals, questions with their counts, and the current answer of each guest.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, NaiveDate, Utc};
use domain::account::Act;
use domain::form::answer::{Attending, FieldValue, Values};
use domain::form::{FieldType, FormField, Per, own_field};
use domain::guest::Guest;
use domain::guest::status::Rsvp;
use domain::id::{EventId, GuestId};
use storage::answers::{self as rows, Answer};
use storage::events::{self, EventScope};
use storage::{forms as form_rows, guests, registrations};

use crate::actor::Organiser;
use crate::error::{Error, Noun};
use crate::forms;
use crate::registration::waiting;
use crate::scope;
use crate::service::Reading;

/// Entries on a page.
const PAGE: usize = 100;

/// What was answered at an event.
#[derive(Clone, Debug, Default)]
pub struct AnswersView {
    /// Guests who answered.
    pub total: usize,
    /// Guests by their answer.
    pub totals: Totals,
    /// How many may attend.
    pub capacity: Option<i32>,
    /// Answers by day in the zone of the event.
    pub over_time: Vec<(NaiveDate, [usize; 3])>,
    /// The questions of all versions, those of the latest first.
    pub questions: Vec<Question>,
    /// A page of answers, the newest first.
    pub entries: Vec<Entry>,
    /// Where the next page begins.
    pub next: Option<String>,
}

/// Guests by their answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals {
    /// Will come.
    pub attending: usize,
    /// Will not come.
    pub declined: usize,
    /// Do not know yet, or wait for a place.
    pub maybe: usize,
    /// Have not answered.
    pub no_answer: usize,
    /// Wait for a place.
    pub waiting: usize,
}

/// A question with what was answered to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The field as the latest version has it.
    pub field: FormField,
    /// The versions that ask it.
    pub versions: Vec<i32>,
    /// How many current answers have a value.
    pub answered: usize,
    /// The options with how often each was chosen; nothing for texts.
    pub choices: Vec<(String, usize)>,
}

/// The current answer of a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Names the answer.
    pub id: String,
    /// The guest.
    pub guest_id: GuestId,
    /// First and last name.
    pub name: String,
    /// The name of the party.
    pub party: Option<String>,
    /// When it came.
    pub at: DateTime<Utc>,
    /// Whether the guest comes.
    pub attending: Attending,
    /// `form`, `link` or `organiser`.
    pub source: String,
    /// The version of the form.
    pub version: i32,
    /// By the ids of the fields; viewers see no private ones.
    pub values: Values,
}

/// The answers to one question.
#[derive(Clone, Debug)]
pub struct QuestionView {
    /// The question.
    pub question: Question,
    /// The answers that have a value, the newest first.
    pub entries: Vec<Entry>,
}

/// Returns what was answered, one page of entries after an earlier one.
pub fn list(
    r: &mut Reading<'_>,
    who: &Organiser,
    event: &EventId,
    after: Option<&str>,
    limit: usize,
) -> Result<AnswersView, Error> {
    let scope = open(r, who, event)?;
    let zone = events::get(r.conn, &scope)?.zone;
    let guests = guests::of_event(r.conn, &scope)?;
    let totals = totals(r, &scope, guests.iter().map(|guest| &guest.guest))?;
    let entries = entries(r, who, &scope)?;
    let mut days: BTreeMap<NaiveDate, [usize; 3]> = BTreeMap::new();
    for entry in &entries {
        let [attending, declined, maybe] = days.entry(entry.at.with_timezone(&zone).date_naive()).or_default();
        match entry.attending {
            Attending::Attending => *attending += 1,
            Attending::Declined => *declined += 1,
            Attending::Maybe => *maybe += 1,
        }
    }
    let questions = questions(r, &scope, &entries)?;
    let begin = after.and_then(|after| entries.iter().position(|entry| entry.id == after));
    let begin = begin.map_or(0, |at| at + 1);
    let limit = limit.clamp(1, PAGE);
    let total = entries.len();
    let page: Vec<Entry> = entries.into_iter().skip(begin).take(limit).collect();
    let is_last = begin + page.len() >= total;
    Ok(AnswersView {
        total,
        totals,
        capacity: form_rows::registration(r.conn, &scope)?.capacity,
        over_time: days.into_iter().collect(),
        questions,
        next: page.last().filter(|_| !is_last).map(|entry| entry.id.clone()),
        entries: page,
    })
}

/// Returns the answers to one question.
pub fn of_field(r: &mut Reading<'_>, who: &Organiser, event: &EventId, field: &str) -> Result<QuestionView, Error> {
    let scope = open(r, who, event)?;
    let entries = entries(r, who, &scope)?;
    let question = questions(r, &scope, &entries)?
        .into_iter()
        .find(|question| question.field.id == field);
    Ok(QuestionView {
        question: question.ok_or(Error::NotFound(Noun::Question))?,
        entries: entries
            .into_iter()
            .filter(|entry| entry.values.contains_key(field))
            .collect(),
    })
}

/// Returns the answers as a CSV file: a row per guest, a column per question.
pub fn csv(r: &mut Reading<'_>, who: &Organiser, event: &EventId) -> Result<Vec<u8>, Error> {
    let scope = open(r, who, event)?;
    let zone = events::get(r.conn, &scope)?.zone;
    let entries = entries(r, who, &scope)?;
    let questions = questions(r, &scope, &entries)?;
    let of_guests: Vec<&FormField> = questions
        .iter()
        .map(|question| &question.field)
        .filter(|field| field.per == Per::Guest)
        .collect();
    let mut table = Vec::with_capacity(entries.len() + 1);
    let heads = ["Guest", "Party", "Answered", "Attending", "Source"].map(str::to_owned);
    table.push(
        heads
            .into_iter()
            .chain(of_guests.iter().map(|field| field.label.clone()))
            .collect(),
    );
    for entry in entries {
        let known = [
            entry.name,
            entry.party.unwrap_or_default(),
            entry.at.with_timezone(&zone).format("%Y-%m-%d %H:%M").to_string(),
            entry.attending.as_str().to_owned(),
            entry.source,
        ];
        let value = |field: &&FormField| entry.values.get(&field.id).map(FieldValue::to_text).unwrap_or_default();
        table.push(
            known
                .into_iter()
                .chain(of_guests.iter().map(value))
                .collect::<Vec<String>>(),
        );
    }
    Ok(exporters::table_csv(&table))
}

fn open(r: &mut Reading<'_>, who: &Organiser, event: &EventId) -> Result<EventScope, Error> {
    who.must(Act::ReadForms)?;
    scope::of_event(r, who, event)
}

fn totals<'g>(
    r: &mut Reading<'_>,
    scope: &EventScope,
    guests: impl Iterator<Item = &'g Guest>,
) -> Result<Totals, Error> {
    let mut totals = Totals::default();
    for guest in guests {
        match guest.rsvp {
            Rsvp::Attending => totals.attending += 1,
            Rsvp::Declined => totals.declined += 1,
            Rsvp::Maybe => totals.maybe += 1,
            Rsvp::NoAnswer => totals.no_answer += 1,
        }
    }
    for party in registrations::waiting(r.conn, scope)? {
        totals.waiting += waiting::who_wait(r, scope, &party)?.len();
    }
    Ok(totals)
}

fn entries(r: &mut Reading<'_>, who: &Organiser, scope: &EventScope) -> Result<Vec<Entry>, Error> {
    let names: HashMap<GuestId, Guest> = guests::of_event(r.conn, scope)?
        .into_iter()
        .map(|guest| (guest.guest.id.clone(), guest.guest))
        .collect();
    let hides = !who.role().may(Act::ReadPrivate);
    let entry = |answer: Answer| {
        let mut values: Values = read(&answer.values)?;
        if hides {
            values.retain(|id, _| !own_field(id).is_some_and(|own| own.definition().private));
        }
        let guest = names.get(&answer.guest_id);
        Ok(Entry {
            id: answer.id,
            name: guest.map(|guest| guest.texts.full_name()).unwrap_or_default(),
            party: guest
                .and_then(|guest| guest.party.as_ref())
                .map(|party| party.name.clone()),
            guest_id: answer.guest_id,
            at: answer.at,
            attending: answer.attending,
            source: answer.source,
            version: answer.version,
            values,
        })
    };
    rows::current(r.conn, scope)?.into_iter().map(entry).collect()
}

fn questions(r: &mut Reading<'_>, scope: &EventScope, entries: &[Entry]) -> Result<Vec<Question>, Error> {
    let mut versions = form_rows::versions(r.conn, scope)?;
    if versions.is_empty() {
        versions.push((0, domain::print::text(&forms::read(r, scope)?.form.fields)?));
    }
    let of_parties = registrations::party_values(r.conn, scope)?;
    let of_parties = of_parties
        .iter()
        .map(|values| read(values))
        .collect::<Result<Vec<_>, _>>()?;
    let mut questions: Vec<Question> = Vec::new();
    for (version, fields) in versions {
        for field in forms::fields(&fields)? {
            if let Some(known) = questions.iter_mut().find(|known| known.field.id == field.id) {
                known.versions.push(version);
                continue;
            }
            let values: Vec<&FieldValue> = match field.per {
                Per::Guest => entries.iter().filter_map(|entry| entry.values.get(&field.id)).collect(),
                Per::Party => of_parties
                    .iter()
                    .filter_map(|values: &Values| values.get(&field.id))
                    .collect(),
            };
            questions.push(Question {
                versions: vec![version],
                answered: values.len(),
                choices: choices(&field, &values),
                field,
            });
        }
    }
    Ok(questions)
}

/// Counts the options; those of earlier versions that were chosen come last.
fn choices(field: &FormField, values: &[&FieldValue]) -> Vec<(String, usize)> {
    if !matches!(field.kind, FieldType::Select | FieldType::Checkbox) {
        return Vec::new();
    }
    let mut counts: Vec<(String, usize)> = field.choices().iter().map(|choice| (choice.clone(), 0)).collect();
    for value in values {
        let chosen = match value {
            FieldValue::Several(options) => options.clone(),
            FieldValue::Flag(_) | FieldValue::Text(_) => vec![value.to_text()],
        };
        for option in chosen {
            match counts.iter_mut().find(|(known, _)| *known == option) {
                Some((_, count)) => *count += 1,
                None => counts.push((option, 1)),
            }
        }
    }
    counts
}

fn read(values: &str) -> Result<Values, Error> {
    serde_json::from_str(values).map_err(|error| Error::Internal(format!("stored values cannot be read: {error}")))
}
