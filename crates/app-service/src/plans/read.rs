//! Reading a document that a program sent as a whole.

use domain::plan::FloorPlan;
use serde_json::Value;

use super::refused;
use crate::error::Error;

/// Reads a document. A file import may turn a broken list of elements into an empty plan, because people see the
/// result before they keep it; here nobody looks, so it is refused.
pub(crate) fn read(document: Value) -> Result<FloorPlan, Error> {
    let (plan, notes) = FloorPlan::from_value(document).map_err(|error| refused(error.to_string()))?;
    match notes
        .iter()
        .find(|note| note.place == "plan" && note.field == "elements")
    {
        Some(note) => Err(refused(format!(
            "Invalid floor plan file: {} {}",
            note.field, note.message
        ))),
        None => Ok(plan),
    }
}
