//! The drawing of a map. It is the same for all viewers of the event's map, and for all routes.

use std::sync::Arc;

use domain::id::{EventId, OrganisationId};
use storage::finding::finders;
use storage::plans::rooms::RoomScope;

use super::{KeptMaps, read, read_key};
use crate::core::actor::{Organiser, Visitor};
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::{Reading, Service};
use crate::finding::lookup::route_key;

/// Which map an event has now, for a caller who may see it.
#[derive(Clone, Debug)]
pub struct MapState {
    scope: RoomScope,
    organisation: OrganisationId,
    version: String,
}

impl MapState {
    /// Returns the event.
    pub fn event_id(&self) -> &EventId {
        self.scope.event_id()
    }

    /// Returns the organisation of the event.
    pub fn organisation_id(&self) -> &OrganisationId {
        &self.organisation
    }

    /// Returns the version of the map, as ways name it.
    pub fn version(&self) -> &str {
        &self.version
    }
}

/// Returns which map belongs to a found seat.
pub fn map_by_key(r: &mut Reading<'_>, _visitor: &Visitor, key: &str) -> Result<MapState, Error> {
    let (scope, _target) = route_key::open(r, key)?;
    let (_public_id, organisation) = finders::public_event(r.conn, &scope)?;
    let room = scope::first_room(r, &scope)?;
    state(r, room, organisation)
}

/// Returns which map belongs to an event.
pub fn map_of_event(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<MapState, Error> {
    let scope = scope::room_of_event(r, organiser, event)?;
    state(r, scope, organiser.organisation_id().clone())
}

/// Returns the map of an event as SVG, with its version: the plan may have changed since the state was read.
pub fn draw(service: &Service, state: &MapState) -> Result<(Arc<[u8]>, String), Error> {
    let known = service.read(|r| read(service, r, &state.scope))?;
    let prepared = service.kept::<KeptMaps>().prepared(known)?;
    Ok((Arc::clone(&prepared.svg), prepared.version.clone()))
}

fn state(r: &mut Reading<'_>, scope: RoomScope, organisation: OrganisationId) -> Result<MapState, Error> {
    let (key, _venue) = read_key(r, &scope)?;
    Ok(MapState {
        version: key.version(),
        scope,
        organisation,
    })
}
