//! The shape of the room: which outlines are valid for a room or an aisle, and the commands that give a room its shape.
//!
//! The box of the outline always begins at the plan's origin, where the rulers begin. An outline that begins elsewhere
//! is moved there, and everything in the plan moves with it.

use std::collections::BTreeMap;
use std::fmt;

use domain::plan::bounds::{Aisle, Bounds, BoundsShape, Measurement, Spot};
use domain::plan::command::Place;
use domain::plan::number::{POINTS_MAX, UNITS_PER_FOOT, VENUE_FT};
use domain::plan::{Command, FloorPlan};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::point::Point;
use crate::polygon;
use crate::rect::Rect;

/// Corners nearer to each other than this count as one, in units: half an inch.
const CORNER_APART: f64 = 1.0;
/// The smallest floor of a room, in square units: half of the smallest rectangle, so that a triangle can be a room.
const ROOM_AREA_MIN: f64 = VENUE_FT.0 * VENUE_FT.0 * UNITS_PER_FOOT * UNITS_PER_FOOT / 2.0;
/// The smallest floor of an aisle, in square units: a square foot.
const AISLE_AREA_MIN: f64 = UNITS_PER_FOOT * UNITS_PER_FOOT;

/// The purpose of an outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// The walls of the room.
    Room,
    /// Floor that stays free.
    Aisle,
}

/// The shape of a room. Lengths are units.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "shape", rename_all = "kebab-case")]
pub enum Shape {
    /// A rectangle.
    Rectangle {
        /// Width.
        width: f64,
        /// Depth.
        height: f64,
    },
    /// A circle, or an ellipse.
    Circle {
        /// Width.
        width: f64,
        /// Depth.
        height: f64,
    },
    /// Any outline that does not cross itself.
    Irregular {
        /// Its corners in order.
        points: Vec<Point>,
    },
}

/// Why an outline cannot be used. The text is shown to people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutlineError {
    /// Fewer than three distinct corners.
    TooFewCorners,
    /// More corners than a plan can hold.
    TooManyCorners,
    /// Two of its sides cross or touch.
    Crossing,
    /// Less than 10 ft wide or deep, or too little floor.
    TooSmall(Purpose),
    /// More than 500 ft wide or deep.
    TooLarge,
}

impl fmt::Display for OutlineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooFewCorners => write!(f, "The outline needs at least three corners."),
            Self::TooManyCorners => write!(f, "The outline has more than {POINTS_MAX} corners."),
            Self::Crossing => write!(
                f,
                "The outline crosses itself. Move a corner so that no two sides meet."
            ),
            Self::TooSmall(Purpose::Room) => {
                write!(
                    f,
                    "The room is too small: it must be at least {} ft wide and deep.",
                    VENUE_FT.0
                )
            }
            Self::TooSmall(Purpose::Aisle) => {
                write!(f, "The aisle is too small: it must cover at least one square foot.")
            }
            Self::TooLarge => write!(f, "The room is too large: at most {} ft wide and deep.", VENUE_FT.1),
        }
    }
}

impl std::error::Error for OutlineError {}

/// Returns the corners of an outline without consecutive duplicates, or why it cannot be used.
pub fn outline(points: &[Point], purpose: Purpose) -> Result<Vec<Point>, OutlineError> {
    if points.len() > POINTS_MAX {
        return Err(OutlineError::TooManyCorners);
    }
    let corners = apart(points);
    let Some(bounds) = Rect::around_points(corners.iter().copied()).filter(|_| corners.len() > 2) else {
        return Err(OutlineError::TooFewCorners);
    };
    let (least, area) = match purpose {
        Purpose::Room => (VENUE_FT.0 * UNITS_PER_FOOT, ROOM_AREA_MIN),
        Purpose::Aisle => (0.0, AISLE_AREA_MIN),
    };
    if bounds.width().max(bounds.height()) > VENUE_FT.1 * UNITS_PER_FOOT {
        return Err(OutlineError::TooLarge);
    }
    if polygon::crosses_itself(&corners) {
        return Err(OutlineError::Crossing);
    }
    if bounds.width().min(bounds.height()) < least || polygon::area(&corners) < area {
        return Err(OutlineError::TooSmall(purpose));
    }
    Ok(corners)
}

/// Drops corners that coincide with the previous one, and a last corner that coincides with the first.
fn apart(points: &[Point]) -> Vec<Point> {
    let mut corners: Vec<Point> = Vec::with_capacity(points.len());
    for point in points {
        if corners.last().is_none_or(|last| last.distance(*point) >= CORNER_APART) {
            corners.push(*point);
        }
    }
    while let (Some(first), Some(last)) = (corners.first(), corners.last()) {
        if corners.len() < 2 || first.distance(*last) >= CORNER_APART {
            break;
        }
        corners.pop();
    }
    corners
}

