//! The event as an Excel workbook with a sheet for each of its readers. Texts are written as texts, so that nothing in them
//! runs.

use rust_xlsxwriter::{DocProperties, ExcelDateTime, Format, Workbook, Worksheet, XlsxError};

use crate::event::{EventExport, Guest};
use crate::guest_csv;
use crate::sections::Sections;

/// The most characters that Excel takes in a cell.
const CELL_MAX: usize = 32_767;
/// The widest column, in characters.
const WIDTH_MAX: f64 = 48.0;

/// A cell of a sheet.
enum Cell<'t> {
    Text(&'t str),
    Count(usize),
    Number(Option<i32>),
    YesNo(bool),
}

/// Returns the workbook with the sheets Guests, Tables, Kitchen and Check-in.
pub fn workbook(export: &EventExport, sections: Sections) -> Result<Vec<u8>, XlsxError> {
    let mut book = Workbook::new();
    // Two exports of the same moment are equal.
    let made = ExcelDateTime::from_timestamp(export.made_at.timestamp())?;
    book.set_properties(
        &DocProperties::new()
            .set_title(&export.event.name)
            .set_creation_datetime(&made),
    );
    let columns = guest_csv::columns(export, sections);
    let headings: Vec<&str> = columns.iter().map(|column| column.heading).collect();
    let guests = guest_csv::rows(export, &columns).map(|row| row.into_iter().map(Cell::Text).collect());
    write(book.add_worksheet(), "Guests", &headings, guests)?;
    write(
        book.add_worksheet(),
        "Tables",
        &["Table", "Number", "Capacity", "Seated"],
        tables(export).into_iter(),
    )?;
    kitchen(book.add_worksheet(), export)?;
    let coming = named(export.coming());
    let rows = coming.iter().map(|(name, guest)| {
        vec![
            Cell::Text(name),
            Cell::Text(export.table_label(guest)),
            Cell::Text(guest.seat_label()),
            Cell::YesNo(guest.arrived),
            Cell::Text(&guest.lookup_code),
        ]
    });
    write(
        book.add_worksheet(),
        "Check-in",
        &["Guest", "Table", "Seat", "Arrived", "Lookup Code"],
        rows,
    )?;
    book.save_to_buffer()
}

fn kitchen(sheet: &mut Worksheet, export: &EventExport) -> Result<(), XlsxError> {
    let has_meals = export.has_meals();
    let mut headings = vec!["Table", "Seat", "Guest", "Dietary", "Special Requests"];
    if has_meals {
        headings.insert(3, "Meal");
    }
    let placed = named(export.placed());
    let rows = placed.iter().map(|(name, guest)| {
        let mut cells = vec![
            Cell::Text(export.table_label(guest)),
            Cell::Text(guest.seat_label()),
            Cell::Text(name),
        ];
        if has_meals {
            cells.push(Cell::Text(&guest.texts.meal));
        }
        cells.extend([
            Cell::Text(&guest.texts.dietary),
            Cell::Text(&guest.texts.special_requests),
        ]);
        cells
    });
    write(sheet, "Kitchen", &headings, rows)
}

fn named(guests: Vec<&Guest>) -> Vec<(String, &Guest)> {
    guests.into_iter().map(|guest| (guest.name(), guest)).collect()
}

fn tables(export: &EventExport) -> Vec<Vec<Cell<'_>>> {
    let mut seated = vec![0_usize; export.tables.len()];
    for guest in export.guests.iter().filter(|guest| guest.is_coming()) {
        if let Some(count) = guest.table.and_then(|index| seated.get_mut(index)) {
            *count += 1;
        }
    }
    let tables = export.tables.iter().zip(seated);
    tables
        .map(|(table, seated)| {
            vec![
                Cell::Text(&table.label),
                Cell::Number(table.number),
                Cell::Count(table.capacity),
                Cell::Count(seated),
            ]
        })
        .collect()
}

fn write<'t>(
    sheet: &mut Worksheet,
    name: &str,
    headings: &[&str],
    rows: impl Iterator<Item = Vec<Cell<'t>>>,
) -> Result<(), XlsxError> {
    sheet.set_name(name)?;
    let bold = Format::new().set_bold();
    let mut widths: Vec<usize> = Vec::new();
    let mut columns = 0_u16;
    for heading in headings {
        sheet.write_string_with_format(0, columns, *heading, &bold)?;
        widths.push(heading.chars().count());
        columns += 1;
    }
    let mut row = 0_u32;
    for cells in rows {
        row += 1;
        for ((column, cell), width) in (0_u16..).zip(cells).zip(&mut widths) {
            *width = (*width).max(write_cell(sheet, row, column, &cell)?);
        }
    }
    sheet.set_freeze_panes(1, 0)?;
    sheet.autofilter(0, 0, row, columns.saturating_sub(1))?;
    for (column, width) in (0_u16..).zip(widths) {
        let width = u32::try_from(width).map_or(WIDTH_MAX, f64::from);
        sheet.set_column_width(column, (width + 2.0).min(WIDTH_MAX))?;
    }
    Ok(())
}

/// Writes a cell and returns its width in characters.
fn write_cell(sheet: &mut Worksheet, row: u32, column: u16, cell: &Cell<'_>) -> Result<usize, XlsxError> {
    match cell {
        Cell::Text("") | Cell::Number(None) => Ok(0),
        Cell::Text(text) => {
            let text: String = text.chars().take(CELL_MAX).collect();
            let width = text.chars().count();
            sheet.write_string(row, column, text)?;
            Ok(width)
        }
        Cell::Count(count) => {
            sheet.write_number(row, column, u32::try_from(*count).map_or(f64::MAX, f64::from))?;
            Ok(4)
        }
        Cell::Number(Some(number)) => {
            sheet.write_number(row, column, *number)?;
            Ok(4)
        }
        Cell::YesNo(is) => {
            sheet.write_boolean(row, column, *is)?;
            Ok(6)
        }
    }
}
