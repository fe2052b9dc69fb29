//! Long work: engine runs, copies, imports, exports and whole plans. It runs on threads of its own, so that reads never
//! wait for it: one call per organisation, and overall fewer than there are cores.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use actix_web::http::StatusCode;
use actix_web::rt::time::timeout;
use domain::id::OrganisationId;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::core::error::{ApiResult, Problem};
use crate::core::heavy_reads;
use crate::core::log_throttle::LogThrottle;
use crate::core::metrics::Counter;
use crate::core::threads::on_thread;

/// Calls that may wait for a thread; further ones are refused at once.
const WAITING_MAX: usize = 16;
/// How long a call waits for a thread.
const WAIT_TIMEOUT: Duration = Duration::from_secs(3);
/// Tests of mail servers that run at once.
const MAIL_SERVER_TESTS_MAX: usize = 8;
/// Seconds after which a client may retry a refused call.
const RETRY_AFTER: u64 = 2;

/// Admits long work and runs it.
pub struct LongWork {
    threads: Arc<Semaphore>,
    thread_count: usize,
    waiting: Semaphore,
    wait_timeout: Duration,
    running: Arc<Mutex<HashSet<OrganisationId>>>,
    refused: Counter,
    warning: LogThrottle,
}

/// The right to run one long call; dropping it lets the next one in.
#[derive(Debug)]
pub struct Admission {
    _organisation: Running,
    _thread: OwnedSemaphorePermit,
}

/// Marks that an organisation has a long call running.
#[derive(Debug)]
pub struct Running {
    all: Arc<Mutex<HashSet<OrganisationId>>>,
    organisation: OrganisationId,
}

impl Drop for Running {
    fn drop(&mut self) {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        all.remove(&self.organisation);
    }
}

impl LongWork {
    /// Leaves at least one of these cores to everything else, where there are two, and readers of the database to heavy
    /// reads and to everything else.
    pub fn for_machine(cores: usize, readers: usize) -> Self {
        let others = heavy_reads::threads(cores, readers) + 1;
        let threads = cores.saturating_sub(1).min(readers.saturating_sub(others)).max(1);
        Self::new(threads, WAITING_MAX, WAIT_TIMEOUT)
    }

    /// Threads of their own for tests of mail servers, each for as long as a server may take.
    pub fn for_mail_server_tests() -> Self {
        Self::new(MAIL_SERVER_TESTS_MAX, WAITING_MAX, WAIT_TIMEOUT)
    }

    /// Runs at most `threads` calls at once, while `waiting` more wait for at most `wait_timeout` each.
    pub fn new(threads: usize, waiting: usize, wait_timeout: Duration) -> Self {
        Self {
            threads: Arc::new(Semaphore::new(threads)),
            thread_count: threads,
            waiting: Semaphore::new(waiting),
            wait_timeout,
            running: Arc::default(),
            refused: Counter::default(),
            warning: LogThrottle::default(),
        }
    }

    /// Admits a long call of an organisation, or answers `long_task_running` (429) while it has another one under way
    /// and `long_tasks_full` (503) when no thread becomes free in time.
    pub async fn admit(&self, organisation: &OrganisationId) -> ApiResult<Admission> {
        let running = self.enter(organisation)?;
        self.admit_running(running).await
    }

    /// Admits a long call whose organisation is marked already.
    pub async fn admit_running(&self, running: Running) -> ApiResult<Admission> {
        let thread = match Arc::clone(&self.threads).try_acquire_owned() {
            Ok(thread) => thread,
            Err(_all_busy) => self.wait().await?,
        };
        Ok(Admission {
            _organisation: running,
            _thread: thread,
        })
    }

    /// Returns how many calls were refused.
    pub fn refused(&self) -> u64 {
        self.refused.get()
    }

    /// Returns how many long calls and jobs run at once.
    pub fn thread_count(&self) -> usize {
        self.thread_count
    }

    /// Waits, behind the calls that came before, until a job may run; dropping the answer lets the next one in. Which
    /// organisation's turn it is, the queue of jobs decides.
    pub async fn admit_job(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.threads).acquire_owned().await.ok()
    }

    /// Marks an organisation before its long call needs a thread here, or answers `long_task_running` (429).
    pub fn enter(&self, organisation: &OrganisationId) -> ApiResult<Running> {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if !running.insert(organisation.clone()) {
            self.refused.increment();
            return Err(organisation_busy());
        }
        Ok(Running {
            all: Arc::clone(&self.running),
            organisation: organisation.clone(),
        })
    }

    async fn wait(&self) -> ApiResult<OwnedSemaphorePermit> {
        let _place = self.waiting.try_acquire().map_err(|_full| self.all_busy())?;
        let free = timeout(self.wait_timeout, Arc::clone(&self.threads).acquire_owned()).await;
        match free {
            Ok(Ok(thread)) => Ok(thread),
            Ok(Err(_)) | Err(_) => Err(self.all_busy()),
        }
    }

    /// Refuses a call, and warns the operator once a minute.
    fn all_busy(&self) -> Problem {
        self.refused.increment();
        self.warning
            .run(|| tracing::warn!("long calls are refused: all threads for long work are busy"));
        Problem {
            retry_after: Some(RETRY_AFTER),
            ..Problem::new(
                StatusCode::SERVICE_UNAVAILABLE,
                "long_tasks_full",
                "The server is busy with other long tasks. Try again in a few seconds.",
            )
        }
    }

    /// Runs admitted work. The admission ends before the answer is there, so that the caller's next call is not refused
    /// because of this one.
    pub async fn run<T: Send + 'static>(
        &self,
        admission: Admission,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> ApiResult<T> {
        on_thread("long-work", move || {
            let outcome = work();
            drop(admission);
            outcome
        })
        .await
    }

    /// Runs the first part of admitted work and hands the admission back for the rest.
    pub async fn run_part<T: Send + 'static>(
        &self,
        admission: Admission,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> ApiResult<(T, Admission)> {
        on_thread("long-work", move || (work(), admission)).await
    }
}

fn organisation_busy() -> Problem {
    Problem {
        retry_after: Some(RETRY_AFTER),
        ..Problem::new(
            StatusCode::TOO_MANY_REQUESTS,
            "long_task_running",
            "Another long task is already running for your organisation. Try again in a few seconds.",
        )
    }
}

#[cfg(test)]
mod tests {
    use app_service::service::Connections;

    use super::*;

    fn threads(cores: usize, readers: usize) -> usize {
        LongWork::for_machine(cores, readers).threads.available_permits()
    }

    #[test]
    fn long_work_and_heavy_reads_leave_a_reader_to_other_calls_for_every_number_of_connections() {
        for connections in Connections::MIN..=200 {
            let readers = Connections::from_total(connections).readers();
            for cores in [1, 2, 4, 64] {
                let threads = threads(cores, readers);
                let busy = threads + heavy_reads::threads(cores, readers);
                assert!(threads >= 1 && busy < readers, "{connections}, {cores}: {busy}");
            }
        }
    }

    #[test]
    fn long_work_leaves_a_core_to_other_calls_where_there_are_two() {
        assert_eq!([1, 2, 3, 4].map(|cores| threads(cores, 100)), [1, 1, 2, 3]);
        assert_eq!(threads(4, 4), 2);
    }
}
