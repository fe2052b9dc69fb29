//! The canvas of a plan: the room's size, the grid, and the view in which the plan was saved.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::error::ValueError;
use super::field::Fields;
use super::number::{GRID_SIZE, UNITS_PER_FOOT, VENUE_FT, ZOOM};

/// The room and the view on it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Canvas {
    /// Width of the drawing area when the plan was saved, in screen pixels.
    pub width: f64,
    /// Height of the drawing area when the plan was saved, in screen pixels.
    pub height: f64,
    /// Zoom when the plan was saved, 0.1 to 5.
    pub zoom: f64,
    /// Where the plan's origin lay when the plan was saved, in screen pixels.
    pub pan: Pan,
    /// Grid step, in units.
    pub grid_size: f64,
    /// Whether moving snaps to the grid.
    pub snap_to_grid: bool,
    /// Whether the grid is drawn.
    pub show_grid: bool,
    /// Width of the room, in feet, 10 to 500.
    pub venue_width: f64,
    /// Depth of the room, in feet, 10 to 500.
    pub venue_height: f64,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: BTreeMap<String, Value>,
}

/// An offset in screen pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Pan {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Default for Canvas {
    /// The defaults of the specification (document 2, section 5).
    fn default() -> Self {
        Self {
            width: 800.0,
            height: 600.0,
            zoom: 1.0,
            pan: Pan::default(),
            grid_size: 24.0,
            snap_to_grid: true,
            show_grid: true,
            venue_width: 50.0,
            venue_height: 40.0,
            extra: BTreeMap::new(),
        }
    }
}

impl Canvas {
    /// Returns width and height of the room, in units.
    pub fn room(&self) -> (f64, f64) {
        (self.venue_width * UNITS_PER_FOOT, self.venue_height * UNITS_PER_FOOT)
    }

    /// Reads a canvas; what is missing gets its default, what is out of range is repaired with a note.
    pub(super) fn read(fields: &mut Fields<'_>) -> Result<Self, ValueError> {
        let default = Self::default();
        Ok(Self {
            width: fields.size("width", default.width)?,
            height: fields.size("height", default.height)?,
            zoom: fields.ranged("zoom", ZOOM)?.unwrap_or(default.zoom),
            pan: read_pan(fields)?,
            grid_size: fields.ranged("gridSize", GRID_SIZE)?.unwrap_or(default.grid_size),
            snap_to_grid: fields.flag("snapToGrid").unwrap_or(default.snap_to_grid),
            show_grid: fields.flag("showGrid").unwrap_or(default.show_grid),
            venue_width: read_venue(fields, "venueWidth", default.venue_width)?,
            venue_height: read_venue(fields, "venueHeight", default.venue_height)?,
            extra: fields.rest()?,
        })
    }
}

fn read_pan(fields: &mut Fields<'_>) -> Result<Pan, ValueError> {
    let Some(mut pan) = fields.object("pan") else {
        return Ok(Pan::default());
    };
    Ok(Pan {
        x: pan.coordinate("x", 0.0)?,
        y: pan.coordinate("y", 0.0)?,
    })
}

/// An invalid venue size falls back to the default, as the specification says.
fn read_venue(fields: &mut Fields<'_>, field: &str, default: f64) -> Result<f64, ValueError> {
    let size = fields.coordinate(field, default)?;
    if (VENUE_FT.0..=VENUE_FT.1).contains(&size) {
        return Ok(size);
    }
    fields.note(
        field,
        format!("must be {} to {} ft, not {size}", VENUE_FT.0, VENUE_FT.1),
    );
    Ok(default)
}
