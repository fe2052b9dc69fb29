//! Finds the rows that are not guests: repeated headers, headings between guests, sums.

use crate::field::Field;
use crate::grid::{RowMark, SheetRow};
use crate::header::Header;
use crate::name::might_be_name;
use crate::problem::{SkipReason, SkippedRow};
use crate::value::{is_sign_placeholder, place};
use crate::words::{Word, fold, is};

/// What a row is.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum RowKind {
    /// A guest or a couple.
    Guest,
    /// Its name is the only filled cell of the row: probably a guest, possibly a heading.
    LoneName,
    /// Not a guest.
    Skip(SkipReason),
}

/// Classifies rows, given what is usual in this sheet.
pub(crate) struct Classifier<'h> {
    header: &'h Header,
    /// Columns in use; in a narrow table a lone name is nothing special.
    width: usize,
    /// More than half of the rows hold a single cell.
    lone_names_are_usual: bool,
}

impl<'h> Classifier<'h> {
    /// Looks at all rows of data once.
    pub(crate) fn new(header: &'h Header, rows: &[SheetRow]) -> Self {
        let lone = rows.iter().filter(|row| row.filled().nth(1).is_none()).count();
        Self {
            header,
            width: header.columns.len(),
            lone_names_are_usual: lone * 2 > rows.len(),
        }
    }

    /// Returns what the row is.
    pub(crate) fn kind(&self, row: &SheetRow) -> RowKind {
        let mut filled = row.filled();
        let Some((column, first)) = filled.next() else {
            return RowKind::Skip(SkipReason::Blank);
        };
        match row.mark {
            RowMark::Heading => return RowKind::Skip(SkipReason::Section),
            RowMark::Item => return RowKind::Guest,
            RowMark::None => {}
        }
        let second = filled.next();
        if second.is_some() && self.repeats_header(row) {
            return RowKind::Skip(SkipReason::RepeatedHeader);
        }
        if is_total(first, second.into_iter().chain(filled).map(|(_, text)| text)) {
            return RowKind::Skip(SkipReason::Total);
        }
        if second.is_some() {
            return RowKind::Guest;
        }
        if self.width < 3 {
            self.narrow(first)
        } else {
            self.lone(column, first)
        }
    }

    fn repeats_header(&self, row: &SheetRow) -> bool {
        self.header.row.is_some()
            && row
                .filled()
                .all(|(column, text)| self.header.columns.get(column).is_some_and(|c| c.title == text))
    }

    /// In one or two columns, a heading is recognised by its sign or its word.
    fn narrow(&self, text: &str) -> RowKind {
        let heading = text.ends_with(':') || table_heading(text).is_some() || self.is_heading_again(text);
        if heading {
            RowKind::Skip(SkipReason::Section)
        } else {
            RowKind::Guest
        }
    }

    fn is_heading_again(&self, text: &str) -> bool {
        self.header.row.is_some() && self.header.columns.first().is_some_and(|column| column.title == text)
    }

    /// In a wide table a lone cell is a heading, unless it reads as a whole name.
    fn lone(&self, column: usize, text: &str) -> RowKind {
        let field = self.header.columns.get(column).and_then(|column| column.field);
        if !matches!(field, Some(Field::FullName | Field::FIRST | Field::LAST)) {
            let reason = if column == 0 {
                SkipReason::Section
            } else {
                SkipReason::NoName
            };
            return RowKind::Skip(reason);
        }
        if text.ends_with(':') || table_heading(text).is_some() || has_section_word(text) || !might_be_name(text) {
            return RowKind::Skip(SkipReason::Section);
        }
        match (self.lone_names_are_usual, text.contains(' ')) {
            (true, _) => RowKind::Guest,
            (false, true) => RowKind::LoneName,
            (false, false) => RowKind::Skip(SkipReason::Section),
        }
    }
}

/// "Total" and only numbers beside it.
fn is_total<'r>(first: &str, mut others: impl Iterator<Item = &'r str>) -> bool {
    const LONGEST_BYTES: usize = 64;
    if first.len() > LONGEST_BYTES || !others.all(is_count) {
        return false;
    }
    let folded = fold(first);
    let words = folded.trim_end_matches(|c: char| c.is_ascii_digit() || c == ' ');
    is(words, Word::Total)
}

fn is_count(text: &str) -> bool {
    is_sign_placeholder(text)
        || text
            .chars()
            .all(|c| c.is_ascii_digit() || matches!(c, '.' | ',' | ' ' | '%' | '/'))
}

fn has_section_word(text: &str) -> bool {
    fold(text).split(' ').any(|word| is(word, Word::Section))
}

/// Returns the table of a heading like "Table 4" or "Tisch 12:".
pub(crate) fn table_heading(text: &str) -> Option<&str> {
    const LONGEST_BYTES: usize = 64;
    let text = text.trim_end_matches([':', ' ']);
    let number = place(text, Word::Table);
    (text.len() <= LONGEST_BYTES && number.len() < text.len() && !text.starts_with('#') && !text.ends_with(".0"))
        .then_some(number)
}

/// Lists a skipped row with its text.
pub(crate) fn skipped(row: &SheetRow, reason: SkipReason) -> SkippedRow {
    const LONGEST: usize = 200;
    let mut text = String::new();
    for (_, cell) in row.filled() {
        if !text.is_empty() {
            text.push_str(" | ");
        }
        text.extend(
            cell.chars()
                .take(LONGEST)
                .map(|c| if c.is_whitespace() || c.is_control() { ' ' } else { c }),
        );
        if text.len() > LONGEST {
            break;
        }
    }
    let text = text.chars().take(LONGEST).collect();
    SkippedRow {
        row: row.number,
        count: 1,
        reason,
        text,
    }
}
