//! What each kind of job is started with, does and returns. A new kind is a variant in each enum here, and an arm in each
//! `match`.

use std::collections::HashMap;

use domain::account::Act;
use domain::id::{EventId, ExportId, ImportId};
use domain::job::JobKind;
use domain::limits::IMPORT_BYTES_MAX;
use serde_json::{Value, json};
use storage::guests as guest_rows;
use storage::jobs::StoredJob;
use storage::jobs::queue::ClaimedJob;

use super::from_json;
use crate::core::actor::Organiser;
use crate::core::error::Error;
use crate::core::run::{Run, to_json};
use crate::core::scope;
use crate::core::service::{Reading, Service};
use crate::events::{self, DuplicateEvent, EventView};
use crate::exports::{self, ExportOptions, FileRequest, PastExport};
use crate::guests::import::{ImportPlan, ListFile, PastImport};
use crate::guests::{self, ImportReport};
use crate::seating::{self, AutoAssign, AutoAssigned};

/// What a job is asked to do.
#[derive(Clone, Debug)]
pub enum JobInput {
    /// Seats the guests of the event.
    AutoAssign(AutoAssign),
    /// Imports a guest list into the event.
    Import {
        /// The name of the file, a hint for messages.
        name: String,
        /// The content of the file.
        bytes: Vec<u8>,
    },
    /// Imports a guest list with the decisions of an organiser.
    GuidedImport {
        /// The name of the file.
        name: String,
        /// The content of the file.
        bytes: Vec<u8>,
        /// The decisions.
        plan: Box<ImportPlan>,
    },
    /// Copies the event.
    DuplicateEvent(DuplicateEvent),
    /// Makes a file of the event.
    Export {
        /// The name of its kind.
        kind: String,
        /// How it is made.
        options: ExportOptions,
    },
}

/// What a job has done.
#[derive(Clone, Debug, PartialEq)]
pub enum JobResult {
    /// Who has which seat now.
    AutoAssign(AutoAssigned),
    /// What was imported.
    Import(ImportReport),
    /// The import that has ended.
    GuidedImport(Box<PastImport>),
    /// The copy.
    DuplicateEvent(Box<EventView>),
    /// The file that was made.
    Export(Box<PastExport>),
}

impl JobInput {
    /// Returns whether the job reads a document in another process.
    #[must_use]
    pub fn reads_document(&self) -> bool {
        match self {
            Self::Import { bytes, .. } | Self::GuidedImport { bytes, .. } => import_parsers::is_document(bytes),
            Self::AutoAssign(_) | Self::DuplicateEvent(_) | Self::Export { .. } => false,
        }
    }

    /// Refuses what the job would refuse at once.
    pub(super) fn check(&self, organiser: &Organiser) -> Result<(), Error> {
        match self {
            Self::Export { kind, options } => {
                organiser.must(Act::ReadPrivate)?;
                FileRequest::parse(kind, options)?;
                Ok(())
            }
            Self::Import { bytes, .. } | Self::GuidedImport { bytes, .. } if bytes.len() > IMPORT_BYTES_MAX => {
                Err(guests::too_large())
            }
            Self::Import { .. } | Self::GuidedImport { .. } | Self::AutoAssign(_) | Self::DuplicateEvent(_) => Ok(()),
        }
    }

    /// Returns kind, JSON and file as they are stored.
    pub(super) fn into_parts(self) -> (JobKind, Value, Option<Vec<u8>>) {
        match self {
            Self::AutoAssign(how) => (JobKind::AutoAssign, json!(how), None),
            Self::Import { name, bytes } => (JobKind::Import, json!(name), Some(bytes)),
            Self::GuidedImport { name, bytes, plan } => (JobKind::GuidedImport, json!((name, plan)), Some(bytes)),
            Self::DuplicateEvent(copy) => (JobKind::DuplicateEvent, json!(copy), None),
            Self::Export { kind, options } => (JobKind::Export, json!((kind, options)), None),
        }
    }
}

