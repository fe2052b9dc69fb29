//! Finds the header row and what each of its columns means.

mod heading;

use serde::Serialize;

use crate::field::Field;
use crate::field::Recall;
use crate::grid::{RowMark, Sheet, SheetRow, column_letters};
use crate::limits::SHORT_TEXT;
use crate::value::cap;

/// The meaning of a sheet's columns.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Header {
    /// Row of the headings in the file, from 1; `None` when the columns were recognised by their contents.
    pub row: Option<u32>,
    /// The columns, from A on.
    pub columns: Vec<Column>,
}

/// One column of the sheet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Column {
    /// Its heading, or its letter when it has none.
    pub title: String,
    /// What it means; `None` when unknown, in which case the column is not imported.
    pub field: Option<Field>,
    /// 4: chosen by the organiser; 3: stated by the heading; 2: nearly stated by it; 1: contained in it, or suggested
    /// by the cells below.
    pub confidence: u8,
}

/// Returns what a heading means and how clearly it says so (3 to 1).
pub(crate) fn meaning(text: &str) -> Option<(Field, u8)> {
    heading::meaning(text)
}

/// Rows in which the header is looked for.
const SEARCHED_ROWS: usize = 30;

/// Returns how clearly the best row reads as a header: 0 when none does.
pub(crate) fn best_score(sheet: &Sheet) -> usize {
    best_row(sheet).map_or(0, |(_, score)| score)
}

/// Returns whether the sheet has a header of more than one column.
pub(crate) fn is_wide(sheet: &Sheet) -> bool {
    let row = best_row(sheet).and_then(|(index, _)| sheet.rows.get(index));
    row.is_some_and(|row| row.filled().nth(1).is_some())
}

/// Returns the header and the index of its row in the sheet.
pub(crate) fn find(sheet: &Sheet) -> Option<(usize, Header)> {
    let (index, _) = best_row(sheet)?;
    let row = sheet.rows.get(index)?;
    Some((index, read(row)))
}

/// Returns the header in the row with that number, or in the next row that has content.
pub(crate) fn at(sheet: &Sheet, number: u32) -> Option<(usize, Header)> {
    let index = sheet.rows.partition_point(|row| row.number < number);
    Some((index, read(sheet.rows.get(index)?)))
}

/// Returns the number of the first row whose headings are remembered.
pub(crate) fn find_remembered(sheet: &Sheet, recall: &Recall<'_>) -> Option<u32> {
    let mut rows = sheet.rows.iter().take(SEARCHED_ROWS);
    let found = rows.find(|row| {
        let header = read(row);
        let titles: Vec<&str> = header.columns.iter().map(|column| column.title.as_str()).collect();
        recall(&titles).is_some()
    });
    found.map(|row| row.number)
}

/// Returns columns without a meaning, for a sheet without headings.
pub(crate) fn untitled(sheet: &Sheet) -> Header {
    let columns = (0..sheet.usual_width()).map(|index| Column {
        title: column_letters(index),
        field: None,
        confidence: 0,
    });
    Header {
        row: None,
        columns: columns.collect(),
    }
}

fn best_row(sheet: &Sheet) -> Option<(usize, usize)> {
    let width = sheet.usual_width();
    let first_wide = sheet.rows.iter().position(|row| row.filled().nth(1).is_some());
    let mut best: Option<(usize, usize)> = None;
    let searched = sheet.rows.iter().take(SEARCHED_ROWS).enumerate();
    for (index, row) in searched.filter(|(_, row)| row.mark == RowMark::None) {
        let score = score(row, width, first_wide == Some(index));
        if score > best.map_or(0, |(_, best)| best) {
            best = Some((index, score));
        }
    }
    best
}

/// Scores a row: three, two or one point for each distinct meaning, nothing when it holds data or could be a title.
fn score(row: &SheetRow, width: usize, first_wide: bool) -> usize {
    let mut filled = 0_usize;
    let mut seen: Vec<Field> = Vec::new();
    let (mut points, mut strongest) = (0_usize, 0_u8);
    for (_, text) in row.filled() {
        if heading::is_data(text) {
            return 0;
        }
        filled += 1;
        let Some((field, confidence)) = heading::meaning(text) else {
            continue;
        };
        strongest = strongest.max(confidence);
        if !seen.contains(&field) {
            seen.push(field);
            points += usize::from(confidence);
        }
    }
    let names = seen.iter().any(|field| is_name(*field));
    let plausible = match filled {
        0 => false,
        1 => width <= 1 && names && strongest >= 2,
        _ => strongest >= 2 && (seen.len() >= 2 || (names && first_wide && strongest == 3)),
    };
    if plausible { points + usize::from(names) } else { 0 }
}

