//! The built frontend inside the binary: files by path, compressed siblings when the browser takes them, and for every
//! path that is a screen a page of guests or `index.html`. A released binary holds assets in compressed forms only. In
//! debug builds the files are read from disk, so that they can change.

use std::io::Read;

use actix_web::http::StatusCode;
use actix_web::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HeaderName, HeaderValue, IF_NONE_MATCH, VARY,
};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use flate2::read::GzDecoder;

use crate::core::assets::{Assets, HASHED};
use crate::core::extract::accept_encoding::accepts;

pub mod guest_pages;
pub mod other_builds;

const INDEX: &str = "index.html";

const ROBOTS: HeaderName = HeaderName::from_static("x-robots-tag");

/// The compressed forms that the build puts beside a file, the smallest first.
const ENCODINGS: [(&str, &str); 2] = [("br", "br"), ("gzip", "gz")];

/// Answers a file, or the page of the application for a path that is a screen. Visitors have no session cookie.
/// Returns nothing when this build has no such file.
pub fn answer(assets: &dyn Assets, request: &HttpRequest, visitor: bool) -> Option<HttpResponse> {
    let path = request.path().trim_start_matches('/');
    if !path.is_empty() && is_file(path) {
        let found = if is_compressed(path) {
            None
        } else {
            find(assets, request, path)
        };
        return found.map(|found| {
            let mut response = send(request, path, found);
            guest_pages::allow_scripts(assets, path, &mut response);
            response
        });
    }
    let (drawn, translated) = match guest_pages::page(path, visitor) {
        Some(page) => (
            page,
            guest_pages::in_language(page, guest_pages::language(request, None)),
        ),
        None if visitor => (drawn_page(path), String::new()),
        None => (INDEX, String::new()),
    };
    // A build for development has no drawn pages.
    let page = [translated.as_str(), drawn, INDEX]
        .into_iter()
        .find_map(|page| Some((page, find(assets, request, page)?)));
    let (page, found) = page?;
    let mut response = send(request, page, found);
    guest_pages::allow_scripts(assets, page, &mut response);
    if !is_for_search_engines(path) {
        response
            .headers_mut()
            .insert(ROBOTS, HeaderValue::from_static("noindex"));
    }
    Some(response)
}

/// Only the pages about the product itself: those of guests and organisers carry codes, names and events.
fn is_for_search_engines(path: &str) -> bool {
    matches!(path, "" | "landing" | "sign-in" | "sign-up")
}

/// Returns the file with the screen at a path as a visitor sees it (`frontend/scripts/prerender.mjs` writes them), or the
/// empty page for a screen that is drawn in the browser alone.
fn drawn_page(path: &str) -> &'static str {
    match path {
        "" | "landing" => "landing.html",
        "sign-in" => "sign-in.html",
        _ => INDEX,
    }
}

/// Screens have no dot in their last segment, files have one.
fn is_file(path: &str) -> bool {
    path.starts_with(HASHED) || path.rsplit('/').next().is_some_and(|name| name.contains('.'))
}

fn is_compressed(path: &str) -> bool {
    path.rsplit_once('.').is_some_and(|(_, end)| matches!(end, "br" | "gz"))
}

/// Answers that there is no such file.
pub fn missing() -> HttpResponse {
    HttpResponse::build(StatusCode::NOT_FOUND)
        .insert_header((CONTENT_TYPE, "text/plain; charset=utf-8"))
        .insert_header((CACHE_CONTROL, "no-cache"))
        .body("Not found\n")
}

/// A file as it is sent.
struct Found {
    body: Bytes,
    encoding: Option<&'static str>,
    tag: String,
}

fn send(request: &HttpRequest, path: &str, found: Found) -> HttpResponse {
    let fresh = text(request, &IF_NONE_MATCH)
        .split(',')
        .any(|known| known.trim().trim_start_matches("W/") == found.tag);
    let mut response = HttpResponse::build(if fresh {
        StatusCode::NOT_MODIFIED
    } else {
        StatusCode::OK
    });
    response
        .insert_header((CACHE_CONTROL, cache_control(path)))
        .insert_header((ETAG, found.tag))
        .insert_header((VARY, vary(path)));
    if fresh {
        return response.finish();
    }
    if let Some(encoding) = found.encoding {
        response.insert_header((CONTENT_ENCODING, encoding));
    }
    response
        .insert_header((CONTENT_TYPE, content_type(path)))
        .body(found.body)
}

