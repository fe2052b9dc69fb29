//! Word documents: what is in their parts, and whom the import finds in them.

use std::collections::{HashMap, HashSet};
use std::io::Read as _;

use domain::event::GuestLanguage;
use exporters::event::EventExport;
use exporters::{Paper, Sections, SheetKind, SheetRequest, WordError, guest_list_word, sheet_word};
use import_parsers::{InProcess, Limits, read_with};

use crate::samples::{export, guest, request, wedding, wedding_in};

const KINDS: [SheetKind; 5] = [
    SheetKind::PlaceCards,
    SheetKind::TentCards,
    SheetKind::TableLists,
    SheetKind::EscortList,
    SheetKind::Kitchen,
];

pub(crate) fn word(export: &EventExport, kind: SheetKind) -> Vec<u8> {
    sheet_word(export, request(kind, Paper::A4)).unwrap()
}

pub(crate) fn guest_list(export: &EventExport, sections: Sections) -> Vec<u8> {
    guest_list_word(export, sections, Paper::A4, "5 June 2027, 12:00").unwrap()
}

/// The parts of a document by their names.
fn parts(bytes: &[u8]) -> HashMap<String, String> {
    let mut archive = zip::ZipArchive::new(std::io::Cursor::new(bytes)).unwrap();
    let names: Vec<String> = archive.file_names().map(|name| name.unwrap().into_owned()).collect();
    let mut part = |name: String| {
        let mut text = String::new();
        archive.by_name(&name).unwrap().read_to_string(&mut text).unwrap();
        (name, text)
    };
    names.into_iter().map(&mut part).collect()
}

fn body(bytes: &[u8]) -> String {
    parts(bytes).remove("word/document.xml").unwrap()
}

#[test]
fn the_same_event_gives_the_same_bytes_in_any_order_of_making() {
    let export = wedding();
    let first: Vec<Vec<u8>> = KINDS.map(|kind| word(&export, kind)).to_vec();
    let again: Vec<Vec<u8>> = KINDS.into_iter().rev().map(|kind| word(&export, kind)).collect();
    assert!(first.iter().eq(again.iter().rev()));
    let list = || guest_list(&export, Sections::default());
    assert_eq!(list(), list());
}

#[test]
fn a_document_has_styles_a_title_a_language_and_numbered_pages() {
    let mut export = wedding_in(GuestLanguage::De);
    export.record.accent = Some("#2b5ea3".to_owned());
    let list = parts(&word(&export, SheetKind::EscortList));
    let core = &list["docProps/core.xml"];
    assert!(
        core.contains("<dc:title>Anna &amp; Ben’s wedding: Finden Sie Ihren Tisch</dc:title>"),
        "{core}"
    );
    assert!(
        core.contains("<dc:language>de</dc:language>") && core.contains("2027-06-05T14:00:00Z"),
        "{core}"
    );
    let styles = &list["word/styles.xml"];
    assert!(
        styles.contains("w:val=\"de-DE\"") && styles.contains("w:styleId=\"Title\""),
        "{styles}"
    );
    assert!(
        !styles.contains("A3412E"),
        "the colour of the event replaces the common one"
    );
    let footer = &list["word/footer2.xml"];
    assert!(
        footer.contains("Seite ") && footer.contains("NUMPAGES") && footer.contains(" von "),
        "{footer}"
    );
    let document = &list["word/document.xml"];
    assert!(document.contains("<w:pStyle w:val=\"Title\" />"), "{document}");
    assert!(document.contains("w:w=\"11906\" w:h=\"16838\""), "{document}");
}

#[test]
fn headings_of_a_table_are_repeated_and_rows_stay_whole() {
    let document = body(&word(&wedding(), SheetKind::TableLists));
    let tables = document.matches("<w:tbl>").count();
    assert_eq!(tables, 2);
    assert_eq!(document.matches("<w:tblHeader />").count(), tables);
    assert_eq!(
        document.matches("<w:cantSplit />").count(),
        document.matches("<w:tr>").count()
    );
    assert_eq!(
        document.matches("<w:pageBreakBefore />").count(),
        tables - 1,
        "{document}"
    );
    let first = document.find("<w:tblHeader />").unwrap();
    assert!(document[first..].find("Seat").unwrap() < document[first..].find("=Zoë").unwrap());
}

#[test]
fn lists_of_arabic_and_hebrew_events_run_from_right_to_left() {
    for language in [GuestLanguage::Ar, GuestLanguage::He] {
        let document = body(&word(&wedding_in(language), SheetKind::EscortList));
        assert!(
            document.contains("<w:bidiVisual />") && document.contains("<w:bidi />"),
            "{document}"
        );
        let staff = body(&word(&wedding_in(language), SheetKind::Kitchen));
        assert!(!staff.contains("<w:bidiVisual />") && !staff.contains("<w:bidi />"));
        assert!(staff.contains("<w:rtl />"), "an Arabic name in an English list");
    }
    assert!(!body(&word(&wedding_in(GuestLanguage::De), SheetKind::EscortList)).contains("<w:bidi />"));
}