fn is_name(field: Field) -> bool {
    matches!(field, Field::FIRST | Field::LAST | Field::FullName)
}

fn read(row: &SheetRow) -> Header {
    let columns = row
        .cells
        .iter()
        .enumerate()
        .map(|(index, cell)| {
            let title = cell.split_whitespace().collect::<Vec<_>>().join(" ");
            let (title, _) = cap(&title, SHORT_TEXT);
            let meaning = heading::meaning(title);
            Column {
                field: meaning.map(|(field, _)| field),
                confidence: meaning.map_or(0, |(_, confidence)| confidence),
                title: if title.is_empty() {
                    column_letters(index)
                } else {
                    title.to_owned()
                },
            }
        })
        .collect();
    let mut header = Header {
        row: Some(row.number),
        columns,
    };
    settle_preferred_name(&mut header.columns);
    settle_names(&mut header.columns);
    header
}

/// Without a column of first or whole names, the preferred name is the first name.
fn settle_preferred_name(columns: &mut [Column]) {
    let is_first = |column: &Column| matches!(column.field, Some(Field::FIRST | Field::FullName));
    if columns.iter().any(is_first) {
        return;
    }
    if let Some(column) = clearest(columns, Field::PREFERRED_NAME).and_then(|index| columns.get_mut(index)) {
        column.field = Some(Field::FIRST);
    }
}

/// "Name" beside "Vorname" is the last name, beside "Surname" the first; beside both it is not needed.
/// Of several columns for whole names only the clearest counts: "Guests" beside "Name" is mostly a number.
fn settle_names(columns: &mut [Column]) {
    let has = |columns: &[Column], field: Field| columns.iter().any(|column| column.field == Some(field));
    let instead = match (has(columns, Field::FIRST), has(columns, Field::LAST)) {
        (true, true) => Field::Ignored,
        (true, false) => Field::LAST,
        (false, true) => Field::FIRST,
        (false, false) => Field::FullName,
    };
    let clearest = clearest(columns, Field::FullName);
    for (index, column) in columns.iter_mut().enumerate() {
        if column.field == Some(Field::FullName) {
            column.field = Some(if Some(index) == clearest {
                instead
            } else {
                Field::Ignored
            });
        }
    }
}

/// Returns the most confident column of a meaning, the leftmost of equals.
fn clearest(columns: &[Column], field: Field) -> Option<usize> {
    let of_field = columns
        .iter()
        .enumerate()
        .filter(|(_, column)| column.field == Some(field));
    of_field
        .reduce(|best, next| {
            if next.1.confidence > best.1.confidence {
                next
            } else {
                best
            }
        })
        .map(|(index, _)| index)
}

impl Header {
    /// Returns the columns that are imported, clearest first within a field, with their places in a row.
    pub(crate) fn imported(&self) -> Vec<(usize, Field)> {
        let mut imported: Vec<(usize, Field, u8)> = self
            .columns
            .iter()
            .enumerate()
            .filter_map(|(index, column)| Some((index, column.field?, column.confidence)))
            .filter(|(_, field, _)| *field != Field::Ignored)
            .collect();
        imported.sort_by_key(|&(index, field, confidence)| (field, u8::MAX - confidence, index));
        imported.into_iter().map(|(index, field, _)| (index, field)).collect()
    }

    /// Returns whether the header has a column for names.
    pub(crate) fn has_name(&self) -> bool {
        self.columns.iter().any(|column| column.field.is_some_and(is_name))
    }
}

#[cfg(test)]
mod tests {
    use expect_test::{Expect, expect};

    use super::find;
    use crate::csv::{Separator, parse};
    use crate::limits::Limits;

