//! What guests answered, for organisers: totals, questions with their counts, and the current answer of each guest.

use std::collections::{BTreeMap, HashMap};

use chrono::{DateTime, NaiveDate, Utc};
use domain::account::Act;
use domain::form::answer::{Attending, FieldValue, Values};
use domain::form::{FieldType, FormField, Per, own_field};
use domain::guest::Guest;
use domain::guest::status::Rsvp;
use domain::id::{EventId, GuestId};
use domain::party::Party;
use storage::events::{self, EventScope};
use storage::registration::{answers as rows, answers::Answer};
use storage::{
    guests,
    registration::{forms as form_rows, registrations},
};

use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::scope;
use crate::core::service::Reading;
use crate::guests::waiting_list;
use crate::registration::forms;

mod open_questions;

pub use open_questions::{OpenGuest, OpenQuestions};

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
    /// Guests who come and have required questions open.
    pub open_questions: OpenQuestions,
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
    /// Do not know yet.
    pub maybe: usize,
    /// Have not answered.
    pub no_answer: usize,
    /// Want to come and wait for a place.
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
    /// The party.
    pub party: Option<Party>,
    /// When it came.
    pub at: DateTime<Utc>,
    /// Whether the guest comes.
    pub attending: Attending,
    /// `form`, `link`, `late-link` or `organiser`.
    pub source: String,
    /// The version of the form.
    pub version: i32,
    /// By the ids of the fields; viewers see no private ones.
    pub values: Values,
    /// The position on the waiting list, from 1.
    pub waiting_position: Option<u32>,
}

/// What a party answered as a whole.
struct PartyAnswer<'a> {
    party: &'a Party,
    /// The newest answer of one of its guests, which came with it.
    entry: &'a Entry,
    values: Values,
}

/// Which answers are wanted.
#[derive(Clone, Debug, Default)]
pub struct AnswersQuery {
    /// The last entry of the page before.
    pub after: Option<String>,
    /// Entries on the page, at most 100.
    pub limit: Option<usize>,
    /// The one guest that all figures are about.
    pub guest: Option<GuestId>,
}

/// The answers to one question.
#[derive(Clone, Debug)]
pub struct QuestionView {
    /// The question.
    pub question: Question,
    /// The answers that have a value, the newest first. A question to parties has one entry for each, with its name and
    /// the guest who answered last.
    pub entries: Vec<QuestionEntry>,
    /// Where the next page begins.
    pub next: Option<String>,
}

/// What one guest or party answered to a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QuestionEntry {
    /// Names the answer.
    pub id: String,
    /// The guest, of a party the one who answered last.
    pub guest_id: GuestId,
    /// The name of the guest, or of the party.
    pub name: String,
    /// The value.
    pub value: FieldValue,
    /// When it came.
    pub at: DateTime<Utc>,
}

/// Returns what was answered, one page of entries after an earlier one. With a guest, everything is about that guest.
pub fn list(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    query: &AnswersQuery,
) -> Result<AnswersView, Error> {
    let scope = open(r, organiser, event)?;
    let zone = events::get(r.conn, &scope)?.zone;
    let guests = guests_of(r, &scope, query.guest.as_ref())?;
    let totals = totals(r, &scope, &guests)?;
    let entries = entries(r, organiser, &scope, &guests, query.guest.as_ref())?;
    let mut days: BTreeMap<NaiveDate, [usize; 3]> = BTreeMap::new();
    for entry in &entries {
        let [attending, declined, maybe] = days.entry(entry.at.with_timezone(&zone).date_naive()).or_default();
        match entry.attending {
            Attending::Attending => *attending += 1,
            Attending::Declined => *declined += 1,
            Attending::Maybe => *maybe += 1,
        }
    }
    let of_parties = of_parties(r, &scope, &entries)?;
    let questions = questions(r, &scope, &entries, &of_parties)?;
    drop(of_parties);
    let open_questions = open_questions::find(r, &scope, &guests)?;
    let total = entries.len();
    let (entries, next) = page(entries, query, |entry| &entry.id);
    Ok(AnswersView {
        total,
        totals,
        capacity: form_rows::registration(r.conn, &scope)?.capacity,
        over_time: days.into_iter().collect(),
        questions,
        open_questions,
        entries,
        next,
    })
}

