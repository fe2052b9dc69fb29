//! Turns a proposal into a layout that follows all rules: removes unreachable seats, uses free floor, and removes
//! surplus seats.

use super::judge;
use super::lattice::Lattice;
use super::shapes::on_circle;
use super::ways::Ways;
use super::{Hall, Layout, Obstacle, PlacedTable};
use crate::point::Point;
use crate::rect::Rect;

/// Cells of the benchmark, in units.
const FINE: f64 = 2.0;
/// The most cells of a measurement; large halls get larger cells.
const CELLS: f64 = 1_000_000.0;
/// The most rounds of pruning.
const ROUNDS: usize = 16;

/// Removes unreachable seats until all can be reached; returns an empty layout when exits are not joined. Removing a
/// table opens ways to its neighbours, so neighbours are removed one after the other, and single chairs last.
pub(super) fn prune(hall: &Hall, layout: Layout, fewest: usize, cell: f64) -> Layout {
    served(hall, layout, fewest, cell).map_or_else(Layout::default, |(layout, _)| layout)
}

/// Like [`prune`], and returns the ways of the remaining layout.
pub(super) fn served(hall: &Hall, mut layout: Layout, fewest: usize, cell: f64) -> Option<(Layout, Ways)> {
    for _ in 0..ROUNDS {
        let (served, ways) = judge::reached(hall, &layout, cell);
        if !ways.lost.is_empty() {
            return None;
        }
        let cut: Vec<usize> = served.iter().map(|own| own.iter().filter(|is| !**is).count()).collect();
        if cut.iter().all(|cut| *cut == 0) {
            return Some((layout, ways));
        }
        let gone = worst(hall, &layout, &cut, fewest);
        let is_last = gone.is_empty();
        let mut number = 0;
        layout.tables.retain_mut(|table| {
            let own = served.get(number);
            number += 1;
            if is_last && !table.is_head {
                let mut own = own.into_iter().flatten();
                table.chairs.retain(|_| own.next().copied().unwrap_or(false));
            }
            !gone.contains(&(number - 1))
        });
    }
    None
}

/// Returns the tables that lose too many chairs, the worst first, and no two neighbours.
fn worst(hall: &Hall, layout: &Layout, cut: &[usize], fewest: usize) -> Vec<usize> {
    let mut bad: Vec<(usize, usize, &PlacedTable)> = layout
        .tables
        .iter()
        .zip(cut)
        .enumerate()
        .filter(|(_, (table, cut))| !table.is_head && **cut > 0 && table.chairs.len() - **cut < fewest.max(1))
        .map(|(number, (table, cut))| (*cut, number, table))
        .collect();
    bad.sort_by_key(|(cut, number, _)| (std::cmp::Reverse(*cut), *number));
    let mut gone: Vec<(usize, &PlacedTable)> = Vec::new();
    for (_, number, table) in bad {
        let apart = table.reach(hall) * 2.0 + judge::BETWEEN * 3.0;
        if gone.iter().all(|(_, other)| other.at.distance(table.at) > apart) {
            gone.push((number, table));
        }
    }
    gone.into_iter().map(|(number, _)| number).collect()
}

/// Removes unreachable seats and keeps all tables; returns an empty layout when exits are not joined or at most
/// `more_than` seats are left.
pub(super) fn seats_only(hall: &Hall, mut layout: Layout, cell: f64, more_than: usize) -> Layout {
    for _ in 0..ROUNDS {
        if layout.seats() <= more_than {
            break;
        }
        let (served, ways) = judge::reached(hall, &layout, cell);
        if !ways.lost.is_empty() {
            return Layout::default();
        }
        if served.iter().flatten().all(|is| *is) {
            return layout;
        }
        for (table, served) in layout.tables.iter_mut().zip(served) {
            let mut served = served.into_iter();
            table.chairs.retain(|_| served.next().unwrap_or(false));
        }
    }
    Layout::default()
}

/// Returns the side of the cells for the final measurement.
pub(super) fn fine(hall: &Hall) -> f64 {
    let area = hall.room.bounds.width() * hall.room.bounds.height();
    (area / CELLS).sqrt().max(FINE)
}

