//! What a finder answers about the one guest, or the one seat, that it found.

use domain::event::finder::seats_found_until;
use domain::guest::status::{GuestStatus, Rsvp};
use domain::id::GuestId;
use domain::lookup_code::LookupCode;
use domain::seat::{Seat, SeatId};
use storage::guests::{self as guest_rows, SeatedGuest};
use storage::{finding::finders, registration::registrations};

use super::event::FinderEvent;
use super::route_key::{self, Target};
use crate::core::error::Error;
use crate::core::service::Reading;

/// Digits of a mobile number that are shown.
const DIGITS_SHOWN: usize = 3;
/// A number with fewer digits is not shown at all.
const DIGITS_MIN: usize = 7;

/// A seat that was found.
#[derive(Clone, Debug)]
pub struct FoundGuest {
    /// The event.
    pub event: FinderEvent,
    /// The guest; `None` for the search of a seat.
    pub guest: Option<FoundPerson>,
    /// The table, once the guest has one.
    pub table: Option<FoundTable>,
    /// The seat, once the guest has one.
    pub seat: Option<FoundChair>,
    /// The code on the invitation, for the holder of the ticket.
    pub code: Option<LookupCode>,
    /// Opens map and way.
    pub route_key: Option<String>,
}

/// The guest who was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundPerson {
    /// The first name.
    pub first_name: String,
    /// The last name.
    pub last_name: String,
    /// The last digits of the mobile number.
    pub mobile: Option<String>,
    /// Cancelled, assigned or pending; the public does not see whether a guest has arrived.
    pub status: GuestStatus,
    /// What the guest eats; empty without ticket and consent.
    pub dietary: String,
    /// What else the guest needs; empty without ticket and consent.
    pub special_requests: String,
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

/// How much is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    /// Name, table and seat.
    Name,
    /// Also what only the holder of the ticket may read.
    Ticket,
}

/// Returns a guest who was found.
pub(super) fn guest(r: &mut Reading<'_>, event: FinderEvent, id: &GuestId, shown: Shown) -> Result<FoundGuest, Error> {
    let SeatedGuest { guest, seat, .. } = guest_rows::get(r.conn, &event.scope, id)?;
    let is_private = shown == Shown::Ticket
        && domain::guard!("seats private details by ticket" => !registrations::consented(
            r.conn, &event.scope, std::slice::from_ref(&guest.id))?.is_empty());
    let private = |text: String| if is_private { text } else { String::new() };
    let table_id = seat.as_ref().map(|seat| seat.table_id.clone()).or(guest.table_id);
    let table = match (&seat, &table_id) {
        (Some(seat), _) => Some((seat.table_number, seat.table_label.clone())),
        (None, Some(table)) => finders::table(r.conn, &event.scope, table)?,
        (None, None) => None,
    };
    let target = table_id.filter(|_| table.is_some()).map(|table| Target {
        table: route_key::table_mark(&table),
        seat: seat.as_ref().map(|seat| seat.id.number()),
        vip: guest.vip,
    });
    let status = match (guest.rsvp, &seat) {
        (Rsvp::Declined, _) => GuestStatus::Cancelled,
        (_, Some(_)) => GuestStatus::Assigned,
        (_, None) => GuestStatus::Pending,
    };
    Ok(FoundGuest {
        guest: Some(FoundPerson {
            mobile: masked(&domain::fold::phone(&guest.texts.mobile)),
            first_name: guest.texts.first_name,
            last_name: guest.texts.last_name,
            status,
            dietary: private(guest.texts.dietary),
            special_requests: private(guest.texts.special_requests),
        }),
        table: table.map(|(number, label)| FoundTable { number, label }),
        seat: seat.as_ref().map(chair),
        code: (shown == Shown::Ticket).then_some(guest.lookup_code),
        route_key: target.and_then(|target| route_key_of(r, &event, target)),
        event,
    })
}

/// Returns a seat that was asked for by its id, without the guest on it.
pub(super) fn seat(r: &mut Reading<'_>, event: FinderEvent, id: &SeatId) -> Result<Option<FoundGuest>, Error> {
    let Some(seat) = storage::seating::seats::find(r.conn, &event.scope, id)? else {
        return Ok(None);
    };
    let target = Target {
        table: route_key::table_mark(&seat.table_id),
        seat: Some(id.number()),
        vip: false,
    };
    Ok(Some(FoundGuest {
        guest: None,
        seat: Some(chair(&seat)),
        table: Some(FoundTable {
            number: seat.table_number,
            label: seat.table_label,
        }),
        code: None,
        route_key: route_key_of(r, &event, target),
        event,
    }))
}

fn route_key_of(r: &Reading<'_>, event: &FinderEvent, target: Target) -> Option<String> {
    let until = seats_found_until(&event.event);
    event
        .has_plan
        .then(|| route_key::seal(r.key(), &event.event.id, target, until))
}

fn chair(seat: &Seat) -> FoundChair {
    FoundChair {
        number: seat.number,
        label: seat.label.clone(),
    }
}

/// Shows the end of a number, so that people recognise it as theirs.
fn masked(digits: &str) -> Option<String> {
    let hidden = digits
        .len()
        .checked_sub(DIGITS_SHOWN)
        .filter(|_| digits.len() >= DIGITS_MIN)?;
    Some(format!("••••• •••{}", digits.get(hidden..)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_digits_of_a_mobile_number_are_shown() {
        assert_eq!(masked("447700900318").as_deref(), Some("••••• •••318"));
        assert_eq!(masked("900318"), None);
        assert_eq!(masked(""), None);
    }
}
