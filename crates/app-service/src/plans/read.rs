//! Reading a document that a program sent as a whole.

use domain::plan::{FloorPlan, Note, picture};
use serde_json::Value;

use super::refused;
use crate::error::Error;

/// Reads a document. A file import may turn a broken list of elements into an empty plan, give elements other ids and
/// leave out drawings that cannot be shown, because people see the result before they keep it; here nobody looks, so
/// that is refused.
pub(crate) fn read(document: Value) -> Result<FloorPlan, Error> {
    FloorPlan::check_ids(&document).map_err(|error| refused(error.to_string()))?;
    let (plan, notes) = FloorPlan::from_value(document).map_err(|error| refused(error.to_string()))?;
    match notes.iter().find(|note| loses(note)) {
        Some(note) if note.place == "plan" => Err(refused(format!(
            "Invalid floor plan file: {} {}",
            note.field, note.message
        ))),
        Some(note) => Err(refused(format!("Invalid floor plan file: {note}"))),
        None => Ok(plan),
    }
}

/// Tells whether something of the document is gone.
fn loses(note: &Note) -> bool {
    (note.place == "plan" && note.field == "elements") || picture::FIELDS.contains(&note.field.as_str())
}
