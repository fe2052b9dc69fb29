//! Writes. SQLite has one writer thread that takes what is waiting, up to 256 jobs, runs each in a savepoint of one
//! transaction, commits once and answers after the commit: one disk sync carries many requests. PostgreSQL groups
//! commits itself, so there a few threads run one transaction per job.

use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};

use crate::core::connection::Connection;
use crate::core::error::Error;
use crate::core::load::{Load, QueuedWrite, WriterLoad};
use crate::core::url::DatabaseUrl;

mod checkpoints;
mod job;
mod postgres;
mod sqlite;

use job::{Job, Task};

/// Jobs that may wait; beyond that callers are told to come back.
const WAITING_MAX: usize = 8_192;

/// The threads that write, and the queue to them.
pub(crate) struct Writer {
    queue: Option<SyncSender<Box<dyn Job>>>,
    threads: Vec<JoinHandle<()>>,
    load: Arc<WriterLoad>,
}

impl Writer {
    /// Starts the threads, `writers` of them on PostgreSQL; the first one takes over `conn`.
    pub(crate) fn start(url: &DatabaseUrl, conn: Connection, writers: u32) -> Result<Self, Error> {
        let (queue, waiting) = sync_channel(WAITING_MAX);
        let load = Arc::<WriterLoad>::default();
        let threads = match conn {
            Connection::Sqlite(_) => vec![sqlite_thread(url.clone(), conn, waiting, Arc::clone(&load))?],
            Connection::Postgres(_) => postgres_threads(url, conn, waiting, (writers, &load))?,
        };
        Ok(Self {
            queue: Some(queue),
            threads,
            load,
        })
    }

    /// Queues a job; when the queue is full, `done` is called at once with `Unavailable`.
    pub(crate) fn submit<T, E, F, D>(&self, work: F, done: D)
    where
        T: Send + 'static,
        E: From<Error> + Send + 'static,
        F: FnOnce(&mut Connection) -> Result<T, E> + Send + 'static,
        D: FnOnce(Result<T, E>) + Send + 'static,
    {
        let task: Box<dyn Job> = Box::new(Task::new(work, done).counted(QueuedWrite::new(&self.load)));
        let refused = match &self.queue {
            Some(queue) => queue.try_send(task).err(),
            None => Some(TrySendError::Disconnected(task)),
        };
        match refused {
            None => {}
            Some(TrySendError::Full(task)) => job::finish(task, Err(&unavailable("too many writes are waiting"))),
            Some(TrySendError::Disconnected(task)) => job::finish(task, Err(&unavailable("the writer has stopped"))),
        }
    }
}

impl Writer {
    /// Adds how busy the writer is.
    pub(crate) fn add_to(&self, load: &mut Load) {
        self.load.add_to(load);
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        // After the queue is closed, the threads finish waiting jobs and end.
        self.queue = None;
        for thread in self.threads.drain(..) {
            // The last owner may be a job, and a thread cannot wait for itself.
            if thread.thread().id() != thread::current().id() {
                drop(thread.join());
            }
        }
    }
}

fn sqlite_thread(
    url: DatabaseUrl,
    conn: Connection,
    waiting: Receiver<Box<dyn Job>>,
    load: Arc<WriterLoad>,
) -> Result<JoinHandle<()>, Error> {
    spawn("writer".to_owned(), move || sqlite::run(&url, conn, &waiting, &load))
}

fn postgres_threads(
    url: &DatabaseUrl,
    conn: Connection,
    waiting: Receiver<Box<dyn Job>>,
    (writers, load): (u32, &Arc<WriterLoad>),
) -> Result<Vec<JoinHandle<()>>, Error> {
    let waiting = Arc::new(Mutex::new(waiting));
    let mut first = Some(conn);
    (0..writers)
        .map(|number| {
            let (url, waiting, conn) = (url.clone(), Arc::clone(&waiting), first.take());
            let load = Arc::clone(load);
            spawn(format!("writer-{number}"), move || {
                postgres::run(&url, conn, &waiting, &load);
            })
        })
        .collect()
}

fn unavailable(why: &str) -> Error {
    Error::Unavailable(why.to_owned())
}

fn spawn(name: String, body: impl FnOnce() + Send + 'static) -> Result<JoinHandle<()>, Error> {
    let thread = thread::Builder::new().name(name).spawn(body);
    thread.map_err(|error| Error::Unavailable(format!("start a writer thread: {error}")))
}
