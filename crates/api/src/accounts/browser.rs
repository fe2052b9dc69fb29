//! The cookie that binds a sign-in at the provider to the browser in which it began, so that an attacker cannot finish
//! their own sign-in in another person's browser.

use actix_web::HttpRequest;
use actix_web::cookie::Cookie;
use actix_web::cookie::time::Duration;
use app_service::accounts::external::{BrowserKey, MINUTES};

use super::cookies::AuthCookie;
use crate::core::config::Config;

const COOKIE: AuthCookie = AuthCookie {
    host_name: "__Host-seatwright-oidc",
    name: "seatwright-oidc",
    path: "/api/auth/oidc",
};

/// Returns the cookie of a sign-in that begins.
pub(super) fn cookie(config: &Config, browser: &BrowserKey) -> Cookie<'static> {
    COOKIE.build(config, browser.as_str().to_owned(), Duration::minutes(MINUTES))
}

/// Returns the cookie that makes the browser forget the sign-in.
pub(super) fn forget(config: &Config) -> Cookie<'static> {
    COOKIE.build(config, String::new(), Duration::ZERO)
}

/// Reads the cookie of a request.
pub(super) fn read(config: &Config, request: &HttpRequest) -> Option<BrowserKey> {
    BrowserKey::parse(&COOKIE.read(config, request)?)
}
