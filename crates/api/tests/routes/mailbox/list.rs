//! `GET /api/mailbox`

use api::config::Config;
use serde_json::Value;

use crate::support::app::{TestApp, request};
use crate::support::mail::{self, invite, verify};
use crate::support::person::Person;

fn opened(config: &mut Config) {
    config.mail.open_mailbox = true;
}

fn recipients(list: &Value) -> Vec<&str> {
    let mails = list.as_array().unwrap();
    mails.iter().map(|mail| mail["to"].as_str().unwrap()).collect()
}

#[actix_web::test]
async fn members_see_the_mail_of_their_organisation_and_no_mail_about_accounts() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    let mallory = Person::signed_up(&app, "mallory").await;
    invite(&ann, "zoe@example.org").await;
    verify(&app, "ann@example.org");
    let list = ann.get("/api/mailbox").await.ok(200);
    assert_eq!(recipients(&list), ["zoe@example.org"]);
    let mail = &list[0];
    assert_eq!(mail["kind"], "invitation");
    assert_eq!(mail["subject"], "Ann Lee invites you to Lee Weddings");
    assert_eq!((&mail["state"], &mail["attempts"]), (&"pending".into(), &0.into()));
    assert!(mail["createdAt"].is_string() && mail.get("sentAt").is_none() && mail.get("failure").is_none());
    assert_eq!(mallory.get("/api/mailbox").await.ok(200), serde_json::json!([]));
}

#[actix_web::test]
async fn it_takes_a_session_of_an_owner() {
    let app = TestApp::start().await;
    app.get("/api/mailbox").await.problem(401, "signed_out");
    for role in ["planner", "viewer", "door-staff"] {
        let reader = Person::signed_up(&app, role).await;
        mail::demote(&reader, role).await;
        reader.get("/api/mailbox").await.problem(403, "forbidden");
    }
}

#[actix_web::test]
async fn the_open_mailbox_shows_everybody_at_the_machine_all_mail() {
    let app = TestApp::with(opened).await;
    let ann = Person::signed_up(&app, "ann").await;
    invite(&ann, "zoe@example.org").await;
    verify(&app, "ben@example.org");
    let list = app.get("/api/mailbox").await.ok(200);
    for to in ["zoe@example.org", "ben@example.org"] {
        assert!(recipients(&list).contains(&to), "{list}");
    }
}

#[actix_web::test]
async fn the_open_mailbox_is_shut_for_whoever_is_elsewhere() {
    let app = TestApp::with(opened).await;
    verify(&app, "ben@example.org");
    let from = |ip: [u8; 4]| request("GET", "/api/mailbox").peer_addr((ip, 50_000).into());
    app.call(from([192, 168, 1, 7])).await.problem(401, "signed_out");
    for (name, value) in [
        ("host", "evil.example"),
        ("host", "seats.lan:8080"),
        ("x-forwarded-for", "127.0.0.1"),
        ("x-forwarded-host", "localhost"),
        ("x-forwarded-proto", "https"),
        ("forwarded", "for=127.0.0.1"),
    ] {
        let call = from([127, 0, 0, 1]).insert_header((name, value));
        app.call(call).await.problem(401, "signed_out");
    }
    app.call(from([127, 0, 0, 1])).await.ok(200);
}

#[actix_web::test]
async fn without_the_choice_of_the_operator_or_with_a_mail_server_nothing_is_open() {
    let closed = TestApp::start().await;
    closed.get("/api/mailbox").await.problem(401, "signed_out");
    let with_server = TestApp::with(|config| {
        opened(config);
        config.mail.smtp_url = Some(api::config::mail::Secret::new("smtp://localhost:1".to_owned()));
    });
    with_server.await.get("/api/mailbox").await.problem(401, "signed_out");
}

#[actix_web::test]
async fn no_mailbox_is_open_to_a_visitor_of_the_sandbox() {
    for app in [TestApp::start().await, TestApp::with(opened).await] {
        let id = verify(&app, "ben@example.org");
        let answer = Person::signed_out(&app).post("/api/sandbox", &Value::Null).await;
        answer.ok(201);
        let visitor = Person {
            app: app.clone(),
            cookie: answer.cookie(),
        };
        for path in ["/api/mailbox".to_owned(), format!("/api/mailbox/{id}")] {
            visitor.get(&path).await.problem(403, "sandbox_only");
        }
    }
}

#[actix_web::test]
async fn the_open_mailbox_is_for_owners_when_somebody_is_signed_in() {
    let app = TestApp::with(opened).await;
    let ann = Person::signed_up(&app, "ann").await;
    verify(&app, "ben@example.org");
    let all = ann.get("/api/mailbox").await.ok(200);
    assert!(recipients(&all).contains(&"ben@example.org"));
    for role in ["planner", "viewer", "door-staff"] {
        let reader = Person::signed_up(&app, role).await;
        mail::demote(&reader, role).await;
        reader.get("/api/mailbox").await.problem(403, "forbidden");
    }
}
