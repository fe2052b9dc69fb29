//! Backups beside a running server, restores, and what a kill or a full disk leaves behind.

#![expect(
    clippy::disallowed_methods,
    reason = "starts the binary under test, and reads and writes its files"
)]

use std::fs::{self, File};
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use flate2::read::GzDecoder;

use super::process::{Folder, Process};
use super::{fails, seatwright};

/// A server with the demo, and a backup of it.
struct Installation {
    server: Process,
    backup: PathBuf,
}

impl Installation {
    fn start() -> Self {
        let server = Process::start(1_024, &["--demo"]);
        let backup = server.data().join("b.backup");
        succeeds(&["backup", "--data", text(server.data()), "--out", text(&backup)]);
        Self { server, backup }
    }

    fn restored(&self) -> Folder {
        let folder = Folder::new();
        succeeds(&["restore", text(&self.backup), "--data", text(folder.path())]);
        folder
    }
}

pub(crate) fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[track_caller]
pub(crate) fn succeeds(words: &[&str]) -> Output {
    let output = seatwright(words);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output
}

/// All rows of an installation that no server uses.
pub(crate) fn rows(data: &Path) -> Vec<String> {
    let out = data.join("rows.backup");
    succeeds(&["backup", "--data", text(data), "--out", text(&out)]);
    lines(&out)
}

/// The tables and rows of a backup.
pub(crate) fn lines(file: &Path) -> Vec<String> {
    let mut text = String::new();
    GzDecoder::new(File::open(file).unwrap())
        .read_to_string(&mut text)
        .unwrap();
    let mut lines: Vec<String> = text.lines().skip(1).map(str::to_owned).collect();
    lines.pop();
    lines
}

#[test]
fn a_backup_made_beside_a_server_is_restored_with_its_key() {
    let source = Installation::start();
    let restored = source.restored();
    assert_eq!(rows(restored.path()), lines(&source.backup));
    let key = |data: &Path| fs::read(data.join("secret.key")).unwrap();
    assert_eq!(key(restored.path()), key(source.server.data()));
}

#[test]
fn a_database_in_use_is_not_replaced() {
    let source = Installation::start();
    let (backup, data) = (text(&source.backup), text(source.server.data()));
    fails(&["restore", backup, "--data", data], 1, "stop it first");
    let target = Folder::new();
    let moved = format!("sqlite://{}", target.path().display());
    let from = format!("sqlite://{data}/seatwright.db");
    fails(&["move", "--from", &from, "--to", &moved], 1, "stop it first");
    assert!(!target.path().exists());
    let again = source.server.data().join("again.backup");
    succeeds(&["backup", "--data", data, "--out", text(&again)]);
    assert_eq!(lines(&again), lines(&source.backup));
}

#[test]
fn a_second_server_on_the_same_folder_is_refused_and_the_first_one_goes_on() {
    let first = Process::start(1_024, &[]);
    let words = ["serve", "--data", text(first.data()), "--listen", "127.0.0.1:0"];
    fails(&words, 1, "another server uses the data folder");
    let answer = first.ask(std::net::Ipv4Addr::LOCALHOST, "GET /readyz", "");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[test]
fn a_damaged_backup_and_another_key_change_nothing() {
    let (source, other) = (Installation::start(), Installation::start());
    let restored = source.restored();
    let before = rows(restored.path());
    let mut bytes = fs::read(&source.backup).unwrap();
    let middle = bytes.len() / 2;
    bytes.get_mut(middle..middle + 8).unwrap().fill(0);
    let damaged = restored.path().join("damaged.backup");
    fs::write(&damaged, bytes).unwrap();
    let data = text(restored.path());
    fails(
        &["restore", text(&damaged), "--data", data],
        1,
        "damaged.backup' was not restored",
    );
    fails(
        &["restore", text(&other.backup), "--data", data],
        1,
        "another secret key",
    );
    fails(
        &["restore", "missing.backup", "--data", data],
        1,
        "cannot read 'missing.backup'",
    );
    assert_eq!(rows(restored.path()), before);
}

#[test]
fn restoring_keeps_the_database_that_was_there() {
    let source = Installation::start();
    let restored = source.restored();
    let output = succeeds(&["restore", text(&source.backup), "--data", text(restored.path())]);
    let note = String::from_utf8(output.stderr).unwrap();
    let kept = restored.path().join("seatwright.db.before-restore");
    assert!(note.contains(text(&kept)), "{note}");
    assert!(kept.exists());
}

#[test]
fn a_move_to_a_new_file_takes_every_row_along() {
    let source = Installation::start();
    let (from, to) = (source.restored(), Folder::new());
    fs::DirBuilder::new().create(to.path()).unwrap();
    let url = |data: &Path| format!("sqlite://{}/seatwright.db", data.display());
    succeeds(&["move", "--from", &url(from.path()), "--to", &url(to.path())]);
    fs::copy(from.path().join("secret.key"), to.path().join("secret.key")).unwrap();
    assert_eq!(rows(to.path()), lines(&source.backup));
    fails(
        &["move", "--from", &url(from.path()), "--to", &url(to.path())],
        1,
        "already exists",
    );
}

/// Kills a command after each of some times, which cover its whole run, and looks what is left each time.
fn killed(words: &[&str], look: impl Fn()) {
    let mut killed = 0;
    for step in 0..40 {
        let mut child = Command::new(env!("CARGO_BIN_EXE_seatwright"))
            .args(words)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        std::thread::sleep(Duration::from_millis(10 * step));
        let ended = child.try_wait().unwrap().is_some();
        drop(child.kill());
        child.wait().unwrap();
        look();
        if ended {
            break;
        }
        killed += 1;
    }
    assert!(killed >= 3, "killed {killed} times before the command ended");
}

#[test]
fn a_backup_that_is_killed_leaves_the_one_before() {
    let source = Installation::start();
    let before = lines(&source.backup);
    let words = [
        "backup",
        "--data",
        text(source.server.data()),
        "--out",
        text(&source.backup),
    ];
    killed(&words, || assert_eq!(lines(&source.backup), before));
}

#[test]
fn a_restore_that_is_killed_leaves_a_whole_database() {
    let source = Installation::start();
    let restored = source.restored();
    let before = rows(restored.path());
    let words = ["restore", text(&source.backup), "--data", text(restored.path())];
    killed(&words, || assert_eq!(rows(restored.path()), before));
}

#[test]
fn a_full_disk_keeps_the_backup_before() {
    let source = Installation::start();
    let before = fs::read(&source.backup).unwrap();
    // Files of this process may have 4 kB; the signal that would end it is ignored.
    let output = Command::new("sh")
        .args(["-c", "trap '' XFSZ; ulimit -f 8; exec \"$@\"", "sh"])
        .arg(env!("CARGO_BIN_EXE_seatwright"))
        .args([
            "backup",
            "--data",
            text(source.server.data()),
            "--out",
            text(&source.backup),
        ])
        .output()
        .unwrap();
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("cannot write"), "{told}");
    assert_eq!(fs::read(&source.backup).unwrap(), before);
    let left = source.server.data().read_dir().unwrap();
    assert!(
        left.map(|entry| entry.unwrap().file_name())
            .all(|name| !text(name.as_ref()).ends_with(".new"))
    );
}
