//! Texts that run over several lines of their cell: which lines belong together, and where a word was broken.

/// A blank, and the widest letter that may have been left without room, in parts of the font size.
const BLANK: f32 = 0.25;
const LETTER: f32 = 0.95;

/// Where the texts of a column end at the latest.
#[derive(Debug, Clone, Copy)]
pub(super) struct ColumnEnd {
    pub(super) at: f32,
    /// The page shows it; otherwise it is where the longest text ends, which then seems to fill its cell.
    pub(super) is_known: bool,
}

/// A line of text in a cell.
#[derive(Debug, Clone, Default, PartialEq)]
pub(super) struct CellLine {
    pub(super) left: f32,
    pub(super) right: f32,
    pub(super) size: f32,
    pub(super) text: String,
}

impl CellLine {
    /// Returns whether the next line of the cell may begin here only because its first word has no room in this one.
    pub(super) fn must_wrap(&self, next: &Self, edge: ColumnEnd) -> bool {
        let word = next.text.split(' ').next().unwrap_or_default();
        let part = share(word, &next.text) * (next.right - next.left);
        self.right + BLANK * self.size + part > edge.at || self.breaks_word(next, edge)
    }

    /// Returns whether a word too long for the cell was broken after this line.
    fn breaks_word(&self, next: &Self, edge: ColumnEnd) -> bool {
        let is_full = self.right + LETTER * self.size > edge.at;
        let is_address = self.text.contains('@') != next.text.contains('@');
        let is_part = next.text.starts_with(|c: char| c.is_lowercase() || c.is_ascii_digit());
        is_full && !self.text.contains(' ') && (is_address || (is_part && edge.is_known))
    }

    /// Returns whether a line ends at a hyphen inside a word, which stays without a blank behind it.
    fn ends_with_hyphen(&self) -> bool {
        let before = self.text.strip_suffix('-').and_then(|text| text.chars().next_back());
        before.is_some_and(char::is_alphanumeric)
    }
}

/// The part of a text's characters that one of its words has.
fn share(word: &str, text: &str) -> f32 {
    let count = |text: &str| f32::from(u16::try_from(text.chars().count()).unwrap_or(u16::MAX));
    count(word) / count(text).max(1.0)
}

/// Joins the lines of a cell. They stay apart where a blank was.
pub(super) fn join(lines: &[CellLine], edge: ColumnEnd) -> String {
    let mut text = String::new();
    let mut above: Option<&CellLine> = None;
    for line in lines {
        let is_joined = |above: &CellLine| above.ends_with_hyphen() || above.breaks_word(line, edge);
        if above.is_some_and(|above| !is_joined(above)) {
            text.push('\n');
        }
        text.push_str(&line.text);
        above = Some(line);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{CellLine, ColumnEnd, join};

    fn edge(is_known: bool) -> ColumnEnd {
        ColumnEnd { at: 52.0, is_known }
    }

    fn lines(texts: &[&str]) -> Vec<CellLine> {
        let width = |text: &&str| f32::from(u8::try_from(text.len()).unwrap()) * 5.0;
        let line = |text: &&str| CellLine {
            left: 0.0,
            right: width(text),
            size: 10.0,
            text: (*text).to_owned(),
        };
        texts.iter().map(line).collect()
    }

    #[test]
    fn broken_words_and_hyphens_are_joined_and_words_stay_apart() {
        let join = |texts: &[&str]| join(&lines(texts), edge(true));
        assert_eq!(join(&["ann.lee@ex", "ample.com"]), "ann.lee@example.com");
        assert_eq!(join(&["+44-20-", "7946"]), "+44-20-7946");
        assert_eq!(join(&["Gluten-", "Free"]), "Gluten-Free");
        assert_eq!(join(&["Alexandria", "Lee"]), "Alexandria\nLee");
        assert_eq!(join(&["nuts", "severe"]), "nuts\nsevere");
        assert_eq!(join(&["Vegetaria", "n"]), "Vegetarian");
    }

    #[test]
    fn the_longest_word_of_a_column_of_unknown_width_is_not_broken() {
        assert_eq!(
            join(&lines(&["vegetarian", "no nuts"]), edge(false)),
            "vegetarian\nno nuts"
        );
        assert_eq!(
            join(&lines(&["ann.lee@ex", "ample.com"]), edge(false)),
            "ann.lee@example.com"
        );
    }

    #[test]
    fn a_word_that_had_room_on_the_line_above_was_not_wrapped() {
        let fits = lines(&["Ann", "Ben"]);
        assert!(!fits[0].must_wrap(&fits[1], edge(true)));
        let wraps = lines(&["Alexandra", "Lee"]);
        assert!(wraps[0].must_wrap(&wraps[1], edge(true)));
    }
}
