//! The commands of the operator, beside a running server.

use std::net::Ipv4Addr;
use std::process::Output;

use serde_json::Value;

use crate::client::Client;
use crate::process::Process;
use crate::seatwright;

const HOME: Ipv4Addr = Ipv4Addr::LOCALHOST;

/// Runs a command on the data of a server.
fn on(server: &Process, words: &[&str]) -> Output {
    let data = server.data().to_str().unwrap().to_owned();
    seatwright(&[words, &["--data", &data]].concat())
}

#[track_caller]
fn printed(output: &Output) -> String {
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[track_caller]
fn refused(output: &Output, code: i32, part: &str) {
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{error}");
    assert!(error.contains(part), "{error}");
}

fn json(output: &Output) -> Value {
    serde_json::from_str(&printed(output)).unwrap()
}

fn sign_in(server: &Process, email: &str, password: &str) -> bool {
    let body = format!("{{\"email\":\"{email}\",\"password\":\"{password}\"}}");
    let answer = server.ask(HOME, "POST /api/auth/sign-in", &body);
    answer.starts_with("HTTP/1.1 200")
}

/// The generated password in the output of a command.
fn password_in(text: &str) -> String {
    let line = text.lines().find_map(|line| line.strip_prefix("Password: "));
    line.unwrap_or_else(|| panic!("{text}")).to_owned()
}

#[test]
fn accounts_are_made_changed_and_deleted_beside_a_closed_server() {
    let server = Process::start(1_024, &["--sign-up", "closed"]);
    let created = printed(&on(&server, &["user", "create", "ann@example.org", "--name", "Ann"]));
    let password = password_in(&created);
    assert!(sign_in(&server, "ann@example.org", &password));
    refused(
        &on(&server, &["user", "create", "Ann@example.org", "--name", "Ann"]),
        1,
        "email",
    );

    let joined = [
        "user",
        "create",
        "ben@example.org",
        "--name",
        "Ben",
        "--organisation",
        "Ann",
    ];
    printed(&on(&server, &[&joined[..], &["--role", "viewer"]].concat()));
    let users = json(&on(&server, &["user", "list", "--json"]));
    assert_eq!(users[1]["email"], "ben@example.org");
    assert_eq!(users[1]["verified"], true);
    assert_eq!(users[1]["organisations"][0]["role"], "viewer");

    let reset = printed(&on(&server, &["user", "reset-password", "ann@example.org"]));
    assert!(!sign_in(&server, "ann@example.org", &password));
    assert!(sign_in(&server, "ann@example.org", &password_in(&reset)));
    let ended = printed(&on(&server, &["sessions", "end", "ann@example.org"]));
    assert_eq!(ended, "1 sessions were ended.\n");
    assert_eq!(
        printed(&on(&server, &["sessions", "end", "--all"])),
        "0 sessions were ended.\n"
    );

    printed(&on(&server, &["user", "verify", "ben@example.org"]));
    refused(&on(&server, &["user", "delete", "ann@example.org"]), 2, "add --yes");
    refused(
        &on(&server, &["user", "delete", "ann@example.org", "--yes"]),
        1,
        "owner",
    );
    printed(&on(&server, &["user", "delete", "ben@example.org", "--yes"]));
    printed(&on(&server, &["user", "delete", "ann@example.org", "--yes"]));
    assert_eq!(
        json(&on(&server, &["user", "list", "--json"])),
        Value::Array(Vec::new())
    );
    refused(
        &on(&server, &["user", "verify", "ann@example.org"]),
        1,
        "No account has this address",
    );
}

#[test]
fn a_password_can_come_from_a_file() {
    let server = Process::start(1_024, &[]);
    let file = server.data().join("password");
    #[expect(clippy::disallowed_methods, reason = "prepares a file of the command under test")]
    std::fs::write(&file, "correct horse\n").unwrap();
    let words = ["user", "create", "ann@example.org", "--name", "Ann", "--password-file"];
    let text = printed(&on(&server, &[&words[..], &[file.to_str().unwrap()]].concat()));
    assert_eq!(text, "The account ann@example.org was created.\n");
    assert!(sign_in(&server, "ann@example.org", "correct horse"));
}

#[test]
fn organisations_have_limits_of_their_own_and_can_be_deleted() {
    let server = Process::start(1_024, &["--demo"]);
    let listed = json(&on(&server, &["organisation", "list", "--json"]));
    let name = listed[0]["name"].as_str().unwrap();
    assert!(listed[0]["events"].as_i64().unwrap() >= 2, "{listed}");
    assert_eq!(listed[0]["limits"]["events"], Value::Null);

    let limits = [
        "organisation",
        "limits",
        name,
        "--events",
        "2",
        "--storage",
        "5",
        "--json",
    ];
    let changed = json(&on(&server, &limits));
    assert_eq!(changed[0]["limits"]["events"], 2);
    assert_eq!(changed[0]["limits"]["planBytes"], 5 * 1024 * 1024);
    let text = printed(&on(&server, &["organisation", "limits", name, "--storage", "default"]));
    assert!(text.contains("of 2 events") && text.contains("of 2048 MB"), "{text}");
    refused(
        &on(&server, &["organisation", "limits", "Elsewhere"]),
        1,
        "Organisation not found",
    );

    refused(&on(&server, &["organisation", "delete", name]), 2, "add --yes");
    printed(&on(&server, &["organisation", "delete", name, "--yes"]));
    assert_eq!(
        json(&on(&server, &["organisation", "list", "--json"])),
        Value::Array(Vec::new())
    );
    assert_eq!(
        json(&on(&server, &["user", "list", "--json"]))[0]["organisations"],
        Value::Array(Vec::new())
    );
}

#[test]
fn a_limit_holds_at_once_in_the_running_server() {
    let server = Process::start(1_024, &[]);
    let ann = Client::with_event(&server);
    printed(&on(&server, &["organisation", "limits", "Ann", "--events", "1"]));
    let event = r#"{"name":"Gala","date":"2027-06-12T15:00"}"#;
    let refused = ann.send("POST", "/api/events", event);
    assert!(refused.contains("organisation_limit"), "{refused}");
    printed(&on(&server, &["organisation", "limits", "Ann", "--events", "default"]));
    let made = ann.send("POST", "/api/events", event);
    assert!(made.starts_with("HTTP/1.1 201"), "{made}");
}

#[test]
fn mail_can_be_tested_and_what_is_kept_counted_and_checked() {
    let server = Process::start(1_024, &["--demo"]);
    let text = printed(&on(&server, &["mail", "test", "ann@example.org"]));
    assert!(
        text.starts_with("No mail server is configured. The mail is in "),
        "{text}"
    );
    refused(
        &on(&server, &["mail", "test", "ann"]),
        1,
        "'ann' is not an email address",
    );

    let stats = json(&on(&server, &["stats", "--json"]));
    assert!(stats["rows"]["guests"].as_i64().unwrap() > 0, "{stats}");
    // The housekeeping of the server may already have removed the file of the test mail.
    assert!(stats["databaseBytes"].as_i64().unwrap() > 0 && stats["folderBytes"]["mail"].is_number());
    assert!(printed(&on(&server, &["stats"])).contains("\nguests\t"));

    let sound = printed(&on(&server, &["integrity"]));
    assert_eq!(sound, "The database is sound, and all plans can be read.\n");
    assert_eq!(
        json(&on(&server, &["integrity", "--json"]))["problems"],
        Value::Array(Vec::new())
    );
}

#[test]
fn commands_of_one_noun_are_listed_together() {
    let text = printed(&seatwright(&["user", "--help"]));
    assert!(
        text.contains("user reset-password") && !text.contains("organisation"),
        "{text}"
    );
    let page = printed(&seatwright(&["organisation", "limits", "--help"]));
    assert!(
        page.starts_with("Usage: seatwright organisation limits NAME "),
        "{page}"
    );
    assert!(
        page.contains("--storage MB") && page.contains("--config FILE"),
        "{page}"
    );
}
