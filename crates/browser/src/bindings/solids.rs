//! The room in three dimensions, as exposed to JavaScript.

use domain::seat::SeatId;
use floorplan_geometry::palette::Theme;
use floorplan_geometry::{cover, solid};
use wasm_bindgen::prelude::*;

use super::{PlanSession, out, out_or_undefined, read};

#[wasm_bindgen]
impl PlanSession {
    /// Returns the visible elements in three dimensions, in document order.
    pub fn solids(&self) -> Result<JsValue, JsError> {
        out(&self.session.solids())
    }

    /// Returns one element in three dimensions; undefined when it is hidden or unknown.
    pub fn solid(&self, id: &str) -> Result<JsValue, JsError> {
        out_or_undefined(self.session.solid(id))
    }

    /// Draws the room in perspective as SVG, for the event's page; `taken` are the seats with guests.
    pub fn cover(&self, taken: JsValue, dark: bool) -> Result<String, JsError> {
        let taken: Vec<SeatId> = read(taken)?;
        let theme = if dark { Theme::Dark } else { Theme::Light };
        Ok(cover::cover(self.session.plan(), &taken.into_iter().collect(), theme))
    }

    /// Returns the floor and the walls around it.
    #[wasm_bindgen(js_name = roomOutline)]
    pub fn room_outline(&self) -> Result<JsValue, JsError> {
        out(&solid::shell(self.session.plan()))
    }
}

/// Every type of chair with its bodies.
#[wasm_bindgen(js_name = chairModels, skip_typescript)]
pub fn chair_models() -> Result<JsValue, JsError> {
    out(&solid::chair_models())
}
