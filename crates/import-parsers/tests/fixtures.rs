//! One small file per oddity, each with what importing it gives, as text to be read by people.
//! `UPDATE_EXPECT=1 cargo test -p import-parsers` rewrites the answers; read the difference before keeping it.

#![expect(clippy::disallowed_methods, reason = "a test reads its fixtures")]

use std::fmt::Write;
use std::path::{Path, PathBuf};

use domain::guest::GuestField;
use expect_test::expect_file;
use import_parsers::{Import, InProcess, Limits, RowDraft, read, read_with};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures")
}

fn print(name: &str, bytes: &[u8]) -> String {
    match read_with(name, bytes, &Limits::default(), &InProcess::default()) {
        Ok(import) => print_import(&import),
        Err(refusal) => format!("refused, {}: {}\n", refusal.code.as_str(), refusal.message),
    }
}

fn print_import(import: &Import) -> String {
    let mut out = String::new();
    let _ = writeln!(
        out,
        "{} by {:?}",
        import.encoding.unwrap_or_default(),
        import.separator.unwrap_or(' ')
    );
    let columns = import
        .header
        .columns
        .iter()
        .map(|c| format!("{}={}", c.title, c.field.map_or("?", |f| f.key())));
    let row = import.header.row.map_or("none".to_owned(), |row| row.to_string());
    let _ = writeln!(out, "header {row}: {}", columns.collect::<Vec<_>>().join(", "));
    for draft in &import.rows {
        let _ = writeln!(out, "guest {}: {}", draft.row, print_draft(draft));
    }
    for row in &import.skipped {
        let _ = writeln!(out, "skipped {}+{} {:?}: {}", row.row, row.count, row.reason, row.text);
    }
    for problem in &import.problems {
        let column = problem.column.as_deref().unwrap_or("-");
        let _ = writeln!(
            out,
            "{:?} {} [{column}] {:?}: {}",
            problem.severity, problem.row, problem.code, problem.message
        );
    }
    for note in &import.notes {
        let _ = writeln!(out, "note: {note}");
    }
    out
}

fn print_draft(draft: &RowDraft) -> String {
    let mut out = format!("{} | {}", draft.texts.first_name, draft.texts.last_name);
    let named = [GuestField::FirstName, GuestField::LastName];
    let texts = GuestField::ALL.iter().filter(|field| !named.contains(field));
    let texts = texts.map(|field| (field.column(), draft.texts.get(*field)));
    let rest = [
        ("table", draft.table.as_str()),
        ("seat", &draft.seat),
        ("title", &draft.title),
        ("party", &draft.party),
    ];
    for (key, text) in texts.chain(rest).filter(|(_, text)| !text.is_empty()) {
        let _ = write!(out, "; {key}={text}");
    }
    if let Some(status) = draft.status {
        let _ = write!(out, "; {status:?}");
    }
    if let Some(question) = &draft.question {
        let _ = write!(out, " ? {:?} {}", question.code, question.text);
    }
    out
}

#[test]
fn every_fixture_gives_what_stands_beside_it() {
    let mut seen = 0;
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name.ends_with(".expected") || name.starts_with('.') {
            continue;
        }
        let printed = print(&name, &std::fs::read(&path).unwrap());
        expect_file![folder().join(format!("{name}.expected"))].assert_eq(&printed);
        seen += 1;
    }
    assert!(seen > 50, "only {seen} fixtures");
}

#[test]
fn one_list_gives_the_same_guests_in_every_encoding() {
    let guests = |name: &str| read(name, &std::fs::read(folder().join(name)).unwrap()).unwrap().rows;
    let expected = guests("utf8.csv");
    assert_eq!(expected.len(), 3);
    for name in [
        "utf8-bom.csv",
        "utf16le-bom.csv",
        "utf16be-bom.csv",
        "utf16le-no-bom.csv",
        "utf16be-no-bom.csv",
    ] {
        assert_eq!(guests(name), expected, "{name}");
    }
}
