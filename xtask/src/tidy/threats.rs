//! `docs/threats.md` names tests and guards that exist: in the last two columns of its tables, `path: title` is a test and
//! `guard: name` a row of `xtask/src/guards/list.rs`. A row without a test says which issue delivers it; one with a test has a
//! twin, or says why there is none. A row that names a guard also names the test that fails without it.

use super::{Report, traceability};
use crate::failure::Outcome;
use crate::{files, guards, repo};

const DOCUMENT: &str = "docs/threats.md";
const HEAD: &str = "| # | threat | control | test | twin |";

pub(super) fn check_repository() -> Outcome<Report> {
    let text = files::read(&repo::path(DOCUMENT))?;
    Ok(check(&text, guards::test_of, |path| {
        files::read_if_there(&repo::path(path))
    }))
}

fn check(text: &str, test_of: impl Fn(&str) -> Option<&'static str>, read: impl Fn(&str) -> Option<String>) -> Report {
    let mut report = Report::default();
    let mut in_table = false;
    for (number, line) in text.lines().enumerate() {
        in_table = line.starts_with('|') && (in_table || line == HEAD);
        if !in_table || line == HEAD || line.starts_with("|---") {
            continue;
        }
        report.looked_at += 1;
        let complaints = row(line, &test_of, &read);
        let place = number + 1;
        let complaints = complaints.into_iter().map(|what| format!("{DOCUMENT}:{place}: {what}"));
        report.complaints.extend(complaints);
    }
    report
}

/// What is wrong with one row.
fn row(
    line: &str,
    test_of: impl Fn(&str) -> Option<&'static str>,
    read: impl Fn(&str) -> Option<String>,
) -> Vec<String> {
    let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
    let [_, _, _, test, twin] = cells.as_slice() else {
        return vec!["the row does not have five cells".to_owned()];
    };
    let tests = names(test);
    if tests.is_empty() && !test.starts_with("later: issue ") {
        return vec!["the row names neither a test nor the issue that delivers it".to_owned()];
    }
    if !tests.is_empty() && twin.is_empty() {
        return vec!["the row names no twin, nor why there is none".to_owned()];
    }
    let twins = names(twin);
    let (guards, twins): (Vec<&str>, Vec<&str>) = twins.into_iter().partition(|name| name.starts_with("guard: "));
    let named = |title: &str| tests.iter().chain(&twins).any(|name| name.ends_with(title));
    let unshown = guards
        .into_iter()
        .filter_map(|name| match test_of(name.trim_start_matches("guard: ")) {
            None => Some(format!("`{name}` is not in xtask/src/guards/list.rs")),
            Some(test) if named(&format!(": {test}")) => None,
            Some(test) => Some(format!("`{name}` needs the test {test} in its row")),
        });
    let broken = tests
        .iter()
        .chain(&twins)
        .filter_map(|name| traceability::broken(name, &read));
    unshown.chain(broken).collect()
}

/// The names in backquotes of a cell.
fn names(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).collect()
}

#[cfg(test)]
mod tests {
    use super::{HEAD, check};

    fn complaints(row: &str) -> Vec<String> {
        let text = format!("# Threats\n\n{HEAD}\n|---|---|---|---|---|\n{row}\n");
        let report = check(
            &text,
            |name| match name {
                "limits attempts" => Some("it_holds"),
                "limits rows" => Some("it_counts"),
                _ => None,
            },
            |path| (path == "a.rs").then(|| "#[test]\nfn it_holds() {}\n".to_owned()),
        );
        assert_eq!(report.looked_at, 1);
        report.complaints
    }

    #[test]
    fn rows_with_tests_and_guards_that_exist_or_an_issue_are_fine() {
        for row in [
            "| 1 | A threat | A `Control` | `a.rs: it_holds` | `guard: limits attempts` |",
            "| 1 | A threat | A control | later: issue 20 | |",
            "| 1 | A threat | A control | `a.rs: it_holds` | the type has no such field |",
        ] {
            assert_eq!(complaints(row), Vec::<String>::new(), "{row}");
        }
    }

    #[test]
    fn a_test_a_guard_or_an_issue_that_is_missing_is_named() {
        for (row, named) in [
            ("| 1 | A | B | `a.rs: it_held` | x |", "has no test \"it_held\""),
            (
                "| 1 | A | B | `a.rs: it_holds` | `guard: limits` |",
                "`guard: limits` is not in",
            ),
            (
                "| 1 | A | B | `a.rs: it_holds` | `guard: limits rows` |",
                "needs the test it_counts",
            ),
            ("| 1 | A | B | `a.rs: it_holds` | `b.rs: twin` |", "b.rs does not exist"),
            ("| 1 | A | B | none | x |", "neither a test nor the issue"),
            ("| 1 | A | B | `a.rs: it_holds` | |", "no twin, nor why"),
            ("| 1 | A | B | `a.rs: it_holds` |", "five cells"),
        ] {
            let found = complaints(row);
            assert!(found.len() == 1 && found[0].contains(named), "{row}: {found:?}");
        }
    }
}
