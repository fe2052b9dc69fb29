//! Snapshots: floor plans that people keep under a label. A label is what people read in a list. It is called `filename`
//! on the wire, as the specification has it, and never becomes a path of any file system.

use std::collections::HashSet;
use std::fmt;

use crate::invalid::Invalid;
use crate::limits::SNAPSHOT_LABEL_MAX;
use crate::text;

/// The label of a snapshot: one line of 1 to 200 characters without slashes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SnapshotLabel(String);

impl SnapshotLabel {
    /// Reads a label. It is the last segment of an address, where browsers and proxies resolve slashes and dots before we
    /// see them: a label that has such a meaning there could be saved and never be asked for again.
    pub fn parse(text: &str) -> Result<Self, Invalid> {
        let line = text::required_line(FIELD, text, SNAPSHOT_LABEL_MAX, "Enter a name for the snapshot.")?;
        if line.contains(['/', '\\']) {
            return Err(Invalid::new(FIELD, "Use a name without / and \\."));
        }
        if line.chars().all(|c| c == '.') {
            return Err(Invalid::new(FIELD, "Use a name that is not only dots."));
        }
        Ok(Self(line))
    }

    /// Returns the label, or the first of "label (2)", "label (3)" … that is not taken. A long label is cut for its number.
    #[must_use]
    pub fn unlike(&self, taken: &HashSet<String>) -> Self {
        let mut label = self.0.clone();
        let mut number = 2_u32;
        while taken.contains(&label) {
            let suffix = format!(" ({number})");
            let stem: String = self.0.chars().take(SNAPSHOT_LABEL_MAX - suffix.len()).collect();
            label = format!("{}{suffix}", stem.trim_end());
            number += 1;
        }
        Self(label)
    }

    /// Returns the label as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

const FIELD: &str = "filename";

impl fmt::Display for SnapshotLabel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(text: &str) -> String {
        let invalid = SnapshotLabel::parse(text).unwrap_err();
        assert_eq!(invalid.field, "filename");
        invalid.message
    }

    fn unlike(label: &str, taken: &[&str]) -> String {
        let taken = taken.iter().map(|label| (*label).to_owned()).collect();
        SnapshotLabel::parse(label).unwrap().unlike(&taken).to_string()
    }

    #[test]
    fn a_label_is_one_line_and_whatever_people_write() {
        for text in ["Before dinner", "plan.json", ".hidden", "100 %", "a?b#c", "نسخة", "…"] {
            assert_eq!(SnapshotLabel::parse(text).unwrap().as_str(), text);
        }
        assert_eq!(SnapshotLabel::parse("  Zoe\u{0308} ").unwrap().as_str(), "Zoë");
        assert!(SnapshotLabel::parse(&"é".repeat(200)).is_ok());
    }

    #[test]
    fn what_could_be_a_path_is_refused() {
        for text in ["../../etc/passwd", "a/b", "/", "..\\plan", "C:\\plan", "//host/x"] {
            assert_eq!(refusal(text), "Use a name without / and \\.", "{text}");
        }
        for text in [".", "..", "...."] {
            assert_eq!(refusal(text), "Use a name that is not only dots.", "{text}");
        }
    }

    #[test]
    fn nothing_too_much_and_nothing_invisible_is_refused() {
        for text in ["", "   ", "\u{200B}"] {
            assert_eq!(refusal(text), "Enter a name for the snapshot.");
        }
        assert_eq!(refusal(&"x".repeat(201)), "Use at most 200 characters.");
        for text in ["a\0b", "a\nb", "a\u{202E}b", "a\u{1b}[31m"] {
            assert!(
                refusal(text).starts_with("Remove the invisible control character"),
                "{text:?}"
            );
        }
    }

    #[test]
    fn a_label_that_is_taken_gets_the_next_number() {
        assert_eq!(unlike("Dinner", &["Lunch"]), "Dinner");
        assert_eq!(unlike("Dinner", &["Dinner"]), "Dinner (2)");
        assert_eq!(unlike("Dinner", &["Dinner", "Dinner (2)", "Dinner (4)"]), "Dinner (3)");
        assert_eq!(unlike("Dinner (2)", &["Dinner (2)"]), "Dinner (2) (2)");
    }

    #[test]
    fn a_numbered_label_is_no_longer_than_a_label_may_be() {
        let long = "é".repeat(200);
        let numbered = unlike(&long, &[&long]);
        assert_eq!(numbered, format!("{} (2)", "é".repeat(196)));
        assert!(SnapshotLabel::parse(&numbered).is_ok());
        let gap = format!("{} {}", "x".repeat(195), "yyyy");
        assert_eq!(unlike(&gap, &[&gap]), format!("{} (2)", "x".repeat(195)));
    }
}
