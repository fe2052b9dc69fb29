//! The worker that runs jobs. It claims one at a time under a lease, which the job extends while it runs. When the
//! lease of a job ends because its process was killed, another worker rolls back what the job had committed and reports
//! it as interrupted.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use domain::job::JobState;
use storage::jobs::queue::{self, ClaimedJob};
use storage::mail::outbox::delivery::Lease;

use super::{JobError, handlers};
use crate::accounts;
use crate::core::actor::Authority;
use crate::core::error::{Conflict, Error};
use crate::core::failures;
use crate::core::random::id_bytes;
pub use crate::core::run::JobRoom;
use crate::core::run::{LEASE, NotedJob, Run, Unlimited, to_json};
use crate::core::service::Service;
use crate::exports;

/// How often the queue is looked at without being woken: for ended leases and for jobs that other processes queued.
const POLL: Duration = Duration::from_secs(2);

/// Runs the jobs of one database. Several may work side by side, also in several processes.
pub struct Worker {
    service: Service,
    owner: String,
    room: Arc<dyn JobRoom>,
}

impl Service {
    /// Reports the jobs of a process that was killed as interrupted without waiting for their leases, and removes the files
    /// that they did not finish, when no other process uses the database. Call it before workers start. Blocks.
    pub fn interrupt_jobs(&self) -> Result<(), Error> {
        if self.shares_database() {
            return Ok(());
        }
        self.write(|tx| {
            let now = tx.now;
            Ok::<_, Error>(queue::end_leases(tx.conn, now)?)
        })?;
        if let Err(error) = exports::sweep_after_kill(self) {
            failures::log("unfinished files cannot be removed", &error);
        }
        Ok(())
    }

    /// Stops the job workers of this service for good; running jobs end as interrupted.
    pub fn stop_jobs(&self) {
        self.jobs_notify.close();
    }
}

impl Worker {
    /// Makes a worker with a name of its own.
    pub fn new(service: Service) -> Result<Self, Error> {
        let owner = domain::id::spell(&id_bytes(service.random())?);
        Ok(Self {
            service,
            owner,
            room: Arc::new(Unlimited),
        })
    }

    /// Shares the machine with other long work.
    #[must_use]
    pub fn with_room(self, room: Arc<dyn JobRoom>) -> Self {
        Self { room, ..self }
    }

    /// Works until [`Service::stop_jobs`] is called, one job at a time while there is room. Blocks.
    pub fn run(&self) {
        while !self.service.jobs_notify.is_closed() {
            let done = match self.is_due() {
                Ok(true) if !self.room.enter() => continue,
                Ok(true) => {
                    let done = self.run_once();
                    self.room.leave();
                    done
                }
                other => other,
            };
            match done {
                Ok(true) => {}
                Ok(false) => {
                    self.service.jobs_notify.sleep(POLL);
                }
                Err(error) => {
                    failures::log("jobs cannot be run now", &error);
                    self.service.jobs_notify.sleep(POLL);
                }
            }
        }
    }

    /// Runs one job, if there is one that may run now. Returns whether there was.
    pub fn run_once(&self) -> Result<bool, Error> {
        let Some(job) = self.claim()? else {
            return Ok(false);
        };
        // Another worker may find the next one.
        self.service.jobs_notify.notify_one();
        let outcome = if job.is_interrupted {
            Err(Error::Conflict(Conflict::JobInterrupted))
        } else {
            self.work(job.clone())
        };
        self.end(&job, outcome)?;
        Ok(true)
    }

    /// Reads only, so that an idle worker never troubles the writer.
    fn is_due(&self) -> Result<bool, Error> {
        self.service.read(|r| {
            let now = r.now;
            Ok(queue::is_due(r.conn, now)?)
        })
    }

    fn claim(&self) -> Result<Option<ClaimedJob>, Error> {
        if !self.is_due()? {
            return Ok(None);
        }
        let lease = Lease {
            owner: self.owner.clone(),
            until: self.service.now() + LEASE,
        };
        self.service.write(move |tx| {
            let now = tx.now;
            let claimed = queue::claim_next(tx.conn, &lease, now)?;
            if let Some(job) = &claimed {
                NotedJob::new(&job.organisation, &job.id).note(tx);
            }
            Ok(claimed)
        })
    }

    fn work(&self, job: ClaimedJob) -> Result<String, Error> {
        let (user, organisation) = (&job.created_by, &job.organisation);
        let organiser = self
            .service
            .read(|r| accounts::acting_for(r, user, organisation, Authority::Membership))?;
        let noted = NotedJob::new(organisation, &job.id);
        let run = Run::of_job(&self.service, noted, &self.owner, Arc::clone(&self.room));
        let done = catch_unwind(AssertUnwindSafe(|| handlers::run(&self.service, &organiser, job, &run)));
        done.unwrap_or_else(|_panic| Err(Error::Internal("a job panicked".to_owned())))
    }

    /// Stores how a job ended. One that did not succeed leaves nothing behind.
    fn end(&self, job: &ClaimedJob, outcome: Result<String, Error>) -> Result<(), Error> {
        let (state, result, error) = match outcome {
            Ok(result) => (JobState::Succeeded, Some(result), None),
            Err(error) => {
                self.take_back(job)?;
                match error {
                    Error::Conflict(Conflict::JobCancelled) => (JobState::Cancelled, None, None),
                    error => {
                        if error.cause().is_some() {
                            failures::log("a job failed", &error);
                        }
                        (JobState::Failed, None, Some(to_json(&JobError::from_error(&error))?))
                    }
                }
            }
        };
        let (id, owner) = (job.id.clone(), self.owner.clone());
        let noted = NotedJob::new(&job.organisation, &job.id);
        // A job that has ended in its last transaction, or that another worker has taken over, stays as it is.
        let _still_owned = self.service.write(move |tx| {
            let now = tx.now;
            let ended = (state, result.as_deref(), error.as_deref());
            let is_owned = queue::finish(tx.conn, &id, &owner, ended, now)?;
            if is_owned {
                noted.note(tx);
            }
            Ok::<_, Error>(is_owned)
        })?;
        self.service.tallies().job_ended(job.kind, state);
        Ok(())
    }

    fn take_back(&self, job: &ClaimedJob) -> Result<(), Error> {
        let rollback = self
            .service
            .read(|r| Ok::<_, Error>(queue::rollback(r.conn, &job.id)?))?;
        let (Some(rollback), Some(event)) = (rollback, &job.event) else {
            return Ok(());
        };
        let (user, organisation) = (&job.created_by, &job.organisation);
        let organiser = self
            .service
            .read(|r| accounts::acting_for(r, user, organisation, Authority::Rollback))?;
        match handlers::take_back(&self.service, &organiser, (job.kind, event), &rollback) {
            // The event was deleted in the meantime.
            Err(Error::NotFound(_)) => Ok(()),
            other => other,
        }
    }
}
