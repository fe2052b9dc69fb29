//! What xlsx and xls share: cells at positions, merged cells, and numbers as the spreadsheet shows them.

use std::collections::{BTreeMap, BTreeSet};

use calamine::{DataType, Dimensions, ExcelDateTime, SheetType, SheetVisible};

use super::digits::DigitFormat;
use crate::budget::Budget;
use crate::grid::{Sheet, SheetRow};
use crate::problem::{Refusal, RefusalCode};

/// Collects the filled cells of one worksheet.
pub(super) struct Cells<'b, 'l> {
    name: String,
    rows: BTreeMap<u32, Vec<String>>,
    /// Cells right of the columns that can be imported, by row and column.
    far: BTreeMap<u32, BTreeMap<usize, String>>,
    budget: &'b mut Budget<'l>,
}

impl<'b, 'l> Cells<'b, 'l> {
    pub(super) fn new(name: &str, budget: &'b mut Budget<'l>) -> Result<Self, Refusal> {
        budget.add_sheet()?;
        Ok(Self {
            name: name.to_owned(),
            rows: BTreeMap::new(),
            far: BTreeMap::new(),
            budget,
        })
    }

    /// Puts a text at a row and column, both from 0.
    pub(super) fn put(&mut self, row: u32, column: u32, text: String) -> Result<(), Refusal> {
        if text.trim().is_empty() {
            return Ok(());
        }
        let column = usize::try_from(column).unwrap_or(usize::MAX);
        if column >= self.budget.limits.columns {
            self.budget.add(1, text.len())?;
            self.far.entry(row).or_default().insert(column, text);
            return Ok(());
        }
        let cells = self.rows.entry(row).or_default();
        self.budget.add((column + 1).saturating_sub(cells.len()), text.len())?;
        set(cells, column, text);
        Ok(())
    }

    /// Repeats a merged cell in the rows it spans. Cells merged across columns are titles and stay as they are.
    pub(super) fn merge(&mut self, regions: &[Dimensions]) -> Result<(), Refusal> {
        for region in regions {
            let ((top, left), (bottom, _)) = (region.start, region.end);
            let column = usize::try_from(left).unwrap_or(usize::MAX);
            let Some(text) = self.rows.get(&top).and_then(|row| row.get(column)).cloned() else {
                continue;
            };
            if text.is_empty() || bottom <= top {
                continue;
            }
            for cells in self
                .rows
                .range_mut(top.saturating_add(1)..=bottom)
                .map(|(_, cells)| cells)
            {
                if cells.get(column).is_none_or(String::is_empty) {
                    self.budget.add((column + 1).saturating_sub(cells.len()), text.len())?;
                    set(cells, column, text.clone());
                }
            }
        }
        Ok(())
    }

    /// Returns the worksheet. Columns without any text are left out when others are too far to the right.
    pub(super) fn into_sheet(mut self) -> Result<Sheet, Refusal> {
        if !self.far.is_empty() {
            self.close_gaps()?;
        }
        let mut sheet = Sheet::named(&self.name);
        for (row, cells) in self.rows {
            sheet.push_counted(SheetRow::new(row.saturating_add(1), cells), self.budget.limits)?;
        }
        Ok(sheet)
    }
}

impl Cells<'_, '_> {
    fn close_gaps(&mut self) -> Result<(), Refusal> {
        let is_filled = |text: &String| !text.is_empty();
        let near = self.rows.values().flat_map(|cells| cells.iter().enumerate());
        let near = near.filter(|(_, text)| is_filled(text)).map(|(column, _)| column);
        let far = self.far.values().flat_map(BTreeMap::keys).copied();
        let columns: BTreeSet<usize> = near.chain(far).collect();
        let most = self.budget.limits.columns;
        if columns.len() > most {
            let name = &self.name;
            let message = format!("The worksheet \"{name}\" has more than {most} columns.");
            return Err(Refusal::new(RefusalCode::TooLarge, message));
        }
        let near = std::mem::take(&mut self.rows).into_iter().map(|(row, cells)| {
            let cells = cells.into_iter().enumerate();
            (
                row,
                cells.filter(|(_, text)| is_filled(text)).collect::<BTreeMap<_, _>>(),
            )
        });
        let mut rows: BTreeMap<u32, BTreeMap<usize, String>> = near.collect();
        for (row, cells) in std::mem::take(&mut self.far) {
            rows.entry(row).or_default().extend(cells);
        }
        for (row, mut cells) in rows {
            let last = cells.keys().next_back().copied().unwrap_or_default();
            let columns = columns.range(..=last);
            let cells: Vec<String> = columns.map(|at| cells.remove(at).unwrap_or_default()).collect();
            self.budget.add(cells.len(), 0)?;
            self.rows.insert(row, cells);
        }
        Ok(())
    }
}