/// Returns the command that gives the room a shape, or why the shape is invalid.
pub fn command(plan: &FloorPlan, shape: &Shape) -> Result<Command, OutlineError> {
    let (corners, form) = match shape {
        Shape::Rectangle { width, height } => (box_of(*width, *height), BoundsShape::Rectangle),
        Shape::Circle { width, height } => (box_of(*width, *height), BoundsShape::Circle),
        Shape::Irregular { points } => (points.clone(), BoundsShape::Irregular),
    };
    let corners = outline(&corners, Purpose::Room)?;
    let whole = Rect::around_points(corners.iter().copied()).ok_or(OutlineError::TooFewCorners)?;
    let (dx, dy) = (-whole.x0, -whole.y0);
    let points = if form == BoundsShape::Irregular {
        corners
            .iter()
            .map(|corner| Spot {
                x: corner.x + dx,
                y: corner.y + dy,
            })
            .collect()
    } else {
        Vec::new()
    };
    let bounds = Bounds {
        shape: form,
        x: 0.0,
        y: 0.0,
        width: whole.width(),
        height: whole.height(),
        points,
        extra: BTreeMap::new(),
    };
    let mut set = moved_surroundings(plan, dx, dy);
    set.extend(sizes(plan, &whole, form));
    let kept = (form != BoundsShape::Rectangle).then_some(bounds);
    set.insert("bounds".to_owned(), json(&kept));
    Ok(Command::Batch {
        commands: [Some(Command::Canvas { set }), moved_elements(plan, dx, dy)]
            .into_iter()
            .flatten()
            .collect(),
        label: Some("Change the shape of the room".to_owned()),
    })
}

/// Returns the size of the room as fields. Of a rectangle that stays one it leaves out what stays as it is, so that one
/// person can set the width while another sets the depth.
fn sizes(plan: &FloorPlan, whole: &Rect, form: BoundsShape) -> BTreeMap<String, Value> {
    let (width, height) = (whole.width() / UNITS_PER_FOOT, whole.height() / UNITS_PER_FOOT);
    let mut sizes = BTreeMap::from([
        ("venueWidth".to_owned(), Value::from(width)),
        ("venueHeight".to_owned(), Value::from(height)),
    ]);
    if form == BoundsShape::Rectangle && plan.bounds.is_none() {
        let is_same = |one: f64, other: f64| (one - other).abs() < 1e-9;
        match (
            is_same(plan.canvas.venue_width, width),
            is_same(plan.canvas.venue_height, height),
        ) {
            (true, false) => drop(sizes.remove("venueWidth")),
            (false, true) => drop(sizes.remove("venueHeight")),
            _ => {}
        }
    }
    sizes
}

/// Returns the command that gives the room another width and depth, in units. A drawn outline is stretched to it.
pub fn resize(plan: &FloorPlan, width: f64, height: f64) -> Result<Command, OutlineError> {
    let shape = match &plan.bounds {
        Some(bounds) if bounds.shape == BoundsShape::Circle => Shape::Circle { width, height },
        Some(bounds) if bounds.shape == BoundsShape::Irregular => {
            let corners: Vec<Point> = bounds.points.iter().map(|spot| Point::new(spot.x, spot.y)).collect();
            let Some(whole) = Rect::around_points(corners.iter().copied()) else {
                return Err(OutlineError::TooFewCorners);
            };
            let stretch = |value: f64, from: f64, old: f64, new: f64| {
                if old > 0.0 { (value - from) * new / old } else { 0.0 }
            };
            let points = corners
                .iter()
                .map(|corner| {
                    Point::new(
                        stretch(corner.x, whole.x0, whole.width(), width),
                        stretch(corner.y, whole.y0, whole.height(), height),
                    )
                })
                .collect();
            Shape::Irregular { points }
        }
        _ => Shape::Rectangle { width, height },
    };
    command(plan, &shape)
}

fn box_of(x1: f64, y1: f64) -> Vec<Point> {
    Rect::of_size((x1, y1)).corners().to_vec()
}

/// Returns tracing picture, aisles and measurement lines after the plan has moved; empty when it stays in place.
fn moved_surroundings(plan: &FloorPlan, dx: f64, dy: f64) -> BTreeMap<String, Value> {
    let mut set = BTreeMap::new();
    if dx == 0.0 && dy == 0.0 {
        return set;
    }
    if let Some(underlay) = &plan.underlay {
        let mut moved = underlay.clone();
        moved.x += dx;
        moved.y += dy;
        set.insert("underlay".to_owned(), json(&moved));
    }
    if !plan.aisles.is_empty() {
        let aisles: Vec<Aisle> = plan.aisles.iter().map(|aisle| moved_aisle(aisle, dx, dy)).collect();
        set.insert("aisles".to_owned(), json(&aisles));
    }
    if !plan.measurements.is_empty() {
        let lines: Vec<Measurement> = plan.measurements.iter().map(|line| moved_line(line, dx, dy)).collect();
        set.insert("measurements".to_owned(), json(&lines));
    }
    set
}

fn moved_aisle(aisle: &Aisle, dx: f64, dy: f64) -> Aisle {
    let mut aisle = aisle.clone();
    for spot in &mut aisle.points {
        spot.x += dx;
        spot.y += dy;
    }
    aisle
}

fn moved_line(line: &Measurement, dx: f64, dy: f64) -> Measurement {
    let mut line = line.clone();
    line.start_x += dx;
    line.end_x += dx;
    line.start_y += dy;
    line.end_y += dy;
    line
}

fn moved_elements(plan: &FloorPlan, dx: f64, dy: f64) -> Option<Command> {
    if (dx == 0.0 && dy == 0.0) || plan.elements().is_empty() {
        return None;
    }
    let moves = plan
        .elements()
        .iter()
        .map(|element| Place {
            id: element.id.clone(),
            x: element.x + dx,
            y: element.y + dy,
        })
        .collect();
    Some(Command::Move { moves })
}

/// Serialises a part of the document. NaN and infinity become null, which the plan refuses.
fn json<T: Serialize>(value: &T) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

#[cfg(test)]
mod tests;
