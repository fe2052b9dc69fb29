//! The list that a device takes along for work offline.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use domain::account::Act;
use domain::check_in::{Counts, EntryKind};
use domain::event::Event;
use domain::guest::status::Rsvp;
use domain::id::{EventId, GuestId};
use domain::lookup_code::LookupCode;
use domain::party::Party;
use storage::check_in::{self as rows, Entry, TokenHashes};
use storage::events::{self, EventScope};
use storage::guests::{self as guest_rows, SeatedGuest};
use storage::{events::versions, seating::seats};

use super::door_guests::Places;
use super::{Arrival, cursor};
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Reading;
use crate::guests::{self, SeatRef, TableRef};
use crate::seating::open::OpenSeats;

/// Guests that are read at a time.
const SLICE: usize = 250;

/// What is known of an event besides its guests.
#[derive(Clone, Debug, PartialEq)]
pub struct DoorList {
    /// The event.
    pub event: Event,
    /// The latest entry of the log that is in the list.
    pub cursor: String,
    /// The figures.
    pub counts: Counts,
    /// When the list was made.
    pub made_at: DateTime<Utc>,
    /// The tables by number.
    pub tables: Vec<DoorTable>,
}

/// A table and its free seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoorTable {
    /// The table as people call it.
    pub table: TableRef,
    /// How many seats it has.
    pub seats: usize,
    /// How many of them the door may give away: free, and not of a locked or head table or reserved.
    pub free: usize,
}

/// A guest as a device keeps one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExpectedGuest {
    /// Names the guest.
    pub id: GuestId,
    /// First name.
    pub first_name: String,
    /// Last name.
    pub last_name: String,
    /// The look-up code.
    pub code: LookupCode,
    /// SHA-256 of the tokens of ticket and personal link.
    pub token_hashes: Vec<Vec<u8>>,
    /// Whether the guest did not decline.
    pub expected: bool,
    /// Whether the guest was not on the list before.
    pub walk_in: bool,
    /// The party.
    pub party: Option<Party>,
    /// The table, with or without a seat.
    pub table: Option<TableRef>,
    /// The seat.
    pub seat: Option<SeatRef>,
    /// The entries that count, the one that is shown first.
    pub arrivals: Vec<Arrival>,
}

/// Returns what changes with everything in the list and in the log: the version of the event, and the latest entry.
pub fn log_mark(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<String, Error> {
    organiser.must(Act::MarkArrivals)?;
    let scope = scope::of_event(r, organiser, event)?;
    mark(r, &scope)
}

fn mark(r: &mut Reading<'_>, scope: &EventScope) -> Result<String, Error> {
    let version = versions::get(r.conn, scope)?;
    Ok(format!("{version}-{}", rows::latest(r.conn, scope)?))
}

/// Hands over the guests of an event by name, and returns the mark of the list. Memory holds one slice of guests, however
/// long the list is.
pub fn door_guests(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    mut visit: impl FnMut(ExpectedGuest) -> Result<(), Error>,
) -> Result<String, Error> {
    organiser.must(Act::MarkArrivals)?;
    let scope = scope::of_event(r, organiser, event)?;
    let mut known = Known {
        arrivals: rows::arrivals(r.conn, &scope)?,
        walk_ins: rows::walk_ins(r.conn, &scope)?,
        tokens: rows::token_hashes(r.conn, &scope, None)?,
        places: Places::default(),
    };
    for ids in guest_rows::ids_by_name(r.conn, &scope)?.chunks(SLICE) {
        for guest in guest_rows::some(r.conn, &scope, ids)? {
            visit(known.expected(r, &scope, guest)?)?;
        }
    }
    mark(r, &scope)
}

/// What has changed in the list of a door.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoorChanges {
    /// The mark of the present state.
    pub mark: String,
    /// The guests who are new or may look different, by name.
    pub changed: Vec<ExpectedGuest>,
    /// Guests who may have been in the list that was seen and are not in the present one.
    pub removed: Vec<GuestId>,
}

