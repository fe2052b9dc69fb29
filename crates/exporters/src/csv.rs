//! Writes cells as RFC 4180 with a byte order mark (Excel needs it for UTF-8), CR LF, and formulas made harmless.

use csv::{Terminator, WriterBuilder};

/// Returns a table, the headings first, as a CSV file.
pub fn table_csv(rows: &[Vec<String>]) -> Vec<u8> {
    file(rows.iter().map(|row| row.iter().map(String::as_str).collect()))
}

/// Returns rows of cells as a CSV file with commas.
pub(crate) fn file<'c>(rows: impl Iterator<Item = Vec<&'c str>>) -> Vec<u8> {
    separated(rows, b',')
}

/// Returns rows of cells as a CSV file.
#[expect(
    clippy::expect_used,
    reason = "a vector takes every write, and flexible rows any length"
)]
pub(crate) fn separated<'c>(rows: impl Iterator<Item = Vec<&'c str>>, separator: u8) -> Vec<u8> {
    let mut writer = WriterBuilder::new()
        .delimiter(separator)
        .flexible(true)
        .terminator(Terminator::CRLF)
        .from_writer(b"\xEF\xBB\xBF".to_vec());
    for row in rows {
        let cells = row.into_iter().map(guarded);
        writer.write_record(cells).expect("memory takes every row");
    }
    writer.into_inner().expect("memory takes every row")
}

fn guarded(cell: &str) -> String {
    let guard = if needs_guard(cell) { "'" } else { "" };
    format!("{guard}{cell}")
}

/// Returns whether a cell gets a leading apostrophe: a spreadsheet would run it, or it looks like one that got one.
///
/// Import removes exactly one such apostrophe, so that exported texts come back unchanged. A text that has an
/// apostrophe of its own before a formula therefore gets a second one.
fn needs_guard(cell: &str) -> bool {
    let passed_over = |c: char| (c.is_whitespace() || is_invisible(c)) && !matches!(c, '\t' | '\r' | '\n');
    let first = cell.trim_start_matches('\'').chars().find(|c| !passed_over(*c));
    first.is_some_and(|c| {
        matches!(
            c,
            '=' | '+' | '-' | '@' | '\t' | '\r' | '\n' | '＝' | '＋' | '－' | '＠'
        )
    })
}

/// Characters that a spreadsheet may drop before it looks at the first one that counts.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

#[cfg(test)]
mod tests {
    use super::file;

    fn written(cells: &[&str]) -> String {
        let text = String::from_utf8(file(std::iter::once(cells.to_vec()))).unwrap();
        text.trim_start_matches('\u{feff}').to_owned()
    }

    #[test]
    fn cells_with_separators_marks_or_line_breaks_are_quoted() {
        assert_eq!(
            written(&["Ann", "a,b", "say \"hi\"", "two\nlines", ""]),
            "Ann,\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\",\r\n"
        );
    }

    #[test]
    fn cells_that_a_spreadsheet_would_run_are_guarded() {
        let dangerous = [
            "=1+1",
            "+44 7700",
            "-1",
            "@SUM(A1)",
            " =1",
            "\u{a0}=1",
            "\u{feff}=1",
            "＝1",
            "＋1",
            "－1",
            "＠a",
            "'=1",
            "''+1",
        ];
        for cell in dangerous {
            let line = written(&[cell]);
            assert!(line.trim_start_matches('"').starts_with('\''), "{cell} became {line}");
        }
        assert_eq!(written(&["\t=1"]), "'\t=1\r\n");
        assert_eq!(written(&["\r=1"]), "\"'\r=1\"\r\n");
        assert_eq!(written(&["\n=1"]), "\"'\n=1\"\r\n");
        assert_eq!(
            written(&["=HYPERLINK(\"http://x\",\"y\")"]),
            "\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\"\r\n"
        );
    }

    #[test]
    fn harmless_cells_stay_as_they_are() {
        assert_eq!(
            written(&["'t Hooft", "a=b", "Jean-Luc", "ann@example.com"]),
            "'t Hooft,a=b,Jean-Luc,ann@example.com\r\n"
        );
    }
}
