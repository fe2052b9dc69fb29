//! The guest list of an event, and its version, by which a caller sees that its own copy is still current.

use std::collections::BTreeSet;

use domain::id::{EventId, GuestId};
use storage::events::EventScope;
use storage::events::versions::{self, Changed, EventVersion};
use storage::guests as rows;

use super::{GuestView, ShownGuest, Views};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Reading;
use crate::guests::waiting_list;

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

/// What has changed in a guest list since a state that the caller has seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListChanges {
    /// The mark of the present state.
    pub mark: String,
    /// The guests who are new or may look different, by name.
    pub changed: Vec<ShownGuest>,
    /// Guests who may have been in the list that was seen and are not in the present one.
    pub removed: Vec<GuestId>,
}

/// Returns what has changed in an event's guest list since a mark, or the present mark alone when too much has.
pub fn list_changes(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    seen: &str,
) -> Result<Result<ListChanges, String>, Error> {
    let scope = scope::of_event(r, organiser, event)?;
    let present = versions::get(r.conn, &scope)?;
    let mark = present.to_string();
    if seen == mark {
        return Ok(Ok(ListChanges {
            mark,
            ..ListChanges::default()
        }));
    }
    let Some(mut ids) = changed_guests(r, &scope, seen, &present)? else {
        return Ok(Err(mark));
    };
    // A guest who leaves the waiting list moves the others up.
    ids.extend(waiting_list::positions(r, &scope)?.into_keys());
    if ids.len() > SLICE {
        return Ok(Err(mark));
    }
    let of: Vec<String> = ids.iter().map(GuestId::to_string).collect();
    let guests = rows::some(r.conn, &scope, &of)?;
    let views = Views::of_some(r, organiser, &scope, &ids)?.build(r, &scope, guests)?;
    for view in &views {
        ids.remove(&view.guest.id);
    }
    Ok(Ok(ListChanges {
        mark,
        changed: views.into_iter().map(|view| view.shown_to(organiser)).collect(),
        removed: ids.into_iter().collect(),
    }))
}

/// Returns the guests whose rows have changed since a mark; `None` when anything may have changed.
pub(crate) fn changed_guests(
    r: &mut Reading<'_>,
    scope: &EventScope,
    seen: &str,
    present: &EventVersion,
) -> Result<Option<BTreeSet<GuestId>>, Error> {
    let Some(seen) = EventVersion::parse(seen) else {
        return Ok(None);
    };
    Ok(match versions::since(r.conn, scope, &seen, present)? {
        Changed::Guests(guests) => Some(guests),
        Changed::All => None,
    })
}

/// Within one read the mark and the guests belong to one state.
fn mark(r: &mut Reading<'_>, scope: &EventScope) -> Result<String, Error> {
    Ok(versions::get(r.conn, scope)?.to_string())
}
