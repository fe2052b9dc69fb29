//! The cookie that binds a sign-in at the provider to the browser in which it began, so that nobody can finish their own
//! sign-in in somebody else's browser.

use actix_web::HttpRequest;
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use app_service::accounts::external::{BrowserKey, MINUTES};

use crate::config::Config;

/// Returns the cookie of a sign-in that begins.
pub(super) fn cookie(config: &Config, browser: &BrowserKey) -> Cookie<'static> {
    build(config, browser.as_str().to_owned(), Duration::minutes(MINUTES))
}

/// Returns the cookie that makes the browser forget the sign-in.
pub(super) fn forget(config: &Config) -> Cookie<'static> {
    build(config, String::new(), Duration::ZERO)
}

/// Reads the cookie of a request.
pub(super) fn read(config: &Config, request: &HttpRequest) -> Option<BrowserKey> {
    BrowserKey::parse(request.cookie(name(config))?.value())
}

fn build(config: &Config, value: String, age: Duration) -> Cookie<'static> {
    Cookie::build(name(config), value)
        .path(if config.secure_cookies { "/" } else { "/api/auth/oidc" })
        .secure(config.secure_cookies)
        .http_only(true)
        // The provider sends the browser back by a navigation, which `Strict` would leave out.
        .same_site(SameSite::Lax)
        .max_age(age)
        .finish()
}

/// Browsers keep `__Host-` names, which belong to the path `/`, from being set by other hosts.
fn name(config: &Config) -> &'static str {
    if config.secure_cookies {
        "__Host-seatwright-oidc"
    } else {
        "seatwright-oidc"
    }
}
