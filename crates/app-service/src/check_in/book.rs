//! The part of an event's log that a request is about, with the entries that the request adds to it.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use domain::check_in::{Doing, EntryKind, Request};
use domain::id::{GuestId, UserId};
use domain::live::{Changes, Kind};
use storage::events::EventScope;
use storage::{check_in as rows, check_in::Entry};

use super::named::Named;
use crate::core::error::Error;
use crate::core::service::{Reading, Tx};

/// Entries of the log by id.
pub(super) struct Book {
    entries: HashMap<String, Entry>,
    /// Ids that an undo names, whether or not there is such an entry.
    undone: HashSet<String>,
    /// What this request adds, in its order.
    added: Vec<String>,
    /// Entries from before whose guest or counting this request changes.
    changed: BTreeSet<String>,
    /// The guests whose entries are all here, and whether each was present before.
    before: BTreeMap<GuestId, bool>,
    sequence: i64,
}

impl Book {
    /// Reads what the entries of a request refer to.
    pub(super) fn load(
        r: &mut Reading<'_>,
        scope: &EventScope,
        requests: &[&Request],
        named: &Named,
    ) -> Result<Self, Error> {
        let mut book = Self {
            entries: HashMap::new(),
            undone: HashSet::new(),
            added: Vec::new(),
            changed: BTreeSet::new(),
            before: BTreeMap::new(),
            sequence: rows::latest(r.conn, scope)?,
        };
        let (mut ids, mut device_guests) = (BTreeSet::new(), BTreeSet::new());
        for request in requests {
            ids.insert(request.id.as_str());
            match &request.doing {
                Doing::Undo { entry } => drop(ids.insert(entry)),
                Doing::Pick { guest, .. } | Doing::WalkIn { guest, .. } => drop(device_guests.insert(guest.as_str())),
                Doing::Scan { .. } => {}
            }
        }
        let ids: Vec<&str> = ids.into_iter().collect();
        book.keep(rows::with_ids(r.conn, scope, &ids)?);
        let device_guests: Vec<&str> = device_guests.into_iter().collect();
        book.keep(rows::of_device_guests(r.conn, scope, &device_guests)?);
        let of_log: BTreeSet<GuestId> = book.entries.values().filter_map(|entry| entry.guest.clone()).collect();
        let guests: BTreeSet<GuestId> = of_log.into_iter().chain(named.guests_of(scope)).collect();
        book.keep(rows::of_guests(r.conn, scope, &guests.iter().collect::<Vec<_>>())?);
        let missing: Vec<String> = book
            .entries
            .values()
            .filter_map(|entry| entry.first_entry.clone())
            .collect();
        let missing: Vec<&str> = missing.iter().map(String::as_str).collect();
        book.keep(rows::with_ids(r.conn, scope, &missing)?);
        let all: Vec<&str> = book.entries.keys().map(String::as_str).chain(ids).collect();
        book.undone = rows::undone(r.conn, scope, &all)?;
        book.before = guests
            .into_iter()
            .map(|guest| (guest.clone(), book.first(&guest).is_some()))
            .collect();
        Ok(book)
    }

    fn keep(&mut self, entries: Vec<Entry>) {
        let with_id = entries.into_iter().map(|entry| (entry.id.clone(), entry));
        self.entries.extend(with_id);
    }

    pub(super) fn get(&self, id: &str) -> Option<&Entry> {
        self.entries.get(id)
    }

    pub(super) fn is_undone(&self, id: &str) -> bool {
        self.undone.contains(id)
    }

    /// Returns the entries of a guest that count, in their order.
    pub(super) fn counting(&self, guest: &GuestId) -> Vec<&Entry> {
        let of_guest = self
            .entries
            .values()
            .filter(|entry| entry.counts && entry.guest.as_ref() == Some(guest));
        let mut counting: Vec<&Entry> = of_guest.collect();
        counting.sort_by_key(|entry| entry.order());
        counting
    }

    /// Returns the arrival that is shown for a guest.
    pub(super) fn first(&self, guest: &GuestId) -> Option<&Entry> {
        let counting = self
            .entries
            .values()
            .filter(|entry| entry.counts && entry.guest.as_ref() == Some(guest));
        counting.min_by_key(|entry| entry.order())
    }

