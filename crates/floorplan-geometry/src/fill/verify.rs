//! Builds the elements of a choice and drops those that would cause a new problem in the checks of the plan.

use std::collections::HashSet;

use domain::plan::command::Added;
use domain::plan::{Command, Element, ElementId, FloorPlan, IdMaker};

use super::choose::Choice;
use super::site::Site;
use crate::checks::{self, AISLE_WIDTH, Problem, ProblemKind};
use crate::index::Placed;
use crate::point::{Frame, Point};

/// A block placed in the plan.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub(super) elements: Vec<Element>,
    middle: Point,
}

/// Builds the elements of a choice in reading order and drops those with new problems.
pub(super) fn stand(kept: &FloorPlan, site: &Site, choice: &Choice, ids: &mut IdMaker) -> Vec<Standing> {
    let block_at = |index: usize| match &choice.partial {
        Some((partial_at, block)) if *partial_at == index => block,
        _ => &choice.form.block,
    };
    let blocks = choice
        .places
        .iter()
        .enumerate()
        .map(|(index, place)| standing(&block_at(index).parts, &site.standing(place.at), ids));
    let blocks = blocks.collect();
    without_problems(kept, blocks)
}

/// Builds the elements of one block.
pub(super) fn standing(parts: &[crate::arrangement::Part], frame: &Frame, ids: &mut IdMaker) -> Standing {
    let middle = parts.first().map_or(frame.centre, |first| frame.to_plan(first.centre));
    Standing {
        elements: elements(parts, frame, ids),
        middle: if parts.len() == 1 { middle } else { frame.centre },
    }
}

/// Builds the elements of a block; several of them form a group.
fn elements(parts: &[crate::arrangement::Part], frame: &Frame, ids: &mut IdMaker) -> Vec<Element> {
    let mut elements: Vec<Element> = parts
        .iter()
        .filter_map(|part| part.element(ids.fresh(), frame))
        .collect();
    if elements.len() > 1 {
        let group = elements.first().map(|first| first.id.to_string());
        elements
            .iter_mut()
            .for_each(|element| element.group_id.clone_from(&group));
    }
    elements
}

/// Drops blocks until no new problem is left. Every round drops at least one block, so this terminates.
pub(super) fn without_problems(kept: &FloorPlan, mut standing: Vec<Standing>) -> Vec<Standing> {
    let before = checks::check_code(kept);
    loop {
        let problems = new_problems(kept, &before, &standing);
        let gone = offenders(kept, &problems, &standing);
        if gone.is_empty() {
            return standing;
        }
        let mut place = 0..;
        standing.retain(|_| place.next().is_none_or(|place| !gone.contains(&place)));
    }
}

fn new_problems(kept: &FloorPlan, before: &[Problem], standing: &[Standing]) -> Vec<Problem> {
    let mut plan = kept.clone();
    let elements = standing.iter().flat_map(|block| &block.elements).cloned();
    let added = plan.apply(&Command::Add {
        elements: elements.map(Added::from).collect(),
    });
    if added.is_err() {
        return Vec::new();
    }
    let mut problems = checks::check_code(&plan);
    // A missing exit is reported in words; no choice of places could fix it.
    problems.retain(|problem| problem.kind != ProblemKind::NoExit && !before.contains(problem));
    problems
}

/// Returns the blocks to drop: those that a problem names, or else the nearest one.
fn offenders(kept: &FloorPlan, problems: &[Problem], standing: &[Standing]) -> HashSet<usize> {
    let mut gone = HashSet::new();
    for problem in problems {
        let named: Vec<usize> = problem
            .elements
            .iter()
            .filter_map(|id| standing.iter().position(|block| owns(block, id)))
            .collect();
        match (problem.kind, named.last()) {
            (ProblemKind::BlockedExit, _) => gone.extend(before_exit(kept, problem, standing)),
            (ProblemKind::Overlap, Some(last)) => {
                gone.insert(*last);
            }
            (_, Some(_)) => gone.extend(named),
            (_, None) => gone.extend(nearest(Point::new(problem.x, problem.y), standing)),
        }
    }
    gone
}

fn owns(block: &Standing, id: &ElementId) -> bool {
    block.elements.iter().any(|element| &element.id == id)
}

fn before_exit(kept: &FloorPlan, problem: &Problem, standing: &[Standing]) -> Vec<usize> {
    let exits = problem.elements.iter().filter_map(|id| kept.element(id.as_str()));
    let areas: Vec<_> = exits
        .map(|exit| Placed::from_element(exit).body.grown(AISLE_WIDTH * 2.0))
        .collect();
    let stands_there = |block: &Standing| {
        let bounds = block
            .elements
            .iter()
            .map(|element| Placed::from_element(element).bounds);
        areas
            .iter()
            .any(|area| bounds.clone().any(|bounds| bounds.touches(*area)))
    };
    let there: Vec<usize> = standing
        .iter()
        .enumerate()
        .filter(|(_, block)| stands_there(block))
        .map(|(place, _)| place)
        .collect();
    if there.is_empty() {
        nearest(Point::new(problem.x, problem.y), standing)
            .into_iter()
            .collect()
    } else {
        there
    }
}

fn nearest(place: Point, standing: &[Standing]) -> Option<usize> {
    let distance = |block: &Standing| block.middle.distance(place);
    let blocks = standing.iter().enumerate();
    blocks
        .min_by(|(_, a), (_, b)| distance(a).total_cmp(&distance(b)))
        .map(|(index, _)| index)
}
