//! What a use case may touch: an event of the organisation that asks. Everything below an event starts here.

use domain::id::EventId;
use storage::events::{self as rows, EventScope};

use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::service::Reading;

/// Checks that an event exists and belongs to the caller.
pub(crate) fn of_event(r: &mut Reading<'_>, organiser: &Organiser, id: &EventId) -> Result<EventScope, Error> {
    rows::scope(r.conn, organiser.organisation_id(), id).map_err(|error| Error::missing(error, Noun::Event))
}
