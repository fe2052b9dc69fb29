//! Copies of backups on other machines, and the restore drill.

#![expect(
    clippy::disallowed_methods,
    reason = "starts the binary under test, and reads and writes its files"
)]

use std::fs;
use std::path::{Path, PathBuf};

use api::core::backups::record::{Record, Status};
use api::core::config::backups::{BackupConfig, S3Config};
use api::core::config::mail::Secret;
use api::process::backups::drill::{self, DrillError};
use api::process::backups::follow_ups;
use chrono::NaiveDate;
use serde_json::Value;

use super::backups::{lines, rows, succeeds, text};
use super::process::{Folder, Process};
use super::s3_server::{ACCESS_KEY, BUCKET, S3Server, SECRET_KEY};
use super::{fails, seatwright};

/// A server with the demo, and the options that copy its backups.
struct Installation {
    server: Process,
    s3: S3Server,
}

impl Installation {
    fn start() -> Self {
        Self {
            server: Process::start(1_024, &["--demo"]),
            s3: S3Server::start(),
        }
    }

    fn data(&self) -> &str {
        text(self.server.data())
    }

    /// Writes a configuration file with the keys of the storage.
    fn config(&self, secret_key: &str) -> String {
        let file = self.server.data().join("copies.toml");
        let keys = format!(
            "backup-s3-endpoint = '{}'\nbackup-s3-bucket = '{BUCKET}'\nbackup-s3-prefix = 'seats'\n\
             backup-s3-access-key = '{ACCESS_KEY}'\nbackup-s3-secret-key = '{secret_key}'\n",
            self.s3.endpoint()
        );
        fs::write(&file, keys).unwrap();
        text(&file).to_owned()
    }

    fn backup(&self) -> PathBuf {
        let file = self.server.data().join("b.backup");
        succeeds(&["backup", "--data", self.data(), "--out", text(&file)]);
        file
    }

    fn copied(&self) -> PathBuf {
        let (file, config) = (self.server.data().join("b.backup"), self.config(SECRET_KEY));
        succeeds(&[
            "backup",
            "--copy",
            "--data",
            self.data(),
            "--out",
            text(&file),
            "--config",
            &config,
        ]);
        file
    }

    fn follow_ups(&self) -> BackupConfig {
        BackupConfig {
            s3: Some(S3Config {
                endpoint: self.s3.endpoint().parse().unwrap(),
                bucket: BUCKET.to_owned(),
                region: "eu-central-1".to_owned(),
                prefix: "seats/".to_owned(),
                access_key: Secret::new(ACCESS_KEY.to_owned()),
                secret_key: Secret::new(SECRET_KEY.to_owned()),
            }),
            ..BackupConfig::default()
        }
    }
}

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

#[test]
fn the_newest_copy_in_s3_restores_the_same_rows_in_another_folder() {
    let source = Installation::start();
    let backup = source.copied();
    let (config, target) = (source.config(SECRET_KEY), Folder::new());
    let words = ["restore", "--latest", "--from", "s3", "--config", &config];
    succeeds(&[&words[..], &["--data", text(target.path())]].concat());
    assert_eq!(rows(target.path()), lines(&backup));
    let left = fs::read_dir(target.path()).unwrap();
    assert!(
        left.flatten()
            .all(|file| !file.file_name().to_string_lossy().contains("download"))
    );
}

#[test]
fn a_list_shows_copies_and_whether_they_are_verified() {
    let source = Installation::start();
    source.copied();
    let config = source.config(SECRET_KEY);
    let listed = succeeds(&[
        "backups",
        "list",
        "--json",
        "--data",
        source.data(),
        "--config",
        &config,
    ]);
    let listed: Value = serde_json::from_slice(&listed.stdout).unwrap();
    let copies = listed["backups"].as_array().unwrap().iter();
    let verified = copies.filter(|copy| copy["place"] == "s3" && copy["verified"] == true);
    assert_eq!(verified.count(), 1, "{listed}");
    assert_eq!(listed["s3"]["status"], "done");
}

