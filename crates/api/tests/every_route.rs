//! What holds for every route: no write for another site, and the same headers on every answer. The routes come from
//! the OpenAPI document, so a new one is tested at once. Who may call what is tested in `matrix`.

use crate::support::answer::Answer;
use crate::support::app::{TestApp, request};
use crate::support::route::{Ids, routes};
use crate::support::world::World;

#[actix_web::test]
async fn a_write_for_another_site_is_refused_before_anything_happens() {
    let app = TestApp::start().await;
    let world = World::of(&app, "ann").await;
    let ids = Ids {
        event: world.event.clone(),
        guest: world.guest.clone(),
        ..Ids::unknown()
    };
    let foreign = [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("referer", "https://evil.example/"),
    ];
    for route in routes().iter().filter(|route| route.method != "GET") {
        for header in foreign {
            let request = world
                .person
                .request(route.method, &route.path(&ids))
                .insert_header(header);
            let request = route.body(request, &ids);
            world.person.send(request).await.problem(403, "origin_refused");
        }
    }
    assert_eq!(world.guests().await.len(), 1);
}

#[actix_web::test]
async fn a_write_of_our_own_pages_and_of_programs_passes() {
    let app = TestApp::start().await;
    let world = World::of(&app, "ann").await;
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
    for route in routes() {
        let answer = app
            .call(route.body(request(route.method, &route.path(&ids)), &ids))
            .await;
        if answer.header("content-type").starts_with("image/") {
            harmless_picture(&answer, &route.name());
            continue;
        }
        protected(&answer, &route.name());
        if route.template.starts_with("/api/") {
            assert_eq!(answer.header("cache-control"), "no-store", "{}", route.name());
            assert!(answer.header("vary").contains("Cookie"), "{}", route.name());
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
