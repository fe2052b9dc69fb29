//! The session a request comes with, and the account it was made for. Who that is, the use case finds out; without a
//! cookie it is not even asked.

use std::future::{Ready, ready};

use actix_session::SessionExt;
use actix_web::dev::Payload;
use actix_web::http::header::HeaderName;
use actix_web::{FromRequest, HttpRequest};
use app_service::accounts::SessionKey;

use crate::core::error::{ApiResult, Problem};

/// The one entry of a session's state: the key of its row.
pub const KEY: &str = "key";

/// Names the account that a page was opened for. The cookie cannot: all tabs of a browser share it, and signing in in
/// one tab changes it in all of them.
pub const ACCOUNT: HeaderName = HeaderName::from_static("x-account-id");

/// The key of a session, not yet looked up. Only the doors of `blocking` turn it into an `Organiser`.
#[derive(Clone, Debug)]
pub struct Caller {
    key: SessionKey,
    account: Option<String>,
}

impl Caller {
    /// Returns the key of the session's row.
    pub fn key(&self) -> &SessionKey {
        &self.key
    }

    /// Returns the account that the request was made for, when it says so.
    pub fn account(&self) -> Option<&str> {
        self.account.as_deref()
    }

    /// Reads the key that the cookie of a request holds.
    pub(crate) fn from_request(request: &HttpRequest) -> ApiResult<Self> {
        let text = request.get_session().get::<String>(KEY).ok().flatten();
        text.and_then(|text| SessionKey::parse(&text))
            .map(|key| Self {
                key,
                account: account(request),
            })
            .ok_or_else(Problem::signed_out)
    }
}

/// A non-ASCII header matches no account; it is not treated as absent.
fn account(request: &HttpRequest) -> Option<String> {
    let value = request.headers().get(ACCOUNT)?;
    Some(value.to_str().unwrap_or_default().to_owned())
}

impl FromRequest for Caller {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        ready(Self::from_request(request))
    }
}
