//! What belongs to the room besides its elements: the outline of the floor, aisles and measurement lines.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use super::number::{self, POINTS_MAX};

/// A place in the plan, in units.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Spot {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

/// The form of the floor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoundsShape {
    /// The box itself.
    Rectangle,
    /// The ellipse in the box.
    Circle,
    /// The polygon of the points.
    Irregular,
}

/// The outline of the floor, when it is not simply the room's rectangle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bounds {
    /// Its form.
    pub shape: BoundsShape,
    /// Left edge of its box.
    #[serde(default)]
    pub x: f64,
    /// Top edge of its box.
    #[serde(default)]
    pub y: f64,
    /// Width of its box.
    #[serde(default)]
    pub width: f64,
    /// Height of its box.
    #[serde(default)]
    pub height: f64,
    /// Corners of an irregular outline.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<Spot>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: BTreeMap<String, Value>,
}

/// Floor that must stay free.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Aisle {
    /// Its corners.
    pub points: Vec<Spot>,
    /// Fields that this version does not know, an id among them.
    #[serde(flatten)]
    pub extra: BTreeMap<String, Value>,
}

/// A dimension drawn into the plan.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Measurement {
    /// Names the line.
    pub id: String,
    /// Where it begins, to the right.
    pub start_x: f64,
    /// Where it begins, downwards.
    pub start_y: f64,
    /// Where it ends, to the right.
    pub end_x: f64,
    /// Where it ends, downwards.
    pub end_y: f64,
    /// Its length in units. It follows from the ends: what a file says is replaced when it is read.
    #[serde(default, deserialize_with = "any_number")]
    pub distance: f64,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: BTreeMap<String, Value>,
}

/// Reads a value that is about to be replaced; other programs leave it empty or write it as text.
fn any_number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
    Value::deserialize(deserializer).map(|value| value.as_f64().unwrap_or_default())
}

/// Something made of numbers, which are checked and rounded after they were read.
pub(super) trait Checked {
    /// Refuses what is too large before anything is built from it or copied; the error is that of `check`.
    fn check_raw(_raw: &Value) -> Result<(), (&'static str, String)> {
        Ok(())
    }

    /// Checks and rounds every number; the error names the field and the reason.
    fn check(&mut self) -> Result<(), (&'static str, String)>;
}

fn check_all<const N: usize>(fields: [(&'static str, &mut f64); N]) -> Result<(), (&'static str, String)> {
    for (name, value) in fields {
        *value = number::coordinate(*value).map_err(|reason| (name, reason))?;
    }
    Ok(())
}

fn check_corners(raw: &Value) -> Result<(), (&'static str, String)> {
    match raw.get("points").and_then(Value::as_array) {
        Some(points) => check_length(points.len()),
        None => Ok(()),
    }
}

fn check_length(corners: usize) -> Result<(), (&'static str, String)> {
    if corners > POINTS_MAX {
        let reason = format!("has {corners} corners; the limit is {POINTS_MAX}");
        return Err(("points", reason));
    }
    Ok(())
}

fn check_points(points: &mut [Spot]) -> Result<(), (&'static str, String)> {
    check_length(points.len())?;
    points
        .iter_mut()
        .try_for_each(|spot| check_all([("points.x", &mut spot.x), ("points.y", &mut spot.y)]))
}

impl Checked for Bounds {
    fn check_raw(raw: &Value) -> Result<(), (&'static str, String)> {
        check_corners(raw)
    }

    fn check(&mut self) -> Result<(), (&'static str, String)> {
        check_all([
            ("x", &mut self.x),
            ("y", &mut self.y),
            ("width", &mut self.width),
            ("height", &mut self.height),
        ])?;
        if self.width < 0.0 || self.height < 0.0 {
            return Err(("width and height", "must not be negative".to_owned()));
        }
        check_points(&mut self.points)
    }
}

impl Checked for Aisle {
    fn check_raw(raw: &Value) -> Result<(), (&'static str, String)> {
        check_corners(raw)
    }

    fn check(&mut self) -> Result<(), (&'static str, String)> {
        check_points(&mut self.points)
    }
}

impl Checked for Measurement {
    fn check(&mut self) -> Result<(), (&'static str, String)> {
        check_all([
            ("startX", &mut self.start_x),
            ("startY", &mut self.start_y),
            ("endX", &mut self.end_x),
            ("endY", &mut self.end_y),
        ])?;
        let (dx, dy) = (self.end_x - self.start_x, self.end_y - self.start_y);
        // Unlike `hypot`, the square root is the same to the last bit on every machine.
        self.distance = number::round((dx * dx + dy * dy).sqrt());
        Ok(())
    }
}
