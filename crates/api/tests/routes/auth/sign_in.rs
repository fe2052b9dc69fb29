//! `POST /api/auth/sign-in`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::person::Person;

fn attempt(email: &str, password: &str) -> Value {
    json!({ "email": email, "password": password })
}

#[actix_web::test]
async fn signing_in_begins_a_session() {
    let app = TestApp::start().await;
    Person::signed_up(&app, "ann").await;
    let answer = Person::signed_out(&app)
        .post("/api/auth/sign-in", &attempt("Ann@example.org", "correct horse"))
        .await;
    assert_eq!(answer.ok(200)["name"], "ann");
    let person = Person {
        app,
        cookie: answer.cookie(),
    };
    person.get("/api/events").await.ok(200);
}

#[actix_web::test]
async fn signing_in_again_ends_the_old_session() {
    let app = TestApp::start().await;
    let before = Person::signed_up(&app, "ann").await;
    let answer = before
        .post("/api/auth/sign-in", &attempt("ann@example.org", "correct horse"))
        .await;
    answer.ok(200);
    assert_ne!(answer.cookie(), before.cookie);
    before.get("/api/auth/user").await.problem(401, "signed_out");
}

#[actix_web::test]
async fn a_wrong_password_answers_like_an_unknown_address() {
    let app = TestApp::start().await;
    Person::signed_up(&app, "ann").await;
    let person = Person::signed_out(&app);
    let wrong = person
        .post("/api/auth/sign-in", &attempt("ann@example.org", "wrong horse"))
        .await;
    let unknown = person
        .post("/api/auth/sign-in", &attempt("ben@example.org", "correct horse"))
        .await;
    assert_eq!(
        wrong.problem(401, "bad_credentials")["message"],
        "E-mail or password is wrong."
    );
    assert_eq!(
        unknown.problem(401, "bad_credentials")["message"],
        "E-mail or password is wrong."
    );
    assert!(wrong.cookie().is_none() && unknown.cookie().is_none());
}

#[actix_web::test]
async fn after_five_attempts_an_account_has_to_wait() {
    let app = TestApp::limited().await;
    let person = Person::signed_out(&app);
    for _ in 0..5 {
        person
            .post("/api/auth/sign-in", &attempt("ann@example.org", "guess"))
            .await
            .problem(401, "bad_credentials");
    }
    let answer = person
        .post("/api/auth/sign-in", &attempt(" ANN@example.org", "guess"))
        .await;
    answer.problem(429, "too_many_requests");
    assert_eq!(answer.header("retry-after"), "12");
    app.wait_seconds(12);
    person
        .post("/api/auth/sign-in", &attempt("ann@example.org", "guess"))
        .await
        .problem(401, "bad_credentials");
}

#[actix_web::test]
async fn another_spelling_of_an_address_gets_no_attempts_of_its_own() {
    let app = TestApp::limited().await;
    let person = Person::signed_out(&app);
    for _ in 0..5 {
        let wrong = attempt("ann@example.org", "guess");
        person
            .post("/api/auth/sign-in", &wrong)
            .await
            .problem(401, "bad_credentials");
    }
    for spelling in ["\u{ff41}nn@example.org", "ANN@ex\u{ff41}mple.org"] {
        let answer = person.post("/api/auth/sign-in", &attempt(spelling, "guess")).await;
        answer.problem(429, "too_many_requests");
    }
}

#[actix_web::test]
async fn after_twenty_attempts_an_address_has_to_wait() {
    let app = TestApp::limited().await;
    let person = Person::signed_out(&app);
    for number in 0..20 {
        let email = format!("guess{number}@example.org");
        person
            .post("/api/auth/sign-in", &attempt(&email, "guess"))
            .await
            .problem(401, "bad_credentials");
    }
    let forged = person
        .request("POST", "/api/auth/sign-in")
        .insert_header(("x-forwarded-for", "198.51.100.1"))
        .set_json(attempt("other@example.org", "guess"));
    person.send(forged).await.problem(429, "too_many_requests");
}

#[actix_web::test]
async fn missing_fields_and_broken_json_are_refused() {
    let person = Person::signed_out(&TestApp::start().await);
    person
        .post("/api/auth/sign-in", &json!({ "email": "ann@example.org" }))
        .await
        .problem(400, "invalid");
    person
        .raw("POST", "/api/auth/sign-in", "[")
        .await
        .problem(400, "malformed_json");
}
