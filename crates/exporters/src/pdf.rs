//! Sheets on paper as tagged PDF: for walls, tables, the kitchen and the door. Read `sheet` (a document in the making), `text`
//! (lines that fit) and `flow` (headings and tables over pages) first, then the sheets themselves.

use std::collections::BTreeSet;

use thiserror::Error;

use crate::event::EventExport;
use crate::paper::Paper;

mod board;
mod cards;
mod chart;
mod flow;
mod lists;
mod sheet;
mod signs;
mod text;

use sheet::Sheet;

/// A kind of sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SheetKind {
    /// The plan to scale, then the guests of each table.
    SeatingChart,
    /// All tables with their guests on one sheet.
    SeatingBoard,
    /// A card for each place.
    PlaceCards,
    /// The same, folded to stand.
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

/// Why there is no PDF.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum PdfError {
    /// There is no layout of this sheet for the paper.
    #[error("There is no layout of this sheet for the paper.")]
    Paper,
    /// A page has no size.
    #[error("A page has no size.")]
    Page,
    /// A font cannot be read.
    #[error("A font cannot be read.")]
    Font,
    /// The writer refused the document.
    #[error("The document cannot be written: {0}")]
    Krilla(String),
}

/// A finished document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pdf {
    /// The file.
    pub bytes: Vec<u8>,
    /// How many pages it has.
    pub pages: usize,
    /// Letters that no font has; a question mark is in their place.
    pub missing: BTreeSet<char>,
}

/// What every sheet is made from.
struct Made<'e> {
    export: &'e EventExport,
    paper: Paper,
    /// When it is printed, on the clocks of the event.
    printed: String,
}

impl Made<'_> {
    fn pdf(&self, sheet: Sheet, title: &str) -> Result<Pdf, PdfError> {
        let event = &self.export.event;
        let (pages, missing) = (sheet.pages(), sheet.missing().clone());
        let bytes = sheet.finish(&format!("{}: {title}", event.name), &event.language)?;
        Ok(Pdf { bytes, pages, missing })
    }
}

/// Returns a sheet of an event. `printed` is the moment of print in the words of the event's clocks.
pub fn sheet_pdf(export: &EventExport, kind: SheetKind, paper: Paper, printed: &str) -> Result<Pdf, PdfError> {
    let made = Made {
        export,
        paper,
        printed: printed.to_owned(),
    };
    match kind {
        SheetKind::SeatingChart => chart::seating_chart(&made),
        SheetKind::SeatingBoard => board::seating_board(&made),
        SheetKind::PlaceCards => cards::place_cards(&made),
        SheetKind::TentCards => cards::tent_cards(&made),
        SheetKind::TableSigns => signs::table_signs(&made),
        SheetKind::TableLists => lists::table_lists(&made),
        SheetKind::EscortList => lists::escort_list(&made),
        SheetKind::Kitchen => lists::kitchen(&made),
        SheetKind::CheckInList => lists::check_in_list(&made),
        SheetKind::PickList => lists::pick_list(&made),
    }
}
