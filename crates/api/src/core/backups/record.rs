//! What became of the newest backups: a file in the data folder that `seatwright backups list` shows.

use std::collections::BTreeMap;
use std::io::{self, Write as _};
use std::path::Path;

use app_service::clock::{Clock as _, SystemClock};
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::core::data_files;
use crate::core::whole_file;

const FILE: &str = "backup-record.json";

/// How something ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Status {
    /// It succeeded.
    Done,
    /// It failed.
    Failed,
    /// It was left out.
    Skipped,
}

/// How the last copy or drill ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Outcome {
    /// The name of the backup.
    pub backup: String,
    /// When it ended.
    pub at: DateTime<Utc>,
    /// Whether it succeeded.
    pub status: Status,
    /// A sentence for the operator.
    pub detail: String,
}

/// What is known of the backups.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Record {
    /// The last copy to S3.
    pub s3: Option<Outcome>,
    /// The last run of the command.
    pub command: Option<Outcome>,
    /// The last restore drill.
    pub drill: Option<Outcome>,
    /// Bytes of the local backups that a drill has restored, by name.
    pub restored: BTreeMap<String, u64>,
    /// Bytes of the copies in S3 that were compared with the backup, by name.
    pub copied: BTreeMap<String, u64>,
}

impl Outcome {
    /// Describes something that ended now.
    pub fn now(backup: &str, status: Status, detail: String) -> Self {
        Self {
            backup: backup.to_owned(),
            at: SystemClock.now(),
            status,
            detail,
        }
    }

    /// Returns whether this is the success of a backup.
    pub fn is_success_of(&self, backup: &str) -> bool {
        self.backup == backup && self.status == Status::Done
    }
}

impl Record {
    /// Reads the record of a data folder; an empty one when it is missing.
    pub fn load(data: &Path) -> Self {
        data_files::read_text(&data.join(FILE))
            .ok()
            .and_then(|text| serde_json::from_str(&text).ok())
            .unwrap_or_default()
    }

    /// Changes the record of a data folder.
    pub fn update(data: &Path, change: impl FnOnce(&mut Self)) -> io::Result<()> {
        let mut record = Self::load(data);
        change(&mut record);
        let text = serde_json::to_string_pretty(&record)?;
        whole_file::replace(&data.join(FILE), |out| writeln!(out, "{text}"))
    }
}
