//! What holds for every route: no write for another site, and the same headers on every answer. The routes come from
//! `support/route_case.rs`, which has all of them. Who may call what is tested in `matrix`.

use crate::support::answer::Answer;
use crate::support::app::{TestApp, request};
use crate::support::route_case::{Ids, cases};
use crate::support::world::World;

#[actix_web::test]
async fn a_write_for_another_site_is_refused_before_anything_happens() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let ids = Ids::unknown()
        .with("eventId", &world.event)
        .with("guestId", &world.guest);
    let foreign = [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("referer", "https://evil.example/"),
    ];
    for case in cases().iter().filter(|case| case.method != "GET") {
        for header in foreign {
            let request = case.request(&ids, |method, path| world.person.request(method, path));
            let answer = world.person.send(request.insert_header(header)).await;
            answer.problem(403, "origin_refused");
        }
    }
    assert_eq!(world.guests().await.len(), 1);
}

#[actix_web::test]
async fn a_write_of_our_own_pages_and_of_programs_passes() {
    let app = TestApp::start().await;
    let world = World::new(&app, "ann").await;
    let path = world.path("guests", "unassign-seat");
    for header in [
        ("origin", "http://localhost:8080"),
        ("sec-fetch-site", "same-origin"),
        ("x-other", "1"),
    ] {
        world
            .person
            .send(world.person.request("POST", &path).insert_header(header))
            .await
            .ok(200);
    }
}

#[actix_web::test]
async fn every_answer_carries_the_security_headers() {
    let app = TestApp::start().await;
    let ids = Ids::unknown();
    for case in cases() {
        let answer = app.call(case.request(&ids, request)).await;
        if answer.header("content-type").starts_with("image/") {
            harmless_picture(&answer, &case.name());
            continue;
        }
        protected(&answer, &case.name());
        if case.path.starts_with("/api/") {
            assert_eq!(answer.header("cache-control"), "no-store", "{}", case.name());
            assert!(answer.header("vary").contains("Cookie"), "{}", case.name());
        }
    }
    for path in ["/", "/events", "/api/nothing", "/assets/nothing.js"] {
        protected(&app.get(path).await, path);
    }
}

/// A picture may be shown and do nothing, also when it is opened by itself.
fn harmless_picture(answer: &Answer, name: &str) {
    let policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
    assert_eq!(answer.header("content-security-policy"), policy, "{name}");
    assert_eq!(answer.header("cross-origin-resource-policy"), "same-origin", "{name}");
    assert_eq!(answer.header("x-frame-options"), "DENY", "{name}");
    assert_eq!(answer.header("x-content-type-options"), "nosniff", "{name}");
    assert!(!answer.header("x-request-id").is_empty(), "{name}");
}

fn protected(answer: &Answer, name: &str) {
    let policy = answer.header("content-security-policy");
    for part in [
        "default-src 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",
    ] {
        assert!(policy.contains(part), "{name}: {policy}");
    }
    assert_eq!(answer.header("x-content-type-options"), "nosniff", "{name}");
    assert_eq!(answer.header("referrer-policy"), "no-referrer", "{name}");
    assert!(!answer.header("x-request-id").is_empty(), "{name}");
}

#[actix_web::test]
async fn an_unknown_address_and_an_unknown_method_are_problems() {
    let app = TestApp::start().await;
    app.get("/api/nothing").await.problem(404, "not_found");
    app.get("/api").await.problem(404, "not_found");
    let answer = app.call(request("DELETE", "/api/events")).await;
    answer.problem(405, "method_not_allowed");
    assert_eq!(answer.header("allow"), "GET, POST");
    app.call(request("POST", "/events"))
        .await
        .problem(405, "method_not_allowed");
}

#[actix_web::test]
async fn a_request_id_is_kept_and_repeated_in_the_problem() {
    let app = TestApp::start().await;
    let answer = app
        .call(request("GET", "/api/events").insert_header(("x-request-id", "trace-7")))
        .await;
    assert_eq!(answer.problem(401, "signed_out")["requestId"], "trace-7");
}
