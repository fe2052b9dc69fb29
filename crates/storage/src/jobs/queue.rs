//! Claims jobs under a lease and stores their outcome. A worker owns a claimed job until its lease ends; later reports
//! change nothing. These queries read across all organisations, so only workers may call them.

use std::collections::HashMap;
use std::fmt::Display;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::dsl::{count_star, exists};
use diesel::prelude::*;
use diesel::sql_types::{Nullable, Text, Timestamp};
use domain::id::{EventId, JobId, OrganisationId, UserId};
use domain::job::{self, JobKind, JobState, Progress, WaitingOrganisation};

use crate::accounts::{organisation_id, user_id};
use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::mail::outbox::delivery::Lease;
use crate::schema::{jobs, organisations};

/// Returns the first job of a query that no other transaction of PostgreSQL has locked, and locks it.
macro_rules! first_unlocked {
    ($conn:expr, $query:expr) => {{
        let query = $query;
        let id: Option<String> = match $conn {
            Connection::Sqlite(c) => query.get_result(c).optional()?,
            Connection::Postgres(c) => query.for_update().skip_locked().get_result(c).optional()?,
        };
        id.map(job_id).transpose()
    }};
}

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

/// The organisations whose jobs wait: one step through the index for each, however many jobs it has.
const WAITING: &str = "WITH RECURSIVE waiting (organisation_id) AS ( \
        SELECT min(organisation_id) FROM jobs WHERE state = 'queued' \
        UNION ALL \
        SELECT (SELECT min(organisation_id) FROM jobs \
            WHERE state = 'queued' AND organisation_id > waiting.organisation_id) \
        FROM waiting WHERE waiting.organisation_id IS NOT NULL) \
    SELECT waiting.organisation_id, \
        (SELECT min(created_at) FROM jobs \
            WHERE state = 'queued' AND organisation_id = waiting.organisation_id) AS oldest, \
        (SELECT max(started_at) FROM jobs WHERE organisation_id = waiting.organisation_id) AS last_start \
    FROM waiting WHERE waiting.organisation_id IS NOT NULL";

#[derive(QueryableByName)]
struct WaitingRow {
    #[diesel(sql_type = Text)]
    organisation_id: String,
    #[diesel(sql_type = Timestamp)]
    oldest: NaiveDateTime,
    #[diesel(sql_type = Nullable<Timestamp>)]
    last_start: Option<NaiveDateTime>,
}

/// Returns whether a worker would get a job now. Reads only, so that idle workers do not occupy the writer.
pub fn is_due(conn: &mut Connection, now: DateTime<Utc>) -> Result<bool, Error> {
    let abandoned = jobs::table
        .filter(jobs::state.eq(JobState::Running.as_str()))
        .filter(jobs::lease_until.le(now.naive_utc()));
    if both!(conn, c => diesel::select(exists(abandoned)).get_result(c))? {
        return Ok(true);
    }
    let running = running(conn)?;
    let full = running.iter().filter(|(_, count)| !job::may_start(**count));
    let full: Vec<&str> = full.map(|(organisation, _)| organisation.as_str()).collect();
    let waiting = jobs::table
        .filter(jobs::state.eq(JobState::Queued.as_str()))
        .filter(jobs::organisation_id.ne_all(full));
    Ok(both!(conn, c => diesel::select(exists(waiting)).get_result(c))?)
}

/// Claims a job whose worker's lease has ended, so that it is cleaned up, or else the oldest job of the organisation whose
/// turn it is (`domain::job::turns`). Claims at the same time do not wait for each other and get different jobs.
pub fn claim_next(conn: &mut Connection, lease: &Lease, now: DateTime<Utc>) -> Result<Option<ClaimedJob>, Error> {
    if let Some(job) = interrupted(conn, now)? {
        return claim(conn, &job, lease, now).map(Some);
    }
    for organisation in job::turns(waiting(conn)?) {
        if let Some(job) = oldest(conn, &organisation)? {
            return claim(conn, &job, lease, now).map(Some);
        }
    }
    Ok(None)
}

/// Returns the oldest job whose worker's lease has ended, unless another claim on PostgreSQL has it.
fn interrupted(conn: &mut Connection, now: DateTime<Utc>) -> Result<Option<JobId>, Error> {
    let query = jobs::table
        .filter(jobs::state.eq(JobState::Running.as_str()))
        .filter(jobs::lease_until.le(now.naive_utc()))
        .order((jobs::created_at, jobs::id))
        .limit(1)
        .select(jobs::id);
    first_unlocked!(conn, query)
}

/// Returns the jobs of each organisation that run; there are never more than workers.
fn running(conn: &mut Connection) -> Result<HashMap<OrganisationId, usize>, Error> {
    let query = jobs::table
        .filter(jobs::state.eq(JobState::Running.as_str()))
        .group_by(jobs::organisation_id)
        .select((jobs::organisation_id, count_star()));
    let rows: Vec<(String, i64)> = both!(conn, c => query.load(c))?;
    let counted = |(id, count): (String, i64)| Ok((organisation_id(id)?, usize::try_from(count).unwrap_or(usize::MAX)));
    rows.into_iter().map(counted).collect()
}

/// Returns how many jobs of all organisations wait, and how many run.
pub fn count_unfinished(conn: &mut Connection) -> Result<(i64, i64), Error> {
    let mut count = |state: JobState| {
        let query = jobs::table.filter(jobs::state.eq(state.as_str())).count();
        Ok::<i64, Error>(both!(conn, c => query.get_result(c))?)
    };
    Ok((count(JobState::Queued)?, count(JobState::Running)?))
}

fn waiting(conn: &mut Connection) -> Result<Vec<WaitingOrganisation>, Error> {
    let running = running(conn)?;
    let rows: Vec<WaitingRow> = both!(conn, c => diesel::sql_query(WAITING).load(c))?;
    let waiting = |row: WaitingRow| {
        let id = organisation_id(row.organisation_id)?;
        Ok(WaitingOrganisation {
            running: running.get(&id).copied().unwrap_or(0),
            id,
            last_start: row.last_start.map(|at| at.and_utc()),
            oldest: row.oldest.and_utc(),
        })
    };
    rows.into_iter().map(waiting).collect()
}

/// Returns the oldest job of an organisation, unless another claim takes its turn or has just taken its last one. The lock
/// on the organisation keeps two claims from starting more than it may run.
fn oldest(conn: &mut Connection, organisation: &OrganisationId) -> Result<Option<JobId>, Error> {
    if let Connection::Postgres(c) = conn {
        let turn = organisations::table
            .find(organisation.as_str())
            .select(organisations::id);
        let locked: Option<String> = turn.for_no_key_update().skip_locked().get_result(c).optional()?;
        if locked.is_none() {
            return Ok(None);
        }
    }
    let of_organisation = jobs::table.filter(jobs::organisation_id.eq(organisation.as_str()));
    let running = of_organisation
        .filter(jobs::state.eq(JobState::Running.as_str()))
        .count();
    let running: i64 = both!(conn, c => running.get_result(c))?;
    if !job::may_start(usize::try_from(running).unwrap_or(usize::MAX)) {
        return Ok(None);
    }
    let query = of_organisation
        .filter(jobs::state.eq(JobState::Queued.as_str()))
        .order((jobs::created_at, jobs::id))
        .limit(1)
        .select(jobs::id);
    first_unlocked!(conn, query)
}

fn claim(conn: &mut Connection, job: &JobId, lease: &Lease, now: DateTime<Utc>) -> Result<ClaimedJob, Error> {
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
