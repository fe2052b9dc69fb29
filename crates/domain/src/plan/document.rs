//! The document itself: all elements of one event's room, in drawing order, with the room and everything around it.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use serde::Serialize;
use serde_json::Value;

use super::bounds::{Aisle, Bounds, Measurement};
use super::{Canvas, Chair, Element, ElementId, Underlay};
use crate::print::{self, PrintError};
use crate::seat::SeatId;

/// The version of the format that this program writes.
pub const VERSION: &str = "1.0.0";

/// One floor plan: the saved state of the specification (document 2, section 3).
///
/// **Invariant:** ids of elements are unique, and `index` maps each id to its position in `elements`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct FloorPlan {
    pub(super) version: &'static str,
    /// When the file was saved, as its writer wrote it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub timestamp: Option<String>,
    /// The room, the grid and the saved view.
    pub canvas: Canvas,
    pub(super) elements: Vec<Element>,
    /// The outline of the floor; the room's rectangle when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bounds: Option<Bounds>,
    /// The picture under the plan, for tracing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub underlay: Option<Underlay>,
    /// Floor that must stay free.
    pub aisles: Vec<Aisle>,
    /// Dimensions drawn into the plan.
    pub measurements: Vec<Measurement>,
    /// The scale in the file. It has no effect: units are always half inches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub scale: Option<f64>,
    /// Name, event name, snapshot data and the like.
    pub metadata: BTreeMap<String, Value>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    pub extra: BTreeMap<String, Value>,
    #[serde(skip)]
    pub(super) index: HashMap<ElementId, usize>,
}

impl FloorPlan {
    /// Copies the room and some elements, to compare them later.
    pub fn excerpt(&self, ids: &BTreeSet<ElementId>) -> Self {
        let elements = ids.iter().filter_map(|id| self.element(id.as_str()));
        let mut excerpt = Self {
            canvas: self.canvas.clone(),
            elements: elements.cloned().collect(),
            bounds: self.bounds.clone(),
            underlay: self.underlay.clone(),
            aisles: self.aisles.clone(),
            measurements: self.measurements.clone(),
            scale: self.scale,
            metadata: self.metadata.clone(),
            ..Self::empty("")
        };
        excerpt.reindex();
        excerpt
    }

    /// Builds a plan without elements, with the default room and grid.
    pub fn empty(name: &str) -> Self {
        Self {
            version: VERSION,
            timestamp: None,
            canvas: Canvas::default(),
            elements: Vec::new(),
            bounds: None,
            underlay: None,
            aisles: Vec::new(),
            measurements: Vec::new(),
            scale: None,
            metadata: BTreeMap::from([("name".to_owned(), Value::from(name))]),
            extra: BTreeMap::new(),
            index: HashMap::new(),
        }
    }

    /// Returns the elements in the order of the list; drawing sorts them by z-index first.
    pub fn elements(&self) -> &[Element] {
        &self.elements
    }

    /// Finds an element.
    pub fn element(&self, id: &str) -> Option<&Element> {
        self.elements.get(self.position(id)?)
    }

    /// Finds the index of an element in the list.
    pub fn position(&self, id: &str) -> Option<usize> {
        self.index.get(id).copied()
    }

    /// Returns the tables, without loose chairs.
    pub fn tables(&self) -> impl Iterator<Item = &Element> {
        self.elements.iter().filter(|element| element.kind.is_table())
    }

    /// Returns what people sit at together: tables, rows, and booths with seats, without loose chairs.
    pub fn seating(&self) -> impl Iterator<Item = &Element> {
        let seats = |element: &&Element| {
            let kind = element.kind;
            kind.is_table() || (kind.seats_people() && !kind.is_chair() && !element.chairs.is_empty())
        };
        self.elements.iter().filter(seats)
    }

    /// Returns every seat with the element it belongs to.
    pub fn seats(&self) -> impl Iterator<Item = (&Element, &Chair)> {
        self.elements
            .iter()
            .flat_map(|element| element.chairs.iter().map(move |chair| (element, chair)))
    }

    /// Returns how many seats there are.
    pub fn seat_count(&self) -> usize {
        self.elements.iter().map(|element| element.chairs.len()).sum()
    }

    /// Finds a seat.
    pub fn seat(&self, id: &SeatId) -> Option<(&Element, &Chair)> {
        let element = self.element(id.table())?;
        element
            .chairs
            .iter()
            .find(|chair| &chair.id == id)
            .map(|chair| (element, chair))
    }

    /// Returns the number that the next table gets: one more than the highest.
    pub fn next_table_number(&self) -> u32 {
        self.tables()
            .filter_map(|table| table.table_number)
            .max()
            .unwrap_or(0)
            .saturating_add(1)
    }

    /// Prints the document as the saved-state JSON.
    pub fn to_json(&self) -> Result<String, PrintError> {
        print::text(self)
    }

    /// Returns the indices of the elements from the lowest to the topmost.
    pub fn drawing_order(&self) -> Vec<usize> {
        let mut order: Vec<(i32, usize)> = self.elements.iter().enumerate().map(|(i, e)| (e.z_index, i)).collect();
        order.sort_unstable();
        order.into_iter().map(|(_, place)| place).collect()
    }

    /// Updates `index` after elements were added, removed or reordered.
    pub(super) fn reindex(&mut self) {
        self.index.clear();
        self.index.extend(
            self.elements
                .iter()
                .enumerate()
                .map(|(place, element)| (element.id.clone(), place)),
        );
    }
}
