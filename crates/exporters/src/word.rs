//! Sheets as Word documents, for people who change them before they print: the content of the PDF sheets, with styles, tables
//! whose headings are repeated, and page numbers. Read `document` first, then the sheets. `package` adds what `docx-rs` cannot
//! write.

use domain::event::GuestLanguage;
use thiserror::Error;

use crate::card::CardStock;
use crate::design::SheetStyle;
use crate::event::EventExport;
use crate::listing::{self, Listing as _};
use crate::made::{Made, STAFF_LANGUAGE};
use crate::paper::Paper;
use crate::sections::Sections;
use crate::sheets::{SheetKind, SheetRequest};
use crate::words::words;

mod cards;
mod document;
mod guest_list;
mod package;
mod styles;
mod text;

use document::{Document, Page};

/// Why a Word document could not be made.
#[derive(Debug, Error)]
pub enum WordError {
    /// The sheet is not made as a Word document.
    #[error("This sheet is not available as a Word document.")]
    Kind,
    /// The sheet has no layout for the paper.
    #[error("This sheet has no layout for this paper.")]
    Paper,
    /// The parts could not be packed.
    #[error("The document cannot be packed: {0}")]
    Zip(#[from] zip::result::ZipError),
}

/// Returns a sheet of an event as a Word document (docx). Equal events give equal bytes.
pub fn sheet_word(export: &EventExport, request: SheetRequest<'_>) -> Result<Vec<u8>, WordError> {
    let made = &Made::new(export, request, None);
    match request.kind {
        SheetKind::PlaceCards => cards::place_cards(made),
        SheetKind::TentCards => cards::tent_cards(made),
        SheetKind::TableLists => {
            let mut document = Document::new(made, Page::upright(made.paper), listing::TABLE_LISTS, STAFF_LANGUAGE);
            document.begin_page_with_each_heading();
            listing::table_lists(&mut document, made);
            document.finish()
        }
        SheetKind::EscortList => escort_list(made),
        SheetKind::Kitchen => {
            let mut document = Document::new(made, Page::upright(made.paper), listing::KITCHEN, STAFF_LANGUAGE);
            listing::kitchen(&mut document, made);
            document.finish()
        }
        _ => Err(WordError::Kind),
    }
}

fn escort_list(made: &Made<'_>) -> Result<Vec<u8>, WordError> {
    let language = made.export.event.language;
    let title = words(language).find_table;
    if made.export.placed().is_empty() {
        return without_guests(made, title, language);
    }
    let mut document = Document::new(made, Page::upright(made.paper), title, language);
    listing::escort_list(&mut document, made);
    document.finish()
}

/// A title and the sentence that no guest has a table.
fn without_guests(made: &Made<'_>, title: &'static str, language: GuestLanguage) -> Result<Vec<u8>, WordError> {
    let mut document = Document::new(made, Page::upright(made.paper), title, language);
    document.paragraph(listing::NO_GUEST_PLACED);
    document.finish()
}

/// Returns all guests of an event, cancelled ones too, as a Word document (docx) with the columns of the CSV file that have
/// something in them. `printed` is the moment of the export in the words of the event's clocks.
pub fn guest_list_word(
    export: &EventExport,
    sections: Sections,
    paper: Paper,
    printed: &str,
) -> Result<Vec<u8>, WordError> {
    // The kind is not read: a list of all guests is not among them.
    let request = SheetRequest {
        kind: SheetKind::TableLists,
        paper,
        sections,
        style: SheetStyle::default(),
        stock: CardStock::default(),
        printed,
        only: None,
    };
    guest_list::guest_list(&Made::new(export, request, None))
}
