//! The answers to a request, with the guests as the door may see them.

use std::collections::{BTreeMap, HashMap};

use domain::check_in::Invalidity;
use domain::id::{EventId, GuestId};
use storage::events::EventScope;
use storage::{check_in as rows, check_in::Entry};

use super::book::Book;
use super::{Answer, Arrival, Outcome, door_guests};
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::Tx;

/// Builds the answers. A repeated entry gets its stored result, with the guest as of now.
pub(super) fn answers(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    book: &Book,
    outcomes: Vec<(Option<String>, Option<Invalidity>)>,
) -> Result<Vec<Answer>, Error> {
    let stored = |id: &Option<String>, refused: &Option<Invalidity>| match refused {
        None => book.get(id.as_deref()?),
        Some(_) => None,
    };
    let entries: Vec<Option<&Entry>> = outcomes.iter().map(|(id, refused)| stored(id, refused)).collect();
    let subject = |entry: &Entry| match &entry.undoes {
        Some(undone) => book.get(undone).and_then(|undone| undone.guest.clone()),
        None => entry.guest.clone(),
    };
    let subjects: Vec<Option<GuestId>> = entries.iter().map(|entry| subject((*entry)?)).collect();
    let arrivals: BTreeMap<GuestId, Vec<String>> = subjects
        .iter()
        .flatten()
        .map(|guest| {
            (
                guest.clone(),
                book.counting(guest).into_iter().map(|entry| entry.id.clone()).collect(),
            )
        })
        .collect();
    let shown = door_guests::read(tx, scope, arrivals)?;
    let others: Vec<&EventId> = entries
        .iter()
        .flatten()
        .filter_map(|entry| entry.other_event.as_ref())
        .collect();
    let others = if others.is_empty() {
        HashMap::new()
    } else {
        rows::event_names(tx.conn, organiser.organisation_id(), &others)?
    };
    let mut answers = Vec::with_capacity(outcomes.len());
    for (((id, refused), entry), subject) in outcomes.into_iter().zip(entries).zip(subjects) {
        let outcome = match (refused, entry) {
            (Some(refused), _) => Outcome::Invalid(refused),
            (None, Some(entry)) => Outcome::Stored {
                result: entry.result,
                first: entry
                    .first_entry
                    .as_deref()
                    .and_then(|first| book.get(first))
                    .map(Arrival::from),
                event: entry.other_event.as_ref().and_then(|event| others.get(event).cloned()),
            },
            (None, None) => return Err(Error::Internal("an entry was neither stored nor refused".to_owned())),
        };
        let guest = subject.and_then(|guest| shown.get(&guest).cloned());
        answers.push(Answer { id, outcome, guest });
    }
    Ok(answers)
}
