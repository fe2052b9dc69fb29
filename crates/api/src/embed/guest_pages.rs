//! The pages for guests, which have an entry of their own (`frontend/src/guest-main.tsx`): their files by path, and the
//! script that their policy allows.

use actix_web::http::header::{ACCEPT_LANGUAGE, CONTENT_SECURITY_POLICY, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use domain::event::GuestLanguage;

use crate::core::assets::Assets;
use crate::core::headers;

/// The file with the hashes of the scripts in these pages.
const SCRIPTS: &str = "guest/scripts.txt";

/// Returns the file of the page at a path, for the patterns of `frontend/src/guest-pages/address/guest-paths.ts`. People
/// with a session see the two finders in the application of organisers, where they choose the event.
pub(super) fn page(path: &str, visitor: bool) -> Option<&'static str> {
    let path = path.to_ascii_lowercase();
    let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
    let page = match parts.as_slice() {
        ["seat-lookup"] => "guest/seat-lookup.html",
        ["seat-lookup", _] => "guest/found-seat.html",
        ["find-seat"] if visitor => "guest/find-seat.html",
        ["find-my-seat"] if visitor => "guest/find-my-seat.html",
        ["guest-form", _] => "guest/guest-form.html",
        ["guest-form", _, _] => "guest/invitation.html",
        ["ticket", _] => "guest/ticket.html",
        ["confirm-answer"] => "guest/confirm-answer.html",
        ["unsubscribe", _] => "guest/unsubscribe.html",
        ["your-data"] => "guest/your-data.html",
        _ => return None,
    };
    Some(page)
}

/// Returns the file of a page in a language; a build for development has none of them.
pub fn in_language(page: &str, language: GuestLanguage) -> String {
    match (page.strip_suffix(".html"), language) {
        (Some(name), language) if language != GuestLanguage::En => format!("{name}.{}.html", language.as_str()),
        _ => page.to_owned(),
    }
}

/// Returns the language of a page: that of its address, else of the browser, else of the event.
pub fn language(request: &HttpRequest, event: Option<GuestLanguage>) -> GuestLanguage {
    let query = url::form_urlencoded::parse(request.query_string().as_bytes());
    let asked = query.into_iter().find(|(name, _)| name == "lang");
    let accepted = request
        .headers()
        .get(ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok());
    asked
        .and_then(|(_, tag)| known(&tag))
        .or_else(|| accepted.unwrap_or_default().split(',').find_map(known))
        .or(event)
        .unwrap_or(GuestLanguage::En)
}

/// Reads a tag such as `de-AT;q=0.8`.
fn known(tag: &str) -> Option<GuestLanguage> {
    let primary = tag.trim().split(['-', ';']).next()?.to_ascii_lowercase();
    let primary = if primary == "iw" { "he" } else { primary.as_str() };
    GuestLanguage::parse(primary).ok()
}

/// Adds the hashes of the page's own scripts to its policy.
pub fn allow_scripts(assets: &dyn Assets, page: &str, response: &mut HttpResponse) {
    if !page.starts_with("guest") {
        return;
    }
    let hashes = assets.get(SCRIPTS);
    let policy = hashes.as_ref().and_then(|hashes| {
        let hashes = std::str::from_utf8(&hashes.content).ok()?;
        HeaderValue::from_str(&headers::policy_with_scripts(hashes.trim())).ok()
    });
    if let Some(policy) = policy {
        response.headers_mut().insert(CONTENT_SECURITY_POLICY, policy);
    }
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    #[test]
    fn each_address_of_guests_has_a_page_of_its_own() {
        assert_eq!(page("seat-lookup", true), Some("guest/seat-lookup.html"));
        assert_eq!(page("Seat-Lookup/AB12CD/", true), Some("guest/found-seat.html"));
        assert_eq!(page("guest-form/e1", true), Some("guest/guest-form.html"));
        assert_eq!(page("guest-form/e1/secret", true), Some("guest/invitation.html"));
        for elsewhere in ["", "dashboard", "ticket", "seat-lookup/a/b", "guest-form"] {
            assert_eq!(page(elsewhere, true), None, "{elsewhere}");
        }
    }

    #[test]
    fn pages_come_in_the_language_of_the_address_or_the_browser() {
        let request = |uri: &str, accepted: &'static str| {
            TestRequest::with_uri(uri)
                .insert_header((ACCEPT_LANGUAGE, accepted))
                .to_http_request()
        };
        assert_eq!(
            language(&request("/your-data?lang=de-AT", "fr"), None),
            GuestLanguage::De
        );
        assert_eq!(
            language(&request("/your-data", "xx, iw;q=0.8, fr"), None),
            GuestLanguage::He
        );
        assert_eq!(
            language(&request("/your-data", "xx"), Some(GuestLanguage::Pl)),
            GuestLanguage::Pl
        );
        assert_eq!(
            in_language("guest/ticket.html", GuestLanguage::Ar),
            "guest/ticket.ar.html"
        );
        assert_eq!(in_language("guest/ticket.html", GuestLanguage::En), "guest/ticket.html");
    }

    #[test]
    fn organisers_choose_the_event_of_a_finder_in_their_own_application() {
        assert_eq!(page("find-seat", true), Some("guest/find-seat.html"));
        assert_eq!(page("find-seat", false), None);
        assert_eq!(page("find-my-seat", false), None);
        assert_eq!(page("ticket/secret", false), page("ticket/secret", true));
    }
}
