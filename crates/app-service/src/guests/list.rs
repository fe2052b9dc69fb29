//! The guest list of an event, and its version, by which a caller sees that its own copy is still current.

use domain::id::EventId;
use storage::events::EventScope;
use storage::events::{versions as event_versions, versions::EventVersion};
use storage::guests as rows;

use super::{GuestView, ShownGuest, Views};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Reading;

/// Guests that are read at a time.
const SLICE: usize = 250;

/// What is known of a guest list before it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListState {
    /// Changes with every change of the event's guests, seats and tables.
    pub mark: String,
    /// Whether a look at the list is to be noted in the activity log.
    pub is_to_be_noted: bool,
}

/// Returns the guests of an event by name.
pub fn list(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<Vec<GuestView>, Error> {
    let scope = scope::of_event(r, organiser, event)?;
    let guests = rows::of_event(r.conn, &scope)?;
    Views::of_event(r, organiser, &scope)?.build(r, &scope, guests)
}

/// Returns the state of an event's guest list, or nothing while it has the mark that was seen.
pub fn list_state(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    seen: Option<&str>,
) -> Result<Option<ListState>, Error> {
    let scope = scope::of_event(r, organiser, event)?;
    let mark = mark(r, &scope)?;
    if seen == Some(mark.as_str()) {
        return Ok(None);
    }
    let is_to_be_noted = activity::look_is_due(r, organiser, &scope)?;
    Ok(Some(ListState { mark, is_to_be_noted }))
}

/// Passes on the guests of an event by name, slice by slice, with the data that the caller's role may see. Returns the
/// `ETag` of the list. Memory holds only one slice.
pub fn list_in_slices(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    mut visit: impl FnMut(ShownGuest) -> Result<(), Error>,
) -> Result<String, Error> {
    let scope = scope::of_event(r, organiser, event)?;
    let mark = mark(r, &scope)?;
    let mut views = Views::of_event(r, organiser, &scope)?;
    for ids in rows::ids_by_name(r.conn, &scope)?.chunks(SLICE) {
        let guests = rows::some(r.conn, &scope, ids)?;
        for guest in views.build(r, &scope, guests)? {
            visit(guest.shown_to(organiser))?;
        }
    }
    Ok(mark)
}

/// Within one read the mark and the guests belong to one state.
fn mark(r: &mut Reading<'_>, scope: &EventScope) -> Result<String, Error> {
    let EventVersion { count, changed_at } = event_versions::get(r.conn, scope)?;
    let micros = changed_at.map_or(0, |at| at.timestamp_micros());
    Ok(format!("{count}-{micros}"))
}
