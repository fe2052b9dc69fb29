//! Addresses that get no more mail of an organisation: they bounced, unsubscribed, or a member entered them.

use domain::account::Act;
use domain::fold;
use domain::invalid::Invalid;
use domain::limits::{EMAIL_MAX, SUPPRESSIONS_MAX};
use domain::text;
use storage::mail::{suppressions as rows, suppressions::reason};

pub use storage::mail::suppressions::Suppression;

use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::service::{Reading, Tx};

/// Addresses of a page.
const PAGE: usize = 100;

/// Some of the addresses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SuppressionPage {
    /// In alphabetical order.
    pub items: Vec<Suppression>,
    /// How many there are.
    pub total: i64,
    /// Where the next page begins.
    pub next: Option<String>,
}

/// Returns a page of the addresses that contain a text. They are private.
pub fn list(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    q: &str,
    after: Option<&str>,
) -> Result<SuppressionPage, Error> {
    organiser.must(Act::ReadPrivate)?;
    let q = fold::email(&text::line("q", q, EMAIL_MAX)?);
    let limit = i64::try_from(PAGE).unwrap_or(i64::MAX).saturating_add(1);
    let mut items = rows::page(
        r.conn,
        organiser.organisation_id(),
        (&q, after.unwrap_or_default()),
        limit,
    )?;
    let more = items.len() > PAGE;
    items.truncate(PAGE);
    Ok(SuppressionPage {
        total: rows::count(r.conn, organiser.organisation_id(), &q)?,
        next: items.last().filter(|_| more).map(|last| last.email.clone()),
        items,
    })
}

/// Adds an address by hand; one that is on the list keeps its reason.
pub fn add(tx: &mut Tx<'_>, organiser: &Organiser, email: &str) -> Result<Suppression, Error> {
    organiser.must_edit()?;
    let email = text::email("email", email)?;
    if email.is_empty() {
        return Err(Invalid::new("email", "Enter a valid email address.").into());
    }
    if rows::count(tx.conn, organiser.organisation_id(), "")? >= SUPPRESSIONS_MAX {
        return Err(Invalid::new("email", "The list is full. Remove addresses that you no longer need.").into());
    }
    let (folded, now) = (fold::email(&email), tx.now);
    rows::insert(tx.conn, organiser.organisation_id(), &folded, reason::BY_HAND, now)?;
    tx.note_members(organiser.organisation_id());
    let found = rows::find(tx.conn, organiser.organisation_id(), &folded)?;
    found.ok_or(Error::NotFound(Noun::Suppression))
}

/// Removes an address, which gets mail again.
pub fn remove(tx: &mut Tx<'_>, organiser: &Organiser, email: &str) -> Result<(), Error> {
    organiser.must_edit()?;
    if rows::delete(tx.conn, organiser.organisation_id(), &fold::email(email))? {
        tx.note_members(organiser.organisation_id());
        Ok(())
    } else {
        Err(Error::NotFound(Noun::Suppression))
    }
}
