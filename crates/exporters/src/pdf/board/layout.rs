//! Where tables are on the board: in a grid where that is about as large as columns filled one after the other.

use crate::event::{Guest, Table};
use crate::fonts::Weight;
use crate::made::Made;
use crate::pdf::look::Look;
use crate::pdf::text::Words;

/// The line height of guests and of labels, and the size of labels, in shares of the size of guests.
pub(super) const GUEST_LINE: f32 = 1.36;
pub(super) const LABEL_LINE: f32 = 1.3;
pub(super) const LABEL: f32 = 1.4;
/// Between columns, in the same shares.
const GUTTER: f32 = 1.6;
/// Between tables that are below each other, at least and at most.
const GAP: f32 = 0.9;
const GAP_MOST: f32 = 2.4;
/// The widest column.
const COLUMN_MOST: f32 = 19.0;
const COLUMNS_MOST: u16 = 14;
/// The smallest print.
const LEAST: f32 = 5.2;
/// A layout without broken names, and a grid, may be smaller than one without them by this factor.
const UNBROKEN: f32 = 0.8;
const IN_GRID: f32 = 0.9;
/// Words that are wider, in shares of the size, may be broken anywhere: no name is.
const WORD_MOST: f32 = 18.0;

/// A table with its texts, measured once for all the layouts that are tried.
pub(super) struct Measured<'e> {
    table: &'e Table,
    label: Words,
    guests: Vec<Words>,
}

impl<'e> Measured<'e> {
    pub(super) fn new(made: &Made<'_>, look: &Look, table: &'e Table, guests: &[&Guest]) -> Self {
        let (label, text): (Weight, Weight) = (look.title(0.0).weight, look.text(0.0).weight);
        Self {
            table,
            label: Words::new(&made.export.label_for_guests(table), label),
            guests: guests.iter().map(|guest| Words::new(&guest.name(), text)).collect(),
        }
    }
}

/// A table with its lines.
pub(super) struct Block<'e> {
    pub(super) table: &'e Table,
    pub(super) label: Vec<String>,
    pub(super) guests: Vec<Vec<String>>,
    height: f32,
}

/// A table and its place from the corner where reading begins.
pub(super) struct Placed<'e> {
    pub(super) block: Block<'e>,
    pub(super) offset: f32,
    pub(super) y: f32,
}

/// The tables with their places.
pub(super) struct Layout<'e> {
    /// The size of guests, in points.
    pub(super) size: f32,
    /// The width of columns.
    pub(super) column: f32,
    pub(super) tables: Vec<Placed<'e>>,
    /// Whether tables are in rows, in the order of reading.
    is_grid: bool,
}

/// Where names may be broken.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Breaks {
    Nowhere,
    AtBlanks,
    AtHyphens,
    Anywhere,
}

/// Finds the layout whose letters are largest, at most as large as `greatest`.
///
/// The tables of the last row are in the middle of a centred layout.
pub(super) fn best<'e>(tables: &[Measured<'e>], room: (f32, f32), greatest: f32, is_centred: bool) -> Layout<'e> {
    let mut layout = largest_of_all(tables, room, greatest);
    if is_centred {
        centre_last_row(&mut layout, room.0);
    }
    layout
}

/// Moves the tables of the last row of a grid into its middle.
fn centre_last_row(layout: &mut Layout<'_>, width: f32) {
    if !layout.is_grid {
        return;
    }
    let last = layout.tables.last().map_or(0.0, |table| table.y);
    let in_row = |table: &Placed<'_>| (table.y - last).abs() < 0.1;
    let begin = layout
        .tables
        .iter()
        .find(|table| in_row(table))
        .map_or(0.0, |table| table.offset);
    let end = layout.tables.last().map_or(0.0, |table| table.offset) + layout.column;
    let moved = (width - begin - end) / 2.0;
    for table in layout.tables.iter_mut().filter(|table| in_row(table)) {
        table.offset += moved;
    }
}

