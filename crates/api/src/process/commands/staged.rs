//! SQLite files that are filled under another name, and get theirs when they are complete.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use app_service::operator::Contents;

use crate::core::whole_file;

/// Fills a new database, and only then moves it to `file`. The database that was there is kept beside it.
pub(super) fn fill(file: &Path, fill: impl FnOnce(&str) -> Result<Contents, String>) -> Result<Contents, String> {
    let staging = whole_file::beside(file, ".restoring");
    discard(&staging);
    let filled = fill(&format!("sqlite://{}", staging.display())).and_then(|contents| {
        put(&staging, file).map_err(|error| format!("cannot write '{}': {error}", file.display()))?;
        Ok(contents)
    });
    if filled.is_err() {
        discard(&staging);
    }
    filled
}

/// The path of the database that was replaced.
pub(super) fn kept(file: &Path) -> PathBuf {
    whole_file::beside(file, ".before-restore")
}

/// At every moment, `file` is one of the two databases.
fn put(staging: &Path, file: &Path) -> io::Result<()> {
    File::open(staging)?.sync_all()?;
    if file.exists() {
        let kept = kept(file);
        whole_file::remove(&kept);
        std::fs::hard_link(file, &kept)?;
    }
    whole_file::rename(staging, file)
}

/// What an earlier try left behind.
fn discard(staging: &Path) {
    for suffix in ["", "-journal", "-wal", "-shm"] {
        whole_file::remove(&whole_file::beside(staging, suffix));
    }
}
