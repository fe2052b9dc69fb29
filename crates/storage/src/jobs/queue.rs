//! Claims jobs under a lease and stores their outcome. A worker owns a claimed job until its lease ends; later reports
//! change nothing. These queries read across all organisations, so only workers may call them.

use std::collections::HashMap;
use std::fmt::Display;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::max;
use diesel::prelude::*;
use domain::id::{EventId, JobId, OrganisationId, UserId};
use domain::job::{ActiveJob, JobKind, JobState, Progress};

use crate::accounts::{organisation_id, user_id};
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::mail::outbox::delivery::Lease;
use crate::schema::jobs;

/// A job that a worker has claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimedJob {
    /// Names the job.
    pub id: JobId,
    /// The organisation that owns it.
    pub organisation: OrganisationId,
    /// The event that it works on.
    pub event: Option<EventId>,
    /// The member it acts for.
    pub created_by: UserId,
    /// What it does.
    pub kind: JobKind,
    /// Its input, as JSON.
    pub input: String,
    /// A file that it reads.
    pub file: Option<Vec<u8>>,
    /// Whether another worker had begun it and lost its lease.
    pub is_interrupted: bool,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = jobs)]
struct ClaimedRow {
    id: String,
    organisation_id: String,
    event_id: Option<String>,
    created_by: String,
    kind: String,
    state: String,
    input: Option<String>,
    file: Option<Vec<u8>>,
}

/// Returns all jobs that wait or run, oldest first. With `lock` no other worker of PostgreSQL can choose from them until
/// the transaction ends.
pub fn active(conn: &mut Connection, lock: bool) -> Result<Vec<ActiveJob>, Error> {
    let query = jobs::table
        .filter(jobs::state.eq_any([JobState::Queued.as_str(), JobState::Running.as_str()]))
        .order((jobs::created_at, jobs::id))
        .select((jobs::id, jobs::organisation_id, jobs::state, jobs::lease_until));
    let rows: Vec<(String, String, String, Option<NaiveDateTime>)> = match conn {
        Connection::Postgres(c) if lock => query.for_update().load(c)?,
        other => both!(other, c => query.load(c))?,
    };
    let active = |(id, organisation, state, lease_until): (String, String, String, Option<NaiveDateTime>)| {
        Ok(ActiveJob {
            id: job_id(id)?,
            organisation: organisation_id(organisation)?,
            lease_until: lease_until
                .filter(|_| state == JobState::Running.as_str())
                .map(|until| until.and_utc()),
        })
    };
    rows.into_iter().map(active).collect()
}

/// Returns when organisations last started a job.
pub fn last_starts(
    conn: &mut Connection,
    of: &[&OrganisationId],
) -> Result<HashMap<OrganisationId, DateTime<Utc>>, Error> {
    let ids = of.iter().map(|organisation| organisation.as_str());
    let query = jobs::table
        .filter(jobs::organisation_id.eq_any(ids))
        .filter(jobs::started_at.is_not_null())
        .group_by(jobs::organisation_id)
        .select((jobs::organisation_id, max(jobs::started_at)));
    let rows: Vec<(String, Option<NaiveDateTime>)> = both!(conn, c => query.load(c))?;
    let started = rows.into_iter().filter_map(|(id, at)| Some((id, at?)));
    started
        .map(|(id, at)| Ok((organisation_id(id)?, at.and_utc())))
        .collect()
}

/// Claims a job that waits, or whose worker's lease has ended.
pub fn claim(conn: &mut Connection, job: &JobId, lease: &Lease, now: DateTime<Utc>) -> Result<ClaimedJob, Error> {
    let query = jobs::table.find(job.as_str());
    let row: ClaimedRow = both!(conn, c => query.select(ClaimedRow::as_select()).get_result(c))?;
    let is_interrupted = row.state == JobState::Running.as_str();
    let leased = (
        jobs::state.eq(JobState::Running.as_str()),
        jobs::lease_owner.eq(Some(&lease.owner)),
        jobs::lease_until.eq(Some(lease.until.naive_utc())),
    );
    let target = jobs::table.find(job.as_str());
    both!(conn, c => diesel::update(target).set(leased).execute(c))?;
    if !is_interrupted {
        let started = jobs::started_at.eq(Some(now.naive_utc()));
        both!(conn, c => diesel::update(target).set(started).execute(c))?;
    }
    Ok(ClaimedJob {
        id: job_id(row.id)?,
        organisation: organisation_id(row.organisation_id)?,
        event: row.event_id.map(event_id).transpose()?,
        created_by: user_id(row.created_by)?,
        kind: JobKind::parse(&row.kind).map_err(corrupt)?,
        input: row.input.unwrap_or_default(),
        file: row.file,
        is_interrupted,
    })
}

