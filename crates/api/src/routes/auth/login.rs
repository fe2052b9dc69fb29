//! `GET /api/login`: a navigation that leads to the sign-in page.

use actix_web::http::header::LOCATION;
use actix_web::web::Query;
use actix_web::{HttpResponse, get};
use serde::Deserialize;

/// Where to go after signing in.
#[derive(Debug, Default, Deserialize)]
pub struct Return {
    /// A path of this site, for example `/events`. Anything else is dropped.
    #[serde(default, rename = "return")]
    path: Option<String>,
}

/// Leads to the sign-in page, and from there to the given path.
#[utoipa::path(
    tag = "auth",
    params(("return" = Option<String>, Query, description = "A path of this site, for example `/events`.")),
    responses((status = 302, description = "To `/sign-in`.")),
    security(()),
)]
#[get("/api/login")]
pub(crate) async fn login(query: Option<Query<Return>>) -> HttpResponse {
    let path = query.and_then(|query| query.into_inner().path);
    let target = match path.as_deref().filter(|path| is_own_path(path)) {
        Some(path) => format!("/sign-in?return={}", encode(path)),
        None => "/sign-in".to_owned(),
    };
    HttpResponse::Found().insert_header((LOCATION, target)).finish()
}

/// Tells whether a path stays on this site whatever a browser makes of it: browsers read `//` and `/\` as another host
/// and drop tabs and line breaks.
pub(crate) fn is_own_path(path: &str) -> bool {
    path.starts_with('/')
        && !path.starts_with("//")
        && !path.contains('\\')
        && !path.chars().any(char::is_control)
        && path.len() <= 2_000
}

/// Percent-encodes everything but unreserved characters and the slash.
fn encode(path: &str) -> String {
    path.bytes()
        .fold(String::with_capacity(path.len()), |mut encoded, byte| {
            if byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte) {
                encoded.push(char::from(byte));
            } else {
                encoded.push_str(&format!("%{byte:02X}"));
            }
            encoded
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paths_of_this_site_are_followed() {
        for own in ["/", "/events", "/floor-planner?event=e1#x", "/a//b"] {
            assert!(is_own_path(own), "{own}");
        }
        let foreign = [
            "",
            "events",
            "//evil.example",
            "/\\evil.example",
            "\\\\evil",
            "https://evil.example",
            "/\t/evil",
            "/a\\b",
        ];
        for foreign in foreign {
            assert!(!is_own_path(foreign), "{foreign:?}");
        }
    }

    #[test]
    fn a_path_travels_as_one_query_value() {
        assert_eq!(
            encode("/floor-planner?event=e 1&x=é"),
            "/floor-planner%3Fevent%3De%201%26x%3D%C3%A9"
        );
    }
}