/// Sets a cell, and fills the row up to it with blank ones.
fn set(cells: &mut Vec<String>, column: usize, text: String) {
    if cells.len() <= column {
        cells.resize(column + 1, String::new());
    }
    if let Some(cell) = cells.get_mut(column) {
        *cell = text;
    }
}

/// Returns the names of the worksheets, and which of them are hidden. Charts and macros are passed over.
pub(super) fn worksheets(sheets: &[calamine::Sheet]) -> Vec<(String, bool)> {
    sheets
        .iter()
        .filter(|sheet| sheet.typ == SheetType::WorkSheet)
        .map(|sheet| (sheet.name.clone(), sheet.visible != SheetVisible::Visible))
        .collect()
}

/// A hidden worksheet is named in the report and not read.
pub(super) fn hidden(name: &str) -> Sheet {
    Sheet {
        hidden: true,
        ..Sheet::named(name)
    }
}

pub(super) fn damaged(name: &str) -> Refusal {
    Refusal::damaged(&format!("the worksheet \"{name}\" cannot be read"))
}

/// Returns the text of a cell, a number as its format shows it.
pub(super) fn text(value: &impl DataType, format: Option<&DigitFormat>) -> String {
    if let Some(date) = value.get_datetime() {
        return date_text(&date);
    }
    if let Some(text) = value.get_string() {
        return text.to_owned();
    }
    if let Some(flag) = value.get_bool() {
        return if flag { "yes" } else { "no" }.to_owned();
    }
    let shown = || format?.show(value.as_f64()?);
    if let Some(number) = value.get_int() {
        return shown().unwrap_or_else(|| number.to_string());
    }
    // A Rust float never prints an exponent.
    if let Some(number) = value.get_float() {
        return shown().unwrap_or_else(|| number.to_string());
    }
    value
        .get_datetime_iso()
        .or(value.get_duration_iso())
        .unwrap_or_default()
        .to_owned()
}

/// A date as 2027-06-12, with the time when it has one; a time of day alone as 18:30.
fn date_text(date: &ExcelDateTime) -> String {
    let (year, month, day, hour, minute, _, _) = date.to_ymd_hms_milli();
    if date.as_f64() < 1.0 || date.is_duration() {
        return format!("{hour:02}:{minute:02}");
    }
    let day = format!("{year:04}-{month:02}-{day:02}");
    if (hour, minute) == (0, 0) {
        day
    } else {
        format!("{day} {hour:02}:{minute:02}")
    }
}

#[cfg(test)]
mod tests {
    use calamine::{Data, Dimensions, ExcelDateTime, ExcelDateTimeType};

    use super::{Cells, text};
    use crate::budget::Budget;
    use crate::limits::Limits;
    use crate::reader::digits::DigitFormat;

    #[test]
    fn cells_become_the_text_a_person_sees() {
        let date = |value| Data::DateTime(ExcelDateTime::new(value, ExcelDateTimeType::DateTime, false));
        let zeros = DigitFormat::parse("00000000000");
        let plain = |value: &Data| text(value, None);
        assert_eq!(plain(&Data::Float(447_700_900_001.0)), "447700900001");
        assert_eq!(text(&Data::Float(7_700_900_002.0), zeros.as_ref()), "07700900002");
        assert_eq!(text(&Data::Float(1.5), zeros.as_ref()), "1.5");
        assert_eq!(plain(&Data::Bool(true)), "yes");
        assert_eq!(plain(&date(46_550.0)), "2027-06-12");
        assert_eq!(plain(&date(46_550.75)), "2027-06-12 18:00");
        assert_eq!(plain(&date(0.75)), "18:00");
        assert_eq!(plain(&Data::Empty), "");
    }

    #[test]
    fn a_merged_cell_holds_for_every_row_it_spans() {
        let limits = Limits::default();
        let mut budget = Budget::new(&limits);
        let mut cells = Cells::new("S", &mut budget).unwrap();
        for (row, column, text) in [(0, 0, "Title"), (1, 0, "Ann"), (1, 1, "1"), (2, 0, "Bob")] {
            cells.put(row, column, text.to_owned()).unwrap();
        }
        cells
            .merge(&[Dimensions::new((0, 0), (0, 3)), Dimensions::new((1, 1), (5, 1))])
            .unwrap();
        let rows: Vec<Vec<String>> = cells
            .into_sheet()
            .unwrap()
            .rows
            .into_iter()
            .map(|row| row.cells)
            .collect();
        assert_eq!(rows, [vec!["Title"], vec!["Ann", "1"], vec!["Bob", "1"]]);
    }
}
