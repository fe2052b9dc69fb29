//! The three layers of the server have the same folder for each noun, so that a change of one noun is read in one column:
//! `storage/src/guests`, `app-service/src/guests`, `api/src/guests`.

use std::collections::BTreeSet;

use super::Report;
use super::modules::imports_of_crates;
use super::source::Source;

const NOUNS: &[&str] = &[
    "accounts",
    "check_in",
    "events",
    "exports",
    "finding",
    "guests",
    "live",
    "mail",
    "organisations",
    "plans",
    "registration",
    "seating",
];

/// The layers, each with the modules it has beside the nouns.
const LAYERS: &[(&str, &[&str])] = &[
    (
        "storage",
        &["core", "housekeeping", "jobs", "purge", "schema", "scratch", "transfer"],
    ),
    (
        "app-service",
        &[
            "activity",
            "core",
            "demo",
            "event_file",
            "housekeeping",
            "jobs",
            "opening",
            "operator",
            "reactions",
            "sandbox",
        ],
    ),
    ("api", &["core", "embed", "jobs", "operator", "process", "routes"]),
];

pub(super) fn check(sources: &[Source]) -> Report {
    let crates = imports_of_crates(sources);
    let mut report = Report::default();
    for (layer, beside) in LAYERS {
        let modules: BTreeSet<&str> = crates
            .get(*layer)
            .map(|imports| imports.keys().map(String::as_str).collect())
            .unwrap_or_default();
        report.looked_at += modules.len();
        report.complaints.extend(complaints(layer, &modules, beside));
    }
    report
}

fn complaints(layer: &str, modules: &BTreeSet<&str>, beside: &[&str]) -> Vec<String> {
    let missing = NOUNS
        .iter()
        .filter(|noun| !modules.contains(*noun))
        .map(|noun| format!("crates/{layer}/src: has no module `{noun}`, which the other layers have"));
    let unknown = modules
        .iter()
        .filter(|module| !NOUNS.contains(module) && !beside.contains(module))
        .map(|module| {
            format!(
                "crates/{layer}/src/{module}: is no noun of xtask/src/tidy/nouns.rs; move it into the folder of one, or add \
                 it to all layers"
            )
        });
    missing.chain(unknown).collect()
}

#[cfg(test)]
mod tests {
    use super::{NOUNS, complaints};

    #[test]
    fn a_missing_noun_and_a_module_of_no_noun_are_named() {
        let mut modules: std::collections::BTreeSet<&str> = NOUNS.iter().copied().collect();
        assert!(complaints("api", &modules, &[]).is_empty());
        modules.remove("mail");
        modules.insert("emails");
        modules.insert("core");
        let complaints = complaints("api", &modules, &["core"]);
        assert_eq!(complaints.len(), 2, "{complaints:?}");
        assert!(complaints[0].contains("`mail`"), "{complaints:?}");
        assert!(complaints[1].contains("api/src/emails"), "{complaints:?}");
    }
}
