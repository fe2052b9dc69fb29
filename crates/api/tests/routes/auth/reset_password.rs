//! `POST /api/auth/reset-password`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::person::Person;

const PATH: &str = "/api/auth/reset-password";
const ANN: &str = "ann@example.org";

fn body(token: &str, password: &str) -> Value {
    json!({ "token": token, "password": password })
}

async fn link(app: &TestApp) -> String {
    let asked = json!({ "email": ANN });
    Person::signed_out(app)
        .post("/api/auth/forgot-password", &asked)
        .await
        .ok(204);
    app.use_cases().write(|_| Ok(())).unwrap();
    app.link(ANN, "reset-password")
}

async fn sign_in(app: &TestApp, password: &str) -> u16 {
    let attempt = json!({ "email": ANN, "password": password });
    Person::signed_out(app).post("/api/auth/sign-in", &attempt).await.status
}

#[actix_web::test]
async fn a_new_password_is_set_and_every_old_cookie_is_worth_nothing() {
    let app = TestApp::start().await;
    let here = Person::signed_up(&app, "ann").await;
    let there = Person::signed_in(&app, "ann").await;
    let token = link(&app).await;
    let answer = Person::signed_out(&app)
        .post(PATH, &body(&token, "battery staple"))
        .await;
    answer.ok(204);
    assert!(answer.cookie().is_none());
    for person in [here, there] {
        person.get("/api/auth/user").await.problem(401, "signed_out");
    }
    assert_eq!(
        (
            sign_in(&app, "correct horse").await,
            sign_in(&app, "battery staple").await
        ),
        (401, 200)
    );
    let kinds: Vec<String> = app.mail_to(ANN).into_iter().map(|mail| mail.kind).collect();
    assert!(kinds.contains(&"password-changed".to_owned()), "{kinds:?}");
}

#[actix_web::test]
async fn a_link_works_once() {
    let app = TestApp::start().await;
    Person::signed_up(&app, "ann").await;
    let token = link(&app).await;
    let person = Person::signed_out(&app);
    person.post(PATH, &body(&token, "battery staple")).await.ok(204);
    person
        .post(PATH, &body(&token, "another one"))
        .await
        .problem(422, "link_expired");
    assert_eq!(sign_in(&app, "battery staple").await, 200);
}

#[actix_web::test]
async fn a_link_of_another_purpose_or_none_is_refused() {
    let app = TestApp::start().await;
    Person::signed_up(&app, "ann").await;
    let person = Person::signed_out(&app);
    for token in [app.link(ANN, "verify-email"), "A".repeat(43), "nonsense".to_owned()] {
        person
            .post(PATH, &body(&token, "battery staple"))
            .await
            .problem(422, "link_expired");
    }
    assert_eq!(sign_in(&app, "correct horse").await, 200);
}

#[actix_web::test]
async fn a_short_password_is_refused_and_the_link_stays() {
    let app = TestApp::start().await;
    Person::signed_up(&app, "ann").await;
    let token = link(&app).await;
    let person = Person::signed_out(&app);
    let problem = person.post(PATH, &body(&token, "short")).await.problem(400, "invalid");
    assert_eq!(problem["field"], "password");
    person
        .post(PATH, &json!({ "token": token }))
        .await
        .problem(400, "invalid");
    person.post(PATH, &body(&token, "battery staple")).await.ok(204);
}

#[actix_web::test]
async fn guessing_links_is_limited_per_address() {
    let app = TestApp::limited().await;
    let person = Person::signed_out(&app);
    let guess = body(&"A".repeat(43), "battery staple");
    for _ in 0..20 {
        person.post(PATH, &guess).await.problem(422, "link_expired");
    }
    person.post(PATH, &guess).await.problem(429, "too_many_requests");
}
