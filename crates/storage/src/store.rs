//! The database as the rest of the product sees it: open, read, write. How writes are carried out is in `writer`.

use std::sync::Arc;
use std::sync::mpsc;

use crate::connection::{Connection, Purpose};
use crate::error::Error;
use crate::migrations;
use crate::pool::{self, Readers};
use crate::url::DatabaseUrl;
use crate::writer::Writer;

/// An open, migrated database. Clones share it; the last one to go waits for the writes under way.
#[derive(Clone)]
pub struct Storage {
    inner: Arc<Inner>,
}

struct Inner {
    readers: Readers,
    writer: Writer,
}

impl Storage {
    /// Opens a database and brings it to the present schema.
    pub fn open(url: &DatabaseUrl) -> Result<Self, Error> {
        let mut conn = Connection::open(url, Purpose::Write)?;
        migrations::run(&mut conn)?;
        let writer = Writer::start(url, conn)?;
        Ok(Self {
            inner: Arc::new(Inner {
                readers: pool::open(url)?,
                writer,
            }),
        })
    }

    /// Runs queries on one consistent state. Blocks.
    pub fn read<T, E: From<Error>>(&self, work: impl FnOnce(&mut Connection) -> Result<T, E>) -> Result<T, E> {
        pool::read(&self.inner.readers, work)
    }

    /// Hands a transaction to the writer and returns at once. `done` is called on a writer's thread after the commit,
    /// so it must be quick. A `work` that returns an error, or panics, leaves nothing behind.
    pub fn submit<T, E, F, D>(&self, work: F, done: D)
    where
        T: Send + 'static,
        E: From<Error> + Send + 'static,
        F: FnOnce(&mut Connection) -> Result<T, E> + Send + 'static,
        D: FnOnce(Result<T, E>) + Send + 'static,
    {
        self.inner.writer.submit(work, done);
    }

    /// Runs a transaction and waits until it is durable. Blocks.
    pub fn write<T, E, F>(&self, work: F) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<Error> + Send + 'static,
        F: FnOnce(&mut Connection) -> Result<T, E> + Send + 'static,
    {
        let (send, receive) = mpsc::sync_channel(1);
        self.submit(work, move |outcome| drop(send.send(outcome)));
        receive
            .recv()
            .unwrap_or_else(|_| Err(Error::Unavailable("the writer has stopped".to_owned()).into()))
    }

    /// Checks that the database answers.
    pub fn ping(&self) -> Result<(), Error> {
        self.read(Connection::ping)
    }
}
