//! What a client has already, from the `If-None-Match` header.

use std::convert::Infallible;
use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::header::IF_NONE_MATCH;
use actix_web::{FromRequest, HttpRequest};

use crate::core::extract::if_match::read_tag;

/// The revision that the client already has; `None` without the header, and for a tag that is not one of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IfNoneMatch(pub Option<i64>);

/// The mark of an answer that the client already has; `None` without the header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenMark(pub Option<String>);

impl FromRequest for SeenMark {
    type Error = Infallible;
    type Future = Ready<Result<Self, Infallible>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let mark = |text: &str| -> Option<String> {
            let text = text.trim();
            let text = text.strip_prefix("W/").unwrap_or(text);
            Some(text.strip_prefix('"')?.strip_suffix('"')?.to_owned())
        };
        let header = request.headers().get(IF_NONE_MATCH);
        ready(Ok(Self(header.and_then(|value| value.to_str().ok()).and_then(mark))))
    }
}

impl FromRequest for IfNoneMatch {
    type Error = Infallible;
    type Future = Ready<Result<Self, Infallible>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let header = request.headers().get(IF_NONE_MATCH);
        let tag = header.and_then(|value| value.to_str().ok());
        ready(Ok(Self(tag.and_then(read_tag))))
    }
}
