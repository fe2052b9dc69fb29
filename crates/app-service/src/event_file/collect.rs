//! What the file holds beside plan, lists, seats, wishes and venue, which `exporters` writes.

use std::collections::HashMap;

use domain::account::Act;
use domain::id::EventId;
use exporters::EventDetails;
use serde::Serialize;
use serde_json::Value;
use storage::plans::venues;

use super::answers::{self, ContactFields};
use super::{check_ins, form, mail, people, pictures, snapshots, translations};
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Reading;

/// Reads it, for members who may see forms and answers; others get a file without it. `plan` is the saved state of the plan.
pub(crate) fn collect(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    (plan, with_contacts): (&str, bool),
) -> Result<EventDetails, Error> {
    if organiser.must(Act::ReadForms).is_err() {
        return Ok(EventDetails::default());
    }
    let scope = scope::of_event(r, organiser, event)?;
    let hidden = match with_contacts {
        true => ContactFields::default(),
        false => ContactFields::read(r, &scope)?,
    };
    let snapshots = snapshots::read(r, organiser, event, &scope)?;
    let mut named = pictures::named_in(plan);
    named.extend(pictures::named_in(&value(&snapshots)?.to_string()));
    if let Some(picture) = venues::find(r.conn, &scope)?.and_then(|venue| venue.picture) {
        named.insert(picture.id);
    }
    let (templates, ids) = mail::read_templates(r, &scope)?;
    let parts = [
        ("form", value(&form::read(r, &scope)?)?),
        ("answers", value(&answers::read(r, &scope, &hidden)?)?),
        ("waitingList", value(&people::read_waiting(r, &scope)?)?),
        ("templates", value(&templates)?),
        ("schedules", value(&mail::read_schedules(r, &scope, &ids)?)?),
        ("translations", value(&translations::read(r, &scope, &ids)?)?),
        ("checkIns", value(&check_ins::read(r, &scope)?)?),
        ("pictures", value(&pictures::read(r, organiser, &named)?)?),
        ("snapshots", value(&snapshots)?),
    ];
    Ok(EventDetails {
        parts: parts.into_iter().map(|(name, part)| (name.to_owned(), part)).collect(),
        guests: values(people::read_guests(r, &scope)?)?,
        parties: values(people::read_parties(r, &scope, &hidden)?)?,
    })
}

fn value<T: Serialize>(part: &T) -> Result<Value, Error> {
    serde_json::to_value(part).map_err(|error| Error::Internal(format!("an event file could not be written: {error}")))
}

fn values<T: Serialize>(rows: HashMap<String, T>) -> Result<HashMap<String, Value>, Error> {
    rows.into_iter().map(|(id, row)| Ok((id, value(&row)?))).collect()
}
