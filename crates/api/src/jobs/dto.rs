//! Jobs on the wire.

use app_service::jobs::{self, JobView};
use chrono::{DateTime, Utc};
use domain::job;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::events::dto::event::Event;
use crate::exports::dto::PastExport;
use crate::guests::dto::import::ImportReport;
use crate::guests::dto::past_import::PastImport;
use crate::seating::dto::seating::AutoAssigned;

/// Long work that runs beside the requests.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Job {
    id: String,
    /// The event that it works on.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    event_id: Option<String>,
    kind: JobKind,
    state: JobState,
    progress: JobProgress,
    /// Whether a running job was asked to stop.
    cancel_requested: bool,
    /// What it did. Absent until it has succeeded, and when what it made was deleted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    result: Option<JobResult>,
    /// Why it failed. A job that failed or was cancelled has changed nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    error: Option<JobError>,
    created_at: DateTime<Utc>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    finished_at: Option<DateTime<Utc>>,
}

/// What a job does.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum JobKind {
    /// Seats the guests of an event.
    AutoAssign,
    /// Imports a guest list.
    Import,
    /// Imports a guest list with the decisions of an organiser.
    #[serde(rename = "guided-import")]
    GuidedImport,
    /// Copies an event.
    DuplicateEvent,
    /// Makes a file of an event.
    Export,
}

/// How far a job is. The last three are final.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum JobState {
    /// It waits for its turn.
    Queued,
    /// It is running.
    Running,
    /// It did what it was asked for.
    Succeeded,
    /// It changed nothing; `error` says why.
    Failed,
    /// It was cancelled and changed nothing.
    Cancelled,
}

/// How much of the present phase is done.
#[derive(Serialize, ToSchema)]
pub struct JobProgress {
    done: u64,
    /// Absent when it is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    total: Option<u64>,
    /// For people; empty while the job waits.
    phase: String,
}

/// What a job did: what the call of the same name answers.
#[derive(Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum JobResult {
    /// Who got a seat and who did not.
    AutoAssign(AutoAssigned),
    /// What was imported and what was not.
    Import(ImportReport),
    /// The import that has ended.
    #[serde(rename = "guided-import")]
    GuidedImport(Box<PastImport>),
    /// The copy.
    DuplicateEvent(Box<Event>),
    /// The file that was made.
    Export(ExportResult),
}

/// A file that was made.
#[derive(Serialize, ToSchema)]
pub struct ExportResult {
    file: Box<PastExport>,
}

/// Why a job failed: what the call of the same name would have answered.
#[derive(Serialize, ToSchema)]
pub struct JobError {
    /// The stable word that programs compare.
    code: String,
    /// A sentence for the person who asked.
    message: String,
    /// The field of the request that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    field: Option<String>,
    /// What a client needs to continue; its shape depends on the code.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>, nullable = false)]
    details: Option<Value>,
}

impl From<JobView> for Job {
    fn from(view: JobView) -> Self {
        let job = view.job;
        Self {
            id: job.id.into(),
            event_id: job.event.map(String::from),
            kind: job.kind.into(),
            cancel_requested: job.state == job::JobState::Running && job.cancelled_at.is_some(),
            state: job.state.into(),
            progress: JobProgress {
                done: job.progress.done,
                total: job.progress.total,
                phase: job.progress.phase,
            },
            result: view.result.map(JobResult::from),
            error: view.error.map(JobError::from),
            created_at: job.created_at,
            finished_at: job.finished_at,
        }
    }
}

impl From<job::JobKind> for JobKind {
    fn from(kind: job::JobKind) -> Self {
        match kind {
            job::JobKind::AutoAssign => Self::AutoAssign,
            job::JobKind::Import => Self::Import,
            job::JobKind::GuidedImport => Self::GuidedImport,
            job::JobKind::DuplicateEvent => Self::DuplicateEvent,
            job::JobKind::Export => Self::Export,
        }
    }
}

impl From<job::JobState> for JobState {
    fn from(state: job::JobState) -> Self {
        match state {
            job::JobState::Queued => Self::Queued,
            job::JobState::Running => Self::Running,
            job::JobState::Succeeded => Self::Succeeded,
            job::JobState::Failed => Self::Failed,
            job::JobState::Cancelled => Self::Cancelled,
        }
    }
}

impl From<jobs::JobResult> for JobResult {
    fn from(result: jobs::JobResult) -> Self {
        match result {
            jobs::JobResult::AutoAssign(done) => Self::AutoAssign(done.into()),
            jobs::JobResult::Import(report) => Self::Import(report.into()),
            jobs::JobResult::GuidedImport(past) => Self::GuidedImport(Box::new(PastImport::from(*past))),
            jobs::JobResult::DuplicateEvent(copy) => Self::DuplicateEvent(Box::new(Event::from(*copy))),
            jobs::JobResult::Export(past) => Self::Export(ExportResult {
                file: Box::new(PastExport::from(*past)),
            }),
        }
    }
}

impl From<jobs::JobError> for JobError {
    fn from(error: jobs::JobError) -> Self {
        Self {
            code: error.code,
            message: error.message,
            field: error.field,
            details: error.details,
        }
    }
}
