//! Lists without columns, as people type them: "1. Ann Lee - ann@example.com", "• Ben Ray (vegan)".
//! Each line is split into a name, an email address, a phone number and a remark.

use crate::field::Field;
use crate::grid::{RowMark, Sheet, SheetRow};
use crate::header::{self, Column, Header};
use crate::name::names_people;
use crate::value::{clean, is_email, is_meant_as_email};
use crate::words::{Word, fold, is};

const COLUMNS: [(&str, Field); 4] = [
    ("Name", Field::FullName),
    ("Email", Field::EMAIL),
    ("Phone", Field::MOBILE),
    ("Remark", Field::NOTES),
];

/// One line, taken apart.
#[derive(Debug, Default, PartialEq, Eq)]
struct Line {
    /// It begins with a number or a bullet, or the document makes it an item.
    marked: bool,
    name: String,
    email: String,
    phone: String,
    remark: String,
}

/// Splits the rows of a sheet that has one column of such lines; `None` leaves the sheet as it was.
pub(crate) fn split(sheet: &mut Sheet) -> Option<Header> {
    let has_columns = sheet.usual_width() > 1 || header::is_wide(sheet);
    if has_columns && !has_marker_column(sheet) {
        return None;
    }
    let lines: Vec<Line> = sheet.rows.iter().map(parse).collect();
    let marked = lines.iter().filter(|line| line.marked).count();
    let is_marked_list = marked > 1 && marked * 2 >= lines.len();
    let headings = sheet.rows.iter().map(|row| row.mark == RowMark::Heading);
    let data: Vec<bool> = lines
        .iter()
        .zip(headings)
        .map(|(line, heading)| !heading && (line.marked || !is_marked_list))
        .collect();
    let items: Vec<&Line> = lines
        .iter()
        .zip(&data)
        .filter(|(_, data)| **data)
        .map(|(line, _)| line)
        .collect();
    let names = items.iter().filter(|line| line.has_name()).count();
    let details = items.iter().filter(|line| line.has_details()).count();
    let numbered = sheet
        .rows
        .iter()
        .zip(&lines)
        .any(|(row, line)| line.marked && row.mark != RowMark::Item);
    if items.len() < 2 || names * 5 < items.len() * 4 || (details == 0 && !(is_marked_list && numbered)) {
        return None;
    }
    let header = header(&items);
    for ((row, line), data) in sheet.rows.iter_mut().zip(lines).zip(data) {
        if data && (line.marked || line.has_details() || line.has_name()) {
            row.mark = RowMark::Item;
            row.cells = header
                .columns
                .iter()
                .filter_map(|column| line.cell(column.field?))
                .collect();
        } else if is_marked_list {
            row.mark = RowMark::Heading;
        }
    }
    Some(header)
}

/// The columns that any line fills.
fn header(items: &[&Line]) -> Header {
    let dietary = items
        .iter()
        .filter(|line| is(&fold(&line.remark), Word::Dietary))
        .count();
    let remarks = items.iter().filter(|line| !line.remark.is_empty()).count();
    let columns = COLUMNS.into_iter().filter_map(|(title, field)| {
        let used = items
            .iter()
            .any(|line| line.cell(field).is_some_and(|text| !text.is_empty()));
        let field = if field == Field::NOTES && dietary * 2 > remarks {
            Field::DIETARY
        } else {
            field
        };
        used.then(|| Column {
            title: title.to_owned(),
            field: Some(field),
            confidence: 1,
        })
    });
    Header {
        row: None,
        columns: columns.collect(),
    }
}

/// Numbers or bullets in a column of their own, as text from documents has them.
fn has_marker_column(sheet: &Sheet) -> bool {
    let marked = sheet
        .rows
        .iter()
        .filter(|row| row.cells.len() == 2 && is_marker(row.cell(0).trim()));
    marked.count() * 2 > sheet.rows.len()
}

impl Line {
    fn has_details(&self) -> bool {
        !(self.email.is_empty() && self.phone.is_empty() && self.remark.is_empty())
    }

    /// A companion after the name ("+1") does not count as part of it.
    fn has_name(&self) -> bool {
        let name = self.name.split(['(', '+']).next().unwrap_or_default();
        names_people(name.trim())
    }

    fn cell(&self, field: Field) -> Option<String> {
        match field {
            Field::FullName => Some(self.name.clone()),
            Field::EMAIL => Some(self.email.clone()),
            Field::MOBILE => Some(self.phone.clone()),
            Field::NOTES | Field::DIETARY => Some(self.remark.clone()),
            _ => None,
        }
    }
}

fn parse(row: &SheetRow) -> Line {
    let joined = row.cells.join(" ");
    let text = clean(&joined).text;
    let (marked, text) = without_marker(&text);
    let mut line = Line {
        marked: marked || row.mark == RowMark::Item,
        ..Line::default()
    };
    let (text, email) = without_email(text);
    let (text, phone) = without_phone(&text);
    (line.email, line.phone) = (email, phone);
    (line.name, line.remark) = without_remark(trimmed(&text));
    line
}

