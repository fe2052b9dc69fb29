//! The session a request comes with. Who that is, the use case finds out; without a cookie it is not even asked.

use std::future::{Ready, ready};

use actix_session::SessionExt;
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest};
use app_service::accounts::SessionKey;

use crate::error::Problem;
use crate::session::KEY;

/// The key of a session, not yet looked up. Only the doors of [`crate::blocking`] turn it into an `Organiser`.
#[derive(Clone, Debug)]
pub struct Caller(SessionKey);

impl Caller {
    /// Returns the key of the session's row.
    pub fn key(&self) -> &SessionKey {
        &self.0
    }
}

impl FromRequest for Caller {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let text = request.get_session().get::<String>(KEY).ok().flatten();
        ready(
            text.and_then(|text| SessionKey::parse(&text))
                .map(Self)
                .ok_or_else(Problem::signed_out),
        )
    }
}
