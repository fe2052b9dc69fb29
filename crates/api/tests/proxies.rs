//! What the headers of a proxy change, and what they do not.

use crate::support::app::{TestApp, request};
use crate::support::log::Log;
use crate::support::person::Person;
use crate::support::world::World;

#[actix_web::test]
async fn a_proxy_that_is_not_trusted_is_reported_once() {
    let app = TestApp::start().await;
    let log = Log::start();
    for _ in 0..3 {
        let forwarded = request("GET", "/healthz").insert_header(("x-forwarded-for", "203.0.113.9"));
        app.call(forwarded).await.ok(200);
    }
    let warnings = log.text().matches("X-Forwarded-For is ignored").count();
    assert_eq!(warnings, 1, "{}", log.text());
}

#[actix_web::test]
async fn a_proxy_that_is_trusted_is_not_reported() {
    let app =
        TestApp::with(|config| config.trusted_proxies = ["127.0.0.1".parse().unwrap()].into_iter().collect()).await;
    let log = Log::start();
    let forwarded = request("GET", "/healthz").insert_header(("x-forwarded-for", "203.0.113.9"));
    app.call(forwarded).await.ok(200);
    assert!(!log.text().contains("X-Forwarded-For"), "{}", log.text());
}

#[actix_web::test]
async fn the_line_that_a_client_sends_before_that_of_the_proxy_does_not_pick_the_key() {
    let app = TestApp::with(|config| {
        config.rate_limits = true;
        config.trusted_proxies = ["127.0.0.1".parse().unwrap()].into_iter().collect();
    })
    .await;
    let look_up = async |own: &str, client: &str| {
        let request = request("GET", "/api/seat-lookup/ZZZZZZ");
        let request = request.append_header(("x-forwarded-for", own.to_owned()));
        let request = request.append_header(("x-forwarded-for", client.to_owned()));
        app.call(request).await.status
    };
    for number in 0..10 {
        assert_eq!(look_up(&format!("198.51.100.{number}"), "203.0.113.9").await, 404);
    }
    assert_eq!(look_up("198.51.100.99", "203.0.113.9").await, 429);
    assert_eq!(look_up("203.0.113.9", "203.0.113.10").await, 404);
}

#[actix_web::test]
async fn a_write_under_a_name_that_is_not_ours_is_refused() {
    let app = TestApp::with(|config| config.base_url = Some("https://seats.example".to_owned())).await;
    let world = World::new(&app, "ann").await;
    let path = world.path("guests", "unassign-seat");
    let send = async |person: &Person, host: &str| {
        let origin = format!("http://{host}");
        let request = person.request("POST", &path);
        person
            .send(request.insert_header(("host", host)).insert_header(("origin", origin)))
            .await
    };
    for host in ["evil.example", "evil.example:8080", "seats.example.evil.example"] {
        send(&world.person, host).await.problem(403, "host_refused");
    }
    for host in ["localhost:5173", "127.0.0.1:8080"] {
        send(&world.person, host).await.ok(200);
    }
}

#[actix_web::test]
async fn a_page_without_https_does_not_write_where_https_is_used() {
    let configured = TestApp::with(|config| config.base_url = Some("https://seats.example".to_owned())).await;
    let world = World::new(&configured, "ann").await;
    let path = world.path("guests", "unassign-seat");
    let send = async |origin: &'static str, proto: Option<&'static str>| {
        let request = world.person.request("POST", &path);
        let request = request
            .insert_header(("host", "seats.example"))
            .insert_header(("origin", origin));
        world
            .person
            .send(match proto {
                Some(proto) => request.insert_header(("x-forwarded-proto", proto)),
                None => request,
            })
            .await
    };
    for proto in [None, Some("http"), Some("https")] {
        send("http://seats.example", proto).await.problem(403, "origin_refused");
        send("https://seats.example", proto).await.ok(200);
    }
}

#[actix_web::test]
async fn what_a_proxy_says_of_https_counts_without_a_configured_name() {
    let world = World::new(&TestApp::start().await, "ann").await;
    let path = world.path("guests", "unassign-seat");
    let send = async |origin: &'static str, proto: &'static str| {
        let request = world.person.request("POST", &path).insert_header(("host", "localhost"));
        let request = request.insert_header(("origin", origin));
        world
            .person
            .send(request.insert_header(("x-forwarded-proto", proto)))
            .await
    };
    send("http://localhost", "https").await.problem(403, "origin_refused");
    for (origin, proto) in [
        ("https://localhost", "https"),
        ("http://localhost", "http"),
        // TLS may end before the proxy that names the scheme.
        ("https://localhost", "http"),
    ] {
        send(origin, proto).await.ok(200);
    }
}
