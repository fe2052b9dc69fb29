//! The files of an event: what is in them, and that the same event gives the same bytes.

use std::ops::ControlFlow;

use domain::event::GuestLanguage;
use exporters::event::{EventExport, Guest};
use exporters::{
    Design, EventDetails, Pages, Paper, PdfError, Sections, Separator, SheetKind, SheetRequest, Shown, event_json,
    guests_csv, plan_dxf, print_items, sheet_pdf, sheet_pdf_by_pages, sheet_preview, workbook,
};
use serde_json::{Value, json};

use crate::samples::{designed, export, guest, plan, request, wedding, wedding_in};

fn pdf(export: &EventExport, kind: SheetKind, paper: Paper) -> exporters::Pdf {
    sheet_pdf(export, request(kind, paper)).unwrap()
}

#[test]
fn every_sheet_is_made_of_a_full_and_of_an_empty_event_and_misses_no_letter() {
    for export in [wedding(), export(Vec::new())] {
        for (name, kind) in SheetKind::ALL {
            let pdf = pdf(&export, kind, Paper::A4);
            assert!(pdf.bytes.starts_with(b"%PDF-1.7"), "{name}");
            assert!(pdf.pages > 0, "{name}");
            assert!(pdf.missing.is_empty(), "{name}");
        }
    }
}

#[test]
fn the_same_event_gives_the_same_bytes() {
    let (one, other) = (wedding(), wedding());
    for (name, kind) in SheetKind::ALL {
        assert_eq!(
            pdf(&one, kind, Paper::Letter).bytes,
            pdf(&other, kind, Paper::Letter).bytes,
            "{name}"
        );
    }
    assert_eq!(
        workbook(&one, Sections::default()).unwrap(),
        workbook(&other, Sections::default()).unwrap()
    );
}

/// A code of a preview is the only group of it that is moved and scaled.
fn codes(svg: &str) -> usize {
    svg.matches("<g transform=\"translate").count()
}

#[test]
fn previews_of_single_pages_add_up_to_the_whole_list() {
    let guests = (1..=60).map(|number| guest(number, "Ana", "Ruiz", None, "")).collect();
    let export = export(guests);
    let whole = pdf(&export, SheetKind::CheckInList, Paper::A4);
    assert!(whole.pages > 2);
    let page = |page| sheet_preview(&export, request(SheetKind::CheckInList, Paper::A4), page).unwrap();
    let previews: Vec<_> = (1..=whole.pages).map(|number| page(number).unwrap()).collect();
    assert!(previews.iter().all(|preview| preview.pages == whole.pages));
    assert!(previews.iter().all(|preview| codes(&preview.svg) > 0));
    assert_eq!(previews.iter().map(|preview| codes(&preview.svg)).sum::<usize>(), 60);
    assert_eq!((page(0), page(whole.pages + 1)), (None, None));
}

#[test]
fn the_code_of_a_guest_takes_less_than_two_kilobytes() {
    let list = |count| {
        let guests = (1..=count)
            .map(|number| guest(number, "Ana", "Ruiz", None, ""))
            .collect();
        let mut export = export(guests);
        export.tickets = export
            .guests
            .iter()
            .map(|guest| (guest.id.clone(), format!("{:A<43}", guest.id)))
            .collect();
        pdf(&export, SheetKind::CheckInList, Paper::A4).bytes.len()
    };
    assert!(list(120) - list(20) < 100 * 2_000);
}

#[test]
fn meals_are_in_lists_and_the_workbook_when_someone_has_one() {
    let heading = |export: &EventExport| {
        let csv = String::from_utf8(guests_csv(export, Sections::default(), Separator::Comma)).unwrap();
        csv.lines().next().unwrap().to_owned()
    };
    let mut export = wedding();
    assert!(!heading(&export).contains("Meal"));
    export.guests[0].texts.meal = "Braised beef; Cake".to_owned();
    assert!(heading(&export).contains("Status,Meal,Dietary"));
    let csv = String::from_utf8(guests_csv(&export, Sections::default(), Separator::Comma)).unwrap();
    assert!(csv.contains("Braised beef; Cake"));
    let plain = pdf(&wedding(), SheetKind::Kitchen, Paper::A4);
    let with_meals = pdf(&export, SheetKind::Kitchen, Paper::A4);
    assert!(with_meals.bytes.len() > plain.bytes.len());
}

