//! A plan as files, snapshots and answers carry it: with values that follow from the rest of the document, for programs
//! that cannot derive them. Such a plan can only be printed; the stored document and patches never hold these values.

use serde::Serialize;

use crate::print::PrintError;

use super::{Canvas, Element, FloorPlan};

/// A plan that is about to be printed.
#[derive(Debug, Serialize)]
#[serde(transparent)]
pub struct SavedState(FloorPlan);

impl SavedState {
    /// Adds derived values to every element.
    pub fn from_plan(mut plan: FloorPlan, complete: impl FnMut(&mut Element)) -> Self {
        plan.elements.iter_mut().for_each(complete);
        Self(plan)
    }

    /// Returns the elements with their derived values, and the room, the grid and the saved view.
    pub fn into_parts(self) -> (Vec<Element>, Canvas) {
        (self.0.elements, self.0.canvas)
    }

    /// Serializes the document as JSON.
    pub fn to_json(&self) -> Result<String, PrintError> {
        self.0.to_json()
    }
}
