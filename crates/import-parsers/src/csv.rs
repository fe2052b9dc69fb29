//! Delimited text to a sheet: RFC 4180 as `csv-core` reads it, with any line end and blank lines counted.
//! An unclosed quotation mark is reported, and from there to the end of its line quotation marks are plain characters.
//! Later lines are unaffected.

mod separator;

use std::borrow::Cow;

use csv_core::{ReadFieldResult, Reader, ReaderBuilder, Terminator};

use crate::budget::Budget;
use crate::grid::{Sheet, SheetRow, column_letters};
use crate::limits::Limits;
use crate::problem::{ProblemCode, Refusal, RowProblem, Severity};

pub(crate) use separator::{Separator, find as find_separator};

/// A quoted cell longer than this, or spanning more lines, is treated as an unclosed quotation mark.
const MAX_QUOTED_BYTES: usize = 64 * 1024;
const MAX_QUOTED_LINES: usize = 200;
/// After this many unclosed marks, all marks are plain characters, which bounds the search for their ends.
const MAX_UNCLOSED: usize = 32;

/// Splits the text into a sheet.
pub(crate) fn parse(text: &str, separator: Separator, limits: &Limits) -> Result<Sheet, Refusal> {
    // With one kind of line end, also after the last row, only an unclosed mark can run to the end of the text.
    let text = text.replace("\r\n", "\n").replace('\r', "\n") + "\n";
    let mut rows = Rows::new(&text, separator);
    let mut budget = Budget::new(limits);
    let mut sheet = Sheet::default();
    while let Some(cells) = rows.next_row(limits.columns) {
        let number = rows.number;
        sheet.push(SheetRow::new(number, cells), &mut budget)?;
    }
    sheet.problems = rows.unclosed;
    Ok(sheet)
}

struct Rows<'t> {
    rest: &'t str,
    separator: Separator,
    reader: Reader,
    /// Where the reader writes the text of one cell.
    cell: Vec<u8>,
    number: u32,
    unclosed: Vec<RowProblem>,
}

impl<'t> Rows<'t> {
    fn new(text: &'t str, separator: Separator) -> Self {
        Self {
            rest: text,
            separator,
            reader: ReaderBuilder::new()
                .delimiter(separator.byte())
                .terminator(Terminator::Any(b'\n'))
                .build(),
            cell: vec![0; MAX_QUOTED_BYTES],
            number: 0,
            unclosed: Vec::new(),
        }
    }

    /// Returns the next row up to its last filled cell, cut behind `columns` + 1 cells; `None` at the end.
    fn next_row(&mut self, columns: usize) -> Option<Vec<String>> {
        // The library passes over blank lines, which a spreadsheet counts.
        let filled = self.rest.trim_start_matches('\n');
        let lines = self.rest.len() - filled.len() + 1;
        self.number = self.number.saturating_add(u32::try_from(lines).unwrap_or(u32::MAX));
        self.rest = filled;
        if filled.is_empty() {
            return None;
        }
        let mut row = Row::default();
        while let Some((cell, ends_row)) = self.next_cell() {
            row.put(&cell, columns);
            if ends_row {
                return Some(row.cells);
            }
        }
        for cell in self.plain_line(row.column) {
            row.put(cell, columns);
        }
        Some(row.cells)
    }

    /// Returns the next cell and whether it is the last of its row; `None` when its quotation mark is not closed.
    fn next_cell(&mut self) -> Option<(Cow<'_, str>, bool)> {
        if self.unclosed.len() >= MAX_UNCLOSED {
            return None;
        }
        let behind_blanks = self.rest.trim_start_matches(' ');
        if behind_blanks.starts_with('"') {
            self.rest = behind_blanks;
        }
        let bytes = self.rest.as_bytes();
        let window = bytes.get(..MAX_QUOTED_BYTES).unwrap_or(bytes);
        let (result, length, written) = self.reader.read_field(window, &mut self.cell);
        let ReadFieldResult::Field { record_end } = result else {
            return None;
        };
        let (raw, rest) = self.rest.split_at_checked(length)?;
        if !is_whole(raw.get(..length.checked_sub(1)?)?) {
            return None;
        }
        self.rest = rest;
        Some((String::from_utf8_lossy(self.cell.get(..written)?), record_end))
    }

    /// Returns the cells from here to the end of the line, with their quotation marks as plain characters.
    fn plain_line(&mut self, column: usize) -> impl Iterator<Item = &'t str> + use<'t> {
        let (line, rest) = self.rest.split_once('\n').unwrap_or((self.rest, ""));
        self.rest = rest;
        self.reader.reset();
        if line.starts_with('"') && self.unclosed.len() < MAX_UNCLOSED {
            self.unclosed.push(unclosed_quote(self.number, column));
        }
        let separator = self.separator.character();
        line.split(move |c| Some(c) == separator)
    }
}

