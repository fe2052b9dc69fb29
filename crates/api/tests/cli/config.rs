//! The configuration from the outside: sources, their order, what is refused, `check-config`, and the table in the
//! documentation.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use api::core::config::options;

use crate::process::Folder;
use crate::{fails, seatwright};

/// A folder with a configuration file.
fn folder_with(config: &str) -> (Folder, String) {
    let folder = Folder::new();
    std::fs::DirBuilder::new()
        .recursive(true)
        .create(folder.path())
        .unwrap();
    let file = folder.path().join("seatwright.toml");
    write(&file, config);
    let shown = file.to_str().unwrap().to_owned();
    (folder, shown)
}

#[expect(clippy::disallowed_methods, reason = "prepares files of the binary under test")]
fn write(file: &Path, text: &str) {
    std::fs::write(file, text).unwrap();
}

#[expect(clippy::disallowed_methods, reason = "starts the binary under test")]
fn with_variables(words: &[&str], variables: &[(&str, &str)]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_seatwright"))
        .args(words)
        .envs(variables.iter().copied())
        .output()
        .unwrap()
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn a_wrong_file_stops_the_start_with_its_line() {
    for (config, reason) in [
        (
            "data = 'd'\nworkers = 0\n",
            "line 2: workers must be a number from 1 to 1024, not '0'",
        ),
        ("data = 'd'\nspeed = 1\n", "line 2: speed is not a known key"),
        (
            "data = 'd'\noperators = ['olu@example.org', 'olu']\n",
            "line 2: operators must be an email address, not 'olu'",
        ),
        (
            "base_url = 'x'\n",
            "line 1: base_url is not a known key; did you mean base-url?",
        ),
        ("data = 'd'\nlisten = \n", "line 2: "),
        ("[mail]\n", "line 1: mail is not a known key"),
        (
            "smtp-url = 'geheim'\n",
            "line 1: smtp-url: the address of the mail server cannot be used",
        ),
        (
            "smtp-url-file = '/nowhere'\n",
            "line 1: smtp-url-file: '/nowhere' cannot be read",
        ),
        ("smtp-url = 'a'\nsmtp-url-file = 'b'\n", "not both"),
    ] {
        let (_folder, file) = folder_with(config);
        let output = seatwright(&["serve", "--data", "d", "--listen", "127.0.0.1:0", "--config", &file]);
        let error = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{error}");
        assert!(error.contains(&file) && error.contains(reason), "{reason}: {error}");
        assert!(!error.contains("geheim"), "{error}");
    }
    let words = [
        "serve",
        "--data",
        "d",
        "--listen",
        "127.0.0.1:0",
        "--config",
        "/nowhere.toml",
    ];
    fails(&words, 2, "the configuration file '/nowhere.toml' cannot be read");
}

#[test]
fn a_wrong_variable_is_named_and_everything_is_said_at_once() {
    let output = with_variables(
        &["serve", "--workers", "many"],
        &[
            ("SEATWRIGHT_BACKUPS", "perhaps"),
            ("SEATWRIGHT_LOG", "api=loud"),
            ("SEATWRIGHT_BOUNCE_SECRET", "geheim"),
            ("SEATWRIGHT_BOUNCE_SECRET_FILE", "/run/secrets/bounce"),
        ],
    );
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2));
    for line in [
        "seatwright: --workers must be a number from 1 to 1024, not 'many'",
        "seatwright: SEATWRIGHT_BACKUPS must be on or off, not 'perhaps'",
        "seatwright: SEATWRIGHT_LOG must be a log filter, for example warn or api=debug, not 'api=loud'",
        "seatwright: set SEATWRIGHT_BOUNCE_SECRET or SEATWRIGHT_BOUNCE_SECRET_FILE, not both",
        "seatwright: serve needs --data DIR (SEATWRIGHT_DATA): the folder to keep everything in",
    ] {
        assert!(error.lines().any(|found| found == line), "{line}\n{error}");
    }
    assert!(!error.contains("geheim"), "{error}");
}

