//! Guests: list, get, create, update, delete, import.

use chrono::{DateTime, Utc};
use domain::account::Act;
use domain::activity::Activity;
use domain::guest::change::{Cause, FieldChange};
use domain::guest::status::{GuestStatus, Rsvp, RsvpBy};
use domain::guest::{Guest, GuestDraft, GuestPatch, NewGuest};
use domain::id::{BatchId, EventId, GuestId, PartyId};
use domain::limits::GUESTS_PER_EVENT_MAX;
use domain::live::{Changes, Kind};
use domain::party::Party;
use domain::seat::{SeatId, SeatedBy};
use domain::tag::Tag;
use domain::text;
use storage::events::EventScope;
use storage::guests as rows;
use storage::guests::parties as stored_parties;

use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::quota;
use crate::core::random::{Random, id_bytes};
use crate::core::scope;
use crate::core::service::{Reading, Tx};
use crate::guests::change_log::{new_batch, note_in};

pub(crate) mod arrivals;
pub(crate) mod bulk;
mod change;
pub(crate) mod change_log;
mod codes;
mod companions;
mod copy;
mod history;
pub mod import;
mod join_party;
mod list;
mod merge;
mod needs;
mod own_party;
pub mod parties;
pub(crate) mod party_links;
mod registered;
mod removal;
mod retention;
mod rsvp;
pub(crate) mod seat_changes;
mod shown;
mod tagging;
pub mod tags;
mod undo;
mod views;
pub(crate) mod waiting_list;

pub use bulk::BatchDone;

pub(crate) use copy::{CopiedGuests, copied, insert_copied};
pub(crate) use history::entries as history_entries;
pub use history::history;
pub(crate) use import::discard;
pub use import::{ImportReport, Problem, SkippedRow, import};
pub(crate) use import::{past_import, run_guided_import, run_import, too_large};
pub use join_party::put_in_party;
pub(crate) use list::changed_guests;
pub use list::{ListChanges, ListState, list, list_changes, list_in_slices, list_state};
pub use merge::{MergeGuests, merge};
pub use needs::{Needs, set_needs};
pub(crate) use own_party::own_party;
pub(crate) use registered::{add_registered, answer_as_guest};
pub(crate) use removal::erase_expired;
pub use removal::{delete, gone_at, remove, removed, restore};
pub(crate) use retention::erase_past_retention;
pub use rsvp::answer;
pub use shown::ShownGuest;
pub use storage::guests::RemovedGuest;
pub use storage::guests::changes::Entry as GuestChange;
pub use tagging::tag;
pub use undo::undo;
use views::Views;
pub(crate) use views::{table_name, tables};

/// A guest with table and seat as people call them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestView {
    /// The guest.
    pub guest: Guest,
    /// The table, with or without a seat.
    pub table: Option<TableRef>,
    /// The seat.
    pub seat: Option<SeatRef>,
    /// The tags by name.
    pub tags: Vec<Tag>,
    /// The guest who brings this one.
    pub plus_one_of: Option<GuestId>,
    /// The position on the waiting list, from 1.
    pub waiting_position: Option<u32>,
}

/// A guest that was added or changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChangedGuest {
    /// The guest as it is now.
    pub guest: GuestView,
    /// The action, to undo it; `None` when nothing in the history changed.
    pub batch: Option<BatchId>,
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
        GuestStatus::new(self.guest.rsvp, self.guest.arrived, self.seat.is_some())
    }
}

/// Returns one guest.
pub fn get(r: &mut Reading<'_>, organiser: &Organiser, id: &GuestId) -> Result<GuestView, Error> {
    let scope = scope(r, organiser, id)?;
    view(r, organiser, &scope, id)
}

/// Adds a guest to an event.
pub fn create(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId, input: NewGuest) -> Result<ChangedGuest, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(tx, organiser, event)?;
    let guest = add(tx, organiser, &scope, input)?;
    let name = guest.texts.full_name();
    let added = FieldChange::new(&guest.id, FieldChange::ADDED, "", name.clone());
    let batch = new_batch(tx.random())?;
    note_in(tx, organiser, &scope, (&batch, Cause::Edit), &[added])?;
    activity::record(tx, organiser, &scope, &Activity::GuestAdded { name })?;
    Ok(ChangedGuest {
        guest: view(tx, organiser, &scope, &guest.id)?,
        batch: Some(batch),
    })
}

