//! The guard against requests that another site makes in a signed-in browser's name. Browsers send `Origin` or
//! `Sec-Fetch-Site` on every unsafe request. A request with none of these headers comes from a program, which holds a
//! session only if a user gave it one.

use std::future::{Ready, ready};
use std::net::IpAddr;

use actix_web::body::MessageBody;
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderName};
use actix_web::http::{StatusCode, Uri};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, FromRequest, HttpRequest, ResponseError};

use crate::core::config::Config;
use crate::core::error::Problem;
use crate::core::state::State;

/// Where a browser's request comes from, relative to our own origin.
pub const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The header in which a proxy names the scheme that the browser uses.
const FORWARDED_PROTO: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// Refuses unsafe requests that a browser sent for another site.
pub async fn guard(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    match refusal(&request) {
        None => Ok(next.call(request).await?.map_into_boxed_body()),
        Some(problem) => Ok(request.into_response(problem.error_response())),
    }
}

fn refusal(request: &ServiceRequest) -> Option<Problem> {
    if request.method().is_safe() {
        return None;
    }
    let host = host(request);
    let state = request.app_data::<Data<State>>();
    let is_known = host
        .as_deref()
        .is_none_or(|host| state.is_some_and(|state| is_known_host(host, &state.config)));
    if !domain::guard!("identity host" => is_known) {
        return Some(Problem::new(
            StatusCode::FORBIDDEN,
            "host_refused",
            "This installation is not configured for this address. Its operator sets the address with --base-url.",
        ));
    }
    let own = OwnOrigin {
        host: host.as_deref(),
        is_https: is_https(request, host.as_deref(), state.map(|state| &state.config)),
    };
    (!domain::guard!("identity origin" => is_own(request.headers(), own))).then(origin_refused)
}

fn origin_refused() -> Problem {
    Problem::new(
        StatusCode::FORBIDDEN,
        "origin_refused",
        "This request came from another site and was refused.",
    )
}

/// Proof that no other site's link or picture led to a GET, for those that note something: browsers send the cookie along when
/// a person follows a link. Programs send no `Sec-Fetch-Site` and pass.
#[derive(Clone, Copy, Debug)]
pub struct OwnPage;

impl FromRequest for OwnPage {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(request: &HttpRequest, _payload: &mut Payload) -> Self::Future {
        let headers = request.headers();
        let is_own = !headers.contains_key(SEC_FETCH_SITE) || is_own_navigation(headers);
        ready(is_own.then_some(Self).ok_or_else(origin_refused))
    }
}

/// Returns true for a name under which this installation is meant to be reached. Any other name may be one that a foreign
/// page resolved to our address, which makes it our own origin for the browser (DNS rebinding). Addresses and `localhost`
/// cannot be resolved to us by anyone else. Ports are not compared: proxies and development servers have their own.
fn is_known_host(host: &str, config: &Config) -> bool {
    let name = host_name(host);
    if is_local_name(name) || name.parse::<IpAddr>().is_ok() {
        return true;
    }
    match &config.base_url {
        Some(base_url) => {
            let uri: Option<Uri> = base_url.parse().ok();
            let own = uri.as_ref().and_then(|uri| uri.host());
            own.is_some_and(|own| own.eq_ignore_ascii_case(name))
        }
        // Without a configured name, only a server that others can reach has names that it does not know.
        None => !config.listen.ip().is_loopback(),
    }
}

fn is_local_name(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    name == "localhost" || name.ends_with(".localhost")
}

/// Returns a host without its port and without the brackets of IPv6.
pub fn host_name(host: &str) -> &str {
    match host.strip_prefix('[') {
        Some(v6) => v6.split(']').next().unwrap_or_default(),
        None => host.split(':').next().unwrap_or_default(),
    }
}

/// Returns whether a navigation was started by our own pages or by the user (address bar, bookmark).
pub fn is_own_navigation(headers: &HeaderMap) -> bool {
    text(headers, &SEC_FETCH_SITE).is_some_and(is_own_site)
}

/// Our own origin, as far as a request shows it.
#[derive(Clone, Copy)]
struct OwnOrigin<'a> {
    host: Option<&'a str>,
    /// The browser is known to use HTTPS. When false, it may use HTTP or HTTPS: a proxy need not say so.
    is_https: bool,
}

