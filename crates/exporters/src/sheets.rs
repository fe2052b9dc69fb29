//! Which sheets there are, and how one is asked for.

use std::collections::HashSet;

use crate::card::CardStock;
use crate::design::SheetStyle;
use crate::paper::Paper;
use crate::sections::Sections;

/// A kind of sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetKind {
    /// The plan to scale, then the guests of each table.
    SeatingChart,
    /// All tables with their guests on one sheet.
    SeatingBoard,
    /// A card for each place.
    PlaceCards,
    /// Place cards that fold into tents.
    TentCards,
    /// A sign for each table.
    TableSigns,
    /// A list for each table.
    TableLists,
    /// All guests alphabetically with their tables.
    EscortList,
    /// Who eats what, in the order of the seats.
    Kitchen,
    /// The list for the door, with boxes to tick and codes to scan.
    CheckInList,
    /// The furniture that has to be brought.
    PickList,
}

impl SheetKind {
    /// All kinds, by their names in addresses and commands.
    pub const ALL: [(&'static str, Self); 10] = [
        ("seating-chart", Self::SeatingChart),
        ("seating-board", Self::SeatingBoard),
        ("place-cards", Self::PlaceCards),
        ("tent-cards", Self::TentCards),
        ("table-signs", Self::TableSigns),
        ("table-lists", Self::TableLists),
        ("escort-list", Self::EscortList),
        ("kitchen", Self::Kitchen),
        ("check-in-list", Self::CheckInList),
        ("pick-list", Self::PickList),
    ];
}

impl SheetKind {
    /// Returns whether the sheet is also made as a Word document.
    #[must_use]
    pub fn has_word(self) -> bool {
        match self {
            Self::PlaceCards | Self::TentCards | Self::TableLists | Self::EscortList | Self::Kitchen => true,
            Self::SeatingChart | Self::SeatingBoard | Self::TableSigns | Self::CheckInList | Self::PickList => false,
        }
    }
}

/// What a sheet is made for.
#[derive(Clone, Copy, Debug)]
pub struct SheetRequest<'p> {
    /// The kind.
    pub kind: SheetKind,
    /// The paper.
    pub paper: Paper,
    /// What of the event is on it; the seating chart heeds it.
    pub sections: Sections,
    /// How sheets for guests look.
    pub style: SheetStyle,
    /// What place cards are printed on.
    pub stock: CardStock,
    /// The moment of print in the words of the event's clocks.
    pub printed: &'p str,
    /// The guests or tables whose cards, signs or lists are wanted; those of all when absent.
    pub only: Option<&'p HashSet<String>>,
}
