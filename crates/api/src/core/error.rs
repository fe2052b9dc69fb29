//! How a failure looks on the wire: `application/problem+json` with code, message, field and request id.
//! One `match` without a wildcard turns a failed use case into a status; nothing below this crate knows one.

use std::fmt;

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpResponse, ResponseError};
use app_service::error::Error;
use domain::print;
use serde::Serialize;
use serde_json::Value;

/// The content type of every failure.
pub const PROBLEM: &str = "application/problem+json";

/// Seconds after which a client may retry when a daily limit is used up.
const LIMITED_BY_DAY: u64 = 3_600;

/// The body of a failure whose details cannot be printed.
const UNPRINTABLE: &str = r#"{"code":"internal","message":"Something went wrong on our side."}"#;

/// What a handler returns.
pub type ApiResult<T> = Result<T, Problem>;

/// A failure on its way to the client. The request id is added by [`crate::core::middleware::envelope`], which alone knows it.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The status of the answer.
    pub status: StatusCode,
    /// The stable word that programs compare.
    pub code: &'static str,
    /// A sentence for the person who asked.
    pub message: String,
    /// The field of the request that is wrong.
    pub field: Option<String>,
    /// What the client needs to continue, for example the guests on occupied seats.
    pub details: Option<Box<Value>>,
    /// Seconds after which a retry makes sense.
    pub retry_after: Option<u64>,
    /// The internal cause: for the log, never for the client.
    pub cause: Option<Box<str>>,
}

/// The body of every failed call.
#[derive(Debug, Serialize, utoipa::ToSchema)]
#[schema(as = Problem)]
#[serde(rename_all = "camelCase")]
pub struct ProblemBody {
    /// The stable word that programs compare, for example `seat_taken`.
    #[schema(example = "seat_taken")]
    code: String,
    /// A sentence for the person who asked.
    message: String,
    /// The field of the request that is wrong.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false)]
    field: Option<String>,
    /// Names this request in the log of the server.
    request_id: String,
    /// What the client needs to continue; its shape depends on the code.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>, nullable = false)]
    details: Option<Value>,
}

impl Problem {
    /// Builds a problem without field and details.
    pub fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> Self {
        Self {
            status,
            code,
            message: message.into(),
            field: None,
            details: None,
            retry_after: None,
            cause: None,
        }
    }

    /// Builds the answer to a request that cannot be read; `field` is the path of the wrong value.
    pub fn unreadable(code: &'static str, field: Option<String>, message: impl Into<String>) -> Self {
        Self {
            field,
            ..Self::new(StatusCode::BAD_REQUEST, code, message)
        }
    }

    /// Builds the answer to a body over its limit.
    pub fn too_large(message: impl Into<String>) -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", message)
    }

    /// Builds the answer to a caller without a session.
    pub fn signed_out() -> Self {
        Error::SignedOut.into()
    }

    /// Builds the answer to a caller who must wait this many seconds.
    pub fn too_many_requests(retry_after: u64) -> Self {
        let message = format!("Too many attempts. Try again in {}.", in_words(retry_after));
        Self {
            retry_after: Some(retry_after),
            ..Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many_requests", message)
        }
    }

    /// Builds the answer at an address without a route.
    pub fn no_such_path() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", "There is nothing at this address.")
    }

    /// Builds the answer to a failure that is ours; `cause` goes to the log.
    pub fn internal(cause: impl Into<String>) -> Self {
        Self {
            cause: Some(cause.into().into_boxed_str()),
            ..Self::new(
                StatusCode::INTERNAL_SERVER_ERROR,
                "internal",
                "Something went wrong on our side. Please try again. The request id helps us find the cause.",
            )
        }
    }

    /// Returns whether a call was refused under load, which is not an error.
    pub fn is_refusal_under_load(&self) -> bool {
        self.status == StatusCode::SERVICE_UNAVAILABLE && self.cause.is_none()
    }

    /// Renders the JSON body with the id of the request.
    pub fn body(&self, request_id: &str) -> String {
        let body = ProblemBody {
            code: self.code.to_owned(),
            message: self.message.clone(),
            field: self.field.clone(),
            request_id: request_id.to_owned(),
            details: self.details.as_deref().cloned(),
        };
        print::text(&body).unwrap_or_else(|_| UNPRINTABLE.to_owned())
    }
}

impl From<Error> for Problem {
    fn from(error: Error) -> Self {
        let status = match &error {
            Error::Invalid(_) | Error::InvalidFields(_) => StatusCode::BAD_REQUEST,
            Error::NotFound(_) => StatusCode::NOT_FOUND,
            Error::Conflict(_) => StatusCode::CONFLICT,
            Error::Refused(_) | Error::LinkExpired => StatusCode::UNPROCESSABLE_ENTITY,
            Error::Forbidden
            | Error::DetailsNeeded
            | Error::SandboxOnly
            | Error::AccountChanged
            | Error::SignUpClosed(_)
            | Error::SandboxOff => StatusCode::FORBIDDEN,
            Error::SignedOut | Error::BadCredentials => StatusCode::UNAUTHORIZED,
            Error::EventCancelled | Error::EventOver => StatusCode::GONE,
            Error::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            Error::TooOften(_) | Error::NumberNeeded => StatusCode::TOO_MANY_REQUESTS,
            Error::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
            Error::StorageFull(_) => StatusCode::INSUFFICIENT_STORAGE,
            Error::Internal(cause) => return Self::internal(cause.clone()),
        };
        Self {
            status,
            code: error.code(),
            message: error.to_string(),
            field: error.field().map(str::to_owned),
            details: error.details().map(Box::new),
            retry_after: match status {
                StatusCode::SERVICE_UNAVAILABLE => Some(1),
                StatusCode::TOO_MANY_REQUESTS => Some(LIMITED_BY_DAY),
                _ => None,
            },
            cause: error.cause().map(Into::into),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.code, self.message)
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        self.status
    }

    /// Leaves the body empty and hands the problem on in the extensions, where the envelope finds it.
    fn error_response(&self) -> HttpResponse {
        let mut response = HttpResponse::new(self.status);
        if let Some(seconds) = self.retry_after {
            response
                .headers_mut()
                .insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(self.clone());
        response
    }
}

/// Formats a number of seconds in the largest unit that leaves at least two of it, rounded up.
fn in_words(seconds: u64) -> String {
    let (number, unit) = match seconds {
        0..120 => (seconds.max(1), "second"),
        120..7_200 => (seconds.div_ceil(60), "minute"),
        _ => (seconds.div_ceil(3_600), "hour"),
    };
    let plural = if number == 1 { "" } else { "s" };
    format!("{number} {unit}{plural}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_caller_who_must_wait_is_told_how_long() {
        let waits = [
            (0, "1 second"),
            (12, "12 seconds"),
            (119, "119 seconds"),
            (121, "3 minutes"),
            (7_201, "3 hours"),
        ];
        for (seconds, words) in waits {
            let problem = Problem::too_many_requests(seconds);
            assert_eq!(problem.message, format!("Too many attempts. Try again in {words}."));
        }
    }
}
