//! Numbers and names of new seating: tables and booths in reading order, rows by section and letter.

use std::collections::HashSet;

use domain::plan::letters::letter;
use domain::plan::{Element, FloorPlan};

use super::site::Site;
use crate::arrangement;
use crate::point::Point;

/// Rows and sections whose centres are nearer than this are one, in units.
const SAME: f64 = 6.0;

/// Gives tables the lowest free numbers, starting from the upper left of the plan, and names rows and booths, which are
/// in reading order.
pub(super) fn give(elements: &mut [Element], site: &Site, kept: &FloorPlan) {
    number_tables(elements, kept);
    let is_booth = |element: &&Element| element.kind.as_str() == arrangement::BOOTH;
    let present = u32::try_from(kept.elements().iter().filter(is_booth).count()).unwrap_or(0);
    let booths = elements.iter_mut().filter(|element| is_booth(&&**element));
    for (booth, number) in booths.zip(present + 1..) {
        booth.label = format!("Booth {number}");
    }
    name_rows(elements, site);
}

fn number_tables(elements: &mut [Element], kept: &FloorPlan) {
    let taken: HashSet<u32> = kept.tables().filter_map(|table| table.table_number).collect();
    let free = (1..).filter(|number| !taken.contains(number));
    let lines = steps(
        elements
            .iter()
            .filter(|each| each.kind.is_table())
            .map(|each| each.centre().1),
    );
    let mut tables: Vec<&mut Element> = elements.iter_mut().filter(|each| each.kind.is_table()).collect();
    tables.sort_by(|a, b| {
        let ((ax, ay), (bx, by)) = (a.centre(), b.centre());
        let line = step_of(&lines, ay).cmp(&step_of(&lines, by));
        line.then(ax.total_cmp(&bx))
    });
    for (table, number) in tables.into_iter().zip(free) {
        table.set_table_number(number);
    }
}

/// Names rows: sections are lettered from left to right and rows from front to back, as seen by people who face the
/// front.
fn name_rows(elements: &mut [Element], site: &Site) {
    let middle = |row: &Element| {
        let (x, y) = row.centre();
        site.frame.to_own(Point::new(x, y))
    };
    let rows = || elements.iter().filter(|element| is_row(element));
    let (columns, lines) = (
        steps(rows().map(|row| middle(row).x)),
        steps(rows().map(|row| middle(row).y)),
    );
    for row in elements.iter_mut().filter(|element| is_row(element)) {
        let at = middle(row);
        row.section_name = Some(letter(step_of(&columns, at.x)));
        row.row_name = Some(letter(step_of(&lines, at.y)));
    }
}

fn is_row(element: &Element) -> bool {
    element.kind.as_str() == arrangement::ROW
}

/// Returns the distinct values in ascending order.
fn steps(values: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values.dedup_by(|a, b| (*a - *b).abs() < SAME);
    values
}

fn step_of(steps: &[f64], value: f64) -> u32 {
    let below = steps.iter().take_while(|step| **step < value - SAME).count();
    u32::try_from(below).unwrap_or(0)
}
