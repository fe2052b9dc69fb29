//! `POST /api/auth/forgot-password`

use serde_json::{Value, json};

use crate::support::answer::Answer;
use crate::support::app::TestApp;
use crate::support::person::Person;

const PATH: &str = "/api/auth/forgot-password";
const ANN: &str = "ann@example.org";

fn of(email: &str) -> Value {
    json!({ "email": email })
}

async fn ask(app: &TestApp, email: &str) -> Answer {
    let person = Person::signed_out(app);
    let request = person.request("POST", PATH).insert_header(("x-request-id", "same"));
    let answer = person.send(request.set_json(of(email))).await;
    // The work is done after the answer, by the one writer, before this.
    app.use_cases().write(|_| Ok(())).unwrap();
    answer
}

fn whole(answer: &Answer) -> (u16, Vec<String>, String) {
    let mut headers: Vec<String> = answer.headers.iter().map(|pair| format!("{pair:?}")).collect();
    headers.sort();
    (answer.status, headers, answer.text())
}

#[actix_web::test]
async fn an_account_gets_a_link_and_an_unknown_address_the_same_answer_and_no_mail() {
    let app = TestApp::start().await;
    let person = Person::signed_up(&app, "ann").await;
    let known = ask(&app, "ANN@example.org").await;
    let unknown = ask(&app, "nobody@example.org").await;
    known.ok(204);
    assert_eq!(whole(&known), whole(&unknown));
    let rows = app.rows();
    assert!(!rows.iter().any(|row| row.contains("nobody@")), "{rows:?}");
    assert_eq!(app.link(ANN, "reset-password").len(), 43);
    person.get("/api/auth/user").await.ok(200);
}

#[actix_web::test]
async fn a_link_begins_with_the_configured_address_whatever_the_request_says() {
    let app = TestApp::start().await;
    Person::signed_up(&app, "ann").await;
    let request = Person::signed_out(&app)
        .request("POST", PATH)
        .insert_header(("host", "192.0.2.66"))
        .insert_header(("x-forwarded-host", "evil.example"))
        .insert_header(("forwarded", "host=evil.example"));
    app.call(request.set_json(of(ANN))).await.ok(204);
    app.use_cases().write(|_| Ok(())).unwrap();
    let mail = app.mail_to(ANN);
    let text = &mail.iter().find(|mail| mail.kind == "reset-password").unwrap().text;
    assert!(text.contains("http://localhost:8080/reset-password?token="), "{text}");
    assert!(!text.contains("evil.example") && !text.contains("192.0.2.66"), "{text}");
}

#[actix_web::test]
async fn what_is_no_address_is_refused() {
    let app = TestApp::start().await;
    let person = Person::signed_out(&app);
    for email in ["", "ann", "a\u{0}b@example.org", &"x".repeat(10_000)] {
        let problem = person.post(PATH, &of(email)).await.problem(400, "invalid");
        assert_eq!(problem["field"], "email");
    }
    person.post(PATH, &json!({})).await.problem(400, "invalid");
}

#[actix_web::test]
async fn after_three_links_in_an_hour_an_address_has_to_wait_whether_or_not_it_is_known() {
    let app = TestApp::limited().await;
    Person::signed_up(&app, "ann").await;
    for email in [ANN, "nobody@example.org"] {
        for _ in 0..3 {
            ask(&app, email).await.ok(204);
        }
        let answer = ask(&app, &format!(" {} ", email.to_uppercase())).await;
        answer.problem(429, "too_many_requests");
        assert_eq!(answer.header("retry-after"), "1200");
    }
    app.wait_seconds(1200);
    ask(&app, ANN).await.ok(204);
}

#[actix_web::test]
async fn somebody_who_mistyped_the_password_too_often_can_still_ask_for_a_link() {
    let app = TestApp::limited().await;
    let person = Person::signed_up(&app, "ann").await;
    let wrong = json!({ "email": ANN, "password": "guess" });
    while person.post("/api/auth/sign-in", &wrong).await.status != 429 {}
    ask(&app, ANN).await.ok(204);
}
