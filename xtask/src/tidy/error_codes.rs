//! Every error code of the API has a row in `docs/api.md` and a use in the code, and every code of the code has a row.

use std::collections::BTreeSet;

use super::Report;
use super::source::Source;
use crate::failure::Outcome;
use crate::{files, repo};

const DOCUMENT: &str = "docs/api.md";

/// The crates that choose codes.
const HOMES: &[&str] = &["crates/api/src/", "crates/app-service/src/"];

/// Source text before the code where a problem is built; the first literal after it is the code.
const BUILT_WITH: &[&str] = &[
    "Problem::new(",
    "Self::new(StatusCode",
    "Problem::unreadable(",
    "Refused { code: ",
    "Invalidity { code: ",
];

pub(super) fn check_repository(sources: &[Source]) -> Outcome<Report> {
    Ok(match files::read_if_there(&repo::path(DOCUMENT)) {
        Some(text) => check(&documented(&text), &used(sources)),
        None => Report {
            looked_at: 1,
            remarks: vec![format!("{DOCUMENT} is not there yet")],
            ..Report::default()
        },
    })
}

fn check(documented: &BTreeSet<String>, used: &BTreeSet<String>) -> Report {
    let mut report = Report {
        looked_at: documented.len().min(used.len()),
        ..Report::default()
    };
    for code in documented.difference(used) {
        report.complaints.push(format!(
            "{DOCUMENT}: `{code}` is used nowhere in the code; remove its row"
        ));
    }
    for code in used.difference(documented) {
        report.complaints.push(format!(
            "{DOCUMENT}: `{code}` has no row under a heading with \"codes\"; say what it means"
        ));
    }
    report
}

/// The codes in the first column of the tables below headings that speak of codes.
fn documented(text: &str) -> BTreeSet<String> {
    let mut codes = BTreeSet::new();
    let mut in_section = false;
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix('#') {
            in_section = heading.to_lowercase().contains("codes");
        } else if in_section && let Some(row) = line.strip_prefix("| `") {
            codes.extend(row.split('`').next().map(str::to_owned));
        }
    }
    codes
}

/// The codes the code can send: the words of `fn code`, and the word that a problem is built with.
fn used(sources: &[Source]) -> BTreeSet<String> {
    let mut codes = BTreeSet::new();
    let speaks = |source: &&Source| HOMES.iter().any(|home| source.path.starts_with(home)) && !source.is_test();
    for source in sources.iter().filter(speaks) {
        let text = source.without_tests();
        for (at, mark) in text.match_indices("fn code(") {
            let body = text.get(at + mark.len()..).unwrap_or_default();
            let body = body.split_once("\n    }\n").map_or(body, |(body, _)| body);
            codes.extend(
                body.split('"')
                    .skip(1)
                    .step_by(2)
                    .filter(|word| is_code(word))
                    .map(str::to_owned),
            );
        }
        // Undo the line breaks of rustfmt, so that each call reads the same.
        let flat = text.split_whitespace().collect::<Vec<_>>().join(" ").replace("( ", "(");
        for (at, mark) in BUILT_WITH.iter().flat_map(|mark| flat.match_indices(mark)) {
            let rest = flat.get(at + mark.len()..).unwrap_or_default();
            let call = rest.split_once(';').map_or(rest, |(call, _)| call);
            codes.extend(call.split('"').nth(1).filter(|word| is_code(word)).map(str::to_owned));
        }
    }
    codes
}

fn is_code(word: &str) -> bool {
    !word.is_empty() && word.chars().all(|c| c.is_ascii_lowercase() || c == '_')
}

#[cfg(test)]
mod tests {
    use super::{check, documented, used};
    use crate::tidy::source::Source;
    use std::collections::BTreeSet;

    #[test]
    fn codes_are_found_where_they_are_chosen_and_messages_are_none() {
        let text = "//! x\nimpl Conflict {\n    fn code(&self) -> &'static str {\n        match self {\n            Self::SeatTaken => \"seat_taken\",\n        }\n    }\n\
            \n    fn message(&self) -> &str {\n        \"taken\"\n    }\n}\nfn f() {\n    Problem::new(\n        StatusCode::FORBIDDEN,\n        \"origin_refused\",\n        \"No.\",\n    );\n}\n";
        let sources = [
            Source::new("crates/api/src/origin.rs", text),
            Source::new("crates/domain/src/seat.rs", text),
        ];
        let wanted = ["origin_refused", "seat_taken"].map(str::to_owned);
        assert_eq!(used(&sources), BTreeSet::from(wanted));
    }

    #[test]
    fn codes_without_a_row_and_rows_without_a_use_are_named() {
        let text = "# API\n| `name` | no code |\n## Error codes\n| code | status |\n|---|---|\n| `seat_taken` | 409 |\n| `gone` | 410 |\n";
        let used = BTreeSet::from(["seat_taken".to_owned(), "not_found".to_owned()]);
        let report = check(&documented(text), &used);
        assert_eq!(report.complaints.len(), 2, "{report:?}");
        assert!(report.complaints[0].contains("`gone`") && report.complaints[1].contains("`not_found`"));
    }
}
