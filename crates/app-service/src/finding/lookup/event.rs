//! What the finders show of an event.

use domain::event::finder::FinderStatus;
use domain::event::{Event, when};
use domain::id::EventId;
use domain::mail::address_in;
use domain::translations::Translations;
use storage::events::{self, EventScope, translations, translations::Texts};
use storage::{
    finding::finders,
    organisations,
    plans::{floor_plans, rooms::RoomScope, venues},
    registration::forms,
};

use crate::core::actor::{Organiser, Visitor};
use crate::core::error::{Error, Noun};
use crate::core::scope;
use crate::core::service::Reading;
use crate::mail::is_address;

/// Characters of an event's public name.
const PUBLIC_ID_LENGTH: usize = 16;

/// An event as visitors see it who look for their seat.
#[derive(Clone, Debug)]
pub struct FinderEvent {
    /// The event with its first room.
    pub(super) scope: RoomScope,
    /// Its name in public links.
    pub public_id: String,
    /// The event.
    pub event: Event,
    /// What the organiser wrote of it, in other languages.
    pub translations: Translations,
    /// Whether seats are found.
    pub status: FinderStatus,
    /// Whether it has a floor plan.
    pub has_plan: bool,
    /// Whether it has a venue of its own.
    pub has_venue: bool,
    /// Whom guests may write to.
    pub organiser_email: Option<String>,
}

impl FinderEvent {
    /// Returns the start as wall time in the event's zone.
    pub fn local_date(&self) -> String {
        when::local(self.event.starts_at, self.event.zone)
    }

    /// Refuses searches at an event that is cancelled or over.
    pub(super) fn must_be_open(&self) -> Result<(), Error> {
        match self.status {
            FinderStatus::Open => Ok(()),
            FinderStatus::Cancelled => Err(Error::EventCancelled),
            FinderStatus::Past => Err(Error::EventOver),
        }
    }
}

/// Returns the event of a public id.
pub fn get(r: &mut Reading<'_>, _visitor: &Visitor, public_id: &str) -> Result<FinderEvent, Error> {
    let scope = find(r, public_id)?;
    load(r, &scope)
}

/// Returns the public id of an event of the organisation.
pub fn public_id(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<String, Error> {
    let scope = scope::of_event(r, organiser, event)?;
    Ok(finders::public_event(r.conn, &scope)?.0)
}

pub(super) fn find(r: &mut Reading<'_>, public_id: &str) -> Result<EventScope, Error> {
    let is_plausible = public_id.len() == PUBLIC_ID_LENGTH && domain::id::is_well_formed(public_id);
    let found = if is_plausible {
        forms::scope_of_public_id(r.conn, public_id)?
    } else {
        None
    };
    found.ok_or(Error::NotFound(Noun::Event))
}

pub(super) fn load(r: &mut Reading<'_>, scope: &EventScope) -> Result<FinderEvent, Error> {
    let room = scope::first_room(r, scope)?;
    let event = events::get(r.conn, scope)?;
    let (public_id, organisation) = finders::public_event(r.conn, scope)?;
    let own = address_in(&event.contact).filter(|address| is_address(address));
    let organiser_email = match own {
        Some(address) => Some(address.to_owned()),
        None => Some(organisations::settings(r.conn, &organisation)?.contact_email).filter(|email| !email.is_empty()),
    };
    Ok(FinderEvent {
        public_id,
        status: FinderStatus::new(&event, r.now),
        translations: translations::shown(r.conn, scope, &event, Texts::Event)?,
        event,
        has_plan: floor_plans::revision(r.conn, &room)? > 0,
        has_venue: venues::exists(r.conn, scope)?,
        organiser_email,
        scope: room,
    })
}
