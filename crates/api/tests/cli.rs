//! The binary from the outside: what its commands print, and how they fail.

#![expect(
    clippy::unwrap_used,
    reason = "a test may panic, and its helpers are not marked as tests"
)]

#[cfg(unix)]
#[path = "cli/backup_copies.rs"]
mod backup_copies;
#[cfg(unix)]
#[path = "cli/backups.rs"]
mod backups;
#[cfg(unix)]
#[path = "cli/client.rs"]
mod client;
#[cfg(unix)]
#[path = "cli/config.rs"]
mod config;
#[path = "cli/crash.rs"]
mod crash;
#[cfg(unix)]
#[path = "cli/exports.rs"]
mod exports;
#[cfg(target_os = "linux")]
#[path = "cli/floods.rs"]
mod floods;
#[path = "cli/import_check.rs"]
mod import_check;
#[cfg(unix)]
#[path = "cli/imports.rs"]
mod imports;
#[cfg(unix)]
#[path = "cli/killed_exports.rs"]
mod killed_exports;
#[cfg(unix)]
#[path = "cli/live.rs"]
mod live;
#[cfg(unix)]
#[path = "cli/metrics.rs"]
mod metrics;
#[cfg(unix)]
#[path = "cli/operator.rs"]
mod operator;
#[cfg(unix)]
#[path = "cli/private_files.rs"]
mod private_files;
#[cfg(unix)]
#[path = "cli/process.rs"]
mod process;
#[cfg(unix)]
#[path = "cli/s3_server.rs"]
mod s3_server;
#[cfg(unix)]
#[path = "cli/stopping.rs"]
mod stopping;
#[cfg(target_os = "linux")]
#[path = "cli/unread_answers.rs"]
mod unread_answers;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

#[expect(clippy::disallowed_methods, reason = "starts the binary under test")]
fn seatwright(words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_seatwright"))
        .args(words)
        .output()
        .unwrap()
}

/// A fixture of another crate's tests.
fn fixture(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

#[expect(clippy::disallowed_methods, reason = "reads what the binary is compared with")]
fn json(path: &Path) -> Value {
    serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
}

#[track_caller]
fn fails(words: &[&str], code: i32, reason: &str) {
    let output = seatwright(words);
    let line = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(code), "{line}");
    assert!(line.starts_with("seatwright: ") && line.contains(reason), "{line}");
    assert_eq!((line.lines().count(), output.stdout.len()), (1, 0), "{line}");
}

#[test]
fn a_wrong_command_line_is_one_line_and_code_2() {
    fails(&["dance"], 2, "unknown command 'dance'");
    fails(&["serve", "--listen", "127.0.0.1:0"], 2, "--data DIR");
    fails(
        &["serve", "--data", "d", "--listen", "0.0.0.0:0", "--demo"],
        2,
        "loopback address only",
    );
    fails(
        &["serve", "--data", "d", "--listen", "0.0.0.0:0", "--rate-limits", "off"],
        2,
        "loopback address only",
    );
    fails(
        &["seat", "a.json", "--out", "b.json", "--threads", "0"],
        2,
        "from 1 to 256",
    );
}

#[test]
fn a_command_that_cannot_do_its_work_is_one_line_and_code_1() {
    fails(
        &["import-check", "/nowhere/list.csv"],
        1,
        "cannot read '/nowhere/list.csv'",
    );
    fails(
        &["seat", "/nowhere/i.json", "--out", "/nowhere/o.json"],
        1,
        "cannot read '/nowhere/i.json'",
    );
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml");
    fails(
        &["seat", manifest, "--out", "/nowhere/o.json"],
        1,
        "is not a valid SWB/1 instance",
    );
    fails(
        &["serve", "--data", manifest, "--listen", "127.0.0.1:0"],
        1,
        "data folder",
    );
}

#[test]
fn an_address_in_use_is_said_so() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let data = std::env::temp_dir().join(format!("seatwright-cli-{}", std::process::id()));
    let data = data.to_str().unwrap();
    fails(&["serve", "--data", data, "--listen", &address], 1, "cannot listen on");
    std::fs::remove_dir_all(data).unwrap();
}

#[test]
fn help_and_the_document_are_printed() {
    let help = seatwright(&["--help"]);
    assert!(help.status.success());
    assert!(String::from_utf8(help.stdout).unwrap().contains("import-check"));
    let document = seatwright(&["openapi"]);
    assert_eq!(String::from_utf8(document.stdout).unwrap(), api::openapi::pretty());
}

#[test]
fn a_solution_gives_every_guest_a_seat_of_its_own() {
    let instance = fixture("seating-engine/tests/benchmark/instances/wedding-50.json");
    let folder = std::env::temp_dir().join(format!("seatwright-solution-{}", std::process::id()));
    std::fs::DirBuilder::new().create(&folder).unwrap();
    let out = folder.join("solution.json");
    let words = [
        "seat",
        instance.to_str().unwrap(),
        "--seconds",
        "0.2",
        "--threads",
        "1",
        "--seed",
        "1",
        "--out",
    ];
    let output = seatwright(&[&words[..], &[out.to_str().unwrap()]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let solution = json(&out);
    assert_eq!(
        (&solution["format"], &solution["instance"]),
        (&"swb-sol/1".into(), &"wedding-50".into())
    );
    let mut seats: Vec<i64> = solution["seat"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat.as_i64().unwrap())
        .collect();
    assert_eq!(seats.len(), 50);
    seats.sort_unstable();
    assert!(
        seats[0] >= 0 && seats.windows(2).all(|pair| pair[0] != pair[1]),
        "{seats:?}"
    );
    std::fs::remove_dir_all(&folder).unwrap();
}
