//! Words that `docs/style.md` discourages do not come back in comments.

use super::Report;
use super::source::Source;

/// Each phrase with what to write instead.
const DISCOURAGED: &[(&str, &str)] = &[
    ("nobody", "no one, or the subject: \"no guest\""),
    ("somebody", "someone, or the subject: \"another organiser\""),
    ("whoever", "the subject: \"the guest who\""),
    ("whatever", "the condition itself"),
    ("meanwhile", "the period: \"while the job runs\""),
    ("tells whether", "returns whether"),
    ("so many", "a number, or \"at most N\""),
    ("is none", "\"is missing\" or \"is not one of\""),
    ("are none", "\"are missing\""),
    ("by now", "nothing, or the moment"),
    ("goes on", "continues"),
];

pub(super) fn check(sources: &[Source]) -> Report {
    let mut report = Report::default();
    for source in sources.iter().filter(|source| is_looked_at(source)) {
        for (number, line) in source.text.lines().enumerate() {
            let Some(comment) = comment_of(line) else { continue };
            report.looked_at += 1;
            report.complaints.extend(found(comment).map(|(phrase, instead)| {
                format!(
                    "{}:{}: \"{phrase}\" in a comment; write {instead}",
                    source.path,
                    number + 1
                )
            }));
        }
    }
    report
}

/// Generated files repeat the words of their sources, and this file names them.
fn is_looked_at(source: &Source) -> bool {
    !source.is_generated() && !source.path.ends_with("tidy/words.rs")
}

/// The text of a line that is a comment as a whole.
fn comment_of(line: &str) -> Option<&str> {
    let line = line.trim_start();
    ["//", "/*", "* ", "{/*"]
        .iter()
        .any(|start| line.starts_with(start))
        .then_some(line)
}

fn found(comment: &str) -> impl Iterator<Item = &'static (&'static str, &'static str)> {
    let comment = comment.to_lowercase();
    DISCOURAGED
        .iter()
        .filter(move |(phrase, _)| contains_words(&comment, phrase))
}

fn contains_words(text: &str, phrase: &str) -> bool {
    text.match_indices(phrase).any(|(start, _)| {
        let is_letter = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '_');
        let before = text.get(..start).and_then(|before| before.chars().next_back());
        let after = text.get(start + phrase.len()..).and_then(|after| after.chars().next());
        !is_letter(before) && !is_letter(after)
    })
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::source::Source;

    #[test]
    fn discouraged_phrases_are_refused_in_comments_only_and_as_whole_words() {
        let text = "/// Tells whether nobody came.\nlet nobody = \"so many\";\n// a busybody and a meanwhiled word\n * is none\n";
        let report = check(&[Source::new("crates/domain/src/a.rs", text)]);
        assert_eq!(report.complaints.len(), 3, "{:?}", report.complaints);
        assert!(
            report.complaints[0].starts_with("crates/domain/src/a.rs:1: \"nobody\""),
            "{:?}",
            report.complaints
        );
    }
}
