//! The JavaScript API of a [`Session`]. It only converts values and passes them on; `Session` contains the logic.

use std::collections::HashMap;

use domain::plan::{Command, ElementId, FloorPlan, Way};
use domain::seat::SeatId;
use floorplan_geometry::checks;
use floorplan_geometry::index::Marquee;
use floorplan_geometry::palette::{PALETTE, Theme};
use floorplan_geometry::point::Point;
use floorplan_geometry::rect::Rect;
use floorplan_geometry::saved_state;
use floorplan_geometry::svg::{self, SeatState};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use wasm_bindgen::prelude::*;

use crate::session::rebase::Rebase;
use crate::session::{Draft, Session};
use crate::views::{self, ElementView};

mod desk;
mod edit;
pub mod layout;
mod room;
mod seating;
pub mod solids;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = JSON, js_name = parse, catch)]
    fn parse_json(text: &str) -> Result<JsValue, JsValue>;
}

/// An open plan: document, history and geometry.
#[wasm_bindgen(skip_typescript)]
#[derive(Debug)]
pub struct PlanSession {
    session: Session,
}

#[wasm_bindgen]
impl PlanSession {
    /// Opens a plan from its saved-state JSON; throws when it cannot be opened.
    #[wasm_bindgen(constructor)]
    pub fn new(plan_json: &str) -> Result<Self, JsError> {
        Ok(Self {
            session: Session::open(plan_json)?,
        })
    }

    /// Opens an empty plan.
    pub fn empty(name: &str) -> Result<Self, JsError> {
        Self::new(&FloorPlan::empty(name).to_json()?)
    }

    /// Serialises the document as saved-state JSON.
    #[wasm_bindgen(js_name = toJson)]
    pub fn to_json(&self) -> Result<String, JsError> {
        Ok(self.session.plan().to_json()?)
    }

    /// Serialises the document as a file for people and other programs, with the places of chairs and all other derived
    /// values.
    #[wasm_bindgen(js_name = toFile)]
    pub fn to_file(&self) -> Result<String, JsError> {
        Ok(saved_state::to_json(self.session.plan())?)
    }

    /// Returns the repairs made when the plan was read.
    pub fn notes(&self) -> Result<JsValue, JsError> {
        out(self.session.notes())
    }

    /// Returns all elements in document order.
    pub fn elements(&self) -> Result<JsValue, JsError> {
        out(&self.session.elements())
    }

    /// Returns the ids of all elements in drawing order, bottom first.
    pub fn order(&self) -> Result<JsValue, JsError> {
        out(&self.session.order())
    }

    /// Returns one element.
    pub fn element(&self, id: &str) -> Result<JsValue, JsError> {
        out_or_undefined(self.session.plan().element(id).map(ElementView::from_element))
    }

    /// Returns the room, the grid and the saved view.
    pub fn canvas(&self) -> Result<JsValue, JsError> {
        out(&self.session.plan().canvas)
    }

    /// Returns the rest of the document: bounds, aisles, measurements, scale, metadata.
    pub fn surroundings(&self) -> Result<JsValue, JsError> {
        let plan = self.session.plan();
        out(&Surroundings {
            bounds: plan.bounds.as_ref(),
            underlay: plan.underlay.as_ref(),
            aisles: &plan.aisles,
            measurements: &plan.measurements,
            metadata: &plan.metadata,
        })
    }

    /// Returns every seat with the centre of its chair.
    pub fn seats(&self) -> Result<JsValue, JsError> {
        out(&self.session.seats())
    }

    /// Returns the problems of the plan and their locations.
    pub fn problems(&self) -> Result<JsValue, JsError> {
        out(&checks::check(self.session.plan()))
    }

    /// Applies a change by this user.
    pub fn apply(&mut self, command: JsValue) -> Result<JsValue, JsError> {
        let command: Command = read(command)?;
        out(&self.session.apply(&command)?)
    }

    /// Applies a change by another user.
    #[wasm_bindgen(js_name = applyRemote)]
    pub fn apply_remote(&mut self, command: JsValue) -> Result<JsValue, JsError> {
        let command: Command = read(command)?;
        out(&self.session.apply_remote(&command)?)
    }

    /// Undoes the latest change.
    pub fn undo(&mut self) -> Result<JsValue, JsError> {
        out_or_undefined(self.session.undo()?)
    }

    /// Redoes the change that was last undone.
    pub fn redo(&mut self) -> Result<JsValue, JsError> {
        out_or_undefined(self.session.redo()?)
    }