/// Returns a page of the answers to one question.
pub fn of_field(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    field: &str,
    query: &AnswersQuery,
) -> Result<QuestionView, Error> {
    let scope = open(r, organiser, event)?;
    let guests = guests_of(r, &scope, query.guest.as_ref())?;
    let entries = entries(r, organiser, &scope, &guests, query.guest.as_ref())?;
    let of_parties = of_parties(r, &scope, &entries)?;
    let question = questions(r, &scope, &entries, &of_parties)?
        .into_iter()
        .find(|question| question.field.id == field)
        .ok_or(Error::NotFound(Noun::Question))?;
    let entry = |entry: &Entry, name: &str, values: &Values| {
        Some(QuestionEntry {
            id: entry.id.clone(),
            guest_id: entry.guest_id.clone(),
            name: name.to_owned(),
            value: values.get(field)?.clone(),
            at: entry.at,
        })
    };
    let given: Vec<QuestionEntry> = match question.field.per {
        Per::Guest => entries
            .iter()
            .filter_map(|given| entry(given, &given.name, &given.values))
            .collect(),
        Per::Party => of_parties
            .iter()
            .filter_map(|given| entry(given.entry, &given.party.name, &given.values))
            .collect(),
    };
    let (entries, next) = page(given, query, |entry| &entry.id);
    Ok(QuestionView {
        question,
        entries,
        next,
    })
}

