//! What holds for every route: nobody without a session, nothing of another organisation, no write for another site,
//! and the same headers on every answer. The routes come from the OpenAPI document, so a new one is tested at once.

use actix_web::test::TestRequest;
use serde_json::{Value, json};

use crate::support::answer::Answer;
use crate::support::app::{TestApp, request};
use crate::support::person::Person;
use crate::support::world::{World, plan};

/// The routes that anybody may call. Each one is a decision.
const PUBLIC: [&str; 11] = [
    "GET /api/auth/oidc/callback",
    "POST /api/auth/sign-in",
    "POST /api/auth/sign-out",
    "POST /api/auth/sign-up",
    "GET /api/login",
    "GET /api/logout",
    "GET /api/openapi.json",
    "GET /api/seat-lookup/{code}",
    "GET /api/site",
    "GET /healthz",
    "GET /readyz",
];

/// One documented operation.
struct Route {
    method: &'static str,
    template: String,
}

fn routes() -> Vec<Route> {
    let all: Vec<Route> = api::openapi::routes()
        .into_iter()
        .flat_map(|(path, methods)| {
            methods.into_iter().map(move |method| Route {
                method,
                template: path.clone(),
            })
        })
        .collect();
    assert!(all.len() >= 30, "the document lists only {} routes", all.len());
    all
}

impl Route {
    fn name(&self) -> String {
        format!("{} {}", self.method, self.template)
    }

    fn is_public(&self) -> bool {
        PUBLIC.contains(&self.name().as_str())
    }

    /// Fills in the ids; every name of a segment is known here.
    fn path(&self, event: &str, guest: &str, assignment: &str) -> String {
        let path = self.template.replace("{eventId}", event).replace("{guestId}", guest);
        let path = path.replace("{assignmentId}", assignment).replace("{code}", "ABC234");
        let path = path.replace("{userId}", "u1").replace("{invitationId}", "i1");
        let path = path.replace("{mailId}", "m1");
        assert!(!path.contains('{'), "a segment of {path} is not known to this test");
        path
    }

    /// A body that would be right, so that only the id can be wrong.
    fn body(&self, request: TestRequest) -> TestRequest {
        let body: Value = match self.name().as_str() {
            "PUT /api/events/{eventId}/floor-plan" => json!({ "plan": plan(2), "unseat": true }),
            "POST /api/events/{eventId}/floor-plan/commands" => json!({
                "baseRevision": 1, "commandId": "c1", "commands": [{ "kind": "remove", "ids": ["t1"] }], "unseat": true,
            }),
            "POST /api/events/{eventId}/guests" => json!({ "firstName": "Mallory" }),
            "POST /api/events/{eventId}/seat-assignments" => json!({ "guestId": "g1", "seatId": "t1-chair-2" }),
            "POST /api/guests/{guestId}/assign-seat" => json!({ "seatId": "t1-chair-2" }),
            "PATCH /api/guests/{guestId}" => json!({ "firstName": "Mallory" }),
            "PATCH /api/events/{eventId}" => json!({ "name": "Mallory" }),
            "PATCH /api/organisation/members/{userId}" => json!({ "role": "owner" }),
            _ => json!({}),
        };
        if self.method == "GET" || self.method == "DELETE" {
            return request;
        }
        request.insert_header(("if-match", "\"1\"")).set_json(body)
    }
}

#[actix_web::test]
async fn without_a_session_only_the_public_routes_answer() {
    let app = TestApp::start().await;
    for route in routes() {
        let answer = app
            .call(route.body(request(route.method, &route.path("e1", "g1", "a1"))))
            .await;
        if route.is_public() {
            assert_ne!(answer.json_code(), "signed_out", "{}", route.name());
        } else {
            answer.problem(401, "signed_out");
        }
    }
}

#[actix_web::test]
async fn every_public_route_exists() {
    let names: Vec<String> = routes().iter().map(Route::name).collect();
    for public in PUBLIC {
        assert!(
            names.iter().any(|name| name == public),
            "{public} is not a route any more"
        );
    }
}

#[actix_web::test]
async fn an_id_of_others_answers_byte_for_byte_like_an_unknown_one() {
    let app = TestApp::start().await;
    let victim = World::of(&app, "ann").await;
    let assignment = victim.seated().await;
    let before = everything(&victim).await;
    let mallory = Person::signed_up(&app, "mallory").await;
    let mut looked = 0;
    for route in routes().iter().filter(|route| route.template.contains("Id}")) {
        let send = async |path: String| {
            let request = mallory
                .request(route.method, &path)
                .insert_header(("x-request-id", "same"));
            mallory.send(route.body(request)).await
        };
        let foreign = send(route.path(&victim.event, &victim.guest, &assignment)).await;
        let unknown = send(route.path("unknown", "unknown", "unknown")).await;
        assert_eq!(foreign.status, 404, "{}: {}", route.name(), foreign.text());
        assert_eq!(
            (unknown.status, unknown.text()),
            (404, foreign.text()),
            "{}",
            route.name()
        );
        looked += 1;
    }
    assert!(looked >= 15, "only {looked} routes have an id");
    assert_eq!(
        everything(&victim).await,
        before,
        "a call of somebody else changed something"
    );
}

/// All that an organiser can see of the event.
async fn everything(world: &World) -> Vec<String> {
    let mut seen = Vec::new();
    for call in ["guests", "seat-assignments", "floor-plan", "export-seating"] {
        seen.push(world.person.get(&world.path("events", call)).await.text());
    }
    seen.push(world.person.get("/api/events").await.text());
    seen
}

#[actix_web::test]
async fn a_write_for_another_site_is_refused_before_anything_happens() {
    let app = TestApp::start().await;
    let world = World::of(&app, "ann").await;
    let foreign = [
        ("origin", "https://evil.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("referer", "https://evil.example/"),
    ];
    for route in routes().iter().filter(|route| route.method != "GET") {
        for header in foreign {
            let path = route.path(&world.event, &world.guest, "a1");
            let request = route.body(world.person.request(route.method, &path).insert_header(header));
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
async fn every_answer_carries_the_protecting_headers() {
    let app = TestApp::start().await;
    for route in routes() {
        let answer = app
            .call(route.body(request(route.method, &route.path("e1", "g1", "a1"))))
            .await;
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
