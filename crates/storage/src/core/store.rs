//! The database as the rest of the product sees it: open, read, write. How writes are carried out is in `writer`.

use std::sync::Arc;
use std::sync::mpsc;

use chrono::{DateTime, Utc};

use crate::core::bus::Bus;
use crate::core::connection::{self, Connection, Purpose};
use crate::core::error::Error;
use crate::core::integrity::IntegrityCheck;
use crate::core::load::Load;
use crate::core::migrations;
use crate::core::pool::{self, Readers};
use crate::core::url::DatabaseUrl;
use crate::core::writer::Writer;

/// An open, migrated database. Clones share it; the last one to go waits for the writes under way.
#[derive(Clone)]
pub struct Storage {
    inner: Arc<Inner>,
}

struct Inner {
    url: DatabaseUrl,
    readers: Readers,
    writer: Writer,
}

/// How many connections are kept open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Connections {
    /// Connections that answer queries at the same time.
    readers: u32,
    /// Connections that write at the same time; SQLite always has one.
    writers: u32,
}

impl Connections {
    /// The fewest connections: a writer, and a reader each for long work, for heavy reads and for all other calls.
    pub const MIN: u32 = 4;

    /// Divides a number of connections, at least [`Self::MIN`], among reads and writes.
    pub fn from_total(total: u32) -> Self {
        let writers = (total / 2).min(total.saturating_sub(3)).max(1);
        let readers = total.saturating_sub(writers).max(1);
        Self { readers, writers }
    }

    /// Returns how many queries are answered at the same time.
    pub fn readers(self) -> usize {
        usize::try_from(self.readers).unwrap_or(usize::MAX)
    }
}

impl Default for Connections {
    fn default() -> Self {
        Self::from_total(8)
    }
}

impl Storage {
    /// Opens a database and brings it to the present schema.
    pub fn open(url: &DatabaseUrl) -> Result<Self, Error> {
        Self::open_with(url, Connections::default())
    }

    /// Opens a database like [`Storage::open`] with a given number of connections.
    pub fn open_with(url: &DatabaseUrl, connections: Connections) -> Result<Self, Error> {
        let mut conn = Connection::open(url, Purpose::Write)?;
        migrations::run(&mut conn)?;
        Self::with(url, conn, connections)
    }

    /// Opens a database that is there already, as it is: none is created and no schema is changed.
    pub fn open_existing(url: &DatabaseUrl, connections: Connections) -> Result<Self, Error> {
        if let DatabaseUrl::Sqlite(path) = url
            && !path.is_file()
        {
            let reason = format!("database '{}' not found", path.display());
            return Err(Error::Unavailable(reason));
        }
        let mut conn = Connection::open(url, Purpose::Write)?;
        migrations::check(&mut conn)?;
        Self::with(url, conn, connections)
    }

    fn with(url: &DatabaseUrl, conn: Connection, connections: Connections) -> Result<Self, Error> {
        let writer = Writer::start(url, conn, connections.writers)?;
        Ok(Self {
            inner: Arc::new(Inner {
                url: url.clone(),
                readers: pool::open(url, connections.readers)?,
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

    /// Removes what was deleted or overwritten from the write-ahead log of a SQLite file. Returns whether the log is empty
    /// now; it is not while a reader still needs it, and then a later call does the rest. PostgreSQL needs nothing here.
    pub fn checkpoint(&self) -> Result<bool, Error> {
        match &self.inner.url {
            DatabaseUrl::Sqlite(_) => connection::checkpoint(&self.inner.url),
            DatabaseUrl::Postgres(_) => Ok(true),
        }
    }

    /// Returns a check for damaged pages, or `None` for a database server, which its own tools check.
    pub fn integrity_check(&self) -> Option<IntegrityCheck> {
        IntegrityCheck::of(&self.inner.url)
    }

    /// Returns how busy the connections are.
    pub fn load(&self) -> Load {
        let mut load = Load::default();
        self.inner.readers.add_to(&mut load);
        self.inner.writer.add_to(&mut load);
        load
    }

    /// Returns whether other servers may use the same database: a SQLite file belongs to one process.
    pub fn is_shared(&self) -> bool {
        matches!(self.inner.url, DatabaseUrl::Postgres(_))
    }

    /// Asks a database server for its time several times over one connection: `with` gets the question. Returns nothing
    /// for a file, whose clock is that of this machine. Blocks.
    pub fn server_time<T>(
        &self,
        with: impl FnOnce(&mut dyn FnMut() -> Result<DateTime<Utc>, Error>) -> Result<T, Error>,
    ) -> Result<Option<T>, Error> {
        if !self.is_shared() {
            return Ok(None);
        }
        self.read(|conn| {
            let none = || Error::Unavailable("the database has no clock".to_owned());
            with(&mut || conn.server_time()?.ok_or_else(none)).map(Some)
        })
    }

    /// Returns the collation of a PostgreSQL database, or `None` for a file, which compares bytes.
    pub fn collation(&self) -> Result<Option<String>, Error> {
        self.read(Connection::collation)
    }

    /// Connects to the other servers of the database; `None` for a file, which belongs to one process.
    pub fn bus(&self) -> Result<Option<Bus>, Error> {
        match self.is_shared() {
            true => Bus::connect(&self.inner.url),
            false => Ok(None),
        }
    }

    /// Checks that the database answers.
    pub fn ping(&self) -> Result<(), Error> {
        self.read(Connection::ping)
    }
}
