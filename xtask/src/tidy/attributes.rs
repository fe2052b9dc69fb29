//! Marks that hide something: lints are expected with a reason and never allowed, work left over is an issue and no comment,
//! and no test is switched off.

use super::Report;
use super::source::Source;

/// A mark, where it is searched, and what to do instead.
struct Mark {
    text: &'static str,
    rust_only: bool,
    remedy: &'static str,
}

const MARKS: &[Mark] = &[
    Mark {
        text: concat!("#[al", "low("),
        rust_only: true,
        remedy: "use `#[expect(lint, reason = \"…\")]`",
    },
    Mark {
        text: concat!("#![al", "low("),
        rust_only: true,
        remedy: "use `#![expect(lint, reason = \"…\")]`",
    },
    Mark {
        text: concat!("#[ig", "nore"),
        rust_only: true,
        remedy: "mend the test or remove it",
    },
    Mark {
        text: concat!("#[should", "_panic"),
        rust_only: true,
        remedy: "return an error and assert it",
    },
    Mark {
        text: concat!("TO", "DO"),
        rust_only: false,
        remedy: "do it or open an issue",
    },
    Mark {
        text: concat!("FIX", "ME"),
        rust_only: false,
        remedy: "mend it or open an issue",
    },
    Mark {
        text: concat!("@ts-", "ignore"),
        rust_only: false,
        remedy: "give the value its type",
    },
    Mark {
        text: concat!("@ts-", "nocheck"),
        rust_only: false,
        remedy: "give the values their types",
    },
    Mark {
        text: concat!("test.", "skip("),
        rust_only: false,
        remedy: "mend the test or remove it",
    },
    Mark {
        text: concat!("test.", "only("),
        rust_only: false,
        remedy: "remove `.only`",
    },
    Mark {
        text: concat!("it.", "only("),
        rust_only: false,
        remedy: "remove `.only`",
    },
];

pub(super) fn check(sources: &[Source]) -> Report {
    let mut report = Report::default();
    for source in sources.iter().filter(|source| !source.is_generated()) {
        report.looked_at += 1;
        for mark in MARKS.iter().filter(|mark| source.is_rust() || !mark.rust_only) {
            for (index, line) in source.text.lines().enumerate() {
                if stands_in(mark.text, line) {
                    let place = format!("{}:{}", source.path, index + 1);
                    report
                        .complaints
                        .push(format!("{place}: `{}`: {}", mark.text, mark.remedy));
                }
            }
        }
    }
    report
}

/// Whether the mark stands in the line as a word of its own.
fn stands_in(mark: &str, line: &str) -> bool {
    line.match_indices(mark).any(|(at, _)| {
        let before = line.get(..at).and_then(|text| text.chars().next_back());
        let after = line.get(at + mark.len()..).and_then(|text| text.chars().next());
        let part_of_word = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        let word_ends = mark.chars().next_back().is_some_and(char::is_alphanumeric);
        let inside = part_of_word(before) || (word_ends && part_of_word(after));
        !inside
    })
}

#[cfg(test)]
mod tests {
    use super::{MARKS, check, stands_in};
    use crate::tidy::source::Source;

    #[test]
    fn every_mark_is_found_with_its_line() {
        for mark in MARKS {
            let text = format!("//! x\n// {} later\n", mark.text);
            let report = check(&[Source::new("crates/domain/src/seat.rs", &text)]);
            assert_eq!(report.complaints.len(), 1, "{} {report:?}", mark.text);
            assert!(report.complaints[0].starts_with("crates/domain/src/seat.rs:2: "));
        }
    }

    #[test]
    fn a_mark_inside_of_a_word_is_none() {
        assert!(!stands_in(MARKS[4].text, "const MASTODONS: u8 = 1;"));
        assert!(stands_in(MARKS[4].text, "// TO\u{44}O: later"));
    }
}
