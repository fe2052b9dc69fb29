//! Where made files are kept: in a folder that the process gives, or nowhere.

use std::io;
use std::time::Duration;

use domain::id::ExportId;

use crate::core::error::Error;

/// Keeps files under the ids of their exports. A file is there as a whole or not at all.
pub trait FileStore: Send + Sync {
    /// Keeps a file.
    fn put(&self, id: &ExportId, content: &[u8]) -> io::Result<()>;

    /// Returns the files that were kept longer than `age` ago.
    fn older_than(&self, age: Duration) -> io::Result<Vec<ExportId>>;

    /// Removes a file that may not exist.
    fn remove(&self, id: &ExportId);
}

/// Keeps nothing, as for a command that has no data folder.
pub(crate) struct NoFiles;

impl FileStore for NoFiles {
    fn put(&self, _: &ExportId, _: &[u8]) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn older_than(&self, _: Duration) -> io::Result<Vec<ExportId>> {
        Ok(Vec::new())
    }

    fn remove(&self, _: &ExportId) {}
}

/// Returns what people are told when a file could not be kept.
pub(crate) fn failed(error: &io::Error) -> Error {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded | io::ErrorKind::FileTooLarge => {
            Error::StorageFull(error.to_string())
        }
        _ => Error::Internal(format!("a file could not be kept: {error}")),
    }
}
