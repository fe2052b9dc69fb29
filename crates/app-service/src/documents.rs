//! Where uploaded documents (xlsx, xls, docx, doc, pdf) are read: by the reader that the process gives, which may be slow
//! and need memory, so that only a few are read at once.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use import_parsers::{Reader, TextOnly};

use crate::error::Error;

/// Documents that are read at once, over all organisations.
const AT_ONCE: usize = 2;
/// How long a document waits for its turn.
const WAIT_TIMEOUT: Duration = Duration::from_secs(3);

/// A reader that all threads share.
pub type DocumentReader = Arc<dyn Reader + Send + Sync>;

/// Admits documents and has the reader.
pub(crate) struct Documents {
    reader: DocumentReader,
    wait_timeout: Duration,
    free: Mutex<usize>,
    freed: Condvar,
}

/// The right to read one document; dropping it lets the next one in.
pub(crate) struct Turn<'a>(&'a Documents);

impl Default for Documents {
    fn default() -> Self {
        Self::new(Arc::new(TextOnly))
    }
}

impl Documents {
    /// Reads with a given reader.
    pub(crate) fn new(reader: DocumentReader) -> Self {
        Self {
            reader,
            wait_timeout: WAIT_TIMEOUT,
            free: Mutex::new(AT_ONCE),
            freed: Condvar::new(),
        }
    }

    /// Waits for a turn. Fails when none comes in time.
    pub(crate) fn wait(&self) -> Result<Turn<'_>, Error> {
        let none_free = |free: &mut usize| *free == 0;
        let waited = self.freed.wait_timeout_while(self.lock(), self.wait_timeout, none_free);
        let (mut free, _) = waited.unwrap_or_else(PoisonError::into_inner);
        *free = free
            .checked_sub(1)
            .ok_or_else(|| Error::Unavailable("too many documents are being read".to_owned()))?;
        Ok(Turn(self))
    }

    fn lock(&self) -> MutexGuard<'_, usize> {
        // A count cannot be half written.
        self.free.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Turn<'_> {
    /// Returns the reader.
    pub(crate) fn reader(&self) -> &dyn Reader {
        &*self.0.reader
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        *self.0.lock() += 1;
        self.0.freed.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_third_document_is_refused_until_one_of_two_has_been_read() {
        let documents = Documents {
            wait_timeout: Duration::ZERO,
            ..Documents::default()
        };
        let first = documents.wait().unwrap();
        let _second = documents.wait().unwrap();
        assert_eq!(documents.wait().err().unwrap().code(), "unavailable");
        drop(first);
        assert!(documents.wait().is_ok());
    }
}
