//! Makes the files an organiser takes away: values in, bytes out.
//! Reading order: `event` (what every file reads), `guest_csv`, `event_json` and `workbook` (lists for other programs),
//! `drawing_exchange` (the plan for CAD), `fonts` (texts as glyphs), `seating_chart` (the list of the specified call), `csv`
//! (how cells are written), `qr` (links as pictures).
//! Nothing here reads a database, a clock or a disk; order and choice of rows are the caller's.

mod canonical;
mod csv;
mod drawing_exchange;
pub mod event;
mod event_json;
mod fonts;
mod guest_csv;
mod paper;
mod pdf;
mod qr;
mod seating_chart;
mod workbook;

pub use csv::table_csv;
pub use drawing_exchange::plan_dxf;
pub use event_json::{EVENT_FORMAT, EVENT_FORMAT_VERSION, event_json};
pub use guest_csv::{Separator, guests_csv};
pub use paper::Paper;
pub use pdf::{Pdf, PdfError, SheetKind, sheet_pdf};
pub use qr::{QrError, QrPictures, qr_pictures};
pub use seating_chart::{ChartOptions, ChartRow, seating_chart_csv};
pub use workbook::workbook;
