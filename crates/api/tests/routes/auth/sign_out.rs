//! `POST /api/auth/sign-out`

use serde_json::{Value, json};

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

#[actix_web::test]
async fn a_page_of_another_account_ends_no_session() {
    let app = TestApp::start().await;
    let id = |user: Value| user["id"].as_str().unwrap().to_owned();
    let (ann, ben) = (
        Person::signed_up(&app, "ann").await,
        Person::signed_up(&app, "ben").await,
    );
    let of_ann = id(ann.get("/api/auth/user").await.ok(200));
    let of_ben = id(ben.get("/api/auth/user").await.ok(200));
    // Ann's old tab: Ben has signed in in another one, and the browser has one cookie for both.
    let leave = |account: &str| {
        let request = ben.request("POST", "/api/auth/sign-out");
        ben.send(request.insert_header(("x-account-id", account)))
    };
    let refused = leave(&of_ann).await;
    refused.problem(403, "account_changed");
    assert_eq!(refused.cookie(), None);
    ben.get("/api/auth/user").await.ok(200);
    leave(&of_ben).await.ok(204);
    ben.get("/api/auth/user").await.problem(401, "signed_out");
    leave(&of_ben).await.ok(204);
}
