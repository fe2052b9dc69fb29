//! Answers that wait for the confirmation of their address, for organisers: who knows that an answer is right can accept it.

use chrono::{DateTime, Utc};
use domain::activity::Activity;
use domain::fold;
use domain::form::answer::Attending;
use domain::id::{AnswerConfirmationId, EventId};
use storage::events::{self, EventScope};
use storage::exports::personal::FormAnswer;
use storage::registration::{
    confirmations as rows,
    confirmations::{AnswerConfirmation, Subject},
};

use super::checked::name_of;
use super::confirmations;
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::scope;
use crate::core::service::{Reading, Tx};

/// An answer that is not on the guest list yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnconfirmedAnswer {
    /// Its id.
    pub id: AnswerConfirmationId,
    /// The full name that was typed.
    pub name: String,
    /// The address that has to confirm it.
    pub email: String,
    /// Whether those who answered come.
    pub attending: Attending,
    /// The full names of the companions.
    pub companions: Vec<String>,
    /// When it came in.
    pub at: DateTime<Utc>,
    /// When it expires.
    pub expires_at: DateTime<Utc>,
}

/// Returns the answers of an event that wait for confirmation, the newest first.
pub fn list(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<Vec<UnconfirmedAnswer>, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(r, organiser, event)?;
    let now = r.now;
    let found = rows::answers(r.conn, &scope, None, now)?;
    found.into_iter().filter_map(|found| read(found).transpose()).collect()
}

fn read(found: AnswerConfirmation) -> Result<Option<UnconfirmedAnswer>, Error> {
    let Subject::Answer(answer) = &found.subject else {
        return Ok(None);
    };
    let sent = confirmations::parse(answer)?;
    Ok(Some(UnconfirmedAnswer {
        name: name_of(&sent.values),
        attending: confirmations::attending(&sent)?,
        companions: sent.plus_ones.iter().map(name_of).collect(),
        id: found.id,
        email: found.email,
        at: found.created_at,
        expires_at: found.expires_at,
    }))
}

/// Returns the answers with an address that wait for confirmation, the newest first.
pub(crate) fn of_address(r: &mut Reading<'_>, scope: &EventScope, email: &str) -> Result<Vec<FormAnswer>, Error> {
    let (folded, now) = (fold::email(email), r.now);
    let mut answers = Vec::new();
    for found in rows::answers(r.conn, scope, Some(&folded), now)? {
        let Subject::Answer(answer) = &found.subject else {
            continue;
        };
        let sent = confirmations::parse(answer)?;
        answers.push(FormAnswer {
            values: domain::print::text(&sent.values)?,
            attending: confirmations::attending(&sent)?.as_str().to_owned(),
            at: found.created_at,
        });
    }
    Ok(answers)
}

/// Accepts an answer in place of the owner of its address.
pub fn accept(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId, id: &AnswerConfirmationId) -> Result<(), Error> {
    let (scope, found, answer) = find(tx, organiser, event, id)?;
    confirmations::take(tx, &scope, &found, &answer)?;
    activity::record(tx, organiser, &scope, &Activity::AnswerAccepted)
}

/// Discards an answer.
pub fn discard(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    event: &EventId,
    id: &AnswerConfirmationId,
) -> Result<(), Error> {
    let (scope, found, _) = find(tx, organiser, event, id)?;
    rows::delete(tx.conn, &scope, &found.id)?;
    activity::record(tx, organiser, &scope, &Activity::AnswerDiscarded)
}

fn find(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    event: &EventId,
    id: &AnswerConfirmationId,
) -> Result<(EventScope, AnswerConfirmation, String), Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    events::lock(tx.conn, &scope)?;
    let now = tx.now;
    let found = rows::get(tx.conn, &scope, id, now).map_err(|error| Error::missing(error, Noun::Answer))?;
    match found.subject.clone() {
        Subject::Answer(answer) => Ok((scope, found, answer)),
        Subject::Host(_) => Err(Error::NotFound(Noun::Answer)),
    }
}
