//! The venue of an event: get, save, delete.

use chrono::{DateTime, Utc};
use domain::account::Role;
use domain::activity::Activity;
use domain::id::EventId;
use domain::invalid::Invalid;
use domain::live::{Changes, Kind};
use domain::venue::{
    DEFAULT_HEIGHT_M, DEFAULT_NAME, DEFAULT_SCALE, DEFAULT_WIDTH_M, NewVenue, Size, Venue, VenueDraft,
};
use storage::events::{self, EventScope};
use storage::plans::{images, venues as rows};

use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error};
use crate::core::scope;
use crate::core::service::{Reading, Tx};
use crate::plans;

/// A venue as members see it. One that was not saved has the defaults.
#[derive(Clone, Debug, PartialEq)]
pub struct VenueView {
    /// The event.
    pub event_id: EventId,
    /// The venue.
    pub venue: Venue,
    /// The size of the plan's room.
    pub room_size: Size,
    /// When it was saved; `None` for one that was not.
    pub saved_at: Option<DateTime<Utc>>,
}

/// Returns the venue of an event. Door staff see no picture: they need the entrances alone.
pub fn get(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<VenueView, Error> {
    let scope = scope::of_event(r, organiser, event)?;
    let mut view = view(r, &scope)?;
    if organiser.role() == Role::DoorStaff {
        view.venue.picture = None;
    }
    Ok(view)
}

/// Saves a venue. `version` is the one that was edited; without it, the save overwrites any version. A venue that was
/// deleted in the meantime is saved again.
pub fn save(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    event: &EventId,
    new: NewVenue,
    version: Option<i32>,
) -> Result<VenueView, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    events::lock(tx.conn, &scope)?;
    let saved = rows::version(tx.conn, &scope)?;
    if let Some(current) = saved
        && version.is_some_and(|version| version != current)
    {
        return Err(Error::Conflict(Conflict::VenueChanged(current)));
    }
    let draft = new.check(room_size(tx, &scope)?).map_err(Error::InvalidFields)?;
    check_picture(tx, organiser, &draft)?;
    let edited = saved.or(version).unwrap_or(0).max(0);
    put(tx, &scope, draft, edited.saturating_add(1))?;
    note(tx, organiser, &scope)?;
    view(tx, &scope)
}

/// Stores the venue of an event imported from a file, without a picture that the organisation does not have.
pub(crate) fn put_filed(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    mut draft: VenueDraft,
) -> Result<(), Error> {
    if check_picture(tx, organiser, &draft).is_err() {
        draft.picture = None;
    }
    put(tx, scope, draft, 1)
}

fn put(tx: &mut Tx<'_>, scope: &EventScope, draft: VenueDraft, version: i32) -> Result<(), Error> {
    let venue = Venue {
        id: scope.event_id().to_string(),
        name: draft.name,
        size: draft.size,
        scale: draft.scale,
        entrances: draft.entrances,
        room: draft.room,
        picture: draft.picture,
        version,
        updated_at: tx.now,
    };
    Ok(rows::put(tx.conn, scope, &venue)?)
}

/// Deletes the venue of an event; the room then acts as the venue.
pub fn delete(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId) -> Result<(), Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    events::lock(tx.conn, &scope)?;
    if rows::delete(tx.conn, &scope)? {
        note(tx, organiser, &scope)?;
    }
    Ok(())
}

fn note(tx: &mut Tx<'_>, organiser: &Organiser, scope: &EventScope) -> Result<(), Error> {
    tx.note(scope, Changes::any(Kind::Venue));
    let fields = vec!["entrances".to_owned()];
    activity::record(tx, organiser, scope, &Activity::EventChanged { fields })
}

/// The picture must be one of the organisation.
fn check_picture(tx: &mut Tx<'_>, organiser: &Organiser, draft: &VenueDraft) -> Result<(), Error> {
    let Some(picture) = &draft.picture else {
        return Ok(());
    };
    if images::exists(tx.conn, organiser.organisation_id(), &picture.id)? {
        return Ok(());
    }
    let missing = Invalid::new("picture.id", "This picture does not exist.");
    Err(Error::InvalidFields(vec![missing]))
}

fn view(r: &mut Reading<'_>, scope: &EventScope) -> Result<VenueView, Error> {
    let room_size = room_size(r, scope)?;
    let saved = rows::find(r.conn, scope)?;
    Ok(VenueView {
        event_id: scope.event_id().clone(),
        saved_at: saved.as_ref().map(|venue| venue.updated_at),
        venue: saved.unwrap_or_else(|| unsaved(scope.event_id(), room_size, r.now)),
        room_size,
    })
}

fn unsaved(event: &EventId, room: Size, now: DateTime<Utc>) -> Venue {
    let size = Size {
        width: DEFAULT_WIDTH_M.max(room.width.ceil()),
        height: DEFAULT_HEIGHT_M.max(room.height.ceil()),
    };
    Venue {
        id: event.to_string(),
        name: DEFAULT_NAME.to_owned(),
        size,
        scale: DEFAULT_SCALE,
        entrances: Vec::new(),
        room: size.centred(room),
        picture: None,
        version: 0,
        updated_at: now,
    }
}

fn room_size(r: &mut Reading<'_>, scope: &EventScope) -> Result<Size, Error> {
    let room = scope::first_room(r, scope)?;
    Ok(Size::of_units(plans::load(r, &room)?.plan.canvas.room()))
}
