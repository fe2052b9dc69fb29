//! Tables without rulings: columns are where the lines of all pages leave gaps.

use super::lines::{Line, Segment};
use super::wrap::{self, CellLine, ColumnEnd};

/// A table has at least this many lines with several cells.
const FEWEST_ROWS: usize = 3;
/// A gap between columns is at least this wide, in points, and at most one in `CROSSING` lines may cross it.
const GAP: usize = 3;
const CROSSING: usize = 30;
/// Maximum page width considered, in points.
const WIDEST: usize = 5_000;

/// Returns the rows of a table; `None` when the lines do not form a table.
pub(super) fn table(lines: &[Line]) -> Option<Vec<Vec<String>>> {
    let rows: Vec<&Line> = lines.iter().filter(|line| line.segments.len() > 1).collect();
    if rows.len() < FEWEST_ROWS || rows.len() * 2 < lines.len() {
        return None;
    }
    let gaps = gaps(&rows);
    let columns = divided(&rows, gaps.clone());
    if columns.len() < 2 || is_tabbed(&rows, &gaps, &columns) {
        return None;
    }
    let cells = lines.iter().map(|line| (line.baseline, cells(line, &columns)));
    Some(joined(&cells.collect::<Vec<_>>(), &columns))
}

/// Returns the left edges of the columns between the gaps that all rows have, in points.
fn gaps(rows: &[&Line]) -> Vec<usize> {
    let mut covered = vec![0_usize; WIDEST];
    for segment in rows.iter().flat_map(|row| &row.segments) {
        let (left, right) = (point(segment.left), point(segment.right));
        for count in covered.get_mut(left..=right.max(left)).into_iter().flatten() {
            *count += 1;
        }
    }
    let most_crossing = rows.len() / CROSSING;
    let mut columns = Vec::new();
    let mut gap = GAP;
    for (at, count) in covered.iter().enumerate() {
        if *count <= most_crossing {
            gap += 1;
            continue;
        }
        if gap >= GAP {
            columns.push(at);
        }
        gap = 0;
    }
    columns
}

/// Divides columns in which several rows have two texts: those behind the first begin a column of their own where they are
/// aligned.
fn divided(rows: &[&Line], mut columns: Vec<usize>) -> Vec<usize> {
    let mut starts: Vec<usize> = Vec::new();
    for row in rows {
        let mut before = None;
        for segment in &row.segments {
            let column = column_of(segment, &columns);
            if before == Some(column) {
                starts.push(point(segment.left));
            }
            before = Some(column);
        }
    }
    starts.sort_unstable();
    let mut rest = starts.as_slice();
    let mut candidates = Vec::new();
    while let Some(first) = rest.first() {
        let (aligned, after) = rest.split_at(rest.partition_point(|start| *start <= first + 1));
        if aligned.len() >= FEWEST_ROWS {
            candidates.push(*first);
        }
        rest = after;
    }
    let ends = candidates.iter().skip(1).copied().chain([WIDEST]);
    for (start, end) in candidates.iter().zip(ends) {
        let column = columns.partition_point(|column| column < start).saturating_sub(1);
        let left = columns.get(column).copied().unwrap_or_default();
        let begins = |segment: &Segment, from: usize, to: usize| (from..to).contains(&point(segment.left));
        // Texts that end at the right edge of their column begin anywhere in it, but are alone there.
        let is_beside = |row: &&Line| {
            let mut segments = row.segments.iter();
            segments.any(|segment| begins(segment, left, *start))
                && segments.any(|segment| begins(segment, *start, end))
        };
        if rows.iter().any(is_beside) {
            columns.insert(column + 1, *start);
        }
    }
    columns
}

/// Lines with tabs at different stops: all have the same number of texts, which is fewer than the columns they would need
/// and more than the gaps allow.
fn is_tabbed(rows: &[&Line], gaps: &[usize], columns: &[usize]) -> bool {
    let most = rows.iter().map(|row| row.segments.len()).max().unwrap_or(0);
    let full = rows.iter().filter(|row| row.segments.len() == most).count();
    gaps.len() < most && most < columns.len() && full * 5 >= rows.len() * 4
}

/// The column in which a text begins, or has its middle where it is not aligned to the left.
fn column_of(segment: &Segment, columns: &[usize]) -> usize {
    let (left, middle) = (point(segment.left), point((segment.left + segment.right) / 2.0));
    let starts = columns.partition_point(|column| *column <= left + 1);
    let is_aligned = starts
        .checked_sub(1)
        .and_then(|at| columns.get(at))
        .is_some_and(|column| left <= column + 1);
    let behind = if is_aligned {
        starts
    } else {
        columns.partition_point(|column| *column <= middle)
    };
    behind.saturating_sub(1)
}

fn cells(line: &Line, columns: &[usize]) -> Vec<CellLine> {
    let mut cells = vec![CellLine::default(); columns.len()];
    for segment in &line.segments {
        // A title across the page begins at its left edge.
        let column = if line.segments.len() == 1 {
            columns
                .partition_point(|left| *left <= point(segment.left))
                .saturating_sub(1)
        } else {
            column_of(segment, columns)
        };
        let Some(cell) = cells.get_mut(column) else { continue };
        if cell.text.is_empty() {
            cell.left = segment.left;
        } else {
            cell.text.push(' ');
        }
        cell.text.push_str(&segment.text);
        (cell.right, cell.size) = (segment.right, segment.size);
    }
    cells
}

