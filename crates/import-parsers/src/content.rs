//! Recognises columns by their contents, for files without headings and for name columns with an unknown heading.

use crate::field::Field;
use crate::grid::{RowMark, Sheet, SheetRow, column_letters};
use crate::header::{Column, Header};
use crate::name::names_people;
use crate::value::{clean, dietary, is_meant_as_email};
use crate::words::{Word, fold, is};

/// Number of rows sampled.
const SAMPLE_ROWS: usize = 200;
/// Number of columns sampled.
const SAMPLE_COLUMNS: usize = 60;

/// What the cells of one column look like, in counts.
#[derive(Debug, Default, Clone)]
struct Looks {
    filled: usize,
    emails: usize,
    phones: usize,
    numbers: usize,
    dietary: usize,
    names: usize,
    whole_names: usize,
    counts_up: bool,
}

impl Looks {
    /// Returns whether `count` is nearly all (at least four of five) of the filled cells.
    fn mostly(&self, count: usize) -> bool {
        self.filled > 0 && count * 5 >= self.filled * 4
    }
}

/// Returns a header derived from the contents alone; `None` when they do not look like a guest list.
pub(crate) fn header(sheet: &Sheet) -> Option<Header> {
    let data = sheet.rows.iter().filter(|row| row.mark != RowMark::Heading);
    let rows: Vec<&SheetRow> = data.take(SAMPLE_ROWS).collect();
    let looks = columns(&rows);
    let mut fields: Vec<Option<Field>> = looks.iter().map(plain_field).collect();
    name_columns(&looks, rows.len(), &mut fields);
    let numbers = looks
        .iter()
        .enumerate()
        .filter(|(_, look)| look.mostly(look.numbers) && !look.counts_up);
    for ((index, _), field) in numbers.zip([Field::Table, Field::Seat]) {
        if let Some(slot) = fields.get_mut(index) {
            *slot = slot.or(Some(field));
        }
    }
    is_guest_list(&looks, &fields, rows.len()).then(|| Header {
        row: None,
        columns: titled(&fields),
    })
}

/// Finds the name among the columns a header left open; strict, because a wrong guess would import anything.
pub(crate) fn missing_name(sheet: &Sheet, header: &Header, first_data: usize) -> Option<Vec<(usize, Field)>> {
    let contact = |column: &Column| matches!(column.field, Some(Field::EMAIL | Field::MOBILE | Field::Table));
    if !header.columns.iter().any(contact) {
        return None;
    }
    let rows: Vec<&SheetRow> = sheet.rows.iter().skip(first_data).take(SAMPLE_ROWS).collect();
    let mut looks = columns(&rows);
    looks.resize(header.columns.len().max(looks.len()), Looks::default());
    for (look, column) in looks.iter_mut().zip(&header.columns) {
        if column.field.is_some() {
            *look = Looks::default();
        }
    }
    let mut fields = vec![None; looks.len()];
    name_columns(&looks, rows.len(), &mut fields);
    let found: Vec<(usize, Field)> = fields
        .into_iter()
        .enumerate()
        .filter_map(|(index, field)| Some((index, field?)))
        .collect();
    (!found.is_empty()).then_some(found)
}

fn columns(rows: &[&SheetRow]) -> Vec<Looks> {
    let width = rows
        .iter()
        .map(|row| row.cells.len())
        .max()
        .unwrap_or(0)
        .min(SAMPLE_COLUMNS);
    (0..width).map(|column| look(rows, column)).collect()
}

fn look(rows: &[&SheetRow], column: usize) -> Looks {
    let mut looks = Looks::default();
    let mut expected: Option<u64> = None;
    let mut counts_up = rows.len() > 2;
    for row in rows {
        let cleaned = clean(row.cell(column));
        let text = cleaned.text.as_ref();
        if text.is_empty() {
            counts_up = false;
            continue;
        }
        let number = text.parse::<u64>().ok();
        counts_up &= number.is_some() && (expected.is_none() || expected == number);
        expected = number.map(|n| n.saturating_add(1));
        looks.filled += 1;
        looks.emails += usize::from(is_meant_as_email(text));
        looks.phones += usize::from(is_phone(text));
        looks.numbers += usize::from(number.is_some() && text.len() <= 4);
        looks.dietary += usize::from(text.len() < 20 && (dietary(text).is_empty() || is(&fold(text), Word::Dietary)));
        let name = names_people(text);
        looks.names += usize::from(name);
        looks.whole_names += usize::from(name && text.contains(' '));
    }
    looks.counts_up = counts_up && looks.filled > 0;
    looks
}

fn is_phone(text: &str) -> bool {
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    let sign = |c: char| c.is_ascii_digit() || matches!(c, '+' | '-' | '(' | ')' | ' ' | '.' | '/');
    (6..=18).contains(&digits) && text.chars().all(sign)
}

fn plain_field(looks: &Looks) -> Option<Field> {
    if looks.counts_up {
        Some(Field::Ignored)
    } else if looks.mostly(looks.emails) {
        Some(Field::EMAIL)
    } else if looks.mostly(looks.phones) {
        Some(Field::MOBILE)
    } else if looks.mostly(looks.dietary) {
        Some(Field::DIETARY)
    } else {
        None
    }
}

/// The first column of names: whole names, or first names when the next column is one of names too.
fn name_columns(looks: &[Looks], rows: usize, fields: &mut [Option<Field>]) {
    let is_names = |at: usize, fields: &[Option<Field>]| {
        fields.get(at).is_some_and(Option::is_none)
            && looks
                .get(at)
                .is_some_and(|look| look.mostly(look.names) && look.filled * 2 >= rows)
    };
    let Some(first) = (0..looks.len()).find(|&at| is_names(at, fields)) else {
        return;
    };
    let whole = looks.get(first).is_some_and(|look| look.whole_names * 2 > look.filled);
    let pair = !whole && is_names(first + 1, fields);
    if let Some(slot) = fields.get_mut(first) {
        *slot = Some(if pair { Field::FIRST } else { Field::FullName });
    }
    if let Some(slot) = fields.get_mut(first + 1).filter(|_| pair) {
        *slot = Some(Field::LAST);
    }
}

/// Names alone are a list when there are two of them; beside contacts or tables one is enough.
fn is_guest_list(looks: &[Looks], fields: &[Option<Field>], rows: usize) -> bool {
    let has = |wanted: &[Field]| fields.iter().flatten().any(|field| wanted.contains(field));
    let names = has(&[Field::FullName, Field::FIRST]);
    let contact = has(&[Field::EMAIL, Field::MOBILE]);
    let unknown = fields
        .iter()
        .zip(looks)
        .filter(|(field, look)| field.is_none() && look.filled > 0)
        .count();
    names && (contact || (rows >= 2 && unknown <= 1))
}

fn titled(fields: &[Option<Field>]) -> Vec<Column> {
    fields
        .iter()
        .enumerate()
        .map(|(index, field)| Column {
            title: column_letters(index),
            field: *field,
            confidence: u8::from(field.is_some()),
        })
        .collect()
}
