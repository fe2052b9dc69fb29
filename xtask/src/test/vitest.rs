//! Vitest with a report in JSON, so that the failed tests can be named again at the end of a long run.

use std::path::Path;

use serde_json::Value;

use crate::failure::{Failure, Outcome};
use crate::product::TempDir;
use crate::{files, shell};

/// Lines of an error that are repeated: the message, without the page that testing-library prints after it.
const LINES: usize = 3;

/// Runs all unit tests; the failure names those that failed.
pub(super) fn run() -> Outcome {
    let folder = TempDir::new("vitest")?;
    let report = folder.path().join("report.json");
    let mut script = shell::npm_script("test");
    script
        .args(["--", "--reporter=default", "--reporter=json"])
        .arg(format!("--outputFile.json={}", report.display()));
    shell::run(&mut script).map_err(|failure| Failure::new(format!("{failure}{}", named(&report))))
}

/// The failed tests of the report, a line or more each.
fn named(report: &Path) -> String {
    let failed = files::read_if_there(report)
        .and_then(|text| serde_json::from_str(&text).ok())
        .map(|report| failed_tests(&report))
        .unwrap_or_default();
    if failed.is_empty() {
        "\n  no test failed; look for errors outside of tests in the output above".to_owned()
    } else {
        failed.into_iter().map(|test| format!("\n  {test}")).collect()
    }
}

/// `FILE: TEST: ERROR` of every failed test, and `FILE: ERROR` of files that could not be run.
fn failed_tests(report: &Value) -> Vec<String> {
    let mut failed = Vec::new();
    for file in items(report, "testResults") {
        let name = text(file, "name")
            .rsplit_once("/frontend/")
            .map_or("", |(_, path)| path);
        let tests = items(file, "assertionResults").filter(|test| text(test, "status") == "failed");
        let before = failed.len();
        failed.extend(tests.map(|test| {
            let message = items(test, "failureMessages").next().and_then(Value::as_str);
            format!(
                "{name}: {}: {}",
                text(test, "fullName"),
                start(message.unwrap_or_default())
            )
        }));
        if failed.len() == before && text(file, "status") == "failed" {
            failed.push(format!("{name}: {}", start(text(file, "message"))));
        }
    }
    failed
}

fn items<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    value.get(key).and_then(Value::as_array).into_iter().flatten()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value.get(key).and_then(Value::as_str).unwrap_or_default()
}

fn start(message: &str) -> String {
    let lines: Vec<&str> = message
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .take(LINES)
        .collect();
    lines.join(" | ")
}

#[cfg(test)]
mod tests {
    use super::failed_tests;
    use serde_json::json;

    #[test]
    fn failed_tests_and_files_that_did_not_run_are_named() {
        let report = json!({ "testResults": [
            { "name": "/home/me/seatwright/frontend/src/a.test.ts", "status": "failed", "assertionResults": [
                { "fullName": "adds", "status": "passed", "failureMessages": [] },
                { "fullName": "divides", "status": "failed", "failureMessages": ["Error: by zero\n\n    at line 1\n a\n b"] },
            ]},
            { "name": "/home/me/seatwright/frontend/src/b.test.ts", "status": "failed", "assertionResults": [],
              "message": "Hook timed out" },
            { "name": "/home/me/seatwright/frontend/src/c.test.ts", "status": "passed", "assertionResults": [] },
        ]});
        assert_eq!(
            failed_tests(&report),
            [
                "src/a.test.ts: divides: Error: by zero | at line 1 | a",
                "src/b.test.ts: Hook timed out"
            ]
        );
    }
}
