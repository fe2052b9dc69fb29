//! A writer of PostgreSQL: one transaction per job on a connection of its own, opened again when it is lost.

use std::sync::Mutex;
use std::sync::mpsc::Receiver;

use super::job::{self, Job};
use crate::core::connection::{Connection, Purpose};
use crate::core::error::Error;
use crate::core::load::{self, WriterLoad};
use crate::core::url::DatabaseUrl;

/// Serves jobs until the queue is closed and empty.
pub(super) fn run(
    url: &DatabaseUrl,
    conn: Option<Connection>,
    waiting: &Mutex<Receiver<Box<dyn Job>>>,
    load: &WriterLoad,
) {
    let mut conn = conn;
    while let Some(mut job) = take(waiting) {
        let began = load::now();
        let outcome = open(&mut conn, url).and_then(|conn| transact(conn, &mut *job));
        load.transacted(began);
        if outcome.is_err() {
            conn = None;
        }
        job::finish(job, outcome.as_ref().copied());
    }
}

fn take(waiting: &Mutex<Receiver<Box<dyn Job>>>) -> Option<Box<dyn Job>> {
    // Jobs run outside the lock, so a poisoned lock guards nothing that could be half done.
    let queue = waiting.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    queue.recv().ok()
}

fn open<'a>(conn: &'a mut Option<Connection>, url: &DatabaseUrl) -> Result<&'a mut Connection, Error> {
    // A connection that the server closed while it was idle is noticed here, before any work is lost.
    let ready = conn.as_mut().is_some_and(|conn| conn.execute("BEGIN").is_ok());
    if !ready {
        let mut new = Connection::open(url, Purpose::Write)?;
        new.execute("BEGIN")?;
        *conn = Some(new);
    }
    conn.as_mut()
        .ok_or_else(|| Error::Unavailable("no connection".to_owned()))
}

fn transact(conn: &mut Connection, job: &mut dyn Job) -> Result<(), Error> {
    // PostgreSQL answers COMMIT of a failed transaction with a silent rollback; the SELECT turns that into an error.
    if job.run(conn) {
        conn.execute("SELECT 1; COMMIT")
    } else {
        conn.execute("ROLLBACK")
    }
}