/// Runs a job and returns its result as it is stored. A job whose last transaction has already stored its result is not
/// changed by what is returned.
pub(super) fn run(service: &Service, organiser: &Organiser, job: ClaimedJob, run: &Run) -> Result<String, Error> {
    let event = job
        .event
        .ok_or_else(|| Error::Internal("a job has no event".to_owned()))?;
    match job.kind {
        JobKind::AutoAssign => {
            let how: AutoAssign = from_json(&job.input)?;
            to_json(&seating::run_auto_assign(service, organiser, &event, how, run)?)
        }
        JobKind::Import => {
            let name: String = from_json(&job.input)?;
            let file = ListFile::new(name, job.file.unwrap_or_default());
            to_json(&guests::run_import(service, organiser, &event, file, run)?)
        }
        JobKind::GuidedImport => {
            let (name, plan): (String, ImportPlan) = from_json(&job.input)?;
            let file = ListFile::new(name, job.file.unwrap_or_default());
            to_json(&guests::run_guided_import(
                service, organiser, &event, file, &plan, run,
            )?)
        }
        JobKind::DuplicateEvent => {
            let copy: DuplicateEvent = from_json(&job.input)?;
            to_json(&events::run_duplicate(service, organiser, &event, copy, run)?.event.id)
        }
        JobKind::Export => {
            let (kind, options): (String, ExportOptions) = from_json(&job.input)?;
            let request = FileRequest::parse(&kind, &options)?;
            to_json(&exports::run_export(service, organiser, &event, request, run)?)
        }
    }
}

/// Rolls back what a stopped job has committed.
pub(super) fn take_back(
    service: &Service,
    organiser: &Organiser,
    (kind, event): (JobKind, &EventId),
    rollback: &str,
) -> Result<(), Error> {
    match kind {
        JobKind::AutoAssign => seating::take_back_changes(service, organiser, event, from_json(rollback)?),
        JobKind::GuidedImport => guests::undo(service, organiser, event, &from_json(rollback)?).map(drop),
        // They are hidden until they are complete; what is left of them is removed by the housekeeping.
        JobKind::Import | JobKind::DuplicateEvent | JobKind::Export => Ok(()),
    }
}

impl JobResult {
    /// Reads a stored result. What belongs to others than the job is read as it is now: names are not stored twice.
    pub(super) fn read(
        r: &mut Reading<'_>,
        organiser: &Organiser,
        job: &StoredJob,
        text: &str,
    ) -> Result<Option<Self>, Error> {
        Ok(match job.kind {
            JobKind::AutoAssign => Some(Self::AutoAssign(named(r, organiser, job, from_json(text)?)?)),
            JobKind::Import => Some(Self::Import(from_json(text)?)),
            JobKind::GuidedImport => imported(r, organiser, job, &from_json(text)?)?.map(Self::GuidedImport),
            JobKind::DuplicateEvent => match events::get(r, organiser, &from_json(text)?) {
                Ok(copy) => Some(Self::DuplicateEvent(Box::new(copy))),
                Err(Error::NotFound(_)) => None,
                Err(other) => return Err(other),
            },
            JobKind::Export => exported(r, organiser, job, &from_json(text)?)?.map(Self::Export),
        })
    }
}

/// Returns an import that has ended; `None` when it or its event is gone.
fn imported(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    job: &StoredJob,
    import: &ImportId,
) -> Result<Option<Box<PastImport>>, Error> {
    let Some(event) = &job.event else { return Ok(None) };
    match guests::past_import(r, organiser, event, import) {
        Ok(past) => Ok(Some(Box::new(past))),
        Err(Error::NotFound(_)) => Ok(None),
        Err(other) => Err(other),
    }
}

/// Returns a file that was made; `None` when it or its event is gone.
fn exported(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    job: &StoredJob,
    export: &ExportId,
) -> Result<Option<Box<PastExport>>, Error> {
    let Some(event) = &job.event else { return Ok(None) };
    match exports::past_export(r, organiser, event, export) {
        Ok(past) => Ok(Some(Box::new(past))),
        Err(Error::NotFound(_)) => Ok(None),
        Err(other) => Err(other),
    }
}

/// Fills in the names of guests without a seat, and leaves out those who were removed since.
fn named(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    job: &StoredJob,
    mut done: AutoAssigned,
) -> Result<AutoAssigned, Error> {
    let left = std::mem::take(&mut done.unseated);
    let Some(event) = job.event.as_ref().filter(|_| !left.is_empty()) else {
        return Ok(done);
    };
    let scope = match scope::of_event(r, organiser, event) {
        Err(Error::NotFound(_)) => return Ok(done),
        other => other?,
    };
    let ids: Vec<String> = left.iter().map(|guest| guest.guest_id.to_string()).collect();
    let known = guest_rows::some(r.conn, &scope, &ids)?.into_iter();
    let mut names: HashMap<_, _> = known
        .map(|known| (known.guest.id, known.guest.texts.full_name()))
        .collect();
    let named = left.into_iter().filter_map(|mut guest| {
        guest.name = names.remove(&guest.guest_id)?;
        Some(guest)
    });
    done.unseated = named.collect();
    Ok(done)
}
