//! Tables with rulings: the cells between the lines that are drawn, with the text that lies in them.

use super::lines::Segment;
use super::page::{Page, Ruling, Run};
use super::wrap::{self, CellLine, ColumnEnd};

/// Lines whose ends are this near each other, in points, meet.
const NEAR: f32 = 2.0;
/// The widest space between a text and the ruling beside it, in points.
const PADDING: f32 = 8.0;
/// More lines than this are a drawing.
const MOST_LINES: usize = 4_000;

/// A straight line: its fixed coordinate and its two ends.
#[derive(Debug, Clone, Copy)]
struct Edge {
    at: f32,
    from: f32,
    to: f32,
}

/// A table: the coordinates of its rulings, from left to right and from top to bottom.
struct Grid {
    columns: Vec<f32>,
    rows: Vec<f32>,
}

/// A ruled table.
pub(super) struct Table {
    /// Its upper edge.
    pub(super) top: f32,
    /// The texts of its cells.
    pub(super) rows: Vec<Vec<String>>,
}

/// Takes the text of ruled tables out of a page and returns them.
pub(super) fn tables(page: &mut Page) -> Vec<Table> {
    let mut tables = Vec::new();
    for (grid, top) in in_reading_order(grids(&page.rulings)) {
        let (inside, outside): (Vec<Run>, Vec<Run>) = page.runs.drain(..).partition(|run| grid.cell(run).is_some());
        page.runs = outside;
        let rows = grid.fill(inside);
        if rows.iter().flatten().any(|cell| !cell.is_empty()) {
            tables.push(Table { top, rows });
        }
    }
    tables
}

/// Tables from top to bottom, each with its upper edge. Those beside each other come from left to right and share an edge.
fn in_reading_order(mut grids: Vec<Grid>) -> Vec<(Grid, f32)> {
    grids.sort_by(|a, b| b.top().total_cmp(&a.top()));
    let mut bands: Vec<(f32, Vec<Grid>)> = Vec::new();
    for grid in grids {
        match bands.last_mut() {
            Some((_, band)) if band.iter().any(|other| other.is_beside(&grid)) => band.push(grid),
            _ => bands.push((grid.top(), vec![grid])),
        }
    }
    let ordered = bands.into_iter().flat_map(|(top, mut band)| {
        band.sort_by(|a, b| a.left().total_cmp(&b.left()));
        band.into_iter().map(move |grid| (grid, top))
    });
    ordered.collect()
}

/// Groups lines that meet; a group with two rows and two columns is a table.
fn grids(rulings: &[Ruling]) -> Vec<Grid> {
    let (mut level, mut upright): (Vec<Edge>, Vec<Edge>) = (Vec::new(), Vec::new());
    for Ruling {
        from: (x0, y0),
        to: (x1, y1),
    } in rulings
    {
        if (y0 - y1).abs() < NEAR && (x0 - x1).abs() > NEAR {
            level.push(Edge {
                at: *y0,
                from: x0.min(*x1),
                to: x0.max(*x1),
            });
        } else if (x0 - x1).abs() < NEAR && (y0 - y1).abs() > NEAR {
            upright.push(Edge {
                at: *x0,
                from: y0.min(*y1),
                to: y0.max(*y1),
            });
        }
    }
    if level.len() + upright.len() > MOST_LINES {
        return Vec::new();
    }
    let mut grids = Vec::new();
    while let Some(first) = upright.pop() {
        let (mut columns, mut rows) = (vec![first], Vec::new());
        // Each round takes the lines that cross those of the round before.
        let (mut new_columns, mut new_rows) = (vec![first], Vec::new());
        loop {
            move_crossing(&mut level, &new_columns, &mut new_rows);
            new_columns.clear();
            move_crossing(&mut upright, &new_rows, &mut new_columns);
            rows.append(&mut new_rows);
            if new_columns.is_empty() {
                break;
            }
            columns.extend(new_columns.iter().copied());
        }
        let grid = Grid {
            columns: positions(&columns),
            rows: positions(&rows).into_iter().rev().collect(),
        };
        if grid.columns.len() > 2 && grid.rows.len() > 2 {
            grids.push(grid);
        }
    }
    grids
}

fn move_crossing(from: &mut Vec<Edge>, crossed: &[Edge], to: &mut Vec<Edge>) {
    from.retain(|edge| {
        let crosses = crossed.iter().any(|other| {
            let within = |at: f32, edge: &Edge| at > edge.from - NEAR && at < edge.to + NEAR;
            within(other.at, edge) && within(edge.at, other)
        });
        if crosses {
            to.push(*edge);
        }
        !crosses
    });
}

