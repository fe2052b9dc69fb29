//! `POST /api/auth/change-password`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::person::Person;

const PATH: &str = "/api/auth/change-password";

fn body(current: &str, new: &str) -> Value {
    json!({ "currentPassword": current, "newPassword": new })
}

#[actix_web::test]
async fn the_browser_that_asks_gets_a_new_cookie_and_every_old_one_is_worth_nothing() {
    let app = TestApp::start().await;
    let here = Person::signed_up(&app, "ann").await;
    let there = Person::signed_in(&app, "ann").await;
    let answer = here.post(PATH, &body("correct horse", "battery staple")).await;
    assert_eq!(answer.ok(200)["email"], "ann@example.org");
    assert_ne!(answer.cookie(), here.cookie);
    for old in [&here, &there] {
        old.get("/api/auth/user").await.problem(401, "signed_out");
        old.post(
            "/api/events",
            &json!({ "name": "x", "date": "2027-06-12T15:00", "zone": "UTC" }),
        )
        .await
        .problem(401, "signed_out");
    }
    let now = Person {
        app: app.clone(),
        cookie: answer.cookie(),
    };
    now.get("/api/auth/user").await.ok(200);
    let attempt = json!({ "email": "ann@example.org", "password": "correct horse" });
    now.post("/api/auth/sign-in", &attempt)
        .await
        .problem(401, "bad_credentials");
}

#[actix_web::test]
async fn the_wrong_field_is_named() {
    let person = Person::signed_up(&TestApp::start().await, "ann").await;
    let wrong = person
        .post(PATH, &body("guess", "battery staple"))
        .await
        .problem(400, "invalid");
    assert_eq!(wrong["field"], "currentPassword");
    assert_eq!(wrong["message"], "This is not your current password.");
    let short = person
        .post(PATH, &body("correct horse", "short"))
        .await
        .problem(400, "invalid");
    assert_eq!(short["field"], "newPassword");
    person
        .post(PATH, &json!({ "newPassword": "battery staple" }))
        .await
        .problem(400, "invalid");
    person.get("/api/auth/user").await.ok(200);
}

#[actix_web::test]
async fn it_needs_a_session() {
    let app = TestApp::start().await;
    Person::signed_out(&app)
        .post(PATH, &body("correct horse", "battery staple"))
        .await
        .problem(401, "signed_out");
}

#[actix_web::test]
async fn guessing_with_a_stolen_cookie_is_limited() {
    let app = TestApp::limited().await;
    let person = Person::signed_up(&app, "ann").await;
    for _ in 0..5 {
        person
            .post(PATH, &body("guess", "battery staple"))
            .await
            .problem(400, "invalid");
    }
    person
        .post(PATH, &body("correct horse", "battery staple"))
        .await
        .problem(429, "too_many_requests");
}
