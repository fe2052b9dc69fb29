//! The public look-up: a code from an invitation leads to table and seat, and to nothing else.

use chrono::{DateTime, TimeDelta, Utc};
use domain::event::{EventStatus, when};
use domain::fold;
use domain::limits::{GUEST_NAME_MAX, LOOKUP_CODE_HOURS_AFTER_EVENT};
use domain::lookup_code::LookupCode;
use storage::lookup::{self as rows, FoundGuest};

use crate::actor::Visitor;
use crate::error::{Error, Noun};
use crate::service::Reading;

/// What a code shows. Dietary needs and requests are not part of it: a code is no secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundSeat {
    /// The event's name.
    pub event_name: String,
    /// When it starts.
    pub starts_at: DateTime<Utc>,
    /// The zone in which its date is shown.
    pub zone: chrono_tz::Tz,
    /// Where it takes place.
    pub venue: String,
    /// The guest's first name.
    pub first_name: String,
    /// The guest's last name.
    pub last_name: String,
    /// Whether the guest has declined, and so gets no seat.
    pub declined: bool,
    /// The guest's table, once there is a seat.
    pub table: Option<FoundTable>,
    /// The guest's seat.
    pub seat: Option<FoundChair>,
}

/// A table as people call it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundTable {
    /// Its number.
    pub number: Option<i32>,
    /// Its name.
    pub label: String,
}

/// A seat as people call it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundChair {
    /// Its number.
    pub number: i32,
    /// Its letter.
    pub label: String,
}

impl FoundSeat {
    /// Returns the start as wall time in the event's zone.
    pub fn local_date(&self) -> String {
        when::local(self.starts_at, self.zone)
    }
}

/// Returns the seat of a code; when a last name is given, only if it is the guest's. A malformed, unknown and expired code
/// and one of another last name answer alike.
pub fn by_code(
    r: &mut Reading<'_>,
    _visitor: &Visitor,
    code: &str,
    name: Option<&LastName>,
) -> Result<FoundSeat, Error> {
    let unknown = || Error::NotFound(Noun::LookupCode);
    let code = LookupCode::parse(code).or(Err(Error::NotFound(Noun::LookupCode)))?;
    let found = rows::find(r.conn, &code)?.ok_or_else(unknown)?;
    if has_ended(&found, r.now)
        || !domain::guard!("seats code of another name" => name.is_none_or(|name| name.is_of(&found)))
    {
        return Err(unknown());
    }
    if found.status == EventStatus::Cancelled.as_str() {
        return Err(Error::EventCancelled);
    }
    seat(found)
}

/// A last name, folded for comparison.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastName(String);

impl LastName {
    /// Folds what was typed; blanks alone are no name.
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
    fn is_of(&self, guest: &FoundGuest) -> bool {
        let last = fold::name(&guest.last_name);
        if last.is_empty() {
            fold::name(&guest.first_name) == self.0
        } else {
            last == self.0
        }
    }
}

/// Codes end a day after the event.
fn has_ended(found: &FoundGuest, now: DateTime<Utc>) -> bool {
    let end = found.ends_at.unwrap_or(found.starts_at);
    now > end + TimeDelta::hours(LOOKUP_CODE_HOURS_AFTER_EVENT)
}

fn seat(found: FoundGuest) -> Result<FoundSeat, Error> {
    let zone = when::zone(&found.zone).map_err(|error| Error::Internal(error.to_string()))?;
    let (table, seat) = match found.seat {
        Some(seat) => (
            Some(FoundTable {
                number: seat.table_number,
                label: seat.table_label,
            }),
            Some(FoundChair {
                number: seat.seat_number,
                label: seat.seat_label,
            }),
        ),
        None => (None, None),
    };
    Ok(FoundSeat {
        event_name: found.event_name,
        starts_at: found.starts_at,
        zone,
        venue: found.venue,
        first_name: found.first_name,
        last_name: found.last_name,
        declined: found.declined,
        table,
        seat,
    })
}
