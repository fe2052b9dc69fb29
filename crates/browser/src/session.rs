//! One open plan: the document, what can be undone, and the shapes of everything in it, kept in step.

use std::collections::BTreeMap;
use std::sync::Arc;

use domain::plan::{
    Applied, Command, CommandError, Difference, Element, ElementId, FloorPlan, History, Note, PlanError, number,
};
use floorplan_geometry::index::{Hit, Marquee, Placed, PlanIndex};
use floorplan_geometry::point::Point;
use floorplan_geometry::rect::Rect;
use floorplan_geometry::scene::{self, Primitive, SeatWords};
use floorplan_geometry::snap::{self, BoxSnap, MoveSnap, SnapOptions};
use floorplan_geometry::solid::{self, Solid};
use serde::Deserialize;

use crate::views::{Change, ElementView, Replayed, SeatView};

#[cfg(test)]
mod tests;

/// An open plan.
#[derive(Debug)]
pub struct Session {
    plan: FloorPlan,
    history: History,
    index: PlanIndex,
    notes: Vec<Note>,
}

/// Parts of an element that a gesture changes before it is committed; what is absent stays.
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
        let index = PlanIndex::of(&plan);
        Ok(Self {
            plan,
            history: History::default(),
            index,
            notes,
        })
    }

    /// Returns the document.
    pub fn plan(&self) -> &FloorPlan {
        &self.plan
    }

    /// Returns what had to be repaired when the plan was read.
    pub fn notes(&self) -> &[Note] {
        &self.notes
    }

    /// Returns the shapes of an element; the same ones until the element changes.
    pub fn placed(&self, id: &str) -> Option<&Arc<Placed>> {
        self.index.placed(id)
    }

    /// Applies a change of this person; it can be undone.
    pub fn apply(&mut self, command: &Command) -> Result<Change, CommandError> {
        let applied = self.history.execute(&mut self.plan, command)?;
        Ok(self.follow(applied))
    }

    /// Applies a change of someone else.
    pub fn apply_remote(&mut self, command: &Command) -> Result<Change, CommandError> {
        let applied = self.plan.apply(command)?;
        Ok(self.follow(applied))
    }

    /// Takes the latest change back; nothing at the beginning.
    pub fn undo(&mut self) -> Result<Option<Replayed>, CommandError> {
        let replayed = self.history.undo(&mut self.plan)?;
        Ok(replayed.map(|replayed| Replayed {
            change: self.follow(replayed.applied),
            command: replayed.command,
        }))
    }

    /// Makes the change that was last taken back again; nothing at the end.
    pub fn redo(&mut self) -> Result<Option<Replayed>, CommandError> {
        let replayed = self.history.redo(&mut self.plan)?;
        Ok(replayed.map(|replayed| Replayed {
            change: self.follow(replayed.applied),
            command: replayed.command,
        }))
    }

    /// Returns what can be undone.
    pub fn history(&self) -> &History {
        &self.history
    }

    /// Forgets what could be redone, because this person did something that is not part of the plan.
    pub fn end_redo(&mut self) {
        self.history.end_redo();
    }

    /// Takes over what can be undone, and `redo`ne, in an earlier document of this plan as far as it holds here, and
    /// returns how many steps were lost.
    pub fn keep_steps(&mut self, earlier: &Self, redo: bool) -> usize {
        self.history = earlier.history.clone();
        if !redo {
            self.history.end_redo();
        }
        self.history.carry_over(&Difference::between(&earlier.plan, &self.plan))
    }

    fn follow(&mut self, applied: Applied) -> Change {
        self.index.update(&self.plan, &applied);
        Change::from(applied)
    }

    /// Returns all elements in the order of the document.
    pub fn elements(&self) -> Vec<ElementView<'_>> {
        self.plan.elements().iter().map(ElementView::of).collect()
    }

    /// Returns the ids of all elements from the bottom of the drawing to the top.
    pub fn order(&self) -> Vec<&str> {
        let elements = self.plan.elements();
        let order = self.plan.drawing_order();
        order
            .into_iter()
            .filter_map(|place| elements.get(place))
            .map(|element| element.id.as_str())
            .collect()
    }

    /// Returns every seat with the middle of its chair.
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

    /// Returns what is drawn of an element; nothing for an unknown one.
    pub fn primitives(&self, id: &str) -> Vec<Primitive> {
        match (self.plan.element(id), self.index.placed(id)) {
            (Some(element), Some(placed)) => scene::primitives_of(element, placed, SeatWords::Drawn),
            _ => Vec::new(),
        }
    }

    /// Returns what is drawn of every element, by id.
    pub fn all_primitives(&self) -> BTreeMap<&str, Vec<Primitive>> {
        let drawn = |element: &ElementId| self.primitives(element.as_str());
        self.plan
            .elements()
            .iter()
            .map(|element| (element.id.as_str(), drawn(&element.id)))
            .collect()
    }

    /// Returns what would be drawn of an element in the middle of a gesture; the document stays as it is. Numbers that
    /// are none are ignored.
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

    /// Returns what stands in the room, in the order of the document.
    pub fn solids(&self) -> Vec<Solid> {
        self.plan
            .elements()
            .iter()
            .filter_map(|element| self.solid(element.id.as_str()))
            .collect()
    }

    /// Returns an element as it stands in the room; nothing when it is hidden or unknown.
    pub fn solid(&self, id: &str) -> Option<Solid> {
        solid::solid(&self.plan, self.plan.element(id)?, self.index.placed(id)?)
    }

    /// Finds what lies under a place.
    pub fn hit(&self, place: Point, tolerance: f64) -> Option<Hit> {
        self.index.hit(&self.plan, place, tolerance)
    }

    /// Finds what a selection frame takes.
    pub fn marquee(&self, frame: Rect, mode: Marquee) -> Vec<ElementId> {
        self.index.marquee(&self.plan, frame, mode)
    }

    /// Brings a movement to rest; `grid` asks for the grid of the plan.
    pub fn snap_move(&self, ids: &[ElementId], dx: f64, dy: f64, grid: bool, tolerance: f64) -> MoveSnap {
        snap::snap_move(&self.plan, &self.index, ids, dx, dy, self.snap_options(grid, tolerance))
    }

    /// Brings a resize to rest; `grid` asks for the grid of the plan.
    pub fn snap_resize(&self, id: &ElementId, wanted: Rect, grid: bool, tolerance: f64) -> BoxSnap {
        snap::snap_resize(&self.plan, &self.index, id, wanted, self.snap_options(grid, tolerance))
    }

    /// Returns the shapes of everything.
    pub fn index(&self) -> &PlanIndex {
        &self.index
    }

    /// Returns what may be snapped to; `grid` asks for the grid of the plan.
    pub fn snap_options(&self, grid: bool, tolerance: f64) -> SnapOptions {
        SnapOptions {
            grid: grid.then_some(self.plan.canvas.grid_size),
            tolerance,
        }
    }
}
