//! `GET /api/login`: a navigation that leads to the page to sign in or up.

use actix_web::http::header::LOCATION;
use actix_web::web::Query;
use actix_web::{HttpResponse, get};
use domain::return_path;
use serde::Deserialize;

/// Where to begin, and where to go after signing in.
#[derive(Debug, Default, Deserialize)]
pub struct Ask {
    /// A path of this site, for example `/events`. Anything else is dropped.
    #[serde(default, rename = "return")]
    path: Option<String>,
    /// `sign-up` for people without an account.
    #[serde(default)]
    screen: Option<String>,
}

/// Leads to the sign-in page, or to the sign-up page when asked, and from there to the given path.
#[utoipa::path(
    tag = "auth",
    params(
        ("return" = Option<String>, Query, description = "A path of this site, for example `/events`."),
        ("screen" = Option<String>, Query, description = "`sign-up` for people without an account."),
    ),
    responses((status = 302, description = "To `/sign-in` or `/sign-up`.")),
    security(()),
)]
#[get("/api/login")]
pub(crate) async fn login(query: Option<Query<Ask>>) -> HttpResponse {
    let ask = query.map(Query::into_inner).unwrap_or_default();
    let page = match ask.screen.as_deref() {
        Some("sign-up") => "/sign-up",
        _ => "/sign-in",
    };
    let target = match ask.path.as_deref().and_then(return_path::checked) {
        Some(path) => format!("{page}?return={}", encode(path)),
        None => page.to_owned(),
    };
    HttpResponse::Found().insert_header((LOCATION, target)).finish()
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
    fn a_path_travels_as_one_query_value() {
        assert_eq!(
            encode("/floor-planner?event=e 1&x=é"),
            "/floor-planner%3Fevent%3De%201%26x%3D%C3%A9"
        );
    }
}
