//! Every crate has the lints of the workspace, and the version of every dependency is set once, in the root.

use super::Report;
use crate::failure::Outcome;
use crate::{files, repo};

pub(super) fn check_repository() -> Outcome<Report> {
    let mut manifests = Vec::new();
    for folder in files::list(&repo::path("crates"))?
        .into_iter()
        .chain([repo::path("xtask")])
    {
        let path = folder.join("Cargo.toml");
        if path.is_file() {
            manifests.push((repo::shown(&path), files::read(&path)?));
        }
    }
    Ok(check(&manifests))
}

fn check(manifests: &[(String, String)]) -> Report {
    let mut report = Report::default();
    for (path, text) in manifests {
        report.looked_at += 1;
        if !text.contains("[lints]\nworkspace = true") {
            report.complaints.push(format!(
                "{path}: escapes the lints; add `[lints]` with `workspace = true`"
            ));
        }
        // xtask is the one place for tools that the product does not know.
        if path.starts_with("crates/") {
            report.complaints.extend(own_versions(text).map(|line| {
                format!("{path}: `{line}` has a version of its own; write it into [workspace.dependencies] of the root")
            }));
        }
    }
    report
}

/// Lines below a heading of dependencies that do not take their version from the workspace.
fn own_versions(text: &str) -> impl Iterator<Item = &str> {
    let mut in_dependencies = false;
    text.lines().filter(move |line| {
        if line.starts_with('[') {
            in_dependencies = line.ends_with("dependencies]");
        }
        let entry = in_dependencies && line.starts_with(|c: char| c.is_ascii_alphabetic());
        entry && !line.contains("workspace = true") && !line.contains("path = ")
    })
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn a_crate_without_the_lints_or_with_a_version_of_its_own_is_named() {
        let good = "[package]\nname = \"a\"\nversion = \"1\"\n[lints]\nworkspace = true\n[dependencies]\nserde.workspace = true\n";
        let bad = "[dev-dependencies]\nproptest = \"1\"\n\n[[bench]]\nname = \"x\"\n";
        let manifests = [("crates/a/Cargo.toml", good), ("crates/b/Cargo.toml", bad)];
        let report = check(&manifests.map(|(path, text)| (path.to_owned(), text.to_owned())));
        assert_eq!(report.looked_at, 2);
        assert_eq!(report.complaints.len(), 2, "{report:?}");
        assert!(
            report
                .complaints
                .iter()
                .all(|line| line.starts_with("crates/b/Cargo.toml")),
            "{report:?}"
        );
    }
}
