//! What a use case may touch: an event of the organisation that asks. Everything below an event starts here.

use domain::id::EventId;
use storage::events::{self as rows, EventScope};
use storage::plans::rooms::{self, RoomScope};
use storage::seating::sittings::{self, SeatingScope, SittingScope};

use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::service::Reading;

/// Checks that an event exists and belongs to the caller.
pub(crate) fn of_event(r: &mut Reading<'_>, organiser: &Organiser, id: &EventId) -> Result<EventScope, Error> {
    rows::scope(r.conn, organiser.organisation_id(), id).map_err(|error| Error::missing(error, Noun::Event))
}

/// Returns the first room of an event: the one that calls without a room mean.
pub(crate) fn first_room(r: &mut Reading<'_>, scope: &EventScope) -> Result<RoomScope, Error> {
    Ok(rooms::first(r.conn, scope)?)
}

/// Returns the first sitting of an event: the one that calls without a sitting mean.
pub(crate) fn first_sitting(r: &mut Reading<'_>, scope: &EventScope) -> Result<SittingScope, Error> {
    Ok(sittings::first(r.conn, scope)?)
}

/// Returns the first room and the first sitting of an event.
pub(crate) fn first_seating(r: &mut Reading<'_>, scope: &EventScope) -> Result<SeatingScope, Error> {
    Ok(sittings::first_seating(r.conn, scope)?)
}

/// Checks that an event belongs to the caller, like [`of_event`], and returns its first room.
pub(crate) fn room_of_event(r: &mut Reading<'_>, organiser: &Organiser, id: &EventId) -> Result<RoomScope, Error> {
    rows::first_room(r.conn, organiser.organisation_id(), id).map_err(|error| Error::missing(error, Noun::Event))
}

/// Checks that an event belongs to the caller, like [`of_event`], and returns its first room and its first sitting.
pub(crate) fn seating_of_event(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    id: &EventId,
) -> Result<SeatingScope, Error> {
    rows::first_seating(r.conn, organiser.organisation_id(), id).map_err(|error| Error::missing(error, Noun::Event))
}
