//! One open plan: the document, its history, and the shapes of its elements, kept in step.

use std::collections::BTreeMap;
use std::sync::Arc;

use domain::plan::{Applied, Command, CommandError, Element, ElementId, FloorPlan, History, Note, PlanError, number};
use floorplan_geometry::index::{Hit, Marquee, Placed, PlanIndex};
use floorplan_geometry::point::Point;
use floorplan_geometry::rect::Rect;
use floorplan_geometry::scene::{self, Primitive, SeatWords};
use floorplan_geometry::snap::{self, BoxSnap, MoveSnap, SnapOptions};
use floorplan_geometry::solid::{self, Solid};
use serde::Deserialize;

use crate::views::{Change, ElementView, Replayed, SeatView};

pub mod rebase;
#[cfg(test)]
mod tests;

/// An open plan.
#[derive(Debug)]
pub struct Session {
    plan: FloorPlan,
    /// The document without the edits that the server has not confirmed; absent until the first edit.
    base: Option<FloorPlan>,
    history: History,
    index: PlanIndex,
    notes: Vec<Note>,
}

/// Parts of an element that a gesture changes before it is committed; absent fields stay unchanged.
#[derive(Clone, Debug, Deserialize)]
pub struct Draft {
    /// The element.
    pub id: String,
    /// Left edge, in units.
    pub x: Option<f64>,
    /// Top edge, in units.
    pub y: Option<f64>,
    /// Width, in units.
    pub width: Option<f64>,
    /// Height, in units.
    pub height: Option<f64>,
    /// Degrees clockwise.
    pub rotation: Option<f64>,
}

impl Session {
    /// Opens a plan from its saved-state JSON.
    pub fn open(json: &str) -> Result<Self, PlanError> {
        let (plan, notes) = FloorPlan::from_json(json)?;
        let index = PlanIndex::from_plan(&plan);
        Ok(Self {
            plan,
            base: None,
            history: History::default(),
            index,
            notes,
        })
    }

    /// Returns the document.
    pub fn plan(&self) -> &FloorPlan {
        &self.plan
    }

    /// Returns the repairs made when the plan was read.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Returns the shapes of an element; the same `Arc` until the element changes.
    pub fn placed(&self, id: &str) -> Option<&Arc<Placed>> {
        self.index.placed(id)
    }

    /// Applies a change by this user; it can be undone.
    pub fn apply(&mut self, command: &Command) -> Result<Change, CommandError> {
        self.keep_base();
        let applied = self.history.execute(&mut self.plan, command)?;
        Ok(self.follow(applied))
    }

    /// Applies a change by another user.
    pub fn apply_remote(&mut self, command: &Command) -> Result<Change, CommandError> {
        let applied = self.plan.apply(command)?;
        Ok(self.follow(applied))
    }

    /// Undoes the latest change; `None` when there is nothing to undo.
    pub fn undo(&mut self) -> Result<Option<Replayed>, CommandError> {
        self.keep_base();
        let replayed = self.history.undo(&mut self.plan)?;
        Ok(replayed.map(|replayed| Replayed {
            change: self.follow(replayed.applied),
            command: replayed.command,
        }))
    }

    /// Redoes the change that was last undone; `None` when there is nothing to redo.
    pub fn redo(&mut self) -> Result<Option<Replayed>, CommandError> {
        self.keep_base();
        let replayed = self.history.redo(&mut self.plan)?;
        Ok(replayed.map(|replayed| Replayed {
            change: self.follow(replayed.applied),
            command: replayed.command,
        }))
    }

    /// Returns the history.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// Clears the redo steps, because this user did something that is not part of the plan.
    pub fn end_redo(&mut self) {
        self.history.end_redo();
    }

    fn keep_base(&mut self) {
        if self.base.is_none() {
            self.base = Some(self.plan.clone());
        }
    }

    fn follow(&mut self, applied: Applied) -> Change {
        self.index.update(&self.plan, &applied);
        Change::from(applied)
    }

