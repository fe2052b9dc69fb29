//! The spatial index: the shapes of every element and a grid over them. It follows the document change by change; an
//! element that did not change keeps its shapes, so they can be compared by pointer.

use std::collections::HashMap;
use std::sync::Arc;

use domain::plan::{Applied, Element, ElementId, FloorPlan};
use domain::seat::SeatId;

use crate::chairs::{self, ChairShape};
use crate::outline::Outline;
use crate::point::Point;
use crate::rect::Rect;

pub(crate) mod grid;
#[cfg(test)]
mod tests;

use grid::Grid;

/// The shapes of one element, placed in the plan.
#[derive(Clone, Debug, PartialEq)]
pub struct Placed {
    /// The element without its chairs.
    pub outline: Outline,
    /// Its chairs, in the order of its seats.
    pub chairs: Vec<ChairShape>,
    /// The box around the element without its chairs.
    pub body: Rect,
    /// The box around everything.
    pub bounds: Rect,
}

impl Placed {
    /// Computes the shapes of an element.
    pub fn from_element(element: &Element) -> Self {
        let outline = Outline::from_element(element);
        let chairs = chairs::layout(element);
        let body = outline.bounds();
        let around_chairs = Rect::around_points(chairs.iter().flat_map(ChairShape::corners));
        let bounds = around_chairs.map_or(body, |chairs| chairs.union(body));
        Self {
            outline,
            chairs,
            body,
            bounds,
        }
    }
}

/// The element or seat under a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The element.
    pub element: ElementId,
    /// The seat, when the point is on a chair.
    pub seat: Option<SeatId>,
}

/// How a selection frame selects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marquee {
    /// Elements wholly inside.
    Inside,
    /// Elements that the frame touches.
    Touch,
}

/// The shapes of a plan and the grid over them.
#[derive(Clone, Debug, Default)]
pub struct PlanIndex {
    placed: HashMap<ElementId, Arc<Placed>>,
    grid: Grid,
}

impl PlanIndex {
    /// Builds the index of a plan.
    pub fn from_plan(plan: &FloorPlan) -> Self {
        let mut index = Self::default();
        plan.elements().iter().for_each(|element| index.put(element));
        index
    }

    /// Updates the index after a command was applied to the plan.
    pub fn update(&mut self, plan: &FloorPlan, applied: &Applied) {
        for id in &applied.removed {
            self.placed.remove(id.as_str());
            self.grid.remove(id);
        }
        let fresh = applied.added.iter().chain(&applied.changed);
        fresh
            .filter_map(|id| plan.element(id.as_str()))
            .for_each(|element| self.put(element));
    }

    fn put(&mut self, element: &Element) {
        let placed = Arc::new(Placed::from_element(element));
        self.grid.put(&element.id, placed.bounds);
        self.placed.insert(element.id.clone(), placed);
    }

    /// Returns the shapes of an element.
    pub fn placed(&self, id: &str) -> Option<&Arc<Placed>> {
        self.placed.get(id)
    }

    /// Finds the topmost element under a point, its chairs before its table. An exact hit wins over one within the
    /// tolerance, in units.
    pub fn hit(&self, plan: &FloorPlan, place: Point, tolerance: f64) -> Option<Hit> {
        let near = Rect::around(place, tolerance, tolerance);
        let candidates = self.topmost_first(plan, near);
        let with = |slack: f64| {
            candidates
                .iter()
                .find_map(|element| self.hit_element(element, place, slack))
        };
        with(0.0).or_else(|| with(tolerance))
    }

    fn hit_element(&self, element: &Element, place: Point, tolerance: f64) -> Option<Hit> {
        let placed = self.placed.get(&element.id)?;
        let chair = placed.chairs.iter().find(|chair| chair.contains(place, tolerance));
        if chair.is_none() && !placed.outline.contains(place, tolerance) {
            return None;
        }
        Some(Hit {
            element: element.id.clone(),
            seat: chair.map(|chair| chair.id.clone()),
        })
    }

    fn topmost_first<'p>(&self, plan: &'p FloorPlan, near: Rect) -> Vec<&'p Element> {
        let mut found: Vec<(i32, usize, &Element)> = self
            .grid
            .near(near)
            .into_iter()
            .filter(|id| self.placed.get(*id).is_some_and(|placed| placed.bounds.touches(near)))
            .filter_map(|id| plan.position(id.as_str()))
            .filter_map(|place| {
                plan.elements()
                    .get(place)
                    .map(|element| (element.z_index, place, element))
            })
            .filter(|(_, _, element)| !element.hidden)
            .collect();
        found.sort_unstable_by_key(|(z, place, _)| std::cmp::Reverse((*z, *place)));
        found.into_iter().map(|(_, _, element)| element).collect()
    }

    /// Returns the visible, unlocked elements that a selection frame selects, in document order. For `Inside` a table
    /// counts with its chairs; for `Touch` the empty corners of its box do not count.
    pub fn marquee(&self, plan: &FloorPlan, frame: Rect, mode: Marquee) -> Vec<ElementId> {
        let mut found: Vec<(usize, &ElementId)> = self
            .grid
            .near(frame)
            .into_iter()
            .filter(|id| self.placed.get(*id).is_some_and(|placed| takes(frame, placed, mode)))
            .filter_map(|id| plan.position(id.as_str()).map(|place| (place, id)))
            .filter(|(place, _)| {
                plan.elements()
                    .get(*place)
                    .is_some_and(|element| !element.hidden && !element.locked)
            })
            .collect();
        found.sort_unstable();
        found.into_iter().map(|(_, id)| id.clone()).collect()
    }

    /// Returns the elements whose box is near a box, in no particular order.
    pub fn near(&self, frame: Rect) -> Vec<&ElementId> {
        self.grid.near(frame)
    }
}

fn takes(frame: Rect, placed: &Placed, mode: Marquee) -> bool {
    match mode {
        Marquee::Inside => frame.contains_rect(placed.bounds),
        Marquee::Touch => {
            let corners = frame.corners();
            frame.contains_rect(placed.bounds)
                || frame.touches(placed.bounds)
                    && (placed
                        .outline
                        .pieces()
                        .iter()
                        .any(|piece| crate::polygon::overlap(&corners, piece, 0.0))
                        || placed
                            .chairs
                            .iter()
                            .any(|chair| crate::polygon::overlap(&corners, &chair.corners(), 0.0)))
        }
    }
}
