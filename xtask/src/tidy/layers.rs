//! The layers hold: each crate depends only on what `crates.rs` grants it, and from a pure crate no path of normal
//! dependencies leads to a runtime, a socket or a database. The graph is cargo's own.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use serde_json::Value;

use super::Report;
use super::crates::{BORDERS, Border, EVERYWHERE, IMPURE};
use crate::failure::{Failure, Outcome, While};
use crate::shell;

/// Normal dependencies, from name to names.
type Graph = BTreeMap<String, BTreeSet<String>>;

pub(super) fn check_repository() -> Outcome<Report> {
    let words = ["metadata", "--format-version=1", "--quiet"];
    let metadata =
        serde_json::from_str(&shell::output(&mut shell::cargo(words))?).failed_to("read cargo's metadata")?;
    let (graph, members) = read(&metadata)?;
    Ok(check(&graph, &members, BORDERS))
}

fn check(graph: &Graph, members: &BTreeSet<String>, borders: &[Border]) -> Report {
    let mut report = Report::default();
    for member in members {
        let Some(border) = borders.iter().find(|border| border.name == member) else {
            report.complaints.push(format!(
                "crates/{member}: has no row in xtask/src/tidy/crates.rs; decide what it may know"
            ));
            continue;
        };
        report.looked_at += 1;
        for dependency in graph.get(member).into_iter().flatten() {
            let granted = if members.contains(dependency) {
                border.ours
            } else {
                border.others
            };
            let free = EVERYWHERE.contains(&dependency.as_str());
            if !free && !granted.contains(&dependency.as_str()) {
                report.complaints.push(format!(
                    "crates/{member}/Cargo.toml: `{dependency}` is beyond its border; move the code to the crate that may, \
                     or decide it in xtask/src/tidy/crates.rs and docs/adr"
                ));
            }
        }
        if border.pure {
            let paths = IMPURE.iter().filter_map(|name| path_to(graph, member, name));
            report.complaints.extend(paths.map(|path| {
                format!(
                    "crates/{member}/Cargo.toml: a pure crate reaches {}; cut this path",
                    path.join(" → ")
                )
            }));
        }
    }
    report
}

/// The shortest path from a crate to one whose name matches the pattern.
fn path_to(graph: &Graph, from: &str, pattern: &str) -> Option<Vec<String>> {
    let mut queue = VecDeque::from([vec![from.to_owned()]]);
    let mut seen = BTreeSet::new();
    while let Some(path) = queue.pop_front() {
        let last = path.last()?;
        if path.len() > 1 && matches(pattern, last) {
            return Some(path);
        }
        for next in graph.get(last).into_iter().flatten() {
            if seen.insert(next.clone()) {
                queue.push_back(path.iter().cloned().chain([next.clone()]).collect());
            }
        }
    }
    None
}

fn matches(pattern: &str, name: &str) -> bool {
    pattern
        .strip_suffix('*')
        .map_or(pattern == name, |start| name.starts_with(start))
}

/// The graph of normal dependencies and the names of the workspace's crates, from `cargo metadata`.
fn read(metadata: &Value) -> Outcome<(Graph, BTreeSet<String>)> {
    let unreadable = || Failure::new("cargo metadata has another shape than expected; adapt xtask/src/tidy/layers.rs");
    let list = |value: &Value, key: &str| value.get(key).and_then(Value::as_array).cloned().ok_or_else(unreadable);
    let text = |value: &Value, key: &str| {
        value
            .get(key)
            .and_then(Value::as_str)
            .map(str::to_owned)
            .ok_or_else(unreadable)
    };
    let mut names = BTreeMap::new();
    for package in list(metadata, "packages")? {
        names.insert(text(&package, "id")?, text(&package, "name")?);
    }
    let name_of = |id: &str| names.get(id).cloned().ok_or_else(unreadable);
    let mut graph = Graph::new();
    for node in list(metadata.get("resolve").ok_or_else(unreadable)?, "nodes")? {
        let entry = graph.entry(name_of(&text(&node, "id")?)?).or_default();
        for dependency in list(&node, "deps")? {
            if list(&dependency, "dep_kinds")?
                .iter()
                .any(|kind| kind.get("kind") == Some(&Value::Null))
            {
                entry.insert(name_of(&text(&dependency, "pkg")?)?);
            }
        }
    }
    let ids = list(metadata, "workspace_members")?;
    let members = ids
        .iter()
        .filter_map(Value::as_str)
        .map(name_of)
        .collect::<Outcome<_>>()?;
    Ok((graph, members))
}

#[cfg(test)]
mod tests {
    use super::{Graph, check, matches};
    use crate::tidy::crates::{BORDERS, Border};
    use std::collections::BTreeSet;

    fn graph(list: &[(&str, &[&str])]) -> Graph {
        list.iter()
            .map(|(name, deps)| ((*name).to_owned(), deps.iter().map(|dep| (*dep).to_owned()).collect()))
            .collect()
    }

    const BORDER: Border = Border {
        name: "domain",
        pure: true,
        ours: &[],
        others: &["lettre"],
    };

    #[test]
    fn a_pure_crate_that_reaches_a_runtime_is_named_with_the_path() {
        let graph = graph(&[
            ("domain", &["lettre"]),
            ("lettre", &["futures", "tokio-util"]),
            ("tokio-util", &["mio"]),
        ]);
        let report = check(&graph, &BTreeSet::from(["domain".to_owned()]), &[BORDER]);
        assert!(
            report
                .complaints
                .iter()
                .any(|line| line.contains("domain → lettre → tokio-util")),
            "{report:?}"
        );
        assert!(
            report
                .complaints
                .iter()
                .any(|line| line.contains("domain → lettre → tokio-util → mio")),
            "{report:?}"
        );
    }

    #[test]
    fn a_dependency_beyond_the_border_is_named_and_everyday_ones_are_free() {
        let graph = graph(&[("domain", &["serde", "storage", "rand"]), ("storage", &[])]);
        let members = BTreeSet::from(["domain".to_owned()]);
        let report = check(&graph, &members, &[BORDER]);
        assert_eq!(report.complaints.len(), 2, "{report:?}");
        assert!(report.complaints.iter().all(|line| line.contains("beyond its border")));
    }

    #[test]
    fn a_crate_without_a_row_is_named() {
        let report = check(&Graph::new(), &BTreeSet::from(["helpers".to_owned()]), BORDERS);
        assert!(report.complaints[0].contains("has no row"), "{report:?}");
        assert_eq!(report.looked_at, 0);
    }

    #[test]
    fn a_star_stands_for_any_ending() {
        assert!(matches("actix-*", "actix-web") && matches("mio", "mio") && !matches("mio", "mioco"));
    }
}
