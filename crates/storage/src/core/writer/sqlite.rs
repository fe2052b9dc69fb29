//! The one writer of a SQLite file, with group commit.

use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use super::checkpoints::Checkpoints;
use super::job::{self, Job};
use crate::core::connection::prepared::{BeginJob, EndJob, UndoJob};
use crate::core::connection::{Connection, Purpose};
use crate::core::error::Error;
use crate::core::load::{WriterLoad, now};
use crate::core::url::DatabaseUrl;

/// Jobs in one transaction.
const BATCH_MAX: usize = 256;
/// How long a transaction accepts further jobs; the first one waits for the commit of the last.
const BATCH_TIME: Duration = Duration::from_millis(20);

/// Serves jobs until the queue is closed and empty.
pub(super) fn run(url: &DatabaseUrl, conn: Connection, waiting: &Receiver<Box<dyn Job>>, load: &WriterLoad) {
    let mut conn = conn;
    let mut checkpoints = Checkpoints::start(url);
    while let Ok(first) = waiting.recv() {
        let mut finished = Vec::with_capacity(16);
        let began = now();
        let outcome = commit_together(&mut conn, first, waiting, &elapsed_since(began), &mut finished);
        load.transacted(began);
        if outcome.is_err() {
            conn = recover(conn, url);
        }
        for job in finished {
            job::finish(job, outcome.as_ref().copied());
        }
        checkpoints.after_commit(now());
    }
}

/// The clock of a batch: how long a transaction may collect jobs is a matter of real time.
fn elapsed_since(start: Instant) -> impl Fn() -> Duration {
    move || now().saturating_duration_since(start)
}

/// Runs `first` and what is waiting behind it in one transaction, until there are enough of them or `elapsed` says that
/// they took long enough. Jobs end up in `finished` in the order they ran.
fn commit_together(
    conn: &mut Connection,
    first: Box<dyn Job>,
    waiting: &Receiver<Box<dyn Job>>,
    elapsed: &dyn Fn() -> Duration,
    finished: &mut Vec<Box<dyn Job>>,
) -> Result<(), Error> {
    let mut next = Some(first);
    let begun = conn.execute("BEGIN IMMEDIATE");
    if let Err(error) = begun {
        finished.extend(next);
        return Err(error);
    }
    while let Some(mut job) = next {
        let outcome = run_one(conn, &mut *job);
        finished.push(job);
        outcome?;
        next = if finished.len() < BATCH_MAX && elapsed() < BATCH_TIME {
            waiting.try_recv().ok()
        } else {
            None
        };
    }
    conn.execute("COMMIT")
}

/// Runs one job in its savepoint: its writes stay only if it succeeds, without affecting other jobs.
fn run_one(conn: &mut Connection, job: &mut dyn Job) -> Result<(), Error> {
    conn.run(BeginJob)?;
    if !job.run(conn) {
        conn.run(UndoJob)?;
    }
    conn.run(EndJob)
}

/// Recovers after a failed transaction: rolls it back, and reconnects when the connection does not respond.
fn recover(mut conn: Connection, url: &DatabaseUrl) -> Connection {
    // SQLite may have ended the transaction itself, then this fails and there is nothing to end.
    drop(conn.execute("ROLLBACK"));
    if conn.execute("BEGIN; ROLLBACK").is_ok() {
        return conn;
    }
    Connection::open(url, Purpose::Write).unwrap_or(conn)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::sync_channel;

    use diesel::SqliteConnection;

    use super::*;

    fn jobs(count: usize) -> Receiver<Box<dyn Job>> {
        let (queue, waiting) = sync_channel::<Box<dyn Job>>(count);
        for _ in 0..count {
            let work = |conn: &mut Connection| conn.execute("SELECT 1");
            queue
                .send(Box::new(job::Task::new(work, |_: Result<(), Error>| ())))
                .unwrap();
        }
        waiting
    }

    /// Runs batches until no job is left and returns how many each one took.
    fn batches(count: usize, elapsed: Duration) -> Vec<usize> {
        let mut conn = <SqliteConnection as diesel::Connection>::establish(":memory:")
            .map(Connection::Sqlite)
            .unwrap();
        let (waiting, mut sizes) = (jobs(count), Vec::new());
        while let Ok(first) = waiting.try_recv() {
            let mut finished = Vec::new();
            commit_together(&mut conn, first, &waiting, &|| elapsed, &mut finished).unwrap();
            sizes.push(finished.len());
        }
        sizes
    }

    #[test]
    fn a_batch_ends_with_its_time_as_well_as_with_its_number_of_jobs() {
        assert_eq!(batches(600, Duration::ZERO), [256, 256, 88]);
        assert_eq!(
            batches(3, BATCH_TIME),
            [1, 1, 1],
            "a slow job is committed before the next one begins"
        );
    }
}
