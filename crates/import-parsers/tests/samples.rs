//! Compares `check_report` with the expected reports in `samples/`. A missing sample fails.
//! A sample of a kind that is not imported yet must be refused as exactly that.

#![expect(clippy::unwrap_used, reason = "a test stops at what it does not expect")]
#![expect(clippy::disallowed_methods, reason = "a test reads its samples")]

use std::path::{Path, PathBuf};

use import_parsers::check_report;
use serde_json::Value;

/// Samples in the folder; a lower number means that some were lost.
const SAMPLES: usize = 22;

fn samples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/samples")
}

/// Name, bytes and expected report of each sample.
fn each_sample() -> Vec<(String, Vec<u8>, Value)> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(samples()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let Some(file) = name.strip_suffix(".expected.json") else {
            continue;
        };
        let expected = serde_json::from_slice(&std::fs::read(&path).unwrap()).unwrap();
        found.push((
            file.to_owned(),
            std::fs::read(path.with_file_name(file)).unwrap(),
            expected,
        ));
    }
    assert_eq!(found.len(), SAMPLES);
    found
}

fn report(name: &str, bytes: &[u8]) -> Value {
    serde_json::to_value(check_report(name, bytes)).unwrap()
}

#[test]
fn text_samples_give_exactly_the_expected_guests() {
    let mut compared = 0;
    for (name, bytes, expected) in each_sample() {
        if !name.ends_with(".csv") || bytes.starts_with(b"PK") {
            continue;
        }
        let report = report(&name, &bytes);
        for key in ["file", "expect", "fields", "guests"] {
            assert_eq!(report[key], expected[key], "{name}: {key}");
        }
        let mut asked: Vec<&str> = report["questions"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        let mut wanted: Vec<&str> = expected["questions"]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(Value::as_str)
            .collect();
        asked.sort_unstable();
        wanted.sort_unstable();
        assert_eq!(asked, wanted, "{name}: questions");
        compared += 1;
    }
    assert_eq!(compared, 5);
}

/// The words of `message_must_say` that a message must contain one of; figures of time and memory are for other tests.
fn required(words: &str) -> Vec<&str> {
    let said = words.split(';').next().unwrap_or_default();
    said.split(" or ")
        .flat_map(|part| part.split(" / "))
        .map(str::trim)
        .collect()
}

#[test]
fn broken_samples_are_refused_with_their_code_and_words() {
    // Told only by reading the format itself, which is refused as a whole for now.
    const NEEDS_A_READER: [&str; 1] = ["hostile-hang-styles.docx"];
    for (name, bytes, expected) in each_sample() {
        if expected["expect"] != "error" || NEEDS_A_READER.contains(&name.as_str()) {
            continue;
        }
        let report = report(&name, &bytes);
        assert_eq!(report["expect"], "error", "{name}");
        assert_eq!(report["code"], expected["code"], "{name}");
        let message = report["message"].as_str().unwrap();
        let words = required(expected["message_must_say"].as_str().unwrap());
        assert!(
            words.iter().any(|word| message.contains(word)),
            "{name}: {message} says none of {words:?}"
        );
    }
}

#[test]
fn samples_of_kinds_that_are_not_imported_yet_are_refused_as_such() {
    for (name, bytes, expected) in each_sample() {
        let text = name.ends_with(".csv") && !bytes.starts_with(b"PK");
        if text || expected["expect"] == "error" {
            continue;
        }
        let report = report(&name, &bytes);
        let told_without_reading = report["expect"] == expected["expect"] && report["expect"] == "no_guests";
        let damaged = expected["expect"] == "error_or_partial" && report["code"] == "damaged";
        assert!(
            report["code"] == "unsupported" || told_without_reading || damaged,
            "{name}: {report}"
        );
    }
}
