//! The layers hold: each crate depends only on what `crates.rs` grants it, and from a pure crate no path of normal
//! dependencies leads to a runtime, a socket or a database. The graph is cargo's own; a pure crate is looked at by
//! itself, since in the whole workspace its dependencies show features that only other crates ask for.

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
    let mut report = check(&graph, &members, BORDERS);
    for border in BORDERS
        .iter()
        .filter(|border| border.pure && members.contains(border.name))
    {
        let words = [
            "tree",
            "--edges=normal",
            "--target=all",
            "--prefix=depth",
            "--format={p}",
        ];
        let package = format!("--package={}", border.name);
        let tree = shell::output(shell::cargo(words).arg(package))?;
        let graph = read_tree(&tree);
        if !graph.contains_key(border.name) {
            return Err(Failure::new(
                "cargo tree has another shape than expected; adapt xtask/src/tidy/layers.rs",
            ));
        }
        report.complaints.extend(impurities(&graph, border.name));
    }
    Ok(report)
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
    }
    report
}

/// A complaint for each thing that a pure crate must not reach and does.
fn impurities(graph: &Graph, member: &str) -> Vec<String> {
    let paths = IMPURE.iter().filter_map(|name| path_to(graph, member, name));
    let complain = |path: Vec<String>| {
        format!(
            "crates/{member}/Cargo.toml: a pure crate reaches {}; cut this path",
            path.join(" → ")
        )
    };
    paths.map(complain).collect()
}

/// The graph that `cargo tree` prints: each line is a depth and, right behind it, a package.
fn read_tree(text: &str) -> Graph {
    let mut graph = Graph::new();
    let mut ancestors: Vec<String> = Vec::new();
    for line in text.lines() {
        let digits = line.chars().take_while(char::is_ascii_digit).count();
        let (depth, package) = line.split_at(digits);
        let (Ok(depth), Some(name)) = (depth.parse(), package.split_whitespace().next()) else {
            continue;
        };
        ancestors.truncate(depth);
        if let Some(parent) = ancestors.last() {
            graph.entry(parent.clone()).or_default().insert(name.to_owned());
        }
        ancestors.push(name.to_owned());
    }
    graph
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
    use super::{Graph, check, impurities, matches, read_tree};
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
        let complaints = impurities(&graph, "domain").join("\n");
        assert!(complaints.contains("domain → lettre → tokio-util;"), "{complaints}");
        assert!(
            complaints.contains("domain → lettre → tokio-util → mio;"),
            "{complaints}"
        );
    }

    #[test]
    fn a_printed_tree_becomes_a_graph() {
        let tree =
            "0mailer v0.1.0 (/work)\n1lettre v0.11.23\n2mime v0.3.17\n1domain v0.1.0 (/work)\n2mime v0.3.17 (*)\n";
        let expected = graph(&[
            ("mailer", &["lettre", "domain"]),
            ("lettre", &["mime"]),
            ("domain", &["mime"]),
        ]);
        assert_eq!(read_tree(tree), expected);
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
