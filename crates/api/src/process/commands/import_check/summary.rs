//! The outcome of an import as text for a terminal.

use std::fmt::Write;

use import_parsers::{Field, Import, Question, Refusal, SkipReason};

/// Rows that are listed of each kind before the rest is only counted.
const MOST_LISTED: usize = 20;

/// Says what was recognised, what would be imported and what to look at.
pub(super) fn of_import(import: &Import) -> String {
    let mut text = format!("Kind: {}\n", import.kind.in_words());
    if let Some(encoding) = import.encoding {
        let separator = match import.separator {
            Some('\t') => "separated by tabs".to_owned(),
            Some(separator) => format!("separated by {separator:?}"),
            None => "one column".to_owned(),
        };
        add(&mut text, format_args!("Encoding: {encoding}, {separator}"));
    } else {
        add(&mut text, format_args!("Sheet: {}", import.sheet));
    }
    for name in &import.other_sheets {
        add(&mut text, format_args!("Not read: {name}"));
    }
    columns(&mut text, import);
    add(&mut text, format_args!("Guests: {}", import.rows.len()));
    let skipped = import.skipped.iter().filter(|row| row.reason != SkipReason::Blank);
    list(
        &mut text,
        "Skipped rows",
        skipped.map(|row| format!("row {}: {}", row.row, row.text)),
    );
    // The two of a couple share a row and a question.
    let mut questions: Vec<(u32, &Question)> = import
        .rows
        .iter()
        .filter_map(|row| Some((row.row, row.question.as_ref()?)))
        .collect();
    questions.dedup();
    list(
        &mut text,
        "Questions",
        questions
            .into_iter()
            .map(|(row, question)| format!("row {row}: {}", question.message)),
    );
    list(&mut text, "Problems", import.problems.iter().map(ToString::to_string));
    list(&mut text, "Notes", import.notes.iter().cloned());
    text
}

/// Explains why nothing can be imported.
pub(super) fn of_refusal(refusal: &Refusal) -> String {
    format!("Refused ({}): {}\n", refusal.code.as_str(), refusal.message)
}

fn columns(text: &mut String, import: &Import) {
    match import.header.row {
        Some(row) => add(text, format_args!("Columns, by the headings in row {row}:")),
        None => add(text, format_args!("Columns, by their content:")),
    }
    for column in &import.header.columns {
        let meaning = match column.field {
            None | Some(Field::Ignored) => "not imported".to_owned(),
            Some(field) => field.key().replace('_', " "),
        };
        add(text, format_args!("  {} -> {meaning}", column.title));
    }
}

fn list(text: &mut String, title: &str, lines: impl Iterator<Item = String>) {
    let lines: Vec<String> = lines.collect();
    if lines.is_empty() {
        return;
    }
    add(text, format_args!("{title}: {}", lines.len()));
    for line in lines.iter().take(MOST_LISTED) {
        add(text, format_args!("  {line}"));
    }
    if lines.len() > MOST_LISTED {
        add(text, format_args!("  and {} more", lines.len() - MOST_LISTED));
    }
}

fn add(text: &mut String, line: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _written = writeln!(text, "{line}");
}