/// The distinct coordinates of lines, ascending.
fn positions(edges: &[Edge]) -> Vec<f32> {
    let mut positions: Vec<f32> = edges.iter().map(|edge| edge.at).collect();
    positions.sort_by(f32::total_cmp);
    positions.dedup_by(|next, kept| *next - *kept < NEAR);
    positions
}

impl Grid {
    fn top(&self) -> f32 {
        self.rows.first().copied().unwrap_or_default()
    }

    fn left(&self) -> f32 {
        self.columns.first().copied().unwrap_or_default()
    }

    /// Returns whether a table further down begins beside this one.
    fn is_beside(&self, lower: &Self) -> bool {
        let right = |grid: &Self| grid.columns.last().copied().unwrap_or_default();
        let overlaps = self.left() < right(lower) && lower.left() < right(self);
        !overlaps && self.rows.last().is_some_and(|bottom| *bottom < lower.top())
    }

    /// The row and column in which a run begins.
    fn cell(&self, run: &Run) -> Option<(usize, usize)> {
        let x = run.left + run.size / 4.0;
        let y = run.baseline + run.size / 4.0;
        let column = self.columns.partition_point(|left| *left <= x).checked_sub(1)?;
        let row = self.rows.partition_point(|top| *top >= y).checked_sub(1)?;
        (column + 1 < self.columns.len() && row + 1 < self.rows.len()).then_some((row, column))
    }

    /// The text of each cell, its lines joined.
    fn fill(&self, runs: Vec<Run>) -> Vec<Vec<String>> {
        let (rows, columns) = (self.rows.len() - 1, self.columns.len() - 1);
        let mut cells: Vec<Vec<Vec<Run>>> = vec![vec![Vec::new(); columns]; rows];
        for run in runs {
            let place = self.cell(&run);
            if let Some(cell) = place.and_then(|(row, column)| cells.get_mut(row)?.get_mut(column)) {
                cell.push(run);
            }
        }
        let cells: Vec<Vec<Vec<CellLine>>> = cells
            .into_iter()
            .map(|row| row.into_iter().map(cell_lines).collect())
            .collect();
        let edge = |column: usize| {
            let lines = cells.iter().filter_map(|row| row.get(column)).flatten();
            let furthest = lines.map(|line| line.right).fold(0.0, f32::max);
            let ruling = self.columns.get(column + 1).copied().unwrap_or_default();
            ColumnEnd {
                at: furthest.max(ruling - PADDING),
                is_known: true,
            }
        };
        let edges: Vec<ColumnEnd> = (0..columns).map(edge).collect();
        let text = |row: &Vec<Vec<CellLine>>| {
            let cells = row.iter().zip(&edges);
            cells.map(|(lines, edge)| wrap::join(lines, *edge)).collect()
        };
        cells.iter().map(text).collect()
    }
}

fn cell_lines(runs: Vec<Run>) -> Vec<CellLine> {
    let lines = super::lines::of(runs);
    let segments = lines.into_iter().flat_map(|line| line.segments);
    let line = |segment: Segment| CellLine {
        left: segment.left,
        right: segment.right,
        size: segment.size,
        text: segment.text,
    };
    segments.map(line).collect()
}

#[cfg(test)]
mod tests {
    use super::{Page, Ruling, Run, tables};

    #[test]
    fn text_between_rulings_is_a_table_and_wrapped_cells_are_joined() {
        let mut page = Page::default();
        for y in [100.0, 80.0, 40.0] {
            page.rulings.push(Ruling {
                from: (0.0, y),
                to: (200.0, y),
            });
        }
        for x in [0.0, 100.0, 200.0] {
            page.rulings.push(Ruling {
                from: (x, 40.0),
                to: (x, 100.0),
            });
        }
        let texts = [
            (5.0, 85.0, "Name"),
            (105.0, 85.0, "Diet"),
            (5.0, 65.0, "Ann Lee"),
            (105.0, 65.0, "nuts"),
            (105.0, 50.0, "(severe)"),
            (5.0, 10.0, "Page 1"),
        ];
        for (left, baseline, text) in texts {
            page.runs.push(Run {
                left,
                right: left + 30.0,
                baseline,
                size: 10.0,
                text: text.to_owned(),
            });
        }
        let tables = tables(&mut page);
        assert_eq!(tables.len(), 1);
        assert_eq!(tables[0].rows, [["Name", "Diet"], ["Ann Lee", "nuts\n(severe)"]]);
        assert_eq!(page.runs.len(), 1);
    }
}
