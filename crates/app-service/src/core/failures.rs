//! The log line of a failure that no response reports.

use crate::core::error::Error;

/// Logs a failure of background work, with its cause.
pub fn log(what: &'static str, error: &Error) {
    log_cause(what, error.code(), error.cause());
}

/// Logs a failure by its code and cause; see [`log`].
pub fn log_cause(what: &'static str, code: &str, cause: Option<&str>) {
    let cause = cause.unwrap_or_default();
    tracing::error!(code, cause, "{what}");
}