    /// Returns the walk-in of an id that a device chose, or that the server gave it.
    pub(super) fn walk_in(&self, id: &str) -> Option<&GuestId> {
        let mut walk_ins = self.entries.values().filter(|entry| entry.kind == EntryKind::WalkIn);
        let is_named = |entry: &&Entry| {
            entry.device_guest.as_deref() == Some(id) || entry.guest.as_ref().is_some_and(|guest| guest.as_str() == id)
        };
        walk_ins
            .find(|entry| is_named(entry) && entry.guest.is_some())?
            .guest
            .as_ref()
    }

    /// Returns the entry that gives a walk-in its name.
    pub(super) fn naming(&self, guest: &GuestId) -> Option<&Entry> {
        let of_guest = self
            .entries
            .values()
            .filter(|entry| entry.guest.as_ref() == Some(guest));
        let walk_ins = of_guest.filter(|entry| entry.kind == EntryKind::WalkIn);
        walk_ins.min_by_key(|entry| entry.order())
    }

    /// Adds an entry, with its number in the log.
    pub(super) fn add(&mut self, mut entry: Entry) {
        self.sequence += 1;
        entry.sequence = self.sequence;
        if let Some(undoes) = entry.undoes.clone() {
            self.take_out(&undoes);
            self.undone.insert(undoes);
        }
        self.added.push(entry.id.clone());
        if let Some(guest) = &entry.guest {
            self.before.entry(guest.clone()).or_insert(false);
        }
        self.entries.insert(entry.id.clone(), entry);
    }

    fn take_out(&mut self, id: &str) {
        if let Some(entry) = self.entries.get_mut(id).filter(|entry| entry.counts) {
            entry.counts = false;
            self.changed.insert(id.to_owned());
        }
    }

    /// Gives the arrivals that named a walk-in before it came their guest.
    pub(super) fn bind(&mut self, device_guest: &str, guest: &GuestId) {
        for entry in self.entries.values_mut() {
            let waits = entry.kind == EntryKind::Arrive && entry.guest.is_none();
            if waits && entry.device_guest.as_deref() == Some(device_guest) {
                entry.guest = Some(guest.clone());
                entry.counts = entry.admitted && !self.undone.contains(&entry.id);
                self.changed.insert(entry.id.clone());
            }
        }
    }

    /// Returns whether the request adds anything.
    pub(super) fn is_changed(&self) -> bool {
        !self.added.is_empty()
    }

    /// Returns the number of the latest entry.
    pub(super) fn latest(&self) -> i64 {
        self.sequence
    }

    /// Returns the guests who are present now and were not, or the other way round.
    pub(super) fn turned(&self) -> Vec<(&GuestId, bool)> {
        let now = self
            .before
            .iter()
            .map(|(guest, before)| (guest, *before, self.first(guest).is_some()));
        now.filter(|(_, before, after)| before != after)
            .map(|(guest, _, after)| (guest, after))
            .collect()
    }

    /// Stores what the request adds and changes, and when each guest arrived.
    pub(super) fn store(&self, tx: &mut Tx<'_>, scope: &EventScope, by: &UserId) -> Result<(), Error> {
        let added: Vec<&Entry> = self.added.iter().filter_map(|id| self.entries.get(id)).collect();
        rows::insert(tx.conn, scope, &added, by)?;
        let new: HashSet<&str> = self.added.iter().map(String::as_str).collect();
        let changed = self.changed.iter().filter(|id| !new.contains(id.as_str()));
        for entry in changed.filter_map(|id| self.entries.get(id)) {
            rows::update(tx.conn, scope, entry)?;
        }
        let touched = added
            .iter()
            .map(|entry| entry.id.as_str())
            .chain(self.changed.iter().map(String::as_str));
        let touched: BTreeSet<&GuestId> = touched.filter_map(|id| self.entries.get(id)?.guest.as_ref()).collect();
        tx.note(
            scope,
            Changes::ids(Kind::CheckIns, touched.iter().map(|guest| guest.as_str())),
        );
        tx.note_guests(scope, touched.iter().copied());
        // In the order of their ids, in which every writer locks guests.
        for guest in touched {
            let first = self.first(guest).map(|entry| entry.corrected_at);
            rows::set_arrived(tx.conn, scope, guest, first)?;
        }
        Ok(())
    }
}
