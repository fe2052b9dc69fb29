//! Backups in files: one that a command asks for, and one a day beside the requests.

mod command;
pub mod drill;
pub mod follow_ups;

use std::collections::BTreeSet;
use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use app_service::housekeeping::{self, leases::Leases};
use app_service::operator::{self, Contents, TransferError};
use app_service::service::Service;
use chrono::{Datelike as _, NaiveDate};

use crate::core::backups::{PREFIX, SUFFIX};
use crate::core::config::Config;
use crate::core::data_files;
use crate::core::secret_key;
use crate::core::whole_file;

use self::follow_ups::FollowUps;

/// The newest backups that are kept.
const DAYS: usize = 7;
/// The weeks before them of which one backup is kept.
const WEEKS: usize = 4;

/// Writes a backup of the whole installation; the file it replaces stays unless all of the new one is there.
pub fn write(
    service: &Service,
    secret_key: Option<String>,
    file: &Path,
    stopped: &dyn Fn() -> bool,
) -> io::Result<Contents> {
    whole_file::replace(file, |out| {
        let mut out = Stoppable { out, stopped };
        operator::write_backup(service, secret_key, &mut out).map_err(|error| match error {
            TransferError::Write(error) => error,
            error => io::Error::other(error),
        })
    })
}

/// Ends a backup when the server stops.
struct Stoppable<'a, W> {
    out: W,
    stopped: &'a dyn Fn() -> bool,
}

impl<W: Write> Write for Stoppable<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if (self.stopped)() {
            return Err(io::Error::other("the server stops"));
        }
        self.out.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Backs up a database that this program is about to migrate, so that the upgrade can be taken back. `Err` is for the operator.
pub fn write_before_upgrade(config: &Config) -> Result<(), String> {
    let url = config.database_url();
    let failed = |error: &dyn Display| {
        format!("the database cannot be backed up before the upgrade: {error}; --backups off upgrades without a backup")
    };
    let Some(newest) = operator::outdated(&url).map_err(|error| failed(&error))? else {
        return Ok(());
    };
    let folder = config.backup_folder();
    data_files::make_folder(&folder).map_err(|error| failed(&error))?;
    let key = secret_key::to_back_up(&config.data, config.secret_key.as_ref())?;
    let file = folder.join(format!("before-upgrade-from-{newest}{SUFFIX}"));
    whole_file::replace(&file, |out| {
        operator::write_outdated(&url, key, out).map_err(io::Error::other)
    })
    .map(|_contents| ())
    .map_err(|error| failed(&error))
}

/// Backups that are made every day.
#[derive(Debug)]
pub struct DailyBackups {
    folder: PathBuf,
    secret_key: Option<String>,
    follow_ups: FollowUps,
}

impl DailyBackups {
    /// Those of an installation.
    pub fn from_config(config: &Config) -> Result<Self, String> {
        Ok(Self {
            folder: config.backup_folder(),
            secret_key: secret_key::to_back_up(&config.data, config.secret_key.as_ref())?,
            follow_ups: FollowUps::from_config(config),
        })
    }

    /// Makes the backup of today unless it is there or another server makes it, and then removes those that are too old to
    /// keep.
    pub fn make_due(&self, service: &Service, leases: &Leases, stopped: &dyn Fn() -> bool) -> io::Result<()> {
        let today = service.now().date_naive();
        if self.file(today).exists() || !leases.begin_backup().map_err(io::Error::other)? {
            return Ok(());
        }
        let made = self.make(service, today, stopped);
        let ended = if made.is_ok() {
            leases.end_backup()
        } else {
            leases.fail_backup()
        };
        made.and(ended.map_err(io::Error::other))
    }

    /// Starts the copies and the drill that the newest backup has not had.
    pub fn start_follow_ups(&self, service: &Service) -> io::Result<()> {
        if let Some(day) = newest(&self.folder)? {
            let is_proven = housekeeping::unproven_clock(service).is_none();
            self.follow_ups.start_due(self.folder.clone(), day, is_proven);
        }
        Ok(())
    }

