//! The list that a device takes along for work offline.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use domain::account::Act;
use domain::check_in::Counts;
use domain::event::Event;
use domain::guest::status::Rsvp;
use domain::id::{EventId, GuestId};
use domain::lookup_code::LookupCode;
use domain::party::Party;
use storage::events::{self, EventScope};
use storage::guests::{self as guest_rows, SeatedGuest};
use storage::{check_in as rows, check_in::Entry};
use storage::{events::versions, seating::seats};

use super::door_guests::Places;
use super::{Arrival, cursor};
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Reading;
use crate::guests::{SeatRef, TableRef};
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
    let micros = version.changed_at.map_or(0, |at| at.timestamp_micros());
    Ok(format!("{}-{micros}-{}", version.count, rows::latest(r.conn, scope)?))
}

/// Hands over the guests of an event by name, and returns the rest of the list with its mark. Memory holds one slice of
/// guests, however long the list is.
pub fn door_list(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    mut visit: impl FnMut(ExpectedGuest) -> Result<(), Error>,
) -> Result<(DoorList, String), Error> {
    organiser.must(Act::MarkArrivals)?;
    let scope = scope::of_event(r, organiser, event)?;
    let mut arrivals = rows::arrivals(r.conn, &scope)?;
    let walk_ins = rows::walk_ins(r.conn, &scope)?;
    let mut tokens = rows::token_hashes(r.conn, &scope)?;
    let mut places = Places::default();
    for ids in guest_rows::ids_by_name(r.conn, &scope)?.chunks(SLICE) {
        for SeatedGuest { guest, seat, by } in guest_rows::some(r.conn, &scope, ids)? {
            let (table, seat) = places.of(r, &scope, guest.table_id.as_deref(), seat.zip(by))?;
            let mut token_hashes = tokens.tickets.remove(guest.id.as_str()).unwrap_or_default();
            let link = guest
                .party
                .as_ref()
                .and_then(|party| tokens.links.get(party.id.as_str()));
            token_hashes.extend(link.cloned());
            visit(ExpectedGuest {
                expected: guest.rsvp != Rsvp::Declined,
                walk_in: walk_ins.contains(guest.id.as_str()),
                arrivals: arrivals
                    .remove(&guest.id)
                    .unwrap_or_default()
                    .iter()
                    .map(arrival)
                    .collect(),
                id: guest.id,
                first_name: guest.texts.first_name,
                last_name: guest.texts.last_name,
                code: guest.lookup_code,
                token_hashes,
                party: guest.party,
                table,
                seat,
            })?;
        }
    }
    let list = DoorList {
        event: events::get(r.conn, &scope)?,
        cursor: cursor(rows::latest(r.conn, &scope)?),
        counts: rows::counts(r.conn, &scope)?,
        made_at: r.now,
        tables: tables(r, &scope)?,
    };
    let mark = mark(r, &scope)?;
    Ok((list, mark))
}

fn arrival(entry: &Entry) -> Arrival {
    Arrival::from(entry)
}

/// Counts the seats of each table. The seats are read by the number of their table.
fn tables(r: &mut Reading<'_>, scope: &EventScope) -> Result<Vec<DoorTable>, Error> {
    let open = OpenSeats::read(r, scope, &[])?.ids();
    let mut tables: Vec<DoorTable> = Vec::new();
    let mut places: HashMap<String, usize> = HashMap::new();
    for seat in seats::of_event(r.conn, scope)? {
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