/// Stores a guest, for callers that write their own entry in the activity log.
pub(crate) fn add(tx: &mut Tx<'_>, organiser: &Organiser, scope: &EventScope, input: NewGuest) -> Result<Guest, Error> {
    check_room(tx, organiser, scope, 1)?;
    let (tags, host) = (input.tags.clone(), input.plus_one_of.clone());
    let draft = input.check()?;
    let party = draft
        .party
        .as_deref()
        .map(|name| find_or_create_party(tx, scope, name))
        .transpose()?;
    let mut guests = [new_guest(
        tx.random(),
        scope,
        draft,
        party,
        (tx.now, RsvpBy::Organiser),
    )?];
    codes::insert(tx, scope, &mut guests, None)?;
    let [guest] = guests;
    if guest.arrived {
        arrivals::mark(tx, organiser, scope, &guest.id, true)?;
    }
    companions::set_tags(tx, organiser, scope, &guest.id, &tags)?;
    companions::set_host(tx, scope, &guest.id, host.as_deref())?;
    Ok(guest)
}

/// Changes a guest. Declining frees the seat; a table or seat in the patch goes through the one seating use case.
/// Door staff may mark arrivals and nothing else.
pub fn update(tx: &mut Tx<'_>, organiser: &Organiser, id: &GuestId, patch: GuestPatch) -> Result<ChangedGuest, Error> {
    organiser.must(if patch.only_marks_arrival() {
        Act::MarkArrivals
    } else {
        Act::Edit
    })?;
    let known = scope(tx, organiser, id)?;
    arrivals::lock_for(tx, &known, &patch)?;
    let scope = lock(tx, organiser, id)?;
    let batch = change::apply(tx, organiser, &scope, id, &patch)?;
    Ok(ChangedGuest {
        guest: view(tx, organiser, &scope, id)?,
        batch,
    })
}

fn scope(r: &mut Reading<'_>, organiser: &Organiser, id: &GuestId) -> Result<EventScope, Error> {
    rows::scope(r.conn, organiser.organisation_id(), id).map_err(|error| Error::missing(error, Noun::Guest))
}

/// Locks a guest that is about to change, so that concurrent writers see each other's changes, and returns its event.
pub(crate) fn lock(tx: &mut Tx<'_>, organiser: &Organiser, id: &GuestId) -> Result<EventScope, Error> {
    rows::lock(tx.conn, organiser.organisation_id(), id).map_err(|error| Error::missing(error, Noun::Guest))
}

pub(crate) fn check_room(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    more: usize,
) -> Result<(), Error> {
    check_event_room(r, scope, more)?;
    quota::check_guests(r, organiser, more)
}

/// Checks only the limit of the event, for guests already counted towards that of the organisation.
fn check_event_room(r: &mut Reading<'_>, scope: &EventScope, more: usize) -> Result<(), Error> {
    let present = usize::try_from(rows::room_taken(r.conn, scope)?).unwrap_or(usize::MAX);
    check_event_size(present.saturating_add(more))
}

/// Refuses more guests than one event may have.
pub(crate) fn check_event_size(guests: usize) -> Result<(), Error> {
    if guests > GUESTS_PER_EVENT_MAX {
        return Err(Error::TooLarge(format!(
            "Events are limited to {} guests.",
            text::with_commas(GUESTS_PER_EVENT_MAX.try_into().unwrap_or(u64::MAX))
        )));
    }
    Ok(())
}

pub(crate) fn find_or_create_party(tx: &mut Tx<'_>, scope: &EventScope, name: &str) -> Result<Party, Error> {
    // The party gets a guest, also when it is known.
    tx.note(scope, Changes::any(Kind::Parties));
    if let Some(id) = stored_parties::find_named(tx.conn, scope, name)? {
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
    stored_parties::insert(tx.conn, scope, &party, now)?;
    Ok(party)
}

/// Stores guests of a new event, redrawing codes that are taken.
pub(crate) fn insert_with_free_codes(tx: &mut Tx<'_>, scope: &EventScope, guests: &mut [Guest]) -> Result<(), Error> {
    codes::insert(tx, scope, guests, None)
}

/// Builds a guest with a drawn code, not yet stored.
pub(crate) fn new_guest(
    random: &dyn Random,
    scope: &EventScope,
    draft: GuestDraft,
    party: Option<Party>,
    (now, by): (DateTime<Utc>, RsvpBy),
) -> Result<Guest, Error> {
    Ok(Guest {
        id: GuestId::from_random(&id_bytes(random)?),
        event_id: scope.event_id().clone(),
        texts: draft.texts,
        rsvp: draft.rsvp,
        answered: (draft.rsvp != Rsvp::NoAnswer).then_some((now, by)),
        vip: draft.vip,
        wheelchair: draft.wheelchair,
        added_at: now,
        arrived: draft.arrived,
        party,
        table_id: None,
        lookup_code: codes::draw(random)?,
    })
}

fn view(r: &mut Reading<'_>, organiser: &Organiser, scope: &EventScope, id: &GuestId) -> Result<GuestView, Error> {
    let guest = rows::get(r.conn, scope, id).map_err(|error| Error::missing(error, Noun::Guest))?;
    let view = Views::of_one(r, organiser, scope, id)?
        .build(r, scope, vec![guest])?
        .pop();
    view.ok_or(Error::NotFound(Noun::Guest))
}
