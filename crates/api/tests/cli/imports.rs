//! Documents that are imported by a running server, which reads them in child processes.

use std::time::Duration;

use api::core::clock;
use serde_json::{Value, json};

use super::client::{Client, body};
use super::process::Process;
use super::{fixture, json as read_json};

const IMPORT: &str = "/api/guests/import-file";

#[expect(clippy::disallowed_methods, reason = "reads a sample")]
fn sample(name: &str) -> Vec<u8> {
    std::fs::read(fixture(&format!("import-parsers/tests/samples/{name}"))).unwrap()
}

fn guests(name: &str) -> usize {
    let expected = read_json(&fixture(&format!("import-parsers/tests/samples/{name}.expected.json")));
    expected.pointer("/guests").and_then(Value::as_array).unwrap().len()
}

fn count(report: &Value, name: &str) -> usize {
    usize::try_from(report[name].as_u64().unwrap()).unwrap()
}

#[test]
fn every_kind_of_document_is_imported_and_adds_no_one_the_second_time() {
    let server = Process::start(1_024, &["--rate-limits", "off"]);
    let mut client = Client::with_event(&server);
    for name in [
        "messy-merged-dates.xlsx",
        "list-by-table.docx",
        "tabbed-lines.doc",
        "gen300-libreoffice.xls",
        "gen-reportlab-grid.pdf",
        "oth-npch-attendees.xlsx",
    ] {
        client.begin_event();
        let file = sample(name);
        let first = body(&client.import(IMPORT, name, &file));
        let added = count(&first, "importedCount");
        assert_eq!(added + count(&first, "duplicates"), guests(name), "{name}");
        assert!(added > 0, "{name}: {first}");
        let second = body(&client.import(IMPORT, name, &file));
        assert_eq!(
            (&second["importedCount"], count(&second, "duplicates")),
            (&json!(0), guests(name)),
            "{name}"
        );
    }
}

#[test]
fn a_job_imports_a_document() {
    let server = Process::start(1_024, &["--rate-limits", "off"]);
    let client = Client::with_event(&server);
    let name = "messy-merged-dates.xlsx";
    let started = body(&client.import("/api/guests/import-file/jobs", name, &sample(name)));
    let path = format!("/api/jobs/{}", started["id"].as_str().unwrap());
    let job = (0..10_000)
        .map(|_| body(&client.send("GET", &path, "")))
        .find(|job| !["queued", "running"].contains(&job["state"].as_str().unwrap()))
        .unwrap();
    assert_eq!(job["result"]["importedCount"], guests(name), "{job}");
}

/// The bomb expands a thousandfold; the reader of the xls asks for 67 GB and aborts.
#[test]
fn a_hostile_document_is_refused_while_others_are_answered_at_once() {
    const SLOW: Duration = Duration::from_secs(2);
    /// Memory that the server itself may need during the import, in MB; the child that reads the bomb may take 512.
    const GROWTH: i64 = 100;
    let server = Process::start(1_024, &["--rate-limits", "off"]);
    let client = Client::with_event(&server);
    let idle = server.resident_mb();
    for (name, reason) in [
        ("hostile-bomb.docx", "too_large"),
        ("hostile-oom.xls", "damaged"),
        ("hostile-deep.docx", "damaged"),
        ("scan.pdf", "scanned"),
    ] {
        let file = sample(name);
        let refused = std::thread::scope(|threads| {
            let import = threads.spawn(|| client.import(IMPORT, name, &file));
            loop {
                let asked = clock::now();
                assert!(client.send("GET", "/api/events", "").starts_with("HTTP/1.1 200"));
                assert!(clock::now().duration_since(asked) < SLOW, "{name} held up others");
                let growth = server.resident_mb() - idle;
                assert!(growth < GROWTH, "{name}: {growth} MB in the server itself");
                if import.is_finished() {
                    return import.join().unwrap();
                }
            }
        });
        let problem = body(&refused);
        assert_eq!(
            (&problem["code"], &problem["details"]["reason"]),
            (&json!("import_refused"), &json!(reason)),
            "{name}: {problem}"
        );
    }
    let list = body(&client.send("GET", &format!("/api/events/{}/guests", client.event), ""));
    assert_eq!(list, json!([]));
}

/// Each list is within the limits of the file, of its rows and of its columns.
#[test]
fn lists_made_to_take_memory_are_refused_or_read_within_a_few_hundred_megabytes() {
    const GROWTH: i64 = 256;
    let server = Process::start(1_024, &["--rate-limits", "off"]);
    let client = Client::with_event(&server);
    let preview = format!("/api/events/{}/imports/preview", client.event);
    let rows = |cells: usize, rows: usize| {
        let row = vec!["1"; cells].join(",") + "\n";
        format!("First name,Last name\n{}", row.repeat(rows))
    };
    let before = server.peak_mb();
    for (name, list, status) in [
        ("many cells", rows(190, 13_000), "422"),
        ("cells outside the columns", rows(190, 2_600), "200"),
        ("more guests than an event takes", rows(9, 49_000), "422"),
        ("many rows", rows(9, 19_000), "200"),
        ("a long cell", format!("Name\n{}", "\"".repeat(4_900_000)), "200"),
        (
            "a long heading",
            format!("Name,{}\n{}", "x".repeat(60_000), "A B,\u{200b}\n".repeat(19_000)),
            "200",
        ),
    ] {
        let answer = client.import(&preview, "list.csv", list.as_bytes());
        assert!(
            answer.starts_with(&format!("HTTP/1.1 {status}")),
            "{name}: {answer:.300}"
        );
        assert!(answer.len() < 300_000, "{name}: an answer of {} bytes", answer.len());
        let growth = server.peak_mb() - before;
        assert!(growth <= GROWTH, "{name}: {growth} MB more");
    }
}
