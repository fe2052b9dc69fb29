//! Every sentence of the specification has a test: the tables of `docs/specification-*.md` map the one to the other, and
//! each test they name exists. A test is named as `path: title`, in Rust by the name of its function. What differs on
//! purpose names its row of the deviations as `deviation N`.

use super::Report;
use crate::failure::Outcome;
use crate::{files, repo};

const DOCUMENTS: &[&str] = &["docs/specification-1.md", "docs/specification-2.md"];

/// Where the rows stand that `deviation N` names.
const DEVIATIONS: &str = "docs/deviations.md";

/// What the table of a document maps a sentence to.
const HEAD: &str = "| sentence of the specification | test |";

pub(super) fn check_repository() -> Outcome<Report> {
    let mut report = Report::default();
    for document in DOCUMENTS {
        let text = files::read(&repo::path(document))?;
        check(document, &text, &mut report, |path| {
            files::read_if_there(&repo::path(path))
        });
    }
    Ok(report)
}

fn check(document: &str, text: &str, report: &mut Report, read: impl Fn(&str) -> Option<String>) {
    let mut in_table = false;
    for (number, line) in text.lines().enumerate() {
        if !line.starts_with('|') {
            in_table = false;
        } else if line == HEAD {
            in_table = true;
        } else if in_table && !line.starts_with("|---") {
            report.looked_at += 1;
            let complaints = row(line, &read);
            let place = number + 1;
            report
                .complaints
                .extend(complaints.into_iter().map(|what| format!("{document}:{place}: {what}")));
        }
    }
}

/// What is wrong with one row.
fn row(line: &str, read: impl Fn(&str) -> Option<String>) -> Vec<String> {
    let Some((sentence, tests)) = line.trim_matches('|').rsplit_once(" | ") else {
        return vec!["the row has no two cells".to_owned()];
    };
    let named: Vec<&str> = tests.split('`').skip(1).step_by(2).collect();
    if named.is_empty() {
        return vec![format!(
            "\"{}\" has no test; name one as `path: title`, or its `deviation N`",
            sentence.trim()
        )];
    }
    named.iter().filter_map(|name| broken(name, &read)).collect()
}

/// What is wrong with one name of a row: the test, or the deviation, is not there.
pub(super) fn broken(name: &str, read: impl Fn(&str) -> Option<String>) -> Option<String> {
    if let Some(number) = name.strip_prefix("deviation ") {
        let rows = read(DEVIATIONS).unwrap_or_default();
        let row = format!("| {number} | ");
        let there = number.parse::<u16>().is_ok() && rows.lines().any(|line| line.starts_with(&row));
        return (!there).then(|| format!("{DEVIATIONS} has no row {number}"));
    }
    let Some((path, title)) = name.split_once(": ") else {
        return Some(format!("`{name}` is not of the form `path: title` or `deviation N`"));
    };
    match read(path) {
        None => Some(format!("{path} does not exist; where did the test \"{title}\" go?")),
        Some(text) if !has_test(path, &text, title) => Some(format!("{path} has no test \"{title}\"")),
        Some(_) => None,
    }
}

/// Tells whether a file holds a test of a title: a function in Rust, a whole literal elsewhere.
fn has_test(path: &str, text: &str, title: &str) -> bool {
    if path.ends_with(".rs") {
        return text.contains(&format!("fn {title}("));
    }
    let text = text.replace("\\'", "'");
    ['\'', '"', '`']
        .iter()
        .any(|quote| text.contains(&format!("{quote}{title}{quote}")))
}

#[cfg(test)]
mod tests {
    use super::{HEAD, check};
    use crate::tidy::Report;

    fn complaints(rows: &str) -> Vec<String> {
        let mut report = Report::default();
        let text = format!("# Title\n\n{HEAD}\n|---|---|\n{rows}\n\n| other | table |\n|---|---|\n| a | b |\n");
        check("docs/x.md", &text, &mut report, |path| match path {
            "a.rs" => Some("#[test]\nfn it_holds() {}\n".to_owned()),
            "docs/deviations.md" => Some("| # | the |\n|---|---|\n| 12 | A | B | c |\n".to_owned()),
            "b.test.ts" => Some("test('it doesn\\'t break', () => {})".to_owned()),
            _ => None,
        });
        assert_eq!(report.looked_at, rows.lines().count());
        report.complaints
    }

    #[test]
    fn rows_whose_tests_exist_are_fine() {
        let rows = "| One thing. | `a.rs: it_holds` |\n| Both | `a.rs: it_holds` `b.test.ts: it doesn't break` |";
        assert_eq!(complaints(rows), Vec::<String>::new());
    }

    #[test]
    fn a_deviation_stands_for_a_test_when_its_row_exists() {
        assert_eq!(complaints("| Other | `deviation 12` |"), Vec::<String>::new());
        for number in ["1", "2", "13", "#"] {
            let found = complaints(&format!("| Other | `a.rs: it_holds` `deviation {number}` |"));
            assert_eq!(found.len(), 1, "{number}: {found:?}");
        }
    }

    #[test]
    fn a_file_or_a_title_that_does_not_exist_is_named() {
        for (row, named) in [
            ("| One | `c.rs: it_holds` |", "c.rs does not exist"),
            ("| One | `a.rs: it_hold` |", "has no test \"it_hold\""),
            ("| One | `b.test.ts: it doesn't` |", "has no test \"it doesn't\""),
            ("| One | `a.rs` |", "not of the form"),
            ("| One | by hand |", "\"One\" has no test"),
        ] {
            let found = complaints(row);
            assert!(found.len() == 1 && found[0].contains(named), "{row}: {found:?}");
            assert!(found[0].starts_with("docs/x.md:5: "), "{found:?}");
        }
    }
}
