//! Number formats of the cells of a workbook before 2007, which the library does not give. Records are those of [MS-XLS].

use std::collections::HashMap;

use crate::bytes::{offset_at, u16_at};
use crate::reader::digits::DigitFormat;

/// The version that Excel has written since 1997; an older one lays out its records differently.
const VERSION: u16 = 0x0600;
const END: u16 = 0x000A;
const BEGIN: u16 = 0x0809;
const SHEET: u16 = 0x0085;
const NUMBER: u16 = 0x0203;
const RK: u16 = 0x027E;
const SEVERAL_RK: u16 = 0x00BD;
const FORMULA: u16 = 0x0006;
const FORMAT: u16 = 0x041E;
const CELL_STYLE: u16 = 0x00E0;
/// Bytes before the data of a record.
const HEAD: usize = 4;
/// Bytes of one number in a record of several.
const RK_SIZE: usize = 6;

/// The formats of digits in a workbook.
#[derive(Default)]
pub(super) struct Formats {
    /// Per style of cells, in the order of the file.
    styles: Vec<Option<DigitFormat>>,
    /// Per worksheet, in the order of the file: the style of each cell whose format is one of digits.
    sheets: Vec<HashMap<(u16, u16), usize>>,
}

impl Formats {
    /// Reads the formats from the stream of a workbook, up to the first broken record.
    pub(super) fn read(stream: &[u8]) -> Self {
        let mut codes: HashMap<u16, String> = HashMap::new();
        let mut formats = Self::default();
        if u16_at(stream, 4) != Some(VERSION) {
            return formats;
        }
        let mut starts = Vec::new();
        for (kind, data) in substream(stream, 0) {
            match kind {
                FORMAT => codes.extend(format(data)),
                CELL_STYLE => {
                    let code = u16_at(data, 2).and_then(|number| codes.get(&number));
                    formats.styles.push(code.and_then(|code| DigitFormat::parse(code)));
                }
                SHEET => starts.extend(offset_at(data, 0)),
                _ => {}
            }
        }
        if formats.styles.iter().any(Option::is_some) {
            // Worksheets do not overlap, so their total length is at most that of the stream.
            let mut left = stream.len();
            let sheets = starts.into_iter().map(|start| formats.cells(stream, start, &mut left));
            formats.sheets = sheets.collect();
        }
        formats
    }

    /// Returns the format of a cell of a worksheet, all from 0.
    pub(super) fn of(&self, sheet: usize, row: u32, column: u32) -> Option<&DigitFormat> {
        let place = (u16::try_from(row).ok()?, u16::try_from(column).ok()?);
        let style = self.sheets.get(sheet)?.get(&place)?;
        self.styles.get(*style)?.as_ref()
    }

    fn cells(&self, stream: &[u8], start: usize, left: &mut usize) -> HashMap<(u16, u16), usize> {
        let mut cells = HashMap::new();
        let mut keep = |row, column, data: &[u8], at| {
            let style = u16_at(data, at).map(usize::from);
            let style = style.filter(|style| self.styles.get(*style).is_some_and(Option::is_some));
            cells.extend(style.map(|style| ((row, column), style)));
        };
        for (kind, data) in substream(stream, start) {
            let Some(rest) = left.checked_sub(data.len() + HEAD) else {
                break;
            };
            *left = rest;
            let (Some(row), Some(column)) = (u16_at(data, 0), u16_at(data, 2)) else {
                continue;
            };
            match kind {
                NUMBER | RK | FORMULA => keep(row, column, data, 4),
                SEVERAL_RK => {
                    let count = data.len().saturating_sub(6) / RK_SIZE;
                    for (index, column) in (0..count).zip(column..=u16::MAX) {
                        keep(row, column, data, 4 + RK_SIZE * index);
                    }
                }
                _ => {}
            }
        }
        cells
    }
}

/// The records from an offset to the end of that part, without those of charts inside it.
fn substream(stream: &[u8], start: usize) -> impl Iterator<Item = (u16, &[u8])> {
    let (mut at, mut depth) = (start, 0_usize);
    std::iter::from_fn(move || {
        loop {
            let (kind, size) = (u16_at(stream, at)?, usize::from(u16_at(stream, at.checked_add(2)?)?));
            let begin = at.checked_add(HEAD)?;
            let data = stream.get(begin..begin.checked_add(size)?)?;
            at = begin + size;
            match kind {
                BEGIN => depth += 1,
                END if depth <= 1 => return None,
                END => depth -= 1,
                _ if depth == 1 => return Some((kind, data)),
                _ => {}
            }
        }
    })
}

/// The number and the code of a format; only Latin codes can be formats of digits.
fn format(data: &[u8]) -> Option<(u16, String)> {
    let number = u16_at(data, 0)?;
    let wide = data.get(4)? & 1 == 1;
    let step = if wide { 2 } else { 1 };
    let characters = data.get(5..)?.chunks_exact(step);
    let code = characters.map(|bytes| match bytes {
        [low] | [low, 0] => char::from(*low),
        _ => char::REPLACEMENT_CHARACTER,
    });
    Some((number, code.collect()))
}