#[test]
fn wrong_keys_and_damaged_copies_are_refused_with_the_reason() {
    let source = Installation::start();
    let out = source.server.data().join("b.backup");
    let config = source.config("geheim");
    let words = [
        "backup",
        "--copy",
        "--data",
        source.data(),
        "--out",
        text(&out),
        "--config",
        &config,
    ];
    let output = seatwright(&words);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(
        error.contains("refused the signature; check backup-s3-secret-key"),
        "{error}"
    );
    assert!(!error.contains("geheim") && source.s3.names().is_empty(), "{error}");

    source.copied();
    source.s3.damage();
    let (config, target) = (source.config(SECRET_KEY), Folder::new());
    let words = [
        "restore",
        "--latest",
        "--from",
        "s3",
        "--config",
        &config,
        "--data",
        text(target.path()),
    ];
    fails(&words, 1, "the copy in the storage differs");
    assert!(!target.path().join("seatwright.db").exists());
}

#[test]
fn old_copies_are_removed_after_a_new_one_is_verified() {
    let source = Installation::start();
    let backup = source.backup();
    for day in day("2026-03-01").iter_days().take(40) {
        source.s3.put(&format!("seats/seatwright-{day}.backup"));
    }
    source.s3.put("seats/notes.txt");
    let new = day("2026-04-10");
    follow_ups::run_due(source.server.data(), &source.follow_ups(), (&backup, new), false);
    assert_eq!(source.s3.names().len(), 42, "a clock that may be wrong removes nothing");

    drop(fs::remove_file(source.server.data().join("backup-record.json")));
    follow_ups::run_due(source.server.data(), &source.follow_ups(), (&backup, new), true);
    let names = source.s3.names();
    assert_eq!(names.len(), 12, "seven days, four weeks and another file: {names:?}");
    assert!(names.contains(&"seats/seatwright-2026-04-10.backup".to_owned()));
    let record = Record::load(source.server.data());
    assert_eq!(record.drill.unwrap().status, Status::Done);
}

#[test]
fn a_command_that_fails_is_shown_and_tried_again() {
    let source = Installation::start();
    let (backup, data, new) = (source.backup(), source.server.data(), day("2026-04-10"));
    let run = |command: &str| {
        let config = BackupConfig {
            s3: None,
            command: Some(command.to_owned()),
            drill: false,
        };
        follow_ups::run_due(data, &config, (&backup, new), true);
        Record::load(data).command.unwrap()
    };
    assert_eq!(run("test -d").status, Status::Failed);
    let listed = succeeds(&["backups", "list", "--data", source.data()]);
    let listed = String::from_utf8(listed.stdout).unwrap();
    assert!(
        listed.contains("command: failed") && listed.contains("exit status: 1"),
        "{listed}"
    );
    assert_eq!(run("test -f").status, Status::Done);
}

#[test]
fn a_drill_proves_a_backup_and_leaves_nothing_behind() {
    let source = Installation::start();
    let (backup, data) = (source.backup(), source.server.data());
    let contents = drill::run(&backup, data, |_| None).unwrap();
    assert!(contents.rows > 0 && contents.tables > 50, "{contents:?}");
    let refused = drill::run(&backup, data, |_| Some(1_000_000));
    assert!(
        matches!(refused, Err(DrillError::NoRoom { free_mb: 0, .. })),
        "{refused:?}"
    );

    let mut bytes = fs::read(&backup).unwrap();
    bytes.truncate(bytes.len() / 2);
    fs::write(&backup, bytes).unwrap();
    assert!(drill::run(&backup, data, |_| None).is_err());
    assert!(!data.join("restore-drill").exists());
}

#[test]
fn the_newest_local_backup_is_found_by_its_day() {
    let source = Installation::start();
    let target = Folder::new();
    let folder = target.path().join("backups");
    fs::DirBuilder::new().recursive(true).create(&folder).unwrap();
    fails(
        &["restore", "--latest", "--data", text(target.path())],
        1,
        "no daily backup",
    );
    let backup = source.backup();
    fs::copy(&backup, folder.join("seatwright-2026-04-10.backup")).unwrap();
    fs::write(folder.join("seatwright-2026-04-09.backup"), "older").unwrap();
    succeeds(&["restore", "--latest", "--data", text(target.path())]);
    assert_eq!(rows(target.path()), lines(&backup));
    let missing = Path::new("/nowhere");
    fails(&["restore", "--latest", "--data", text(missing)], 1, "no daily backup");
}