fn largest_of_all<'e>(tables: &[Measured<'e>], room: (f32, f32), greatest: f32) -> Layout<'e> {
    let unbroken = largest(tables, room, greatest, Breaks::Nowhere);
    let at_blanks = largest(tables, room, greatest, Breaks::AtBlanks);
    let found = match (unbroken, at_blanks) {
        (Some(unbroken), Some(broken)) if unbroken.size >= broken.size * UNBROKEN => Some(unbroken),
        (unbroken, broken) => broken.or(unbroken),
    };
    found
        .or_else(|| largest(tables, room, greatest, Breaks::AtHyphens))
        .or_else(|| largest(tables, room, greatest, Breaks::Anywhere))
        .unwrap_or_else(|| {
            // More than the sheet holds: what is below its edge is cut off.
            let column = column(room.0, COLUMNS_MOST, LEAST);
            let blocks = blocks(tables, LEAST, column);
            let places = blocks.into_iter().scan(0.0, |y, block| {
                let at = *y;
                *y += block.height + GAP * LEAST;
                Some(Placed {
                    block,
                    offset: 0.0,
                    y: at,
                })
            });
            Layout {
                size: LEAST,
                column,
                tables: places.collect(),
                is_grid: false,
            }
        })
}

fn largest<'e>(tables: &[Measured<'e>], room: (f32, f32), greatest: f32, breaks: Breaks) -> Option<Layout<'e>> {
    let mut in_grid = largest_by(tables, room, greatest, breaks, grid);
    if let Some(layout) = &mut in_grid {
        layout.is_grid = true;
    }
    let least = in_grid.as_ref().map_or(LEAST, |layout| layout.size / IN_GRID);
    if least > greatest {
        return in_grid;
    }
    let in_columns = largest_by(tables, room, greatest, breaks, columns);
    let is_larger = |layout: &Layout<'_>| layout.size >= least;
    in_columns.filter(is_larger).or(in_grid)
}

type Arrange = for<'e> fn(Vec<Block<'e>>, Columns) -> Option<Vec<Placed<'e>>>;

/// How many columns there are, and their room.
#[derive(Clone, Copy)]
struct Columns {
    count: u16,
    column: f32,
    size: f32,
    room: (f32, f32),
}

/// Tries numbers of columns at each size, from the greatest down.
fn largest_by<'e>(
    tables: &[Measured<'e>],
    room: (f32, f32),
    greatest: f32,
    breaks: Breaks,
    arrange: Arrange,
) -> Option<Layout<'e>> {
    let most = u16::try_from(tables.len()).unwrap_or(COLUMNS_MOST).min(COLUMNS_MOST);
    let widest = widest(tables, breaks);
    let mut size = greatest;
    loop {
        let layouts = (1..=most).filter_map(|count| {
            let column = column(room.0, count, size);
            if widest * size > column {
                return None;
            }
            let columns = Columns {
                count,
                column,
                size,
                room,
            };
            let tables = arrange(blocks(tables, size, column), columns)?;
            let shape = shape(&tables, columns, widest);
            let layout = Layout {
                size,
                column,
                tables,
                is_grid: false,
            };
            Some((shape, layout))
        });
        if let Some((_, layout)) = layouts.min_by(|(one, _), (other, _)| one.total_cmp(other)) {
            return Some(layout);
        }
        if size <= LEAST {
            return None;
        }
        size = (size * 0.96).max(LEAST);
    }
}

