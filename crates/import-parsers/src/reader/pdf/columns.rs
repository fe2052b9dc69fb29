//! Tables without rulings: columns are where the lines of all pages leave gaps.

use super::lines::Line;

/// Fewer lines with several cells are no table.
const FEWEST_ROWS: usize = 3;
/// A gap between columns is at least this wide, in points, and one line of so many may cross it.
const GAP: usize = 3;
const CROSSING: usize = 30;
/// The widest page that is looked at, in points.
const WIDEST: usize = 5_000;

/// Returns the rows of a table, one for each line; `None` when the lines are no table.
pub(super) fn table(lines: &[Line]) -> Option<Vec<Vec<String>>> {
    let rows: Vec<&Line> = lines.iter().filter(|line| line.segments.len() > 1).collect();
    if rows.len() < FEWEST_ROWS || rows.len() * 2 < lines.len() {
        return None;
    }
    let columns = columns(&rows);
    (columns.len() > 1).then(|| lines.iter().map(|line| cells(line, &columns)).collect())
}

/// Returns the left edges of the columns, in points.
fn columns(rows: &[&Line]) -> Vec<usize> {
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

fn cells(line: &Line, columns: &[usize]) -> Vec<String> {
    let mut cells = vec![String::new(); columns.len()];
    for segment in &line.segments {
        let middle = point((segment.left + segment.right) / 2.0);
        // A title across the page begins at its left edge.
        let at = if line.segments.len() == 1 {
            point(segment.left)
        } else {
            middle
        };
        let column = columns.partition_point(|left| *left <= at).saturating_sub(1);
        if let Some(cell) = cells.get_mut(column) {
            if !cell.is_empty() {
                cell.push(' ');
            }
            cell.push_str(&segment.text);
        }
    }
    cells
}

/// A position as a whole number of points within the page.
fn point(position: f32) -> usize {
    let inside = position.clamp(0.0, 4_999.0);
    // There is no checked conversion from a float; thirteen halvings of the page find the same number.
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
