//! Draws what lies under the elements: the ground outside, the floor, the grid and aisles.

use domain::plan::FloorPlan;
use domain::plan::bounds::BoundsShape;

use super::write::Writer;
use super::{Options, paint};
use crate::rect::Rect;
use crate::scene::number;

/// Every fifth line of the grid is a major one (specification, section 9).
const MAJOR: u32 = 5;
/// Lines of a grid, at most; a finer one could not be seen.
const LINES_MAX: u32 = 2_000;

pub(super) fn draw(writer: &mut Writer<'_>, plan: &FloorPlan, room: Rect, all: Rect, options: &Options) {
    writer.rect(all, paint("plan-outside", options), None);
    let is_outlined = plan.bounds.as_ref().is_some_and(|bounds| match bounds.shape {
        BoundsShape::Circle => bounds.width > 0.0,
        BoundsShape::Irregular => bounds.points.len() > 2,
        _ => false,
    });
    if is_outlined {
        writer.room(room, None, None);
    }
    match &plan.bounds {
        Some(bounds) if bounds.shape == BoundsShape::Circle && bounds.width > 0.0 => writer.ellipse(
            Rect {
                x0: bounds.x,
                y0: bounds.y,
                x1: bounds.x + bounds.width,
                y1: bounds.y + bounds.height,
            },
            paint("plan-floor", options),
            paint("table-stroke", options),
        ),
        Some(bounds) if bounds.shape == BoundsShape::Irregular && bounds.points.len() > 2 => {
            let corners = bounds.points.iter().map(|spot| (spot.x, spot.y));
            writer.polygon(
                corners,
                paint("plan-floor", options),
                Some(paint("table-stroke", options)),
            );
        }
        _ => writer.room(
            room,
            Some(paint("plan-floor", options)),
            Some(paint("table-stroke", options)),
        ),
    }
    if options.grid {
        grid(writer, room, plan.canvas.grid_size, options);
    }
    for aisle in &plan.aisles {
        writer.polygon(
            aisle.points.iter().map(|spot| (spot.x, spot.y)),
            paint("grid-major", options),
            None,
        );
    }
}

fn grid(writer: &mut Writer<'_>, room: Rect, step: f64, options: &Options) {
    for (major, token) in [(false, "grid"), (true, "grid-major")] {
        let lines = |end: f64| {
            (1..LINES_MAX)
                .filter(move |line| (line % MAJOR == 0) == major)
                .map(move |line| f64::from(line) * step)
                .take_while(move |at| *at < end)
        };
        let mut d = String::new();
        for x in lines(room.x1) {
            d += &format!("M{} 0V{}", number(x), number(room.y1));
        }
        for y in lines(room.y1) {
            d += &format!("M0 {}H{}", number(y), number(room.x1));
        }
        if !d.is_empty() {
            writer.lines(&d, paint(token, options));
        }
    }
}
