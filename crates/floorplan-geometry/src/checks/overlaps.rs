//! Overlapping things. Pairs are found by sweeping over the boxes from left to right.

use domain::plan::catalogue::{Category, Figure};

use super::{Problem, ProblemKind, Thing};
use crate::point::Point;
use crate::polygon;

/// Overlap that is tolerated, in units: a quarter of an inch is imprecise drawing.
const SLACK: f64 = 0.5;
/// The most problems to list; fixing the first ones makes room for the others.
const LISTED: usize = 500;

pub(super) fn find(things: &[Thing<'_>]) -> Vec<Problem> {
    let mut solid: Vec<(&Thing<'_>, Vec<Vec<Point>>)> = things
        .iter()
        .filter(|thing| thing.blocks())
        .map(|thing| (thing, thing.shapes()))
        .collect();
    solid.sort_by(|(a, _), (b, _)| a.placed.bounds.x0.total_cmp(&b.placed.bounds.x0));
    let mut problems = Vec::new();
    for (place, (thing, shapes)) in solid.iter().enumerate() {
        let end = thing.placed.bounds.x1;
        let following = solid.iter().skip(place + 1);
        for (other, others) in following.take_while(|(other, _)| other.placed.bounds.x0 < end) {
            if may_meet(thing, other) && shapes_overlap(shapes, others) {
                problems.push(problem(thing, other));
            }
            if problems.len() >= LISTED {
                return problems;
            }
        }
    }
    problems
}

/// Reports tables and chairs on a dance floor, where they are in the dancers' way.
pub(super) fn on_dance_floors(things: &[Thing<'_>]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for floor in things
        .iter()
        .filter(|thing| thing.element.kind.figure == Figure::DanceFloor)
    {
        let shapes = floor.shapes();
        let is_on_it = |thing: &&Thing<'_>| {
            thing.element.kind.seats_people()
                && thing.placed.bounds.touches(floor.placed.bounds)
                && shapes_overlap(&thing.shapes(), &shapes)
        };
        problems.extend(things.iter().filter(is_on_it).map(|thing| {
            let message = format!("{} is on {}.", thing.name(), floor.name());
            Problem::new(
                ProblemKind::Overlap,
                vec![thing.id(), floor.id()],
                thing.centre(),
                message,
            )
        }));
        problems.truncate(LISTED);
    }
    problems
}

/// Returns whether a pair of neighbours in the sweep needs the exact test. Things on a platform do not collide with it,
/// and walls may meet other walls.
fn may_meet(a: &Thing<'_>, b: &Thing<'_>) -> bool {
    let (first, second) = (&a.placed.bounds, &b.placed.bounds);
    let near = first.y0 < second.y1 && second.y0 < first.y1;
    let building = |thing: &Thing<'_>| thing.element.kind.category == Category::Obstructions;
    near && a.element.kind.layer == b.element.kind.layer && !(building(a) && building(b))
}

fn shapes_overlap(a: &[Vec<Point>], b: &[Vec<Point>]) -> bool {
    a.iter()
        .any(|piece| b.iter().any(|other| polygon::overlap(piece, other, SLACK)))
}

fn problem(a: &Thing<'_>, b: &Thing<'_>) -> Problem {
    let (first, second) = (a.centre(), b.centre());
    let between = Point::new((first.x + second.x) / 2.0, (first.y + second.y) / 2.0);
    let message = format!("{} and {} overlap.", a.name(), b.name());
    Problem::new(ProblemKind::Overlap, vec![a.id(), b.id()], between, message)
}
