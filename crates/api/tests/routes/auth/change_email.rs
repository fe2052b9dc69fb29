//! `POST /api/auth/change-email`

use serde_json::{Value, json};

use crate::support::app::TestApp;
use crate::support::person::Person;

const PATH: &str = "/api/auth/change-email";
const NEW: &str = "ann@new.example";

fn body(password: &str, email: &str) -> Value {
    json!({ "password": password, "email": email })
}

#[actix_web::test]
async fn the_new_address_gets_a_link_and_the_old_one_a_notice() {
    let app = TestApp::start().await;
    let person = Person::signed_up(&app, "ann").await;
    person.post(PATH, &body("correct horse", NEW)).await.ok(204);
    assert_eq!(person.get("/api/auth/user").await.ok(200)["email"], "ann@example.org");
    let mail = app.mail_to(NEW);
    assert_eq!(mail.len(), 1);
    assert!(
        mail[0].text.contains("http://localhost:8080/verify-email?token="),
        "{}",
        mail[0].text
    );
    let notices = app.mail_to("ann@example.org");
    let notice = notices.iter().find(|mail| mail.kind == "email-changing").unwrap();
    assert!(
        notice.text.contains(NEW) && !notice.text.contains("token="),
        "{}",
        notice.text
    );
}

#[actix_web::test]
async fn password_and_address_have_to_be_right() {
    let app = TestApp::start().await;
    let person = Person::signed_up(&app, "ann").await;
    Person::signed_up(&app, "ben").await;
    for (password, email, field) in [
        ("guess", NEW, "password"),
        ("correct horse", "ann", "email"),
        ("correct horse", "", "email"),
    ] {
        let problem = person.post(PATH, &body(password, email)).await.problem(400, "invalid");
        assert_eq!(problem["field"], field);
    }
    person
        .post(PATH, &body("correct horse", "Ben@example.org"))
        .await
        .problem(409, "email_taken");
    assert!(app.mail_to(NEW).is_empty());
    assert_eq!(app.mail_to("ben@example.org").len(), 1, "the mail of the sign-up");
}

#[actix_web::test]
async fn it_needs_a_session() {
    let app = TestApp::start().await;
    Person::signed_out(&app)
        .post(PATH, &body("correct horse", NEW))
        .await
        .problem(401, "signed_out");
}

#[actix_web::test]
async fn nobody_floods_an_address_with_it() {
    let app = TestApp::limited().await;
    let person = Person::signed_up(&app, "ann").await;
    for _ in 0..5 {
        person.post(PATH, &body("correct horse", NEW)).await.ok(204);
    }
    app.wait_seconds(60);
    person
        .post(PATH, &body("correct horse", NEW))
        .await
        .problem(429, "too_many_requests");
    assert_eq!(app.mail_to(NEW).len(), 5);
}