/// Baselines of lines in one cell are closer than this, as a multiple of the font size.
const LEADING: f32 = 1.8;

/// Joins the lines of a row whose texts were wrapped.
fn joined(lines: &[(f32, Vec<CellLine>)], columns: &[usize]) -> Vec<Vec<String>> {
    let edges = edges(lines, columns);
    let pairs = || lines.iter().zip(lines.iter().skip(1));
    let wraps: Vec<bool> = pairs().map(|(above, line)| continues(above, line, &edges)).collect();
    let tightest = |wrapped: bool| {
        let distances = pairs().zip(&wraps).filter(|(_, wraps)| **wraps == wrapped);
        let distances = distances
            .map(|((above, line), _)| above.0 - line.0)
            .filter(|distance| *distance > 0.0);
        distances.fold(f32::MAX, f32::min)
    };
    // Where all lines are equally far apart, a few of them may look wrapped by chance.
    let is_tight = tightest(true) < tightest(false) * 0.9;
    let count = wraps.iter().filter(|wraps| **wraps).count();
    let is_wrapped = is_tight || count >= FEWEST_ROWS.max(lines.len() / 10);
    let mut rows: Vec<Vec<Vec<CellLine>>> = Vec::new();
    for ((_, cells), wraps) in lines.iter().zip(std::iter::once(false).chain(wraps)) {
        match rows.last_mut() {
            Some(row) if wraps && is_wrapped => {
                for (lines, cell) in row.iter_mut().zip(cells).filter(|(_, cell)| !cell.text.is_empty()) {
                    lines.push(cell.clone());
                }
            }
            _ => rows.push(cells.iter().map(|cell| vec![cell.clone()]).collect()),
        }
    }
    let text = |row: Vec<Vec<CellLine>>| {
        let cells = row.iter().zip(&edges);
        cells.map(|(lines, edge)| wrap::join(lines, *edge)).collect()
    };
    rows.into_iter().map(text).collect()
}

/// The widest space between the texts of two columns, in points.
const PADDING: usize = 12;

/// Returns where the texts of each column end at the latest, ignoring those that run into the next one.
fn edges(lines: &[(f32, Vec<CellLine>)], columns: &[usize]) -> Vec<ColumnEnd> {
    let ends = columns.iter().skip(1).copied().map(Some).chain([None]);
    let edge = |(column, end): (usize, Option<usize>)| {
        let cells = lines.iter().filter_map(|(_, cells)| cells.get(column));
        let rights = cells.map(|cell| cell.right);
        let furthest = rights
            .filter(|right| end.is_none_or(|end| point(*right) <= end))
            .fold(0.0, f32::max);
        let room = end.map_or(0, |end| end.saturating_sub(PADDING));
        ColumnEnd {
            at: furthest.max(u16::try_from(room).map_or(0.0, f32::from)),
            is_known: end.is_some(),
        }
    };
    ends.enumerate().map(edge).collect()
}

/// Returns whether each text of a line continues the text right above it.
fn continues(above: &(f32, Vec<CellLine>), line: &(f32, Vec<CellLine>), edges: &[ColumnEnd]) -> bool {
    let distance = above.0 - line.0;
    let mut filled = above
        .1
        .iter()
        .zip(&line.1)
        .zip(edges)
        .filter(|((_, cell), _)| !cell.text.is_empty());
    filled.all(|((above, cell), edge)| {
        let is_near = distance > 0.0 && distance < LEADING * cell.size;
        is_near && !above.text.is_empty() && above.must_wrap(cell, *edge)
    })
}

/// A position as a whole number of points within the page.
fn point(position: f32) -> usize {
    let inside = position.clamp(0.0, 4_999.0);
    // Rust has no checked conversion from a float; a binary search over the thirteen bits finds the same number.
    (0..=WIDEST.ilog2()).rev().fold(0, |point, bit| {
        let next = point + (1_usize << bit);
        let reached = u16::try_from(next).is_ok_and(|next| f32::from(next) <= inside);
        if reached { next } else { point }
    })
}

#[cfg(test)]
mod tests {
    use super::{point, table};
    use crate::reader::pdf::lines::{Line, Segment};

    fn line(cells: &[(f32, &str)]) -> Line {
        let segment = |&(left, text): &(f32, &str)| Segment {
            left,
            right: left + 40.0,
            size: 10.0,
            text: text.to_owned(),
        };
        Line {
            baseline: 0.0,
            segments: cells.iter().map(segment).collect(),
        }
    }

    #[test]
    fn lines_with_common_gaps_are_a_table() {
        let lines = [
            line(&[(10.0, "Guests")]),
            line(&[(10.0, "Name"), (100.0, "Table")]),
            line(&[(10.0, "Ann Lee"), (120.0, "1")]),
            line(&[(10.0, "Ben Ray"), (100.0, "2")]),
            line(&[(10.0, "Cher")]),
        ];
        let rows = table(&lines).unwrap();
        assert_eq!(rows[2], ["Ann Lee", "1"]);
        assert_eq!(rows[4], ["Cher", ""]);
        assert!(table(&lines[..3]).is_none());
    }

    #[test]
    fn positions_become_whole_points() {
        assert_eq!(
            [-3.0, 0.4, 1.0, 612.9, 9e9, f32::NAN].map(point),
            [0, 0, 1, 612, 4999, 0]
        );
    }
}
