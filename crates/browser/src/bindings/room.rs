//! Measurements and the shape of the room, as exposed to JavaScript.

use floorplan_geometry::floor::{self, Purpose, Shape};
use floorplan_geometry::point::Point;
use floorplan_geometry::{dimension, gap, passage};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{PlanSession, out, out_or_undefined, read};

#[wasm_bindgen]
impl PlanSession {
    /// Returns the distance between two elements, edge to edge and centre to centre; undefined when one is unknown.
    #[wasm_bindgen(js_name = gapBetween)]
    pub fn gap_between(&self, from: &str, to: &str) -> Result<JsValue, JsError> {
        let plan = self.session.plan();
        let ends = plan.element(from).zip(plan.element(to));
        out_or_undefined(ends.map(|(from, to)| GapView {
            edges: gap::edges(from, to),
            centres: gap::centres(from, to),
        }))
    }

    /// Returns the measurement line under a point.
    #[wasm_bindgen(js_name = measurementAt)]
    pub fn measurement_at(&self, x: f64, y: f64, tolerance: f64) -> Option<String> {
        let line = dimension::at(self.session.plan(), Point::new(x, y), tolerance);
        line.map(|line| line.id.clone())
    }

    /// Returns why an outline cannot be used for the room or an aisle; undefined when it can.
    #[wasm_bindgen(js_name = outlineProblem)]
    pub fn outline_problem(&self, points: JsValue, purpose: JsValue) -> Result<Option<String>, JsError> {
        let (points, purpose): (Vec<Point>, Purpose) = (read(points)?, read(purpose)?);
        Ok(floor::outline(&points, purpose).err().map(|error| error.to_string()))
    }

    /// Returns the command that sets the shape of the room; throws with the reason when the shape is invalid.
    #[wasm_bindgen(js_name = roomCommand)]
    pub fn room_command(&self, shape: JsValue) -> Result<JsValue, JsError> {
        let shape: Shape = read(shape)?;
        out(&floor::command(self.session.plan(), &shape)?)
    }

    /// Returns the command that stretches the room to a width and depth in units; throws with the reason.
    #[wasm_bindgen(js_name = resizeRoomCommand)]
    pub fn resize_room_command(&self, width: f64, height: f64) -> Result<JsValue, JsError> {
        out(&floor::resize(self.session.plan(), width, height)?)
    }

    /// Returns the narrowest width of each aisle, in units, in document order.
    #[wasm_bindgen(js_name = aisleWidths)]
    pub fn aisle_widths(&self) -> Vec<f64> {
        let width = |points: Vec<Point>| passage::width(&points);
        let aisles = self.session.plan().aisles.iter();
        aisles
            .map(|aisle| width(aisle.points.iter().map(|spot| Point::new(spot.x, spot.y)).collect()))
            .collect()
    }
}

#[derive(Serialize)]
struct GapView {
    edges: gap::Span,
    centres: gap::Span,
}
