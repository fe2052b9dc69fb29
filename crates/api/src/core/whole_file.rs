//! Files that are there as a whole or not at all, also after a crash of the machine.

use std::ffi::OsString;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Writes a file beside the one it replaces. After a failure that one is as it was. Only the user of the process may read the
/// new one, because guests and keys are in it.
pub fn replace<T>(file: &Path, write: impl FnOnce(&mut File) -> io::Result<T>) -> io::Result<T> {
    let new = beside(file, &format!(".{}.new", std::process::id()));
    let written = write_new(&new, write).and_then(|value| {
        rename(&new, file)?;
        Ok(value)
    });
    if written.is_err() {
        remove(&new);
    }
    written
}

/// Returns the path of a file with something after its name.
pub fn beside(file: &Path, suffix: &str) -> PathBuf {
    let mut name: OsString = file.as_os_str().to_owned();
    name.push(suffix);
    PathBuf::from(name)
}

/// Gives a written file its final name.
pub fn rename(from: &Path, to: &Path) -> io::Result<()> {
    std::fs::rename(from, to)?;
    sync_folder(to)
}

/// Removes a file that may not exist.
#[expect(
    clippy::disallowed_methods,
    reason = "removes files of our own that are not complete"
)]
pub fn remove(file: &Path) {
    let _absent = std::fs::remove_file(file);
}

/// Makes the names of files in a folder durable. Elsewhere than on Unix, folders cannot be opened.
#[cfg(unix)]
fn sync_folder(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    File::open(folder.unwrap_or(Path::new(".")))?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_file: &Path) -> io::Result<()> {
    Ok(())
}

fn write_new<T>(file: &Path, write: impl FnOnce(&mut File) -> io::Result<T>) -> io::Result<T> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut out = options.open(file)?;
    let value = write(&mut out)?;
    out.flush()?;
    out.sync_all()?;
    Ok(value)
}