/// Returns what has changed in the guests of a door since a mark; `None` when too much has.
pub fn door_changes(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    seen: &str,
) -> Result<Option<DoorChanges>, Error> {
    organiser.must(Act::MarkArrivals)?;
    let scope = scope::of_event(r, organiser, event)?;
    let Some((seen, _)) = seen.rsplit_once('-') else {
        return Ok(None);
    };
    let present = versions::get(r.conn, &scope)?;
    let Some(mut ids) = guests::changed_guests(r, &scope, seen, &present)? else {
        return Ok(None);
    };
    let named: Vec<&GuestId> = ids.iter().collect();
    let entries = rows::of_guests(r.conn, &scope, &named)?;
    let mut known = Known {
        walk_ins: walk_ins(&entries),
        arrivals: rows::by_guest(entries.into_iter().filter(|entry| entry.counts)),
        tokens: rows::token_hashes(r.conn, &scope, Some(&named))?,
        places: Places::default(),
    };
    let texts: Vec<String> = ids.iter().map(GuestId::to_string).collect();
    let mut changed = Vec::with_capacity(texts.len());
    for guest in guest_rows::some(r.conn, &scope, &texts)? {
        ids.remove(&guest.guest.id);
        changed.push(known.expected(r, &scope, guest)?);
    }
    Ok(Some(DoorChanges {
        mark: mark(r, &scope)?,
        changed,
        removed: ids.into_iter().collect(),
    }))
}

fn walk_ins(entries: &[Entry]) -> HashSet<String> {
    let walk_ins = entries.iter().filter(|entry| entry.kind == EntryKind::WalkIn);
    walk_ins
        .filter_map(|entry| Some(entry.guest.as_ref()?.to_string()))
        .collect()
}

/// Returns the list of a door without its guests.
pub fn door_list(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<DoorList, Error> {
    organiser.must(Act::MarkArrivals)?;
    let scope = scope::of_event(r, organiser, event)?;
    Ok(DoorList {
        event: events::get(r.conn, &scope)?,
        cursor: cursor(rows::latest(r.conn, &scope)?),
        counts: rows::counts(r.conn, &scope)?,
        made_at: r.now,
        tables: tables(r, &scope)?,
    })
}

/// What is known of guests besides their rows.
struct Known {
    arrivals: HashMap<GuestId, Vec<Entry>>,
    walk_ins: HashSet<String>,
    tokens: TokenHashes,
    places: Places,
}

impl Known {
    fn expected(
        &mut self,
        r: &mut Reading<'_>,
        scope: &EventScope,
        SeatedGuest { guest, seat, by }: SeatedGuest,
    ) -> Result<ExpectedGuest, Error> {
        let (table, seat) = self.places.of(r, scope, guest.table_id.as_deref(), seat.zip(by))?;
        let mut token_hashes = self.tokens.tickets.remove(guest.id.as_str()).unwrap_or_default();
        let link = guest
            .party
            .as_ref()
            .and_then(|party| self.tokens.links.get(party.id.as_str()));
        token_hashes.extend(link.cloned());
        let arrivals = self.arrivals.remove(&guest.id).unwrap_or_default();
        Ok(ExpectedGuest {
            expected: guest.rsvp != Rsvp::Declined,
            walk_in: self.walk_ins.contains(guest.id.as_str()),
            arrivals: arrivals.iter().map(arrival).collect(),
            id: guest.id,
            first_name: guest.texts.first_name,
            last_name: guest.texts.last_name,
            code: guest.lookup_code,
            token_hashes,
            party: guest.party,
            table,
            seat,
        })
    }
}

fn arrival(entry: &Entry) -> Arrival {
    Arrival::from(entry)
}

/// Counts the seats of each table. The seats are read by the number of their table.
fn tables(r: &mut Reading<'_>, scope: &EventScope) -> Result<Vec<DoorTable>, Error> {
    let scope = scope::first_seating(r, scope)?;
    let open = OpenSeats::read(r, &scope, &[])?.ids();
    let mut tables: Vec<DoorTable> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for seat in seats::of_room(r.conn, scope.room())? {
        let place = *places.entry(seat.table_id.clone()).or_insert(tables.len());
        if place == tables.len() {
            tables.push(DoorTable {
                table: TableRef {
                    id: seat.table_id,
                    number: seat.table_number,
                    name: seat.table_label,
                },
                seats: 0,
                free: 0,
            });
        }
        if let Some(table) = tables.get_mut(place) {
            table.seats += 1;
            table.free += usize::from(open.contains(&seat.id));
        }
    }
    Ok(tables)
}
