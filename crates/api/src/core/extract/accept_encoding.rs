//! In which coding a client takes an answer, from the `Accept-Encoding` header.

use std::convert::Infallible;
use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::header::ACCEPT_ENCODING;
use actix_web::{FromRequest, HttpRequest};

use crate::core::answers::chunks::Coding;

/// The coding of an answer that is made for the client.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TakenCoding(pub Coding);

impl FromRequest for TakenCoding {
    type Error = Infallible;
    type Future = Ready<Result<Self, Infallible>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let header = request.headers().get(ACCEPT_ENCODING);
        let takes_gzip = header
            .and_then(|value| value.to_str().ok())
            .is_some_and(|value| accepts(value, "gzip"));
        let coding = if takes_gzip { Coding::Gzip } else { Coding::Identity };
        ready(Ok(Self(coding)))
    }
}

/// Returns whether `Accept-Encoding` names an encoding and does not forbid it with `q=0`.
pub(crate) fn accepts(header: &str, encoding: &str) -> bool {
    header.split(',').any(|offer| {
        let mut parts = offer.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
        let weight = parts
            .find_map(|part| part.strip_prefix("q="))
            .and_then(|q| q.parse::<f32>().ok());
        named && weight.is_none_or(|q| q > 0.0)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_encoding_counts_only_when_it_is_wanted() {
        assert!(accepts("gzip, deflate, br", "br"));
        assert!(accepts("gzip;q=0.5", "gzip"));
        assert!(!accepts("gzip, br;q=0", "br"));
        assert!(!accepts("brotli", "br"));
        assert!(!accepts("", "gzip"));
    }
}
