//! The workbook as another program reads it.

use domain::guest::status::GuestStatus;
use exporters::event::{EventExport, Guest};
use exporters::{Sections, workbook};

use crate::office;
use crate::samples::{export, guest};

/// Every sheet of a workbook as a file of its own: commas, quotes, UTF-8, from the first line, texts in quotes, and cells as
/// they are shown.
const CSV: &str = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,true,true,false,false,false,-1";

/// Texts that a program may take for something else.
const TRAPS: [&str; 12] = [
    "=1+1",
    "+44 7700 900001",
    "@SUM(A1)",
    "007",
    "1e5",
    "1/2",
    "TRUE",
    "12345678901234567890",
    "\"quoted\", and more",
    "two\nlines",
    "'apostrophe",
    "لیلی 小明 🎉",
];

fn event() -> EventExport {
    let guests = TRAPS.into_iter().enumerate().map(|(number, trap)| {
        let table = (number < 8).then_some(number % 2);
        let seat = if number < 6 { "007" } else { "" };
        let mut guest = guest(number + 1, trap, "Żółć", table, seat);
        guest.texts.special_requests = trap.to_owned();
        guest.lookup_code = format!("{number:06}");
        guest.arrived = number == 2;
        if number == 9 {
            guest.status = GuestStatus::Cancelled;
        }
        guest
    });
    export(guests.collect())
}

fn row(cells: &[&str]) -> Vec<String> {
    cells.iter().map(|cell| (*cell).to_owned()).collect()
}

/// The sheets with their rows, from the guests themselves.
fn expected(export: &EventExport) -> [(&'static str, Vec<Vec<String>>); 4] {
    let label = |guest: &Guest| export.table_label(guest).to_owned();
    let guests = export.guests.iter().map(|guest| {
        let texts = &guest.texts;
        row(&[
            &texts.first_name,
            &texts.last_name,
            &label(guest),
            guest.seat_label(),
            guest.status.as_str(),
            &texts.dietary,
            &texts.special_requests,
            "Family",
            &guest.lookup_code,
        ])
    });
    let headings = row(&[
        "First Name",
        "Last Name",
        "Table",
        "Seat",
        "Status",
        "Dietary",
        "Special Requests",
        "Party",
        "Lookup Code",
    ]);
    let tables = export.tables.iter().enumerate().map(|(index, table)| {
        let seated = export.guests.iter().filter(|guest| guest.table == Some(index)).count();
        row(&[
            &table.label,
            &(index + 1).to_string(),
            &table.capacity.to_string(),
            &seated.to_string(),
        ])
    });
    let kitchen = export.placed().into_iter().map(|guest| {
        let texts = &guest.texts;
        row(&[
            &label(guest),
            guest.seat_label(),
            &guest.name(),
            &texts.dietary,
            &texts.special_requests,
        ])
    });
    let check_in = export.coming().into_iter().map(|guest| {
        let arrived = if guest.arrived { "TRUE" } else { "FALSE" };
        row(&[
            &guest.name(),
            &label(guest),
            guest.seat_label(),
            arrived,
            &guest.lookup_code,
        ])
    });
    let sheet = |headings: Vec<String>, rows: Vec<Vec<String>>| [vec![headings], rows].concat();
    [
        ("Guests", sheet(headings, guests.collect())),
        (
            "Tables",
            sheet(row(&["Table", "Number", "Capacity", "Seated"]), tables.collect()),
        ),
        (
            "Kitchen",
            sheet(
                row(&["Table", "Seat", "Guest", "Dietary", "Special Requests"]),
                kitchen.collect(),
            ),
        ),
        (
            "Check-in",
            sheet(
                row(&["Guest", "Table", "Seat", "Arrived", "Lookup Code"]),
                check_in.collect(),
            ),
        ),
    ]
}

#[test]
#[ignore = "takes ten seconds and needs soffice; nightly.yml runs it"]
fn another_program_reads_every_cell() {
    if !office::are_installed(&["soffice"]) {
        return;
    }
    let export = event();
    let folder = office::folder("workbook");
    let file = workbook(&export, Sections::default()).unwrap();
    office::convert(&folder, CSV, &[("event.xlsx".to_owned(), &file)]);
    for (name, expected) in expected(&export) {
        let text = office::read(&folder.join(format!("event-{name}.csv")));
        let mut reader = csv::ReaderBuilder::new()
            .has_headers(false)
            .from_reader(text.as_slice());
        let rows = reader.records().map(|record| {
            let record = record.unwrap();
            record.iter().map(str::to_owned).collect::<Vec<String>>()
        });
        assert_eq!(rows.collect::<Vec<_>>(), expected, "{name}");
    }
}
