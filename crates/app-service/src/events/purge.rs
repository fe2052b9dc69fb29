//! Removing events and organisations for good, slice by slice, so that the writes of other people come between.

use chrono::{DateTime, Utc};
use domain::id::OrganisationId;
use storage::events;
use storage::purge::{self as rows, Progress};

use crate::core::error::Error;
use crate::core::service::Service;

/// Removes an event that was deleted before an instant, with everything in it, and returns whether it was still there.
pub(crate) fn event(service: &Service, event: &str, deleted_before: DateTime<Utc>) -> Result<bool, Error> {
    loop {
        let event = event.to_owned();
        match service.write(move |tx| Ok(rows::event(tx.conn, &event, deleted_before)?))? {
            Progress::More => {}
            Progress::Done => return Ok(true),
            Progress::Absent => return Ok(false),
        }
    }
}

/// Removes the hidden events and all pictures of an organisation.
pub(crate) fn contents(service: &Service, organisation: &OrganisationId) -> Result<(), Error> {
    let hidden = service.read(|r| Ok(events::hidden(r.conn, organisation)?))?;
    for id in hidden {
        event(service, &id, service.now())?;
    }
    loop {
        let organisation = organisation.clone();
        if !service.write(move |tx| Ok(rows::image(tx.conn, &organisation)?))? {
            return Ok(());
        }
    }
}

/// Removes an organisation without members, with everything in it.
pub(crate) fn organisation(service: &Service, organisation: &OrganisationId) -> Result<(), Error> {
    contents(service, organisation)?;
    let organisation = organisation.clone();
    service.write(move |tx| Ok(rows::organisation(tx.conn, &organisation)?))
}
