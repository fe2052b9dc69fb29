//! The data folder and the database file: links in mail, password hashes and dietary needs are in them, so that only the
//! user of the process may read them. New ones are made like that; `storage` does the same for the file.

use std::fmt::Display;
use std::fs::{DirBuilder, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::core::whole_file;

/// The permissions that others must not have: all for group and world.
const OTHERS: u32 = 0o077;

/// Makes the data folder when it is missing.
pub fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Claims the data folder for this process until the file is closed, also by a crash: two servers on one SQLite file would end
/// each other's jobs. `Err` is for the operator.
pub fn lock(folder: &Path) -> Result<File, String> {
    let shown = folder.display();
    let failed = |error: &dyn Display| format!("the data folder '{shown}' cannot be locked: {error}");
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    let file = options
        .open(folder.join("seatwright.lock"))
        .map_err(|error| failed(&error))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(format!(
            "another server uses the data folder '{shown}'; stop it, or choose another folder with --data"
        )),
        Err(TryLockError::Error(error)) => Err(failed(&error)),
    }
}

/// Returns a warning for a data folder that others may look into. It only shows them names of files, and service managers
/// make such folders, so that this does not keep the product from starting.
pub fn folder_warning(folder: &Path) -> Option<String> {
    is_open_to_others(folder).then(|| {
        format!(
            "other users of this machine can list the data folder '{0}'; restrict it with: chmod 700 '{0}'",
            folder.display()
        )
    })
}

/// Returns why a data folder cannot be written to, or made. Makes and removes a file in the nearest folder that exists.
pub fn writability_problem(folder: &Path) -> Option<String> {
    let absolute = std::path::absolute(folder).ok()?;
    let nearest = absolute.ancestors().find(|folder| folder.exists())?;
    let trial = nearest.join(format!(".seatwright-{}.trial", std::process::id()));
    let made = OpenOptions::new().write(true).create_new(true).open(&trial);
    if made.is_ok() {
        whole_file::remove(&trial);
    }
    let error = made.err()?;
    Some(format!(
        "the data folder '{}' is not writable: {error}",
        folder.display()
    ))
}

/// Refuses a database file that others may read; `Err` says how to close it.
pub fn check_database(file: &Path) -> Result<(), String> {
    let open: Vec<String> = ["", "-wal", "-shm"]
        .iter()
        .map(|suffix| beside(file, suffix))
        .filter(|path| is_open_to_others(path))
        .map(|path| format!("'{}'", path.display()))
        .collect();
    if open.is_empty() {
        return Ok(());
    }
    Err(format!(
        "other users of this machine can read the database; restrict it with: chmod 600 {}",
        open.join(" ")
    ))
}

/// Reads a text file that the operator names.
#[expect(clippy::disallowed_methods, reason = "the operator keeps keys in files")]
pub fn read_text(file: &Path) -> io::Result<String> {
    std::fs::read_to_string(file)
}

/// Reads a file that the operator names.
#[expect(clippy::disallowed_methods, reason = "the operator keeps certificates in files")]
pub fn read_bytes(file: &Path) -> io::Result<Vec<u8>> {
    std::fs::read(file)
}

/// Refuses a file that others may read; `Err` says how to close it.
pub fn check_private(file: &Path, what: &str) -> Result<(), String> {
    if !is_open_to_others(file) {
        return Ok(());
    }
    let shown = file.display();
    Err(format!(
        "other users of this machine can read {what}; restrict it with: chmod 600 '{shown}'"
    ))
}

fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// Returns false for what does not exist.
#[cfg(unix)]
fn is_open_to_others(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    path.metadata()
        .is_ok_and(|data| data.permissions().mode() & OTHERS != 0)
}

#[cfg(not(unix))]
fn is_open_to_others(_path: &Path) -> bool {
    false
}
