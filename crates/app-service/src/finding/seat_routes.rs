//! Maps and ways to seats. A plan with its venue is made ready once per revision and kept; a visitor reads it with the key
//! of a found seat, and members with the id of a seat or a table. The way names the version of its map, which is a read of
//! its own because it is long and seldom changes.

use domain::id::EventId;
use domain::invalid::Invalid;
use domain::plan::FloorPlan;
use domain::venue::Venue;
use storage::plans::rooms::RoomScope;
use storage::plans::{floor_plans, venues};

use crate::core::actor::{Organiser, Visitor};
use crate::core::error::{Error, Noun};
use crate::core::scope;
use crate::core::service::{Reading, Service};
use crate::finding::lookup::route_key::{self, Target};
use crate::plans;

mod answer;
mod kept;
mod map;
mod prepared;
mod signs;

pub use answer::{Alternative, Direction, Mark, SeatRoute, ShownEntrance, ShownLandmark, ShownRoute, Waypoint};
pub use floorplan_geometry::route::{Blocked, Side, StepKind};
use kept::KeptMaps;
pub use map::{MapState, draw, map_by_key, map_of_event};
pub use signs::{EntranceSign, signs};

use kept::MapKey;
use prepared::Prepared;

/// How a way is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// The id of an entrance; the nearest one for another text.
    pub from: Option<String>,
    /// Whether to avoid steps.
    pub step_free: bool,
}

/// Returns map and way of a found seat.
pub fn by_key(service: &Service, _visitor: &Visitor, key: &str, choice: &Choice) -> Result<SeatRoute, Error> {
    let (known, target) = service.read(|r| {
        let (scope, target) = route_key::open(r, key)?;
        let room = scope::first_room(r, &scope)?;
        Ok((read(service, r, &room)?, target))
    })?;
    let prepared = service.kept::<KeptMaps>().prepared(known)?;
    let place = prepared.place(&target).ok_or(Error::NotFound(Noun::RouteKey))?;
    Ok(prepared.answer(place, target.vip, choice))
}

/// What an organiser asks the way to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Destination {
    /// The id of a seat.
    Seat(String),
    /// The id of a table.
    Table(String),
}

/// Returns map and way of a seat or a table to a member.
pub fn by_place(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    to: Option<&Destination>,
    choice: &Choice,
) -> Result<SeatRoute, Error> {
    let (known, to) = service.read(|r| {
        let scope = scope::room_of_event(r, organiser, event)?;
        let to = to.ok_or_else(|| Invalid::new("seat", "Name a seat or a table."))?;
        Ok((read(service, r, &scope)?, to))
    })?;
    let prepared = service.kept::<KeptMaps>().prepared(known)?;
    let place = match to {
        Destination::Seat(seat) => prepared.seat(seat).ok_or(Error::NotFound(Noun::Seat))?,
        Destination::Table(table) => prepared.table(table).ok_or(Error::NotFound(Noun::Table))?,
    };
    Ok(prepared.answer(place, false, choice))
}

/// What a read found: a map that is ready, or what one is made of.
enum Known {
    Ready(std::sync::Arc<Prepared>),
    Parts(Box<Parts>),
}

/// What a map is made of.
struct Parts {
    key: MapKey,
    plan: FloorPlan,
    venue: Option<Venue>,
}

/// Reads plan and venue of an event unless their map is kept.
fn read(service: &Service, r: &mut Reading<'_>, scope: &RoomScope) -> Result<Known, Error> {
    let (key, venue) = read_key(r, scope)?;
    if let Some(kept) = service.kept::<KeptMaps>().get(&key) {
        return Ok(Known::Ready(kept));
    }
    let view = plans::load(r, scope)?;
    Ok(Known::Parts(Box::new(Parts {
        key,
        plan: view.plan,
        venue,
    })))
}

/// Reads which state of an event its map shows, and the venue.
fn read_key(r: &mut Reading<'_>, scope: &RoomScope) -> Result<(MapKey, Option<Venue>), Error> {
    let revision = floor_plans::revision(r.conn, scope)?;
    if revision == 0 {
        return Err(Error::NotFound(Noun::Plan));
    }
    let venue = venues::find(r.conn, scope)?;
    Ok((MapKey::new(scope.room_id(), revision, venue.as_ref()), venue))
}

/// The map of a target, which [`route_key`] sealed.
impl Prepared {
    fn place(&self, target: &Target) -> Option<prepared::Spot> {
        let table = self.table_of_mark(&target.table)?;
        match target.seat {
            Some(number) => self.seat(domain::seat::SeatId::new(&table, number).as_str()),
            None => self.table(&table),
        }
    }
}
