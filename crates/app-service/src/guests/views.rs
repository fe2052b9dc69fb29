//! Guests with table and seat as people call them.

use std::collections::{BTreeSet, HashMap};

use domain::guest::Guest;
use domain::guest::status::Rsvp;
use domain::id::GuestId;
use domain::seat::SeatedBy;
use domain::tag::Tag;
use storage::events::EventScope;
use storage::guests::SeatedGuest;
use storage::{
    guests::{plus_ones, tags},
    seating::seats,
};

use super::{GuestView, SeatRef, TableRef};
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Reading;
use crate::guests::waiting_list;

/// Builds the views of one event's guests, and keeps what several slices of a list need.
pub(super) struct Views {
    /// The tables of the plan by id; read when a guest has a table without a seat.
    tables: Option<HashMap<String, TableRef>>,
    /// The tags of the organisation by name.
    tags: Vec<Tag>,
    /// The ids of tags by guest.
    tagged: HashMap<String, Vec<String>>,
    /// Who brings a guest, by guest.
    hosts: HashMap<String, GuestId>,
    /// The positions on the waiting list; read when a guest may be on it.
    waiting: Option<HashMap<GuestId, u32>>,
}

impl Views {
    /// Reads what the views of all guests of an event need, in one query for each kind.
    pub(super) fn of_event(r: &mut Reading<'_>, organiser: &Organiser, scope: &EventScope) -> Result<Self, Error> {
        let tagged = tags::of_guests(r.conn, scope, None)?;
        let hosts = plus_ones::hosts(r.conn, scope, None)?;
        Self::new(r, organiser, tagged, hosts)
    }

    /// Reads what the view of one guest needs.
    pub(super) fn of_one(
        r: &mut Reading<'_>,
        organiser: &Organiser,
        scope: &EventScope,
        guest: &GuestId,
    ) -> Result<Self, Error> {
        Self::of_some(r, organiser, scope, &BTreeSet::from([guest.clone()]))
    }

    /// Reads what the views of these guests need.
    pub(super) fn of_some(
        r: &mut Reading<'_>,
        organiser: &Organiser,
        scope: &EventScope,
        guests: &BTreeSet<GuestId>,
    ) -> Result<Self, Error> {
        let ids: Vec<&GuestId> = guests.iter().collect();
        let tagged = tags::of_guests(r.conn, scope, Some(&ids))?;
        let hosts = plus_ones::hosts(r.conn, scope, Some(&ids))?;
        Self::new(r, organiser, tagged, hosts)
    }

    fn new(
        r: &mut Reading<'_>,
        organiser: &Organiser,
        tagged: HashMap<String, Vec<String>>,
        hosts: HashMap<String, GuestId>,
    ) -> Result<Self, Error> {
        let tags = if tagged.is_empty() {
            Vec::new()
        } else {
            tags::of_organisation(r.conn, organiser.organisation_id())?
        };
        Ok(Self {
            tables: None,
            tags,
            tagged,
            hosts,
            waiting: None,
        })
    }

    fn tags_of(&self, guest: &GuestId) -> Vec<Tag> {
        let Some(ids) = self.tagged.get(guest.as_str()) else {
            return Vec::new();
        };
        let carried = self
            .tags
            .iter()
            .filter(|tag| ids.iter().any(|id| id == tag.id.as_str()));
        carried.cloned().collect()
    }

    /// Adds table, seat and the position on the waiting list. A table without a seat is looked up among the seats of the plan, which name their tables.
    pub(super) fn build(
        &mut self,
        r: &mut Reading<'_>,
        scope: &EventScope,
        guests: Vec<SeatedGuest>,
    ) -> Result<Vec<GuestView>, Error> {
        let needs_tables = guests
            .iter()
            .any(|guest| guest.seat.is_none() && guest.guest.table_id.is_some());
        if needs_tables && self.tables.is_none() {
            self.tables = Some(tables(r, scope)?);
        }
        if self.waiting.is_none() && guests.iter().any(|guest| guest.guest.rsvp == Rsvp::Maybe) {
            self.waiting = Some(waiting_list::positions(r, scope)?);
        }
        Ok(guests.into_iter().map(|guest| self.view(guest)).collect())
    }

    fn view(&self, SeatedGuest { guest, seat, by }: SeatedGuest) -> GuestView {
        let table = match &seat {
            Some(seat) => Some(TableRef {
                id: seat.table_id.clone(),
                number: seat.table_number,
                name: seat.table_label.clone(),
            }),
            None => self.table_without_seat(&guest),
        };
        let seat = seat.map(|seat| SeatRef {
            id: seat.id,
            number: seat.number,
            label: seat.label,
            by: by.unwrap_or(SeatedBy::Hand),
        });
        GuestView {
            table,
            seat,
            tags: self.tags_of(&guest.id),
            plus_one_of: self.hosts.get(guest.id.as_str()).cloned(),
            waiting_position: self
                .waiting
                .as_ref()
                .and_then(|waiting| waiting.get(&guest.id).copied()),
            guest,
        }
    }

    fn table_without_seat(&self, guest: &Guest) -> Option<TableRef> {
        let tables = self.tables.as_ref()?;
        tables.get(guest.table_id.as_deref()?).cloned()
    }
}

/// Returns the name of a table that was chosen without a seat.
pub(crate) fn table_name(
    r: &mut Reading<'_>,
    scope: &EventScope,
    table: Option<&str>,
) -> Result<Option<String>, Error> {
    let Some(table) = table else { return Ok(None) };
    Ok(tables(r, scope)?.remove(table).map(|table| table.name))
}

/// Reads the tables of a plan. Any seat names its table; the first one does, as the seats are read in a fixed order.
pub(crate) fn tables(r: &mut Reading<'_>, scope: &EventScope) -> Result<HashMap<String, TableRef>, Error> {
    let mut tables = HashMap::new();
    let room = scope::first_room(r, scope)?;
    for seat in seats::of_room(r.conn, &room)? {
        tables.entry(seat.table_id.clone()).or_insert_with(|| TableRef {
            id: seat.table_id,
            number: seat.table_number,
            name: seat.table_label,
        });
    }
    Ok(tables)
}