/// Returns true when the browser is known to use HTTPS: a proxy says so, or the request is for the configured name and that
/// has HTTPS. A page of the same name over HTTP, which anyone on its way can write, is then another site. The header is
/// believed from everywhere, since it can only make the check stricter.
fn is_https(request: &ServiceRequest, host: Option<&str>, config: Option<&Config>) -> bool {
    let mut forwarded = request.headers().get_all(&FORWARDED_PROTO);
    if forwarded.any(|value| value.as_bytes().eq_ignore_ascii_case(b"https")) {
        return true;
    }
    let base_url = config.and_then(|config| config.base_url.as_deref());
    let base_url = base_url.filter(|url| url.starts_with("https://"));
    let uri: Option<Uri> = base_url.and_then(|url| url.parse().ok());
    match (uri.as_ref().and_then(Uri::host), host) {
        (Some(own), Some(host)) => own.eq_ignore_ascii_case(host_name(host)),
        _ => false,
    }
}

fn is_own(headers: &HeaderMap, own: OwnOrigin<'_>) -> bool {
    if let Some(origin) = text(headers, &header::ORIGIN) {
        return same_origin(origin, own);
    }
    if let Some(site) = text(headers, &SEC_FETCH_SITE) {
        return is_own_site(site);
    }
    match text(headers, &header::REFERER) {
        Some(referrer) => same_origin(referrer, own),
        None => true,
    }
}

fn is_own_site(site: &str) -> bool {
    matches!(site, "same-origin" | "none")
}

/// An unreadable header counts as a foreign one, not as absent.
fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name).map(|value| value.to_str().unwrap_or("unreadable"))
}

/// The host the client asked for. Headers that a proxy adds are not looked at: a client can send them too.
fn host(request: &ServiceRequest) -> Option<String> {
    let from_uri = request.uri().authority().map(|authority| authority.as_str().to_owned());
    from_uri.or_else(|| text(request.headers(), &header::HOST).map(str::to_owned))
}

fn same_origin(url: &str, own: OwnOrigin<'_>) -> bool {
    let uri: Option<Uri> = url.parse().ok();
    let Some(uri) = uri else { return false };
    if own.is_https && uri.scheme_str() != Some("https") {
        return false;
    }
    match (uri.authority(), own.host) {
        (Some(authority), Some(host)) => authority.as_str().eq_ignore_ascii_case(host),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::http::header::HeaderValue;

    fn own(pairs: &[(HeaderName, &'static str)]) -> bool {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.insert(name.clone(), HeaderValue::from_static(value));
        }
        let own = OwnOrigin {
            host: Some("seats.example:8080"),
            is_https: false,
        };
        is_own(&headers, own)
    }

    #[test]
    fn the_own_origin_passes_and_any_other_is_refused() {
        assert!(own(&[(header::ORIGIN, "https://seats.example:8080")]));
        for foreign in [
            "https://evil.example",
            "null",
            "",
            "https://seats.example",
            "https://seats.example:8080.evil.org",
        ] {
            assert!(!own(&[(header::ORIGIN, foreign)]), "{foreign}");
        }
    }

    #[test]
    fn a_foreign_origin_is_not_saved_by_another_header() {
        assert!(!own(&[
            (header::ORIGIN, "https://evil.example"),
            (SEC_FETCH_SITE, "same-origin")
        ]));
    }

    #[test]
    fn without_an_origin_the_fetch_site_decides_and_then_the_referrer() {
        assert!(own(&[(SEC_FETCH_SITE, "same-origin")]));
        assert!(own(&[(SEC_FETCH_SITE, "none")]));
        assert!(!own(&[(SEC_FETCH_SITE, "same-site")]));
        assert!(!own(&[(SEC_FETCH_SITE, "cross-site")]));
        assert!(!own(&[(header::REFERER, "https://evil.example/page")]));
        assert!(own(&[(header::REFERER, "https://seats.example:8080/events")]));
    }

    #[test]
    fn only_names_of_this_installation_are_known() {
        let mut config = Config::new("d".into(), ([127, 0, 0, 1], 8080).into());
        for host in [
            "127.0.0.1:8080",
            "[::1]:9",
            "localhost:5173",
            "app.localhost",
            "192.168.1.2",
        ] {
            assert!(is_known_host(host, &config), "{host}");
        }
        assert!(!is_known_host("seats.example", &config));
        config.base_url = Some("https://seats.example:8443".to_owned());
        assert!(is_known_host("Seats.Example:443", &config));
        for host in [
            "evil.example",
            "localhost.evil.example",
            "seats.example.evil.example",
            "127.0.0.1.evil.example",
            "",
        ] {
            assert!(!is_known_host(host, &config), "{host}");
        }
    }

    #[test]
    fn a_server_in_a_network_without_a_configured_name_has_any_name() {
        let config = Config::new("d".into(), ([0, 0, 0, 0], 8080).into());
        assert!(is_known_host("server.lan:8080", &config));
    }

    #[test]
    fn a_program_that_sends_none_of_them_passes() {
        assert!(own(&[]));
    }
}
