//! Guests: list, get, create, update, delete, import.

use domain::guest::status::{GuestStatus, Rsvp};
use domain::guest::{Guest, GuestDraft, GuestPatch, NewGuest};
use domain::id::{EventId, GuestId, PartyId};
use domain::limits::GUESTS_PER_EVENT_MAX;
use domain::party::{self, Party};
use domain::plan::ElementId;
use domain::seat::{SeatId, SeatedBy};
use storage::events::EventScope;
use storage::guests::{self as rows, Seatable, SeatedGuest};
use storage::{parties, seats};

use crate::actor::Organiser;
use crate::error::{Error, Noun};
use crate::service::{Reading, Tx};
use crate::{events, seating};

mod codes;
mod copy;
mod import;

pub(crate) use copy::copy;
pub use import::{ImportReport, Problem, SkippedRow, import};

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
}

impl GuestView {
    /// Returns the status word, computed from answer, arrival and seat.
    pub fn status(&self) -> GuestStatus {
        GuestStatus::of(self.guest.rsvp, self.guest.arrived, self.seat.is_some())
    }
}

/// Returns the guests of an event by name.
pub fn list(r: &mut Reading<'_>, who: &Organiser, event: &EventId) -> Result<Vec<GuestView>, Error> {
    let scope = events::scope(r, who, event)?;
    let guests = rows::of_event(r.conn, &scope)?;
    views(r, &scope, guests)
}

/// Returns one guest.
pub fn get(r: &mut Reading<'_>, who: &Organiser, id: &GuestId) -> Result<GuestView, Error> {
    let scope = scope(r, who, id)?;
    view(r, &scope, id)
}

/// Adds a guest to an event.
pub fn create(tx: &mut Tx<'_>, who: &Organiser, event: &EventId, input: NewGuest) -> Result<GuestView, Error> {
    who.must_edit()?;
    let scope = events::scope(tx, who, event)?;
    check_room(tx, &scope, 1)?;
    let draft = input.check()?;
    let party = draft
        .party
        .as_deref()
        .map(|name| find_or_create_party(tx, &scope, name))
        .transpose()?;
    let mut guests = [new_guest(tx, &scope, draft, party)?];
    codes::insert(tx, &scope, &mut guests)?;
    let [guest] = guests;
    view(tx, &scope, &guest.id)
}

/// Changes a guest. Declining frees the seat; a table or seat in the patch goes through the one seating use case.
pub fn update(tx: &mut Tx<'_>, who: &Organiser, id: &GuestId, patch: GuestPatch) -> Result<GuestView, Error> {
    who.must_edit()?;
    let scope = lock(tx, who, id)?;
    let old = rows::get(tx.conn, &scope, id)?.guest;
    let mut new = old.clone();
    new.texts = patch.texts(&old.texts)?;
    (new.rsvp, new.arrived) = patch.states(old.rsvp, old.arrived)?;
    if let Some(name) = &patch.party {
        let name = party::name(name.as_deref().unwrap_or_default())?;
        new.party = name.map(|name| find_or_create_party(tx, &scope, &name)).transpose()?;
    }
    if let Some(table) = &patch.table_id {
        new.table_id = checked_table(tx, &scope, table.as_deref())?;
    }
    if new != old {
        let now = tx.now;
        rows::update(tx.conn, &scope, &new, now)?;
    }
    leave_party(tx, &scope, &old, &new)?;
    reseat(tx, &scope, &new, &patch)?;
    view(tx, &scope, id)
}

/// Removes a guest; the seat becomes free, and a party without guests goes.
pub fn delete(tx: &mut Tx<'_>, who: &Organiser, id: &GuestId) -> Result<(), Error> {
    who.must_edit()?;
    let scope = lock(tx, who, id)?;
    let guest = rows::get(tx.conn, &scope, id)?.guest;
    rows::delete(tx.conn, &scope, id)?;
    if let Some(party) = &guest.party {
        rows::delete_empty_party(tx.conn, &scope, &party.id)?;
    }
    let now = tx.now;
    Ok(storage::events::touch(tx.conn, &scope, now)?)
}

fn scope(r: &mut Reading<'_>, who: &Organiser, id: &GuestId) -> Result<EventScope, Error> {
    rows::scope(r.conn, who.organisation_id(), id).map_err(|error| events::missing(error, Noun::Guest))
}

/// The same for a guest that is about to change: whoever comes second reads what the first one wrote.
fn lock(tx: &mut Tx<'_>, who: &Organiser, id: &GuestId) -> Result<EventScope, Error> {
    rows::lock(tx.conn, who.organisation_id(), id).map_err(|error| events::missing(error, Noun::Guest))
}

