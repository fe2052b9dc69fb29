//! Cookies of signing in, besides the one of the session.

use actix_web::HttpRequest;
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};

use crate::core::config::Config;

/// A cookie by its names. Browsers keep `__Host-` names, which belong to the path `/` and to HTTPS, from being set by
/// other hosts.
pub(super) struct AuthCookie {
    /// The name with HTTPS.
    pub(super) host_name: &'static str,
    /// The name without.
    pub(super) name: &'static str,
    /// The path without HTTPS.
    pub(super) path: &'static str,
}

impl AuthCookie {
    /// Reads the cookie of a request.
    pub(super) fn read(&self, config: &Config, request: &HttpRequest) -> Option<String> {
        let cookie = request.cookie(self.name(config))?;
        Some(cookie.value().to_owned())
    }

    /// Builds the cookie for an answer; one without age makes the browser forget it. Other sites' forms do not send it,
    /// their links do: the sign-in provider sends the browser back by a navigation, which `Strict` would leave out.
    pub(super) fn build(&self, config: &Config, value: String, age: Duration) -> Cookie<'static> {
        Cookie::build(self.name(config), value)
            .path(if config.secure_cookies { "/" } else { self.path })
            .secure(config.secure_cookies)
            .http_only(true)
            .same_site(SameSite::Lax)
            .max_age(age)
            .finish()
    }

    fn name(&self, config: &Config) -> &'static str {
        if config.secure_cookies {
            self.host_name
        } else {
            self.name
        }
    }
}
