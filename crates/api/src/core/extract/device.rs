//! A short description of the browser a request comes from. It is only shown to the user in the list of sessions.

use std::convert::Infallible;
use std::future::{Ready, ready};

use actix_web::dev::Payload;
use actix_web::http::header::USER_AGENT;
use actix_web::{FromRequest, HttpRequest};
use domain::device;

/// A summary such as "Firefox on Linux".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device(pub String);

impl FromRequest for Device {
    type Error = Infallible;
    type Future = Ready<Result<Self, Infallible>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let header = request.headers().get(USER_AGENT);
        let text = header.and_then(|value| value.to_str().ok()).unwrap_or_default();
        ready(Ok(Self(device::summary(text))))
    }
}