    /// Returns the ids of the steps to undo, the latest last.
    #[wasm_bindgen(js_name = undoIds)]
    pub fn undo_ids(&self) -> Vec<u32> {
        self.session.history().undo_ids()
    }

    /// Returns the ids of the steps to redo, the next one last.
    #[wasm_bindgen(js_name = redoIds)]
    pub fn redo_ids(&self) -> Vec<u32> {
        self.session.history().redo_ids()
    }

    /// Clears the redo steps.
    #[wasm_bindgen(js_name = endRedo)]
    pub fn end_redo(&mut self) {
        self.session.end_redo();
    }

    /// Returns the id of the step that the latest change made, undid or redid.
    #[wasm_bindgen(js_name = latestStep)]
    pub fn latest_step(&self, way: JsValue) -> Result<Option<u32>, JsError> {
        let way: Way = read(way)?;
        Ok(self.session.history().latest(way))
    }

    /// Notes that the server applied edits of this person.
    pub fn confirm(&mut self, commands: JsValue) -> Result<(), JsError> {
        let commands: Vec<Command> = read(commands)?;
        Ok(self.session.confirm(&commands)?)
    }

    /// Puts changes of others under the unsent edits.
    pub fn rebase(&mut self, rebase: JsValue) -> Result<JsValue, JsError> {
        let rebase: Rebase = read(rebase)?;
        out(&self.session.rebase(&rebase)?)
    }

    /// Takes over the history of an earlier document, and makes its unsent edits again.
    #[wasm_bindgen(js_name = takeOver)]
    pub fn take_over(&mut self, earlier: &Self, rebase: JsValue) -> Result<JsValue, JsError> {
        let rebase: Rebase = read(rebase)?;
        out(&self.session.take_over(&earlier.session, &rebase))
    }

    /// Returns the drawing of an element.
    pub fn primitives(&self, id: &str) -> Result<JsValue, JsError> {
        out(&self.session.primitives(id))
    }

    /// Returns the drawing of every element, by id; for opening a plan in one call.
    #[wasm_bindgen(js_name = allPrimitives)]
    pub fn all_primitives(&self) -> Result<JsValue, JsError> {
        out(&self.session.all_primitives())
    }

    /// Returns the drawing of an element during a gesture.
    #[wasm_bindgen(js_name = primitivesOfDraft)]
    pub fn primitives_of_draft(&self, draft: JsValue) -> Result<JsValue, JsError> {
        let draft: Draft = read(draft)?;
        out(&self.session.primitives_of_draft(&draft))
    }

    /// Returns the element or seat under a point.
    #[wasm_bindgen(js_name = hitTest)]
    pub fn hit_test(&self, x: f64, y: f64, tolerance: f64) -> Result<JsValue, JsError> {
        let hit = self.session.hit(Point::new(x, y), tolerance);
        out_or_undefined(hit.map(|hit| HitView {
            element: hit.element,
            seat: hit.seat,
        }))
    }

    /// Returns the elements that a selection frame selects.
    pub fn marquee(&self, x0: f64, y0: f64, x1: f64, y1: f64, mode: &str) -> Result<JsValue, JsError> {
        let frame = Rect::from_corners(Point::new(x0, y0), Point::new(x1, y1));
        let mode = if mode == "touch" {
            Marquee::Touch
        } else {
            Marquee::Inside
        };
        out(&self.session.marquee(frame, mode))
    }

    /// Snaps a movement.
    #[wasm_bindgen(js_name = snapMove)]
    pub fn snap_move(&self, ids: JsValue, dx: f64, dy: f64, options: JsValue) -> Result<JsValue, JsError> {
        let (ids, options): (Vec<ElementId>, SnapWish) = (read(ids)?, read(options)?);
        out(&self.session.snap_move(&ids, dx, dy, options.grid, options.tolerance))
    }

    /// Snaps a resize.
    #[wasm_bindgen(js_name = snapResize)]
    pub fn snap_resize(&self, id: &str, wanted: JsValue, options: JsValue) -> Result<JsValue, JsError> {
        let (wanted, options): (BoxWish, SnapWish) = (read(wanted)?, read(options)?);
        let corner = Point::new(wanted.x, wanted.y);
        let frame = Rect::from_corners(corner, Point::new(wanted.x + wanted.width, wanted.y + wanted.height));
        out(&self
            .session
            .snap_resize(&ElementId::parse(id)?, frame, options.grid, options.tolerance))
    }

