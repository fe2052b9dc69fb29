//! The picture under a plan, for tracing a room.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::bounds::Checked;
use super::number::{self, OPACITY};
use super::picture;

/// A picture under the plan.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Underlay {
    /// The address of the picture; see [`picture`] for which ones are read.
    pub image_url: String,
    /// Left edge of its box before rotation, in units.
    #[serde(default)]
    pub x: f64,
    /// Top edge of its box before rotation, in units.
    #[serde(default)]
    pub y: f64,
    /// Width of its box before rotation, in units.
    pub width: f64,
    /// Height of its box before rotation, in units.
    pub height: f64,
    /// Degrees clockwise about the middle of the box, 0 to below 360.
    #[serde(default)]
    pub rotation: f64,
    /// How opaque it is, 0.1 to 1.
    #[serde(default = "opaque")]
    pub opacity: f64,
    /// Whether it is drawn.
    #[serde(default = "shown")]
    pub visible: bool,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: BTreeMap<String, Value>,
}

fn opaque() -> f64 {
    1.0
}

fn shown() -> bool {
    true
}

impl Checked for Underlay {
    fn check(&mut self) -> Result<(), (&'static str, String)> {
        picture::check_url(&self.image_url).map_err(|reason| ("imageUrl", reason))?;
        for (name, value) in [("x", &mut self.x), ("y", &mut self.y)] {
            *value = number::coordinate(*value).map_err(|reason| (name, reason))?;
        }
        for (name, value) in [("width", &mut self.width), ("height", &mut self.height)] {
            *value = number::length(*value).map_err(|reason| (name, reason))?;
        }
        self.rotation = number::angle(self.rotation).map_err(|reason| ("rotation", reason))?;
        self.opacity = number::coordinate(self.opacity).map_err(|reason| ("opacity", reason))?;
        if !(OPACITY.0..=OPACITY.1).contains(&self.opacity) {
            return Err(("opacity", format!("must be {} to {}", OPACITY.0, OPACITY.1)));
        }
        Ok(())
    }
}