#[test]
fn check_config_shows_each_value_with_its_source_and_no_secret() {
    let (folder, file) =
        folder_with("listen = '127.0.0.1:0'\nworkers = 3\nbackups = false\nmail-from = 'a@b.example'\n");
    let secret = folder.path().join("smtp");
    write(&secret, "smtp://u:geheim@mail.example.org\n");
    let data = folder.path().join("data");
    let output = with_variables(
        &["check-config", "--config", &file, "--data", data.to_str().unwrap()],
        &[
            ("SEATWRIGHT_SMTP_URL_FILE", secret.to_str().unwrap()),
            ("SEATWRIGHT_WORKERS", "2"),
            ("SEATWRIGHT_SPEED", "9"),
        ],
    );
    let text = printed(&output);
    assert_eq!(output.status.code(), Some(0), "{text}");
    for line in [
        format!("data = {} (--data)", data.display()),
        "workers = 2 (SEATWRIGHT_WORKERS)".to_owned(),
        format!("backups = off ({file} line 3: backups)"),
        "smtp-url = set (SEATWRIGHT_SMTP_URL_FILE)".to_owned(),
        "body-timeout = 30 (default)".to_owned(),
        "warning: SEATWRIGHT_SPEED is not a variable of any option".to_owned(),
        "The server can start with this configuration.".to_owned(),
    ] {
        assert!(text.lines().any(|found| found == line), "{line}\n{text}");
    }
    assert!(!text.contains("geheim") && !data.exists(), "{text}");
}

#[test]
fn check_config_names_every_problem_and_ends_with_code_1() {
    let listen = ["check-config", "--listen", "127.0.0.1:0"];
    let output = seatwright(&[&listen[..], &["--data", "d", "--dkim-selector", "a", "--workers", "0"]].concat());
    let text = printed(&output);
    assert_eq!(output.status.code(), Some(1), "{text}");
    for line in [
        "workers is wrong, see below",
        "error: --workers must be a number from 1 to 1024, not '0'",
        "error: set both dkim-key-file",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    let output = seatwright(&[
        "check-config",
        "--data",
        "/proc/none",
        "--listen",
        "127.0.0.1:0",
        "--base-url",
        "http://seats.example.org",
        "--database",
        "postgresql://u:geheim@127.0.0.1:1/none",
    ]);
    let text = printed(&output);
    assert_eq!(output.status.code(), Some(1), "{text}");
    for part in [
        "error: the data folder '/proc/none' is not writable",
        "error: the database cannot be opened",
        "warning: base-url begins with http",
        "warning: smtp-url is not set",
        "The server cannot start with this configuration.",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    assert!(!text.contains("geheim"), "{text}");
}

#[test]
fn each_command_explains_itself() {
    let overview = printed(&seatwright(&["--help"]));
    for command in ["serve", "check-config", "backup", "import-check"] {
        assert!(overview.contains(&format!("    {command} ")), "{overview}");
        let page = printed(&seatwright(&[command, "--help"]));
        assert!(page.starts_with(&format!("Usage: seatwright {command} ")), "{page}");
    }
    assert!(!printed(&seatwright(&["backup", "--help"])).contains("--workers"));
}

/// The table between the marks, which `UPDATE_EXPECT=1` writes.
#[test]
#[expect(clippy::disallowed_methods, reason = "reads and updates the documentation")]
fn the_documentation_lists_the_options() {
    let page = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operating.md"));
    let text = std::fs::read_to_string(&page).unwrap();
    let begin = text.find("<!-- options").unwrap();
    let begin = begin + text[begin..].find('\n').unwrap() + 1;
    let end = text.find("<!-- end of options -->").unwrap();
    let table = format!("{}\n", options::markdown().trim_end());
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        write(&page, &format!("{}{table}{}", &text[..begin], &text[end..]));
        return;
    }
    assert_eq!(&text[begin..end], table, "run this test with UPDATE_EXPECT=1");
}
