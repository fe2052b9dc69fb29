//! The lists: by table, alphabetical, for the door, and of the furniture.

use std::collections::BTreeMap;

use domain::plan::catalogue::Figure;

use super::flow::{Cell, Column, Flow};
use super::{Drawn, Made, PdfError};
use crate::event::Guest;
use crate::words::words;

const NONE: &str = "–";

pub(super) fn or_dash(text: &str) -> Cell {
    Cell::Text(if text.is_empty() { NONE } else { text }.to_owned())
}

pub(super) const fn column(heading: &'static str, share: f32) -> Column {
    Column { heading, share }
}

pub(super) fn table_lists(made: &Made<'_>) -> Result<Drawn, PdfError> {
    let mut flow = Flow::new(made, "Guests by table");
    by_table(
        &mut flow,
        made,
        &[column("Seat", 0.15), column("Guest", 0.85)],
        seat_and_guest,
    );
    flow.finish()
}

fn seat_and_guest(guest: &Guest) -> Vec<Cell> {
    vec![or_dash(guest.seat_label()), Cell::Text(guest.name())]
}

/// Writes a heading and a table of guests for each table.
pub(super) fn by_table(flow: &mut Flow<'_>, made: &Made<'_>, columns: &[Column], row: impl Fn(&Guest) -> Vec<Cell>) {
    let occupied = made.occupied();
    if occupied.is_empty() {
        flow.paragraph("No guest has a table yet.");
    }
    for (table, guests) in occupied {
        flow.heading(&table.label, 3.0);
        flow.table(columns, guests.into_iter().map(&row));
    }
}

pub(super) fn escort_list(made: &Made<'_>) -> Result<Drawn, PdfError> {
    let words = words(made.export.event.language);
    let mut flow = Flow::for_guests(made, words.find_table);
    let guests = made.export.coming();
    let rows = guests.into_iter().filter(|guest| guest.table.is_some()).map(|guest| {
        vec![
            Cell::Strong(last_first(guest)),
            Cell::Text(made.export.table_for_guests(guest).into_owned()),
        ]
    });
    flow.table(&[column(words.guest, 0.6), column(words.table, 0.4)], rows);
    flow.finish()
}

/// "Last, First"
fn last_first(guest: &Guest) -> String {
    if guest.texts.last_name.is_empty() {
        guest.texts.first_name.clone()
    } else {
        format!("{}, {}", guest.texts.last_name, guest.texts.first_name)
    }
}

pub(super) fn check_in_list(made: &Made<'_>) -> Result<Drawn, PdfError> {
    let mut flow = Flow::new(made, "Check-in");
    let columns = [
        column("Here", 0.08),
        column("Guest", 0.36),
        column("Table", 0.22),
        column("Seat", 0.09),
        column("Code", 0.13),
        column("QR", 0.12),
    ];
    let rows = made.export.coming().into_iter().map(|guest| {
        vec![
            Cell::Tick,
            Cell::Strong(last_first(guest)),
            or_dash(made.export.table_label(guest)),
            or_dash(guest.seat_label()),
            Cell::Text(guest.lookup_code.clone()),
            if guest.lookup_code.is_empty() {
                or_dash("")
            } else {
                Cell::Code(made.export.scanned_code(guest).to_owned())
            },
        ]
    });
    flow.table(&columns, rows);
    flow.finish()
}

pub(super) fn pick_list(made: &Made<'_>) -> Result<Drawn, PdfError> {
    let mut flow = Flow::new(made, "Furniture");
    let items = furniture(made);
    let rows = items
        .into_iter()
        .map(|((item, size), count)| vec![Cell::Text(item), Cell::Text(size), Cell::Text(count.to_string())]);
    flow.table(&[column("Item", 0.5), column("Size", 0.3), column("Count", 0.2)], rows);
    flow.finish()
}

/// Everything that has to be brought, by name and size.
fn furniture(made: &Made<'_>) -> BTreeMap<(String, String), usize> {
    let mut items = BTreeMap::new();
    for element in made.export.plan.elements().iter().filter(|element| !element.hidden) {
        let seats = element.chairs.len();
        let figure = element.kind.figure;
        let is_seat = matches!(figure, Figure::Chair | Figure::Row | Figure::CurvedRow);
        if seats > 0 {
            let chair = format!("{} chair", capital(element.chair_type.as_deref().unwrap_or("banquet")));
            *items.entry((chair, String::new())).or_default() += seats;
        }
        if is_seat {
            continue;
        }
        let name = if seats > 0 {
            format!("{} table", capital(element.kind.as_str()))
        } else {
            capital(element.kind.as_str())
        };
        *items
            .entry((name, inches(element.width, element.height, figure)))
            .or_default() += 1;
    }
    items
}

fn capital(word: &str) -> String {
    let words = word.replace('-', " ");
    let mut letters = words.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// "60 in" for something round, "96 x 30 in" otherwise.
fn inches(width: f64, height: f64, figure: Figure) -> String {
    let [width, height] = [width, height].map(|units| (units / 2.0).round());
    if figure == Figure::Round {
        return format!("{width} in");
    }
    format!("{} x {} in", width.max(height), width.min(height))
}
