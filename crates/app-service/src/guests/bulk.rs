//! Changes of many guests at once, in slices under one batch, by which they can be taken back as a whole.

use domain::account::Act;
use domain::guest::change::{Cause, FieldChange};
use domain::id::{self, BatchId, EventId, GuestId};
use domain::invalid::Invalid;
use domain::limits::GUESTS_PER_CALL_MAX;
use storage::events::EventScope;
use storage::guest_changes::{self, Action};
use storage::guests::candidates;

use crate::actor::Organiser;
use crate::error::{Error, Noun};
use crate::ids::RequestId as _;
use crate::random::id_bytes;
use crate::scope;
use crate::seating::Skipped;
use crate::service::{Service, Tx};
use crate::slices::GUESTS_PER_TRANSACTION;

mod party;
mod tags;

pub use party::put_in_party;
pub use tags::tag;

/// What a change of many guests did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BatchDone {
    /// Names the change; nothing when no guest changed.
    pub batch: Option<BatchId>,
    /// Guests that changed.
    pub changed: usize,
    /// Guests that could not be changed.
    pub skipped: Vec<Skipped>,
}

/// Reads ids of guests, sorted and each once, and checks that all of them are guests of the event.
fn read_guests(service: &Service, who: &Organiser, event: &EventId, ids: &[String]) -> Result<Vec<GuestId>, Error> {
    let known = service.read(|r| {
        let scope = scope::of_event(r, who, event)?;
        Ok(storage::guests::ids_by_name(r.conn, &scope)?)
    })?;
    if ids.len() > GUESTS_PER_CALL_MAX {
        let message = format!("Choose at most {GUESTS_PER_CALL_MAX} guests at once.");
        return Err(Invalid::new("guestIds", message).into());
    }
    let known: std::collections::HashSet<String> = known.into_iter().collect();
    let read = |id: &String| {
        let is_known = known.contains(id);
        is_known
            .then(|| GuestId::read(id))
            .unwrap_or(Err(Error::NotFound(Noun::Guest)))
    };
    let mut guests = ids.iter().map(read).collect::<Result<Vec<_>, _>>()?;
    guests.sort();
    guests.dedup();
    Ok(guests)
}

/// Runs `work` on slices of the guests, each in a transaction of its own. It returns what it changed, which becomes part of
/// their history. Guests who were removed meanwhile are left out. Blocks.
fn in_slices<F>(
    service: &Service,
    who: &Organiser,
    event: &EventId,
    guests: &[GuestId],
    work: F,
) -> Result<BatchDone, Error>
where
    F: Fn(&mut Tx<'_>, &Organiser, &EventScope, &[&GuestId]) -> Result<Vec<FieldChange>, Error>
        + Clone
        + Send
        + 'static,
{
    let batch = BatchId::from_random(&id_bytes(service.random())?);
    let mut changed = 0;
    for slice in guests.chunks(GUESTS_PER_TRANSACTION) {
        let (slice, event, batch, work) = (slice.to_vec(), event.clone(), batch.clone(), work.clone());
        changed += service.write_as(who, Act::Edit, move |tx, who| {
            let scope = scope::of_event(tx, who, &event)?;
            let wanted: Vec<&GuestId> = slice.iter().collect();
            let present = candidates(tx.conn, &scope, &wanted)?;
            let present: Vec<&GuestId> = slice.iter().filter(|guest| present.contains_key(*guest)).collect();
            let changes = work(tx, who, &scope, &present)?;
            record(tx, who, &scope, &batch, &changes)?;
            Ok(changes.len())
        })?;
    }
    Ok(BatchDone {
        batch: (changed > 0).then_some(batch),
        changed,
        skipped: Vec::new(),
    })
}

fn record(
    tx: &mut Tx<'_>,
    who: &Organiser,
    scope: &EventScope,
    batch: &BatchId,
    changes: &[FieldChange],
) -> Result<(), Error> {
    if changes.is_empty() {
        return Ok(());
    }
    let now = tx.now;
    let name = |change: &FieldChange| Ok((id::spell_timed(now, &tx.id_bytes()?), change.clone()));
    let named = changes.iter().map(name).collect::<Result<Vec<_>, Error>>()?;
    let action = Action {
        batch,
        by: Some(who.user_id()),
        cause: Cause::Bulk,
    };
    guest_changes::insert(tx.conn, scope, action, &named, now)?;
    tx.note_change(scope);
    Ok(())
}
