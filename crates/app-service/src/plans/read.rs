//! Reading a document that a program sent as a whole.

use domain::plan::{FloorPlan, Note, picture};
use floorplan_geometry::saved_state;
use serde_json::Value;

use super::refused;
use crate::core::error::Error;

/// Reads a document. Returns the plan and the notes on what of the document was repaired or left out; the answer lists
/// them. A file import may also turn a broken list of elements into an empty plan, give elements other ids and leave out
/// drawings that cannot be shown, because people see the result before they keep it; here such a document is refused.
pub(crate) fn read(document: Value) -> Result<(FloorPlan, Vec<Note>), Error> {
    FloorPlan::check_ids(&document).map_err(|error| refused(error.to_string()))?;
    let (plan, notes) = saved_state::from_value(document).map_err(|error| refused(error.to_string()))?;
    match notes.iter().find(|note| loses(note)) {
        Some(note) if note.place == "plan" => Err(refused(format!(
            "Invalid floor plan file: {} {}",
            note.field, note.message
        ))),
        Some(note) => Err(refused(format!("Invalid floor plan file: {note}"))),
        None => Ok((plan, notes)),
    }
}

/// Returns whether a note speaks of a loss that no answer can make good.
fn loses(note: &Note) -> bool {
    (note.place == "plan" && note.field == "elements") || picture::FIELDS.contains(&note.field.as_str())
}
