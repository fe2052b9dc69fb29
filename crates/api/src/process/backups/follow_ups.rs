//! What follows each daily backup, on a thread of its own: copies to other machines, and the restore drill. Copies that failed
//! are tried again each hour, also after a restart.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::thread::JoinHandle;

use chrono::NaiveDate;

use super::drill::{self, DrillError};
use super::{command, day_of, expired, file_name};
use crate::core::backups::PREFIX;
use crate::core::backups::record::{Outcome, Record, Status};
use crate::core::config::Config;
use crate::core::config::backups::{BackupConfig, S3Config};
use crate::core::disk;
use crate::core::s3::{Bucket, S3Error};
use crate::process::background::give_way;

/// The follow-ups of an installation.
#[derive(Debug)]
pub(super) struct FollowUps {
    data: PathBuf,
    config: BackupConfig,
    running: Mutex<Option<JoinHandle<()>>>,
}

impl FollowUps {
    /// Those that an operator has chosen.
    pub(super) fn from_config(config: &Config) -> Self {
        Self {
            data: config.data.clone(),
            config: config.backup.clone(),
            running: Mutex::new(None),
        }
    }

    /// Starts those that the newest backup has not had. `may_remove` is false while the clock may be wrong. The process may end
    /// while they run.
    #[expect(
        clippy::disallowed_methods,
        reason = "a slow copy must not delay the other housekeeping or the end of the process"
    )]
    pub(super) fn start_due(&self, folder: PathBuf, day: NaiveDate, may_remove: bool) {
        let mut running = self.running.lock().unwrap_or_else(PoisonError::into_inner);
        if running.as_ref().is_some_and(|thread| !thread.is_finished()) {
            return;
        }
        let (data, config) = (self.data.clone(), self.config.clone());
        *running = Some(std::thread::spawn(move || {
            give_way();
            run_due(&data, &config, (&folder.join(file_name(day)), day), may_remove);
        }));
    }
}

/// Makes the copies that the backup of a day lacks, and restores it for proof. Failures are logged and recorded. Blocks.
pub fn run_due(data: &Path, config: &BackupConfig, (backup, day): (&Path, NaiveDate), may_remove: bool) {
    let (name, record) = (file_name(day), Record::load(data));
    let is_due = |last: &Option<Outcome>| !last.as_ref().is_some_and(|last| last.is_success_of(&name));
    if let Some(s3) = config.s3.as_ref().filter(|_| is_due(&record.s3)) {
        let _recorded = copy_to_s3(data, s3, (backup, day), may_remove);
    }
    if let Some(command) = config.command.as_ref().filter(|_| is_due(&record.command)) {
        let _recorded = copy_by_command(data, command, (backup, &name));
    }
    drill_due(data, config, (backup, &name));
}

/// Copies a backup to S3 under the name of a day, and removes the copies that are too old to keep.
pub(super) fn copy_to_s3(
    data: &Path,
    config: &S3Config,
    (backup, day): (&Path, NaiveDate),
    may_remove: bool,
) -> Result<(), String> {
    let name = file_name(day);
    let copied = Bucket::new(config).and_then(|bucket| Ok((bucket.put(&name, backup)?, bucket)));
    let (digest, bucket) = match copied {
        Ok(copied) => copied,
        Err(error) => {
            let failure = format!("the copy of the backup to S3 failed: {error}");
            tracing::error!(cause = %error, "the copy of the backup to S3 failed; the next try is in an hour");
            update(data, |record| {
                record.s3 = Some(Outcome::now(&name, Status::Failed, error.to_string()));
            });
            return Err(failure);
        }
    };
    update(data, |record| {
        let detail = format!("{} bytes in {}", digest.bytes, config.bucket);
        record.s3 = Some(Outcome::now(&name, Status::Done, detail));
        record.copied.insert(name.clone(), digest.bytes);
    });
    if may_remove && let Err(error) = remove_expired(data, &bucket, day) {
        tracing::warn!(cause = %error, "old copies of backups in S3 cannot be removed; the next try is after the next copy");
    }
    Ok(())
}

/// The copy that was just made stays, also when other copies have later days.
fn remove_expired(data: &Path, bucket: &Bucket, made: NaiveDate) -> Result<(), S3Error> {
    let stored = bucket.list(PREFIX)?;
    let days = stored.iter().filter_map(|object| day_of(&object.name)).collect();
    for day in expired(days).into_iter().filter(|day| *day != made) {
        bucket.remove(&file_name(day))?;
        update(data, |record| {
            record.copied.remove(&file_name(day));
        });
    }
    Ok(())
}

/// Has the operator's program copy a backup.
pub(super) fn copy_by_command(data: &Path, words: &str, (backup, name): (&Path, &str)) -> Result<(), String> {
    let outcome = command::run(words, backup, command::TIME_LIMIT);
    let (status, detail) = match &outcome {
        Ok(()) => (Status::Done, "copied".to_owned()),
        Err(error) => {
            tracing::error!(cause = %error, "the command that copies the backup failed; the next try is in an hour");
            (Status::Failed, error.to_string())
        }
    };
    update(data, |record| record.command = Some(Outcome::now(name, status, detail)));
    outcome.map_err(|error| error.to_string())
}

/// Restores a backup for proof, once.
fn drill_due(data: &Path, config: &BackupConfig, (backup, name): (&Path, &str)) {
    let last = Record::load(data).drill;
    if !config.drill || last.is_some_and(|last| last.backup == name) {
        return;
    }
    let outcome = match drill::run(backup, data, disk::free_bytes) {
        Ok(contents) => {
            let detail = format!("{} rows of {} tables were restored", contents.rows, contents.tables);
            tracing::info!(backup = name, detail, "the restore drill succeeded");
            Outcome::now(name, Status::Done, detail)
        }
        Err(error @ DrillError::NoRoom { .. }) => {
            tracing::warn!(cause = %error, "the restore drill was skipped");
            Outcome::now(name, Status::Skipped, error.to_string())
        }
        Err(error) => {
            tracing::error!(cause = %error, backup = name, "the restore drill failed: this backup cannot be relied on");
            Outcome::now(name, Status::Failed, error.to_string())
        }
    };
    let bytes = backup.metadata().map_or(0, |file| file.len());
    update(data, |record| {
        if outcome.status == Status::Done {
            record.restored.insert(name.to_owned(), bytes);
        }
        record.drill = Some(outcome);
        let folder = backup.parent().unwrap_or(data);
        record.restored.retain(|name, _| folder.join(name).exists());
    });
}

fn update(data: &Path, change: impl FnOnce(&mut Record)) {
    if let Err(error) = Record::update(data, change) {
        tracing::error!(cause = %error, "the outcome of a backup cannot be recorded");
    }
}
