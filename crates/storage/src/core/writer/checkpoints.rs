//! Copies the write-ahead log of a SQLite file back into the file, on a thread beside the writer. SQLite would do it inside
//! of a commit, and a log of 16 MB would keep the writer for 50 ms.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use diesel::SqliteConnection;

use crate::core::connection::{self, Connection, Purpose};
use crate::core::error::Error;
use crate::core::url::DatabaseUrl;

/// Bytes of log that justify the syncs of a checkpoint.
const LOG_BYTES: u64 = 16 * 1024 * 1024;
/// Time between two checkpoints: readers may keep the log from getting shorter.
const PAUSE: Duration = Duration::from_millis(500);

/// The thread, and when it was woken last.
pub(super) struct Checkpoints {
    log: PathBuf,
    last: Option<Instant>,
    wake: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
}

impl Checkpoints {
    /// Starts the thread. Without one, SQLite copies the log itself.
    pub(super) fn start(url: &DatabaseUrl) -> Self {
        let (wake, woken) = sync_channel(1);
        let log = match url {
            DatabaseUrl::Sqlite(path) => {
                let mut name = path.clone().into_os_string();
                name.push("-wal");
                PathBuf::from(name)
            }
            DatabaseUrl::Postgres(_) => PathBuf::new(),
        };
        let url = url.clone();
        Self {
            log,
            last: None,
            wake: Some(wake),
            thread: super::spawn("checkpoints".to_owned(), move || run(&url, &woken)).ok(),
        }
    }

    /// Wakes the thread when the log has become long.
    pub(super) fn after_commit(&mut self, now: Instant) {
        let recent = |last| now.saturating_duration_since(last) < PAUSE;
        if self.last.is_some_and(recent) || !self.is_long() {
            return;
        }
        self.last = Some(now);
        if let Some(wake) = &self.wake {
            // A full channel means that the thread will look anyway.
            wake.try_send(()).ok();
        }
    }

    fn is_long(&self) -> bool {
        std::fs::metadata(&self.log).is_ok_and(|log| log.len() > LOG_BYTES)
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.wake = None;
        if let Some(thread) = self.thread.take() {
            drop(thread.join());
        }
    }
}

fn run(url: &DatabaseUrl, woken: &Receiver<()>) {
    let mut conn = None;
    while woken.recv().is_ok() {
        if conn.is_none() {
            conn = Connection::open(url, Purpose::Write).ok();
        }
        if let Some(Connection::Sqlite(open)) = &mut conn
            && shorten_log(open).is_err()
        {
            conn = None;
        }
    }
}

/// Leaves the log as long as it is while people write a lot or read: writers would wait.
fn shorten_log(conn: &mut SqliteConnection) -> Result<(), Error> {
    if connection::copy_log(conn)? {
        connection::truncate_log(conn, 0)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn now() -> Instant {
        #[expect(
            clippy::disallowed_methods,
            reason = "the pause between two checkpoints is real time"
        )]
        Instant::now()
    }

    #[test]
    fn a_long_log_is_copied_beside_the_writer() {
        let folder = std::env::temp_dir().join(format!("seatwright_checkpoints_{}", std::process::id()));
        std::fs::DirBuilder::new().recursive(true).create(&folder).unwrap();
        let url = DatabaseUrl::sqlite(folder.join("test.db"));
        let mut writer = Connection::open(&url, Purpose::Write).unwrap();
        writer.execute("CREATE TABLE blobs (content BLOB)").unwrap();
        let length = |checkpoints: &Checkpoints| std::fs::metadata(&checkpoints.log).unwrap().len();

        let mut checkpoints = Checkpoints::start(&url);
        let before = length(&checkpoints);
        checkpoints.after_commit(now());
        drop(checkpoints);
        let mut checkpoints = Checkpoints::start(&url);
        assert_eq!(length(&checkpoints), before, "a short log stays");

        writer.execute("INSERT INTO blobs VALUES (zeroblob(20000000))").unwrap();
        assert!(length(&checkpoints) > LOG_BYTES);
        checkpoints.after_commit(now());
        let log = checkpoints.log.clone();
        drop(checkpoints);
        assert_eq!(std::fs::metadata(log).unwrap().len(), 0);
        drop(writer);
        std::fs::remove_dir_all(folder).unwrap();
    }
}
