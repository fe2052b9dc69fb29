//! The exported files as others read them, one module per subject. One binary for all: each more would link the crate once more.

#![expect(clippy::unwrap_used, reason = "a test stops at what it does not expect")]

mod designs;
mod event_files;
mod office;
mod round_trip;
mod samples;
mod word_files;
mod word_print;
mod workbook_cells;
