//! `seatwright restore`: the installation as a backup has it. All of the backup is verified before anything is replaced.

use std::fs::File;
use std::io::Seek as _;
use std::path::{Path, PathBuf};

use app_service::operator::{self, Contents, TransferError};

use crate::core::backups::PREFIX;
use crate::core::config::Config;
use crate::core::s3::{Bucket, S3Error};
use crate::core::{data_files, secret_key, whole_file};
use crate::process::backups;
use crate::process::cli::{RestoreCommand, RestoreSource};
use crate::process::commands::{self, staged};

/// Restores the backup and reports how much was in it.
pub fn run(command: &RestoreCommand) -> Result<(), String> {
    let config = &command.config;
    match &command.source {
        RestoreSource::File(file) => restore(config, file),
        RestoreSource::Latest => restore(config, &latest(config)?),
        RestoreSource::LatestInS3 => from_s3(config),
    }
}

fn latest(config: &Config) -> Result<PathBuf, String> {
    let folder = config.backup_folder();
    let newest = backups::newest(&folder).map_err(|error| format!("cannot read '{}': {error}", folder.display()))?;
    let day = newest.ok_or_else(|| format!("there is no daily backup in '{}'", folder.display()))?;
    Ok(folder.join(backups::file_name(day)))
}

/// Downloads the newest copy, restores it, and removes the download.
fn from_s3(config: &Config) -> Result<(), String> {
    let s3 = config
        .backup
        .s3
        .as_ref()
        .ok_or("--from s3 needs --backup-s3-endpoint")?;
    let failed = |error: S3Error| format!("the newest copy cannot be downloaded: {error}");
    let bucket = Bucket::new(s3).map_err(failed)?;
    let objects = bucket.list(PREFIX).map_err(failed)?;
    let newest = objects
        .into_iter()
        .filter(|object| backups::day_of(&object.name).is_some())
        .max_by(|a, b| a.name.cmp(&b.name))
        .ok_or_else(|| format!("there is no backup in the bucket {}", s3.bucket))?;
    make_data_folder(config)?;
    let download = config.data.join(format!("{}.download", newest.name));
    whole_file::replace(&download, |out| bucket.get(&newest, out).map_err(std::io::Error::other))
        .map_err(|error| format!("the newest copy cannot be downloaded: {error}"))?;
    commands::note(&format!("{} was downloaded from {}", newest.name, s3.bucket));
    let restored = restore(config, &download);
    whole_file::remove(&download);
    restored
}

fn make_data_folder(config: &Config) -> Result<(), String> {
    data_files::make_folder(&config.data)
        .map_err(|error| format!("the data folder '{}' cannot be created: {error}", config.data.display()))
}

fn restore(config: &Config, file: &Path) -> Result<(), String> {
    let shown = file.display();
    let cannot_read = |error: std::io::Error| format!("cannot read '{shown}': {error}");
    let refused = |error: TransferError| format!("'{shown}' was not restored: {error}");
    let mut backup = File::open(file).map_err(cannot_read)?;
    let described = operator::verify_backup(&backup).map_err(refused)?;
    backup.rewind().map_err(cannot_read)?;

    let (data, chosen) = (&config.data, config.secret_key.as_ref());
    make_data_folder(config)?;
    if let Some(text) = &described.secret_key
        && secret_key::check_restored(data, chosen, text)?
    {
        secret_key::write_restored(data, text)?;
    }
    let url = config.database_url();
    let contents = match url.strip_prefix("sqlite://").map(Path::new) {
        Some(database) => {
            into_file(database, &url, backup).map_err(|reason| format!("'{shown}' was not restored: {reason}"))?
        }
        None => operator::restore_backup(&url, backup).map_err(refused)?,
    };
    commands::print(&format!(
        "restored {} rows of {} tables from the backup of {}\n",
        contents.rows, contents.tables, described.made_at
    ))
}

fn into_file(file: &Path, url: &str, backup: File) -> Result<Contents, String> {
    let existed = file.exists();
    if existed {
        operator::claim_database(url).map_err(|error| error.to_string())?;
    }
    let contents = staged::fill(file, |url| {
        operator::restore_backup(url, backup).map_err(|error| error.to_string())
    })?;
    if existed {
        commands::note(&format!(
            "the previous database is now '{}'",
            staged::kept(file).display()
        ));
    }
    Ok(contents)
}
