//! Events: list, get, create, update, duplicate, archive, unarchive, delete, restore.

use chrono::{DateTime, TimeDelta, Utc};
use domain::activity::{Activity, event_fields};
use domain::event::{Event, EventList, EventPatch, EventStatus, NewEvent, when};
use domain::id::EventId;
use domain::limits::EVENT_RESTORE_DAYS;
use domain::mail_schedule::EventTimes;
use sha2::{Digest as _, Sha256};
use storage::events as rows;
use storage::events::counts::{self, Counts};

use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::quota;
use crate::core::scope;
use crate::core::secret::Secret;
use crate::core::service::{Reading, Tx};
use crate::mail::{campaigns, schedules};

pub(crate) mod duplicate;
pub(crate) mod purge;

pub use storage::events::progress::{ByAnswer, Progress};

pub(crate) use duplicate::run_duplicate;
pub use duplicate::{DuplicateEvent, duplicate};

/// An event with what is counted about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventView {
    /// The event.
    pub event: Event,
    /// Its guests.
    pub guest_count: i64,
    /// Its guests on a seat.
    pub assigned_seats: i64,
    /// The seats of its plan.
    pub seat_count: i64,
    /// The latest recorded change of the event or anything in it.
    pub last_activity: DateTime<Utc>,
}

impl EventView {
    /// Returns the start as wall time in the event's zone, as the dialogs show and send it.
    pub fn local_date(&self) -> String {
        when::local(self.event.starts_at, self.event.zone)
    }

    /// Returns the end like [`Self::local_date`].
    pub fn local_end_date(&self) -> Option<String> {
        self.event.ends_at.map(|end| when::local(end, self.event.zone))
    }

    /// Returns the RSVP deadline like [`Self::local_date`].
    pub fn local_rsvp_deadline(&self) -> Option<String> {
        let deadline = self.event.rsvp_deadline;
        deadline.map(|deadline| when::local(deadline, self.event.zone))
    }

    fn new(event: Event, counts: Counts) -> Self {
        let last_activity = counts.last_activity.unwrap_or(event.created_at);
        Self {
            event,
            guest_count: counts.guests,
            assigned_seats: counts.assigned,
            seat_count: counts.seats,
            last_activity,
        }
    }
}

/// Returns the organisation's events on one list, the one that starts first at the top.
pub fn list(r: &mut Reading<'_>, organiser: &Organiser, list: EventList) -> Result<Vec<EventView>, Error> {
    let since = restorable_since(r.now);
    let events = rows::on_shelf(r.conn, organiser.organisation_id(), list, since)?;
    let mut counts = counts::of_organisation(r.conn, organiser.organisation_id())?;
    let view = |event: Event| {
        let counts = counts.remove(event.id.as_str()).unwrap_or_default();
        EventView::new(event, counts)
    };
    Ok(events.into_iter().map(view).collect())
}

/// Returns one event.
pub fn get(r: &mut Reading<'_>, organiser: &Organiser, id: &EventId) -> Result<EventView, Error> {
    let scope = scope::of_event(r, organiser, id)?;
    let event = rows::get(r.conn, &scope)?;
    Ok(EventView::new(event, counts::of_event(r.conn, &scope)?))
}

/// Counts how far the preparation of an event has come.
pub fn progress(r: &mut Reading<'_>, organiser: &Organiser, id: &EventId) -> Result<Progress, Error> {
    let scope = scope::of_event(r, organiser, id)?;
    Ok(rows::progress::progress(r.conn, &scope)?)
}

/// Creates an event.
pub fn create(tx: &mut Tx<'_>, organiser: &Organiser, input: NewEvent) -> Result<EventView, Error> {
    organiser.must_edit()?;
    quota::check_event(tx, organiser)?;
    let event = input.check(EventId::from_random(&tx.id_bytes()?), tx.now)?;
    let scope = rows::insert(tx.conn, organiser.organisation_id(), &event, &public_id(&event.id))?;
    activity::record(tx, organiser, &scope, &Activity::EventCreated)?;
    get(tx, organiser, &event.id)
}