/// Returns whether a raw cell is complete, rather than an unclosed mark that matched the mark of a later cell.
fn is_whole(raw: &str) -> bool {
    let lines = raw.matches('\n').count();
    let closed = || raw.trim_end().ends_with('"') && raw.matches('"').count().is_multiple_of(2);
    lines == 0 || (lines <= MAX_QUOTED_LINES && closed())
}

fn unclosed_quote(row: u32, column: usize) -> RowProblem {
    RowProblem {
        row,
        column: Some(column_letters(column)),
        index: Some(column),
        code: ProblemCode::QuoteUnclosed,
        message: "a quotation mark is not closed; it was read as a plain character".into(),
        severity: Severity::Warning,
    }
}

/// A row under construction. Blank cells are kept only before a filled one: a million separators must not make a
/// million cells.
#[derive(Default)]
struct Row {
    cells: Vec<String>,
    column: usize,
}

impl Row {
    fn put(&mut self, cell: &str, columns: usize) {
        if !cell.trim().is_empty() {
            self.cells.resize(self.column.min(columns), String::new());
            self.cells.push(cell.to_owned());
        }
        self.column += 1;
    }
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::{MAX_QUOTED_BYTES, MAX_QUOTED_LINES, MAX_UNCLOSED, Separator, parse};
    use crate::limits::Limits;

    fn rows(text: &str, separator: Separator) -> Vec<Vec<String>> {
        let sheet = parse(text, separator, &Limits::default()).unwrap();
        sheet.rows.into_iter().map(|row| row.cells).collect()
    }

    /// Returns the filled rows and where marks are unclosed.
    fn print(text: &str) -> String {
        let sheet = parse(text, Separator::Comma, &Limits::default()).unwrap();
        let rows = sheet.rows.iter().map(|row| format!("{} {:?}\n", row.number, row.cells));
        let unclosed = sheet.problems.iter();
        let unclosed =
            unclosed.map(|problem| format!("unclosed {}{}\n", problem.column.as_deref().unwrap(), problem.row));
        rows.chain(unclosed).collect()
    }

    #[test]
    fn quoted_cells_hold_separators_marks_and_line_breaks() {
        let text = "\"a,\"\"b\"\"\",\"c\r\nd\",\"\"\r\ne";
        assert_eq!(rows(text, Separator::Comma), [vec!["a,\"b\"", "c\nd"], vec!["e"]]);
    }

    #[test]
    fn any_line_end_ends_a_row_and_blank_rows_count() {
        expect![[r#"
            1 ["a"]
            2 ["b"]
            3 ["c"]
            4 ["d"]
            8 ["e\n\nf"]
            9 ["g", "h"]
        "#]]
        .assert_eq(&print("a\nb\r\nc\rd\n\r\n\r,,\r\n\"e\r\n\r\nf\"\r\ng,h"));
    }

    #[test]
    fn stray_marks_do_not_break_rows() {
        expect![[r#"
            1 ["5\" plate", "Bob Smith", "the best\" man\"", "Lee, Ann "]
            2 ["x"]
        "#]]
        .assert_eq(&print("5\" plate,\"Bob\" Smith,\"the \"best\" man\", \"Lee, Ann\" \nx"));
    }

    #[test]
    fn an_unclosed_mark_costs_its_own_line_only() {
        expect![[r#"
            1 ["a, b", "\"c", "d"]
            3 ["e", "f"]
            unclosed B1
        "#]]
        .assert_eq(&print("\"a, b\",\"c,d\n\ne,f\n"));
        // The mark of a later cell does not close it.
        expect![[r#"
            1 ["a", "\"b"]
            2 ["c", "fine"]
            3 ["5\" plate", "two\nlines"]
            4 ["d", "\"e"]
            unclosed B1
            unclosed B4
        "#]]
        .assert_eq(&print("a,\"b\nc,\"fine\"\n5\" plate,\"two\nlines\"\nd,\"e"));
    }

    #[test]
    fn marks_are_plain_characters_once_many_are_unclosed() {
        let text = format!("{}\"a,b\"\n", "x,\"y\n".repeat(40));
        let sheet = parse(&text, Separator::Comma, &Limits::default()).unwrap();
        assert_eq!((sheet.rows.len(), sheet.problems.len()), (41, MAX_UNCLOSED));
        assert_eq!(sheet.rows[40].cells, ["\"a", "b\""]);
    }

    #[test]
    fn a_quoted_cell_over_the_cap_is_unclosed() {
        let text = format!("\"{}\"\nb", "a\n".repeat(MAX_QUOTED_LINES + 1));
        assert!(print(&text).contains("unclosed A1\n"));
        let text = format!("\"{}\",b", "a".repeat(MAX_QUOTED_BYTES));
        assert_eq!(rows(&text, Separator::Comma)[0].len(), 2);
    }

    #[test]
    fn too_many_columns_are_refused_but_trailing_separators_are_not() {
        let limits = Limits::default();
        assert!(
            parse(&",".repeat(100_000), Separator::Comma, &limits)
                .unwrap()
                .rows
                .is_empty()
        );
        assert!(parse(&"a,".repeat(201), Separator::Comma, &limits).is_err());
    }
}
