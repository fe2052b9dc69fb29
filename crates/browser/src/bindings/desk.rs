//! Seating guests, as exposed to JavaScript: the value of seats, the state of wishes, and the search.

use domain::id::GuestId;
use wasm_bindgen::prelude::*;

use super::{PlanSession, out, out_or_undefined, read};
use crate::desk::Desk;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since an arbitrary moment.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn now() -> f64;

    /// The listener of a search.
    #[wasm_bindgen(js_name = Object)]
    pub type Listener;

    /// Reports a better seating.
    #[wasm_bindgen(method)]
    fn better(this: &Listener, proposal: JsValue);
}

/// The seating of an event at one moment.
#[wasm_bindgen(skip_typescript)]
#[derive(Debug)]
pub struct SeatingDesk {
    desk: Desk,
}

#[wasm_bindgen]
impl PlanSession {
    /// Opens the seating of the plan with guests and wishes as JSON.
    #[wasm_bindgen(js_name = seatingDesk)]
    pub fn seating_desk(&self, event_json: &str) -> Result<SeatingDesk, JsError> {
        let desk = Desk::open(self.session.plan().clone(), event_json)?;
        Ok(SeatingDesk { desk })
    }
}

#[wasm_bindgen]
impl SeatingDesk {
    /// Returns the value of each free seat to a guest, or to several guests side by side from there on.
    pub fn hints(&self, guests: JsValue) -> Result<JsValue, JsError> {
        let guests: Vec<GuestId> = read(guests)?;
        out(&self.desk.hints(&guests)?)
    }

    /// Returns the guests without a seat who would fill a table best.
    pub fn fill(&self, table: &str) -> Result<JsValue, JsError> {
        out(&self.desk.fill(table)?)
    }

    /// Returns the state of every wish, party and guest with a wheelchair.
    pub fn verdicts(&self) -> Result<JsValue, JsError> {
        out(&self.desk.verdicts())
    }

    /// Returns rules that contradict each other; undefined when no contradiction was proved.
    pub fn conflict(&self) -> Result<JsValue, JsError> {
        out_or_undefined(self.desk.conflict())
    }

    /// Explains the seat of a guest; undefined for a guest without one.
    pub fn explain(&self, guest: &str) -> Result<JsValue, JsError> {
        out_or_undefined(self.desk.explain(&GuestId::parse(guest)?)?)
    }

    /// Searches for the best seats; calls `listener.better` with each improvement.
    pub fn search(&self, wish: JsValue, listener: &Listener) -> Result<JsValue, JsError> {
        let found = self.desk.search(read(wish)?, &now, &mut |proposal| {
            if let Ok(proposal) = out(&proposal) {
                listener.better(proposal);
            }
        })?;
        out(&found)
    }
}
