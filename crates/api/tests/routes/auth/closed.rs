//! Installations where not everyone may sign up

use app_service::settings::SignUpMode;
use serde_json::{Value, json};

use crate::support::app::{TestApp, request};
use crate::support::person::Person;

const PATH: &str = "/api/auth/sign-up";

fn body(email: &str) -> Value {
    json!({ "email": email, "password": "correct horse", "name": "Eve" })
}

#[actix_web::test]
async fn a_closed_installation_refuses_accounts_and_says_so() {
    let app = TestApp::with(|config| config.sign_up = SignUpMode::Closed).await;
    let stranger = Person::signed_out(&app);
    stranger
        .post(PATH, &body("eve@example.org"))
        .await
        .problem(403, "sign_up_closed");
    let site = stranger.get("/api/site").await.ok(200);
    assert_eq!((&site["signUp"], &site["sandbox"]), (&json!("closed"), &json!(true)));

    // The sandbox is no way around it.
    let opened = app.call(request("POST", "/api/sandbox")).await;
    opened.ok(201);
    let visitor = Person {
        app: app.clone(),
        cookie: opened.cookie(),
    };
    let kept = visitor.post("/api/sandbox/keep", &body("eve@example.org")).await;
    kept.problem(403, "sign_up_closed");
}

#[actix_web::test]
async fn where_an_invitation_is_needed_strangers_are_refused() {
    let app = TestApp::with(|config| config.sign_up = SignUpMode::Invited).await;
    let stranger = Person::signed_out(&app);
    let refused = stranger.post(PATH, &body("eve@example.org")).await;
    let problem = refused.problem(403, "sign_up_closed");
    assert!(problem["message"].as_str().unwrap().contains("invitation"), "{problem}");
    assert_eq!(stranger.get("/api/site").await.ok(200)["signUp"], "invited");
}

#[actix_web::test]
async fn addresses_at_other_domains_are_refused_with_those_that_are_allowed() {
    let app = TestApp::with(|config| config.allowed_domains = vec!["example.org".to_owned()]).await;
    let stranger = Person::signed_out(&app);
    let refused = stranger.post(PATH, &body("eve@elsewhere.net")).await;
    let problem = refused.problem(400, "invalid");
    assert_eq!(problem["field"], "email");
    assert_eq!(problem["message"], "Use an email address at example.org.");
    stranger.post(PATH, &body("eve@example.org")).await.ok(201);
}

#[actix_web::test]
async fn without_a_sandbox_visitors_are_told_so() {
    let app = TestApp::with(|config| config.sandbox = false).await;
    app.call(request("POST", "/api/sandbox"))
        .await
        .problem(403, "sandbox_off");
    assert_eq!(app.call(request("GET", "/api/site")).await.ok(200)["sandbox"], false);
}
