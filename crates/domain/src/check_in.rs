//! Check-in: the entries that devices at the doors send, and the state of an event as a function of the set of entries.
//!
//! [`merge`] depends neither on the order of the entries nor on repeats. An entry that is undone never counts again, and an
//! arrival that its undo did not name stays (an observed-remove set in which adding wins).

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, SubsecRound, Utc};

use crate::words::word_enum;

mod code;
mod request;

pub use code::{Scanned, scanned};
pub use request::{Doing, Invalidity, Request, is_label, is_uuid, read};

#[cfg(test)]
mod tests;

/// The device of entries that people make on the guest list.
pub const WEB_DEVICE: &str = "web";

word_enum! {
    /// What an entry says.
    EntryKind on the wire CheckInKind {
        /// A guest is here.
        Arrive = "arrive",
        /// An earlier entry does not count.
        Undo = "undo",
        /// A person who was not on the list is here.
        WalkIn = "walk_in",
    }
}

word_enum! {
    /// The answer to an entry when it was first received.
    EntryResult {
        /// The guest was not present and now is.
        Arrived = "arrived",
        /// The guest was present.
        AlreadyArrived = "already_arrived",
        /// The named entry, or this one, does not count because of an undo.
        Undone = "undone",
        /// The named entry is unknown so far or never counted.
        NotArrived = "not_arrived",
        /// The organisation has no such guest.
        UnknownCode = "unknown_code",
        /// The guest is one of another event of the organisation.
        OtherEvent = "other_event",
        /// The guest declined.
        Declined = "declined",
    }
}

/// An entry as the merge reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Names the entry within its event.
    pub id: String,
    /// What it says.
    pub kind: EntryKind,
    /// The label of the device.
    pub device: String,
    /// When it was made, corrected for the clock of the device, in milliseconds since 1970.
    pub millis: i64,
    /// The guest of an arrival; the id that the device chose of a walk-in.
    pub guest: Option<String>,
    /// Whether the guest was expected, or admitted in spite of having declined.
    pub admitted: bool,
    /// The entry that an undo names.
    pub undoes: Option<String>,
    /// The name of a walk-in.
    pub name: Option<String>,
}

/// When an entry was made, by which entries of one guest are sorted. Texts are compared by bytes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct EntryOrder {
    /// Milliseconds since 1970.
    pub millis: i64,
    /// The label of the device.
    pub device: String,
    /// The id of the entry.
    pub id: String,
}

/// The state that a set of entries results in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// The entries that count, by guest and in their order. A guest with one is present.
    pub counting: BTreeMap<String, Vec<EntryOrder>>,
    /// The names of the walk-ins.
    pub walk_ins: BTreeMap<String, String>,
}

/// The figures of an event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Guests who did not decline, and all walk-ins.
    pub expected: i64,
    /// Guests who are present.
    pub present: i64,
    /// Walk-ins who are present.
    pub walk_ins: i64,
    /// Entries that count beyond the first of each guest.
    pub duplicates: i64,
}

impl Entry {
    /// Returns the order of the entry.
    pub fn order(&self) -> EntryOrder {
        EntryOrder {
            millis: self.millis,
            device: self.device.clone(),
            id: self.id.clone(),
        }
    }
}

impl State {
    /// Returns the figures. `expected` is how many guests of the list did not decline, without walk-ins.
    pub fn counts(&self, expected: usize) -> Counts {
        let count = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
        let entries: usize = self.counting.values().map(Vec::len).sum();
        let walk_ins = self.walk_ins.keys().filter(|guest| self.counting.contains_key(*guest));
        Counts {
            expected: count(expected + self.walk_ins.len()),
            present: count(self.counting.len()),
            walk_ins: count(walk_ins.count()),
            duplicates: count(entries - self.counting.len()),
        }
    }
}

/// Merges entries, in any order and with repeats, of which the first counts. `guests` are the ids of the guest list.
pub fn merge(entries: &[Entry], guests: &BTreeSet<String>) -> State {
    let mut unique: BTreeMap<&str, &Entry> = BTreeMap::new();
    for entry in entries {
        unique.entry(&entry.id).or_insert(entry);
    }
    let mut log: Vec<&Entry> = unique.into_values().collect();
    log.sort_by(|a, b| compare(a, b));
    let undone: BTreeSet<&str> = log.iter().filter_map(|entry| entry.undoes.as_deref()).collect();
    let mut state = State::default();
    for entry in log.iter().filter(|entry| entry.kind == EntryKind::WalkIn) {
        if let (Some(guest), Some(name)) = (&entry.guest, &entry.name) {
            state.walk_ins.entry(guest.clone()).or_insert_with(|| name.clone());
        }
    }
    for entry in log.iter().filter(|entry| entry.kind != EntryKind::Undo) {
        let known = entry
            .guest
            .as_ref()
            .filter(|guest| guests.contains(*guest) || state.walk_ins.contains_key(*guest));
        if let Some(guest) = known.filter(|_| entry.admitted && !undone.contains(entry.id.as_str())) {
            state.counting.entry(guest.clone()).or_default().push(entry.order());
        }
    }
    state
}

fn compare(a: &Entry, b: &Entry) -> Ordering {
    (a.millis, &a.device, &a.id).cmp(&(b.millis, &b.device, &b.id))
}

/// Returns when an entry was made by the clock of the server, to the millisecond. That repairs a clock that is wrong by any
/// constant amount.
pub fn corrected_at(at: DateTime<Utc>, sent_at: Option<DateTime<Utc>>, received_at: DateTime<Utc>) -> DateTime<Utc> {
    let offset = sent_at.map_or_else(chrono::TimeDelta::zero, |sent| received_at - sent);
    let corrected = at.checked_add_signed(offset).unwrap_or(received_at);
    corrected.min(received_at).trunc_subsecs(3)
}
