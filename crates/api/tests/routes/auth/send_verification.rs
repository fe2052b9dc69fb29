//! `POST /api/auth/send-verification`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::person::Person;

const PATH: &str = "/api/auth/send-verification";
const ANN: &str = "ann@example.org";

#[actix_web::test]
async fn a_new_link_is_mailed_and_the_old_one_ends() {
    let app = TestApp::start().await;
    let person = Person::signed_up(&app, "ann").await;
    let old = app.link(ANN, "verify-email");
    person.post(PATH, &json!({})).await.ok(204);
    assert_eq!(app.mail_to(ANN).len(), 2);
    let verify = "/api/auth/verify-email";
    person
        .post(verify, &json!({ "token": old }))
        .await
        .problem(422, "link_expired");
    let new = app.link(ANN, "verify-email");
    person.post(verify, &json!({ "token": new })).await.ok(200);
}

#[actix_web::test]
async fn who_is_verified_gets_no_more_links() {
    let app = TestApp::start().await;
    let person = Person::verified(&app, "ann").await;
    person.post(PATH, &json!({})).await.problem(409, "email_verified");
    assert_eq!(app.mail_to(ANN).len(), 1);
}

#[actix_web::test]
async fn it_needs_a_session() {
    let app = TestApp::start().await;
    Person::signed_out(&app)
        .post(PATH, &json!({}))
        .await
        .problem(401, "signed_out");
}

#[actix_web::test]
async fn after_five_mails_a_person_has_to_wait() {
    let app = TestApp::limited().await;
    let person = Person::signed_up(&app, "ann").await;
    for _ in 0..5 {
        person.post(PATH, &json!({})).await.ok(204);
    }
    let answer = person.post(PATH, &json!({})).await;
    answer.problem(429, "too_many_requests");
    assert_eq!(answer.header("retry-after"), "720");
    // The address had its five mails of the day with the one of the sign-up.
    assert_eq!(app.mail_to(ANN).len(), 5);
}
