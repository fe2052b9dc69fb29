//! A job of the writer: the work of a transaction, and the callback for when it is durable.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::load::QueuedWrite;

/// A job without its types, so that jobs of all kinds wait in one queue.
pub(crate) trait Job: Send {
    /// Does the work and keeps the outcome. Returns whether its writes should stay.
    fn run(&mut self, conn: &mut Connection) -> bool;
    /// Notifies the caller. `failed` says why the work did not become durable although it succeeded.
    fn tell(self: Box<Self>, failed: Option<&Error>);
}

/// A job with its types.
pub(crate) struct Task<T, E, F, D> {
    work: Option<F>,
    outcome: Option<Result<T, E>>,
    done: D,
    queued: Option<QueuedWrite>,
}

impl<T, E, F, D> Task<T, E, F, D> {
    pub(crate) fn new(work: F, done: D) -> Self {
        Self {
            work: Some(work),
            outcome: None,
            done,
            queued: None,
        }
    }

    /// Counts the job as waiting until it runs.
    pub(crate) fn counted(self, queued: QueuedWrite) -> Self {
        Self {
            queued: Some(queued),
            ..self
        }
    }
}

impl<T, E, F, D> Job for Task<T, E, F, D>
where
    T: Send,
    E: From<Error> + Send,
    F: FnOnce(&mut Connection) -> Result<T, E> + Send,
    D: FnOnce(Result<T, E>) + Send,
{
    fn run(&mut self, conn: &mut Connection) -> bool {
        drop(self.queued.take());
        let Some(work) = self.work.take() else { return false };
        // The savepoint undoes what a panicking job wrote, so that neighbours and connection stay sound.
        let outcome = catch_unwind(AssertUnwindSafe(|| work(conn)));
        let outcome = outcome.unwrap_or_else(|_| Err(Error::Corrupt("a write panicked".to_owned()).into()));
        let keep = outcome.is_ok();
        self.outcome = Some(outcome);
        keep
    }

    fn tell(self: Box<Self>, failed: Option<&Error>) {
        let outcome = match (self.outcome, failed) {
            // A refusal is reported even when the transaction around it failed.
            (Some(Err(error)), _) => Err(error),
            (_, Some(error)) => Err(error.for_others().into()),
            (Some(outcome), None) => outcome,
            (None, None) => Err(Error::Unavailable("the write did not run".to_owned()).into()),
        };
        (self.done)(outcome);
    }
}

/// Notifies the caller of a job; a callback that panics does not affect other jobs.
pub(crate) fn finish(job: Box<dyn Job>, committed: Result<(), &Error>) {
    drop(catch_unwind(AssertUnwindSafe(|| job.tell(committed.err()))));
}
