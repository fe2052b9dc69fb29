//! Guests: list, get, create, update, delete, import.

use std::collections::HashMap;

use domain::account::Act;
use domain::activity::{Activity, ERASED_GUEST};
use domain::guest::status::GuestStatus;
use domain::guest::{Guest, GuestDraft, GuestPatch, NewGuest};
use domain::id::{EventId, GuestId, PartyId};
use domain::limits::GUESTS_PER_EVENT_MAX;
use domain::party::Party;
use domain::seat::{Seat, SeatId, SeatedBy};
use domain::text;
use storage::event_versions::{self, EventVersion};
use storage::events::EventScope;
use storage::guests::{self as rows, SeatedGuest};
use storage::{parties, seats};

use crate::activity;
use crate::actor::Organiser;
use crate::error::{Error, Noun};
use crate::quota;
use crate::random::{Random, id_bytes};
use crate::scope;
use crate::service::{Reading, Tx};

mod change;
mod codes;
mod copy;
mod import;
mod shown;

pub(crate) use copy::{CopiedGuests, copied, insert_copied};
pub(crate) use import::discard;
pub use import::{ImportReport, Problem, SkippedRow, import};
pub use shown::{PrivateDetails, ShownGuest};

/// A guest with table and seat as people call them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestView {
    /// The guest.
    pub guest: Guest,
    /// The table, with or without a seat.
    pub table: Option<TableRef>,
    /// The seat.
    pub seat: Option<SeatRef>,
}

/// A table as people call it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRef {
    /// Names the table.
    pub id: String,
    /// Its number.
    pub number: Option<i32>,
    /// Its name.
    pub name: String,
}

/// A seat as people call it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRef {
    /// Names the seat.
    pub id: SeatId,
    /// Its number.
    pub number: i32,
    /// Its letter.
    pub label: String,
    /// Who gave it.
    pub by: SeatedBy,
}

impl GuestView {
    /// Returns the status word, computed from answer, arrival and seat.
    pub fn status(&self) -> GuestStatus {
        GuestStatus::of(self.guest.rsvp, self.guest.arrived, self.seat.is_some())
    }
}

/// Returns the guests of an event by name.
pub fn list(r: &mut Reading<'_>, who: &Organiser, event: &EventId) -> Result<Vec<GuestView>, Error> {
    let scope = scope::of_event(r, who, event)?;
    let guests = rows::of_event(r.conn, &scope)?;
    views(r, &scope, guests)
}

/// A guest list, and the version of the event that it shows.
#[derive(Clone, Debug, PartialEq)]
pub struct MarkedList {
    /// Changes with every change of the event's guests, seats and tables.
    pub mark: String,
    /// The guests by name, as far as the caller's role may see them.
    pub guests: Vec<ShownGuest>,
    /// Whether this look is to be noted in the activity log.
    pub is_to_be_noted: bool,
}

/// Returns the guests of an event like [`list`], or nothing while the event has the mark that was seen.
pub fn list_newer(
    r: &mut Reading<'_>,
    who: &Organiser,
    event: &EventId,
    seen: Option<&str>,
) -> Result<Option<MarkedList>, Error> {
    let scope = scope::of_event(r, who, event)?;
    // Before the guests: a change in between makes the mark too old, and the next question is answered in full.
    let mark = mark(event_versions::get(r.conn, &scope)?);
    if seen == Some(mark.as_str()) {
        return Ok(None);
    }
    let is_to_be_noted = activity::look_is_due(r, who, &scope)?;
    let guests = list(r, who, event)?;
    Ok(Some(MarkedList {
        mark,
        guests: guests.into_iter().map(|guest| guest.shown_to(who)).collect(),
        is_to_be_noted,
    }))
}

fn mark(version: EventVersion) -> String {
    let micros = version.changed_at.map_or(0, |at| at.timestamp_micros());
    format!("{}-{micros}", version.count)
}

/// Returns one guest.
pub fn get(r: &mut Reading<'_>, who: &Organiser, id: &GuestId) -> Result<GuestView, Error> {
    let scope = scope(r, who, id)?;
    view(r, &scope, id)
}

/// Adds a guest to an event.
pub fn create(tx: &mut Tx<'_>, who: &Organiser, event: &EventId, input: NewGuest) -> Result<GuestView, Error> {
    who.must_edit()?;
    let scope = scope::of_event(tx, who, event)?;
    let guest = add(tx, who, &scope, input)?;
    let name = guest.texts.full_name();
    activity::record(tx, who, &scope, &Activity::GuestAdded { name })?;
    view(tx, &scope, &guest.id)
}

/// Stores a guest, for callers that note in their own words what they did.
pub(crate) fn add(tx: &mut Tx<'_>, who: &Organiser, scope: &EventScope, input: NewGuest) -> Result<Guest, Error> {
    check_room(tx, who, scope, 1)?;
    let draft = input.check()?;
    let party = draft
        .party
        .as_deref()
        .map(|name| find_or_create_party(tx, scope, name))
        .transpose()?;
    let mut guests = [new_guest(tx.random(), scope, draft, party)?];
    codes::insert(tx, scope, &mut guests, None)?;
    let [guest] = guests;
    Ok(guest)
}

