//! Organisations in the hands of the operator.

use chrono::{DateTime, Utc};
use domain::id::OrganisationId;
use domain::invalid::Invalid;
use domain::limits::ORGANISATION_PLAN_BYTES_MAX;
use storage::accounts::overview::{self, Organisation};
use storage::organisations::listing::{self, ListedOrganisation, PageOfOrganisations};
use storage::organisations::usage::{self, OwnLimits};
use storage::{events, organisations as rows};

use super::access::Operator;
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

/// Organisations of one page.
const PAGE: usize = 25;
/// Letters of a search or a cursor: an id, a space and a name.
const SEARCH_MAX: usize = 300;

/// How much an organisation keeps of something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Usage {
    /// What it keeps.
    pub used: i64,
    /// The most that it may keep.
    pub limit: i64,
    /// Whether the limit is its own and not that of the installation.
    pub has_own_limit: bool,
}

/// An organisation on the operator's page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SizedOrganisation {
    /// The organisation.
    pub id: OrganisationId,
    /// Its name.
    pub name: String,
    /// When it was made.
    pub created_at: DateTime<Utc>,
    /// How many members it has.
    pub members: i64,
    /// Events, deleted ones included.
    pub events: Usage,
    /// Guests in all events.
    pub guests: Usage,
    /// Bytes of floor plans and snapshots.
    pub plan_bytes: Usage,
    /// When a member used the product last or anything in an event changed.
    pub last_activity_at: Option<DateTime<Utc>>,
}

/// A page of the organisations.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Page {
    /// By their names.
    pub organisations: Vec<SizedOrganisation>,
    /// Where the next page begins; absent on the last one.
    pub next: Option<String>,
}

/// Returns organisations whose name contains a text, or that have this id, from where the page before ended. Sandboxes are
/// left out.
pub fn page(r: &mut Reading<'_>, _operator: Operator, search: &str, after: Option<&str>) -> Result<Page, Error> {
    // An id has no spaces, so the first one ends it.
    let after = after.map(plain);
    let after = after.as_deref().and_then(|cursor| cursor.split_once(' '));
    let wanted = PageOfOrganisations {
        search: plain(search.trim()),
        after: after.map(|(id, name)| (name.to_owned(), id.to_owned())),
        limit: i64::try_from(PAGE).unwrap_or(i64::MAX).saturating_add(1),
    };
    let mut found = listing::page(r.conn, &wanted)?;
    let has_more = found.len() > PAGE;
    found.truncate(PAGE);
    let next = found
        .last()
        .filter(|_| has_more)
        .map(|last| format!("{} {}", last.id, last.name));
    let organisations = found.into_iter().map(|organisation| sized(r, organisation));
    Ok(Page {
        organisations: organisations.collect::<Result<_, _>>()?,
        next,
    })
}

/// Leaves out control characters, which no name has and PostgreSQL refuses, and what is too long.
fn plain(text: &str) -> String {
    let letters = text.chars().filter(|letter| !letter.is_control());
    letters.take(SEARCH_MAX).collect()
}

fn sized(r: &mut Reading<'_>, organisation: ListedOrganisation) -> Result<SizedOrganisation, Error> {
    let ListedOrganisation {
        id,
        name,
        created_at,
        limits,
    } = organisation;
    let defaults = r.settings().limits;
    let kept = |used: i64, own: Option<i64>, default: i64| Usage {
        used,
        limit: own.unwrap_or(default),
        has_own_limit: own.is_some(),
    };
    Ok(SizedOrganisation {
        members: listing::members(r.conn, &id)?,
        events: kept(
            usage::events(r.conn, &id)?,
            limits.events,
            defaults.events_per_organisation,
        ),
        guests: kept(
            usage::guests(r.conn, &id)?,
            limits.guests,
            defaults.guests_per_organisation,
        ),
        plan_bytes: kept(
            usage::plan_bytes(r.conn, &id)?,
            limits.plan_bytes,
            ORGANISATION_PLAN_BYTES_MAX,
        ),
        last_activity_at: listing::last_activity(r.conn, &id)?,
        id,
        name,
        created_at,
    })
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
