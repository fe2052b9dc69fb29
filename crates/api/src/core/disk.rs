//! How much room a disk has.

use std::path::Path;

/// The bytes of a disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiskSpace {
    /// Those that the user of the process may still use.
    pub free: u64,
    /// All of them.
    pub total: u64,
}

/// Returns the room of the disk of a folder, where the system tells it.
#[cfg(unix)]
pub fn space(folder: &Path) -> Option<DiskSpace> {
    let disk = rustix::fs::statvfs(folder).ok()?;
    Some(DiskSpace {
        free: disk.f_bavail.checked_mul(disk.f_frsize)?,
        total: disk.f_blocks.checked_mul(disk.f_frsize)?,
    })
}

/// Returns nothing: the size of disks is known on Unix only.
#[cfg(not(unix))]
pub fn space(_folder: &Path) -> Option<DiskSpace> {
    None
}

/// Returns the bytes of the disk of a folder that the user of the process may use, where the system tells it.
pub fn free_bytes(folder: &Path) -> Option<u64> {
    space(folder).map(|space| space.free)
}
