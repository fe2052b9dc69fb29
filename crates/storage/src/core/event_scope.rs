//! The proof that an event belongs to the organisation that asks.

use domain::id::{EventId, GuestId};

use crate::core::error::Error;

/// Proof that an event exists, is not deleted and belongs to an organisation. Only this crate makes one, from a query
/// that names the organisation; everything below an event is read and written through it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventScope {
    event_id: EventId,
}

impl EventScope {
    /// Returns the event.
    pub fn event_id(&self) -> &EventId {
        &self.event_id
    }

    pub(crate) fn id(&self) -> &str {
        self.event_id.as_str()
    }

    /// For queries that have joined the event with its organisation themselves.
    pub(crate) fn proven(event_id: String) -> Result<Self, Error> {
        let event_id = EventId::try_from(event_id).map_err(|error| Error::Corrupt(error.to_string()))?;
        Ok(Self { event_id })
    }
}

/// Reads the id of a guest from a row.
pub(crate) fn guest_id(text: String) -> Result<GuestId, Error> {
    GuestId::try_from(text).map_err(|error| Error::Corrupt(error.to_string()))
}
