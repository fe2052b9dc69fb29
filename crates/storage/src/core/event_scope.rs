//! The proof that an event belongs to the organisation that asks, and that a room or a sitting belongs to the event.

use std::ops::Deref;

use domain::id::{EventId, GuestId, OrganisationId, RoomId, SittingId};

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

/// Proof that a room belongs to an event. Plans and seats are read and written through it. It is a proof of the event too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomScope {
    event: EventScope,
    room_id: RoomId,
}

impl RoomScope {
    /// Returns the proof of the event.
    pub fn event(&self) -> &EventScope {
        &self.event
    }

    /// Returns the room.
    pub fn room_id(&self) -> &RoomId {
        &self.room_id
    }

    pub(crate) fn room(&self) -> &str {
        self.room_id.as_str()
    }

    /// For queries that have read the id of a room of this event.
    pub(crate) fn proven(event: EventScope, room: String) -> Result<Self, Error> {
        let room_id = RoomId::try_from(room).map_err(|error| Error::Corrupt(error.to_string()))?;
        Ok(Self { event, room_id })
    }
}

impl Deref for RoomScope {
    type Target = EventScope;

    fn deref(&self) -> &EventScope {
        &self.event
    }
}

/// Proof that a sitting belongs to an event. It is a proof of the event too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SittingScope {
    event: EventScope,
    sitting_id: SittingId,
}

impl SittingScope {
    /// Returns the proof of the event.
    pub fn event(&self) -> &EventScope {
        &self.event
    }

    /// Returns the sitting.
    pub fn sitting_id(&self) -> &SittingId {
        &self.sitting_id
    }

    pub(crate) fn sitting(&self) -> &str {
        self.sitting_id.as_str()
    }

    /// For queries that have read the id of a sitting of this event.
    pub(crate) fn proven(event: EventScope, sitting: String) -> Result<Self, Error> {
        let sitting_id = SittingId::try_from(sitting).map_err(|error| Error::Corrupt(error.to_string()))?;
        Ok(Self { event, sitting_id })
    }
}

impl Deref for SittingScope {
    type Target = EventScope;

    fn deref(&self) -> &EventScope {
        &self.event
    }
}

/// Where guests get seats: a room and a sitting of one event. Whether the sitting uses the room is a constraint of the
/// database, which refuses the seat otherwise. It is a proof of the event too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatingScope {
    room: RoomScope,
    sitting: SittingScope,
}

impl SeatingScope {
    /// Returns the proof of the event.
    pub fn event(&self) -> &EventScope {
        self.room.event()
    }

    /// Returns the room.
    pub fn room(&self) -> &RoomScope {
        &self.room
    }

    /// Returns the sitting.
    pub fn sitting(&self) -> &SittingScope {
        &self.sitting
    }

    /// For queries that have read the ids of a room and of a sitting of this event.
    pub(crate) fn proven(event: EventScope, (room, sitting): (String, String)) -> Result<Self, Error> {
        Ok(Self {
            room: RoomScope::proven(event.clone(), room)?,
            sitting: SittingScope::proven(event, sitting)?,
        })
    }
}

impl Deref for SeatingScope {
    type Target = EventScope;

    fn deref(&self) -> &EventScope {
        self.room.event()
    }
}

/// Reads the id of a guest from a row.
pub(crate) fn guest_id(text: String) -> Result<GuestId, Error> {
    GuestId::try_from(text).map_err(|error| Error::Corrupt(error.to_string()))
}
