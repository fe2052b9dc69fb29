//! Finding a seat without an account: by the code of an invitation, by personal details, or by a QR code. Each finds at
//! most one guest, and a near miss gets the same answer as a stranger.

use chrono::{DateTime, TimeDelta, Utc};
use domain::event::EventStatus;
use domain::fold;
use domain::limits::{GUEST_NAME_MAX, LOOKUP_CODE_HOURS_AFTER_EVENT};
use domain::lookup_code::LookupCode;
use storage::finding::{lookup as rows, lookup::CodeOwner};

use crate::core::actor::Visitor;
use crate::core::error::{Error, Noun};
use crate::core::service::Reading;

pub mod details;
pub mod event;
mod found;
pub mod guesses;
pub mod route_key;
pub mod scan;

pub use found::{FoundChair, FoundGuest, FoundPerson, FoundTable};

use found::Shown;

/// Returns the seat of a code; a given last name must match the guest's. Malformed, unknown and expired codes and codes
/// of another last name get the same answer. Codes are not secret, so the answer omits dietary and access needs.
pub fn by_code(
    r: &mut Reading<'_>,
    _visitor: &Visitor,
    code: &str,
    name: Option<&LastName>,
) -> Result<FoundGuest, Error> {
    let unknown = || Error::NotFound(Noun::LookupCode);
    let code = LookupCode::parse(code).or(Err(Error::NotFound(Noun::LookupCode)))?;
    let owner = rows::find(r.conn, &code)?.ok_or_else(unknown)?;
    if has_ended(&owner, r.now)
        || !domain::guard!("seats code of another name" => name.is_none_or(|name| name.is_of(&owner)))
    {
        return Err(unknown());
    }
    if owner.status == EventStatus::Cancelled.as_str() {
        return Err(Error::EventCancelled);
    }
    let event = event::load(r, &owner.scope)?;
    found::guest(r, event, &owner.id, Shown::Name)
}

/// A last name, folded for comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastName(String);

impl LastName {
    /// Folds a typed name, or returns `None` when it is blank.
    pub fn parse(text: &str) -> Option<Self> {
        let shortened: String = text.chars().take(GUEST_NAME_MAX).collect();
        let folded = fold::name(&shortened);
        (!folded.is_empty()).then_some(Self(folded))
    }

    /// Returns the folded name.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// A guest with a single name has it as first name.
    fn is_of(&self, guest: &CodeOwner) -> bool {
        let last = fold::name(&guest.last_name);
        if last.is_empty() {
            fold::name(&guest.first_name) == self.0
        } else {
            last == self.0
        }
    }
}

/// Codes end a day after the event.
fn has_ended(found: &CodeOwner, now: DateTime<Utc>) -> bool {
    let end = found.ends_at.unwrap_or(found.starts_at);
    now > end + TimeDelta::hours(LOOKUP_CODE_HOURS_AFTER_EVENT)
}
