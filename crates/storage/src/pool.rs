//! The readers: a small pool of connections that cannot write.

use std::time::Duration;

use crate::connection::{Connection, Purpose};
use crate::error::Error;
use crate::url::DatabaseUrl;

/// Connections that answer queries at the same time.
const READERS: u32 = 4;
/// How long a query waits for a free connection before it is told to come back.
const WAIT: Duration = Duration::from_secs(5);

/// A pool of readers.
pub(crate) type Readers = r2d2::Pool<Opener>;

/// Opens readers for the pool.
#[derive(Debug)]
pub(crate) struct Opener {
    url: DatabaseUrl,
}

/// A reader, and whether its last transaction ended well.
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

/// Opens the pool; the first connection must work.
pub(crate) fn open(url: &DatabaseUrl) -> Result<Readers, Error> {
    let builder = r2d2::Pool::builder()
        .max_size(READERS)
        .connection_timeout(WAIT)
        // A broken connection shows at BEGIN; asking before each query would double the round trips.
        .test_on_check_out(false)
        .error_handler(Box::new(r2d2::NopErrorHandler));
    builder.build(Opener { url: url.clone() }).map_err(unavailable)
}

/// Runs a read on one consistent state.
pub(crate) fn read<T, E: From<Error>>(
    pool: &Readers,
    work: impl FnOnce(&mut Connection) -> Result<T, E>,
) -> Result<T, E> {
    let mut reader = pool.get().map_err(unavailable)?;
    // Stays broken when `work` panics, so that the pool drops the connection with its open transaction.
    reader.broken = true;
    let begin = match &reader.conn {
        Connection::Sqlite(_) => "BEGIN",
        Connection::Postgres(_) => "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
    };
    reader.conn.execute(begin)?;
    let outcome = work(&mut reader.conn);
    if reader.conn.execute("ROLLBACK").is_ok() {
        reader.broken = false;
    }
    outcome
}

fn unavailable(error: r2d2::Error) -> Error {
    Error::Unavailable(error.to_string())
}
