//! The security and caching headers of every answer.

use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};

/// Styles may be inline because dialogs and toasts position themselves that way; scripts may not.
const CONTENT_SECURITY_POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; \
object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// A picture can do nothing but be shown, even when it is opened in its own tab.
const POLICY_OF_PICTURES: &str = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/// What an answer is. A handler that serves a picture puts it into the extensions of its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Served {
    /// A page, or a file of the pages.
    Page,
    /// An answer of the HTTP interface; never stored.
    Api,
    /// A picture, with how long it may be stored.
    Picture(&'static str),
}

const ALWAYS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY_POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(self), geolocation=(), microphone=()",
    ),
];

/// Returns the policy of a page with inline scripts that have these hashes.
pub fn policy_with_scripts(hashes: &str) -> String {
    let own = "script-src 'self' 'wasm-unsafe-eval'";
    CONTENT_SECURITY_POLICY.replace(own, &format!("{own} {hashes}"))
}

/// Adds the headers; answers of the API are never stored and differ by cookie.
pub fn add(headers: &mut HeaderMap, served: Served, https: bool) {
    for (name, value) in ALWAYS {
        // A page with a script of its own has brought its policy.
        if served == Served::Page && name == header::CONTENT_SECURITY_POLICY && headers.contains_key(&name) {
            continue;
        }
        headers.insert(name, HeaderValue::from_static(value));
    }
    if https {
        headers.insert(
            header::STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=31536000"),
        );
    }
    let stored = match served {
        Served::Page => return,
        Served::Api => "no-store",
        Served::Picture(stored) => {
            headers.insert(
                header::CONTENT_SECURITY_POLICY,
                HeaderValue::from_static(POLICY_OF_PICTURES),
            );
            headers.insert(
                HeaderName::from_static("cross-origin-resource-policy"),
                HeaderValue::from_static("same-origin"),
            );
            stored
        }
    };
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(stored));
    headers.append(header::VARY, HeaderValue::from_static("Cookie"));
}
