//! Excel workbooks before 2007.

mod formats;

use std::io::Cursor;

use calamine::{Reader, Xls, XlsError};

use self::formats::Formats;
use super::excel::{Cells, damaged, hidden, text, worksheets};
use crate::budget::Budget;
use crate::grid::Sheet;
use crate::limits::Limits;
use crate::problem::Refusal;

type Workbook<'b> = Xls<Cursor<&'b [u8]>>;

/// Returns the worksheets of a workbook, given its main stream.
pub(super) fn read(bytes: &[u8], stream: &[u8], limits: &Limits) -> Result<Vec<Sheet>, Refusal> {
    let mut workbook = Xls::new(Cursor::new(bytes)).map_err(|error| match error {
        XlsError::Password => Refusal::locked("workbook"),
        _ => Refusal::damaged("its worksheets cannot be found"),
    })?;
    let names = worksheets(workbook.sheets_metadata());
    let formats = Formats::read(stream);
    let mut budget = Budget::new(limits);
    let read = |(name, is_hidden): (String, bool)| {
        if is_hidden {
            budget.add_sheet()?;
            Ok(hidden(&name))
        } else {
            worksheet(&mut workbook, &name, &formats, &mut budget)
        }
    };
    names.into_iter().map(read).collect()
}

fn worksheet(
    workbook: &mut Workbook<'_>,
    name: &str,
    formats: &Formats,
    budget: &mut Budget<'_>,
) -> Result<Sheet, Refusal> {
    let broken = |_error| damaged(name);
    let all = workbook.sheets_metadata();
    let index = all
        .iter()
        .position(|sheet| sheet.name == name)
        .ok_or_else(|| damaged(name))?;
    let mut cells = Cells::new(name, budget)?;
    let range = workbook.worksheet_range(name).map_err(broken)?;
    let (top, left) = range.start().unwrap_or_default();
    for (row, column, value) in range.used_cells() {
        let offset = |start: u32, at: usize| start.saturating_add(u32::try_from(at).unwrap_or(u32::MAX));
        let (row, column) = (offset(top, row), offset(left, column));
        cells.put(row, column, text(value, formats.of(index, row, column)))?;
    }
    cells.merge(&workbook.merge_cells_by_sheet_name(name).map_err(broken)?)?;
    cells.into_sheet()
}
