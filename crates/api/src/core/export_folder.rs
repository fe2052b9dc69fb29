//! The folder of made files, each under the id of its export.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use app_service::file_store::FileStore;
use domain::id::ExportId;

use crate::core::{data_files, whole_file};

/// A folder that is made with its first file.
#[derive(Clone, Debug)]
pub struct ExportFolder(PathBuf);

impl ExportFolder {
    /// Keeps files in this folder.
    pub fn new(folder: PathBuf) -> Self {
        Self(folder)
    }

    /// Returns where a file is.
    pub fn path(&self, id: &ExportId) -> PathBuf {
        self.0.join(id.as_str())
    }

    /// Returns all files that are kept. A folder that does not exist holds none.
    pub fn files(&self) -> io::Result<Vec<ExportId>> {
        let entries = match self.0.read_dir() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            other => other?,
        };
        let ids = entries.filter_map(|entry| entry.map(|entry| id_of(&entry.path())).transpose());
        ids.collect()
    }
}

impl FileStore for ExportFolder {
    fn put(&self, id: &ExportId, content: &[u8]) -> io::Result<()> {
        data_files::make_folder(&self.0)?;
        whole_file::replace(&self.path(id), |file| file.write_all(content))
    }

    fn older_than(&self, age: Duration) -> io::Result<Vec<ExportId>> {
        let entries = match self.0.read_dir() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            other => other?,
        };
        let mut found = Vec::new();
        for entry in entries {
            let path = entry?.path();
            if !is_older(&path, age) {
                continue;
            }
            match id_of(&path) {
                Some(id) => found.push(id),
                // The process was killed while it wrote this one.
                None if path.extension().is_some_and(|end| end == "new") => whole_file::remove(&path),
                None => {}
            }
        }
        Ok(found)
    }

    fn remove(&self, id: &ExportId) {
        whole_file::remove(&self.path(id));
    }
}

/// A file that was changed in the future, by a wrong clock, is not old.
fn is_older(path: &Path, age: Duration) -> bool {
    let changed = path.metadata().and_then(|data| data.modified());
    changed.is_ok_and(|at| at.elapsed().is_ok_and(|passed| passed >= age))
}

fn id_of(path: &Path) -> Option<ExportId> {
    ExportId::parse(path.file_name()?.to_str()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_kept_whole_and_found_again_until_they_are_removed() {
        let folder = std::env::temp_dir().join(format!("seatwright-exports-{}", std::process::id()));
        let store = ExportFolder::new(folder.join("exports"));
        assert_eq!(store.older_than(Duration::ZERO).unwrap(), []);

        let id = ExportId::parse("x1").unwrap();
        store.put(&id, b"Ben").unwrap();
        std::fs::File::create(folder.join("exports/x2.7.new")).unwrap();
        assert_eq!(
            std::fs::File::open(store.path(&id)).unwrap().metadata().unwrap().len(),
            3
        );
        assert_eq!(store.older_than(Duration::from_secs(60)).unwrap(), []);
        assert_eq!(store.older_than(Duration::ZERO).unwrap(), std::slice::from_ref(&id));
        assert!(!folder.join("exports/x2.7.new").exists());

        store.remove(&id);
        assert!(!store.path(&id).exists());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
