//! Why a body was not read to its end, on its way through the error types of actix.

use std::io;

use actix_multipart::MultipartError;
use actix_web::error::PayloadError;
use actix_web::http::StatusCode;
use thiserror::Error;

use crate::core::error::Problem;

/// Seconds after which a client may retry when there was no memory for the body.
const RETRY_AFTER: u64 = 2;

/// A limit that a body met while it arrived.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum BodyRefusal {
    /// It took longer than its deadline.
    #[error("the body arrived too slowly")]
    TooSlow,
    /// The bodies of all requests hold as much memory as they may.
    #[error("request bodies hold as much memory as they may")]
    NoMemory,
}

impl From<BodyRefusal> for PayloadError {
    fn from(refusal: BodyRefusal) -> Self {
        Self::Io(io::Error::other(refusal))
    }
}

impl From<BodyRefusal> for Problem {
    fn from(refusal: BodyRefusal) -> Self {
        match refusal {
            BodyRefusal::TooSlow => Self::new(
                StatusCode::REQUEST_TIMEOUT,
                "body_timeout",
                "The request took too long to arrive. Check your connection and try again.",
            ),
            BodyRefusal::NoMemory => Self {
                retry_after: Some(RETRY_AFTER),
                ..Self::new(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "unavailable",
                    "The service is busy. Please try again.",
                )
            },
        }
    }
}

/// Returns the answer to a body that broke off; `too_large` is the sentence for one over the limit of its form.
pub fn problem(error: &PayloadError, too_large: &str) -> Problem {
    match (refusal(error), error) {
        (Some(refusal), _) => refusal.into(),
        (None, PayloadError::Overflow) => Problem::too_large(too_large),
        (None, other) => Problem::unreadable(
            "malformed_body",
            None,
            format!("The request body is incomplete: {other}."),
        ),
    }
}

/// Returns the answer to a form that cannot be read.
pub fn problem_of_form(error: &MultipartError, too_large: &str) -> Problem {
    match error {
        MultipartError::Payload(error) => problem(error, too_large),
        MultipartError::ContentTypeMissing
        | MultipartError::ContentTypeParse
        | MultipartError::ContentTypeIncompatible => Problem::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            "unsupported_media_type",
            "Send the file as multipart/form-data.",
        ),
        other => Problem::unreadable("malformed_body", None, format!("The upload cannot be read: {other}.")),
    }
}

fn refusal(error: &PayloadError) -> Option<BodyRefusal> {
    match error {
        PayloadError::Io(error) => error.get_ref()?.downcast_ref().copied(),
        _ => None,
    }
}