/// Brings the seat in line with a patch: declined guests lose it, a table without a seat takes it away, a seat moves.
fn reseat(tx: &mut Tx<'_>, scope: &EventScope, guest: &Guest, patch: &GuestPatch) -> Result<(), Error> {
    let wanted = patch
        .seat_id
        .as_ref()
        .map(|seat| seat.as_deref().filter(|seat| !seat.is_empty()));
    if guest.rsvp == Rsvp::Declined {
        if let Some(Some(_)) = wanted {
            return Err(Error::Conflict(crate::error::Conflict::GuestCancelled));
        }
        return seating::release(tx, scope, &guest.id);
    }
    match wanted {
        Some(Some(seat)) => {
            let seat = seating::seat_id(seat)?;
            if storage::seat_assignments::find_seat(tx.conn, scope, &guest.id)?.as_ref() == Some(&seat) {
                return Ok(());
            }
            let seatable = Seatable {
                scope: scope.clone(),
                rsvp: guest.rsvp,
                table_id: guest.table_id.clone(),
            };
            seating::place(tx, &seatable, &guest.id, seat, SeatedBy::Hand).map(drop)
        }
        Some(None) => seating::release(tx, scope, &guest.id),
        None => leave_other_table(tx, scope, guest, patch),
    }
}

/// Choosing another table clears the seat; choosing the table of the seat changes nothing.
fn leave_other_table(tx: &mut Tx<'_>, scope: &EventScope, guest: &Guest, patch: &GuestPatch) -> Result<(), Error> {
    let Some(table) = &patch.table_id else { return Ok(()) };
    let seat = storage::seat_assignments::find_seat(tx.conn, scope, &guest.id)?;
    match (seat, table.as_deref()) {
        (Some(seat), Some(table)) if seat.table() == table => Ok(rows::set_table(tx.conn, scope, &guest.id, None)?),
        (Some(_), _) => seating::release(tx, scope, &guest.id),
        (None, _) => Ok(()),
    }
}

fn checked_table(tx: &mut Tx<'_>, scope: &EventScope, table: Option<&str>) -> Result<Option<String>, Error> {
    match table.filter(|table| !table.is_empty()) {
        // PostgreSQL takes no text with a NUL in it, so what cannot be an id is not even looked up.
        Some(table) if ElementId::parse(table).is_ok() && seats::table_exists(tx.conn, scope, table)? => {
            Ok(Some(table.to_owned()))
        }
        Some(_) => Err(Error::NotFound(Noun::Table)),
        None => Ok(None),
    }
}

fn leave_party(tx: &mut Tx<'_>, scope: &EventScope, old: &Guest, new: &Guest) -> Result<(), Error> {
    match &old.party {
        Some(party) if new.party.as_ref() != Some(party) => Ok(rows::delete_empty_party(tx.conn, scope, &party.id)?),
        _ => Ok(()),
    }
}

pub(crate) fn check_room(tx: &mut Tx<'_>, scope: &EventScope, more: usize) -> Result<(), Error> {
    let present = usize::try_from(rows::count(tx.conn, scope)?).unwrap_or(usize::MAX);
    if present.saturating_add(more) > GUESTS_PER_EVENT_MAX {
        return Err(Error::TooLarge(format!(
            "An event holds at most {GUESTS_PER_EVENT_MAX} guests."
        )));
    }
    Ok(())
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
    tx: &Tx<'_>,
    scope: &EventScope,
    draft: GuestDraft,
    party: Option<Party>,
) -> Result<Guest, Error> {
    Ok(Guest {
        id: GuestId::from_random(&tx.id_bytes()?),
        event_id: scope.event_id().clone(),
        texts: draft.texts,
        rsvp: draft.rsvp,
        arrived: draft.arrived,
        party,
        table_id: None,
        lookup_code: tx.draw_code()?,
    })
}

fn view(r: &mut Reading<'_>, scope: &EventScope, id: &GuestId) -> Result<GuestView, Error> {
    let guest = rows::get(r.conn, scope, id).map_err(|error| events::missing(error, Noun::Guest))?;
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
    let of_table = |id: &str| all.iter().find(|seat| seat.table_id == id);
    let view = |SeatedGuest { guest, seat }: SeatedGuest| {
        let named = seat.as_ref().or_else(|| guest.table_id.as_deref().and_then(of_table));
        let table = named.map(|seat| TableRef {
            id: seat.table_id.clone(),
            number: seat.table_number,
            name: seat.table_label.clone(),
        });
        let seat = seat.map(|seat| SeatRef {
            id: seat.id,
            number: seat.number,
            label: seat.label,
        });
        GuestView { guest, table, seat }
    };
    Ok(guests.into_iter().map(view).collect())
}
