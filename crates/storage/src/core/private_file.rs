//! The file of a SQLite database is made here, before SQLite would make it: for its owner only. SQLite gives its `-wal`
//! and `-shm` the permissions of the file.

use std::fs::OpenOptions;
use std::path::Path;

/// Makes an empty file that only the user of the process may read. One that exists stays as it is, and why a file cannot
/// be made is left for SQLite to say.
pub(crate) fn create(path: &Path) {
    let is_special = path
        .to_str()
        .is_none_or(|name| name.starts_with(':') || name.starts_with("file:"));
    if is_special {
        return;
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    drop(options.open(path));
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use crate::{DatabaseUrl, Storage};

    #[test]
    fn other_users_of_the_machine_cannot_read_a_new_database() {
        let folder = std::env::temp_dir().join(format!("seatwright-private-{}", std::process::id()));
        std::fs::DirBuilder::new().create(&folder).unwrap();
        let storage = Storage::open(&DatabaseUrl::sqlite(folder.join("s.db"))).unwrap();
        let modes: Vec<u32> = ["s.db", "s.db-wal", "s.db-shm"]
            .iter()
            .map(|name| folder.join(name).metadata().unwrap().permissions().mode() & 0o777)
            .collect();
        drop(storage);
        std::fs::remove_dir_all(&folder).unwrap();
        assert_eq!(modes, [0o600; 3]);
    }
}
