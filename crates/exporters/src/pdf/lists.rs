//! The lists: by table, alphabetical, for the kitchen, for the door, and of the furniture.

use std::collections::BTreeMap;

use domain::plan::catalogue::Figure;

use super::flow::Flow;
use super::{Drawn, PdfError};
use crate::listing::{self, Cell, Listing as _, column, last_first, or_dash};
use crate::made::Made;
use crate::words::words;

pub(super) fn table_lists(made: &Made<'_>) -> Result<Drawn, PdfError> {
    let mut flow = Flow::new(made, listing::TABLE_LISTS);
    listing::table_lists(&mut flow, made);
    flow.finish()
}

pub(super) fn kitchen(made: &Made<'_>) -> Result<Drawn, PdfError> {
    let mut flow = Flow::new(made, listing::KITCHEN);
    listing::kitchen(&mut flow, made);
    flow.finish()
}

pub(super) fn escort_list(made: &Made<'_>) -> Result<Drawn, PdfError> {
    let mut flow = Flow::for_guests(made, words(made.export.event.language).find_table);
    listing::escort_list(&mut flow, made);
    flow.finish()
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
