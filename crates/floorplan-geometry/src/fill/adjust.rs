//! Adjusts existing seating to another number of guests: tables keep their places, and at the end far from the head
//! table or stage some are removed or new ones added.

use domain::plan::{Element, ElementId, FloorPlan, IdMaker};
use domain::preset::{Layout, Setup};

use super::{Outcome, Seating, is_replaced, reasons, seat_within, seats_that_count, tables_that_count, without};
use crate::arrangement::{BOOTH, ROW};
use crate::point::Point;

/// Kinds of elements that guests face, the most important first.
const FRONTS: [&str; 5] = ["stage", "screen", "podium", "dance-floor", "dj-booth"];
/// Sizes that differ by at most this are equal, in units: half an inch.
const SAME: f64 = 1.0;

/// Computes the change; `None` when the tables do not match the setup.
pub(super) fn adjust(plan: &FloorPlan, setup: &Setup, steps: usize, ids: &mut IdMaker) -> Option<Outcome> {
    let wished = setup.guests.map(|guests| usize::try_from(guests).unwrap_or(usize::MAX));
    let own: Vec<&Element> = plan.elements().iter().filter(|each| is_replaced(each, setup)).collect();
    if own.is_empty() || !own.iter().all(|table| is_like(table, setup)) {
        return None;
    }
    let seats = seats_that_count(plan);
    let gone = superfluous(
        plan,
        own.clone(),
        wished.map_or(0, |wished| seats.saturating_sub(wished)),
    );
    let rest = without(plan, &gone);
    let left = seats_that_count(&rest);
    let is_enough = wished.is_some_and(|wished| wished <= left);
    let mut seating = if is_enough {
        Seating::default()
    } else {
        seat_within(&rest, setup, (left, steps), ids)
    };
    let other = left.saturating_sub(
        own.iter()
            .filter(|table| !gone.contains(&table.id))
            .map(|table| table.chairs.len())
            .sum(),
    );
    if other > 0 {
        seating.reasons.push(reasons::staying(other));
    }
    let tables = tables_that_count(&rest);
    Some(Outcome::new(plan, gone, seating, setup).counting(left, tables))
}

/// Returns whether an element matches the table, row or booth that the setup would place.
fn is_like(element: &Element, setup: &Setup) -> bool {
    let kind = element.kind.as_str();
    match setup.layout {
        Layout::Theater => kind == ROW,
        Layout::TradeShow => kind == BOOTH,
        _ => {
            let is_same = |a: f64, b: f64| (a - b).abs() <= SAME;
            kind == setup.table.as_str() && is_same(element.width, setup.width) && is_same(element.height, setup.depth)
        }
    }
}

/// Picks tables to remove, starting from the far end, while the others have enough seats.
fn superfluous(plan: &FloorPlan, mut own: Vec<&Element>, mut surplus: usize) -> Vec<ElementId> {
    let front = front(plan);
    let distance = |element: &Element| {
        let (x, y) = element.centre();
        Point::new(x, y).distance(front)
    };
    own.sort_by(|a, b| {
        let by_number = || b.table_number.cmp(&a.table_number);
        distance(b).total_cmp(&distance(a)).then_with(by_number)
    });
    let mut gone = Vec::new();
    for table in own {
        let Some(rest) = surplus.checked_sub(table.chairs.len()) else {
            continue;
        };
        if table.chairs.is_empty() {
            continue;
        }
        surplus = rest;
        gone.push(table.id.clone());
    }
    gone
}

/// Returns the centre of the head table, else of the stage or another thing that guests face, else of the upper wall.
fn front(plan: &FloorPlan) -> Point {
    let head = plan.elements().iter().find(|element| element.is_head_table());
    let of_kind = |kind: &&str| plan.elements().iter().find(|element| element.kind.as_str() == *kind);
    match head.or_else(|| FRONTS.iter().find_map(of_kind)) {
        Some(element) => {
            let (x, y) = element.centre();
            Point::new(x, y)
        }
        None => Point::new(plan.canvas.room().0 / 2.0, 0.0),
    }
}
