//! The thread of the housekeeping: a sweep at the start and every hour, beside the requests. Every minute it also empties
//! the write-ahead log, so that erased data and mailed links are gone from it soon, and long before a link expires. A minute
//! after each sweep it looks whether a backup is due.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use app_service::failures;
use app_service::housekeeping;
use app_service::service::Service;

use crate::backups::DailyBackups;
use crate::mail::files;

/// How often the write-ahead log is emptied.
const CHECKPOINT_INTERVAL: Duration = Duration::from_secs(60);
/// How many checkpoints lie between two sweeps.
const CHECKPOINTS_PER_SWEEP: u32 = 60;
/// A server that has just started has more urgent work than a backup.
const BACKUP_ROUND: u32 = 1;

/// A running housekeeping.
pub struct HousekeepingThread {
    /// Dropped to wake the thread for its end.
    stop: Sender<()>,
    thread: JoinHandle<()>,
}

impl HousekeepingThread {
    /// Starts to sweep the database and the folder of mail, and to make backups when there is a place for them.
    #[expect(
        clippy::disallowed_methods,
        reason = "what has ended is swept beside the requests, on the one thread for it"
    )]
    pub fn start(service: &Service, backups: Option<DailyBackups>, mail: PathBuf) -> Self {
        let (stop, stopped) = channel();
        let service = service.clone();
        let thread = std::thread::spawn(move || work((&service, &mail), backups.as_ref(), &stopped));
        Self { stop, thread }
    }

    /// Stops after the sweep that is under way.
    pub fn stop(self) {
        drop(self.stop);
        let _panicked_and_logged = self.thread.join();
    }
}

fn work((service, mail): (&Service, &Path), backups: Option<&DailyBackups>, stopped: &Receiver<()>) {
    for round in (0..CHECKPOINTS_PER_SWEEP).cycle() {
        if round == 0
            && let Err(error) = housekeeping::run(service)
        {
            // The next sweep removes what this one left.
            failures::log("the housekeeping failed", &error);
        }
        if round == 0
            && let Err(error) = files::remove_gone(service, mail)
        {
            tracing::error!(cause = %error, "files of mails that are gone cannot be removed; the next try is in an hour");
        }
        if round == BACKUP_ROUND
            && let Some(backups) = backups
            && let Err(error) = backups.make_due(service, &|| stopped.try_recv() == Err(TryRecvError::Disconnected))
        {
            tracing::error!(cause = %error, "the daily backup failed; the next try is in an hour");
        }
        // A reader that keeps the log busy is finished by the next round.
        if let Err(error) = service.checkpoint() {
            failures::log("the write-ahead log cannot be emptied", &error);
        }
        if stopped.recv_timeout(CHECKPOINT_INTERVAL) != Err(RecvTimeoutError::Timeout) {
            return;
        }
    }
}
