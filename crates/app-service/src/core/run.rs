//! What a long use case runs for: a caller who waits for its answer, or a job, whose progress is shown and which can be
//! cancelled. The use cases are the same for both.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use domain::id::{JobId, OrganisationId};
use domain::job::{JobState, Progress};
use domain::limits::JOB_MINUTES_MAX;
use domain::live::{Changes, Kind};
use serde::Serialize;
use storage::jobs::queue;
use storage::mail::outbox::delivery::Lease;

use crate::core::error::{Conflict, Error};
use crate::core::service::{Service, Tx};

/// How long a worker may be silent before another one takes its job over.
pub(crate) const LEASE: TimeDelta = TimeDelta::seconds(60);
/// How often progress is stored at most.
const INTERVAL: TimeDelta = TimeDelta::milliseconds(500);

/// The room that a job takes among other long work.
pub trait JobRoom: Send + Sync {
    /// Waits some seconds for room. Returns whether the job has it.
    fn enter(&self) -> bool;
    /// Gives the room to others.
    fn leave(&self);
}

/// Room without limit.
pub(crate) struct Unlimited;

impl JobRoom for Unlimited {
    fn enter(&self) -> bool {
        true
    }

    fn leave(&self) {}
}

/// A job and the organisation that learns of its changes.
#[derive(Clone, Debug)]
pub(crate) struct NotedJob {
    id: JobId,
    organisation: OrganisationId,
}

impl NotedJob {
    pub(crate) fn new(organisation: &OrganisationId, id: &JobId) -> Self {
        Self {
            id: id.clone(),
            organisation: organisation.clone(),
        }
    }

    /// Notes that the job changes. Its screen may have been left, so this is told without the event.
    pub(crate) fn note(&self, tx: &mut Tx<'_>) {
        tx.note_organisation(&self.organisation, Changes::ids(Kind::Jobs, [self.id.as_str()]));
    }
}

/// The job that a long use case runs for, if any.
#[derive(Clone, Default)]
pub(crate) struct Run(Option<Arc<JobRun>>);

struct JobRun {
    service: Service,
    job: NotedJob,
    owner: String,
    stop_at: DateTime<Utc>,
    room: Arc<dyn JobRoom>,
    reported: Mutex<Reported>,
}

struct Reported {
    progress: Progress,
    next_at: DateTime<Utc>,
}

impl Run {
    /// Runs a job that the worker `owner` has claimed.
    pub(crate) fn of_job(service: &Service, job: NotedJob, owner: &str, room: Arc<dyn JobRoom>) -> Self {
        let now = service.now();
        Self(Some(Arc::new(JobRun {
            service: service.clone(),
            job,
            owner: owner.to_owned(),
            stop_at: now + TimeDelta::minutes(JOB_MINUTES_MAX),
            room,
            reported: Mutex::new(Reported {
                progress: Progress::default(),
                next_at: now,
            }),
        })))
    }

    /// Returns whether this is a job, which no request waits for.
    pub(crate) fn is_job(&self) -> bool {
        self.0.is_some()
    }

    /// Waits for work of another process, while other long work has the room of the job.
    pub(crate) fn outside<T>(&self, work: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
        let Some(run) = &self.0 else { return work() };
        run.room.leave();
        let done = work();
        while !run.room.enter() {
            self.advance(0)?;
        }
        done
    }

    /// Begins a phase of this many units, if they can be counted. Fails when the job has to stop.
    pub(crate) fn enter(&self, phase: &str, total: Option<u64>) -> Result<(), Error> {
        let Some(run) = &self.0 else { return Ok(()) };
        run.report(true, |progress| {
            *progress = Progress {
                done: 0,
                total,
                phase: phase.to_owned(),
            };
        })
    }

    /// Sets how many units of the phase are done; call it as often as convenient. Fails when the job has to stop.
    pub(crate) fn advance(&self, done: u64) -> Result<(), Error> {
        let Some(run) = &self.0 else { return Ok(()) };
        run.report(false, |progress| progress.done = done)
    }

    /// Counts units that a transaction does, and keeps it from being committed when the job has to stop. Each transaction
    /// of a job that changes something calls it.
    pub(crate) fn hold(&self, tx: &mut Tx<'_>, units: usize) -> Result<(), Error> {
        let Some(run) = &self.0 else { return Ok(()) };
        let progress = run.change(|progress| progress.done += u64::try_from(units).unwrap_or(0));
        run.store(tx, &progress)
    }

    /// Stores what to roll back when the job stops after this transaction.
    pub(crate) fn set_rollback(&self, tx: &mut Tx<'_>, rollback: &impl Serialize) -> Result<(), Error> {
        let Some(run) = &self.0 else { return Ok(()) };
        let text = to_json(rollback)?;
        Ok(queue::set_rollback(tx.conn, &run.job.id, &run.owner, Some(&text))?)
    }

    /// Ends the job with its result, in the transaction that makes its effect visible: no crash can come between.
    pub(crate) fn succeed(&self, tx: &mut Tx<'_>, result: &impl Serialize) -> Result<(), Error> {
        let Some(run) = &self.0 else { return Ok(()) };
        self.hold(tx, 0)?;
        let (text, now) = (to_json(result)?, tx.now);
        let ended = (JobState::Succeeded, Some(text.as_str()), None);
        queue::finish(tx.conn, &run.job.id, &run.owner, ended, now)?;
        Ok(())
    }
}

impl JobRun {
    fn report(&self, at_once: bool, change: impl FnOnce(&mut Progress)) -> Result<(), Error> {
        let now = self.service.now();
        let progress = self.change(change);
        if !at_once && now < self.lock().next_at {
            return Ok(());
        }
        self.lock().next_at = now + INTERVAL;
        if self.service.jobs_notify.is_closed() {
            return Err(Error::Conflict(Conflict::JobInterrupted));
        }
        let (job, owner, stop_at) = (self.job.clone(), self.owner.clone(), self.stop_at);
        self.service
            .write(move |tx| store(tx, (&job, &owner, stop_at), &progress))
    }

    fn change(&self, change: impl FnOnce(&mut Progress)) -> Progress {
        let mut reported = self.lock();
        change(&mut reported.progress);
        reported.progress.clone()
    }

    fn store(&self, tx: &mut Tx<'_>, progress: &Progress) -> Result<(), Error> {
        store(tx, (&self.job, &self.owner, self.stop_at), progress)
    }

    fn lock(&self) -> MutexGuard<'_, Reported> {
        self.reported.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Extends the lease and stores the progress, unless the job has to stop.
fn store(
    tx: &mut Tx<'_>,
    (job, owner, stop_at): (&NotedJob, &str, DateTime<Utc>),
    progress: &Progress,
) -> Result<(), Error> {
    let lease = Lease {
        owner: owner.to_owned(),
        until: tx.now + LEASE,
    };
    match queue::hold(tx.conn, &job.id, &lease)? {
        None => return Err(Error::Conflict(Conflict::JobInterrupted)),
        Some(true) => return Err(Error::Conflict(Conflict::JobCancelled)),
        Some(false) => {}
    }
    if tx.now > stop_at {
        return Err(Error::Conflict(Conflict::JobTooLong));
    }
    job.note(tx);
    Ok(queue::set_progress(tx.conn, &job.id, owner, progress)?)
}

/// Serialises what a job keeps in the database.
pub(crate) fn to_json(value: &impl Serialize) -> Result<String, Error> {
    serde_json::to_string(value).map_err(|error| Error::Internal(error.to_string()))
}
