//! The guest list as CSV.

use crate::csv;
use crate::event::{EventExport, Guest};
use crate::sections::Sections;

/// A column of guest lists.
pub(crate) struct Column {
    pub(crate) heading: &'static str,
    is_in: fn(Sections) -> bool,
    cell: for<'e> fn(&'e EventExport, &'e Guest) -> &'e str,
}

impl Column {
    const fn new(
        heading: &'static str,
        is_in: fn(Sections) -> bool,
        cell: for<'e> fn(&'e EventExport, &'e Guest) -> &'e str,
    ) -> Self {
        Self { heading, is_in, cell }
    }
}

/// The heading of the column that only lists with meals have.
const MEAL: &str = "Meal";

/// The heading of the column that only lists with guests who wait for a place have.
const WAITING_LIST: &str = "Waiting List";

/// The columns of the file, in their order.
const COLUMNS: [Column; 13] = [
    Column::new("First Name", |_| true, |_, guest| &guest.texts.first_name),
    Column::new("Last Name", |_| true, |_, guest| &guest.texts.last_name),
    Column::new("Table", |s| s.assignments, EventExport::table_label),
    Column::new("Seat", |s| s.assignments, |_, guest| guest.seat_label()),
    Column::new("Status", |_| true, |_, guest| guest.status.as_str()),
    Column::new(
        WAITING_LIST,
        |_| true,
        |_, guest| guest.waiting_position.as_deref().unwrap_or_default(),
    ),
    Column::new(MEAL, |s| s.guests, |_, guest| &guest.texts.meal),
    Column::new("Dietary", |s| s.guests, |_, guest| &guest.texts.dietary),
    Column::new(
        "Special Requests",
        |s| s.guests,
        |_, guest| &guest.texts.special_requests,
    ),
    Column::new(
        "Party",
        |s| s.guests,
        |_, guest| guest.party.as_ref().map_or("", |(_, name)| name),
    ),
    Column::new("Lookup Code", |_| true, |_, guest| &guest.lookup_code),
    Column::new("Email", |s| s.contacts, |_, guest| &guest.texts.email),
    Column::new("Mobile", |s| s.contacts, |_, guest| &guest.texts.mobile),
];

/// The columns that the sections ask for and that have something in them.
pub(crate) fn columns(export: &EventExport, sections: Sections) -> Vec<Column> {
    let (has_meals, some_wait) = (export.has_meals(), export.has_waiting_list());
    let is_filled = |column: &Column| match column.heading {
        MEAL => has_meals,
        WAITING_LIST => some_wait,
        _ => true,
    };
    let asked = COLUMNS.into_iter().filter(|column| (column.is_in)(sections));
    asked.filter(is_filled).collect()
}

/// The cells of each guest.
pub(crate) fn rows<'e>(export: &'e EventExport, columns: &'e [Column]) -> impl Iterator<Item = Vec<&'e str>> {
    let cells = move |guest| columns.iter().map(move |column| (column.cell)(export, guest)).collect();
    export.guests.iter().map(cells)
}

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
    /// All separators, by their names.
    pub const ALL: [(&'static str, Self); 3] = [
        ("comma", Self::Comma),
        ("semicolon", Self::Semicolon),
        ("tab", Self::Tab),
    ];

    /// Reads a name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        let known = Self::ALL.iter().find(|(known, _)| *known == name);
        known.map(|(_, separator)| *separator)
    }

    /// Returns the name.
    #[must_use]
    pub fn name(self) -> &'static str {
        crate::name_in(&Self::ALL, self)
    }

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
pub fn guests_csv(export: &EventExport, sections: Sections, separator: Separator) -> Vec<u8> {
    let columns = columns(export, sections);
    let headings = columns.iter().map(|column| column.heading).collect();
    csv::separated(
        std::iter::once(headings).chain(rows(export, &columns)),
        separator.byte(),
    )
}
