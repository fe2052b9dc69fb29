//! `cargo deny` and `npm audit`: the databases themselves, when they can be reached. What was left out is always printed.

use serde_json::Value;

use super::advisories::Snapshot;
use crate::failure::Outcome;
use crate::{console, repo, shell};

/// Runs `cargo deny` when it is installed; without its database it checks bans, licences and sources.
pub(super) fn cargo_deny() -> Outcome<Option<String>> {
    if !shell::succeeds(&mut shell::cargo(["deny", "--version"])) {
        console::step(
            "cargo-deny is not installed (`cargo install --locked cargo-deny`): the snapshot alone was used for crates",
        );
        return Ok(None);
    }
    let reachable = shell::succeeds(&mut shell::cargo(["deny", "fetch", "db"]));
    let words: &[&str] = if reachable {
        console::step("cargo deny check, with the RustSec database");
        &["deny", "check"]
    } else {
        console::step(
            "cargo deny check without advisories: the RustSec database is out of reach, the snapshot was used",
        );
        &["deny", "--offline", "check", "bans", "licenses", "sources"]
    };
    let outcome = shell::run(&mut shell::cargo(words.iter().copied()));
    Ok(outcome.err().map(|failure| failure.to_string()))
}

/// Runs `npm audit` on everything that is installed, tools included.
pub(super) fn npm(snapshot: &Snapshot) -> Outcome<Vec<String>> {
    let mut npm = shell::command("npm", &repo::path("frontend"));
    let (_, answer) = shell::outcome(npm.args(["audit", "--json"]))?;
    match findings(&answer, snapshot) {
        Some(complaints) => {
            console::step("npm audit, with the registry's advisories");
            Ok(complaints)
        }
        None => {
            console::step(
                "npm audit gave no report, its endpoint is out of reach: the snapshot alone was used for npm",
            );
            Ok(Vec::new())
        }
    }
}

/// Complaints in a report of `npm audit --json`; `None` when the text is not a report.
fn findings(answer: &str, snapshot: &Snapshot) -> Option<Vec<String>> {
    let report: Value = serde_json::from_str(answer).ok()?;
    let vulnerabilities = report.get("vulnerabilities")?.as_object()?;
    let mut complaints = Vec::new();
    for (package, vulnerability) in vulnerabilities {
        // Entries of `via` that are words name the package through which it came, which has an entry of its own.
        let advisories = vulnerability.get("via").and_then(Value::as_array).into_iter().flatten();
        for advisory in advisories.filter(|advisory| advisory.is_object()) {
            let word = |name: &str| advisory.get(name).and_then(Value::as_str);
            let url = word("url").unwrap_or_default();
            let id = url.rsplit('/').next().unwrap_or_default();
            if !snapshot.accepts(id) {
                complaints.push(format!("{package}: {id}, {}", word("title").unwrap_or("no title")));
            }
        }
    }
    Some(complaints)
}

#[cfg(test)]
mod tests {
    use super::{Snapshot, findings};

    fn snapshot(accepted: &str) -> Snapshot {
        Snapshot::parse(&format!(
            r#"{{"checked":"d","crates.io":[],"npm":[],"accepted":[{accepted}]}}"#
        ))
        .unwrap()
    }

    const REPORT: &str = r#"{"auditReportVersion":2,"vulnerabilities":{
        "a":{"via":[{"title":"bad","url":"https://github.com/advisories/GHSA-1"}]},
        "b":{"via":["a"]}}}"#;

    #[test]
    fn each_advisory_of_a_report_is_a_complaint_unless_it_was_accepted() {
        assert_eq!(findings(REPORT, &snapshot("")).unwrap(), ["a: GHSA-1, bad"]);
        let accepted = snapshot(r#"{"id":"GHSA-1","reason":"a tool that reads our own files only"}"#);
        assert!(findings(REPORT, &accepted).unwrap().is_empty());
    }

    #[test]
    fn an_error_of_the_endpoint_is_no_clean_report() {
        let answer = r#"{"message":"405 Method Not Allowed","statusCode":405}"#;
        assert!(findings(answer, &snapshot("")).is_none());
        assert!(findings("", &snapshot("")).is_none());
    }
}
