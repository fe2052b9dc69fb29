//! The guest list as CSV.

use crate::csv;
use crate::event::EventExport;

/// The columns of the file, in their order.
pub(crate) const COLUMNS: [&str; 9] = [
    "First Name",
    "Last Name",
    "Table",
    "Seat",
    "Status",
    "Dietary",
    "Special Requests",
    "Party",
    "Lookup Code",
];

/// What separates the cells of a CSV file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Separator {
    /// `,`
    #[default]
    Comma,
    /// `;`, which spreadsheets of many countries expect.
    Semicolon,
    /// A tab.
    Tab,
}

impl Separator {
    fn byte(self) -> u8 {
        match self {
            Self::Comma => b',',
            Self::Semicolon => b';',
            Self::Tab => b'\t',
        }
    }
}

/// Returns all guests, cancelled ones too: UTF-8 with a byte order mark and CR LF. Formulas are made harmless.
#[must_use]
pub fn guests_csv(export: &EventExport, separator: Separator) -> Vec<u8> {
    let rows: Vec<[&str; 9]> = rows(export).collect();
    let headings = std::iter::once(COLUMNS.to_vec());
    let cells = rows.iter().map(|row| row.to_vec());
    csv::separated(headings.chain(cells), separator.byte())
}

/// The cells of each guest, in the order of [`COLUMNS`].
pub(crate) fn rows(export: &EventExport) -> impl Iterator<Item = [&str; 9]> {
    export.guests.iter().map(|guest| {
        [
            guest.first_name.as_str(),
            &guest.last_name,
            export.table_label(guest),
            guest.seat_label(),
            guest.status.as_str(),
            &guest.dietary,
            &guest.special_requests,
            guest.party.as_ref().map_or("", |(_, name)| name.as_str()),
            &guest.lookup_code,
        ]
    })
}
