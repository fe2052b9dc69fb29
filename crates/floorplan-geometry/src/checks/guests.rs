//! Seats that guests cannot reach from an entrance, measured like the routes that guests are shown. Those need more
//! width than the code, so layouts with the closest allowed tables have these problems and no others.

use std::collections::HashSet;

use domain::plan::{Chair, ElementId, FloorPlan};

use super::{Problem, ProblemKind, Thing};
use crate::route::site::Site;
use crate::route::{Profile, Routes};

/// Plans with more seats than this are not measured while they are edited.
const SEATS_MAX: usize = 2_500;

/// Lists tables with unreachable seats; `known` tables have another problem, which comes first.
pub(super) fn find(plan: &FloorPlan, things: &[Thing<'_>], known: &HashSet<ElementId>) -> Vec<Problem> {
    if plan.seats().count() > SEATS_MAX {
        return Vec::new();
    }
    let site = Site::from_plan(plan, None);
    if !site.hall.entrances.iter().any(|entrance| entrance.is_open_to_all()) {
        return Vec::new();
    }
    let seats = site.seats;
    let routes = Routes::new(site.hall);
    let walking = routes.reached(Profile::Walking);
    let is_marked = |chair: &&Chair| chair.is_handicap_accessible;
    let has_marked = things
        .iter()
        .any(|thing| thing.element.chairs.iter().any(|chair| is_marked(&chair)));
    let step_free = if has_marked {
        routes.reached(Profile::StepFree)
    } else {
        Vec::new()
    };
    let lacks = |reached: &[bool], chair: &Chair| {
        let index = seats.get(chair.id.as_str());
        index.and_then(|index| reached.get(*index)) == Some(&false)
    };
    let mut problems = Vec::new();
    for thing in things.iter().filter(|thing| !known.contains(&thing.element.id)) {
        let chairs = || thing.element.chairs.iter();
        let without: Vec<&Chair> = chairs().filter(|chair| lacks(&walking, chair)).collect();
        let no_wheelchair = chairs().filter(is_marked).filter(|chair| lacks(&step_free, chair));
        let no_wheelchair: Vec<&Chair> = no_wheelchair.filter(|chair| !lacks(&walking, chair)).collect();
        problems.extend(told(thing, &without, ("Seat", "Seats"), "no 18 in path to an entrance"));
        let places = ("Wheelchair place", "Wheelchair places");
        problems.extend(told(
            thing,
            &no_wheelchair,
            places,
            "no step-free 3 ft path to an entrance",
        ));
    }
    problems
}

fn told(thing: &Thing<'_>, chairs: &[&Chair], (one, several): (&str, &str), what: &str) -> Option<Problem> {
    let names: Vec<&str> = chairs.iter().map(|chair| chair.seat_label.as_str()).collect();
    let (noun, verb) = if names.len() == 1 {
        (one, "has")
    } else {
        (several, "have")
    };
    let message = match names.split_last()? {
        (last, []) => format!("{noun} {last} of {} {verb} {what}.", thing.name()),
        (last, others) => format!(
            "{noun} {} and {last} of {} {verb} {what}.",
            others.join(", "),
            thing.name()
        ),
    };
    Some(Problem::new(
        ProblemKind::Unreachable,
        vec![thing.id()],
        thing.centre(),
        message,
    ))
}
