//! Guests who come without having answered every required question, such as those whose answer came from a list.

use std::collections::HashMap;

use domain::form::FormField;
use domain::form::answer::{self, Answerer, Attending, Values};
use domain::guest::Guest;
use domain::guest::status::Rsvp;
use domain::id::{GuestId, PartyId};
use domain::party::Party;
use storage::events::EventScope;
use storage::registration::{answers as rows, registrations};

use super::{PAGE, read};
use crate::core::error::Error;
use crate::core::service::Reading;
use crate::registration::forms;
use crate::registration::known;

/// Guests who attend and have required questions open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpenQuestions {
    /// How many there are.
    pub total: usize,
    /// At most 100 of them, by name.
    pub guests: Vec<OpenGuest>,
}

/// A guest with the questions that are open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenGuest {
    /// The guest.
    pub guest_id: GuestId,
    /// First and last name.
    pub name: String,
    /// The party.
    pub party: Option<Party>,
    /// The labels of the questions; those to the party are with the first of its guests.
    pub questions: Vec<String>,
}

/// Finds the guests who attend and have required questions open.
pub(super) fn find(
    r: &mut Reading<'_>,
    scope: &EventScope,
    guests: &HashMap<GuestId, Guest>,
) -> Result<OpenQuestions, Error> {
    let fields = forms::read(r, scope)?.form.fields;
    let given = values_by_guest(r, scope)?;
    let mut of_parties = open_to_parties(r, scope, &fields)?;
    let mut coming: Vec<&Guest> = guests.values().filter(|guest| guest.rsvp == Rsvp::Attending).collect();
    coming.sort_by_cached_key(|guest| (guest.texts.full_name(), guest.id.clone()));
    let mut open = Vec::new();
    for guest in coming {
        let values = given.get(&guest.id).cloned().unwrap_or_default();
        let values = known::values(&fields, guest, values);
        let mut questions = labels(known::open_questions(&fields, guest, &values));
        if let Some(party) = &guest.party {
            questions.extend(of_parties.take(&party.id));
        }
        if !questions.is_empty() {
            open.push(OpenGuest {
                guest_id: guest.id.clone(),
                name: guest.texts.full_name(),
                party: guest.party.clone(),
                questions,
            });
        }
    }
    let total = open.len();
    open.truncate(PAGE);
    Ok(OpenQuestions { total, guests: open })
}

fn labels(fields: Vec<&FormField>) -> Vec<String> {
    fields.into_iter().map(|field| field.label.clone()).collect()
}

fn values_by_guest(r: &mut Reading<'_>, scope: &EventScope) -> Result<HashMap<GuestId, Values>, Error> {
    let given = rows::current(r.conn, scope)?.into_iter();
    given
        .map(|answer| Ok((answer.guest_id, read(&answer.values)?)))
        .collect()
}

/// What is open to parties; each is asked once.
struct OpenToParties {
    /// By the ids of parties that have answered some of the questions.
    answered: HashMap<String, Vec<String>>,
    /// For all others.
    unanswered: Vec<String>,
}

impl OpenToParties {
    fn take(&mut self, party: &PartyId) -> Vec<String> {
        self.answered
            .insert(party.to_string(), Vec::new())
            .unwrap_or_else(|| self.unanswered.clone())
    }
}

fn open_to_parties(r: &mut Reading<'_>, scope: &EventScope, fields: &[FormField]) -> Result<OpenToParties, Error> {
    let open = |values: &Values| {
        labels(answer::open_questions(
            fields,
            Answerer::Party,
            Attending::Attending,
            values,
        ))
    };
    let stored = registrations::party_values(r.conn, scope)?.into_iter();
    let answered = stored.map(|(party, values)| Ok((party, open(&read(&values)?))));
    Ok(OpenToParties {
        answered: answered.collect::<Result<_, Error>>()?,
        unanswered: open(&Values::new()),
    })
}
