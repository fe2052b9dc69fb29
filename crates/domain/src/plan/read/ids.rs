//! Checks the ids of a document that is stored without review. People who open a file see the repairs. A program that
//! sends a whole plan would never learn that its elements were renamed, and seats of guests refer to the ids.

use std::collections::HashSet;

use serde_json::Value;

use super::super::error::ValueError;
use super::super::{ElementId, FloorPlan, PlanError};

/// Characters of an invalid id that a refusal repeats.
const SHOWN: usize = 40;

impl FloorPlan {
    /// Refuses elements that are not objects, and ids that reading would replace. An element may omit its id, as in
    /// files of older programs.
    pub fn check_ids(document: &Value) -> Result<(), PlanError> {
        let mut taken = HashSet::new();
        let elements = document.get("elements").and_then(Value::as_array);
        for (place, element) in elements.into_iter().flatten().enumerate() {
            let refuse = |field: &str, reason: String| {
                PlanError::Value(ValueError {
                    place: format!("elements[{place}]"),
                    field: field.to_owned(),
                    reason,
                })
            };
            let Value::Object(element) = element else {
                return Err(refuse("element", "must be an object".to_owned()));
            };
            let id = match element.get("id") {
                None | Some(Value::Null) => continue,
                Some(Value::String(id)) => id.clone(),
                Some(other) => other.to_string(),
            };
            let shown: String = id.chars().take(SHOWN).collect();
            if ElementId::parse(&id).is_err() {
                return Err(refuse("id", format!("\"{shown}\" is not a valid id")));
            }
            if !taken.insert(id) {
                return Err(refuse("id", format!("\"{shown}\" belongs to another element already")));
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn ids_that_would_be_replaced_are_refused_by_their_place() {
        let long = "x".repeat(1_000_000);
        for (id, reason) in [
            (json!("../../etc/passwd"), "id \"../../etc/passwd\" is not a valid id"),
            (json!("a b"), "id \"a b\" is not a valid id"),
            (json!(""), "id \"\" is not a valid id"),
            (json!({ "x": 1 }), "id \"{\"x\":1}\" is not a valid id"),
            (json!(1.5), "id \"1.5\" is not a valid id"),
            (
                json!(long),
                "id \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\" is not a valid id",
            ),
            (json!("a"), "id \"a\" belongs to another element already"),
            (json!(7), "id \"7\" belongs to another element already"),
        ] {
            let document = json!({ "elements": [{ "id": "a" }, { "id": 7 }, { "id": id }] });
            let refusal = FloorPlan::check_ids(&document).unwrap_err().to_string();
            assert_eq!(refusal, format!("Invalid floor plan file: elements[2]: {reason}"));
        }
        let refusal = FloorPlan::check_ids(&json!({ "elements": [7] }))
            .unwrap_err()
            .to_string();
        assert_eq!(
            refusal,
            "Invalid floor plan file: elements[0]: element must be an object"
        );
    }

    #[test]
    fn elements_of_older_programs_may_come_without_an_id() {
        for document in [
            json!({ "elements": [{ "type": "round" }, { "id": null }, { "id": 1 }, { "id": "2" }] }),
            json!({ "elements": "none" }),
            json!([]),
        ] {
            assert_eq!(FloorPlan::check_ids(&document), Ok(()), "{document}");
        }
    }
}