/// Extends the lease of a job. Returns whether it was cancelled, or `None` when another worker owns it or it has ended.
pub fn hold(conn: &mut Connection, job: &JobId, lease: &Lease) -> Result<Option<bool>, Error> {
    let until = jobs::lease_until.eq(Some(lease.until.naive_utc()));
    let update = diesel::update(owned(job, &lease.owner)).set(until);
    if both!(conn, c => update.execute(c))? == 0 {
        return Ok(None);
    }
    let query = jobs::table.find(job.as_str()).select(jobs::cancelled_at);
    let cancelled: Option<NaiveDateTime> = both!(conn, c => query.get_result(c))?;
    Ok(Some(cancelled.is_some()))
}

/// Stores the progress of a job.
pub fn set_progress(conn: &mut Connection, job: &JobId, owner: &str, progress: &Progress) -> Result<(), Error> {
    let update = diesel::update(owned(job, owner)).set(jobs::progress.eq(progress.to_json()));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Stores what to roll back when the job is interrupted.
pub fn set_rollback(conn: &mut Connection, job: &JobId, owner: &str, rollback: Option<&str>) -> Result<(), Error> {
    let update = diesel::update(owned(job, owner)).set(jobs::rollback.eq(rollback));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// Returns what to roll back of an interrupted job.
pub fn rollback(conn: &mut Connection, job: &JobId) -> Result<Option<String>, Error> {
    let query = jobs::table.find(job.as_str()).select(jobs::rollback);
    let found: Option<Option<String>> = both!(conn, c => query.get_result(c).optional())?;
    Ok(found.flatten())
}

/// Ends a running job with its result or error, and erases its input. Returns whether the worker still owned it.
pub fn finish(
    conn: &mut Connection,
    job: &JobId,
    owner: &str,
    (state, result, error): (JobState, Option<&str>, Option<&str>),
    now: DateTime<Utc>,
) -> Result<bool, Error> {
    let ended = (
        jobs::state.eq(state.as_str()),
        jobs::result.eq(result),
        jobs::error.eq(error),
        jobs::input.eq(None::<String>),
        jobs::file.eq(None::<Vec<u8>>),
        jobs::rollback.eq(None::<String>),
        jobs::lease_owner.eq(None::<String>),
        jobs::lease_until.eq(None::<NaiveDateTime>),
        jobs::finished_at.eq(Some(now.naive_utc())),
    );
    let update = diesel::update(owned(job, owner)).set(ended);
    Ok(both!(conn, c => update.execute(c))? > 0)
}

/// Ends the leases of all running jobs: for the start of the only server of a database, whose workers are gone.
pub fn end_leases(conn: &mut Connection, now: DateTime<Utc>) -> Result<(), Error> {
    let running = jobs::table.filter(jobs::state.eq(JobState::Running.as_str()));
    let update = diesel::update(running).set(jobs::lease_until.eq(Some(now.naive_utc())));
    both!(conn, c => update.execute(c))?;
    Ok(())
}

/// The job as long as this worker may report on it.
#[diesel::dsl::auto_type(no_type_alias)]
fn owned<'a>(job: &'a JobId, owner: &'a str) -> _ {
    let job: &'a str = job.as_str();
    let running: &'static str = JobState::Running.as_str();
    jobs::table
        .filter(jobs::id.eq(job))
        .filter(jobs::lease_owner.eq(owner))
        .filter(jobs::state.eq(running))
}

pub(super) fn job_id(id: String) -> Result<JobId, Error> {
    JobId::try_from(id).map_err(corrupt)
}

pub(super) fn event_id(id: String) -> Result<EventId, Error> {
    EventId::try_from(id).map_err(corrupt)
}

pub(super) fn corrupt(error: impl Display) -> Error {
    Error::Corrupt(error.to_string())
}
