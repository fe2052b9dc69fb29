//! Aligns the selection, or distributes it evenly.

use domain::plan::{Command, ElementId, FloorPlan};
use serde::Deserialize;

use super::bodies::{self, Body};
use super::moving;
use crate::index::PlanIndex;
use crate::rect::Rect;
use crate::snap::Axis;

/// The line to align to: a side or centre line of the box around the selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// The left side.
    Left,
    /// The middle between left and right.
    CentreX,
    /// The right side.
    Right,
    /// The upper side.
    Top,
    /// The middle between top and bottom.
    CentreY,
    /// The lower side.
    Bottom,
}

/// What is made equal when things are distributed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Spread {
    /// The distances between the centres.
    Centres,
    /// The free spaces between the edges.
    Gaps,
}

impl Edge {
    /// Returns the offset that brings a box to this line of a frame.
    fn step(self, bounds: Rect, frame: Rect) -> (f64, f64) {
        match self {
            Self::Left => (frame.x0 - bounds.x0, 0.0),
            Self::CentreX => (frame.centre().x - bounds.centre().x, 0.0),
            Self::Right => (frame.x1 - bounds.x1, 0.0),
            Self::Top => (0.0, frame.y0 - bounds.y0),
            Self::CentreY => (0.0, frame.centre().y - bounds.centre().y),
            Self::Bottom => (0.0, frame.y1 - bounds.y1),
        }
    }
}

/// Builds the command that aligns elements to one line. Whole groups move as one; locked elements stay.
pub fn align(plan: &FloorPlan, index: &PlanIndex, ids: &[ElementId], edge: Edge) -> Command {
    let bodies = bodies::of(plan, index, ids);
    let Some(frame) = bodies::around(&bodies) else {
        return moving(plan, [], "Align");
    };
    let steps = bodies.into_iter().map(|body| {
        let (dx, dy) = edge.step(body.bounds, frame);
        (body, dx, dy)
    });
    moving(plan, steps, "Align")
}

/// Builds the command that distributes elements evenly between the first and the last of them, which stay.
pub fn distribute(plan: &FloorPlan, index: &PlanIndex, ids: &[ElementId], axis: Axis, by: Spread) -> Command {
    let steps = spread(bodies::of(plan, index, ids), axis, by).into_iter();
    let steps = steps.map(|(body, step)| match axis {
        Axis::X => (body, step, 0.0),
        Axis::Y => (body, 0.0, step),
    });
    moving(plan, steps, "Distribute")
}

/// Returns how far each body moves along an axis so that all are evenly spaced.
pub(super) fn spread(mut bodies: Vec<Body>, axis: Axis, by: Spread) -> Vec<(Body, f64)> {
    let extent = |body: &Body| match axis {
        Axis::X => (body.bounds.x0, body.bounds.x1),
        Axis::Y => (body.bounds.y0, body.bounds.y1),
    };
    let middle = |body: &Body| {
        let (low, high) = extent(body);
        (low + high) / 2.0
    };
    bodies.sort_by(|a, b| middle(a).total_cmp(&middle(b)));
    let (Some(first), Some(last)) = (bodies.first(), bodies.last()) else {
        return Vec::new();
    };
    let spaces = u32::try_from(bodies.len() - 1).map_or(f64::MAX, f64::from).max(1.0);
    let length = |body: &Body| extent(body).1 - extent(body).0;
    let gap = match by {
        Spread::Centres => (middle(last) - middle(first)) / spaces,
        Spread::Gaps => {
            let filled: f64 = bodies.iter().map(length).sum();
            (extent(last).1 - extent(first).0 - filled) / spaces
        }
    };
    let mut next = match by {
        Spread::Centres => middle(first),
        Spread::Gaps => extent(first).0,
    };
    let mut steps = Vec::with_capacity(bodies.len());
    for body in bodies {
        let (at, room) = match by {
            Spread::Centres => (middle(&body), 0.0),
            Spread::Gaps => (extent(&body).0, length(&body)),
        };
        steps.push((body, next - at));
        next += room + gap;
    }
    steps
}