/// Changes a guest. Declining frees the seat; a table or seat in the patch goes through the one seating use case.
/// Door staff may mark arrivals and nothing else.
pub fn update(tx: &mut Tx<'_>, who: &Organiser, id: &GuestId, patch: GuestPatch) -> Result<GuestView, Error> {
    who.must(if patch.only_marks_arrival() {
        Act::MarkArrivals
    } else {
        Act::Edit
    })?;
    let scope = lock(tx, who, id)?;
    change::apply(tx, who, &scope, id, &patch)?;
    view(tx, &scope, id)
}

/// Erases a guest: there is no way back. The seat becomes free, a party without guests goes, and the activity log loses
/// the name.
pub fn delete(tx: &mut Tx<'_>, who: &Organiser, id: &GuestId) -> Result<(), Error> {
    who.must_edit()?;
    let scope = lock(tx, who, id)?;
    let guest = rows::get(tx.conn, &scope, id)?.guest;
    rows::delete(tx.conn, &scope, id)?;
    if let Some(party) = &guest.party {
        rows::delete_empty_party(tx.conn, &scope, &party.id)?;
    }
    activity::replace_name(tx, &scope, &guest.texts, ERASED_GUEST)?;
    let name = ERASED_GUEST.to_owned();
    activity::record(tx, who, &scope, &Activity::GuestRemoved { name })
}

fn scope(r: &mut Reading<'_>, who: &Organiser, id: &GuestId) -> Result<EventScope, Error> {
    rows::scope(r.conn, who.organisation_id(), id).map_err(|error| Error::missing(error, Noun::Guest))
}

/// The same for a guest that is about to change: whoever comes second reads what the first one wrote.
fn lock(tx: &mut Tx<'_>, who: &Organiser, id: &GuestId) -> Result<EventScope, Error> {
    rows::lock(tx.conn, who.organisation_id(), id).map_err(|error| Error::missing(error, Noun::Guest))
}

pub(crate) fn check_room(r: &mut Reading<'_>, who: &Organiser, scope: &EventScope, more: usize) -> Result<(), Error> {
    let present = usize::try_from(rows::room_taken(r.conn, scope)?).unwrap_or(usize::MAX);
    if present.saturating_add(more) > GUESTS_PER_EVENT_MAX {
        return Err(Error::TooLarge(format!(
            "An event holds at most {} guests.",
            text::with_commas(GUESTS_PER_EVENT_MAX.try_into().unwrap_or(u64::MAX))
        )));
    }
    quota::check_guests(r, who, more)
}

pub(crate) fn find_or_create_party(tx: &mut Tx<'_>, scope: &EventScope, name: &str) -> Result<Party, Error> {
    if let Some(id) = parties::find_named(tx.conn, scope, name)? {
        return Ok(Party {
            id,
            name: name.to_owned(),
        });
    }
    let party = Party {
        id: PartyId::from_random(&tx.id_bytes()?),
        name: name.to_owned(),
    };
    let now = tx.now;
    parties::insert(tx.conn, scope, &party, now)?;
    Ok(party)
}

/// Builds a guest with a drawn code, not yet stored.
pub(crate) fn new_guest(
    random: &dyn Random,
    scope: &EventScope,
    draft: GuestDraft,
    party: Option<Party>,
) -> Result<Guest, Error> {
    Ok(Guest {
        id: GuestId::from_random(&id_bytes(random)?),
        event_id: scope.event_id().clone(),
        texts: draft.texts,
        rsvp: draft.rsvp,
        arrived: draft.arrived,
        party,
        table_id: None,
        lookup_code: codes::draw(random)?,
    })
}

fn view(r: &mut Reading<'_>, scope: &EventScope, id: &GuestId) -> Result<GuestView, Error> {
    let guest = rows::get(r.conn, scope, id).map_err(|error| Error::missing(error, Noun::Guest))?;
    views(r, scope, vec![guest])?.pop().ok_or(Error::NotFound(Noun::Guest))
}

/// Adds table and seat. A table without a seat is looked up among the seats of the plan, which name their tables.
fn views(r: &mut Reading<'_>, scope: &EventScope, guests: Vec<SeatedGuest>) -> Result<Vec<GuestView>, Error> {
    let loose = guests
        .iter()
        .any(|guest| guest.seat.is_none() && guest.guest.table_id.is_some());
    let all = if loose {
        seats::of_event(r.conn, scope)?
    } else {
        Vec::new()
    };
    // Any seat names its table; the first one does, as the seats are read in a fixed order.
    let mut of_table: HashMap<&str, &Seat> = HashMap::new();
    for seat in &all {
        of_table.entry(&seat.table_id).or_insert(seat);
    }
    let view = |SeatedGuest { guest, seat, by }: SeatedGuest| {
        let named = seat
            .as_ref()
            .or_else(|| guest.table_id.as_deref().and_then(|id| of_table.get(id).copied()));
        let table = named.map(|seat| TableRef {
            id: seat.table_id.clone(),
            number: seat.table_number,
            name: seat.table_label.clone(),
        });
        let seat = seat.map(|seat| SeatRef {
            id: seat.id,
            number: seat.number,
            label: seat.label,
            by: by.unwrap_or(SeatedBy::Hand),
        });
        GuestView { guest, table, seat }
    };
    Ok(guests.into_iter().map(view).collect())
}
