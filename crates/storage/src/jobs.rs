//! Jobs as their organisation sees them. How a worker takes one and reports on it is in [`queue`].

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use domain::id::{EventId, JobId, OrganisationId, UserId};
use domain::job::{JobKind, JobState, Progress};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::event_scope::EventScope;
use crate::schema::jobs;

pub mod queue;

/// A job to be queued.
pub struct NewJob<'a> {
    /// Names the job.
    pub id: &'a JobId,
    /// Whose it is.
    pub organisation: &'a OrganisationId,
    /// The event that it works on.
    pub event: Option<&'a EventScope>,
    /// The member it acts for.
    pub created_by: &'a UserId,
    /// What it does.
    pub kind: JobKind,
    /// What it was started with, as JSON.
    pub input: &'a str,
    /// A file that it reads.
    pub file: Option<&'a [u8]>,
}

/// A job without what it was started with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredJob {
    /// Names the job.
    pub id: JobId,
    /// The event that it works on.
    pub event: Option<EventId>,
    /// What it does.
    pub kind: JobKind,
    /// How far it is.
    pub state: JobState,
    /// How much is done.
    pub progress: Progress,
    /// What it did, as JSON.
    pub result: Option<String>,
    /// Why it failed, as JSON.
    pub error: Option<String>,
    /// When a person cancelled it.
    pub cancelled_at: Option<DateTime<Utc>>,
    /// When it was queued.
    pub created_at: DateTime<Utc>,
    /// When it ended.
    pub finished_at: Option<DateTime<Utc>>,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = jobs)]
struct JobRow {
    id: String,
    event_id: Option<String>,
    kind: String,
    state: String,
    progress: String,
    result: Option<String>,
    error: Option<String>,
    cancelled_at: Option<NaiveDateTime>,
    created_at: NaiveDateTime,
    finished_at: Option<NaiveDateTime>,
}

/// Queues a job.
pub fn insert(conn: &mut Connection, job: &NewJob<'_>, now: DateTime<Utc>) -> Result<(), Error> {
    let row = (
        jobs::id.eq(job.id.as_str()),
        jobs::organisation_id.eq(job.organisation.as_str()),
        jobs::event_id.eq(job.event.map(EventScope::id)),
        jobs::created_by.eq(job.created_by.as_str()),
        jobs::kind.eq(job.kind.as_str()),
        jobs::state.eq(JobState::Queued.as_str()),
        jobs::input.eq(job.input),
        jobs::file.eq(job.file),
        jobs::progress.eq(Progress::default().to_json()),
        jobs::created_at.eq(now.naive_utc()),
    );
    both!(conn, c => diesel::insert_into(jobs::table).values(row).execute(c))?;
    Ok(())
}

/// Returns a job of an organisation.
pub fn get(conn: &mut Connection, organisation: &OrganisationId, job: &JobId) -> Result<StoredJob, Error> {
    let query = jobs::table
        .filter(jobs::id.eq(job.as_str()))
        .filter(guard_rows!("tenancy job" => jobs::organisation_id.eq(organisation.as_str())));
    let row: JobRow = both!(conn, c => query.select(JobRow::as_select()).get_result(c))?;
    row.try_into()
}

/// Returns the jobs of a kind that wait or run for an event, the oldest first, with what each was started with.
pub fn unfinished(conn: &mut Connection, scope: &EventScope, kind: JobKind) -> Result<Vec<(StoredJob, String)>, Error> {
    let query = jobs::table
        .filter(jobs::event_id.eq(scope.id()))
        .filter(jobs::organisation_id.eq(scope.organisation()))
        .filter(jobs::kind.eq(kind.as_str()))
        .filter(jobs::finished_at.is_null())
        .order((jobs::created_at, jobs::id));
    let rows: Vec<(JobRow, Option<String>)> =
        both!(conn, c => query.select((JobRow::as_select(), jobs::input)).load(c))?;
    rows.into_iter()
        .map(|(row, input)| Ok((row.try_into()?, input.unwrap_or_default())))
        .collect()
}

/// Returns how many jobs of an organisation wait.
pub fn count_queued(conn: &mut Connection, organisation: &OrganisationId) -> Result<i64, Error> {
    let query = jobs::table
        .filter(jobs::state.eq(JobState::Queued.as_str()))
        .filter(jobs::organisation_id.eq(organisation.as_str()))
        .count();
    Ok(both!(conn, c => query.get_result(c))?)
}

/// Cancels a job of an organisation: one that waits ends at once, and a running one when its worker looks. A finished job
/// stays as it is. Returns whether it changed.
pub fn cancel(
    conn: &mut Connection,
    organisation: &OrganisationId,
    job: &JobId,
    now: DateTime<Utc>,
) -> Result<bool, Error> {
    let own = jobs::table
        .filter(jobs::id.eq(job.as_str()))
        .filter(jobs::organisation_id.eq(organisation.as_str()));
    let ended = (
        jobs::state.eq(JobState::Cancelled.as_str()),
        jobs::input.eq(None::<String>),
        jobs::file.eq(None::<Vec<u8>>),
        jobs::cancelled_at.eq(Some(now.naive_utc())),
        jobs::finished_at.eq(Some(now.naive_utc())),
    );
    let waiting = own.filter(jobs::state.eq(JobState::Queued.as_str()));
    if both!(conn, c => diesel::update(waiting).set(ended).execute(c))? > 0 {
        return Ok(true);
    }
    let running = own
        .filter(jobs::state.eq(JobState::Running.as_str()))
        .filter(jobs::cancelled_at.is_null());
    let mark = jobs::cancelled_at.eq(Some(now.naive_utc()));
    Ok(both!(conn, c => diesel::update(running).set(mark).execute(c))? > 0)
}

/// Removes up to `limit` jobs of all organisations that ended before an instant and returns how many: for the
/// housekeeping only.
pub fn purge_finished(conn: &mut Connection, before: DateTime<Utc>, limit: i64) -> Result<usize, Error> {
    let old = jobs::table
        .filter(jobs::finished_at.lt(before.naive_utc()))
        .limit(limit)
        .select(jobs::id);
    let old: Vec<String> = both!(conn, c => old.load(c))?;
    let target = jobs::table.filter(jobs::id.eq_any(&old));
    Ok(both!(conn, c => diesel::delete(target).execute(c))?)
}

impl TryFrom<JobRow> for StoredJob {
    type Error = Error;

    fn try_from(row: JobRow) -> Result<Self, Error> {
        Ok(Self {
            id: queue::job_id(row.id)?,
            event: row.event_id.map(queue::event_id).transpose()?,
            kind: JobKind::parse(&row.kind).map_err(queue::corrupt)?,
            state: JobState::parse(&row.state).map_err(queue::corrupt)?,
            progress: Progress::parse(&row.progress).map_err(queue::corrupt)?,
            result: row.result,
            error: row.error,
            cancelled_at: row.cancelled_at.map(|at| at.and_utc()),
            created_at: row.created_at.and_utc(),
            finished_at: row.finished_at.map(|at| at.and_utc()),
        })
    }
}
