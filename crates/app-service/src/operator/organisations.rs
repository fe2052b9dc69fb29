//! Organisations in the hands of the operator.

use chrono::{DateTime, Utc};
use domain::id::OrganisationId;
use domain::invalid::Invalid;
use storage::accounts::overview::{self, Organisation};
use storage::organisations::usage::{self, OwnLimits};
use storage::{events, organisations as rows};

use crate::core::error::{Error, Noun};
use crate::core::service::{Reading, Service};
use crate::events::purge;

/// An organisation with what it keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The organisation.
    pub id: OrganisationId,
    /// Its name.
    pub name: String,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// How many members it has.
    pub members: i64,
    /// Events, deleted ones included.
    pub events: i64,
    /// Guests in all events.
    pub guests: i64,
    /// Bytes of floor plans and snapshots.
    pub plan_bytes: i64,
    /// Its own limits; those of the installation where absent.
    pub limits: OwnLimits,
}

/// Returns all organisations without sandboxes.
pub fn list(r: &mut Reading<'_>) -> Result<Vec<Listed>, Error> {
    let all = overview::organisations(r.conn)?;
    all.into_iter().map(|organisation| listed(r, organisation)).collect()
}

/// Returns the organisation of an id or a name. A name that several have is refused.
pub fn find(r: &mut Reading<'_>, word: &str) -> Result<Organisation, Error> {
    let all = overview::organisations(r.conn)?;
    let mut named = all
        .into_iter()
        .filter(|found| found.id.as_str() == word || found.name == word);
    match (named.next(), named.next()) {
        (None, _) => Err(Error::NotFound(Noun::Organisation)),
        (Some(organisation), None) => Ok(organisation),
        (Some(one), Some(other)) => {
            let message = format!(
                "Several organisations have this name; use an id, for example {} or {}.",
                one.id, other.id
            );
            Err(Invalid::new("organisation", message).into())
        }
    }
}

/// Deletes an organisation with everything in it. Its members keep their accounts. Blocks.
pub fn delete(service: &Service, word: &str) -> Result<(), Error> {
    let word = word.to_owned();
    let organisation = service.write(move |tx| {
        let organisation = find(tx, &word)?.id;
        rows::lock(tx.conn, &organisation)?;
        events::hide_all(tx.conn, &organisation)?;
        for member in rows::members(tx.conn, &organisation)? {
            rows::remove_member(tx.conn, &organisation, &member.user_id)?;
        }
        tx.note_members(&organisation);
        tx.note_access();
        Ok(organisation)
    })?;
    // What is left is unreachable. If this is interrupted, the housekeeping continues it.
    purge::organisation(service, &organisation)
}

/// Changes the limits of an organisation and returns it. `None` leaves a limit as it is, `Some(None)` returns it to that of
/// the installation.
pub fn set_limits(service: &Service, word: &str, change: LimitChange) -> Result<Listed, Error> {
    let word = word.to_owned();
    service.write(move |tx| {
        let organisation = find(tx, &word)?;
        let before = usage::own_limits(tx.conn, &organisation.id)?;
        let limits = OwnLimits {
            events: change.events.unwrap_or(before.events),
            guests: change.guests.unwrap_or(before.guests),
            plan_bytes: change.plan_bytes.unwrap_or(before.plan_bytes),
        };
        usage::set_own_limits(tx.conn, &organisation.id, limits)?;
        listed(tx, organisation)
    })
}

/// What becomes of the limits of an organisation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LimitChange {
    /// Events, deleted ones included.
    pub events: Option<Option<i64>>,
    /// Guests in all events.
    pub guests: Option<Option<i64>>,
    /// Bytes of floor plans and snapshots.
    pub plan_bytes: Option<Option<i64>>,
}

fn listed(r: &mut Reading<'_>, organisation: Organisation) -> Result<Listed, Error> {
    let Organisation {
        id,
        name,
        created_at,
        members,
    } = organisation;
    Ok(Listed {
        events: usage::events(r.conn, &id)?,
        guests: usage::guests(r.conn, &id)?,
        plan_bytes: usage::plan_bytes(r.conn, &id)?,
        limits: usage::own_limits(r.conn, &id)?,
        id,
        name,
        created_at,
        members,
    })
}
