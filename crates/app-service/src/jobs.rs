//! Jobs: long use cases that run beside the requests. A member starts one, asks how far it is, and may cancel it; a
//! [`worker`] runs it for that member. [`handlers`] has what each kind does.

use domain::account::Act;
use domain::id::{EventId, JobId};
use domain::job::{JobKind, JobState};
use domain::limits::JOBS_QUEUED_MAX;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use storage::jobs::{self as rows, NewJob, StoredJob, queue};
use storage::organisations;

use crate::core::actor::Organiser;
use crate::core::error::{Conflict, Error, Noun};
use crate::core::run::{NotedJob, to_json};
use crate::core::scope;
use crate::core::service::{Reading, Tx};
use crate::exports::ExportOptions;

mod handlers;
pub mod worker;

pub use handlers::{JobInput, JobResult};

/// A job as members see it.
#[derive(Clone, Debug, PartialEq)]
pub struct JobView {
    /// The job.
    pub job: StoredJob,
    /// What it did. Absent until it has succeeded, and when what it made is gone.
    pub result: Option<JobResult>,
    /// Why it failed.
    pub error: Option<JobError>,
}

/// Why a job failed: what the use case would have answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct JobError {
    /// The stable code.
    pub code: String,
    /// A sentence for people.
    pub message: String,
    /// The field that is wrong.
    pub field: Option<String>,
    /// What a program needs to continue.
    pub details: Option<Value>,
}

impl JobError {
    fn from_error(error: &Error) -> Self {
        Self {
            code: error.code().to_owned(),
            message: error.to_string(),
            field: error.field().map(str::to_owned),
            details: error.details(),
        }
    }
}

/// Queues a job that works on an event.
pub fn start(tx: &mut Tx<'_>, organiser: &Organiser, event: &EventId, input: JobInput) -> Result<JobView, Error> {
    organiser.must(Act::Edit)?;
    let scope = scope::of_event(tx, organiser, event)?;
    input.check(organiser)?;
    // On PostgreSQL two members could each start the last job that may wait.
    organisations::lock(tx.conn, organiser.organisation_id())?;
    if rows::count_queued(tx.conn, organiser.organisation_id())? >= JOBS_QUEUED_MAX {
        return Err(Error::Conflict(Conflict::JobQueueFull));
    }
    let (id, now) = (JobId::from_random(&tx.id_bytes()?), tx.now);
    let (kind, text, file) = input.into_parts();
    let new = NewJob {
        id: &id,
        organisation: organiser.organisation_id(),
        event: Some(&scope),
        created_by: organiser.user_id(),
        kind,
        input: &to_json(&text)?,
        file: file.as_deref(),
    };
    rows::insert(tx.conn, &new, now)?;
    tx.wake_jobs_after_commit();
    NotedJob::new(organiser.organisation_id(), &id).note(tx);
    get(tx, organiser, &id)
}

/// Returns a job of the organisation.
pub fn get(r: &mut Reading<'_>, organiser: &Organiser, id: &JobId) -> Result<JobView, Error> {
    organiser.must(Act::Edit)?;
    let found = rows::get(r.conn, organiser.organisation_id(), id);
    let job = found.map_err(|error| Error::missing(error, Noun::Job))?;
    let result = match (&job.state, &job.result) {
        (JobState::Succeeded, Some(text)) => JobResult::read(r, organiser, &job, text)?,
        _ => None,
    };
    let error = job.error.as_deref().map(from_json).transpose()?;
    Ok(JobView { job, result, error })
}

/// A file that is being made.
#[derive(Clone, Debug, PartialEq)]
pub struct ExportUnderWay {
    /// The name of its kind.
    pub kind: String,
    /// How it is made.
    pub options: ExportOptions,
    /// The job that makes it.
    pub job: JobView,
}

/// Returns the files that are being made of an event, the oldest first.
pub fn exports_under_way(
    r: &mut Reading<'_>,
    organiser: &Organiser,
    event: &EventId,
) -> Result<Vec<ExportUnderWay>, Error> {
    organiser.must(Act::ReadPrivate)?;
    let scope = scope::of_event(r, organiser, event)?;
    let jobs = rows::unfinished(r.conn, &scope, JobKind::Export)?.into_iter();
    jobs.map(|(job, input)| {
        let (kind, options) = from_json(&input)?;
        let (result, error) = (None, None);
        let job = JobView { job, result, error };
        Ok(ExportUnderWay { kind, options, job })
    })
    .collect()
}

/// Returns how many jobs of all organisations wait, and how many run: for the operator.
pub fn count_unfinished(r: &mut Reading<'_>) -> Result<(i64, i64), Error> {
    Ok(queue::count_unfinished(r.conn)?)
}

/// Asks a job to stop and returns it; one that has ended stays as it is.
pub fn cancel(tx: &mut Tx<'_>, organiser: &Organiser, id: &JobId) -> Result<JobView, Error> {
    organiser.must(Act::Edit)?;
    let now = tx.now;
    let changed = rows::cancel(tx.conn, organiser.organisation_id(), id, now)?;
    let view = get(tx, organiser, id)?;
    if changed {
        NotedJob::new(organiser.organisation_id(), id).note(tx);
    }
    Ok(view)
}

fn from_json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, Error> {
    serde_json::from_str(text).map_err(|error| Error::Internal(format!("a job has unreadable JSON: {error}")))
}