#[test]
fn any_name_makes_a_document_that_can_be_read() {
    let names = [
        "</w:t><w:rStyle w:val=\"RightToLeft\" />",
        "A\u{0}\u{1}\u{b}nn\u{ffff}",
        "🎉👩‍👩‍👧 Lee",
        "<&>\"'",
        &"Maximiliane ".repeat(40),
        "\u{202e}abc\u{202c}",
    ];
    let guests = names.iter().enumerate();
    let guests = guests.map(|(number, name)| guest(number + 1, name, "Ruiz", Some(0), "A"));
    let export = export(guests.collect());
    let mut files: Vec<Vec<u8>> = KINDS.map(|kind| word(&export, kind)).to_vec();
    files.push(guest_list(&export, Sections::default()));
    for file in files {
        for (name, part) in parts(&file) {
            let mut reader = quick_xml::Reader::from_str(&part);
            reader.config_mut().check_end_names = true;
            while !matches!(
                reader.read_event().unwrap_or_else(|error| panic!("{name}: {error}")),
                quick_xml::events::Event::Eof
            ) {}
            assert!(!part.contains(['\u{0}', '\u{1}', '\u{b}', '\u{ffff}']), "{name}");
        }
        assert!(body(&file).contains("&lt;&amp;&gt;"));
    }
}

#[test]
fn without_guests_a_document_says_so() {
    let empty = export(Vec::new());
    for kind in [
        SheetKind::PlaceCards,
        SheetKind::TentCards,
        SheetKind::TableLists,
        SheetKind::Kitchen,
        SheetKind::EscortList,
    ] {
        let document = body(&word(&empty, kind));
        assert!(document.contains("No guest has a table yet."), "{kind:?}");
    }
    assert!(body(&guest_list(&empty, Sections::default())).contains("This event has no guests yet."));
}

#[test]
fn cards_have_the_size_of_their_stock() {
    let document = body(&word(&wedding(), SheetKind::PlaceCards));
    // 55 mm and 90 mm in twentieths of a point.
    assert!(
        document.contains("<w:trHeight w:val=\"3118\" w:hRule=\"exact\" />"),
        "{document}"
    );
    assert!(document.contains("<w:gridCol w:w=\"5102\""), "{document}");
    assert!(document.contains("■ Vegan"));
    let refused = sheet_word(&wedding(), request(SheetKind::PlaceCards, Paper::A3));
    assert!(matches!(refused, Err(WordError::Paper)));
}

#[test]
fn sheets_with_drawings_and_codes_are_not_made() {
    for (_, kind) in SheetKind::ALL {
        let made = sheet_word(&wedding(), request(kind, Paper::A4));
        assert_eq!(made.is_ok(), kind.has_word(), "{kind:?}");
    }
}

#[test]
fn only_the_cards_and_lists_that_are_wanted_are_in_it() {
    let export = wedding();
    let only: HashSet<String> = ["g-1".to_owned()].into();
    let request = SheetRequest {
        only: Some(&only),
        ..request(SheetKind::PlaceCards, Paper::A4)
    };
    let document = body(&sheet_word(&export, request).unwrap());
    assert!(
        document.contains("=Zoë Äbel") && !document.contains("小明"),
        "{document}"
    );
}

#[test]
fn contact_details_are_in_the_guest_list_only_when_they_are_chosen() {
    let without = body(&guest_list(&wedding(), Sections::default()));
    assert!(!without.contains("ann@example.com") && !without.contains("+44"));
    let chosen = Sections {
        contacts: true,
        ..Sections::default()
    };
    let with = body(&guest_list(&wedding(), chosen));
    assert!(with.contains("ann@example.com") && with.contains("+44"));
}

#[test]
fn the_import_reads_the_guests_of_the_list() {
    let mut export = wedding();
    export.guests[0].texts.first_name = "Zoë".to_owned();
    let chosen = Sections {
        contacts: true,
        ..Sections::default()
    };
    let import = read_with(
        "guest-list.docx",
        &guest_list(&export, chosen),
        &Limits::default(),
        &InProcess::default(),
    )
    .unwrap();
    let read: Vec<String> = import.rows.iter().map(|row| row.texts.full_name()).collect();
    let guests: Vec<String> = export.guests.iter().map(|guest| guest.texts.full_name()).collect();
    assert_eq!(read, guests);
    assert_eq!(
        (import.rows[0].table.as_str(), import.rows[0].seat.as_str()),
        ("1", "A")
    );
    assert_eq!(import.rows[0].texts.email, "ann@example.com");
    assert_eq!(import.rows[0].texts.dietary, "Vegan");
}

#[test]
fn five_thousand_guests_take_less_than_two_megabytes() {
    let guests = (0..5_000).map(|number| guest(number + 1, "María José", "van der Berg", Some(number % 2), "A"));
    let export = export(guests.collect());
    for bytes in [
        word(&export, SheetKind::EscortList),
        guest_list(&export, Sections::default()),
    ] {
        assert!(bytes.len() < 2_000_000, "{}", bytes.len());
    }
}
