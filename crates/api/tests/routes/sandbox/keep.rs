//! `POST /api/sandbox/keep`

use serde_json::json;

use super::visitor;
use crate::support::app::TestApp;
use crate::support::person::Person;

#[actix_web::test]
async fn keeping_makes_an_account_with_a_new_cookie() {
    let app = TestApp::start().await;
    let old = visitor(&app).await;
    let body = json!({ "email": "ann@example.org", "password": "correct horse", "name": "Ann Kern" });
    let answer = old.post("/api/sandbox/keep", &body).await;
    let user = answer.ok(200);
    assert_eq!((&user["email"], &user["name"]), (&body["email"], &body["name"]));
    assert_eq!(
        (&user["sandboxUntil"], &user["organisation"]["name"]),
        (&json!(null), &json!("Ann Kern"))
    );
    old.get("/api/events").await.problem(401, "signed_out");
    let ann = Person {
        app: app.clone(),
        cookie: answer.cookie(),
    };
    assert_ne!(ann.cookie, old.cookie);
    assert_eq!(ann.get("/api/events").await.ok(200).as_array().unwrap().len(), 2);
    let token = json!({ "token": app.link("ann@example.org", "verify-email") });
    ann.post("/api/auth/verify-email", &token).await.ok(200);
    assert_eq!(ann.get("/api/auth/user").await.ok(200)["emailVerified"], true);
    ann.post("/api/sandbox/keep", &body).await.problem(403, "forbidden");
}

#[actix_web::test]
async fn a_taken_address_and_a_wrong_field_are_refused_and_the_sandbox_goes_on() {
    let app = TestApp::start().await;
    Person::signed_up(&app, "ann").await;
    let first = visitor(&app).await;
    let body = |email: &str, password: &str| json!({ "email": email, "password": password, "name": "Ann" });
    let taken = body("ANN@example.org", "correct horse");
    first
        .post("/api/sandbox/keep", &taken)
        .await
        .problem(409, "email_taken");
    let short = body("new@example.org", "short");
    assert_eq!(
        first.post("/api/sandbox/keep", &short).await.problem(400, "invalid")["field"],
        "password"
    );
    first.get("/api/events").await.ok(200);
}

#[actix_web::test]
async fn keeping_counts_what_it_tells_about_accounts_together_with_signing_up() {
    let app = TestApp::limited().await;
    Person::signed_up(&app, "ann").await;
    let first = visitor(&app).await;
    let body = json!({ "email": "ann@example.org", "password": "correct horse", "name": "Ann" });
    for _ in 0..5 {
        app.wait_seconds(12);
        first.post("/api/sandbox/keep", &body).await.problem(409, "email_taken");
    }
    let signing_up = Person::signed_out(&app).post("/api/auth/sign-up", &body).await;
    signing_up.problem(429, "too_many_requests");
    first
        .post("/api/sandbox/keep", &body)
        .await
        .problem(429, "too_many_requests");
}

#[actix_web::test]
async fn with_a_mail_server_a_known_address_answers_like_a_new_one_and_the_link_keeps_the_sandbox() {
    let app = TestApp::with(|config| {
        config.mail.smtp_url = Some(api::config::mail::Secret::new("smtp://127.0.0.1:9".to_owned()));
    })
    .await;
    let keep = |email: &str| json!({ "email": email, "password": "correct horse", "name": "Ann" });
    let first = visitor(&app).await;
    first.post("/api/sandbox/keep", &keep("ann@example.org")).await.ok(202);
    let token = json!({ "token": app.link("ann@example.org", "change-email") });
    let before = first.get("/api/events").await.ok(200);
    first.post("/api/auth/verify-email", &token).await.ok(200);
    let kept = first.get("/api/auth/user").await.ok(200);
    assert_eq!(kept["email"], "ann@example.org");
    assert!(
        kept.get("sandboxUntil").is_none() && kept["emailVerified"] == true,
        "{kept}"
    );
    assert_eq!(first.get("/api/events").await.ok(200), before);
    Person::signed_in(&app, "ann").await;

    let mut answers = Vec::new();
    for name in ["ann", "new"] {
        let other = visitor(&app).await;
        let email = format!("{name}@example.org");
        let answer = other.post("/api/sandbox/keep", &keep(&email)).await;
        let user = other.get("/api/auth/user").await.ok(200);
        let seen = (
            user["name"].clone(),
            user["hasPassword"].clone(),
            user.get("sandboxUntil").is_some(),
        );
        answers.push((answer.status, answer.text().replace(name, "?"), seen));
    }
    assert_eq!(answers[0], answers[1]);
}
