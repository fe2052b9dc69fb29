//! Finding a seat by what a QR code carries or a person types from a card: a ticket, the code of an invitation, or the
//! id of a seat. A seat id does not identify a guest, so it shows none.

use domain::check_in::{Scanned, scanned};
use domain::invalid::Invalid;
use domain::limits::CHECK_IN_CODE_MAX;
use domain::seat::SeatId;
use storage::events::EventScope;
use storage::guests::tokens;

use super::by_code;
use super::event;
use super::found::{self, FoundGuest, Shown};
use crate::core::actor::Visitor;
use crate::core::error::{Error, Noun};
use crate::core::link::LinkToken;
use crate::core::service::Reading;

/// What was scanned or typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The id of a seat.
    Seat(SeatId),
    /// The code of an invitation, which [`by_code`](super::by_code) looks up.
    Code(String),
    /// The token of a ticket, if it is one.
    Token(String),
}

impl Mark {
    /// Reads what was scanned.
    pub fn parse(typed: &str) -> Result<Self, Vec<Invalid>> {
        let typed = typed.trim();
        if typed.is_empty() {
            let message = "Please enter your unique seat ID or QR code";
            return Err(vec![Invalid::new("qrToken", message)]);
        }
        if let Ok(seat) = SeatId::parse(typed) {
            return Ok(Self::Seat(seat));
        }
        let short = typed.len() <= CHECK_IN_CODE_MAX;
        Ok(match short.then(|| scanned(typed)).flatten() {
            Some(Scanned::Code(code)) => Self::Code(code.as_str().to_owned()),
            Some(Scanned::Token(token)) => Self::Token(token),
            None => Self::Token(String::new()),
        })
    }
}

/// Where a seat is looked for.
#[derive(Clone, Debug)]
pub enum At {
    /// Nowhere: tickets and codes name their event.
    Unknown,
    /// The event of a public id.
    Public(String),
}

/// Finds the guest or the seat.
pub fn find(r: &mut Reading<'_>, visitor: &Visitor, at: &At, mark: &Mark) -> Result<FoundGuest, Error> {
    match mark {
        Mark::Seat(seat) => {
            let scope = scope_of(r, at)?;
            let event = event::load(r, &scope)?;
            event.must_be_open()?;
            found::seat(r, event, seat)?.ok_or(Error::NotFound(Noun::ScannedSeat))
        }
        Mark::Code(code) => by_code(r, visitor, code, None),
        Mark::Token(token) => by_ticket(r, token),
    }
}

fn scope_of(r: &mut Reading<'_>, at: &At) -> Result<EventScope, Error> {
    match at {
        At::Unknown => {
            let message = "A seat ID belongs to one event. Open the seat finder of your event.";
            Err(Error::Invalid(Invalid::new("eventId", message)))
        }
        At::Public(public_id) => event::find(r, public_id),
    }
}

fn by_ticket(r: &mut Reading<'_>, token: &str) -> Result<FoundGuest, Error> {
    let unknown = || Error::NotFound(Noun::ScannedSeat);
    let token = LinkToken::parse(token).or(Err(unknown()))?;
    let (scope, guest) = tokens::find(r.conn, &token.hash())?.ok_or_else(unknown)?;
    let event = event::load(r, &scope)?;
    event.must_be_open()?;
    found::guest(r, event, &guest, Shown::Ticket)
}

/// Returns the key to the route of a ticket's guest; `None` when the event is closed or has no plan, or the guest no
/// table.
pub(crate) fn route_key(
    r: &mut Reading<'_>,
    scope: &EventScope,
    guest: &domain::id::GuestId,
) -> Result<Option<String>, Error> {
    let event = event::load(r, scope)?;
    if event.must_be_open().is_err() {
        return Ok(None);
    }
    Ok(found::guest(r, event, guest, Shown::Name)?.route_key)
}
