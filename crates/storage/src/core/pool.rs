//! The readers: a small pool of read-only connections.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::core::connection::{Connection, Purpose};
use crate::core::error::Error;
use crate::core::load::Load;
use crate::core::url::DatabaseUrl;

/// How long a query waits for a free connection before it fails.
const WAIT: Duration = Duration::from_secs(5);

/// A pool of readers.
pub(crate) struct Readers {
    pool: r2d2::Pool<Opener>,
    url: DatabaseUrl,
    waiting: AtomicUsize,
}

/// Opens readers for the pool.
#[derive(Debug)]
pub(crate) struct Opener {
    url: DatabaseUrl,
}

/// A reader, and whether its last transaction failed.
pub(crate) struct Reader {
    pub(crate) conn: Connection,
    pub(crate) broken: bool,
}

impl r2d2::ManageConnection for Opener {
    type Connection = Reader;
    type Error = Error;

    fn connect(&self) -> Result<Reader, Error> {
        Ok(Reader {
            conn: Connection::open(&self.url, Purpose::Read)?,
            broken: false,
        })
    }

    fn is_valid(&self, reader: &mut Reader) -> Result<(), Error> {
        reader.conn.ping()
    }

    fn has_broken(&self, reader: &mut Reader) -> bool {
        reader.broken
    }
}

/// Opens the pool with this many connections, all of which must work.
pub(crate) fn open(url: &DatabaseUrl, connections: u32) -> Result<Readers, Error> {
    let builder = r2d2::Pool::builder()
        .max_size(connections)
        .connection_timeout(WAIT)
        // A broken connection fails at BEGIN; a test before each query would double the round trips.
        .test_on_check_out(false)
        .error_handler(Box::new(r2d2::NopErrorHandler));
    let pool = builder.build(Opener { url: url.clone() }).map_err(unavailable)?;
    Ok(Readers {
        pool,
        url: url.clone(),
        waiting: AtomicUsize::new(0),
    })
}

impl Readers {
    /// Adds how busy the pool is.
    pub(crate) fn add_to(&self, load: &mut Load) {
        let state = self.pool.state();
        load.readers = state.connections;
        load.idle_readers = state.idle_connections;
        load.waiting_reads = self.waiting.load(Ordering::Relaxed);
    }

    fn get(&self) -> Result<r2d2::PooledConnection<Opener>, Error> {
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let reader = self.pool.get();
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        reader.map_err(unavailable)
    }
}

/// Runs a read on one consistent state.
pub(crate) fn read<T, E: From<Error>>(
    readers: &Readers,
    work: impl FnOnce(&mut Connection) -> Result<T, E>,
) -> Result<T, E> {
    let mut reader = readers.get()?;
    // Stays broken when `work` panics, so that the pool drops the connection with its open transaction.
    reader.broken = true;
    if begin(&mut reader.conn).is_err() {
        // The server closed the connection while it was idle, for example because it was restarted.
        reader.conn = Connection::open(&readers.url, Purpose::Read)?;
        begin(&mut reader.conn)?;
    }
    let outcome = work(&mut reader.conn);
    if reader.conn.execute("ROLLBACK").is_ok() {
        reader.broken = false;
    }
    outcome
}

fn begin(conn: &mut Connection) -> Result<(), Error> {
    conn.execute(match conn {
        Connection::Sqlite(_) => "BEGIN",
        Connection::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    })
}

fn unavailable(error: r2d2::Error) -> Error {
    Error::Unavailable(error.to_string())
}
