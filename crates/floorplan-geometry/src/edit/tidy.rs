//! Tidies elements that are roughly in rows: straightens each row, and spaces its members and the rows evenly.

use domain::plan::{Command, ElementId, FloorPlan};

use super::align::{Spread, spread};
use super::bodies::{self, Body};
use super::moving;
use crate::index::PlanIndex;
use crate::rect::Rect;
use crate::snap::Axis;

/// Builds the command that tidies elements.
pub fn tidy(plan: &FloorPlan, index: &PlanIndex, ids: &[ElementId]) -> Command {
    let straight: Vec<Row> = rows(bodies::of(plan, index, ids)).into_iter().map(straighten).collect();
    let as_bodies = straight.iter().map(|row| Body {
        ids: row.steps.iter().flat_map(|(body, ..)| body.ids.clone()).collect(),
        bounds: row.bounds,
    });
    let down: Vec<(ElementId, f64)> = spread(as_bodies.collect(), Axis::Y, Spread::Gaps)
        .into_iter()
        .flat_map(|(body, step)| body.ids.into_iter().map(move |id| (id, step)))
        .collect();
    let further = |body: &Body| {
        let found = down.iter().find(|(id, _)| Some(id) == body.ids.first());
        found.map_or(0.0, |(_, step)| *step)
    };
    let steps = straight.into_iter().flat_map(|row| row.steps);
    let steps: Vec<(Body, f64, f64)> = steps
        .map(|(body, dx, dy)| {
            let more = further(&body);
            (body, dx, dy + more)
        })
        .collect();
    moving(plan, steps, "Tidy")
}

/// A straightened row: how far each body moves, and the box around them afterwards.
struct Row {
    steps: Vec<(Body, f64, f64)>,
    bounds: Rect,
}

/// Groups bodies into rows. A body belongs to a row when its centre lies within the row's first one.
fn rows(mut bodies: Vec<Body>) -> Vec<Vec<Body>> {
    let middle = |body: &Body| body.bounds.centre().y;
    bodies.sort_by(|a, b| middle(a).total_cmp(&middle(b)));
    let mut rows: Vec<Vec<Body>> = Vec::new();
    for body in bodies {
        let belongs = |first: &Body| {
            let reach = first.bounds.height().min(body.bounds.height()) / 2.0;
            middle(&body) - middle(first) < reach
        };
        match rows.last_mut() {
            Some(row) if row.first().is_some_and(belongs) => row.push(body),
            _ => rows.push(vec![body]),
        }
    }
    rows
}

fn straighten(row: Vec<Body>) -> Row {
    let line = bodies::around(&row).map_or(0.0, |bounds| bounds.centre().y);
    let steps: Vec<(Body, f64, f64)> = spread(row, Axis::X, Spread::Gaps)
        .into_iter()
        .map(|(body, dx)| {
            let dy = line - body.bounds.centre().y;
            (body, dx, dy)
        })
        .collect();
    let moved: Vec<Body> = steps
        .iter()
        .map(|(body, dx, dy)| Body {
            bounds: body.bounds.moved(*dx, *dy),
            ..body.clone()
        })
        .collect();
    let bounds = bodies::around(&moved).unwrap_or(Rect {
        x0: 0.0,
        y0: 0.0,
        x1: 0.0,
        y1: 0.0,
    });
    Row { steps, bounds }
}
