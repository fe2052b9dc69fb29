//! `POST /api/sandbox`

use serde_json::json;

use super::visitor;
use crate::support::app::{TestApp, request};
use crate::support::person::Person;

#[actix_web::test]
async fn a_visitor_gets_a_seeded_organisation_for_a_day() {
    let app = TestApp::start().await;
    let answer = app.call(request("POST", "/api/sandbox")).await;
    let user = answer.ok(201);
    assert_eq!(user["organisation"]["name"], "Sandbox");
    assert_eq!(
        (&user["emailVerified"], &user["hasPassword"]),
        (&json!(false), &json!(false))
    );
    assert!(user["sandboxUntil"].is_string());
    let visitor = Person {
        app: app.clone(),
        cookie: answer.cookie(),
    };
    assert_eq!(visitor.get("/api/events").await.ok(200).as_array().unwrap().len(), 2);
    assert_eq!(visitor.get("/api/auth/user").await.ok(200), user);
}

#[actix_web::test]
async fn who_is_signed_in_needs_no_sandbox() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    ann.post("/api/sandbox", &json!({}))
        .await
        .problem(409, "already_signed_in");
    visitor(&app)
        .await
        .post("/api/sandbox", &json!({}))
        .await
        .problem(409, "already_signed_in");
    ann.post("/api/auth/sign-out", &json!({})).await;
    // The old cookie is worth nothing, so it is no hindrance.
    ann.post("/api/sandbox", &json!({})).await.ok(201);
}

#[actix_web::test]
async fn an_address_opens_five_an_hour() {
    let app = TestApp::limited().await;
    for _ in 0..5 {
        app.call(request("POST", "/api/sandbox")).await.ok(201);
    }
    app.call(request("POST", "/api/sandbox"))
        .await
        .problem(429, "too_many_requests");
    app.wait_seconds(12 * 60);
    app.call(request("POST", "/api/sandbox")).await.ok(201);
}

#[actix_web::test]
async fn what_reaches_other_people_is_not_possible_in_a_sandbox() {
    let app = TestApp::start().await;
    let visitor = visitor(&app).await;
    let invite = json!({ "email": "pia@example.org", "role": "viewer" });
    let refused = visitor.post("/api/organisation/invitations", &invite).await;
    let problem = refused.problem(403, "sandbox_only");
    assert_eq!(
        problem["message"],
        "This is not possible in the sandbox. Create an account to keep your work."
    );
    visitor
        .patch("/api/organisation", &json!({ "name": "Mine" }))
        .await
        .problem(403, "sandbox_only");
    let ann = Person::verified(&app, "ann").await;
    ann.post("/api/organisation/invitations", &invite).await.ok(201);
    let token = json!({ "token": app.link("pia@example.org", "invitation") });
    visitor
        .post("/api/invitations/accept", &token)
        .await
        .problem(403, "sandbox_only");
}
