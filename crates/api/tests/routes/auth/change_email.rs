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
    assert!(app.mail_to(NEW).is_empty());
}

#[actix_web::test]
async fn the_address_of_another_account_answers_like_a_free_one_and_its_owner_is_told() {
    let app = TestApp::start().await;
    let person = Person::signed_up(&app, "ann").await;
    Person::verified(&app, "ben").await;
    let known = person.post(PATH, &body("correct horse", "Ben@example.org")).await;
    let free = person.post(PATH, &body("correct horse", NEW)).await;
    assert_eq!((known.status, known.text()), (free.status, free.text()));
    let kinds = |address: &str| -> Vec<String> { app.mail_to(address).into_iter().map(|mail| mail.kind).collect() };
    assert_eq!(kinds("ben@example.org"), ["verify-email", "account-exists"]);
    assert_eq!(kinds(NEW), ["change-email"]);
    assert_eq!(
        kinds("ann@example.org"),
        ["verify-email", "email-changing", "email-changing"]
    );
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
    assert_eq!(app.mail_to(NEW).len(), 3);
}

#[actix_web::test]
async fn a_third_party_gets_three_mails_a_day_from_however_many_accounts_and_no_caller_can_tell() {
    let app = TestApp::start().await;
    for name in ["ann", "ben", "eve"] {
        let person = Person::signed_up(&app, name).await;
        for email in ["victim@third.example", "VICTIM@third.example"] {
            let body = json!({ "password": "correct horse", "email": email });
            person.post("/api/auth/change-email", &body).await.ok(204);
        }
    }
    let all = [app.mail_to("victim@third.example"), app.mail_to("VICTIM@third.example")];
    assert_eq!(all.iter().map(Vec::len).sum::<usize>(), 3);
}
