//! What a validation failure is: the field that is wrong and a sentence that says so.
//! How it reaches a person (status code, JSON) is decided in the api crate.

use thiserror::Error;

/// One value that a rule of the product refuses.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{field}: {message}")]
pub struct Invalid {
    /// The name of the field as it stands on the wire, for example `firstName`.
    pub field: String,
    /// A whole sentence for the person who typed the value.
    pub message: String,
}

impl Invalid {
    /// Builds a failure of `field` with a sentence about it.
    pub fn new(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            field: field.into(),
            message: message.into(),
        }
    }
}
