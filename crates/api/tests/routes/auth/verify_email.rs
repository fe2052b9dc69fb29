//! `POST /api/auth/verify-email`

use serde_json::{Value, json};

use crate::support::app::{TestApp, request};
use crate::support::person::Person;

const PATH: &str = "/api/auth/verify-email";
const ANN: &str = "ann@example.org";
const NEW: &str = "ann@new.example";

fn token(token: &str) -> Value {
    json!({ "token": token })
}

async fn is_verified(person: &Person) -> Value {
    person.get("/api/auth/user").await.ok(200)["emailVerified"].clone()
}

#[actix_web::test]
async fn the_mailed_link_verifies_the_address_also_in_a_browser_that_is_signed_out() {
    let app = TestApp::start().await;
    let person = Person::signed_up(&app, "ann").await;
    assert_eq!(is_verified(&person).await, false);
    let body = token(&app.link(ANN, "verify-email"));
    let answer = Person::signed_out(&app).post(PATH, &body).await;
    assert_eq!(answer.ok(200), json!({ "email": ANN }));
    assert!(answer.cookie().is_none(), "a link signs nobody in");
    assert_eq!(is_verified(&person).await, true);
}

#[actix_web::test]
async fn a_link_that_was_used_or_never_was_one_is_refused_alike() {
    let app = TestApp::start().await;
    let person = Person::signed_up(&app, "ann").await;
    let used = app.link(ANN, "verify-email");
    person.post(PATH, &token(&used)).await.ok(200);
    for text in [used.as_str(), &"A".repeat(43), "short", "", &"é".repeat(5000)] {
        let problem = person.post(PATH, &token(text)).await.problem(422, "link_expired");
        assert_eq!(
            problem["message"],
            "This link has expired or was already used. Please ask for a new one."
        );
    }
    person.post(PATH, &json!({})).await.problem(400, "invalid");
    person.post(PATH, &json!({ "token": 7 })).await.problem(400, "invalid");
}

#[actix_web::test]
async fn opening_the_link_changes_nothing() {
    let app = TestApp::start().await;
    let person = Person::signed_up(&app, "ann").await;
    let link = app.link(ANN, "verify-email");
    let before = app.rows();
    for method in ["GET", "HEAD"] {
        for path in ["/verify-email", PATH, "/reset-password", "/accept-invitation"] {
            app.call(request(method, &format!("{path}?token={link}"))).await;
            person
                .send(person.request(method, &format!("{path}?token={link}")))
                .await;
        }
    }
    assert_eq!(app.rows(), before);
    person.post(PATH, &token(&link)).await.ok(200);
}

#[actix_web::test]
async fn moving_an_account_ends_every_session_but_the_one_that_uses_the_link() {
    let app = TestApp::start().await;
    let here = Person::signed_up(&app, "ann").await;
    let there = Person::signed_in(&app, "ann").await;
    let body = json!({ "password": "correct horse", "email": NEW });
    here.post("/api/auth/change-email", &body).await.ok(204);
    there.get("/api/auth/user").await.ok(200);
    let moved = here.post(PATH, &token(&app.link(NEW, "change-email"))).await.ok(200);
    assert_eq!(moved["email"], NEW);
    there.get("/api/auth/user").await.problem(401, "signed_out");
    let user = here.get("/api/auth/user").await.ok(200);
    assert_eq!((&user["email"], &user["emailVerified"]), (&json!(NEW), &json!(true)));
}

#[actix_web::test]
async fn an_address_that_was_taken_meanwhile_is_refused() {
    let app = TestApp::start().await;
    let person = Person::signed_up(&app, "ann").await;
    let body = json!({ "password": "correct horse", "email": "ben@example.org" });
    person.post("/api/auth/change-email", &body).await.ok(204);
    Person::signed_up(&app, "ben").await;
    let late = token(&app.link("ben@example.org", "change-email"));
    person.post(PATH, &late).await.problem(409, "email_taken");
    assert_eq!(person.get("/api/auth/user").await.ok(200)["email"], ANN);
}

#[actix_web::test]
async fn guessing_links_is_limited_per_address() {
    let app = TestApp::limited().await;
    let person = Person::signed_out(&app);
    for number in 0..20 {
        let guess = token(&format!("{number:0>43}"));
        person.post(PATH, &guess).await.problem(422, "link_expired");
    }
    person
        .post(PATH, &token(&"A".repeat(43)))
        .await
        .problem(429, "too_many_requests");
}
