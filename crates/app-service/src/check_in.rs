//! Check-in: receives entries from devices at the doors, keeps their log, and provides the list that devices store
//! offline.
//!
//! `batch` decides the entries of a request one after the other over the part of the log that they are about (`book`);
//! `named` finds the guests they name. The state of an event is that of `domain::check_in::merge`.

use chrono::{DateTime, Utc};
use domain::account::Act;
use domain::check_in::{Counts, EntryKind, EntryResult, Invalidity};
use domain::id::{EventId, GuestId};
use domain::invalid::Invalid;
use domain::limits::{CHECK_INS_PAGE, CHECK_INS_PAGE_MAX};
use storage::check_in as rows;

use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Reading;

mod answers;
mod batch;
mod book;
mod door_guests;
mod door_list;
mod named;
pub mod tickets;
mod walk_ins;

pub use batch::{Batch, receive};
pub use door_guests::{DoorGuest, DoorParty};
pub use door_list::{DoorChanges, DoorList, DoorTable, ExpectedGuest, door_changes, door_guests, door_list, log_mark};

/// The outcome of a request.
#[derive(Clone, Debug, PartialEq)]
pub struct Received {
    /// A result for each entry, in the order of the request.
    pub answers: Vec<Answer>,
    /// The figures afterwards.
    pub counts: Counts,
    /// The latest entry of the log.
    pub cursor: String,
}

/// The outcome of an entry.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// The id of the entry, if it has one.
    pub id: Option<String>,
    /// The result.
    pub outcome: Outcome,
    /// The guest as the door may see one.
    pub guest: Option<DoorGuest>,
}

/// The result of an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Outcome {
    /// The entry is in the log.
    Stored {
        /// The word.
        result: EntryResult,
        /// The first arrival of a guest who was present.
        first: Option<Arrival>,
        /// Name and start of the event that the code belongs to.
        event: Option<(String, DateTime<Utc>)>,
    },
    /// The entry is not in the log and may be sent again.
    Invalid(Invalidity),
}

/// An entry that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// Names the entry.
    pub id: String,
    /// When, by the clock of the server.
    pub at: DateTime<Utc>,
    /// The label of the device.
    pub device: String,
    /// The name of who recorded it, unless that account is gone.
    pub by: Option<String>,
}

/// Entries of the log in the order of storing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// At most as many as were asked for.
    pub entries: Vec<LoggedEntry>,
    /// The figures as of now.
    pub counts: Counts,
    /// Where the next page begins.
    pub cursor: String,
    /// Whether more entries follow.
    pub more: bool,
}

/// An entry of the log. What was scanned is not part of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoggedEntry {
    /// What it says, and when.
    pub arrival: Arrival,
    /// Its kind.
    pub kind: EntryKind,
    /// The guest, if the event has one.
    pub guest: Option<GuestId>,
    /// When, by the clock of the device.
    pub at: DateTime<Utc>,
    /// When it was received.
    pub received_at: DateTime<Utc>,
    /// The first answer.
    pub result: EntryResult,
    /// Whether it counts now.
    pub counts: bool,
    /// The entry that an undo names.
    pub undoes: Option<String>,
    /// The name of a walk-in.
    pub name: Option<String>,
}

impl From<&rows::Entry> for Arrival {
    fn from(entry: &rows::Entry) -> Self {
        Self {
            id: entry.id.clone(),
            at: entry.corrected_at,
            device: entry.device.clone(),
            by: entry.by.clone(),
        }
    }
}

/// Returns what was stored after a cursor. The entries of removed guests are without names and do not count.
pub fn page(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    since: Option<&str>,
    limit: Option<i64>,
) -> Result<Page, Error> {
    organiser.must(Act::MarkArrivals)?;
    let scope = scope::of_event(r, organiser, event)?;
    let after = since.map(read_cursor).transpose()?.unwrap_or(0);
    let limit = limit.unwrap_or(CHECK_INS_PAGE).clamp(1, CHECK_INS_PAGE_MAX);
    // One extra row shows whether there is a next page.
    let mut stored = rows::page(r.conn, &scope, after, limit + 1)?;
    let wanted = usize::try_from(limit).unwrap_or(usize::MAX);
    let more = stored.len() > wanted;
    stored.truncate(wanted);
    let mut guests: Vec<&GuestId> = stored.iter().filter_map(|entry| entry.guest.as_ref()).collect();
    guests.sort();
    guests.dedup();
    let listed = rows::listed_among(r.conn, &scope, &guests)?;
    let last = stored.last().map_or(after, |entry| entry.sequence);
    let logged = |entry: rows::Entry| {
        let is_listed = entry.guest.as_ref().is_some_and(|guest| listed.contains(guest));
        LoggedEntry {
            arrival: Arrival::from(&entry),
            counts: entry.counts && is_listed,
            name: entry.name.filter(|_| is_listed),
            kind: entry.kind,
            guest: entry.guest,
            at: entry.at,
            received_at: entry.received_at,
            result: entry.result,
            undoes: entry.undoes,
        }
    };
    Ok(Page {
        entries: stored.into_iter().map(logged).collect(),
        counts: rows::counts(r.conn, &scope)?,
        cursor: cursor(last),
        more,
    })
}

fn cursor(sequence: i64) -> String {
    format!("c{sequence}")
}

fn read_cursor(text: &str) -> Result<i64, Invalid> {
    let digits = text
        .strip_prefix('c')
        .filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()));
    let sequence = digits.and_then(|digits| digits.parse().ok());
    sequence.ok_or_else(|| Invalid::new("since", "This is not the cursor of an answer."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_reads_back_and_other_texts_are_refused() {
        assert_eq!(read_cursor(&cursor(17)), Ok(17));
        for text in ["", "c", "17", "c-1", "c+1", "c99999999999999999999", "c1 "] {
            assert_eq!(read_cursor(text).unwrap_err().field, "since", "{text:?}");
        }
    }
}
