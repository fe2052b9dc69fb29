//! Compares `check_report` with the expected reports in `samples/`. A missing sample fails.

#![expect(clippy::unwrap_used, reason = "a test stops at what it does not expect")]
#![expect(clippy::disallowed_methods, reason = "a test reads its samples")]

use std::path::{Path, PathBuf};

use import_parsers::{InProcess, Limits, check_report, read_with};
use serde_json::Value;

/// Number of samples in the folder, so that a lost one is noticed.
const SAMPLES: usize = 49;

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
    let outcome = read_with(name, bytes, &Limits::default(), &InProcess::default());
    let report = match outcome {
        Ok(import) => check_report(name, Ok(&import)),
        Err(refusal) => check_report(name, Err(refusal)),
    };
    serde_json::to_value(report).unwrap()
}

/// The library that reads xls asks for 67 GB and aborts; a test of the binary shows that only its child process dies.
const NEEDS_A_CHILD_PROCESS: &str = "hostile-oom.xls";

fn strings(value: &Value) -> Vec<&str> {
    let mut strings: Vec<&str> = value
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .collect();
    strings.sort_unstable();
    strings
}

#[test]
fn lists_in_every_format_give_exactly_the_expected_guests() {
    let mut compared = 0;
    for (name, bytes, expected) in each_sample() {
        if expected["expect"] != "guests" {
            continue;
        }
        let report = report(&name, &bytes);
        for key in ["file", "expect", "fields"] {
            assert_eq!(report[key], expected[key], "{name}: {key} {report:.400}");
        }
        let both = |value: &Value| value["guests"].as_array().cloned().unwrap();
        for (guest, wanted) in both(&report).into_iter().zip(both(&expected)) {
            assert_eq!(guest, wanted, "{name}");
        }
        assert_eq!(both(&report).len(), both(&expected).len(), "{name}");
        // A question that the sample does not list does no harm: the guest is imported.
        for question in strings(&expected["questions"]) {
            assert!(strings(&report["questions"]).contains(&question), "{name}: {question}");
        }
        compared += 1;
    }
    assert_eq!(compared, 18);
}

/// The words of `message_must_say` that a message must contain one of; figures of time and memory are for other tests.
fn required(words: &str) -> Vec<&str> {
    let said = words.split([';', ',']).next().unwrap_or_default();
    said.split(" or ")
        .flat_map(|part| part.split(" / "))
        .map(str::trim)
        .collect()
}

#[test]
fn broken_files_and_files_without_guests_are_refused_with_their_code_and_words() {
    for (name, bytes, expected) in each_sample() {
        let expect = expected["expect"].as_str().unwrap();
        if expect == "guests" || name == NEEDS_A_CHILD_PROCESS {
            continue;
        }
        let report = report(&name, &bytes);
        let outcome = report["expect"].as_str().unwrap();
        match expect {
            "error" => assert_eq!(
                (outcome, &report["code"]),
                ("error", &expected["code"]),
                "{name}: {report:.400}"
            ),
            "error_or_no_guests" => assert!(["error", "no_guests"].contains(&outcome), "{name}"),
            "error_or_partial" => assert_eq!((outcome, report["code"].as_str()), ("error", Some("damaged")), "{name}"),
            other => assert_eq!(outcome, other, "{name}: {report:.400}"),
        }
        let message = report["message"].as_str().unwrap().to_lowercase();
        let words = required(expected["message_must_say"].as_str().unwrap());
        assert!(
            words.iter().any(|word| message.contains(word)),
            "{name}: {message} does not say one of {words:?}"
        );
    }
}