/// Prunes a layout on the cells of the benchmark.
pub(super) fn exact(hall: &Hall, layout: Layout, fewest: usize, wanted: usize) -> Layout {
    let cell = fine(hall);
    if layout.seats() > wanted {
        let enough = prune(hall, trim(hall, layout.clone(), wanted, fewest), fewest, cell);
        if enough.seats() >= wanted {
            return enough;
        }
    }
    let pruned = prune(hall, layout.clone(), fewest, cell);
    if pruned.seats() > 0 {
        return pruned;
    }
    prune(hall, judge::join(hall, layout, cell, false, cell), fewest, cell)
}

/// Adds tables where there is still room beside the aisles.
pub(super) fn fill_in(hall: &Hall, lattice: &Lattice<'_>, layout: &Layout, ways: &Ways, cell: f64) -> Layout {
    let mut layout = layout.clone();
    let template = lattice.template();
    if !template.is_round {
        return layout;
    }
    let radius = template.reach(hall);
    let is_disc = template.is_ringed();
    let rim: Vec<Point> = (0..16)
        .map(|part| on_circle(Point::default(), radius * 0.9, f64::from(part) * 0.393))
        .collect();
    for at in lattice.field(if is_disc { cell } else { cell * 3.0 }) {
        let near = |table: &&PlacedTable| table.at.distance(*at) < radius + table.reach(hall) + judge::BETWEEN;
        let close: Vec<&PlacedTable> = layout.tables.iter().filter(near).collect();
        if close
            .iter()
            .any(|table| table.at.distance(*at) < table.reach(hall) * if is_disc { 2.0 } else { 1.6 })
        {
            continue;
        }
        if ways.is_aisle(*at) || rim.iter().any(|own| ways.is_aisle(at.along(*own, 1.0))) {
            continue;
        }
        let table = judge::facing(hall, super::lattice::moved(template, *at));
        if table.chairs.len() * 2 < template.chairs.len() || !judge::table_fits(hall, &table) {
            continue;
        }
        if is_disc && close.iter().any(|table| table.is_round && table.is_ringed()) {
            continue;
        }
        if close.iter().all(|other| judge::are_apart(hall, &table, other)) {
            layout.tables.push(table);
        }
    }
    layout
}

/// Removes surplus seats: whole tables first, the farthest from the focus of the room, then one chair from each of many
/// tables.
pub(super) fn trim(hall: &Hall, mut layout: Layout, wanted: usize, fewest: usize) -> Layout {
    let focus = focus(hall, &layout);
    while layout.seats() > wanted {
        let over = layout.seats() - wanted;
        let mut goes = layout
            .tables
            .iter()
            .enumerate()
            .filter(|(_, table)| !table.is_head && !table.chairs.is_empty() && table.chairs.len() <= over);
        let farthest = match focus {
            Some(focus) => goes.max_by(|(_, a), (_, b)| a.at.distance(focus).total_cmp(&b.at.distance(focus))),
            None => goes.next_back(),
        };
        if let Some(number) = farthest.map(|(number, _)| number) {
            layout.tables.remove(number);
            continue;
        }
        let fullest = layout
            .tables
            .iter_mut()
            .filter(|table| !table.is_head && table.chairs.len() > fewest.max(1));
        if let Some(table) = fullest.max_by_key(|table| table.chairs.len()) {
            table.chairs.pop();
            continue;
        }
        // No table may have fewer chairs.
        let Some(last) = layout.tables.iter().rposition(|table| !table.is_head) else {
            break;
        };
        layout.tables.remove(last);
    }
    layout
}

/// Returns the focus of the room: the centre of the stage, the head table, or the dance floor.
fn focus(hall: &Hall, layout: &Layout) -> Option<Point> {
    let middle = |corners: &[Point]| Rect::around_points(corners.iter().copied()).map(Rect::centre);
    let of = |is: fn(&Obstacle) -> bool| {
        hall.obstacles
            .iter()
            .find(|each| is(each))
            .and_then(|each| middle(&each.corners))
    };
    let head = layout.tables.iter().find(|table| table.is_head).map(|table| table.at);
    of(|each| each.is_stage)
        .or(head)
        .or_else(|| of(|each| each.is_walkable))
}
