//! Calls that change many guests: in slices, so that other people's writes come between, all under one batch.

use domain::account::Act;
use domain::activity::Activity;
use domain::guest::change::Cause;
use domain::id::{BatchId, EventId, GuestId};
use domain::invalid::Invalid;
use domain::limits::GUESTS_PER_CALL_MAX;
use domain::text;
use storage::events::EventScope;
use storage::guests as rows;

use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::ids::RequestId;
use crate::core::scope;
use crate::core::service::{Service, Tx};
use crate::core::slices;
use crate::guests::change_log;
use crate::guests::seat_changes::Skipped;

/// Why a guest who is off the list is left out.
pub(crate) const REMOVED_BEFORE: &str = "Was already removed.";

/// What an undo could not bring back of a guest whose other values it did.
pub(crate) const SEAT_GONE: &str = "The previous seat is no longer free. Everything else was undone.";
pub(crate) const HOST_GONE: &str = "The previous host can no longer bring this guest. Everything else was undone.";

/// What a bulk call did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BatchDone {
    /// The action, to undo it; `None` when no guest changed.
    pub batch: Option<BatchId>,
    /// How many guests changed.
    pub changed: usize,
    /// Guests who could not be changed.
    pub skipped: Vec<Skipped>,
}

/// A guest of the event, on the list or removed.
#[derive(Clone, Debug)]
pub(crate) struct Named {
    pub(crate) id: GuestId,
    pub(crate) name: String,
}

impl Named {
    pub(crate) fn skip(&self, reason: &'static str) -> Skipped {
        Skipped {
            guest_id: self.id.clone(),
            name: self.name.clone(),
            reason,
        }
    }
}

/// The action that a slice is part of.
#[derive(Clone, Copy)]
pub(crate) struct Part<'a> {
    pub(crate) organiser: &'a Organiser,
    pub(crate) scope: &'a EventScope,
    pub(crate) batch: &'a BatchId,
    pub(crate) cause: Cause,
}

impl<'a> Part<'a> {
    pub(crate) fn action(&self) -> (&'a BatchId, Cause) {
        (self.batch, self.cause)
    }
}

/// What one slice did.
#[derive(Default)]
pub(crate) struct SliceDone {
    pub(crate) changed: usize,
    pub(crate) skipped: Vec<Skipped>,
}

/// Reads the guests of a call, each once and in the order of their ids, in which every writer locks them. An unknown guest
/// refuses the call.
pub(crate) fn read(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    guest_ids: &[String],
) -> Result<Vec<Named>, Error> {
    organiser.must_edit()?;
    if guest_ids.len() > GUESTS_PER_CALL_MAX {
        let most = text::with_commas(GUESTS_PER_CALL_MAX.try_into().unwrap_or(u64::MAX));
        return Err(Invalid::new("guestIds", format!("Choose at most {most} guests.")).into());
    }
    let mut ids = guest_ids
        .iter()
        .map(|id| GuestId::read(id))
        .collect::<Result<Vec<_>, _>>()?;
    ids.sort();
    ids.dedup();
    service.read(|r| {
        let scope = scope::of_event(r, organiser, event)?;
        let mut names = rows::names(r.conn, &scope, &ids)?;
        let named = ids.into_iter().map(|id| {
            let name = names.remove(&id).ok_or(Error::NotFound(Noun::Guest))?;
            Ok(Named { id, name })
        });
        named.collect()
    })
}

/// Runs an action over items in slices, and keeps one entry of the activity log for all of them.
pub(crate) fn run<T, S, W>(
    service: &Service,
    (organiser, event): (&Organiser, &EventId),
    cause: Cause,
    items: Vec<T>,
    said: S,
    work: W,
) -> Result<BatchDone, Error>
where
    T: Send + 'static,
    S: Fn(u64) -> Activity + Clone + Send + 'static,
    W: Fn(&mut Tx<'_>, Part<'_>, Vec<T>) -> Result<SliceDone, Error> + Clone + Send + 'static,
{
    let batch = change_log::new_batch(service.random())?;
    let mut done = BatchDone::default();
    let mut entry = None;
    let mut items = items.into_iter();
    loop {
        let slice: Vec<T> = items.by_ref().take(slices::GUESTS_PER_TRANSACTION).collect();
        if slice.is_empty() {
            return Ok(done);
        }
        let (event, action, said, work) = (event.clone(), batch.clone(), said.clone(), work.clone());
        let (before, own_entry) = (done.changed, entry.take());
        let slice_done;
        (slice_done, entry) = service.write_as(organiser, Act::Edit, move |tx, organiser| {
            let scope = scope::of_event(tx, organiser, &event)?;
            let part = Part {
                organiser,
                scope: &scope,
                batch: &action,
                cause,
            };
            let done = work(tx, part, slice)?;
            if done.changed == 0 {
                return Ok((done, own_entry));
            }
            let count = u64::try_from(before + done.changed).unwrap_or(u64::MAX);
            let entry = activity::record_progress(tx, organiser, &scope, own_entry, &said(count))?;
            Ok((done, Some(entry)))
        })?;
        done.changed += slice_done.changed;
        done.skipped.extend(slice_done.skipped);
        if done.changed > 0 {
            done.batch = Some(batch.clone());
        }
    }
}