/// Returns a file as text; `None` when this build has no such file.
pub fn text_of(assets: &dyn Assets, path: &str) -> Option<String> {
    let content = match assets.get(path) {
        Some(asset) => asset.content,
        None => unpack(&assets.get(&format!("{path}.gz"))?.content)?,
    };
    String::from_utf8(content.into()).ok()
}

/// Returns the smallest form that the client takes: compressed, as it is, or unpacked when only compressed forms exist.
fn find(assets: &dyn Assets, request: &HttpRequest, path: &str) -> Option<Found> {
    let accepted = text(request, &ACCEPT_ENCODING);
    let compressed = ENCODINGS
        .into_iter()
        .filter(|(name, _)| accepts(accepted, name))
        .find_map(|(name, end)| Some((name, assets.get(&format!("{path}.{end}"))?)));
    if let Some((name, asset)) = compressed {
        return Some(Found {
            tag: format!("\"{}\"", asset.hash),
            encoding: Some(name),
            body: asset.content,
        });
    }
    if let Some(asset) = assets.get(path) {
        return Some(Found {
            tag: format!("\"{}\"", asset.hash),
            encoding: None,
            body: asset.content,
        });
    }
    let packed = assets.get(&format!("{path}.gz"))?;
    Some(Found {
        tag: format!("\"{}-unpacked\"", packed.hash),
        encoding: None,
        body: unpack(&packed.content)?,
    })
}

fn unpack(packed: &[u8]) -> Option<Bytes> {
    let mut plain = Vec::new();
    GzDecoder::new(packed).read_to_end(&mut plain).ok()?;
    Some(plain.into())
}

fn cache_control(path: &str) -> &'static str {
    if path.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

fn vary(path: &str) -> &'static str {
    if path.starts_with(HASHED) {
        "Accept-Encoding"
    } else if path.starts_with("guest/") {
        "Accept-Encoding, Accept-Language, Cookie"
    } else {
        "Accept-Encoding, Cookie"
    }
}

fn content_type(path: &str) -> String {
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    if kind.type_() == mime_guess::mime::TEXT {
        format!("{kind}; charset=utf-8")
    } else {
        kind.to_string()
    }
}

fn text<'a>(request: &'a HttpRequest, name: &HeaderName) -> &'a str {
    request
        .headers()
        .get(name)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn screens_and_files_are_told_apart() {
        for screen in ["events", "seat-lookup/AB12CD", "event/e1/floor-plan"] {
            assert!(!is_file(screen), "{screen}");
        }
        for file in ["assets/x", "favicon.svg", "wasm/browser_bg.wasm"] {
            assert!(is_file(file), "{file}");
        }
    }

    #[test]
    fn visitors_get_their_first_screens_drawn() {
        assert_eq!(drawn_page(""), drawn_page("landing"));
        assert_eq!(drawn_page("sign-in"), "sign-in.html");
        for drawn_in_the_browser in ["dashboard", "events", "index.html"] {
            assert_eq!(drawn_page(drawn_in_the_browser), INDEX, "{drawn_in_the_browser}");
        }
    }

    #[test]
    fn only_hashed_files_are_kept_for_ever() {
        assert!(cache_control("assets/index-1a2b.js").contains("immutable"));
        assert_eq!(cache_control("index.html"), "no-cache");
    }

    #[test]
    fn a_file_that_exists_only_compressed_is_unpacked() {
        use flate2::Compression;
        use flate2::read::GzEncoder;

        let mut packed = Vec::new();
        GzEncoder::new(&b"let seats = 8"[..], Compression::fast())
            .read_to_end(&mut packed)
            .unwrap();
        assert_eq!(unpack(&packed).as_deref(), Some(&b"let seats = 8"[..]));
        assert_eq!(unpack(b"not gzip"), None);
    }

    #[test]
    fn texts_name_their_encoding_and_other_files_their_kind() {
        assert_eq!(content_type("assets/a.js"), "text/javascript; charset=utf-8");
        assert_eq!(content_type("wasm/browser_bg.wasm"), "application/wasm");
    }
}
