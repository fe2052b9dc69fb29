//! The files that a command line names.

use std::fs::OpenOptions;
use std::io::{self, Write as _};
use std::path::Path;

#[expect(
    clippy::disallowed_methods,
    reason = "reads the instance that the command line names"
)]
pub(super) fn read(file: &Path) -> Result<String, String> {
    std::fs::read_to_string(file).map_err(|error| format!("cannot read '{}': {error}", file.display()))
}

#[expect(
    clippy::disallowed_methods,
    reason = "writes the solution where the command line says"
)]
pub(super) fn write(file: &Path, text: &str) -> Result<(), String> {
    std::fs::write(file, text).map_err(|error| format!("cannot write '{}': {error}", file.display()))
}

/// Replaces a file as a whole: after a failure, also of the machine, the file is as it was. Only the user of the process may
/// read it, because guests are in it.
#[expect(clippy::disallowed_methods, reason = "writes the file that the command line names")]
pub(super) fn replace(file: &Path, bytes: &[u8]) -> Result<(), String> {
    let complain = |error: io::Error| format!("cannot write '{}': {error}", file.display());
    let name = file
        .file_name()
        .ok_or_else(|| format!("'{}' is not a file", file.display()))?;
    let mut new = name.to_owned();
    new.push(format!(".{}.new", std::process::id()));
    let new = file.with_file_name(new);
    let written = write_new(&new, bytes).and_then(|()| std::fs::rename(&new, file));
    if written.is_err() {
        // It may not have been made at all.
        let _absent = std::fs::remove_file(&new);
    }
    written.map_err(complain)
}

fn write_new(file: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut written = options.open(file)?;
    written.write_all(bytes)?;
    written.sync_all()
}
