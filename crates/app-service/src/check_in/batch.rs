//! Receives the entries of a device in one transaction. Each is decided separately, so a bad entry blocks no other.

use std::collections::HashSet;

use chrono::{DateTime, Utc};
use domain::account::Act;
use domain::check_in::{self, Doing, EntryResult, Invalidity, Request, is_label};
use domain::guest::change::{Cause, FieldChange};
use domain::guest::status::attendance;
use domain::id::{EventId, GuestId};
use domain::invalid::Invalid;
use domain::limits::{CHECK_INS_PER_CALL_MAX, CHECK_INS_PER_EVENT_MAX};
use serde_json::Value;
use storage::events::EventScope;
use storage::{
    check_in as rows,
    check_in::{Entry, Found},
};

use super::Received;
use super::answers::answers;
use super::book::Book;
use super::named::{Named, reference};
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Tx;
use crate::guests::change_log;

/// What a device sends; the entries are not checked yet.
#[derive(Clone, Debug)]
pub struct Batch {
    /// The label of the device.
    pub device: String,
    /// What the clock of the device said when it sent the request.
    pub sent_at: Option<DateTime<Utc>>,
    /// The entries, each as JSON.
    pub entries: Vec<Value>,
}

/// One request while its entries are decided.
pub(super) struct Desk<'a> {
    pub(super) organiser: &'a Organiser,
    pub(super) scope: &'a EventScope,
    batch: &'a Batch,
    named: Named,
    pub(super) book: Book,
    /// Changes of guests other than arrivals.
    pub(super) changes: Vec<FieldChange>,
    /// The walk-ins that this request put on the list.
    pub(super) created: HashSet<GuestId>,
}

/// Receives the entries of a device.
pub fn receive(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId, batch: &Batch) -> Result<Received, Error> {
    organiser.must(Act::MarkArrivals)?;
    let scope = scope::of_event(tx, organiser, event)?;
    check(batch)?;
    rows::lock(tx.conn, &scope)?;
    let read: Vec<_> = batch.entries.iter().map(check_in::read).collect();
    let requests: Vec<&Request> = read.iter().filter_map(|entry| entry.as_ref().ok()).collect();
    let named = Named::read(tx, organiser, &scope, &requests)?;
    let book = Book::load(tx, &scope, &requests, &named)?;
    let mut desk = Desk {
        organiser,
        scope: &scope,
        batch,
        named,
        book,
        changes: Vec::new(),
        created: HashSet::new(),
    };
    let mut outcomes = Vec::with_capacity(read.len());
    for entry in read {
        outcomes.push(match entry {
            Ok(request) => match desk.decide(tx, &request)? {
                Ok(()) => (Some(request.id), None),
                Err(refused) => (Some(request.id), Some(refused)),
            },
            Err((id, refused)) => (id, Some(refused)),
        });
    }
    desk.store(tx)?;
    let answers = answers(tx, organiser, &scope, &desk.book, outcomes)?;
    Ok(Received {
        answers,
        counts: rows::counts(tx.conn, &scope)?,
        cursor: super::cursor(desk.book.latest()),
    })
}

fn check(batch: &Batch) -> Result<(), Error> {
    if !is_label(&batch.device) {
        let message = "Send 1 to 64 of the characters A–Z, a–z, 0–9, '.', '_' and '-'.";
        return Err(Invalid::new("device", message).into());
    }
    if batch.entries.len() > CHECK_INS_PER_CALL_MAX {
        let message =
            format!("Requests are limited to {CHECK_INS_PER_CALL_MAX} check-ins. Send them in several requests.");
        return Err(Error::TooLarge(message));
    }
    Ok(())
}

