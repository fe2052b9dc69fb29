//! Makes the files an organiser takes away: values in, bytes out.
//! Reading order: `seating_chart` (the list of guests with their seats), `csv` (how cells are written), `qr` (links as
//! pictures).
//! Nothing here reads a database, a clock or a disk; order and choice of rows are the caller's.

mod csv;
mod qr;
mod seating_chart;

pub use csv::table_csv;
pub use qr::{QrError, QrPictures, qr_pictures};
pub use seating_chart::{ChartOptions, ChartRow, seating_chart_csv};
