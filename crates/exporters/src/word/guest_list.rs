//! All guests in one table, on paper turned on its side.

use super::WordError;
use super::document::{Document, Page};
use crate::guest_csv::{self, Column as CsvColumn};
use crate::listing::{Cell, Column, Listing as _};
use crate::made::{Made, STAFF_LANGUAGE};

/// In place of a list without guests.
const NO_GUESTS: &str = "This event has no guests yet.";
/// The fewest and the most characters that count for the width of a column.
const NARROWEST: u16 = 6;
const WIDEST: u16 = 34;
/// What the edges of a cell and wide letters take, in characters.
const EDGES: u16 = 3;

pub(super) fn guest_list(made: &Made<'_>) -> Result<Vec<u8>, WordError> {
    let export = made.export;
    let columns = guest_csv::columns(export, made.sections);
    let rows: Vec<Vec<&str>> = guest_csv::rows(export, &columns).collect();
    let mut document = Document::new(made, Page::turned(made.paper), "Guest list", STAFF_LANGUAGE);
    if rows.is_empty() {
        document.paragraph(NO_GUESTS);
        return document.finish();
    }
    document.use_small_letters();
    let (columns, filled) = fitted(&columns, &rows);
    let rows = rows.into_iter().map(|row| {
        let cells = row.into_iter().zip(&filled).filter(|(_, is_filled)| **is_filled);
        cells.map(|(text, _)| Cell::Text(text.to_owned())).collect()
    });
    document.table(&columns, rows);
    document.finish()
}

/// The columns that have something in them, as wide as their longest texts ask for, and which of all they are.
fn fitted(columns: &[CsvColumn], rows: &[Vec<&str>]) -> (Vec<Column>, Vec<bool>) {
    let longest = |index: usize| {
        rows.iter()
            .filter_map(|row| row.get(index))
            .map(|text| length(text))
            .max()
    };
    let lengths: Vec<u16> = (0..columns.len()).map(|index| longest(index).unwrap_or(0)).collect();
    let filled: Vec<bool> = lengths.iter().map(|length| *length > 0).collect();
    let chosen = columns.iter().zip(&lengths).filter(|(_, length)| **length > 0);
    let weighed: Vec<(&'static str, u16)> = chosen
        .map(|(column, length)| {
            let least = (*length).max(self::length(column.heading));
            (column.heading, least.clamp(NARROWEST, WIDEST) + EDGES)
        })
        .collect();
    let total: f32 = weighed.iter().map(|(_, weight)| f32::from(*weight)).sum();
    let columns = weighed.into_iter().map(|(heading, weight)| Column {
        heading,
        share: f32::from(weight) / total,
    });
    (columns.collect(), filled)
}

fn length(text: &str) -> u16 {
    u16::try_from(text.chars().count()).unwrap_or(u16::MAX)
}