    /// Returns a new element from the catalogue, for an `add` command.
    #[wasm_bindgen(js_name = newElement)]
    pub fn new_element(&self, kind: &str, cx: f64, cy: f64, id: &str) -> Result<JsValue, JsError> {
        let element = self.session.plan().new_element(kind, cx, cy, ElementId::parse(id)?);
        out(&element.ok_or_else(|| JsError::new(&format!("type \"{kind}\" is not known")))?)
    }

    /// Returns the command that duplicates elements.
    #[wasm_bindgen(js_name = duplicateCommand)]
    pub fn duplicate_command(&self, ids: JsValue, dx: f64, dy: f64, new_ids: JsValue) -> Result<JsValue, JsError> {
        let (ids, new_ids): (Vec<ElementId>, Vec<ElementId>) = (read(ids)?, read(new_ids)?);
        out(&self.session.plan().duplicate(&ids, dx, dy, &new_ids))
    }

    /// Returns the plan as an SVG file.
    #[wasm_bindgen(js_name = toSvg)]
    pub fn to_svg(&self, options: JsValue) -> Result<String, JsError> {
        let wish: SvgWish = if options.is_undefined() {
            SvgWish::default()
        } else {
            read(options)?
        };
        Ok(svg::plan(self.session.plan(), &wish.into()))
    }
}

/// Returns the rows of the palette.
#[wasm_bindgen(skip_typescript)]
pub fn catalogue() -> Result<JsValue, JsError> {
    out(&views::catalogue())
}

/// Returns the colours of a plan, by token.
#[wasm_bindgen(skip_typescript)]
pub fn palette() -> Result<JsValue, JsError> {
    out(PALETTE)
}

#[derive(Serialize)]
struct HitView {
    element: ElementId,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<SeatId>,
}

#[derive(Serialize)]
struct Surroundings<'p> {
    #[serde(skip_serializing_if = "Option::is_none")]
    bounds: Option<&'p domain::plan::bounds::Bounds>,
    #[serde(skip_serializing_if = "Option::is_none")]
    underlay: Option<&'p domain::plan::Underlay>,
    aisles: &'p [domain::plan::bounds::Aisle],
    measurements: &'p [domain::plan::bounds::Measurement],
    metadata: &'p std::collections::BTreeMap<String, serde_json::Value>,
}

#[derive(Deserialize)]
struct SnapWish {
    grid: bool,
    tolerance: f64,
}

#[derive(Deserialize)]
struct BoxWish {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

#[derive(Default, Deserialize)]
#[serde(default, rename_all = "camelCase")]
struct SvgWish {
    dark: bool,
    grid: bool,
    seat_numbers: bool,
    title: Option<String>,
    assigned: Vec<AssignedSeat>,
    reserved: Vec<SeatId>,
    highlighted: Vec<SeatId>,
    pictures: HashMap<String, String>,
}

#[derive(Deserialize)]
struct AssignedSeat {
    seat: SeatId,
    #[serde(default)]
    initials: String,
}

impl From<SvgWish> for svg::Options {
    fn from(wish: SvgWish) -> Self {
        let assigned = wish
            .assigned
            .into_iter()
            .map(|one| (one.seat, SeatState::Assigned { initials: one.initials }));
        let reserved = wish.reserved.into_iter().map(|seat| (seat, SeatState::Reserved));
        let highlighted = wish.highlighted.into_iter().map(|seat| (seat, SeatState::Highlighted));
        Self {
            theme: if wish.dark { Theme::Dark } else { Theme::Light },
            grid: wish.grid,
            seat_numbers: wish.seat_numbers,
            title: wish.title,
            seats: assigned.chain(reserved).chain(highlighted).collect(),
            pictures: wish.pictures,
            ..Self::default()
        }
    }
}

fn read<T: DeserializeOwned>(value: JsValue) -> Result<T, JsError> {
    serde_wasm_bindgen::from_value(value).map_err(|error| JsError::new(&error.to_string()))
}

fn out<T: Serialize + ?Sized>(value: &T) -> Result<JsValue, JsError> {
    let text = serde_json::to_string(value)?;
    parse_json(&text).map_err(|_thrown| JsError::new("the answer could not be handed over"))
}

fn out_or_undefined<T: Serialize>(value: Option<T>) -> Result<JsValue, JsError> {
    value.map_or(Ok(JsValue::UNDEFINED), |value| out(&value))
}
