//! The cookie of a browser that signed in before. It only gives the browser sign-in attempts of its own.

use actix_web::HttpRequest;
use actix_web::cookie::time::Duration;
use actix_web::http::header::{HeaderValue, SET_COOKIE};
use actix_web::web::Data;
use actix_web::{CustomizeResponder, Responder};
use app_service::accounts::known_browsers::{self, BrowserToken, KnownBrowser};
use domain::id::UserId;

use super::cookies::AuthCookie;
use crate::core::blocking;
use crate::core::config::Config;
use crate::core::error::ApiResult;
use crate::core::state::State;

/// Browsers keep a cookie for 400 days at most (RFC 6265bis).
const DAYS: i64 = 400;

const COOKIE: AuthCookie = AuthCookie {
    host_name: "__Host-seatwright-browser",
    name: "seatwright-browser",
    path: "/",
};

/// Returns the proof that the browser signed in to the account before.
pub(super) async fn check(state: &Data<State>, request: &HttpRequest, email: &str) -> ApiResult<Option<KnownBrowser>> {
    let Some(token) = read(&state.config, request) else {
        return Ok(None);
    };
    let email = email.to_owned();
    blocking::read_public(state, move |r| known_browsers::check(r, &email, &token)).await
}

/// Adds the cookie to the answer to a browser that has just signed in or proved the account's address.
pub(super) async fn remember<R: Responder>(
    state: &Data<State>,
    request: &HttpRequest,
    user: UserId,
    answer: R,
) -> ApiResult<CustomizeResponder<R>> {
    let present = read(&state.config, request);
    let token = blocking::run_public(state, move |service| known_browsers::issue(service, &user, present)).await?;
    Ok(match token.and_then(|token| header(&state.config, &token)) {
        Some(header) => answer.customize().append_header((SET_COOKIE, header)),
        None => answer.customize(),
    })
}

fn read(config: &Config, request: &HttpRequest) -> Option<BrowserToken> {
    BrowserToken::parse(&COOKIE.read(config, request)?)
}

fn header(config: &Config, token: &BrowserToken) -> Option<HeaderValue> {
    let cookie = COOKIE.build(config, token.value(), Duration::days(DAYS));
    HeaderValue::from_str(&cookie.to_string()).ok()
}
