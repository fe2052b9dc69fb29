//! The thread of the housekeeping: a sweep at the start and every hour, beside the requests. Every half minute it compares
//! the clock with that of the database, and every minute it empties the write-ahead log, so that erased data and mailed
//! links are gone from it soon, and long before a link expires. A minute after each sweep it looks whether a backup is due,
//! and a minute later whether the database file has to be checked.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel};
use std::thread::JoinHandle;
use std::time::Duration;

use app_service::clock::{DIFFERENCE_MAX, uptime};
use app_service::error::Error;
use app_service::failures;
use app_service::housekeeping::ClockWatch;
use app_service::housekeeping::leases::Leases;
use app_service::service::Service;

use crate::embed::other_builds::BuildFiles;
use crate::mail::folder;
use crate::process::backups::DailyBackups;
use crate::process::integrity::IntegrityChecks;

/// How often the clock is compared with that of the database.
const ROUND: Duration = Duration::from_secs(30);
/// How many rounds lie between two sweeps.
const ROUNDS_PER_SWEEP: u32 = 120;
/// How many rounds lie between two checkpoints.
const ROUNDS_PER_CHECKPOINT: u32 = 2;
/// A server that has just started has more urgent work than a backup.
const BACKUP_ROUND: u32 = 2;
/// After the backup, which reads the same file.
const INTEGRITY_ROUND: u32 = 4;

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
    pub fn start(
        service: &Service,
        backups: Option<DailyBackups>,
        mail: PathBuf,
        build: BuildFiles,
    ) -> Result<Self, Error> {
        let (stop, stopped) = channel();
        let leases = Leases::new(service)?;
        let service = service.clone();
        let thread = std::thread::spawn(move || {
            work((&service, &leases), (backups.as_ref(), &mail, &build), &stopped);
            if let Err(error) = leases.resign() {
                // Another server takes over when the lease ends.
                failures::log("the housekeeping cannot be handed over", &error);
            }
        });
        Ok(Self { stop, thread })
    }

    /// Stops after the current sweep.
    pub fn stop(self) {
        drop(self.stop);
        let _panicked_and_logged = self.thread.join();
    }
}

fn work(
    (service, leases): (&Service, &Leases),
    (backups, mail, build): (Option<&DailyBackups>, &Path, &BuildFiles),
    stopped: &Receiver<()>,
) {
    let uptime = uptime();
    let (mut watch, mut is_clock_wrong) = (ClockWatch::default(), false);
    let mut integrity = IntegrityChecks::default();
    for round in (0..ROUNDS_PER_SWEEP).cycle() {
        // While the database does not answer, its clock carries on; what needs an answer reports the failure.
        let _carries_on = service.anchor_clock();
        is_clock_wrong = log_difference(service, is_clock_wrong);
        // Before the sweep, which removes the files of builds that are gone.
        if round == 0
            && let Err(error) = build.keep(service)
        {
            failures::log("the files of this build cannot be kept for pages that are open", &error);
        }
        // The next round tries again when the database does not answer.
        let _swept_by_another = leases.sweeps();
        if round == 0
            && let Err(error) = leases.sweep(&mut watch, uptime())
        {
            // The next sweep removes what this one left.
            failures::log("the housekeeping failed", &error);
        }
        if round == 0
            && let Err(error) = folder::remove_gone(service, mail)
        {
            tracing::error!(cause = %error, "files of mails that are gone cannot be removed; the next try is in an hour");
        }
        if round == BACKUP_ROUND
            && let Some(backups) = backups
        {
            back_up(service, leases, backups, stopped);
        }
        if round == INTEGRITY_ROUND {
            integrity.start_due(service);
        }
        // A reader that keeps the log busy is finished by the next checkpoint.
        if round % ROUNDS_PER_CHECKPOINT == 0
            && let Err(error) = service.checkpoint()
        {
            failures::log("the write-ahead log cannot be emptied", &error);
        }
        if stopped.recv_timeout(ROUND) != Err(RecvTimeoutError::Timeout) {
            return;
        }
    }
}

/// Makes the backup of today, and then its copies. Those of an earlier backup are made also while a new one fails.
fn back_up(service: &Service, leases: &Leases, backups: &DailyBackups, stopped: &Receiver<()>) {
    let is_stopped = || stopped.try_recv() == Err(TryRecvError::Disconnected);
    if let Err(error) = backups.make_due(service, leases, &is_stopped) {
        tracing::error!(cause = %error, "the daily backup failed; the next try is in an hour");
    }
    if let Err(error) = backups.start_follow_ups(service) {
        tracing::error!(cause = %error, "the folder of backups cannot be read; copies are tried again in an hour");
    }
}

/// Logs when the clock of this machine becomes wrong and when it is right again. Returns whether it is wrong.
fn log_difference(service: &Service, was_wrong: bool) -> bool {
    let Some(ahead) = service.clock_ahead() else {
        return false;
    };
    let is_wrong = ahead.abs() > DIFFERENCE_MAX;
    let seconds = ahead.num_seconds();
    if is_wrong && !was_wrong {
        tracing::warn!(
            seconds,
            "the clock of this machine is ahead of that of the database, or behind it if negative. The time of the database is \
             used, and /readyz answers 503 until the clock is right"
        );
    } else if was_wrong && !is_wrong {
        tracing::warn!(seconds, "the clock of this machine is right again");
    }
    is_wrong
}
