//! Ends an import: removes guests that someone else has added since it began, and lists the others.

use std::collections::HashSet;

use domain::account::Act;
use domain::activity::Activity;
use domain::id::GuestId;
use domain::live::{Changes, Kind};
use storage::events::{versions as event_versions, versions::EventVersion};
use storage::guests::{self, imports};

use super::ImportReport;
use super::past::{self, ImportOutcome};
use super::people::ExistingGuests;
use super::remembered::remember;
use super::store::{Import, interrupted};
use crate::activity;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::scope;
use crate::core::service::Service;
use crate::core::slices;

/// Attempts to list the guests while others keep changing the event. Each attempt reads the event's guests once.
const MAX_ATTEMPTS: usize = 20;

/// What an import has stored.
pub(super) struct Stored {
    /// The version count of the event as read, plus the changes of this import.
    pub(super) expected: i64,
    /// Guests and their rows.
    pub(super) guests: Vec<(GuestId, usize)>,
    /// Those of them who got a seat.
    pub(super) seated: HashSet<GuestId>,
    /// What an import of the wizard did beside adding guests.
    pub(super) outcome: ImportOutcome,
    pub(super) report: ImportReport,
}

/// Lists the guests of a complete import, except those that someone else has added in the meantime.
pub(super) fn end(
    service: &Service,
    organiser: &Organiser,
    import: &Import,
    mut stored: Stored,
) -> Result<ImportReport, Error> {
    for _ in 0..MAX_ATTEMPTS {
        if list(service, organiser, import, &stored)? {
            return Ok(stored.report);
        }
        remove_repeated(service, import, &mut stored)?;
    }
    Err(Error::Unavailable(
        "the event kept changing during an import".to_owned(),
    ))
}

/// Lists the guests, provided that the member may still add them and the event is in the expected state. Returns
/// whether it was.
fn list(service: &Service, organiser: &Organiser, import: &Import, stored: &Stored) -> Result<bool, Error> {
    let (import, expected) = (import.clone(), stored.expected);
    let (report, outcome) = (stored.report.clone(), outcome(stored));
    let count = u64::try_from(outcome.added + outcome.updated).unwrap_or(u64::MAX);
    service.write_as(organiser, Act::Edit, move |tx, organiser| {
        let scope = scope::of_event(tx, organiser, import.scope.event_id())?;
        // Two imports at once would each find an empty list and add every guest twice.
        storage::events::lock(tx.conn, &scope)?;
        if event_versions::get(tx.conn, &scope)?.count != expected {
            return Ok(false);
        }
        if !imports::end(tx.conn, &scope, &import.id)? {
            return Err(interrupted());
        }
        tx.note(
            &scope,
            Changes::any_of(&[Kind::Guests, Kind::Seats, Kind::Parties, Kind::Tags]),
        );
        match &import.guide {
            Some(guide) => {
                past::keep(tx, organiser, &scope, (&import.id, &import.file), &outcome)?;
                if let Some(new) = &guide.remember {
                    remember(tx, organiser.organisation_id(), new)?;
                }
                import.run.succeed(tx, &import.id)?;
            }
            None => import.run.succeed(tx, &report)?,
        }
        if count > 0 {
            let file = import.file;
            activity::record(tx, organiser, &scope, &Activity::GuestsImported { count, file })?;
        }
        Ok(true)
    })
}

/// What the import did, when its guests are listed as they are now.
fn outcome(stored: &Stored) -> ImportOutcome {
    let seated = stored.guests.iter().filter(|(guest, _)| stored.seated.contains(guest));
    ImportOutcome {
        added: stored.guests.len(),
        seated: stored.outcome.seated + seated.count(),
        ..stored.outcome
    }
}

/// Removes the guests that someone else has added since the import began, and counts them as duplicates.
fn remove_repeated(service: &Service, import: &Import, stored: &mut Stored) -> Result<(), Error> {
    let scope = &import.scope;
    let (EventVersion { count, .. }, listed) = service.read(|r| {
        let version = event_versions::get(r.conn, scope)?;
        Ok::<_, Error>((version, guests::of_event(r.conn, scope)?))
    })?;
    let mut existing = ExistingGuests::new(&listed, &import.rows);
    let new = import.rows.iter().map(|row| existing.is_new(&row.draft.texts));
    let mut new: HashSet<usize> = new.enumerate().filter(|(_, new)| *new).map(|(row, _)| row).collect();
    new.extend(import.guide.iter().flat_map(|guide| guide.forced.iter()));
    let (keep, repeated): (Vec<_>, Vec<_>) = stored.guests.drain(..).partition(|(_, row)| new.contains(row));
    stored.report.imported_count -= repeated.len();
    stored.report.duplicates += repeated.len();
    stored.outcome.known += repeated.len();
    stored.guests = keep;
    let id = import.id.clone();
    let removed = slices::write(
        service,
        scope,
        repeated,
        slices::GUESTS_PER_TRANSACTION,
        move |tx, scope, slice| {
            let guests: Vec<&GuestId> = slice.iter().map(|(guest, _)| guest).collect();
            imports::remove(tx.conn, scope, &id, &guests)?;
            tx.note(scope, Changes::any_of(&[Kind::Guests, Kind::Seats]));
            Ok(())
        },
    )?;
    stored.expected = count.saturating_add(i64::try_from(removed.len()).unwrap_or(i64::MAX));
    Ok(())
}