/// Characters of the public name of an event.
const PUBLIC_ID_LENGTH: usize = 16;

/// Returns the name of a new event in public links. It follows from the id, which is random, and does not lead back to it.
pub(crate) fn public_id(event: &EventId) -> String {
    let digest = Sha256::digest(format!("seatwright public id 1 {event}"));
    let spelled = Secret::spell(&digest.into());
    spelled.as_str().chars().take(PUBLIC_ID_LENGTH).collect()
}

/// Changes an event; a patch that changes nothing writes nothing.
pub fn update(tx: &mut Tx<'_>, organiser: &Organiser, id: &EventId, patch: EventPatch) -> Result<EventView, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, id)?;
    rows::lock(tx.conn, &scope)?;
    let old = rows::get(tx.conn, &scope)?;
    let new = old.patched(patch)?;
    if new != old {
        let now = tx.now;
        rows::update(tx.conn, &scope, &new, now)?;
        if new.status == EventStatus::Cancelled && old.status != EventStatus::Cancelled {
            campaigns::halt(tx, &scope)?;
        }
        if EventTimes::from(&new) != EventTimes::from(&old) {
            schedules::replan(tx, &scope, &new)?;
        }
        let fields = event_fields(&old, &new);
        activity::record(tx, organiser, &scope, &Activity::EventChanged { fields })?;
    }
    get(tx, organiser, id)
}

/// Deletes an event; its rows stay, so that it can be restored.
pub fn delete(tx: &mut Tx<'_>, organiser: &Organiser, id: &EventId) -> Result<(), Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, id)?;
    let now = tx.now;
    campaigns::halt(tx, &scope)?;
    rows::mark_deleted(tx.conn, &scope, now)?;
    activity::record(tx, organiser, &scope, &Activity::EventDeleted)
}

/// Archives an event; it stays readable and editable. An already archived one keeps its date.
pub fn archive(tx: &mut Tx<'_>, organiser: &Organiser, id: &EventId) -> Result<EventView, Error> {
    set_archived(tx, organiser, id, true)
}

/// Moves an archived event back to the active ones.
pub fn unarchive(tx: &mut Tx<'_>, organiser: &Organiser, id: &EventId) -> Result<EventView, Error> {
    set_archived(tx, organiser, id, false)
}

fn set_archived(tx: &mut Tx<'_>, organiser: &Organiser, id: &EventId, archived: bool) -> Result<EventView, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, id)?;
    rows::lock(tx.conn, &scope)?;
    let old = rows::get(tx.conn, &scope)?;
    if old.archived_at.is_some() != archived {
        let since = archived.then_some(tx.now);
        rows::set_archived(tx.conn, &scope, since)?;
        let done = if archived {
            Activity::EventArchived
        } else {
            Activity::EventUnarchived
        };
        activity::record(tx, organiser, &scope, &done)?;
    }
    get(tx, organiser, id)
}

/// Brings back an event that was deleted at most 30 days ago, with everything in it. One that is not deleted, or was
/// deleted earlier, is not found.
pub fn restore(tx: &mut Tx<'_>, organiser: &Organiser, id: &EventId) -> Result<EventView, Error> {
    organiser.must_edit()?;
    let since = restorable_since(tx.now);
    let restored = rows::restore(tx.conn, organiser.organisation_id(), id, since);
    let scope = restored.map_err(|error| Error::missing(error, Noun::Event))?;
    activity::record(tx, organiser, &scope, &Activity::EventRestored)?;
    get(tx, organiser, id)
}

/// Returns since when an event must have been deleted to be restorable now.
pub(crate) fn restorable_since(now: DateTime<Utc>) -> DateTime<Utc> {
    now - TimeDelta::days(EVENT_RESTORE_DAYS)
}
