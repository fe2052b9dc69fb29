//! `POST /api/auth/sign-out`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;

#[actix_web::test]
async fn a_cookie_kept_after_signing_out_is_worth_nothing() {
    let app = TestApp::start().await;
    let person = Person::signed_up(&app, "ann").await;
    let answer = person.post("/api/auth/sign-out", &json!({})).await;
    answer.ok(204);
    assert!(
        answer.header("set-cookie").contains("Max-Age=0"),
        "{}",
        answer.header("set-cookie")
    );
    person.get("/api/auth/user").await.problem(401, "signed_out");
    person
        .post("/api/events", &json!({ "name": "x", "date": "2027-06-12T15:00" }))
        .await
        .problem(401, "signed_out");
}

#[actix_web::test]
async fn signing_out_ends_this_session_only() {
    let app = TestApp::start().await;
    let here = Person::signed_up(&app, "ann").await;
    let body = json!({ "email": "ann@example.org", "password": "correct horse" });
    let there = Person::signed_out(&app).post("/api/auth/sign-in", &body).await.cookie();
    here.post("/api/auth/sign-out", &json!({})).await.ok(204);
    Person { app, cookie: there }.get("/api/auth/user").await.ok(200);
}

#[actix_web::test]
async fn signing_out_twice_is_fine() {
    let person = Person::signed_out(&TestApp::start().await);
    person.post("/api/auth/sign-out", &json!({})).await.ok(204);
}
