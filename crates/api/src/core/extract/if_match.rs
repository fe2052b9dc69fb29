//! The revision a client has seen, from the `If-Match` header.

use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::http::header::IF_MATCH;
use actix_web::{FromRequest, HttpRequest};

use crate::core::error::Problem;

/// The revision that a write is based on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IfMatch(pub i64);

impl FromRequest for IfMatch {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let header = request
            .headers()
            .get(IF_MATCH)
            .map(|value| value.to_str().unwrap_or_default());
        ready(match header {
            None => Err(Problem::new(
                StatusCode::PRECONDITION_REQUIRED,
                "revision_required",
                "Send the revision of the floor plan that this change is based on in If-Match.",
            )),
            Some(text) => read_tag(text).map(Self).ok_or_else(|| {
                Problem::unreadable(
                    "invalid",
                    Some("If-Match".to_owned()),
                    "If-Match must be a revision such as \"3\".",
                )
            }),
        })
    }
}

/// Writes a revision as an entity tag.
pub fn entity_tag(revision: i64) -> String {
    format!("\"{revision}\"")
}

/// Reads a revision that was written as an entity tag.
pub fn read_tag(text: &str) -> Option<i64> {
    let text = text.trim();
    let text = text.strip_prefix("W/").unwrap_or(text);
    let digits = text.strip_prefix('"')?.strip_suffix('"')?;
    digits.parse().ok().filter(|revision| *revision >= 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_reads_back_as_its_revision() {
        assert_eq!(read_tag(&entity_tag(12)), Some(12));
        assert_eq!(read_tag(" W/\"0\" "), Some(0));
    }

    #[test]
    fn anything_else_is_no_revision() {
        for text in ["", "*", "12", "\"-1\"", "\"x\"", "\"1\", \"2\""] {
            assert_eq!(read_tag(text), None, "{text}");
        }
    }
}