/// "1." and "12)", or a bullet.
fn is_marker(word: &str) -> bool {
    const LONGEST_NUMBER: usize = 4;
    let number = word.strip_suffix(['.', ')', ':']).unwrap_or_default();
    let numbered = (1..=LONGEST_NUMBER).contains(&number.len()) && number.bytes().all(|byte| byte.is_ascii_digit());
    let bullets = ["-", "–", "*", "•", "·", "▪", "●", "○", "◦", "‣", "☐", "□", "\u{f0b7}"];
    numbered || bullets.contains(&word)
}

/// Returns whether a line begins with a number or a bullet.
pub(crate) fn has_marker(line: &str) -> bool {
    without_marker(line.trim_start()).0
}

fn without_marker(text: &str) -> (bool, &str) {
    match text.split_once(' ') {
        Some((word, rest)) if is_marker(word) => (true, rest.trim_start()),
        _ => (false, text),
    }
}

/// Takes out the first email address, or what is meant as one.
fn without_email(text: &str) -> (String, String) {
    let wrapping = |c: char| matches!(c, '<' | '>' | '(' | ')' | ',' | ';' | '[' | ']');
    let found = text
        .split(' ')
        .map(|word| (word, word.trim_matches(wrapping)))
        .filter(|(_, word)| is_meant_as_email(word))
        .min_by_key(|(_, word)| !is_email(word));
    match found {
        Some((word, address)) => (text.replacen(word, "", 1), address.to_owned()),
        None => (text.to_owned(), String::new()),
    }
}

/// Takes out the words of a phone number: digits and their signs, six digits or more.
fn without_phone(text: &str) -> (String, String) {
    const FEWEST_DIGITS: usize = 6;
    let is_part = |word: &str| {
        let sign = |c: char| matches!(c, '+' | '-' | '(' | ')' | '.' | '/');
        word.contains(|c: char| c.is_ascii_digit()) && word.chars().all(|c| c.is_ascii_digit() || sign(c))
    };
    let words: Vec<&str> = text.split(' ').collect();
    let Some(start) = words.iter().position(|word| is_part(word)) else {
        return (text.to_owned(), String::new());
    };
    let (before, rest) = words.split_at(start);
    let end = rest.iter().position(|word| !is_part(word)).unwrap_or(rest.len());
    let (phone, after) = rest.split_at(end);
    let phone = phone.join(" ");
    if phone.bytes().filter(u8::is_ascii_digit).count() < FEWEST_DIGITS {
        return (text.to_owned(), String::new());
    }
    ([before, after].concat().join(" "), phone)
}

/// Splits "Ann Lee (vegan)" and "Ann Lee - vegan". A companion stays with the name.
fn without_remark(text: &str) -> (String, String) {
    let in_brackets = text.strip_suffix(')').and_then(|inside| inside.rsplit_once('('));
    let separated = || {
        [" - ", " – ", " — ", " | ", ": "]
            .into_iter()
            .find_map(|sign| text.split_once(sign))
    };
    let (name, remark) = match in_brackets.or_else(separated) {
        Some((name, remark)) if !is_companion(remark) => (trimmed(name), remark.trim()),
        _ => (text, ""),
    };
    (name.to_owned(), remark.to_owned())
}

fn is_companion(remark: &str) -> bool {
    remark.contains('+') || fold(remark).split(' ').any(|word| word == "plus")
}

/// Without the signs that separated what was taken out.
fn trimmed(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || matches!(c, '-' | '–' | '—' | ',' | ';' | ':' | '|' | '<' | '>'))
}

#[cfg(test)]
mod tests {
    use super::split;
    use crate::field::Field;
    use crate::grid::{RowMark, Sheet, SheetRow};

    fn sheet(lines: &[&str]) -> Sheet {
        let mut sheet = Sheet::named("list");
        for (number, line) in (1..).zip(lines) {
            sheet.rows.push(SheetRow::new(number, vec![(*line).to_owned()]));
        }
        sheet
    }

    #[test]
    fn numbered_lines_are_split_and_other_lines_are_headings() {
        let mut sheet = sheet(&[
            "Guest list - summer party",
            "1. Ann Lee - ann@example.com",
            "2. Ben Ray, +44 7700 900001",
            "3. Chloe Fox (Vegan)",
            "4. Dan Fox",
        ]);
        let header = split(&mut sheet).unwrap();
        let fields: Vec<Option<Field>> = header.columns.iter().map(|column| column.field).collect();
        assert_eq!(
            fields,
            [Field::FullName, Field::EMAIL, Field::MOBILE, Field::DIETARY].map(Some)
        );
        assert_eq!(sheet.rows[0].mark, RowMark::Heading);
        assert_eq!(sheet.rows[1].cells, ["Ann Lee", "ann@example.com", "", ""]);
        assert_eq!(sheet.rows[2].cells, ["Ben Ray", "", "+44 7700 900001", ""]);
        assert_eq!(sheet.rows[3].cells, ["Chloe Fox", "", "", "Vegan"]);
    }

    #[test]
    fn a_companion_stays_with_the_name() {
        let mut sheet = sheet(&["- Ann Lee (+2)", "- Ben Ray"]);
        split(&mut sheet).unwrap();
        assert_eq!(sheet.rows[0].cells, ["Ann Lee (+2)"]);
    }

    #[test]
    fn prose_and_plain_columns_of_names_are_left_alone() {
        assert!(split(&mut sheet(&["We met at noon.", "Then we ate - it was good."])).is_none());
        assert!(split(&mut sheet(&["Ann Lee", "Ben Ray"])).is_none());
    }
}
