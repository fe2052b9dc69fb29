//! Texts as runs of one direction each, free of what XML cannot hold.

use docx_rs::{Paragraph, Run};
use unicode_bidi::{BidiInfo, Level};

/// A run style that the package replaces by the property of right-to-left runs, which `docx-rs` lacks.
pub(super) const RIGHT_TO_LEFT: &str = "RightToLeft";

/// Adds a text to a paragraph. What runs from right to left gets runs of its own: Word sets them in the fonts and the language
/// of such scripts, and places blanks and dots between words by them.
pub(super) fn add(mut paragraph: Paragraph, text: &str, dress: impl Fn(Run) -> Run) -> Paragraph {
    let text = clean(text);
    let base = if paragraph.property.bidi == Some(true) {
        Level::rtl()
    } else {
        Level::ltr()
    };
    for (run, is_rtl) in runs(&text, base) {
        let run = dress(Run::new().add_text(run));
        paragraph = paragraph.add_run(if is_rtl { run.style(RIGHT_TO_LEFT) } else { run });
    }
    paragraph
}

/// One line of characters that XML 1.0 allows.
pub(super) fn clean(text: &str) -> String {
    let allowed = text.chars().filter_map(|c| match c {
        '\t' | '\n' | '\r' => Some(' '),
        '\u{fffe}' | '\u{ffff}' => None,
        c => (!c.is_control()).then_some(c),
    });
    allowed.collect()
}

/// The text in logical order, in runs of one direction.
fn runs(text: &str, base: Level) -> Vec<(&str, bool)> {
    if text.is_empty() {
        return Vec::new();
    }
    let bidi = BidiInfo::new(text, Some(base));
    let is_rtl = |at: usize| bidi.levels.get(at).is_some_and(Level::is_rtl);
    let mut runs: Vec<(&str, bool)> = Vec::new();
    let mut begin = 0;
    for (at, _) in text.char_indices().skip(1) {
        if is_rtl(at) != is_rtl(begin) {
            runs.extend(text.get(begin..at).map(|run| (run, is_rtl(begin))));
            begin = at;
        }
    }
    runs.extend(text.get(begin..).map(|run| (run, is_rtl(begin))));
    runs
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_ends_where_the_direction_changes() {
        let (ltr, rtl) = (Level::ltr(), Level::rtl());
        assert_eq!(runs("Layla Haddad", ltr), [("Layla Haddad", false)]);
        assert_eq!(runs("Layla ليلى حداد", ltr), [("Layla ", false), ("ليلى حداد", true)]);
        let place = [("الطاولة ", true), ("1", false), (" · ", true), ("B", false)];
        assert_eq!(runs("الطاولة 1 · B", rtl), place);
        assert_eq!(runs("", rtl), []);
    }

    #[test]
    fn what_xml_forbids_is_left_out() {
        assert_eq!(clean("A\u{0}\u{8}nn\u{ffff}\tLee\n🎉"), "Ann Lee 🎉");
    }
}
