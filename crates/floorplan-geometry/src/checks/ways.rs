//! Ways through the room: whether every exit has an aisle, every table is beside one, and every seat can be reached.

use std::collections::HashSet;

use domain::plan::bounds::Aisle;
use domain::plan::catalogue::Figure;
use domain::plan::{ElementId, FloorPlan};

use super::partitions::Partitions;
use super::platforms::Platforms;
use super::{ACCESS_LENGTH, ACCESS_WIDTH, AISLE_WIDTH, Problem, ProblemKind, STANDING, Thing};
use crate::clearance::Clearance;
use crate::passage;
use crate::point::Point;
use crate::polygon;
use crate::rect::Rect;
use crate::room::Room;

/// How far something may extend into an aisle, in units: half an inch.
const SLACK: f64 = 1.0;
/// The greatest distance from an exit to the beginning of an aisle, in units: the width of an aisle.
const BEFORE_EXIT: f64 = AISLE_WIDTH;

pub(super) fn find(
    plan: &FloorPlan,
    things: &[Thing<'_>],
    room: &Room,
    overlapping: &HashSet<ElementId>,
) -> Vec<Problem> {
    let obstacles: Vec<Vec<Point>> = things
        .iter()
        .filter(|thing| thing.blocks())
        .flat_map(Thing::shapes)
        .collect();
    let mut problems: Vec<Problem> = plan
        .aisles
        .iter()
        .flat_map(|aisle| drawn_aisle(aisle, things))
        .collect();
    let seated: Vec<&Thing<'_>> = things.iter().filter(|thing| !thing.placed.chairs.is_empty()).collect();
    if seated.is_empty() && !things.iter().any(Thing::is_exit) {
        return problems;
    }
    let clearance = Clearance::new(room, &obstacles);
    let starts = exits(things, &clearance, &mut problems);
    if let (None, Some(first)) = (&starts, seated.first()) {
        problems.push(no_exit(first));
    }
    if let Some(starts) = starts.filter(|starts| !starts.is_empty()) {
        let apart = seated
            .into_iter()
            .filter(|table| !overlapping.contains(&table.element.id));
        let around = Around {
            partitions: Partitions::new(things, room),
            platforms: Platforms::from_things(things),
        };
        problems.extend(tables(apart, &clearance, &starts, &around));
    }
    problems
}

/// Returns the places where aisles begin; `None` when the plan has no exit at all. An exit without room for an aisle in
/// front is reported as a problem.
fn exits(things: &[Thing<'_>], clearance: &Clearance, problems: &mut Vec<Problem>) -> Option<Vec<Point>> {
    let half = AISLE_WIDTH / 2.0 - clearance.cell();
    let mut starts = Vec::new();
    let mut any = false;
    for exit in things.iter().filter(|thing| thing.is_exit()) {
        any = true;
        let free = before(exit, clearance, half);
        if free.is_empty() {
            let message = format!("{} is blocked: an aisle of 44 in must lead to it.", exit.name());
            problems.push(Problem::new(
                ProblemKind::BlockedExit,
                vec![exit.id()],
                exit.centre(),
                message,
            ));
        }
        starts.extend(free);
    }
    any.then_some(starts)
}

/// Returns the places in front of an exit that have this clearance and can be reached from it on foot.
fn before(exit: &Thing<'_>, clearance: &Clearance, room: f64) -> Vec<Point> {
    let step = clearance.cell();
    let mut inside = clearance.places_in(exit.placed.body.grown(step), step / 2.0);
    inside.retain(|place| exit.placed.outline.contains(*place, step));
    let walked = clearance.reach(&inside, step / 2.0, BEFORE_EXIT * 2.0);
    let area = exit.placed.body.grown(BEFORE_EXIT);
    let wide = clearance.places_in(area, room);
    wide.into_iter().filter(|place| walked.reaches(*place)).collect()
}

/// What a way to a seat depends on, apart from the free floor.
struct Around<'t, 'p> {
    partitions: Partitions,
    platforms: Platforms<'t, 'p>,
}

fn tables<'t, 'p: 't>(
    seated: impl Iterator<Item = &'t Thing<'p>>,
    clearance: &Clearance,
    starts: &[Point],
    around: &Around<'_, '_>,
) -> Vec<Problem> {
    let aisles = clearance.reach(starts, AISLE_WIDTH / 2.0 - clearance.cell(), f64::INFINITY);
    // Narrow ways branch off anywhere along the aisles.
    let ways = aisles.branch_off((ACCESS_WIDTH / 2.0 - clearance.cell()).max(clearance.cell()));
    let longest = |table: &Thing<'_>| {
        let between = around.partitions.around(table);
        let mut lengths = table.placed.chairs.iter().map(|chair| {
            let middle = Point::new(chair.cx, chair.cy);
            let on_floor = |area: Rect| ways.length_to(area, |_| true);
            if let Some(length) = around.platforms.length_to(middle, on_floor) {
                return length;
            }
            let own = Rect::around(middle, chair.width / 2.0, chair.height / 2.0);
            // Seats in a booth are reached through the booth, which people enter from any side.
            let inside = matches!(table.element.kind.figure, Figure::Booth | Figure::DiningBooth);
            let area = if inside { table.placed.body } else { own }.grown(STANDING);
            ways.length_to(area, |place| {
                !between.iter().any(|shape| polygon::crosses(shape, middle, place))
            })
        });
        lengths.try_fold(0.0_f64, |longest, length| Some(longest.max(length?)))
    };
    seated
        .filter_map(|table| match longest(table) {
            None => Some(at(table, ProblemKind::Unreachable, "has seats that cannot be reached.")),
            Some(length) if length > ACCESS_LENGTH => Some(at(
                table,
                ProblemKind::NarrowAisle,
                "is more than 36 ft from an aisle of 44 in that leads to an exit.",
            )),
            Some(_) => None,
        })
        .collect()
}

fn at(table: &Thing<'_>, kind: ProblemKind, what: &str) -> Problem {
    Problem::new(
        kind,
        vec![table.id()],
        table.centre(),
        format!("{} {what}", table.name()),
    )
}

fn no_exit(first: &Thing<'_>) -> Problem {
    let message = "The room has no entrance, door or emergency exit.".to_owned();
    Problem::new(ProblemKind::NoExit, Vec::new(), first.centre(), message)
}

/// Checks that a drawn aisle is wide enough and free; each object in it is a separate problem.
fn drawn_aisle(aisle: &Aisle, things: &[Thing<'_>]) -> Vec<Problem> {
    let corners: Vec<Point> = aisle.points.iter().map(|spot| Point::new(spot.x, spot.y)).collect();
    let Some(around) = Rect::around_points(corners.iter().copied()) else {
        return Vec::new();
    };
    let width = passage::width(&corners);
    if width < AISLE_WIDTH - 0.01 {
        let message = format!(
            "An aisle is {:.0} in wide; 44 in are needed.",
            width / AISLE_WIDTH * 44.0
        );
        let at = around.centre();
        return vec![Problem::new(ProblemKind::NarrowAisle, Vec::new(), at, message)];
    }
    let inside = |thing: &&Thing<'_>| {
        let on_it = |shape: &Vec<Point>| polygon::share_floor(&polygon::inset(shape, SLACK), &corners);
        thing.blocks() && thing.placed.bounds.touches(around) && thing.shapes().iter().any(on_it)
    };
    let problem = |thing: &Thing<'_>| {
        let message = format!("{} is in an aisle.", thing.name());
        Problem::new(ProblemKind::NarrowAisle, vec![thing.id()], thing.centre(), message)
    };
    things.iter().filter(inside).map(problem).collect()
}
