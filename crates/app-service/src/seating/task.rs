//! What the seating engine needs to know of an event, read from the database.

use std::collections::{HashMap, HashSet};

use domain::party::PartySeating;
use domain::plan::FloorPlan;
use domain::seat::{SeatId, SeatedBy};
use domain::wish::Wish;
use floorplan_geometry::route::wheelchair_places;
use seating_engine::event::{Event, EventGuest, EventTag, TaskError, join_hosts};
use storage::events::EventScope;
use storage::guests::{self, SeatedGuest};
use storage::{
    guests::{imports, parties, plus_ones, tags},
    seating::{seats, sittings::SeatingScope, wishes},
};

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::service::Reading;
use crate::plans;

/// An event as it was at one moment.
pub(super) struct Snapshot {
    pub(super) revision: i64,
    pub(super) guests: Vec<SeatedGuest>,
    plan: FloorPlan,
    known: Vec<EventGuest>,
    wishes: Vec<Wish>,
    /// Seats of guests whom an import has not listed yet.
    taken: HashSet<SeatId>,
    wheelchair_places: HashSet<SeatId>,
}

impl Snapshot {
    /// Reads an event, or refuses one that is too large by what can be counted before plan and guests are read. Single chairs
    /// count as one table here; the engine counts the groups that they form.
    pub(super) fn read(r: &mut Reading<'_>, organiser: &Organiser, scope: &SeatingScope) -> Result<Self, Error> {
        let size = |number: i64| usize::try_from(number).unwrap_or(usize::MAX);
        let (guests, tables) = (
            guests::count(r.conn, scope)?,
            seats::count_tables(r.conn, scope.room())?,
        );
        seating_engine::event::check_size(size(guests), size(tables)).map_err(refused)?;
        let view = plans::load(r, scope.room())?;
        let guests = guests::of_event(r.conn, scope)?;
        let needs_places = guests.iter().any(|known| known.guest.wheelchair);
        Ok(Self {
            revision: view.revision,
            wheelchair_places: if needs_places {
                wheelchair_places(&view.plan)
            } else {
                HashSet::new()
            },
            plan: view.plan,
            known: known(r, organiser, scope, &guests)?,
            guests,
            wishes: wishes::of_event(r.conn, scope)?,
            taken: imports::seats(r.conn, scope)?.into_iter().collect(),
        })
    }

    pub(super) fn event(&self) -> Event<'_> {
        Event {
            plan: &self.plan,
            guests: &self.known,
            wishes: &self.wishes,
            taken: &self.taken,
            wheelchair_places: &self.wheelchair_places,
        }
    }
}

pub(super) fn refused(error: TaskError) -> Error {
    match error {
        TaskError::TooLarge(text) => Error::TooLarge(text),
        TaskError::Invalid(_) => Error::Internal(error.to_string()),
    }
}

fn known(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    guests: &[SeatedGuest],
) -> Result<Vec<EventGuest>, Error> {
    let loose = parties::all_details(r.conn, scope)?.into_iter();
    let loose = loose.filter(|details| details.seating == PartySeating::ApartAllowed);
    let loose: HashSet<String> = loose.map(|details| details.party.id.to_string()).collect();
    let names = tags::of_organisation(r.conn, organiser.organisation_id())?.into_iter();
    let names: HashMap<String, String> = names.map(|tag| (tag.id.to_string(), tag.name)).collect();
    let mut carried = tags::of_guests(r.conn, scope, None)?;
    let mut hosts = plus_ones::hosts(r.conn, scope, None)?;
    let guest = |SeatedGuest { guest, seat, by }: &SeatedGuest| {
        let tags = carried.remove(guest.id.as_str()).unwrap_or_default();
        let party = guest.party.as_ref();
        EventGuest {
            id: guest.id.clone(),
            name: guest.texts.full_name(),
            rsvp: guest.rsvp,
            party: party.map(|party| party.id.to_string()),
            party_name: party.map(|party| party.name.clone()).unwrap_or_default(),
            party_apart: party.is_some_and(|party| loose.contains(party.id.as_str())),
            host: hosts.remove(guest.id.as_str()),
            company: guest.texts.company.clone(),
            tags: tags
                .into_iter()
                .map(|id| EventTag {
                    name: names.get(&id).cloned().unwrap_or_default(),
                    id,
                })
                .collect(),
            wheelchair: guest.wheelchair,
            seat: seat.as_ref().map(|seat| seat.id.clone()),
            by_hand: *by == Some(SeatedBy::Hand),
            table: guest.table_id.clone(),
        }
    };
    let mut known: Vec<EventGuest> = guests.iter().map(guest).collect();
    join_hosts(&mut known);
    Ok(known)
}
