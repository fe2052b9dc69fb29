//! Excel workbooks since 2007. Cells are streamed, so a sheet that claims a million rows costs only what it holds.

use std::io::Cursor;

use calamine::{Reader, Xlsx, XlsxError};

use super::digits::DigitFormat;
use super::excel::{Cells, damaged, hidden, text, worksheets};
use crate::budget::Budget;
use crate::grid::Sheet;
use crate::limits::Limits;
use crate::problem::Refusal;

type Workbook<'b> = Xlsx<Cursor<&'b [u8]>>;

/// Returns the worksheets of a workbook.
pub(super) fn read(bytes: &[u8], limits: &Limits) -> Result<Vec<Sheet>, Refusal> {
    let mut workbook = Xlsx::new(Cursor::new(bytes)).map_err(|error| match error {
        XlsxError::Password => Refusal::locked("workbook"),
        _ => Refusal::damaged("its worksheets cannot be found"),
    })?;
    let names = worksheets(workbook.sheets_metadata());
    let mut budget = Budget::new(limits);
    let read = |(name, is_hidden): (String, bool)| {
        if is_hidden {
            budget.add_sheet()?;
            Ok(hidden(&name))
        } else {
            worksheet(&mut workbook, &name, &mut budget)
        }
    };
    names.into_iter().map(read).collect()
}

fn worksheet(workbook: &mut Workbook<'_>, name: &str, budget: &mut Budget<'_>) -> Result<Sheet, Refusal> {
    let broken = |_error| damaged(name);
    let mut cells = Cells::new(name, budget)?;
    let mut reader = workbook.worksheet_cells_reader(name).map_err(broken)?;
    let styles = reader.styles().iter();
    let formats: Vec<Option<DigitFormat>> = styles
        .map(|style| DigitFormat::parse(&style.number_format.as_ref()?.format_code))
        .collect();
    while let Some((cell, style)) = reader.next_cell_with_style_id().map_err(broken)? {
        let (row, column) = cell.get_position();
        let format = formats.get(style).and_then(Option::as_ref);
        cells.put(row, column, text(cell.get_value(), format))?;
    }
    drop(reader);
    cells.merge(&workbook.merge_cells_by_sheet_name(name).map_err(broken)?)?;
    cells.into_sheet()
}
