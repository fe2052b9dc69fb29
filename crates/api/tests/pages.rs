//! The embedded frontend: one page for every screen, real files for everything else.

use std::io::Write;
use std::rc::Rc;
use std::sync::Arc;

use actix_web::web::Bytes;
use api::core::assets::{Asset, Assets};
use flate2::Compression;
use flate2::write::GzEncoder;
use test_support::database::TestDatabase;

use crate::support::app::{TestApp, request};

#[actix_web::test]
async fn every_screen_is_the_one_page_and_is_asked_for_again() {
    let app = TestApp::start().await;
    let index = app.get("/dashboard").await;
    assert_eq!(index.status, 200);
    assert_eq!(index.header("content-type"), "text/html; charset=utf-8");
    for path in [
        "/events",
        "/guests",
        "/floor-planner?event=e1",
        "/venue-dashboard",
        "/event/e1/floor-plan?x=1",
        "/no/such/screen",
    ] {
        let page = app.get(path).await;
        assert_eq!((page.status, page.header("cache-control")), (200, "no-cache"), "{path}");
        assert_eq!(page.body, index.body, "{path}");
    }
    // These carry the landing page already drawn, for those who come without a session.
    let landing = app.get("/").await;
    assert_eq!(
        (landing.status, landing.header("content-type")),
        (200, "text/html; charset=utf-8")
    );
    assert_eq!(app.get("/landing").await.body, landing.body);
}

#[actix_web::test]
async fn a_page_that_the_browser_has_is_not_sent_again() {
    let app = TestApp::start().await;
    let tag = app.get("/dashboard").await.header("etag").to_owned();
    let again = app
        .call(request("GET", "/events").insert_header(("if-none-match", tag.as_str())))
        .await;
    assert_eq!(
        (again.status, again.body.len(), again.header("etag")),
        (304, 0, tag.as_str())
    );
}

#[actix_web::test]
async fn a_missing_file_is_not_answered_with_the_page() {
    let app = TestApp::start().await;
    for path in [
        "/assets/gone-1a2b.js",
        "/assets/",
        "/favicon.gone",
        "/../Cargo.toml",
        "/assets/..%2f..%2fCargo.toml",
    ] {
        let answer = app.get(path).await;
        assert_eq!(answer.status, 404, "{path}");
        assert!(!answer.text().contains("<html"), "{path}");
    }
}

#[actix_web::test]
async fn somebody_with_a_session_gets_no_page_drawn_for_visitors() {
    let app = TestApp::start().await;
    let index = app.get("/dashboard").await;
    for path in ["/", "/landing", "/sign-in", "/find-seat", "/find-my-seat"] {
        let member = app
            .call(request("GET", path).insert_header(("cookie", "seatwright=x")))
            .await;
        assert_eq!((member.status, &member.body), (200, &index.body), "{path}");
    }
}

#[actix_web::test]
async fn pages_differ_by_encoding_and_cookie_only() {
    let app = TestApp::start().await;
    assert_eq!(app.get("/").await.header("vary"), "Accept-Encoding, Cookie");
    let compressed = app
        .call(request("GET", "/").insert_header(("accept-encoding", "br, gzip")))
        .await;
    assert!(["", "br", "gzip"].contains(&compressed.header("content-encoding")));
    assert_eq!(compressed.header("content-type"), "text/html; charset=utf-8");
}

#[actix_web::test]
async fn search_engines_are_kept_from_the_pages_of_guests_and_no_address_leaks_to_other_sites() {
    let app = TestApp::start().await;
    for path in [
        "/seat-lookup",
        "/seat-lookup/ABC234",
        "/find-seat?event=x",
        "/find-my-seat?event=x",
        "/guest-form/x",
        "/dashboard",
    ] {
        let page = app.get(path).await;
        assert_eq!(page.header("x-robots-tag"), "noindex", "{path}");
        assert_eq!(page.header("referrer-policy"), "no-referrer", "{path}");
    }
    for path in ["/", "/landing"] {
        assert_eq!(app.get(path).await.header("x-robots-tag"), "", "{path}");
    }
}

/// A build with a script in compressed forms, as a released binary holds it, and a font.
struct Build(&'static str);

impl Build {
    fn packed(&self) -> Vec<u8> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
        encoder.write_all(self.0.as_bytes()).unwrap();
        encoder.finish().unwrap()
    }
}

impl Assets for Build {
    fn get(&self, path: &str) -> Option<Asset> {
        let name = format!("assets/{}-", self.0);
        let content = match path.strip_prefix(&name)? {
            "Ab12Cd34.js.gz" => self.packed(),
            "Ef56Gh78.woff2" => b"a font".to_vec(),
            _ => return None,
        };
        Some(Asset {
            content: Bytes::from(content),
            hash: "0123".to_owned(),
        })
    }

    fn hashed(&self) -> Vec<String> {
        ["Ab12Cd34.js.br", "Ab12Cd34.js.gz", "Ef56Gh78.woff2"]
            .map(|end| format!("assets/{}-{end}", self.0))
            .to_vec()
    }
}

#[actix_web::test]
async fn each_of_two_builds_on_one_database_answers_for_the_files_of_the_other() {
    for database in TestDatabase::each().into_iter().map(Rc::new) {
        let old = TestApp::of_build(Rc::clone(&database), Arc::new(Build("old"))).await;
        let new = TestApp::of_build(database, Arc::new(Build("new"))).await;
        for (app, name) in [(&old, "new"), (&new, "old"), (&old, "old")] {
            let script = format!("/assets/{name}-Ab12Cd34.js");
            let plain = app.get(&script).await;
            assert_eq!((plain.status, plain.text().as_str()), (200, name));
            assert_eq!(plain.header("content-type"), "text/javascript; charset=utf-8");
            assert!(plain.header("cache-control").contains("immutable"));
            let packed = request("GET", &script).insert_header(("accept-encoding", "br, gzip"));
            let packed = app.call(packed).await;
            assert_eq!(packed.header("content-encoding"), "gzip");
            assert_eq!(packed.body, Build(name).packed());
            let font = app.get(&format!("/assets/{name}-Ef56Gh78.woff2")).await;
            assert_eq!((font.text().as_str(), font.header("content-encoding")), ("a font", ""));
        }
        for path in [
            "/assets/none-Ab12Cd34.js",
            "/assets/old-Ab12Cd34.js.gz",
            "/assets/old-Ab12Cd35.js",
        ] {
            assert_eq!(new.get(path).await.status, 404, "{path}");
        }
    }
}