impl Desk<'_> {
    /// Decides an entry and adds it to the book. One that is there already stays as it is.
    fn decide(&mut self, tx: &mut Tx<'_>, request: &Request) -> Result<Result<(), Invalidity>, Error> {
        if let Some(known) = self.book.get(&request.id) {
            return Ok(if self.is_same(known, request) {
                Ok(())
            } else {
                Err(reused())
            });
        }
        if self.book.latest() >= CHECK_INS_PER_EVENT_MAX {
            return Ok(Err(full()));
        }
        let entry = self.blank(tx, request);
        match &request.doing {
            Doing::Scan { code, admit } => {
                let found = self.named.by_scan(code).cloned();
                self.arrive(entry, found, *admit);
            }
            Doing::Pick { guest, admit } => {
                let found = self.picked(guest);
                // A walk-in of this id may still come.
                let device_guest = Some(guest.clone()).filter(|id| found.is_none() && is_label(id));
                self.arrive(Entry { device_guest, ..entry }, found, *admit);
            }
            Doing::Undo { entry: undone } => self.undo(entry, undone),
            Doing::WalkIn { guest, name, table } => {
                return self.walk_in(tx, entry, guest, (name, table.as_deref()));
            }
        }
        Ok(Ok(()))
    }

    fn blank(&self, tx: &Tx<'_>, request: &Request) -> Entry {
        Entry {
            id: request.id.clone(),
            sequence: 0,
            kind: request.doing.kind(),
            guest: None,
            device_guest: None,
            reference: reference(&request.doing),
            admitted: true,
            counts: false,
            undoes: None,
            name: None,
            result: EntryResult::UnknownCode,
            first_entry: None,
            other_event: None,
            device: self.batch.device.clone(),
            by: Some(self.organiser.name().to_owned()),
            at: request.at,
            corrected_at: check_in::corrected_at(request.at, self.batch.sent_at, tx.now),
            received_at: tx.now,
        }
    }

    /// Returns whether an entry says what the stored one of its id says.
    fn is_same(&self, known: &Entry, request: &Request) -> bool {
        let is_same_guest = || {
            let found = match &request.doing {
                Doing::Scan { code, .. } => self.named.by_scan(code).cloned(),
                Doing::Pick { guest, .. } => self.picked(guest),
                Doing::Undo { .. } | Doing::WalkIn { .. } => None,
            };
            found.is_some_and(|found| known.guest.as_ref() == Some(&found.guest))
        };
        known.kind == request.doing.kind()
            && match &request.doing {
                Doing::Undo { entry } => known.undoes.as_ref() == Some(entry),
                doing => known.reference == reference(doing) || is_same_guest(),
            }
    }

    /// Returns the guest of an id: one of the server's, or one that a device chose in this event.
    fn picked(&self, id: &str) -> Option<Found> {
        if let Some(found) = self.named.by_id(id) {
            return Some(found.clone());
        }
        let walk_in = self.book.walk_in(id)?;
        let new = || Found {
            event: self.scope.event_id().clone(),
            guest: walk_in.clone(),
            declined: false,
        };
        let known = self.named.by_id(walk_in.as_str()).cloned();
        known.or_else(|| self.created.contains(walk_in).then(new))
    }

    fn arrive(&mut self, mut entry: Entry, found: Option<Found>, admit: bool) {
        match found {
            None => {}
            Some(found) if found.event != *self.scope.event_id() => {
                entry.result = EntryResult::OtherEvent;
                entry.other_event = Some(found.event);
            }
            Some(found) => {
                entry.admitted = admit || !found.declined;
                entry.guest = Some(found.guest);
                self.settle(&mut entry);
            }
        }
        self.book.add(entry);
    }

    /// Decides whether an entry with a guest counts.
    pub(super) fn settle(&self, entry: &mut Entry) {
        let first = entry.guest.as_ref().and_then(|guest| self.book.first(guest));
        entry.counts = entry.admitted && !self.book.is_undone(&entry.id);
        entry.result = match (entry.admitted, entry.counts, first) {
            (false, ..) => EntryResult::Declined,
            (true, false, _) => EntryResult::Undone,
            (true, true, Some(_)) => EntryResult::AlreadyArrived,
            (true, true, None) => EntryResult::Arrived,
        };
        if entry.result == EntryResult::AlreadyArrived {
            entry.first_entry = first.map(|first| first.id.clone());
        }
    }

    fn undo(&mut self, mut entry: Entry, undoes: &str) {
        let counted = self.book.get(undoes).is_some_and(|known| {
            known.counts || (known.admitted && known.guest.is_some() && known.result != EntryResult::Undone)
        });
        entry.result = if counted {
            EntryResult::Undone
        } else {
            EntryResult::NotArrived
        };
        entry.undoes = Some(undoes.to_owned());
        self.book.add(entry);
    }

    /// Stores the book, and in the history of each guest who has come or gone.
    fn store(&mut self, tx: &mut Tx<'_>) -> Result<(), Error> {
        if !self.book.is_changed() {
            return Ok(());
        }
        let turned = self.book.turned().into_iter().map(|(guest, is_present)| {
            FieldChange::new(guest, "attendance", attendance(!is_present), attendance(is_present))
        });
        self.changes.extend(turned);
        change_log::note(tx, self.organiser, self.scope, Cause::Door, &self.changes)?;
        self.book.store(tx, self.scope, self.organiser.user_id())
    }
}

fn full() -> Invalidity {
    Invalidity {
        code: "too_large",
        message: "Events are limited to 500,000 check-ins.".to_owned(),
        field: None,
    }
}

fn reused() -> Invalidity {
    Invalidity {
        code: "id_reused",
        ..Invalidity::new("id", "This id was already used for another entry.")
    }
}