/// How far a layout is from one that fills width and height alike, and how many places of its last row are empty.
fn shape(tables: &[Placed<'_>], columns: Columns, widest: f32) -> f32 {
    let count = f32::from(columns.count);
    let width = (count * widest * columns.size / columns.room.0).max(0.01);
    let height = tables
        .iter()
        .map(|table| (table.y + table.block.height) / columns.room.1)
        .fold(0.01, f32::max);
    let empty = (count - number(tables.len()) % count) % count;
    // A wide layout with free paper below looks better than a narrow one.
    (1.5 * height / width).ln().abs() + 0.6 * empty / count
}

/// The width of columns, at most as wide as names ask for.
fn column(width: f32, count: u16, size: f32) -> f32 {
    let column = (width - GUTTER * size * f32::from(count - 1)) / f32::from(count);
    column.min(COLUMN_MOST * size)
}

/// What must not be wider than a column, in shares of the size.
fn widest(tables: &[Measured<'_>], breaks: Breaks) -> f32 {
    let width = |words: &Words| match breaks {
        Breaks::Nowhere => words.one_line(),
        Breaks::AtBlanks => words.longest(),
        Breaks::AtHyphens => words.longest_part(),
        Breaks::Anywhere => 0.0,
    };
    let width = |words: &Words| if words.longest() > WORD_MOST { 0.0 } else { width(words) };
    let guests = tables.iter().flat_map(|table| &table.guests).map(width);
    // Labels have larger letters and may be broken at blanks.
    let labels = tables.iter().map(|table| match breaks {
        Breaks::Anywhere => 0.0,
        Breaks::AtHyphens => table.label.longest_part() * LABEL,
        Breaks::Nowhere | Breaks::AtBlanks => table.label.longest() * LABEL,
    });
    let labels = labels.map(|width| if width > WORD_MOST * LABEL { 0.0 } else { width });
    guests.chain(labels).fold(0.0, f32::max)
}

fn blocks<'e>(tables: &[Measured<'e>], size: f32, column: f32) -> Vec<Block<'e>> {
    let blocks = tables.iter().map(|measured| {
        let label = measured.label.lines(column / (size * LABEL));
        let guests: Vec<Vec<String>> = measured.guests.iter().map(|guest| guest.lines(column / size)).collect();
        let lines = guests.iter().map(Vec::len).sum();
        Block {
            table: measured.table,
            height: size * (number(label.len()) * LABEL * LABEL_LINE + number(lines) * GUEST_LINE),
            label,
            guests,
        }
    });
    blocks.collect()
}

fn number(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}

/// Puts blocks into rows; nothing when they do not fit.
fn grid(blocks: Vec<Block<'_>>, columns: Columns) -> Option<Vec<Placed<'_>>> {
    let Columns {
        count,
        column,
        size,
        room,
    } = columns;
    let per_row = usize::from(count);
    let heights: Vec<f32> = blocks
        .chunks(per_row)
        .map(|row| row.iter().map(|block| block.height).fold(0.0, f32::max))
        .collect();
    let gaps = number(heights.len().saturating_sub(1));
    let free = room.1 - heights.iter().sum::<f32>() - gaps * GAP * size;
    if free < 0.0 {
        return None;
    }
    let gap = (GAP * size + free / gaps.max(1.0)).min(GAP_MOST * size);
    let left_over = room.1 - heights.iter().sum::<f32>() - gaps * gap;
    let mut tops = Vec::new();
    let mut top = left_over / 3.0;
    for height in heights {
        tops.push(top);
        top += height + gap;
    }
    let step = step(columns);
    let used = step * f32::from(count - 1) + column;
    let begin = (room.0 - used) / 2.0;
    let placed = blocks.into_iter().enumerate().map(|(index, block)| Placed {
        offset: begin + number(index % per_row) * step,
        y: tops.get(index / per_row).copied().unwrap_or_default(),
        block,
    });
    Some(placed.collect())
}

/// From one column to the next: they share the width.
fn step(columns: Columns) -> f32 {
    let Columns {
        count,
        column,
        size,
        room,
    } = columns;
    let spread = (room.0 - column) / f32::from((count - 1).max(1));
    spread.min(column + 4.0 * GUTTER * size)
}

/// Puts blocks into columns one after another; nothing when they do not fit.
fn columns(blocks: Vec<Block<'_>>, columns: Columns) -> Option<Vec<Placed<'_>>> {
    let Columns {
        count,
        column,
        size,
        room,
    } = columns;
    let step = step(columns);
    let begin = (room.0 - step * f32::from(count - 1) - column) / 2.0;
    let (mut at, mut y) = (0_u16, 0.0);
    let mut placed = Vec::new();
    for block in blocks {
        if block.height > room.1 {
            return None;
        }
        if y + block.height > room.1 {
            at += 1;
            y = 0.0;
        }
        if at == count {
            return None;
        }
        let height = block.height;
        let offset = begin + f32::from(at) * step;
        placed.push(Placed { block, offset, y });
        y += height + GAP * size;
    }
    Some(placed)
}
