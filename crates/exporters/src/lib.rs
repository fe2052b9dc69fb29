//! Makes the files an organiser takes away: values in, bytes out.
//! Reading order: `event` (what every file reads), `guest_csv`, `event_json` and `workbook` (lists for other programs),
//! `plan_picture` and `drawing_exchange` (the plan as a picture and for CAD), `listing` and `card` (what sheets say), `design`
//! and `meals` (how sheets look, and the marks of meals), `pdf` and `word` (sheets on paper, and to be changed before), `print_items` (what each card, list and sign shows), `fonts` and
//! `lettering` (texts as glyphs and as outlines), `seating_chart` (the list of the specified call), `words` (what guests read
//! on paper), `csv` (how cells are written), `qr` (links as pictures), `ticket` (the ticket of a guest as a picture and as
//! passes for wallets).
//! Nothing here reads a database, a clock or a disk; order and choice of rows are the caller's.

mod archive;
mod canonical;
mod card;
mod csv;
mod design;
mod drawing_exchange;
pub mod event;
mod event_json;
mod fonts;
mod guest_csv;
mod kitchen;
mod lettering;
mod listing;
mod made;
mod meals;
mod paper;
mod pdf;
mod plan_picture;
mod print_items;
mod qr;
mod seating_chart;
mod sections;
mod sheets;
pub mod ticket;
mod word;
mod words;
mod workbook;

pub use archive::Archive;
pub use card::CardStock;
pub use csv::table_csv;
pub use design::{Design, InkColour, SheetStyle};
pub use drawing_exchange::plan_dxf;
pub use event_json::{EVENT_FORMAT, EVENT_FORMAT_VERSION, EventDetails, event_json};
pub use guest_csv::{Separator, guests_csv};
pub use paper::Paper;
pub use pdf::{PagePreview, Pages, Pdf, PdfError, sheet_pdf, sheet_pdf_by_pages, sheet_preview};
pub use plan_picture::{PictureError, Quality, plan_png, plan_svg};
pub use print_items::{PrintItem, Shown, print_items};
pub use qr::{QrError, QrPictures, qr_pictures};
pub use seating_chart::{ChartOptions, ChartRow, seating_chart_csv};
pub use sections::Sections;
pub use sheets::{SheetKind, SheetRequest};
pub use word::{WordError, guest_list_word, sheet_word};
pub use workbook::workbook;

/// The name under which a value is listed; every value is.
fn name_in<T: Copy + PartialEq>(all: &[(&'static str, T)], value: T) -> &'static str {
    let listed = all.iter().find(|(_, listed)| *listed == value);
    listed.map_or("", |(name, _)| name)
}

/// The value that is listed under a name.
fn named<T: Copy>(all: &[(&'static str, T)], name: &str) -> Option<T> {
    let listed = all.iter().find(|(listed, _)| *listed == name);
    listed.map(|(_, value)| *value)
}
