//! Finds the character that separates the cells of a text file.

use crate::csv;
use crate::grid::Sheet;
use crate::header;
use crate::limits::Limits;
use crate::list;

/// Weight of the header score: more than evenness can ever reach.
const HEADER_SCORE: usize = 1_000;

/// A separator that spreadsheets write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Separator {
    Comma,
    Semicolon,
    Tab,
    Pipe,
    /// One column: each line is a cell.
    None,
}

impl Separator {
    const CANDIDATES: [Self; 4] = [Self::Comma, Self::Semicolon, Self::Tab, Self::Pipe];

    /// Returns the character as a byte; for one column, a byte that no text contains.
    pub(crate) fn byte(self) -> u8 {
        match self {
            Self::Comma => b',',
            Self::Semicolon => b';',
            Self::Tab => b'\t',
            Self::Pipe => b'|',
            Self::None => 0xFF,
        }
    }

    /// Returns the character for display; nothing for one column.
    pub(crate) fn character(self) -> Option<char> {
        (self != Self::None).then(|| char::from(self.byte()))
    }
}

/// Returns the separator and the text behind a `sep=;` line, which Excel reads and hides.
///
/// A separator wins by how well the cells it makes read as a header, then by how even the rows are.
pub(crate) fn find(text: &str) -> (Separator, &str) {
    if let Some(found) = declared(text) {
        return found;
    }
    let sample = sample(text);
    let mut best = (Separator::None, 0);
    for separator in Separator::CANDIDATES {
        let score = score(sample, separator);
        if score > best.1 {
            best = (separator, score);
        }
    }
    let is_one_column = (best.0 == Separator::Comma && is_one_column_of_reversed_names(sample))
        || (best.1 < HEADER_SCORE && is_marked_list(sample));
    if is_one_column {
        return (Separator::None, text);
    }
    (best.0, text)
}

fn declared(text: &str) -> Option<(Separator, &str)> {
    let rest = text.strip_prefix("sep=").or_else(|| text.strip_prefix("SEP="))?;
    let separator = Separator::CANDIDATES
        .into_iter()
        .find(|s| rest.as_bytes().first() == Some(&s.byte()))?;
    let after = rest.get(1..)?;
    let body = after
        .strip_prefix("\r\n")
        .or_else(|| after.strip_prefix(['\n', '\r']))?;
    Some((separator, body))
}

/// The first whole lines, enough to judge by.
fn sample(text: &str) -> &str {
    const BYTES: usize = 32 * 1024;
    let mut end = BYTES.min(text.len());
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let head = text.get(..end).unwrap_or(text);
    if end == text.len() {
        return head;
    }
    head.rfind(['\n', '\r']).and_then(|at| head.get(..at)).unwrap_or(head)
}

fn score(sample: &str, separator: Separator) -> usize {
    let limits = Limits {
        columns: usize::MAX,
        rows: usize::MAX,
        ..Limits::default()
    };
    let Ok(sheet) = csv::parse(sample, separator, &limits) else {
        return 0;
    };
    let width = sheet.usual_width();
    let widest = sheet.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
    if widest < 2 {
        return 0;
    }
    let even = sheet.rows.iter().filter(|row| row.cells.len() == width).count();
    let evenness = if width < 2 {
        1
    } else {
        1 + even * 100 / sheet.rows.len().max(1) + width.min(50)
    };
    header::best_score(&sheet) * HEADER_SCORE + evenness
}

/// "1. Ann Lee, ann@example.com" on most lines: the commas are part of the lines.
fn is_marked_list(sample: &str) -> bool {
    let Ok(mut sheet) = csv::parse(sample, Separator::None, &Limits::default()) else {
        return false;
    };
    list::split(&mut sheet).is_some() && {
        let marked = sample.lines().filter(|line| list::has_marker(line)).count();
        marked * 2 >= sheet.rows.len()
    }
}

/// "Smith, Mary" on each line, with or without a lone heading: the comma belongs to the name.
fn is_one_column_of_reversed_names(sample: &str) -> bool {
    let limits = Limits::default();
    let Ok(sheet) = csv::parse(sample, Separator::Comma, &limits) else {
        return false;
    };
    let pairs = |sheet: &Sheet| {
        sheet
            .rows
            .iter()
            .filter(|row| {
                row.cells.len() == 2
                    && row.cell(1).starts_with(' ')
                    && !row.cell(0).contains('"')
                    && !row.cell(1).contains('@')
            })
            .count()
    };
    let rows = sheet.rows.len();
    let heading = sheet.rows.first().is_some_and(|row| row.cells.len() == 1);
    rows > 0 && pairs(&sheet) + usize::from(heading) == rows && pairs(&sheet) > 0
}

#[cfg(test)]
mod tests {
    use super::{Separator, find};

    #[test]
    fn the_separator_that_makes_a_header_wins_over_the_one_in_the_notes() {
        let text = "Vorname;Nachname;Anmerkungen\nAnn;Lee;a, b, c, d\nBob;Ray;e, f, g, h\n";
        assert_eq!(find(text).0, Separator::Semicolon);
        assert_eq!(find("Name|Email\nAnn Lee|a@b.c\n").0, Separator::Pipe);
        assert_eq!(find("Ann\tLee\nBob\tRay\n").0, Separator::Tab);
    }

    #[test]
    fn a_declared_separator_is_obeyed_and_hidden() {
        assert_eq!(find("sep=;\r\nName;Email"), (Separator::Semicolon, "Name;Email"));
    }

    #[test]
    fn names_written_last_first_are_one_column() {
        assert_eq!(find("Guest\nSmith, Mary\nLee, Ann\n").0, Separator::None);
        assert_eq!(find("Smith,Mary\nLee,Ann\n").0, Separator::Comma);
        assert_eq!(find("Ann\nBob\n").0, Separator::None);
    }

    #[test]
    fn numbered_lines_are_one_column_unless_they_have_headings() {
        assert_eq!(
            find("1. Ann Lee, ann@example.org\n2. Bob Ray (vegan)\n").0,
            Separator::None
        );
        assert_eq!(
            find("Name,Email\n1. Ann Lee,ann@example.org\n2. Bob Ray,\n").0,
            Separator::Comma
        );
    }
}
