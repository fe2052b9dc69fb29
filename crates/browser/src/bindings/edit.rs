//! Edits of the selection. Each method returns a command for the caller to run; nothing is applied here.

use domain::plan::copy::with_groups;
use domain::plan::id::IdMaker;
use domain::plan::{Command, Element, ElementId};
use domain::seat::SeatId;
use floorplan_geometry::chairs;
use floorplan_geometry::edit::{align, array, clipboard, flip, group, order, renumber, seats, tidy, underlay};
use floorplan_geometry::point::Point;
use floorplan_geometry::snap;
use serde::Serialize;
use serde_json::{Map, Value};
use wasm_bindgen::prelude::*;

use super::{PlanSession, SnapWish, out, out_or_undefined, read};

/// A command and the ids of the elements it adds.
#[derive(Serialize)]
struct Adding {
    command: Command,
    ids: Vec<ElementId>,
}

impl From<(Command, Vec<ElementId>)> for Adding {
    fn from((command, ids): (Command, Vec<ElementId>)) -> Self {
        Self { command, ids }
    }
}

#[wasm_bindgen]
impl PlanSession {
    /// Returns the command that aligns elements to an edge or centre line.
    #[wasm_bindgen(js_name = alignCommand)]
    pub fn align_command(&self, ids: JsValue, edge: JsValue) -> Result<JsValue, JsError> {
        let ids: Vec<ElementId> = read(ids)?;
        out(&align::align(
            self.session.plan(),
            self.session.index(),
            &ids,
            read(edge)?,
        ))
    }

    /// Returns the command that distributes elements evenly.
    #[wasm_bindgen(js_name = distributeCommand)]
    pub fn distribute_command(&self, ids: JsValue, axis: JsValue, by: JsValue) -> Result<JsValue, JsError> {
        let ids: Vec<ElementId> = read(ids)?;
        let (plan, index) = (self.session.plan(), self.session.index());
        out(&align::distribute(plan, index, &ids, read(axis)?, read(by)?))
    }

    /// Returns the command that straightens and evenly spaces elements that are roughly in rows.
    #[wasm_bindgen(js_name = tidyCommand)]
    pub fn tidy_command(&self, ids: JsValue) -> Result<JsValue, JsError> {
        let ids: Vec<ElementId> = read(ids)?;
        out(&tidy::tidy(self.session.plan(), self.session.index(), &ids))
    }

    /// Returns the command that repeats elements in rows and columns.
    #[wasm_bindgen(js_name = arrayCommand)]
    pub fn array_command(&self, ids: JsValue, grid: JsValue, id_base: &str) -> Result<JsValue, JsError> {
        let ids: Vec<ElementId> = read(ids)?;
        let mut fresh = IdMaker::new(id_base)?;
        let (plan, index) = (self.session.plan(), self.session.index());
        let added = array::array(plan, index, &ids, read(grid)?, &mut fresh)?;
        out(&Adding::from(added))
    }

    /// Returns the command that changes the stacking order.
    #[wasm_bindgen(js_name = orderCommand)]
    pub fn order_command(&self, ids: JsValue, to: JsValue) -> Result<JsValue, JsError> {
        let ids: Vec<ElementId> = read(ids)?;
        out(&order::order(
            self.session.plan(),
            self.session.index(),
            &ids,
            read(to)?,
        ))
    }

    /// Returns the command that mirrors elements.
    #[wasm_bindgen(js_name = flipCommand)]
    pub fn flip_command(&self, ids: JsValue, axis: JsValue) -> Result<JsValue, JsError> {
        let ids: Vec<ElementId> = read(ids)?;
        out(&flip::flip(
            self.session.plan(),
            self.session.index(),
            &ids,
            read(axis)?,
        ))
    }

    /// Returns the command that groups elements.
    #[wasm_bindgen(js_name = groupCommand)]
    pub fn group_command(&self, ids: JsValue, group_id: &str) -> Result<JsValue, JsError> {
        let ids: Vec<ElementId> = read(ids)?;
        out(&group::group(self.session.plan(), &ids, &ElementId::parse(group_id)?))
    }

    /// Returns the command that ungroups elements.
    #[wasm_bindgen(js_name = ungroupCommand)]
    pub fn ungroup_command(&self, ids: JsValue) -> Result<JsValue, JsError> {
        let ids: Vec<ElementId> = read(ids)?;
        out(&group::ungroup(self.session.plan(), &ids))
    }

