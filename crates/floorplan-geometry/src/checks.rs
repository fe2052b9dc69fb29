//! The problems of a plan, each with the place it points to: things that overlap or are outside the room, duplicate
//! table numbers, narrow aisles, blocked exits, unreachable seats.
//!
//! Widths follow the Life Safety Code (NFPA 101): an aisle is 44 in wide, the way from a seat to an aisle at least 12 in
//! and at most 36 ft long.

use std::collections::HashSet;

use domain::plan::catalogue::Safety;
use domain::plan::number::{UNITS_PER_FOOT, UNITS_PER_INCH};
use domain::plan::{Element, ElementId, FloorPlan};
use serde::Serialize;

use crate::index::Placed;
use crate::point::Point;
use crate::room::Room;

mod guests;
mod numbers;
mod overlaps;
mod partitions;
mod platforms;
mod room;
#[cfg(test)]
mod tests;
mod ways;

/// Width of an aisle, in units: 44 in.
pub const AISLE_WIDTH: f64 = 44.0 * UNITS_PER_INCH;
/// Least width of the way from a seat to an aisle, in units: 12 in.
pub const ACCESS_WIDTH: f64 = 12.0 * UNITS_PER_INCH;
/// Greatest length of the way from a seat to an aisle, in units: 36 ft.
pub const ACCESS_LENGTH: f64 = 36.0 * UNITS_PER_FOOT;
/// Distance from a chair to where its guest gets up, in units: 14 in.
const STANDING: f64 = 28.0;

/// The kind of a problem.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ProblemKind {
    /// Two things overlap.
    Overlap,
    /// Something is outside the room.
    Outside,
    /// Two tables have the same number.
    DuplicateNumber,
    /// An aisle is narrower than 44 in or obstructed, or a table is too far from one.
    NarrowAisle,
    /// An exit cannot be reached.
    BlockedExit,
    /// There is seating but the room has no exit.
    NoExit,
    /// A seat cannot be reached.
    Unreachable,
}

/// One problem of a plan.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Problem {
    /// The kind of the problem.
    pub kind: ProblemKind,
    /// The elements concerned, in document order.
    pub elements: Vec<ElementId>,
    /// Where to look, to the right, in units.
    pub x: f64,
    /// Where to look, downwards, in units.
    pub y: f64,
    /// A sentence for people.
    pub message: String,
}

/// An element with its shapes.
struct Thing<'p> {
    element: &'p Element,
    placed: Placed,
}

impl Problem {
    fn new(kind: ProblemKind, elements: Vec<ElementId>, at: Point, message: String) -> Self {
        Self {
            kind,
            elements,
            x: at.x,
            y: at.y,
            message,
        }
    }
}

impl<'p> Thing<'p> {
    fn from_element(element: &'p Element) -> Self {
        Self {
            element,
            placed: Placed::from_element(element),
        }
    }

    /// Returns everything it covers as convex polygons, its chairs included.
    fn shapes(&self) -> Vec<Vec<Point>> {
        let chairs = self.placed.chairs.iter().map(|chair| chair.corners().to_vec());
        self.placed.outline.pieces().into_iter().chain(chairs).collect()
    }

    /// Returns whether people have to walk around it.
    fn blocks(&self) -> bool {
        self.element.kind.safety == Safety::Blocks
    }

    fn is_exit(&self) -> bool {
        self.element.kind.safety == Safety::Exit
    }

    fn centre(&self) -> Point {
        self.placed.outline.frame.centre
    }

    fn name(&self) -> String {
        let title = self.element.title();
        if title.trim().is_empty() {
            self.element.kind.label.to_owned()
        } else {
            title.trim().to_owned()
        }
    }

    fn id(&self) -> ElementId {
        self.element.id.clone()
    }
}

/// Returns the problems of a plan, worst kinds last; hidden elements are ignored.
pub fn check(plan: &FloorPlan) -> Vec<Problem> {
    let things = visible(plan);
    let mut problems = by_code(plan, &things);
    let is_closed = |problem: &Problem| matches!(problem.kind, ProblemKind::BlockedExit | ProblemKind::NoExit);
    if !problems.iter().any(is_closed) {
        let known = problems.iter().flat_map(|problem| problem.elements.clone()).collect();
        problems.extend(guests::find(plan, &things, &known));
    }
    problems
}

/// Returns the problems that no layout may have: all except ways that the code allows but guests find too narrow.
pub(crate) fn check_code(plan: &FloorPlan) -> Vec<Problem> {
    by_code(plan, &visible(plan))
}

fn visible(plan: &FloorPlan) -> Vec<Thing<'_>> {
    let visible = plan.elements().iter().filter(|element| !element.hidden);
    visible.map(Thing::from_element).collect()
}

fn by_code(plan: &FloorPlan, things: &[Thing<'_>]) -> Vec<Problem> {
    let room = Room::from_plan(plan);
    let mut problems = overlaps::find(things);
    problems.extend(overlaps::on_dance_floors(things));
    // Where tables overlap, their chairs are in each other's way; that is one problem, not three.
    let overlapping: HashSet<ElementId> = problems.iter().flat_map(|problem| problem.elements.clone()).collect();
    problems.extend(room::find(things, &room));
    problems.extend(numbers::find(things));
    problems.extend(ways::find(plan, things, &room, &overlapping));
    problems.sort_by_key(|problem| problem.kind);
    problems
}
