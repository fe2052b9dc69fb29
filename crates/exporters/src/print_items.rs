//! What each card, list and sign shows, in parts, so that the ones that are out of date on paper can be told, and why.

use crate::event::{EventExport, Guest, Table};
use crate::sheets::SheetKind;

/// A part of what is on a card, list or sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// The name of the guest.
    Name,
    /// The label of the table.
    Table,
    /// The seat.
    Seat,
    /// What the guest eats, or the guests eat.
    Meal,
    /// Which guests there are.
    Guests,
    /// The tables and seats of all guests.
    Seats,
    /// The drawing of the plan.
    Plan,
    /// The codes of the guests.
    Codes,
}

impl Shown {
    /// Every part.
    pub const ALL: [Self; 8] = [
        Self::Name,
        Self::Table,
        Self::Seat,
        Self::Meal,
        Self::Guests,
        Self::Seats,
        Self::Plan,
        Self::Codes,
    ];

    /// Returns the word of the wire.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Table => "table",
            Self::Seat => "seat",
            Self::Meal => "meal",
            Self::Guests => "guests",
            Self::Seats => "seats",
            Self::Plan => "plan",
            Self::Codes => "codes",
        }
    }
}

/// A card, list or sign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintItem {
    /// The id of the guest or the table that it is for; empty for a list of all.
    pub subject: String,
    /// What people call the guest or the table; empty for a list of all.
    pub label: String,
    /// What it shows. All items of a kind have the same parts in the same order.
    pub parts: Vec<(Shown, String)>,
}

/// Returns the cards, lists or signs of a kind of sheet as they would be printed now.
#[must_use]
pub fn print_items(export: &EventExport, kind: SheetKind) -> Vec<PrintItem> {
    match kind {
        SheetKind::PlaceCards | SheetKind::TentCards => {
            let placed = export.placed();
            placed.into_iter().map(|guest| card(export, guest)).collect()
        }
        SheetKind::TableSigns => {
            let tables = export.tables.iter();
            tables
                .map(|table| item(table, export.label_for_guests(table).into_owned()))
                .collect()
        }
        SheetKind::TableLists => each_table(export, |guests| vec![(Shown::Guests, lines(guests, seat_and_name))]),
        SheetKind::Kitchen => each_table(export, |guests| {
            vec![
                (Shown::Guests, lines(guests, seat_and_name)),
                (Shown::Meal, lines(guests, Guest::served)),
            ]
        }),
        SheetKind::EscortList => whole(vec![names(&placed(export)), tables(export)]),
        SheetKind::SeatingBoard => whole(vec![names(&placed(export)), tables(export)]),
        SheetKind::SeatingChart => whole(vec![names(&placed(export)), seats(export), plan(export)]),
        SheetKind::CheckInList => {
            let codes = lines(&export.coming(), |guest| guest.lookup_code.clone());
            whole(vec![names(&export.coming()), seats(export), (Shown::Codes, codes)])
        }
        SheetKind::PickList => whole(vec![plan(export)]),
    }
}

fn card(export: &EventExport, guest: &Guest) -> PrintItem {
    PrintItem {
        subject: guest.id.clone(),
        label: guest.name(),
        parts: vec![
            (Shown::Name, guest.name()),
            (Shown::Table, export.table_for_guests(guest).into_owned()),
            (Shown::Seat, guest.seat_label().to_owned()),
            (Shown::Meal, guest.served()),
        ],
    }
}

fn item(table: &Table, label: String) -> PrintItem {
    PrintItem {
        subject: table.id.clone(),
        label: table.label.clone(),
        parts: vec![(Shown::Table, label)],
    }
}

fn each_table(export: &EventExport, parts: impl Fn(&[&Guest]) -> Vec<(Shown, String)>) -> Vec<PrintItem> {
    let occupied = export.occupied().into_iter();
    let items = occupied.map(|(table, guests)| {
        let mut item = item(table, table.label.clone());
        item.parts.extend(parts(&guests));
        item
    });
    items.collect()
}

fn whole(parts: Vec<(Shown, String)>) -> Vec<PrintItem> {
    vec![PrintItem {
        subject: String::new(),
        label: String::new(),
        parts,
    }]
}

fn placed(export: &EventExport) -> Vec<&Guest> {
    let mut guests = export.coming();
    guests.retain(|guest| guest.table.is_some());
    guests
}

fn names(guests: &[&Guest]) -> (Shown, String) {
    (
        Shown::Guests,
        lines(guests, |guest| format!("{}\t{}", guest.id, guest.name())),
    )
}

fn tables(export: &EventExport) -> (Shown, String) {
    let table = |guest: &Guest| format!("{}\t{}", guest.id, export.table_for_guests(guest));
    (Shown::Table, lines(&placed(export), table))
}

fn seats(export: &EventExport) -> (Shown, String) {
    let seat = |guest: &Guest| {
        let table = export.table_label(guest);
        format!("{}\t{table}\t{}", guest.id, guest.seat_label())
    };
    (Shown::Seats, lines(&placed(export), seat))
}

fn plan(export: &EventExport) -> (Shown, String) {
    let plan = floorplan_geometry::saved_state::to_json(&export.plan);
    (Shown::Plan, plan.unwrap_or_default())
}

fn seat_and_name(guest: &Guest) -> String {
    format!("{}\t{}", guest.seat_label(), guest.name())
}

fn lines(guests: &[&Guest], line: impl Fn(&Guest) -> String) -> String {
    let lines: Vec<String> = guests.iter().map(|guest| line(guest)).collect();
    lines.join("\n")
}
