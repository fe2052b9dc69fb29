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
    let visitor = visitor(&app).await;
    let body = |email: &str, password: &str| json!({ "email": email, "password": password, "name": "Ann" });
    let taken = body("ANN@example.org", "correct horse");
    visitor
        .post("/api/sandbox/keep", &taken)
        .await
        .problem(409, "email_taken");
    let short = body("new@example.org", "short");
    assert_eq!(
        visitor.post("/api/sandbox/keep", &short).await.problem(400, "invalid")["field"],
        "password"
    );
    visitor.get("/api/events").await.ok(200);
}
