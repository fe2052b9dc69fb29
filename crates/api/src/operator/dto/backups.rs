//! Backups, their copies, and whether they can be restored.

use chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

use crate::core::backups::LocalBackup;
use crate::core::backups::record::{self, Record};
use crate::core::config::Config;
use crate::core::config::backups::S3Config;

/// The backups of this server.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OperatorBackups {
    /// Whether a backup is made every day.
    daily: bool,
    /// The folder on the server.
    folder: String,
    /// Files in the folder; absent when it cannot be read.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    count: Option<usize>,
    /// The newest of them.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    last: Option<BackupFile>,
    /// The copies in S3-compatible storage; absent when none is configured.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    s3: Option<BackupCopies>,
    /// The copies that the operator's program makes; absent when none is configured.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    command: Option<BackupCopies>,
    /// The proof that a backup can be restored; absent when it is switched off.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    drill: Option<BackupCopies>,
}

/// A backup in the folder.
#[derive(Serialize, ToSchema)]
pub struct BackupFile {
    name: String,
    /// When it was written.
    at: DateTime<Utc>,
    bytes: u64,
    /// Whether a restore drill has restored this file.
    verified: bool,
}

/// What follows each daily backup.
#[derive(Serialize, ToSchema)]
pub struct BackupCopies {
    /// Where the copies are, when it is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    place: Option<String>,
    /// How the last one ended; absent before the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    last: Option<BackupOutcome>,
}

/// How something ended.
#[derive(Serialize, ToSchema)]
pub struct BackupOutcome {
    /// The name of the backup.
    backup: String,
    /// When it ended.
    at: DateTime<Utc>,
    status: BackupStatus,
    /// A sentence for the operator.
    detail: String,
}

/// Whether it succeeded, failed, or was left out.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum BackupStatus {
    /// It succeeded.
    Done,
    /// It failed.
    Failed,
    /// It was left out.
    Skipped,
}

impl OperatorBackups {
    /// Shows the backups.
    pub(crate) fn new(config: &Config, files: Option<Vec<LocalBackup>>, record: Record) -> Self {
        let count = files.as_ref().map(Vec::len);
        let last = files.into_iter().flatten().next();
        let copies = |place, last: Option<record::Outcome>| BackupCopies {
            place,
            last: last.map(BackupOutcome::from),
        };
        let backup = &config.backup;
        Self {
            daily: config.backups,
            folder: config.backup_folder().display().to_string(),
            count,
            last: last.map(BackupFile::from),
            s3: backup.s3.as_ref().map(|s3| copies(Some(place(s3)), record.s3)),
            command: backup.command.as_ref().map(|_| copies(None, record.command)),
            drill: (config.backups && backup.drill).then(|| copies(None, record.drill)),
        }
    }
}

fn place(s3: &S3Config) -> String {
    let host = s3.endpoint.host_str().unwrap_or_default();
    let path = format!("{}/{}", s3.bucket, s3.prefix);
    format!("{} at {host}", path.trim_end_matches('/'))
}

impl From<LocalBackup> for BackupFile {
    fn from(backup: LocalBackup) -> Self {
        Self {
            name: backup.name,
            at: backup.at,
            bytes: backup.bytes,
            verified: backup.is_verified,
        }
    }
}

impl From<record::Outcome> for BackupOutcome {
    fn from(outcome: record::Outcome) -> Self {
        Self {
            backup: outcome.backup,
            at: outcome.at,
            status: match outcome.status {
                record::Status::Done => BackupStatus::Done,
                record::Status::Failed => BackupStatus::Failed,
                record::Status::Skipped => BackupStatus::Skipped,
            },
            detail: outcome.detail,
        }
    }
}
