//! What is on the card of a place, and where cards are on their stock.

use crate::event::{EventExport, Guest};
use crate::paper::{INCH, MM, Paper};

/// A meal or diet is on a card up to this many characters; longer ones are for the kitchen.
const SERVED_MAX: usize = 24;
/// What stays free inside the cut, in points.
pub(crate) const SAFE: f32 = 4.0 * MM;
/// The colour of meals and diets, as red, green and blue.
pub(crate) const SERVED_COLOUR: [u8; 3] = [18, 105, 74];

/// Where cards are on a sheet, in points.
#[derive(Clone, Copy)]
pub(crate) struct Stock {
    pub(crate) columns: u16,
    pub(crate) rows: u16,
    pub(crate) left: f32,
    pub(crate) top: f32,
    pub(crate) width: f32,
    pub(crate) height: f32,
}

pub(crate) fn place_stock(paper: Paper) -> Option<Stock> {
    let (left, top, width, height) = match paper {
        Paper::A4 => (15.0 * MM, 11.0 * MM, 90.0 * MM, 55.0 * MM),
        Paper::Letter => (0.75 * INCH, 0.5 * INCH, 3.5 * INCH, 2.0 * INCH),
        _ => return None,
    };
    Some(Stock {
        columns: 2,
        rows: 5,
        left,
        top,
        width,
        height,
    })
}

pub(crate) fn tent_stock(paper: Paper) -> Option<Stock> {
    let (left, top, width, height) = match paper {
        Paper::A4 => (15.0 * MM, 38.5 * MM, 90.0 * MM, 110.0 * MM),
        Paper::Letter => (0.75 * INCH, 1.5 * INCH, 3.5 * INCH, 4.0 * INCH),
        _ => return None,
    };
    Some(Stock {
        columns: 2,
        rows: 2,
        left,
        top,
        width,
        height,
    })
}

/// "Table 4 · C", or the table alone for a guest without a seat.
pub(crate) fn place_of(export: &EventExport, guest: &Guest) -> String {
    let table = export.table_for_guests(guest);
    let seat = guest.seat_label();
    if seat.is_empty() {
        table.into_owned()
    } else {
        format!("{table} · {seat}")
    }
}

/// Meal and diet, unless they are too long for a card.
pub(crate) fn served_of(guest: &Guest) -> Option<String> {
    let served = [&guest.texts.meal, &guest.texts.dietary];
    let served = served
        .into_iter()
        .filter(|text| !text.is_empty() && text.chars().count() <= SERVED_MAX);
    let served: Vec<&str> = served.map(String::as_str).collect();
    (!served.is_empty()).then(|| served.join(" · "))
}
