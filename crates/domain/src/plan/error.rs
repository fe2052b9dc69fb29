//! Errors of plan files and commands, and the notes left by reading a file.

use std::fmt;

use serde::Serialize;
use thiserror::Error;

use super::number::{ELEMENTS_MAX, LINES_MAX, SEATS_MAX};
use crate::invalid::Invalid;
use crate::limits::PLAN_BYTES_MAX;

/// One repair made while reading a file: an unusable value was replaced.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Note {
    /// The element concerned (its id as read), or the part of the document, for example `canvas`.
    pub place: String,
    /// The name of the field in the file.
    pub field: String,
    /// What was done, as the rest of a sentence that begins with the field.
    pub message: String,
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} {}", self.place, self.field, self.message)
    }
}

/// Why a file cannot be opened as a plan. The text is what people read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlanError {
    /// The text is not JSON.
    #[error("Invalid floor plan file: {0}")]
    Syntax(String),
    /// The JSON is a list, a number or another non-object.
    #[error("Invalid floor plan file")]
    NotAnObject,
    /// The file was saved by a newer version of this program.
    #[error("Invalid floor plan file: it was saved by a newer version ({0}) of the program; this one reads 1.0.0")]
    NewerVersion(String),
    /// The file is larger than the limit.
    #[error("Invalid floor plan file: it is larger than {} MB", PLAN_BYTES_MAX / 1024 / 1024)]
    TooLarge,
    /// The plan has too many elements.
    #[error("Invalid floor plan file: it has {0} elements; the limit is {ELEMENTS_MAX}")]
    TooManyElements(usize),
    /// The plan has too many seats.
    #[error("Invalid floor plan file: it has more than {SEATS_MAX} seats")]
    TooManySeats,
    /// The plan has too many aisles or measurement lines.
    #[error("Invalid floor plan file: it has {1} {0}; the limit is {LINES_MAX}")]
    TooManyLines(&'static str, usize),
    /// A value cannot be read or repaired.
    #[error("Invalid floor plan file: {0}")]
    Value(ValueError),
}

/// A refused value: which, where and why.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{place}: {field} {reason}")]
pub struct ValueError {
    /// The element concerned (`element "t1"`), or the part of the document, for example `canvas`.
    pub place: String,
    /// The name of the field on the wire.
    pub field: String,
    /// Why, as the rest of a sentence that begins with the field.
    pub reason: String,
}

impl ValueError {
    /// Builds a refusal of a field of one element.
    pub fn of_element(id: &str, field: &str, reason: impl Into<String>) -> Self {
        Self {
            place: format!("element \"{id}\""),
            field: field.to_owned(),
            reason: reason.into(),
        }
    }
}

/// Why a command cannot be applied. The plan is unchanged when one is returned.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CommandError {
    /// The command names an element that the plan does not have.
    #[error("the plan has no element \"{0}\"")]
    UnknownElement(String),
    /// The command adds an element whose id is taken.
    #[error("the plan already has an element \"{0}\"")]
    DuplicateElement(String),
    /// A value is refused.
    #[error(transparent)]
    Value(#[from] ValueError),
    /// The plan would grow over its limit.
    #[error("a plan holds at most {ELEMENTS_MAX} elements")]
    TooManyElements,
    /// The plan would have too many seats.
    #[error("a plan holds at most {SEATS_MAX} seats")]
    TooManySeats,
    /// Batches are nested too deeply.
    #[error("batches are nested too deep")]
    TooDeep,
    /// The command changes too many things at once.
    #[error("a command changes at most {ELEMENTS_MAX} things")]
    TooLong,
}

impl CommandError {
    /// Returns the stable code of this error.
    pub fn code(&self) -> &'static str {
        match self {
            Self::UnknownElement(_) => "unknown_element",
            Self::DuplicateElement(_) => "duplicate_element",
            Self::Value(_) => "invalid_value",
            Self::TooManyElements => "too_many_elements",
            Self::TooManySeats => "too_many_seats",
            Self::TooDeep | Self::TooLong => "command_too_large",
        }
    }
}

impl From<CommandError> for Invalid {
    fn from(error: CommandError) -> Self {
        match &error {
            CommandError::Value(value) => Self::new(value.field.clone(), error.to_string()),
            _ => Self::new("commands", error.to_string()),
        }
    }
}

impl From<PlanError> for Invalid {
    fn from(error: PlanError) -> Self {
        Self::new("plan", error.to_string())
    }
}
