//! The proof that an event belongs to the organisation that asks.

use domain::id::{EventId, GuestId, OrganisationId};

use crate::core::error::Error;

/// Proof that an event exists, is not deleted and belongs to an organisation. Only this crate makes one, from a query
/// that names the organisation; everything below an event is read and written through it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventScope {
    event_id: EventId,
    organisation_id: OrganisationId,
}

impl EventScope {
    /// Returns the event.
    pub fn event_id(&self) -> &EventId {
        &self.event_id
    }

    /// Returns the organisation that the event belongs to.
    pub fn organisation_id(&self) -> &OrganisationId {
        &self.organisation_id
    }

    pub(crate) fn id(&self) -> &str {
        self.event_id.as_str()
    }

    pub(crate) fn organisation(&self) -> &str {
        self.organisation_id.as_str()
    }

    /// For queries that have read the ids of the event and of its organisation from one row.
    pub(crate) fn proven((event, organisation): (String, String)) -> Result<Self, Error> {
        let corrupt = |error: domain::invalid::Invalid| Error::Corrupt(error.to_string());
        Ok(Self {
            event_id: EventId::try_from(event).map_err(corrupt)?,
            organisation_id: OrganisationId::try_from(organisation).map_err(corrupt)?,
        })
    }
}

/// Reads the id of a guest from a row.
pub(crate) fn guest_id(text: String) -> Result<GuestId, Error> {
    GuestId::try_from(text).map_err(|error| Error::Corrupt(error.to_string()))
}