#[test]
fn the_position_on_the_waiting_list_has_a_column_when_someone_waits() {
    let csv =
        |export: &EventExport| String::from_utf8(guests_csv(export, Sections::default(), Separator::Comma)).unwrap();
    let mut export = wedding();
    assert!(!csv(&export).contains("Waiting List"));
    export.guests[0].waiting_position = Some("3".to_owned());
    assert!(csv(&export).contains("Status,Waiting List,Dietary"));
    assert!(csv(&export).contains("assigned,3,Vegan"));
}

#[test]
fn cards_are_refused_on_paper_without_stock() {
    for kind in [SheetKind::PlaceCards, SheetKind::TentCards] {
        let refused = sheet_pdf(&wedding(), request(kind, Paper::A3)).unwrap_err();
        assert_eq!(refused, PdfError::Paper);
    }
}

#[test]
fn a_sheet_tells_how_many_pages_are_written_and_stops_when_it_is_told_to() {
    let guests = (1..=60).map(|number| guest(number, "Ann", "Lee", None, ""));
    let export = export(guests.collect());
    let request = request(SheetKind::CheckInList, Paper::A4);
    let mut told = Vec::new();
    let whole = sheet_pdf_by_pages(&export, request, &mut |Pages { written, all }| {
        told.push((written, all));
        ControlFlow::Continue(())
    });
    let pages = whole.unwrap().pages;
    assert!(pages > 3, "{pages}");
    assert_eq!(told, (0..pages).map(|written| (written, pages)).collect::<Vec<_>>());

    let mut asked = 0;
    let stopped = sheet_pdf_by_pages(&export, request, &mut |pages| {
        asked += 1;
        if pages.written == 2 {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    assert_eq!((stopped, asked), (Err(PdfError::Stopped), 3));
}

#[test]
fn a_letter_that_no_font_has_is_named() {
    let export = export(vec![guest(1, "𐎀𐎁", "Lee", Some(0), "A")]);
    let missing = pdf(&export, SheetKind::TableLists, Paper::A4).missing;
    assert_eq!(missing.into_iter().collect::<String>(), "𐎀𐎁");
}

#[test]
fn lists_are_alphabetical_without_regard_to_accents_and_tables_by_seat() {
    let export = wedding();
    let coming: Vec<String> = export.coming().into_iter().map(Guest::name).collect();
    assert_eq!(coming[..2], ["=Zoë Äbel", "Ben Öz"]);
    let placed: Vec<String> = export.placed().into_iter().map(Guest::name).collect();
    assert_eq!(placed, ["=Zoë Äbel", "ليلى حداد", "小明 王"]);
}

#[test]
fn the_csv_has_the_nine_columns_and_harmless_cells() {
    let text = String::from_utf8(guests_csv(&wedding(), Sections::default(), Separator::Semicolon)).unwrap();
    let mut lines = text.trim_start_matches('\u{feff}').split("\r\n");
    assert_eq!(
        lines.next(),
        Some("First Name;Last Name;Table;Seat;Status;Dietary;Special Requests;Party;Lookup Code")
    );
    assert_eq!(lines.next(), Some("'=Zoë;Äbel;Table 1;A;assigned;Vegan;;Family;K7QXM1"));
}

#[test]
fn the_json_is_canonical_and_enough_to_seat_everyone_again() {
    let export = wedding();
    let state: Value = serde_json::from_str(&floorplan_geometry::saved_state::to_json(&export.plan).unwrap()).unwrap();
    let text = String::from_utf8(event_json(&export, &state, &EventDetails::default(), true)).unwrap();
    assert!(
        text.starts_with("{\"event\":{\"accent\":null,\"contact\":\"\",\"date\":\"2027-06-05T14:00:00Z\""),
        "{text}"
    );
    let document: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(document["format"], "seatwright-event");
    assert_eq!(
        document["seatAssignments"][0],
        json!({"guestId": "g-1", "seatId": "t-1-chair-1", "by": "hand"})
    );
    assert_eq!(document["guests"][2]["tableId"], "t-2");
    assert_eq!(document["parties"], json!([{"id": "p-1", "name": "Family"}]));
    let is_contact = |guest: &Value| guest.get("email").is_some() || guest.get("mobile").is_some();
    let has_contacts = |document: &Value| document["guests"].as_array().unwrap().iter().any(is_contact);
    assert!(has_contacts(&document));
    let without: Value = serde_json::from_slice(&event_json(&export, &state, &EventDetails::default(), false)).unwrap();
    assert!(!has_contacts(&without));
}

#[test]
fn the_dxf_is_in_inches_with_y_upwards() {
    let text = String::from_utf8(plan_dxf(&plan())).unwrap();
    assert!(text.contains("$INSUNITS\r\n 70\r\n1\r\n"));
    // The middle of Table 1 is 80 in from the left and 80 in below the upper wall of a room of 360 in.
    assert!(text.contains("AcDbCircle\r\n 10\r\n80.0\r\n 20\r\n280.0\r\n"), "{text}");
    assert_eq!(text.matches("LWPOLYLINE").count(), 1 + 8);
}

const FOR_GUESTS: [SheetKind; 5] = [
    SheetKind::SeatingBoard,
    SheetKind::PlaceCards,
    SheetKind::TentCards,
    SheetKind::TableSigns,
    SheetKind::EscortList,
];

fn has(bytes: &[u8], part: &[u8]) -> bool {
    bytes.windows(part.len()).any(|window| window == part)
}

#[test]
fn sheets_for_guests_are_in_the_language_of_the_event_and_those_for_staff_in_english() {
    let english: Vec<_> = SheetKind::ALL
        .map(|(_, kind)| pdf(&wedding(), kind, Paper::A4).bytes)
        .to_vec();
    for language in GuestLanguage::ALL.into_iter().skip(1) {
        for ((name, kind), english) in SheetKind::ALL.into_iter().zip(&english) {
            let own = pdf(&wedding_in(language), kind, Paper::A4);
            assert!(own.missing.is_empty(), "{language:?} {name}: {:?}", own.missing);
            let for_guests = FOR_GUESTS.contains(&kind);
            assert_eq!(own.bytes != *english, for_guests, "{language:?} {name}");
            let tag = format!("/Lang({})", language.tag());
            assert!(!for_guests || has(&own.bytes, tag.as_bytes()), "{language:?} {name}");
        }
    }
}

#[test]
fn a_table_that_only_has_a_number_is_named_in_the_language_of_the_event() {
    for (language, label) in [
        (GuestLanguage::En, "Table 1"),
        (GuestLanguage::De, "Tisch 1"),
        (GuestLanguage::Ar, "الطاولة 1"),
    ] {
        let mut export = wedding_in(language);
        let first = &export.guests[0];
        assert_eq!(export.table_for_guests(first), label);
        let card = &print_items(&export, SheetKind::PlaceCards)[0];
        assert!(card.parts.contains(&(Shown::Table, label.to_owned())), "{card:?}");
        export.tables[0].label = "Family".to_owned();
        assert_eq!(export.table_for_guests(&export.guests[0]), "Family");
    }
}

#[test]
fn lists_from_right_to_left_begin_at_the_right() {
    let begins = |language, kind| {
        let request = SheetRequest {
            style: designed(Design::Plain),
            ..request(kind, Paper::A4)
        };
        let preview = sheet_preview(&wedding_in(language), request, 1);
        let svg = preview.unwrap().unwrap().svg;
        let place = |at: &str| at.split(' ').next().unwrap().parse::<f32>().unwrap();
        let texts: Vec<f32> = svg.split("translate(").skip(1).map(place).collect();
        texts
    };
    let middle = 297.0;
    for language in [GuestLanguage::Ar, GuestLanguage::He] {
        let list = begins(language, SheetKind::EscortList);
        assert!(list[0] > middle && list[1] > middle && list[2] < middle, "{list:?}");
        // The first texts of the board are its centred head.
        assert!(begins(language, SheetKind::SeatingBoard)[3] > middle);
    }
    let list = begins(GuestLanguage::En, SheetKind::EscortList);
    assert!(list[0] < middle && list[1] < middle && list[2] > middle, "{list:?}");
    assert!(begins(GuestLanguage::En, SheetKind::SeatingBoard)[3] < middle);
}
