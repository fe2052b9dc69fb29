//! A validation failure: the invalid field and a sentence about it. The api crate decides how it reaches a person
//! (status code, JSON).

use thiserror::Error;

/// One value that breaks a rule of the product.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{field}: {message}")]
pub struct Invalid {
    /// The name of the field on the wire, for example `firstName`.
    pub field: String,
    /// A whole sentence for the person who typed the value.
    pub message: String,
}

impl Invalid {
    /// Builds a failure of `field` with a message.
    pub fn new(field: impl Into<String>, message: impl Into<String>) -> Self {
        Self {
            field: field.into(),
            message: message.into(),
        }
    }
}