    /// Returns the elements and all members of their groups.
    #[wasm_bindgen(js_name = withGroups)]
    pub fn with_groups(&self, ids: JsValue) -> Result<JsValue, JsError> {
        let ids: Vec<ElementId> = read(ids)?;
        out(&with_groups(self.session.plan(), &ids))
    }

    /// Returns the command that numbers tables in the given order.
    #[wasm_bindgen(js_name = renumberCommand)]
    pub fn renumber_command(&self, ids: JsValue, start: u32) -> Result<JsValue, JsError> {
        let ids: Vec<ElementId> = read(ids)?;
        out(&renumber::renumber(self.session.plan(), &ids, start))
    }

    /// Returns the tables that a drawn path meets.
    #[wasm_bindgen(js_name = tablesAlong)]
    pub fn tables_along(&self, points: JsValue, reach: f64) -> Result<JsValue, JsError> {
        let points: Vec<Point> = read(points)?;
        let (plan, index) = (self.session.plan(), self.session.index());
        out(&renumber::tables_along(plan, index, &points, reach))
    }

    /// Returns elements as clipboard text.
    pub fn copy(&self, ids: JsValue) -> Result<String, JsError> {
        let ids: Vec<ElementId> = read(ids)?;
        Ok(clipboard::copy(self.session.plan(), &ids))
    }

    /// Returns the command that pastes clipboard text; undefined when the text was not copied from Seatwright.
    #[wasm_bindgen(js_name = pasteCommand)]
    pub fn paste_command(&self, text: &str, at: JsValue, id_base: &str) -> Result<JsValue, JsError> {
        let at: Option<Point> = if at.is_undefined() { None } else { Some(read(at)?) };
        let mut fresh = IdMaker::new(id_base)?;
        let pasted = clipboard::paste(self.session.plan(), text, at, &mut fresh)?;
        out_or_undefined(pasted.map(Adding::from))
    }

    /// Snaps an element that is not in the plan yet.
    #[wasm_bindgen(js_name = snapNew)]
    pub fn snap_new(&self, element: JsValue, options: JsValue) -> Result<JsValue, JsError> {
        let (element, wish): (Element, SnapWish) = (read(element)?, read(options)?);
        let options = self.session.snap_options(wish.grid, wish.tolerance);
        let (plan, index) = (self.session.plan(), self.session.index());
        out(&snap::snap_new(plan, index, &element, options))
    }

    /// Snaps a door or window that is not in the plan yet to a wall; undefined when none is near.
    #[wasm_bindgen(js_name = snapOpening)]
    pub fn snap_opening(&self, element: JsValue, options: JsValue) -> Result<JsValue, JsError> {
        let (element, wish): (Element, SnapWish) = (read(element)?, read(options)?);
        let options = self.session.snap_options(wish.grid, wish.tolerance);
        let (plan, index) = (self.session.plan(), self.session.index());
        out_or_undefined(snap::snap_opening(plan, index, &element, options))
    }

    /// Snaps a single point.
    #[wasm_bindgen(js_name = snapPoint)]
    pub fn snap_point(&self, x: f64, y: f64, options: JsValue) -> Result<JsValue, JsError> {
        let wish: SnapWish = read(options)?;
        let options = self.session.snap_options(wish.grid, wish.tolerance);
        let (plan, index) = (self.session.plan(), self.session.index());
        out(&snap::snap_point(plan, index, Point::new(x, y), options))
    }

    /// Returns the tracing picture scaled by a line of known length.
    #[wasm_bindgen(js_name = calibratedUnderlay)]
    pub fn calibrated_underlay(&self, from: JsValue, to: JsValue, length: f64) -> Result<JsValue, JsError> {
        out(&underlay::calibrated(
            self.session.plan(),
            read(from)?,
            read(to)?,
            length,
        )?)
    }

    /// Returns the command that sets fields of individual seats.
    #[wasm_bindgen(js_name = seatsCommand)]
    pub fn seats_command(&self, seats: JsValue, set: JsValue) -> Result<JsValue, JsError> {
        let (seats, set): (Vec<SeatId>, Map<String, Value>) = (read(seats)?, read(set)?);
        out(&seats::set(self.session.plan(), &seats, &set))
    }

    /// Returns the number of chairs on each side of a table with corners; undefined for other elements.
    #[wasm_bindgen(js_name = chairSides)]
    pub fn chair_sides(&self, id: &str) -> Result<JsValue, JsError> {
        let element = self.session.plan().element(id);
        out_or_undefined(element.and_then(chairs::sides))
    }
}
