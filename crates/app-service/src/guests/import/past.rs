//! Imports that have ended: what they did, and undoing one as a whole.

use chrono::{DateTime, Utc};
use domain::account::Act;
use domain::id::{BatchId, EventId, ImportId};
use domain::limits::PAST_IMPORTS_LISTED_MAX;
use domain::live::{Changes, Kind};
use serde::{Deserialize, Serialize};
use storage::events::EventScope;
use storage::guests::{past_imports as rows, past_imports::StoredImport};

use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error, Noun};
use crate::core::run::to_json;
use crate::core::scope;
use crate::core::service::{Reading, Service, Tx};
use crate::guests::bulk::{HOST_GONE, REMOVED_BEFORE, SEAT_GONE};
use crate::guests::seat_changes::Skipped;
use crate::guests::{BatchDone, undo};

/// An import that has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PastImport {
    /// Names the import.
    pub id: ImportId,
    /// The name of the file.
    pub file_name: String,
    /// When it ended.
    pub finished_at: DateTime<Utc>,
    /// The name of the user who imported it; `None` for a former member.
    pub by: Option<String>,
    /// When it was undone, if it was.
    pub undone_at: Option<DateTime<Utc>>,
    /// What it did.
    pub outcome: ImportOutcome,
}

/// How many guests and rows an import was about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImportOutcome {
    /// Guests that were added.
    pub added: usize,
    /// Guests of the event that changed.
    pub updated: usize,
    /// Guests of the event that stayed as they were.
    pub known: usize,
    /// Rows that were left out.
    pub skipped: usize,
    /// Guests who got a seat.
    pub seated: usize,
    /// Parties of the added guests.
    pub parties: usize,
}

/// Returns the imports of an event that can be undone or were, the newest first, at most 50.
pub fn past_imports(r: &mut Reading<'_>, organiser: &Organiser, event: &EventId) -> Result<Vec<PastImport>, Error> {
    organiser.must_edit()?;
    let scope = scope::of_event(r, organiser, event)?;
    let stored = rows::of_event(r.conn, &scope, PAST_IMPORTS_LISTED_MAX)?;
    stored.into_iter().map(read).collect()
}

/// Returns an import of an event.
pub(crate) fn past_import(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    import: &ImportId,
) -> Result<PastImport, Error> {
    let scope = scope::of_event(r, organiser, event)?;
    find(r, &scope, import)
}

fn find(r: &mut Reading<'_>, scope: &EventScope, import: &ImportId) -> Result<PastImport, Error> {
    let stored = rows::get(r.conn, scope, import);
    read(stored.map_err(|error| Error::missing(error, Noun::Import))?)
}

/// Stores an import that ends in this transaction.
pub(super) fn keep(
    tx: &mut Tx<'_>,
    organiser: &Organiser,
    scope: &EventScope,
    (import, file_name): (&ImportId, &str),
    outcome: &ImportOutcome,
) -> Result<(), Error> {
    let (report, now) = (to_json(outcome)?, tx.now);
    Ok(rows::insert(
        tx.conn,
        scope,
        import,
        (file_name, &report),
        organiser.user_id(),
        now,
    )?)
}

/// Removes the guests that an import added and undoes its updates, except where someone has changed them by hand since.
/// Blocks.
pub fn undo_import(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    import: &ImportId,
) -> Result<BatchDone, Error> {
    organiser.must_edit()?;
    let past = service.read(|r| past_import(r, organiser, event, import))?;
    if past.undone_at.is_some() {
        return Err(Error::Conflict(Conflict::ImportUndone));
    }
    let done = match undo(service, organiser, event, &action(import)?) {
        // It changed nothing, or its guests were erased.
        Err(Error::NotFound(Noun::Batch)) => BatchDone::default(),
        other => other?,
    };
    // Guests who are left can be undone later, when they are as the import left them.
    let is_over = |skipped: &Skipped| [REMOVED_BEFORE, SEAT_GONE, HOST_GONE].contains(&skipped.reason);
    if !done.skipped.iter().all(is_over) {
        return Ok(done);
    }
    let (event, import) = (event.clone(), import.clone());
    service.write_as(organiser, Act::Edit, move |tx, organiser| {
        let scope = scope::of_event(tx, organiser, &event)?;
        let now = tx.now;
        rows::set_undone(tx.conn, &scope, &import, now)?;
        tx.note(&scope, Changes::any(Kind::Guests));
        Ok::<_, Error>(())
    })?;
    Ok(done)
}

/// The action that the changes of an import are part of: it has the same id.
pub(super) fn action(import: &ImportId) -> Result<BatchId, Error> {
    BatchId::parse(import.as_str()).map_err(|error| Error::Internal(error.message))
}

fn read(stored: StoredImport) -> Result<PastImport, Error> {
    let outcome = serde_json::from_str(&stored.report)
        .map_err(|error| Error::Internal(format!("an import has unreadable JSON: {error}")))?;
    Ok(PastImport {
        id: stored.id,
        file_name: stored.file_name,
        finished_at: stored.finished_at,
        by: stored.by,
        undone_at: stored.undone_at,
        outcome,
    })
}
