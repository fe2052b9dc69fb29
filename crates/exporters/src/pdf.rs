//! Sheets on paper as tagged PDF: for walls, tables, the kitchen and the door. Read `sheet` (a document under
//! construction), `text` (lines that fit), `look` (letters and colours of a design) and `flow` (headings and tables over
//! pages) first, then the sheets themselves.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use domain::event::GuestLanguage;
use thiserror::Error;

use crate::event::EventExport;
use crate::made::{Made, STAFF_LANGUAGE};
use crate::sheets::{SheetKind, SheetRequest};

mod board;
mod cards;
mod chart;
mod codes;
mod drawing;
mod flow;
mod front;
mod legend;
mod lists;
mod look;
mod marks;
mod pack;
mod plan;
mod preview;
mod shape;
mod sheet;
mod signs;
pub(crate) mod text;

use sheet::Sheet;

/// Why a PDF could not be made.
#[derive(Debug, Error, PartialEq, Eq)]
pub enum PdfError {
    /// The sheet has no layout for the paper.
    #[error("This sheet has no layout for this paper.")]
    Paper,
    /// The sections leave nothing of the sheet.
    #[error("The chosen sections leave this sheet empty.")]
    Sections,
    /// A page has no size.
    #[error("A page has no size.")]
    Page,
    /// A font cannot be read.
    #[error("A font cannot be read.")]
    Font,
    /// The caller asked to stop.
    #[error("The document was stopped.")]
    Stopped,
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

impl Made<'_> {
    /// Begins the document.
    fn sheet(&self) -> Sheet {
        Sheet::new(self.page)
    }

    fn drawn(&self, sheet: Sheet, title: &str) -> Drawn {
        Drawn {
            sheet,
            title: self.title(title),
            language: STAFF_LANGUAGE,
        }
    }

    /// The same for guests, whose language is that of the event.
    fn drawn_for_guests(&self, sheet: Sheet, title: &str) -> Drawn {
        Drawn {
            language: self.export.event.language,
            ..self.drawn(sheet, title)
        }
    }
}

/// A document whose pages are laid out.
struct Drawn {
    sheet: Sheet,
    title: String,
    language: GuestLanguage,
}

/// A page preview before printing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PagePreview {
    /// The page as an SVG.
    pub svg: String,
    /// How many pages the document has.
    pub pages: usize,
    /// Letters of the document that no font has; question marks are in their place.
    pub missing: BTreeSet<char>,
}

/// How far a document is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pages {
    /// How many pages are written.
    pub written: usize,
    /// How many pages there are.
    pub all: usize,
}

/// Returns a sheet of an event.
pub fn sheet_pdf(export: &EventExport, request: SheetRequest<'_>) -> Result<Pdf, PdfError> {
    sheet_pdf_by_pages(export, request, &mut |_| ControlFlow::Continue(()))
}

/// The same, and tells before each page how far it is. The answer `Break` ends the work with [`PdfError::Stopped`].
pub fn sheet_pdf_by_pages(
    export: &EventExport,
    request: SheetRequest<'_>,
    tell: &mut dyn FnMut(Pages) -> ControlFlow<()>,
) -> Result<Pdf, PdfError> {
    let Drawn { sheet, title, language } = draw(export, request, None)?;
    let (pages, missing) = (sheet.pages(), sheet.missing().clone());
    let bytes = sheet.finish(&title, language.tag(), tell)?;
    Ok(Pdf { bytes, pages, missing })
}

/// Returns a page of a sheet, counted from 1, as it will be printed; nothing for a page that it does not have.
pub fn sheet_preview(
    export: &EventExport,
    request: SheetRequest<'_>,
    page: usize,
) -> Result<Option<PagePreview>, PdfError> {
    let Some(index) = page.checked_sub(1) else {
        return Ok(None);
    };
    let sheet = draw(export, request, Some(index))?.sheet;
    let (pages, missing) = (sheet.pages(), sheet.missing().clone());
    let svg = sheet.preview(index);
    Ok(svg.map(|svg| PagePreview { svg, pages, missing }))
}

fn draw<'p>(export: &'p EventExport, request: SheetRequest<'p>, page: Option<usize>) -> Result<Drawn, PdfError> {
    let made = Made::new(export, request, page);
    match request.kind {
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
