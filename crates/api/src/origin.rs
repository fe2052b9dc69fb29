//! The guard against requests that another site makes in a signed-in browser's name.
//! Browsers send `Origin` or `Sec-Fetch-Site` on every unsafe request; a request with none of these headers comes from
//! a program, which holds a session only when somebody gave it one.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderName};
use actix_web::http::{StatusCode, Uri};
use actix_web::middleware::Next;
use actix_web::{Error, ResponseError};

use crate::error::Problem;

/// Says where a browser's request comes from, relative to our own origin.
pub const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Refuses unsafe requests that a browser sent for another site.
pub async fn guard(
    request: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    if request.method().is_safe() || is_own(request.headers(), host(&request).as_deref()) {
        return Ok(next.call(request).await?.map_into_boxed_body());
    }
    let problem = Problem::new(
        StatusCode::FORBIDDEN,
        "origin_refused",
        "This request came from another site and was refused.",
    );
    Ok(request.into_response(problem.error_response()))
}

/// Tells whether a navigation was started by our own pages or by the person (address bar, bookmark).
pub fn is_own_navigation(headers: &HeaderMap) -> bool {
    text(headers, &SEC_FETCH_SITE).is_some_and(is_own_site)
}

fn is_own(headers: &HeaderMap, host: Option<&str>) -> bool {
    if let Some(origin) = text(headers, &header::ORIGIN) {
        return same_authority(origin, host);
    }
    if let Some(site) = text(headers, &SEC_FETCH_SITE) {
        return is_own_site(site);
    }
    match text(headers, &header::REFERER) {
        Some(referrer) => same_authority(referrer, host),
        None => true,
    }
}

fn is_own_site(site: &str) -> bool {
    matches!(site, "same-origin" | "none")
}

/// A header that is present but not text is as good as a foreign one.
fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name).map(|value| value.to_str().unwrap_or("unreadable"))
}

/// The host the client asked for. Headers that a proxy adds are not looked at: a client can send them too.
fn host(request: &ServiceRequest) -> Option<String> {
    let from_uri = request.uri().authority().map(|authority| authority.as_str().to_owned());
    from_uri.or_else(|| text(request.headers(), &header::HOST).map(str::to_owned))
}

fn same_authority(url: &str, host: Option<&str>) -> bool {
    let uri: Option<Uri> = url.parse().ok();
    match (uri.as_ref().and_then(|uri| uri.authority()), host) {
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
        is_own(&headers, Some("seats.example:8080"))
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
    fn a_program_that_sends_none_of_them_passes() {
        assert!(own(&[]));
    }
}
