//! Exports of a server that is killed while it makes them.

#![expect(
    clippy::disallowed_methods,
    reason = "looks into the folder of the process under test"
)]

use std::collections::BTreeSet;
use std::fs;
use std::time::Duration;

use serde_json::Value;

use super::client::{Client, answer, body};
use super::process::Process;

const OPTIONS: [&str; 2] = ["--rate-limits", "off"];
const FILES: u32 = 1_024;
/// Enough that the list takes longer than the first kills, in debug builds and in release builds.
const GUESTS: usize = 600;
/// When the process is killed, after its job was queued. Each time is half as long again as the one before.
const FIRST: Duration = Duration::from_millis(10);
/// Kills before the test gives up to see a file.
const KILLS: usize = 18;

fn list() -> String {
    let rows = (0..GUESTS).map(|number| format!("Guest {number},g{number:04}@example.org\n"));
    format!("Name,Email\n{}", rows.collect::<String>())
}

/// The names in the folder of kept files.
fn kept(server: &Process) -> BTreeSet<String> {
    let Ok(folder) = fs::read_dir(server.data().join("exports")) else {
        return BTreeSet::new();
    };
    folder
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect()
}

/// Waits for jobs that the kill left in the queue.
fn wait_for_jobs(client: &Client<'_>) {
    let path = format!("/api/events/{}/export-jobs", client.event);
    let is_done = (0..10_000).any(|_| body(&client.send("GET", &path, "")).as_array().unwrap().is_empty());
    assert!(is_done, "a job does not end");
}

/// The ids of the files that are listed; each of them can be downloaded as a whole.
fn listed(server: &Process, client: &Client<'_>) -> BTreeSet<String> {
    let path = format!("/api/events/{}", client.event);
    let files = body(&client.send("GET", &format!("{path}/files"), ""));
    let id = |file: &Value| file["id"].as_str().unwrap().to_owned();
    for file in files.as_array().unwrap() {
        let request = client.request("GET", &format!("{path}/exports/{}", id(file)), "", b"");
        let answer = answer(server, &request);
        assert!(answer.starts_with("HTTP/1.1 200"), "{answer:.200}");
        let bytes = fs::read(server.data().join("exports").join(id(file))).unwrap();
        assert_eq!(file["bytes"], bytes.len(), "{file}");
        assert!(bytes.ends_with(b"%%EOF"), "{file}");
    }
    files.as_array().unwrap().iter().map(id).collect()
}

#[test]
fn a_server_that_is_killed_while_it_makes_files_leaves_whole_ones() {
    let mut server = Process::start(FILES, &OPTIONS);
    let (mut cookie, mut event) = {
        let client = Client::with_event(&server);
        let report = body(&client.import("/api/guests/import-file", "guests.csv", list().as_bytes()));
        assert_eq!(report["importedCount"], GUESTS, "{report}");
        client.into_parts()
    };
    let (mut unfinished, mut finished, mut time) = (0, false, FIRST);
    for kill in 0..KILLS {
        let client = Client::from_parts(&server, (cookie, event));
        let path = format!("/api/events/{}/files/check-in-list/jobs", client.event);
        let started = client.send("POST", &path, "{}");
        assert!(started.starts_with("HTTP/1.1 202"), "{started}");
        std::thread::sleep(time);
        time = time * 3 / 2;
        let before = listed(&server, &client).len();
        (cookie, event) = client.into_parts();

        // What a kill between the steps of writing leaves: half a file, and a whole one without its row.
        fs::create_dir_all(server.data().join("exports")).unwrap();
        for name in ["half.7.new", "orphan"] {
            fs::write(server.data().join("exports").join(name), b"%PDF-").unwrap();
        }
        server = server.killed_and_started(FILES, &OPTIONS);

        let client = Client::from_parts(&server, (cookie, event));
        wait_for_jobs(&client);
        assert_eq!(kept(&server), listed(&server, &client), "after kill {kill}");
        (cookie, event) = client.into_parts();
        if before > 0 {
            finished = true;
            break;
        }
        unfinished += 1;
    }
    assert!(
        finished && unfinished >= 3,
        "{unfinished} kills before a file was finished"
    );
}