    fn check(text: &str, expected: &Expect) {
        let sheet = parse(text, Separator::Comma, &Limits::default()).unwrap();
        let printed = match find(&sheet) {
            None => "no header".to_owned(),
            Some((index, header)) => {
                let columns = header.columns.iter().map(|column| {
                    format!(
                        "{} = {}",
                        column.title,
                        column.field.map_or("?", crate::field::Field::key)
                    )
                });
                format!("row {}: {}", index + 1, columns.collect::<Vec<_>>().join(", "))
            }
        };
        expected.assert_eq(&printed);
    }

    #[test]
    fn titles_above_the_header_are_passed_over() {
        check(
            "Guest list,,\nTable plan 2027,,\nFirst name,Surname,E-mail\nAnn,Lee,a@b.c\n",
            &expect!["row 3: First name = first, Surname = last, E-mail = email"],
        );
    }

    #[test]
    fn a_bare_name_column_is_whatever_its_neighbour_is_not() {
        check(
            "Name,Vorname\nLee,Ann\n",
            &expect!["row 1: Name = last, Vorname = first"],
        );
        check(
            "Nombre,Apellidos\nAnn,Lee\n",
            &expect!["row 1: Nombre = first, Apellidos = last"],
        );
        check(
            "Nom,Prénom,Courriel\nLee,Ann,\n",
            &expect!["row 1: Nom = last, Prénom = first, Courriel = email"],
        );
        check(
            "First Name,Last Name,Full Name\nAnn,Lee,Ann Lee\n",
            &expect!["row 1: First Name = first, Last Name = last, Full Name = ignored"],
        );
    }

    #[test]
    fn a_preferred_name_is_the_first_name_of_a_list_without_one() {
        check(
            "Preferred name,Surname\nAda,King\n",
            &expect!["row 1: Preferred name = first, Surname = last"],
        );
        check(
            "Name,Preferred name\nAugusta King,Ada\n",
            &expect!["row 1: Name = full_name, Preferred name = preferred_name"],
        );
    }

    #[test]
    fn form_questions_are_understood() {
        check(
            "Timestamp,What is your full name?,Email Address,Do you have any dietary requirements?,Will you be attending?\n",
            &expect![
                "row 1: Timestamp = ignored, What is your full name? = full_name, Email Address = email, Do you have any dietary requirements? = dietary, Will you be attending? = status"
            ],
        );
    }

    #[test]
    fn rows_of_data_are_no_header() {
        check("Guest,Smith\nName,ann@example.com\n1,2\n", &expect!["no header"]);
        check("Ann,Lee\nBob,Ray\n", &expect!["no header"]);
    }

    #[test]
    fn headings_of_many_languages_are_understood() {
        check(
            "姓名,手机,桌号,座位,饮食,备注\n",
            &expect!["row 1: 姓名 = full_name, 手机 = mobile, 桌号 = table, 座位 = seat, 饮食 = dietary, 备注 = notes"],
        );
        check(
            "氏名,メールアドレス,電話番号,テーブル,席,アレルギー,備考\n",
            &expect![
                "row 1: 氏名 = full_name, メールアドレス = email, 電話番号 = mobile, テーブル = table, 席 = seat, アレルギー = dietary, 備考 = notes"
            ],
        );
        check(
            "Имя,Фамилия,Телефон,Эл. почта,Стол,Место\n",
            &expect![
                "row 1: Имя = first, Фамилия = last, Телефон = mobile, Эл. почта = email, Стол = table, Место = seat"
            ],
        );
        check(
            "الاسم الأول,اسم العائلة,الجوال,الطاولة,المقعد\n",
            &expect!["row 1: الاسم الأول = first, اسم العائلة = last, الجوال = mobile, الطاولة = table, المقعد = seat"],
        );
        check(
            "ឈ្មោះ,ទូរស័ព្ទ,តុ,កៅអី\n",
            &expect!["row 1: ឈ្មោះ = full_name, ទូរស័ព្ទ = mobile, តុ = table, កៅអី = seat"],
        );
        check(
            "Imię,Nazwisko,E-mail,Telefon,Stół,Miejsce,Wymogi dietetyczne,Uwagi\n",
            &expect![
                "row 1: Imię = first, Nazwisko = last, E-mail = email, Telefon = mobile, Stół = table, Miejsce = seat, Wymogi dietetyczne = dietary, Uwagi = notes"
            ],
        );
    }
}
