//! Content never panics, never loops and never grows: random bytes, broken fixtures, and texts made to be slow.

#![expect(clippy::unwrap_used, reason = "a test stops at what it does not expect")]
#![expect(clippy::disallowed_methods, reason = "a test reads its fixtures")]

use std::path::Path;
use std::sync::LazyLock;

use domain::guest::GuestField;
use import_parsers::{
    Field, InProcess, Limits, Mapping, ProblemCode, Reader, RefusalCode, Source, TextOnly, check_report, read,
    read_with,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

static FIXTURES: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fixtures");
    let paths = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths
        .filter(|path| path.extension().is_none_or(|e| e != "expected"))
        .map(|path| std::fs::read(path).unwrap())
        .collect()
});

static DOCUMENTS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/samples");
    ["tabbed-lines.doc", "poi-simple-table.doc", "sdt-cells.docx"]
        .map(|name| std::fs::read(folder.join(name)).unwrap())
        .to_vec()
});

#[derive(Debug, Clone)]
enum Damage {
    Set(Index, u8),
    Cut(Index),
    Double(Index, Index),
    Insert(Index, &'static str),
}

fn damage() -> impl Strategy<Value = Damage> {
    let pieces = vec![
        "\"",
        "\"\"",
        ",",
        "\r\n",
        "\0",
        "\u{feff}",
        "Name,",
        "'=",
        " & ",
        "(",
        "Table ",
        "+1",
        "é",
        "佐",
        "\u{200b}",
        "<<",
        "/Kids[1 0 R]",
    ];
    prop_oneof![
        4 => (any::<Index>(), any::<u8>()).prop_map(|(at, byte)| Damage::Set(at, byte)),
        1 => any::<Index>().prop_map(Damage::Cut),
        1 => (any::<Index>(), any::<Index>()).prop_map(|(from, to)| Damage::Double(from, to)),
        3 => (any::<Index>(), select(pieces)).prop_map(|(at, piece)| Damage::Insert(at, piece)),
    ]
}

fn apply(bytes: &mut Vec<u8>, damage: &Damage) {
    let length = bytes.len() + 1;
    match damage {
        Damage::Set(at, byte) => {
            let at = at.index(length);
            if let Some(slot) = bytes.get_mut(at) {
                *slot = *byte;
            }
        }
        Damage::Cut(at) => bytes.truncate(at.index(length)),
        Damage::Double(from, to) => {
            let (from, to) = (
                from.index(length).min(to.index(length)),
                from.index(length).max(to.index(length)),
            );
            bytes.extend_from_within(from..to);
        }
        Damage::Insert(at, piece) => {
            let at = at.index(length);
            bytes.splice(at..at, piece.bytes());
        }
    }
}

/// Checks the invariants of every import, for any bytes.
fn check(bytes: &[u8], reader: &dyn Reader) {
    let import = match read_with("list.csv", bytes, &Limits::default(), reader) {
        Ok(import) => import,
        Err(refusal) => {
            serde_json::to_string(&check_report("list.csv", Err(refusal))).unwrap();
            return;
        }
    };
    serde_json::to_string(&check_report("list.csv", Ok(&import))).unwrap();
    assert!(!import.rows.is_empty());
    for row in &import.rows {
        assert!(
            !(row.texts.first_name.is_empty() && row.texts.last_name.is_empty()),
            "a guest without a name in row {}",
            row.row
        );
        let texts = GuestField::ALL.iter().map(|field| row.texts.get(*field));
        for text in texts.chain([row.table.as_str(), row.seat.as_str()]) {
            assert_eq!(text.trim(), text);
            assert!(!text.contains(['\n', '\r', '\t', '\0', '\u{200b}', '\u{202e}', '\u{feff}']));
        }
        assert!(
            row.texts.first_name.chars().count() <= 450
                && row.texts.email.chars().count() <= 254
                && row.texts.mobile.chars().count() <= 40
        );
    }
    let guests: Vec<u32> = import.rows.iter().map(|row| row.row).collect();
    assert!(guests.is_sorted());
    assert!(
        import.skipped.iter().all(|skipped| !guests.contains(&skipped.row)),
        "a row is a guest and skipped"
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_bytes_never_panic(bytes in vec(any::<u8>(), 0..400)) {
        check(&bytes, &TextOnly);
    }

    #[test]
    fn random_texts_never_panic(text in "(Name|First name|Guest|Email|Table|[a-zA-Zé佐\"',;&+=@ \t()/.:-]{0,12}|\r\n|\n|\r|,|;){0,60}") {
        check(text.as_bytes(), &TextOnly);
    }

    /// Only the formats that are read without a library that is known to abort or hang.
    #[test]
    fn damaged_documents_never_panic(document in any::<Index>(), damages in vec(damage(), 1..8)) {
        let mut bytes = document.get(&DOCUMENTS).clone();
        for damage in &damages {
            apply(&mut bytes, damage);
        }
        check(&bytes, &InProcess::default());
    }

    #[test]
    fn damaged_fixtures_never_panic(fixture in any::<Index>(), damages in vec(damage(), 1..8)) {
        let mut bytes = fixture.get(&FIXTURES).clone();
        for damage in &damages {
            apply(&mut bytes, damage);
        }
        check(&bytes, &TextOnly);
    }
}

/// A quarter of a megabyte of one pattern, after a header. Quadratic work on any of these would take minutes.
#[test]
fn patterns_made_to_be_slow_are_not() {
    let patterns = [
        "\"",
        "\"a",
        ",\"a",
        "\"a\n",
        "\"\",",
        "\"x\"y,",
        " \"",
        "a & ",
        "a,\"\"b",
        "' ",
        "\u{301}",
        "(",
        "+1 ",
        "de la ",
        "\"\n\"",
        ",",
        "\n",
        "Name,",
        "a@",
        "sep=",
        "\"a\"b c\"d",
    ];
    for pattern in patterns {
        for start in ["", "Name,Email\n", "Name,Email\n\""] {
            let mut text = start.to_owned();
            text.push_str(&pattern.repeat(256 * 1024 / pattern.len()));
            let _ = read("list.csv", text.as_bytes());
        }
    }
}

#[test]
fn a_list_of_more_guests_than_an_event_takes_is_refused_with_their_number() {
    let list = |rows: usize| format!("Name,Table\n{}", "Ann Lee,1\n".repeat(rows));
    assert_eq!(read("list.csv", list(20_000).as_bytes()).unwrap().rows.len(), 20_000);
    for (rows, found) in [(20_001, "20,001 rows"), (60_000, "more than 50,000 rows")] {
        let refusal = read("list.csv", list(rows).as_bytes()).unwrap_err();
        assert_eq!(refusal.code, RefusalCode::TooLarge);
        let message = format!("The list has {found}; events are limited to 20,000 guests. Choose a shorter list.");
        assert_eq!(refusal.message, message);
    }
    let couples = format!("Name\n{}", "Ann and Ben Lee\n".repeat(10_001));
    let refusal = read("list.csv", couples.as_bytes()).unwrap_err();
    assert!(
        refusal.message.starts_with("The list has 20,002 guests;"),
        "{}",
        refusal.message
    );
}

#[test]
fn limits_can_be_set() {
    let limits = Limits {
        rows: 1,
        ..Limits::default()
    };
    assert_eq!(
        read_with("a.csv", b"Name\nAnn Lee\nBob Ray\n", &limits, &InProcess::default())
            .unwrap_err()
            .code,
        RefusalCode::TooLarge
    );
}

/// Columns, rows and the texts of cells are within their limits; only their product is not.
#[test]
fn a_file_of_many_cells_is_refused_and_one_cell_less_is_read() {
    let list = |rows: usize| format!("First name,Last name\n{}", "1,2,3,4,5,6,7,8,9,10\n".repeat(rows));
    let most = 50_000 - 1;
    let limits = Limits {
        rows: 50_000,
        ..Limits::default()
    };
    let read = |rows: usize| read_with("list.csv", list(rows).as_bytes(), &limits, &TextOnly);
    assert_eq!(read(most).unwrap().rows.len(), most);
    let refusal = read(most + 1).unwrap_err();
    assert_eq!(refusal.code, RefusalCode::TooLarge);
    assert!(
        refusal.message.contains("more than 500000 cells"),
        "{}",
        refusal.message
    );
}

#[test]
fn problems_are_listed_up_to_a_limit_and_counted_beyond_it() {
    let text = format!("First name,Last name\n{}", "Ann,Lee,x,y,z\n".repeat(1_500));
    let import = read("list.csv", text.as_bytes()).unwrap();
    assert_eq!((import.rows.len(), import.problems.len()), (1_500, 1_000));
    assert_eq!(import.unlisted_problems, [(ProblemCode::CellOutsideTable, 500)].into());
    let message = "the cell \"x\" and 2 more are outside the table and were not imported";
    assert_eq!(import.problems[0].message, message);
    let report = check_report("list.csv", Ok(&import));
    assert!(
        report.notes.ends_with("500 more problems are not listed."),
        "{}",
        report.notes
    );
}

/// A plan of a few bytes would otherwise fill every row up to the last column, or give each word a long meaning.
#[test]
fn what_a_mapping_adds_counts_like_the_file() {
    let limits = Limits {
        cells: 1_000,
        text_bytes: 20_000,
        ..Limits::default()
    };
    let text = format!("Name,RSVP\n{}", "Ann Lee,x\n".repeat(100));
    let far = (1..=100).map(|row| (row, [(199, "x".to_owned())].into())).collect();
    let meaning = [("x".to_owned(), "y".repeat(1_000))].into();
    for (mapping, part) in [
        (
            Mapping {
                cells: far,
                ..Mapping::default()
            },
            "cells",
        ),
        (
            Mapping {
                values: [(Field::Status, meaning)].into(),
                ..Mapping::default()
            },
            "of text",
        ),
    ] {
        let source = Source::open("list.csv", text.as_bytes(), &limits, &TextOnly).unwrap();
        let refusal = source.map(&mapping, &limits).unwrap_err();
        assert!(refusal.message.contains(part), "{}", refusal.message);
    }
}

#[test]
fn headings_and_names_of_sheets_are_cut_to_200_characters() {
    let text = format!("Name,Notes,{}\nAnn Lee,a,b\n", "x".repeat(60_000));
    let name = "y".repeat(1_000);
    let import = read(&name, text.as_bytes()).unwrap();
    assert_eq!((import.header.columns[2].title.len(), import.sheet.len()), (200, 200));
}
