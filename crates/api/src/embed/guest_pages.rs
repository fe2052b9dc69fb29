//! The pages for guests, which have an entry of their own (`frontend/src/guest-main.tsx`): their files by path, and the
//! script that their policy allows.

use actix_web::HttpResponse;
use actix_web::http::header::{CONTENT_SECURITY_POLICY, HeaderValue};

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
    fn organisers_choose_the_event_of_a_finder_in_their_own_application() {
        assert_eq!(page("find-seat", true), Some("guest/find-seat.html"));
        assert_eq!(page("find-seat", false), None);
        assert_eq!(page("find-my-seat", false), None);
        assert_eq!(page("ticket/secret", false), page("ticket/secret", true));
    }
}
