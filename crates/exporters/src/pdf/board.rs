//! The seating board: all tables with their guests on one sheet, as large as it allows.

use super::sheet::{GREY, Part, PartId, Sheet, Style};
use super::text::{ASCENT, LINE, SMALLEST, Words, fit, lines_height};
use super::{Drawn, PdfError};
use crate::event::{Guest, Table};
use crate::fonts::Weight;
use crate::made::Made;
use crate::paper::MM;

const MARGIN: f32 = 12.0 * MM;
const GUTTER: f32 = 6.0 * MM;
/// The sizes that are tried, as shares of the width of the sheet.
const GREATEST: f32 = 0.035;
/// Below the smallest size of print the board is laid out all the same: it is one sheet.
const LEAST: f32 = SMALLEST - 0.8;

/// A table with its texts, measured once for all the layouts that are tried.
struct Measured<'e> {
    table: &'e Table,
    label: Words,
    guests: Vec<Words>,
}

impl<'e> Measured<'e> {
    fn new(made: &Made<'_>, table: &'e Table, guests: &[&Guest]) -> Self {
        Self {
            table,
            label: Words::new(&made.export.label_for_guests(table), Weight::Bold),
            guests: guests
                .iter()
                .map(|guest| Words::new(&guest.name(), Weight::Regular))
                .collect(),
        }
    }
}

/// A table with its lines.
struct Block<'e> {
    table: &'e Table,
    label: Vec<String>,
    guests: Vec<Vec<String>>,
    height: f32,
}

pub(super) fn seating_board(made: &Made<'_>) -> Result<Drawn, PdfError> {
    let mut sheet = made.sheet();
    let (width, height) = made.paper.size();
    sheet.page((width, height));
    sheet.bookmark("Seating", 0.0);
    let top = title(&mut sheet, made, width);
    let occupied: Vec<Measured<'_>> = made
        .export
        .occupied()
        .into_iter()
        .map(|(table, guests)| Measured::new(made, table, &guests))
        .collect();
    if occupied.is_empty() {
        let part = sheet.part(PartId::ROOT, Part::Paragraph);
        sheet.centred(
            (width / 2.0, height / 2.0),
            "No guest has a table yet.",
            Style::regular(14.0),
            Some(part),
        );
        return Ok(made.drawn_for_guests(sheet, "Seating board"));
    }
    let room = (width - 2.0 * MARGIN, height - top - MARGIN);
    let layout = best_layout(&occupied, room, width * GREATEST);
    let rtl = made.export.event.language.is_right_to_left();
    draw(&mut sheet, &layout, top, rtl.then_some(width));
    Ok(made.drawn_for_guests(sheet, "Seating board"))
}

fn title(sheet: &mut Sheet, made: &Made<'_>, width: f32) -> f32 {
    let name = fit(
        &made.export.event.name,
        Weight::Bold,
        width * 0.05,
        (width - 2.0 * MARGIN, width * 0.14),
    );
    let part = sheet.part(PartId::ROOT, Part::Heading(1));
    let mut y = MARGIN;
    for line in &name.lines {
        sheet.centred(
            (width / 2.0, y + name.size * ASCENT),
            line,
            Style::bold(name.size),
            Some(part),
        );
        y += name.size * LINE;
    }
    y + 4.0 * MM
}

struct Layout<'e> {
    size: f32,
    column: f32,
    columns: Vec<Vec<Block<'e>>>,
}

/// Tries numbers of columns at each size, from the greatest down.
fn best_layout<'e>(occupied: &[Measured<'e>], (width, height): (f32, f32), greatest: f32) -> Layout<'e> {
    let mut size = greatest;
    loop {
        for count in 1..=12_u16 {
            let column = (width - GUTTER * f32::from(count - 1)) / f32::from(count);
            if column < size * 8.0 && size > LEAST {
                break;
            }
            let blocks = blocks(occupied, size, column);
            if let Some(columns) = fill(blocks, usize::from(count), height) {
                return Layout { size, column, columns };
            }
        }
        if size <= LEAST {
            let column = (width - GUTTER * 11.0) / 12.0;
            let columns = vec![blocks(occupied, size, column)];
            return Layout { size, column, columns };
        }
        size = (size * 0.94).max(LEAST);
    }
}

fn blocks<'e>(occupied: &[Measured<'e>], size: f32, column: f32) -> Vec<Block<'e>> {
    let blocks = occupied.iter().map(|measured| {
        let label = measured.label.lines(column / (size * 1.15));
        let guests: Vec<Vec<String>> = measured.guests.iter().map(|guest| guest.lines(column / size)).collect();
        let lines = guests.iter().map(Vec::len).sum();
        let height = lines_height(label.len(), size * 1.15) + lines_height(lines, size) + size;
        Block {
            table: measured.table,
            label,
            guests,
            height,
        }
    });
    blocks.collect()
}

/// Puts blocks into columns one after another; nothing when they do not fit.
fn fill(blocks: Vec<Block<'_>>, count: usize, height: f32) -> Option<Vec<Vec<Block<'_>>>> {
    let mut columns = vec![Vec::new()];
    let mut used = 0.0;
    for block in blocks {
        if block.height > height {
            return None;
        }
        if used + block.height > height {
            if columns.len() == count {
                return None;
            }
            columns.push(Vec::new());
            used = 0.0;
        }
        used += block.height;
        columns.last_mut()?.push(block);
    }
    Some(columns)
}

/// Draws the columns from the left, or from the right side of a sheet of a width.
fn draw(sheet: &mut Sheet, layout: &Layout<'_>, top: f32, from_right: Option<f32>) {
    let size = layout.size;
    let mut offset = MARGIN;
    for column in &layout.columns {
        let x = from_right.map_or(offset, |width| width - offset - layout.column);
        // Where a line begins, which is at the right side of the column in a script from right to left.
        let begin = |line: &str, weight: Weight, size: f32| match from_right {
            Some(_) => x + layout.column - crate::fonts::width(line, weight) * size,
            None => x,
        };
        let mut y = top;
        for block in column {
            let heading = sheet.part(PartId::ROOT, Part::Heading(2));
            sheet.bookmark(&block.table.label, y);
            for line in &block.label {
                sheet.text(
                    (begin(line, Weight::Bold, size * 1.15), y + size * 1.15 * ASCENT),
                    line,
                    Style::bold(size * 1.15),
                    Some(heading),
                );
                y += size * 1.15 * LINE;
            }
            sheet.rule((x, y), (x + layout.column, y), GREY, 0.4);
            for guest in &block.guests {
                let part = sheet.part(PartId::ROOT, Part::Paragraph);
                for line in guest {
                    sheet.text(
                        (begin(line, Weight::Regular, size), y + size * ASCENT),
                        line,
                        Style::regular(size),
                        Some(part),
                    );
                    y += size * LINE;
                }
            }
            y += size;
        }
        offset += layout.column + GUTTER;
    }
}
