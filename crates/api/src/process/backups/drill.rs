//! The restore drill: a backup is restored into a temporary SQLite database, which is checked and removed. What cannot be
//! restored is found out at night, and not when it is needed.

use std::fs::File;
use std::io;
use std::path::Path;

use app_service::operator::{self, Contents, TransferError};
use flate2::read::MultiGzDecoder;

use crate::core::data_files;

/// The folder of the temporary database, in the data folder.
const FOLDER: &str = "restore-drill";
/// Bytes that the disk keeps free beside the temporary database.
const RESERVE: u64 = 64 * 1024 * 1024;

/// Why a backup was not proved.
#[derive(Debug, thiserror::Error)]
pub enum DrillError {
    /// The drill would fill the disk.
    #[error("the disk has {free_mb} MB free, and the drill needs {needed_mb} MB")]
    NoRoom {
        /// What it needs.
        needed_mb: u64,
        /// What there is.
        free_mb: u64,
    },
    /// The backup cannot be read or restored.
    #[error("the backup cannot be restored: {0}")]
    Transfer(#[from] TransferError),
    /// The backup is not a whole compressed file.
    #[error("the backup cannot be read: {0}")]
    Unreadable(#[source] io::Error),
    /// A file on this machine.
    #[error("the temporary database cannot be made: {0}")]
    File(#[from] io::Error),
    /// Rows are missing.
    #[error("the restored database has {restored} rows, and the backup has {expected}")]
    Rows {
        /// The restored ones.
        restored: u64,
        /// Those of the backup.
        expected: u64,
    },
    /// The restored file is damaged.
    #[error("the restored database is damaged: {0}")]
    Damaged(String),
}

/// Restores a backup and compares the number and the hash of the rows of each table. `free` returns the free bytes of the disk
/// of a folder. Blocks.
pub fn run(backup: &Path, data: &Path, free: impl Fn(&Path) -> Option<u64>) -> Result<Contents, DrillError> {
    let folder = data.join(FOLDER);
    // An earlier drill may have been interrupted.
    discard(&folder)?;
    let needed = bytes_needed(backup).map_err(DrillError::Unreadable)?;
    if let Some(free) = free(data).filter(|free| *free < needed) {
        return Err(DrillError::NoRoom {
            needed_mb: needed >> 20,
            free_mb: free >> 20,
        });
    }
    data_files::make_folder(&folder)?;
    let outcome = restore(backup, &folder.join("seatwright.db"));
    let discarded = discard(&folder);
    let contents = outcome?;
    discarded?;
    Ok(contents)
}

fn restore(backup: &Path, database: &Path) -> Result<Contents, DrillError> {
    let expected = operator::verify_backup(open(backup)?)?.contents;
    let url = format!("sqlite://{}", database.display());
    // Compares each table with what the backup says of it.
    let restored = operator::restore_backup(&url, open(backup)?)?;
    if restored != expected {
        return Err(DrillError::Rows {
            restored: restored.rows,
            expected: expected.rows,
        });
    }
    match operator::damaged_pages(&url)?.into_iter().next() {
        Some(problem) => Err(DrillError::Damaged(problem)),
        None => Ok(restored),
    }
}

fn open(backup: &Path) -> Result<File, DrillError> {
    File::open(backup).map_err(DrillError::Unreadable)
}

/// Rows in SQLite take about as much as their texts in the backup, and their indexes as much again.
fn bytes_needed(backup: &Path) -> io::Result<u64> {
    let mut text = MultiGzDecoder::new(File::open(backup)?);
    let bytes = io::copy(&mut text, &mut io::sink())?;
    Ok(bytes.saturating_mul(2).saturating_add(RESERVE))
}

fn discard(folder: &Path) -> io::Result<()> {
    match std::fs::remove_dir_all(folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}
