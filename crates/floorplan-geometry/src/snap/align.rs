//! Alignment of a box on each axis: with edges and centres of nearby elements and of the room, or else the grid.

use std::collections::HashSet;

use domain::plan::{ElementId, FloorPlan};

use super::span::{Part, Span};
use super::{Axis, Guide, GuideKind, SnapOptions};
use crate::index::PlanIndex;
use crate::rect::Rect;

/// How far around a moved element others attract it, in units: 50 ft. At the zoom at which people place things exactly,
/// anything further away is out of sight. The limit keeps large plans fast.
const ATTRACTION: f64 = 1_200.0;

/// A box that attracts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing<'p> {
    pub(super) body: Rect,
    /// The element with this box; `None` for the room.
    pub(super) element: Option<&'p ElementId>,
}

/// Returns the boxes that attract: other visible elements around a place, and the room, which comes last.
pub(super) fn others<'p>(plan: &'p FloorPlan, index: &PlanIndex, ids: &[ElementId], around: Rect) -> Vec<Standing<'p>> {
    let moving: HashSet<&ElementId> = ids.iter().collect();
    let room = Standing {
        body: Rect::of_size(plan.canvas.room()),
        element: None,
    };
    let near = index.near(around.grown(ATTRACTION));
    let mut standing: Vec<(usize, Standing<'p>)> = near
        .into_iter()
        .filter(|id| !moving.contains(id))
        .filter_map(|id| {
            let place = plan.position(id.as_str())?;
            let element = plan.elements().get(place).filter(|element| !element.hidden)?;
            let body = index.placed(id.as_str())?.body;
            let element = Some(&element.id);
            Some((place, Standing { body, element }))
        })
        .collect();
    // Document order decides between equals, so that the result does not depend on the index.
    standing.sort_unstable_by_key(|(place, _)| *place);
    standing.into_iter().map(|(_, thing)| thing).chain([room]).collect()
}

/// An alignment that was found.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found<'p> {
    pub(super) axis: Axis,
    /// How far the box moves, in units.
    pub(super) step: f64,
    apart: f64,
    position: f64,
    kind: GuideKind,
    other: Standing<'p>,
}

impl Found<'_> {
    pub(super) fn guide(self, settled: Rect) -> Guide {
        let along = Span::across(self.axis, settled).union(Span::across(self.axis, self.other.body));
        Guide {
            axis: self.axis,
            position: self.position,
            from: along.low,
            to: along.high,
            lean: 0.0,
            kind: self.kind,
            gap: None,
            at: None,
            element: self.other.element.cloned(),
        }
    }

    /// Prefers the shorter step, then the nearer object, then the centre, which is more specific.
    pub(super) fn better_than(&self, other: &Self) -> bool {
        let (way, old) = (self.step.abs(), other.step.abs());
        let middle = self.kind == GuideKind::Center && other.kind == GuideKind::Edge;
        let nearer = self.apart < other.apart || (middle && self.apart <= other.apart);
        way < old - 0.01 || (way <= old + 0.01 && nearer)
    }
}

/// Returns the snapping step on one axis, and the alignment if there is one.
pub(super) fn rest<'p>(
    axis: Axis,
    moved: Rect,
    others: &[Standing<'p>],
    options: SnapOptions,
    parts: &[Part],
) -> (f64, Option<Found<'p>>) {
    let own = Span::along(axis, moved);
    match (alignment(axis, moved, others, options, parts), options.grid) {
        (Some(found), _) => (found.step, Some(found)),
        (None, Some(grid)) => (grid_step(own, grid, parts), None),
        (None, None) => (0.0, None),
    }
}

/// Finds the best alignment with another box on one axis.
pub(super) fn alignment<'p>(
    axis: Axis,
    moved: Rect,
    others: &[Standing<'p>],
    options: SnapOptions,
    parts: &[Part],
) -> Option<Found<'p>> {
    let own = Span::along(axis, moved);
    let mut best: Option<Found<'p>> = None;
    for other in others {
        let theirs = Span::along(axis, other.body);
        for part in parts {
            for target in part.partners() {
                let position = theirs.at(*target);
                let step = position - own.at(*part);
                if step.abs() > options.tolerance {
                    continue;
                }
                let apart = Span::across(axis, moved).gap_to(Span::across(axis, other.body));
                let found = Found {
                    axis,
                    step,
                    apart,
                    position,
                    kind: part.guide_kind(),
                    other: *other,
                };
                if best.as_ref().is_none_or(|old| found.better_than(old)) {
                    best = Some(found);
                }
            }
        }
    }
    best
}

/// Returns the step that brings the first of the parts onto the grid.
pub(super) fn grid_step(own: Span, grid: f64, parts: &[Part]) -> f64 {
    if grid <= 0.0 {
        return 0.0;
    }
    let at = parts.first().map_or(own.low, |part| own.at(*part));
    (at / grid).round() * grid - at
}
