//! `seatwright backups list`: the backups of an installation, their copies, and how the last copies and drills ended.

use std::cmp::Reverse;
use std::fmt::Write as _;
use std::io;
use std::path::Path;

use chrono::{DateTime, SecondsFormat, Utc};
use serde_json::{Value, json};

use crate::core::backups::record::{Outcome, Record, Status};
use crate::core::backups::{self, LocalBackup, PREFIX};
use crate::core::config::Config;
use crate::core::s3::Bucket;
use crate::process::commands::print;

/// One backup.
struct Listed {
    place: &'static str,
    name: String,
    at: DateTime<Utc>,
    bytes: u64,
    is_verified: bool,
}

/// Prints the list. Storage that cannot be reached is an error, after the local backups.
pub fn run(config: &Config, as_json: bool) -> Result<(), String> {
    let record = Record::load(&config.data);
    let folder = config.backup_folder();
    let mut listed = local(&folder, &record).map_err(|error| format!("cannot read '{}': {error}", folder.display()))?;
    let stored = in_s3(config, &record);
    let failure = stored.as_ref().err().cloned();
    listed.extend(stored.unwrap_or_default());
    let text = if as_json {
        pretty(&as_value(&listed, &record))
    } else {
        as_text(&listed, &record)
    };
    print(&text)?;
    failure.map_or(Ok(()), Err)
}

fn local(folder: &Path, record: &Record) -> io::Result<Vec<Listed>> {
    let listed = |backup: LocalBackup| Listed {
        place: "local",
        name: backup.name,
        at: backup.at,
        bytes: backup.bytes,
        is_verified: backup.is_verified,
    };
    Ok(backups::local(folder, record)?.into_iter().map(listed).collect())
}

fn in_s3(config: &Config, record: &Record) -> Result<Vec<Listed>, String> {
    let Some(s3) = &config.backup.s3 else {
        return Ok(Vec::new());
    };
    let stored = Bucket::new(s3).and_then(|bucket| bucket.list(PREFIX));
    let stored = stored.map_err(|error| format!("the copies in S3 cannot be listed: {error}"))?;
    let mut listed: Vec<Listed> = stored
        .into_iter()
        .map(|object| Listed {
            place: "s3",
            at: object.stored_at,
            bytes: object.bytes,
            is_verified: record.copied.get(&object.name) == Some(&object.bytes),
            name: object.name,
        })
        .collect();
    listed.sort_unstable_by_key(|backup| Reverse(backup.at));
    Ok(listed)
}

/// The last copies and the last drill, by name.
fn outcomes(record: &Record) -> [(&'static str, &Option<Outcome>); 3] {
    [
        ("s3", &record.s3),
        ("command", &record.command),
        ("drill", &record.drill),
    ]
}

fn as_text(listed: &[Listed], record: &Record) -> String {
    let mut text = String::new();
    for backup in listed {
        let verified = if backup.is_verified { "verified" } else { "not verified" };
        let _infallible = writeln!(
            text,
            "{:<5}  {}  {:>12}  {verified:<12}  {}",
            backup.place,
            time(backup.at),
            backup.bytes,
            backup.name
        );
    }
    for (name, outcome) in outcomes(record) {
        let Some(outcome) = outcome else { continue };
        let status = match outcome.status {
            Status::Done => "succeeded",
            Status::Failed => "failed",
            Status::Skipped => "was skipped",
        };
        let _infallible = writeln!(
            text,
            "{name}: {status} at {} for {}: {}",
            time(outcome.at),
            outcome.backup,
            outcome.detail
        );
    }
    if text.is_empty() {
        text.push_str("There are no backups.\n");
    }
    text
}

fn as_value(listed: &[Listed], record: &Record) -> Value {
    let backups: Vec<Value> = listed
        .iter()
        .map(|backup| {
            json!({
                "place": backup.place,
                "name": backup.name,
                "at": time(backup.at),
                "bytes": backup.bytes,
                "verified": backup.is_verified,
            })
        })
        .collect();
    json!({ "backups": backups, "s3": record.s3, "command": record.command, "drill": record.drill })
}

fn pretty(value: &Value) -> String {
    format!("{value:#}\n")
}

fn time(at: DateTime<Utc>) -> String {
    at.to_rfc3339_opts(SecondsFormat::Secs, true)
}