    /// Returns all elements in document order.
    pub fn elements(&self) -> Vec<ElementView<'_>> {
        self.plan.elements().iter().map(ElementView::from_element).collect()
    }

    /// Returns the ids of all elements in drawing order, bottom first.
    pub fn order(&self) -> Vec<&str> {
        let elements = self.plan.elements();
        let order = self.plan.drawing_order();
        order
            .into_iter()
            .filter_map(|place| elements.get(place))
            .map(|element| element.id.as_str())
            .collect()
    }

    /// Returns every seat with the centre of its chair.
    pub fn seats(&self) -> Vec<SeatView<'_>> {
        self.plan
            .elements()
            .iter()
            .flat_map(|element| self.seats_of(element))
            .collect()
    }

    fn seats_of<'s>(&'s self, element: &'s Element) -> impl Iterator<Item = SeatView<'s>> {
        let chairs = self
            .index
            .placed(element.id.as_str())
            .map_or(&[][..], |placed| placed.chairs.as_slice());
        element.chairs.iter().zip(chairs).map(|(seat, chair)| SeatView {
            id: &seat.id,
            table_id: element.id.as_str(),
            number: seat.seat_number,
            label: &seat.seat_label,
            x: number::round(chair.cx),
            y: number::round(chair.cy),
        })
    }

    /// Returns the drawing of an element; empty for an unknown one.
    pub fn primitives(&self, id: &str) -> Vec<Primitive> {
        match (self.plan.element(id), self.index.placed(id)) {
            (Some(element), Some(placed)) => scene::primitives_of(element, placed, SeatWords::Drawn),
            _ => Vec::new(),
        }
    }

    /// Returns the drawing of every element, by id.
    pub fn all_primitives(&self) -> BTreeMap<&str, Vec<Primitive>> {
        let drawn = |element: &ElementId| self.primitives(element.as_str());
        self.plan
            .elements()
            .iter()
            .map(|element| (element.id.as_str(), drawn(&element.id)))
            .collect()
    }

    /// Returns the drawing of an element during a gesture; the document stays unchanged. NaN, infinite and out-of-range
    /// coordinates are ignored.
    pub fn primitives_of_draft(&self, draft: &Draft) -> Vec<Primitive> {
        let Some(mut element) = self.plan.element(&draft.id).cloned() else {
            return Vec::new();
        };
        let usable =
            |value: Option<f64>, old: f64| value.and_then(|value| number::coordinate(value).ok()).unwrap_or(old);
        element.x = usable(draft.x, element.x);
        element.y = usable(draft.y, element.y);
        element.width = usable(draft.width, element.width).max(number::SIZE_MIN);
        element.height = usable(draft.height, element.height).max(number::SIZE_MIN);
        element.rotation = usable(draft.rotation, element.rotation);
        scene::primitives(&element)
    }

    /// Returns the visible elements in three dimensions, in document order.
    pub fn solids(&self) -> Vec<Solid> {
        self.plan
            .elements()
            .iter()
            .filter_map(|element| self.solid(element.id.as_str()))
            .collect()
    }

    /// Returns an element in three dimensions; `None` when it is hidden or unknown.
    pub fn solid(&self, id: &str) -> Option<Solid> {
        solid::solid(&self.plan, self.plan.element(id)?, self.index.placed(id)?)
    }

    /// Finds the element or seat under a point.
    pub fn hit(&self, place: Point, tolerance: f64) -> Option<Hit> {
        self.index.hit(&self.plan, place, tolerance)
    }

    /// Finds the elements that a selection frame selects.
    pub fn marquee(&self, frame: Rect, mode: Marquee) -> Vec<ElementId> {
        self.index.marquee(&self.plan, frame, mode)
    }

    /// Snaps a movement; `grid` turns on the grid of the plan.
    pub fn snap_move(&self, ids: &[ElementId], dx: f64, dy: f64, grid: bool, tolerance: f64) -> MoveSnap {
        snap::snap_move(&self.plan, &self.index, ids, dx, dy, self.snap_options(grid, tolerance))
    }

    /// Snaps a resize; `grid` turns on the grid of the plan.
    pub fn snap_resize(&self, id: &ElementId, wanted: Rect, grid: bool, tolerance: f64) -> BoxSnap {
        snap::snap_resize(&self.plan, &self.index, id, wanted, self.snap_options(grid, tolerance))
    }

    /// Returns the spatial index with the shapes of all elements.
    pub fn index(&self) -> &PlanIndex {
        &self.index
    }

    /// Returns the snapping options; `grid` turns on the grid of the plan.
    pub fn snap_options(&self, grid: bool, tolerance: f64) -> SnapOptions {
        SnapOptions {
            grid: grid.then_some(self.plan.canvas.grid_size),
            tolerance,
        }
    }
}
