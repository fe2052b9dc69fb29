//! The file system as xtask uses it: every call says which file it failed on.
#![expect(clippy::disallowed_methods, reason = "the one door of xtask to the file system")]

use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{fs, io};

use crate::failure::{Outcome, While};

/// Reads a text file.
pub(crate) fn read(path: &Path) -> Outcome<String> {
    fs::read_to_string(path).failed_to(format_args!("read {}", path.display()))
}

/// Reads a text file that may be missing.
pub(crate) fn read_if_there(path: &Path) -> Option<String> {
    fs::read_to_string(path).ok()
}

/// Reads a file as bytes.
pub(crate) fn read_bytes(path: &Path) -> Outcome<Vec<u8>> {
    fs::read(path).failed_to(format_args!("read {}", path.display()))
}

/// Writes a file, with the folders above it.
pub(crate) fn write(path: &Path, content: impl AsRef<[u8]>) -> Outcome {
    if let Some(folder) = path.parent() {
        make_dir(folder)?;
    }
    fs::write(path, content).failed_to(format_args!("write {}", path.display()))
}

/// Makes a folder and those above it.
pub(crate) fn make_dir(path: &Path) -> Outcome {
    fs::create_dir_all(path).failed_to(format_args!("create {}", path.display()))
}

/// Makes a folder that only this user can open; the server warns about others.
pub(crate) fn make_private_dir(path: &Path) -> Outcome {
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
        .recursive(true)
        .create(path)
        .failed_to(format_args!("create {}", path.display()))
}

/// Removes a folder and all it holds; a missing one is fine.
pub(crate) fn remove_dir(path: &Path) -> Outcome {
    match fs::remove_dir_all(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(error).failed_to(format_args!("remove {}", path.display()))
        }
        _ => Ok(()),
    }
}

/// Removes a file; a missing one is fine.
pub(crate) fn remove_file(path: &Path) -> Outcome {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(error).failed_to(format_args!("remove {}", path.display()))
        }
        _ => Ok(()),
    }
}

/// Copies one file.
pub(crate) fn copy(from: &Path, to: &Path) -> Outcome {
    if let Some(folder) = to.parent() {
        make_dir(folder)?;
    }
    fs::copy(from, to).failed_to(format_args!("copy {} to {}", from.display(), to.display()))?;
    Ok(())
}

/// Moves one file over another in one step, so that no reader sees half of it.
pub(crate) fn rename(from: &Path, to: &Path) -> Outcome {
    fs::rename(from, to).failed_to(format_args!("rename {} to {}", from.display(), to.display()))
}

/// Size in bytes.
pub(crate) fn size(path: &Path) -> Outcome<u64> {
    Ok(fs::metadata(path)
        .failed_to(format_args!("look at {}", path.display()))?
        .len())
}

/// When the file was last written, if it is there.
pub(crate) fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|data| data.modified()).ok()
}

/// Returns the entries of one folder, sorted by name; empty when the folder does not exist.
pub(crate) fn list(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        other => other.failed_to(format_args!("list {}", folder.display()))?,
    };
    let mut paths = Vec::new();
    for entry in entries {
        paths.push(entry.failed_to(format_args!("list {}", folder.display()))?.path());
    }
    paths.sort();
    Ok(paths)
}

/// Every file below a folder, sorted, without `node_modules`, `target`, `dist` and dot folders.
pub(crate) fn walk(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let mut found = Vec::new();
    for path in list(folder)? {
        let name = path
            .file_name()
            .map(|name| name.to_string_lossy().into_owned())
            .unwrap_or_default();
        if path.is_dir() {
            if !name.starts_with('.') && !["node_modules", "target", "dist"].contains(&name.as_str()) {
                found.extend(walk(&path)?);
            }
        } else {
            found.push(path);
        }
    }
    Ok(found)
}