    fn make(&self, service: &Service, today: NaiveDate, stopped: &dyn Fn() -> bool) -> io::Result<()> {
        data_files::make_folder(&self.folder)?;
        for left in self.names()?.iter().filter(|name| name.ends_with(".new")) {
            whole_file::remove(&self.folder.join(left));
        }
        write(service, self.secret_key.clone(), &self.file(today), stopped)?;
        let days = days_in(&self.folder)?;
        if housekeeping::unproven_clock(service).is_some() {
            // A wrong clock names a backup after another day and must not replace others by it.
            return Ok(());
        }
        for day in expired(days) {
            whole_file::remove(&self.file(day));
        }
        Ok(())
    }

    fn file(&self, day: NaiveDate) -> PathBuf {
        self.folder.join(file_name(day))
    }

    fn names(&self) -> io::Result<Vec<String>> {
        names_in(&self.folder)
    }
}

/// Copies a backup to all places that the operator has chosen, as the one of today. Removes no older copies, because a command
/// does not know whether the clock is right. Returns the failures.
pub fn copy(config: &Config, service: &Service, backup: &Path) -> Vec<String> {
    let (data, day) = (&config.data, service.now().date_naive());
    let mut failures = Vec::new();
    if let Some(s3) = &config.backup.s3 {
        failures.extend(follow_ups::copy_to_s3(data, s3, (backup, day), false).err());
    }
    if let Some(command) = &config.backup.command {
        failures.extend(follow_ups::copy_by_command(data, command, (backup, &file_name(day))).err());
    }
    failures
}

/// Returns the day of the newest daily backup of a folder, unless it has none.
pub fn newest(folder: &Path) -> io::Result<Option<NaiveDate>> {
    match days_in(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        days => Ok(days?.into_iter().max()),
    }
}

/// Returns the name of the backup of a day.
pub fn file_name(day: NaiveDate) -> String {
    format!("{PREFIX}{day}{SUFFIX}")
}

fn days_in(folder: &Path) -> io::Result<Vec<NaiveDate>> {
    Ok(names_in(folder)?.iter().filter_map(|name| day_of(name)).collect())
}

fn names_in(folder: &Path) -> io::Result<Vec<String>> {
    let entries = folder.read_dir()?;
    entries
        .map(|entry| Ok(entry?.file_name().to_string_lossy().into_owned()))
        .collect()
}

/// Returns the day of one of our backups. Other files in the folder are kept.
pub fn day_of(name: &str) -> Option<NaiveDate> {
    name.strip_prefix(PREFIX)?.strip_suffix(SUFFIX)?.parse().ok()
}

/// Returns the days whose backups are not kept: all but the newest, and the newest of each of some weeks before them.
fn expired(mut days: Vec<NaiveDate>) -> Vec<NaiveDate> {
    days.sort_unstable_by(|a, b| b.cmp(a));
    let mut weeks = BTreeSet::new();
    let older = days.into_iter().skip(DAYS);
    older
        .filter(|day| weeks.len() == WEEKS || !weeks.insert((day.iso_week().year(), day.iso_week().week())))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    #[test]
    fn seven_days_and_the_last_of_each_of_four_weeks_are_kept() {
        let mut kept: Vec<NaiveDate> = Vec::new();
        for today in day("2026-01-01").iter_days().take(100) {
            kept.push(today);
            let expired = expired(kept.clone());
            kept.retain(|day| !expired.contains(day));
        }
        // The hundredth day is a Friday.
        let expected = [
            "2026-03-15",
            "2026-03-22",
            "2026-03-29",
            "2026-04-03",
            "2026-04-04",
            "2026-04-05",
            "2026-04-06",
            "2026-04-07",
            "2026-04-08",
            "2026-04-09",
            "2026-04-10",
        ];
        assert_eq!(kept, expected.map(day));
    }

    #[test]
    fn after_a_gap_nothing_is_removed_that_nothing_replaces() {
        let days = ["2025-03-01", "2025-09-01", "2026-04-10"].map(day);
        assert_eq!(expired(days.to_vec()), []);
    }

    #[test]
    fn other_files_are_not_backups_of_a_day() {
        assert_eq!(day_of("seatwright-2026-04-10.backup"), Some(day("2026-04-10")));
        for name in [
            "seatwright-2026-04-10.backup.12.new",
            "seatwright-old.backup",
            "notes.txt",
        ] {
            assert_eq!(day_of(name), None, "{name}");
        }
    }
}
