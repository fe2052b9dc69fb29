//! Values as JSON. A value that cannot be printed is an error, so that an empty text is never stored or sent in its place.

use serde::Serialize;
use serde_json::{Map, Value};
use thiserror::Error;

/// A value that JSON cannot express.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("cannot be printed as JSON: {0}")]
pub struct PrintError(String);

/// Prints a value as JSON text.
pub fn text<T: Serialize + ?Sized>(value: &T) -> Result<String, PrintError> {
    serde_json::to_string(value).map_err(|error| PrintError(error.to_string()))
}

/// Prints a struct or an enum as the members of a JSON object.
pub fn members<T: Serialize + ?Sized>(value: &T) -> Result<Map<String, Value>, PrintError> {
    match serde_json::to_value(value) {
        Ok(Value::Object(map)) => Ok(map),
        Ok(_) => Err(PrintError("it is not an object".to_owned())),
        Err(error) => Err(PrintError(error.to_string())),
    }
}

/// Prints a value of an enum without fields as its word.
pub fn word<T: Serialize + ?Sized>(value: &T) -> Result<String, PrintError> {
    match serde_json::to_value(value) {
        Ok(Value::String(word)) => Ok(word),
        Ok(_) => Err(PrintError("it is not a word".to_owned())),
        Err(error) => Err(PrintError(error.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::{members, text, word};

    #[test]
    fn a_value_that_json_cannot_express_is_an_error_and_not_an_empty_text() {
        let keys_that_are_lists = BTreeMap::from([(vec![1], 1)]);
        assert!(text(&keys_that_are_lists).is_err());
        assert!(members(&keys_that_are_lists).is_err());
        assert!(members("text").is_err());
        assert!(word(&keys_that_are_lists).is_err());
    }
}
