//! The files of backups in the data folder, and what is known of them. How they are made is in `process::backups`.

pub mod record;

use std::cmp::Reverse;
use std::io;
use std::path::Path;

use chrono::{DateTime, Utc};

use self::record::Record;

/// What the names of daily backups begin with.
pub const PREFIX: &str = "seatwright-";
/// What the names of all backups end with.
pub const SUFFIX: &str = ".backup";

/// A backup in the folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LocalBackup {
    /// The name of the file.
    pub name: String,
    /// When it was written.
    pub at: DateTime<Utc>,
    /// Its size.
    pub bytes: u64,
    /// Whether a restore drill has restored it as it is.
    pub is_verified: bool,
}

/// Returns the backups of a folder, the newest first; none without the folder. Blocks.
pub fn local(folder: &Path, record: &Record) -> io::Result<Vec<LocalBackup>> {
    let mut found = Vec::new();
    let entries = match folder.read_dir() {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(found),
        entries => entries?,
    };
    for entry in entries {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !name.ends_with(SUFFIX) {
            continue;
        }
        let file = entry.metadata()?;
        found.push(LocalBackup {
            at: file.modified()?.into(),
            bytes: file.len(),
            is_verified: record.restored.get(&name) == Some(&file.len()),
            name,
        });
    }
    found.sort_unstable_by_key(|backup| Reverse(backup.at));
    Ok(found)
}
