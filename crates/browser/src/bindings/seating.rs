//! Order of seats, as exposed to JavaScript.

use floorplan_geometry::chairs;
use floorplan_geometry::point::Point;
use wasm_bindgen::prelude::*;

use super::{PlanSession, out};

#[wasm_bindgen]
impl PlanSession {
    /// Returns the seats of an element clockwise, beginning with the chair nearest to a point; empty for an unknown
    /// element.
    #[wasm_bindgen(js_name = seatsFrom)]
    pub fn seats_from(&self, id: &str, x: f64, y: f64) -> Result<JsValue, JsError> {
        let seats: Vec<_> = self.session.placed(id).map_or_else(Vec::new, |placed| {
            let around = chairs::clockwise_from(&placed.chairs, placed.outline.frame.centre, Point::new(x, y));
            around.into_iter().map(|chair| chair.id.clone()).collect()
        });
        out(&seats)
    }
}
