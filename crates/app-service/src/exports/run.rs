//! Makes a file as a job, and keeps it for other downloads.

use std::time::Duration;

use chrono::TimeDelta;
use domain::id::{EventId, ExportId};
use domain::limits::{EXPORT_BYTES_MAX, EXPORT_DAYS};
use storage::exports::{self as rows, KeptFile, kept};

use super::collect::collect;
use super::files::{self, ExportFile, FileRequest};
use super::history::{self, PastExport};
use crate::check_in::tickets;
use crate::core::actor::Organiser;
use crate::core::error::{Error, Noun};
use crate::core::file_store;
use crate::core::random::id_bytes;
use crate::core::run::Run;
use crate::core::scope;
use crate::core::service::{Reading, Service};

/// A file without an export is removed after this time: its job was killed before it could end.
const ORPHAN_AGE: Duration = Duration::from_hours(1);

/// Makes a file of the present state of an event.
pub fn make_now(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    request: FileRequest,
) -> Result<ExportFile, Error> {
    make(service, organiser, event, request, &Run::default())
}

fn make(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    request: FileRequest,
    run: &Run,
) -> Result<ExportFile, Error> {
    run.enter("Reading the event", None)?;
    if request.has_tickets() {
        tickets::prepare(service, organiser, event)?;
    }
    let collected = service.read(|r| {
        let mut collected = collect(r, organiser, event, &service.settings().base_url)?;
        if request.has_tickets() {
            collected.add_tickets(r, organiser, event)?;
        }
        collected.add_details(r, organiser, event, request)?;
        Ok::<_, Error>(collected)
    })?;
    run.enter("Making the file", Some(files::parts(request)))?;
    let file = files::make_in_parts(&collected, event, service.key(), request, &mut |done| run.advance(done))?;
    service.tallies().exported(file.bytes.len());
    Ok(file)
}

/// Makes a file, keeps it and returns its export.
pub(crate) fn run_export(
    service: &Service,
    organiser: &Organiser,
    event: &EventId,
    request: FileRequest,
    run: &Run,
) -> Result<ExportId, Error> {
    let file = make(service, organiser, event, request, run)?;
    run.enter("Saving the file", None)?;
    let id = ExportId::timed(service.now(), &id_bytes(service.random())?);
    let store = service.files();
    store
        .put(&id, &file.bytes)
        .map_err(|error| file_store::failed(&error))?;
    let (noted, of, run) = (id.clone(), event.clone(), run.clone());
    let organiser = organiser.clone();
    let recorded = service.write(move |tx| {
        run.hold(tx, 0)?;
        let kept = KeptFile {
            name: file.name.clone(),
            media_type: file.media_type.to_owned(),
            until: tx.now + TimeDelta::days(EXPORT_DAYS),
        };
        history::record_kept(tx, &organiser, &of, (request, &file), (&noted, kept))?;
        let now = tx.now;
        kept::make_room(tx.conn, organiser.organisation_id(), EXPORT_BYTES_MAX, now)?;
        run.succeed(tx, &noted)
    });
    if recorded.is_err() {
        store.remove(&id);
    }
    recorded.map(|()| id)
}

/// Returns a file of an event that is kept, for members who may make it.
pub fn kept_file(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    id: &ExportId,
) -> Result<KeptFile, Error> {
    let past = past_export(r, organiser, event, id)?;
    past.kept.ok_or(Error::NotFound(Noun::Export))
}

/// Returns a file that was made of an event.
pub fn past_export(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
    id: &ExportId,
) -> Result<PastExport, Error> {
    organiser.must(domain::account::Act::ReadPrivate)?;
    let scope = scope::of_event(r, organiser, event)?;
    let found = rows::get(r.conn, &scope, id).map_err(|error| Error::missing(error, Noun::Export))?;
    history::shown(r, &scope, found)
}

/// Removes files whose time is over, whose event was erased, or whose job was killed. Returns how many. Other servers keep
/// files of their own.
pub(crate) fn sweep(service: &Service) -> Result<usize, Error> {
    sweep_older_than(service, ORPHAN_AGE)
}

/// The same when no job runs: a file without an export will never get one.
pub(crate) fn sweep_after_kill(service: &Service) -> Result<usize, Error> {
    sweep_older_than(service, Duration::ZERO)
}

fn sweep_older_than(service: &Service, age: Duration) -> Result<usize, Error> {
    let store = service.files();
    let found = store.older_than(age).map_err(|error| file_store::failed(&error))?;
    let mut removed = 0;
    for some in found.chunks(500) {
        let ids: Vec<String> = some.iter().map(ToString::to_string).collect();
        let kept = service.read(|r| {
            let now = r.now;
            Ok::<_, Error>(kept::kept_among(r.conn, &ids, now)?)
        })?;
        for id in some.iter().filter(|id| !kept.contains(id)) {
            store.remove(id);
            removed += 1;
        }
    }
    Ok(removed)
}