/// Returns the answers as a CSV file: a row per guest, a column per question. What a party answered is in the row of each
/// of its guests.
pub fn csv(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<Vec<u8>, Error> {
    let scope = open(r, organiser, event)?;
    let zone = events::get(r.conn, &scope)?.zone;
    let guests = guests_of(r, &scope, None)?;
    let places = places(r, &scope)?;
    let entries = entries(r, organiser, &scope, &guests, None)?;
    let of_parties = of_parties(r, &scope, &entries)?;
    let questions = questions(r, &scope, &entries, &of_parties)?;
    let by_party: HashMap<&str, &Values> = of_parties
        .iter()
        .map(|given| (given.party.id.as_str(), &given.values))
        .collect();
    let fields: Vec<&FormField> = questions.iter().map(|question| &question.field).collect();
    let heading = |field: &&FormField| match field.per {
        Per::Guest => field.label.clone(),
        Per::Party => format!("{} (party)", field.label),
    };
    let heads = ["Guest", "Party", "Table", "Seat", "Answered", "Attending", "Source"].map(str::to_owned);
    let mut table = Vec::with_capacity(entries.len() + 1);
    table.push(heads.into_iter().chain(fields.iter().map(heading)).collect());
    for entry in &entries {
        let party = entry.party.as_ref();
        let (at_table, seat) = places.get(&entry.guest_id).cloned().unwrap_or_default();
        let known = [
            entry.name.clone(),
            party.map(|party| party.name.clone()).unwrap_or_default(),
            at_table,
            seat,
            entry.at.with_timezone(&zone).format("%Y-%m-%d %H:%M").to_string(),
            entry.attending.as_str().to_owned(),
            entry.source.clone(),
        ];
        let common = party.and_then(|party| by_party.get(party.id.as_str()).copied());
        let value = |field: &&FormField| {
            let values = match field.per {
                Per::Guest => Some(&entry.values),
                Per::Party => common,
            };
            let value = values.and_then(|values| values.get(&field.id));
            value.map(FieldValue::to_text).unwrap_or_default()
        };
        table.push(
            known
                .into_iter()
                .chain(fields.iter().map(value))
                .collect::<Vec<String>>(),
        );
    }
    Ok(exporters::table_csv(&table))
}

/// Returns table and seat of each guest who has one, so that what was ordered can be brought there.
fn places(r: &mut Reading<'_>, scope: &EventScope) -> Result<HashMap<GuestId, (String, String)>, Error> {
    let tables = crate::guests::tables(r, scope)?;
    let guests = guests::of_event(r.conn, scope)?;
    let place = |guest: guests::SeatedGuest| {
        let place = match guest.seat {
            Some(seat) => (seat.table_label, seat.label),
            None => (
                tables.get(guest.guest.table_id.as_deref()?)?.name.clone(),
                String::new(),
            ),
        };
        Some((guest.guest.id, place))
    };
    Ok(guests.into_iter().filter_map(place).collect())
}

fn open(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<EventScope, Error> {
    organiser.must(Act::ReadForms)?;
    scope::of_event(r, organiser, event)
}

/// Cuts a page out of a list, and returns where the next one begins.
fn page<T>(all: Vec<T>, query: &AnswersQuery, id: impl Fn(&T) -> &String) -> (Vec<T>, Option<String>) {
    let begin = query.after.as_ref();
    let begin = begin.and_then(|after| all.iter().position(|entry| id(entry) == after));
    let begin = begin.map_or(0, |at| at + 1);
    let limit = query.limit.unwrap_or(PAGE).clamp(1, PAGE);
    let total = all.len();
    let page: Vec<T> = all.into_iter().skip(begin).take(limit).collect();
    let is_last = begin + page.len() >= total;
    let next = page.last().filter(|_| !is_last).map(|entry| id(entry).clone());
    (page, next)
}

/// Returns the guests by their ids: all, or the one that is asked for.
fn guests_of(
    r: &mut Reading<'_>,
    scope: &EventScope,
    only: Option<&GuestId>,
) -> Result<HashMap<GuestId, Guest>, Error> {
    let found = match only {
        Some(guest) => {
            let found = guests::get(r.conn, scope, guest);
            vec![found.map_err(|error| Error::missing(error, Noun::Guest))?]
        }
        None => guests::of_event(r.conn, scope)?,
    };
    Ok(found
        .into_iter()
        .map(|guest| (guest.guest.id.clone(), guest.guest))
        .collect())
}

/// Guests who wait for a place are stored as if they did not know yet; here they count once, as waiting.
fn totals(r: &mut Reading<'_>, scope: &EventScope, guests: &HashMap<GuestId, Guest>) -> Result<Totals, Error> {
    let mut totals = Totals::default();
    for guest in guests.values() {
        match guest.rsvp {
            Rsvp::Attending => totals.attending += 1,
            Rsvp::Declined => totals.declined += 1,
            Rsvp::Maybe => totals.maybe += 1,
            Rsvp::NoAnswer => totals.no_answer += 1,
        }
    }
    let waiting = waiting_list::positions(r, scope)?;
    totals.waiting = waiting.keys().filter(|guest| guests.contains_key(*guest)).count();
    totals.maybe = totals.maybe.saturating_sub(totals.waiting);
    Ok(totals)
}

fn entries(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    guests: &HashMap<GuestId, Guest>,
    only: Option<&GuestId>,
) -> Result<Vec<Entry>, Error> {
    let hides = !organiser.role().may(Act::ReadPrivate);
    let waiting = waiting_list::positions(r, scope)?;
    let given: Vec<Answer> = match only {
        Some(guest) => rows::current_of(r.conn, scope, std::slice::from_ref(guest))?
            .into_values()
            .collect(),
        None => rows::current(r.conn, scope)?,
    };
    let entry = |answer: Answer| {
        let mut values: Values = read(&answer.values)?;
        if hides {
            values.retain(|id, _| !own_field(id).is_some_and(|own| own.definition().private));
        }
        let guest = guests.get(&answer.guest_id);
        Ok(Entry {
            id: answer.id,
            name: guest.map(|guest| guest.texts.full_name()).unwrap_or_default(),
            party: guest.and_then(|guest| guest.party.clone()),
            waiting_position: waiting.get(&answer.guest_id).copied(),
            guest_id: answer.guest_id,
            at: answer.at,
            attending: answer.attending,
            source: answer.source,
            version: answer.version,
            values,
        })
    };
    given.into_iter().map(entry).collect()
}

/// Returns what the parties of these entries answered as a whole, in the order of the entries.
fn of_parties<'a>(
    r: &mut Reading<'_>,
    scope: &EventScope,
    entries: &'a [Entry],
) -> Result<Vec<PartyAnswer<'a>>, Error> {
    let mut stored: HashMap<String, String> = registrations::party_values(r.conn, scope)?.into_iter().collect();
    let mut given = Vec::new();
    for entry in entries {
        let Some(party) = &entry.party else { continue };
        if let Some(values) = stored.remove(party.id.as_str()) {
            let values = read(&values)?;
            given.push(PartyAnswer { party, entry, values });
        }
    }
    Ok(given)
}

fn questions(
    r: &mut Reading<'_>,
    scope: &EventScope,
    entries: &[Entry],
    of_parties: &[PartyAnswer<'_>],
) -> Result<Vec<Question>, Error> {
    let mut versions = form_rows::versions(r.conn, scope)?;
    if versions.is_empty() {
        versions.push((0, domain::print::text(&forms::read(r, scope)?.form.fields)?));
    }
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
                    .filter_map(|given| given.values.get(&field.id))
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
