//! `import-check`, and the child process in which it reads documents.

use std::path::PathBuf;

use serde_json::Value;

use super::{fixture, json, seatwright};

fn sample(name: &str) -> PathBuf {
    fixture(&format!("import-parsers/tests/samples/{name}"))
}

/// The exit code and the report of a sample.
fn check(name: &str) -> (Option<i32>, Value) {
    let output = seatwright(&["import-check", sample(name).to_str().unwrap(), "--json"]);
    (output.status.code(), serde_json::from_slice(&output.stdout).unwrap())
}

#[test]
fn the_guests_of_text_and_of_documents_are_printed() {
    for name in [
        "gen300-utf16le-tab.csv",
        "gen-latin-cp1252-semicolon.csv",
        "gen300-openpyxl.xlsx",
        "gen300-libreoffice.xls",
        "gen300-python-docx.docx",
        "tabbed-lines.doc",
        "gen-reportlab-grid.pdf",
        "hostile-wrong-ext.csv",
    ] {
        let (code, report) = check(name);
        let expected = json(&sample(&format!("{name}.expected.json")));
        assert_eq!(code, Some(0), "{name}");
        for part in ["file", "expect", "guests"] {
            assert_eq!(report[part], expected[part], "{part} of {name}");
        }
    }
}

#[test]
fn a_broken_file_is_refused_with_a_reason_and_code_1() {
    for (name, reason) in [
        ("hostile-truncated-gen300-openpyxl.xlsx", "damaged"),
        ("hostile-empty.xlsx", "empty"),
        ("cal-pass_protected.xlsx", "password_protected"),
        ("scan.pdf", "scanned"),
    ] {
        let (code, report) = check(name);
        assert_eq!(
            (code, report["code"].as_str()),
            (Some(1), Some(reason)),
            "{name}: {report}"
        );
    }
}

/// The reader of xls asks for 67 GB here and aborts; the others expand a hundredfold or never end in some readers.
#[test]
fn a_document_that_kills_its_reader_is_refused_and_nothing_else_happens() {
    for (name, reason) in [
        ("hostile-oom.xls", "damaged"),
        ("hostile-bomb.docx", "too_large"),
        ("hostile-hang-styles.docx", "damaged"),
        ("hostile-deep.docx", "damaged"),
        ("hostile-loop-pages.pdf", "damaged"),
    ] {
        let (code, report) = check(name);
        assert_eq!(
            (code, report["code"].as_str()),
            (Some(1), Some(reason)),
            "{name}: {report}"
        );
        assert!(report["message"].as_str().unwrap().ends_with('.'), "{name}");
    }
}

#[test]
fn people_get_a_summary() {
    let output = seatwright(&["import-check", sample("messy-merged-dates.xlsx").to_str().unwrap()]);
    expect_test::expect![[r#"
        Kind: an Excel workbook (xlsx)
        Sheet: Guest list
        Not read: Read me
        Not read: Archive
        Columns, by the headings in row 4:
          A -> not imported
          No. -> not imported
          First name -> first
          Surname -> last
          Phone -> mobile
          E-mail -> email
          Table -> table
          RSVP date -> not imported
          Attending? -> status
        Guests: 5
        Skipped rows: 2
          row 2: Gala Dinner — attendees
          row 11: Total | 5
        Notes: 2
          Columns not imported: A, No., RSVP date.
          Only the worksheet "Guest list" was read, not "Read me", "Archive" (hidden).
    "#]]
    .assert_eq(&String::from_utf8(output.stdout).unwrap());
    assert_eq!(output.status.code(), Some(0));
}
