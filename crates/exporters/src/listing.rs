//! What the lists say, whether they become a PDF or a Word document.

use crate::event::Guest;
use crate::made::Made;
use crate::meals::MealMark;
use crate::words::words;

mod kitchen;

pub(crate) use kitchen::kitchen;

pub(crate) const TABLE_LISTS: &str = "Guests by table";
pub(crate) const KITCHEN: &str = "Kitchen";
/// In place of a list without guests.
pub(crate) const NO_GUEST_PLACED: &str = "No guest has a table yet.";

const NONE: &str = "–";

/// What a cell shows.
pub(crate) enum Cell {
    Text(String),
    /// The same in bold.
    Strong(String),
    /// A meal behind its mark.
    Meal(MealMark, String),
    /// What has to be left out, in white on black.
    Alert(String),
    /// A box to be ticked.
    Tick,
    /// A QR code of this text.
    Code(String),
}

/// A column: its heading, and its share of the width.
#[derive(Clone, Copy)]
pub(crate) struct Column {
    pub(crate) heading: &'static str,
    pub(crate) share: f32,
}

pub(crate) const fn column(heading: &'static str, share: f32) -> Column {
    Column { heading, share }
}

/// A document that takes headings, paragraphs and tables one after the other.
pub(crate) trait Listing {
    fn heading(&mut self, text: &str);
    fn paragraph(&mut self, text: &str);
    fn table(&mut self, columns: &[Column], rows: impl IntoIterator<Item = Vec<Cell>>);
}

pub(crate) fn or_dash(text: &str) -> Cell {
    Cell::Text(if text.is_empty() { NONE } else { text }.to_owned())
}

pub(crate) fn table_lists(to: &mut impl Listing, made: &Made<'_>) {
    by_table(to, made, &[column("Seat", 0.15), column("Guest", 0.85)], seat_and_guest);
}

fn seat_and_guest(guest: &Guest) -> Vec<Cell> {
    vec![or_dash(guest.seat_label()), Cell::Text(guest.name())]
}

/// Writes a heading and a table of guests for each table.
pub(crate) fn by_table(to: &mut impl Listing, made: &Made<'_>, columns: &[Column], row: impl Fn(&Guest) -> Vec<Cell>) {
    let occupied = made.occupied();
    if occupied.is_empty() {
        to.paragraph(NO_GUEST_PLACED);
    }
    for (table, guests) in occupied {
        to.heading(&table.label);
        to.table(columns, guests.into_iter().map(&row));
    }
}

pub(crate) fn escort_list(to: &mut impl Listing, made: &Made<'_>) {
    let words = words(made.export.event.language);
    let guests = made.export.coming();
    let rows = guests.into_iter().filter(|guest| guest.table.is_some()).map(|guest| {
        vec![
            Cell::Strong(last_first(guest)),
            Cell::Text(made.export.table_for_guests(guest).into_owned()),
        ]
    });
    to.table(&[column(words.guest, 0.6), column(words.table, 0.4)], rows);
}

/// "Last, First"
pub(crate) fn last_first(guest: &Guest) -> String {
    if guest.texts.last_name.is_empty() {
        guest.texts.first_name.clone()
    } else {
        format!("{}, {}", guest.texts.last_name, guest.texts.first_name)
    }
}
