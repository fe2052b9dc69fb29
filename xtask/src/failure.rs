//! Why a command stopped: one sentence for the person at the terminal, with the remedy where there is one.

use std::fmt::{self, Display};

/// What a command returns.
pub(crate) type Outcome<T = ()> = Result<T, Failure>;

/// A sentence that says what went wrong and what helps.
#[derive(Debug)]
pub(crate) struct Failure(String);

impl Failure {
    /// A failure with this sentence.
    pub(crate) fn new(sentence: impl Into<String>) -> Self {
        Self(sentence.into())
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Adds what was being done to the errors of libraries.
pub(crate) trait While<T> {
    /// Turns the error into a [`Failure`] that reads "failed to {doing}: {error}".
    fn failed_to(self, doing: impl Display) -> Outcome<T>;
}

impl<T, E: Display> While<T> for Result<T, E> {
    fn failed_to(self, doing: impl Display) -> Outcome<T> {
        self.map_err(|error| Failure(format!("failed to {doing}: {error:#}")))
    }
}
