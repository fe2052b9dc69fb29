//! Scales the tracing picture by a line on it whose length is known.

use std::fmt;

use domain::plan::{FloorPlan, Underlay};

use crate::point::Point;

/// The shortest line that determines a scale, in units.
const LINE_MIN: f64 = 1.0;

/// Why a picture cannot be scaled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CalibrationError {
    /// The plan has no tracing picture.
    NoUnderlay,
    /// The two points coincide.
    TooShort,
    /// The length is not a positive number.
    NoLength,
}

impl fmt::Display for CalibrationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoUnderlay => "The plan has no picture to trace.",
            Self::TooShort => "Choose two points that are further apart.",
            Self::NoLength => "The length must be greater than 0.",
        })
    }
}

impl std::error::Error for CalibrationError {}

/// Returns the picture scaled about `from`, so that the line to `to` has the length, in units.
pub fn calibrated(plan: &FloorPlan, from: Point, to: Point, length: f64) -> Result<Underlay, CalibrationError> {
    let underlay = plan.underlay.as_ref().ok_or(CalibrationError::NoUnderlay)?;
    if !(length.is_finite() && length > 0.0) {
        return Err(CalibrationError::NoLength);
    }
    let drawn = from.distance(to);
    if !(drawn.is_finite() && drawn >= LINE_MIN) {
        return Err(CalibrationError::TooShort);
    }
    let scale = length / drawn;
    let middle = Point::new(underlay.x + underlay.width / 2.0, underlay.y + underlay.height / 2.0);
    let middle = from.along(from.to(middle), scale);
    let (width, height) = (underlay.width * scale, underlay.height * scale);
    Ok(Underlay {
        x: middle.x - width / 2.0,
        y: middle.y - height / 2.0,
        width,
        height,
        ..underlay.clone()
    })
}
