//! `GET /api/mailbox`

use api::core::config::Config;
use serde_json::Value;

use crate::support::app::TestApp;
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
async fn a_page_goes_on_after_the_last_mail_of_the_page_before() {
    let app = TestApp::with(opened).await;
    let ann = Person::signed_up(&app, "ann").await;
    for address in ["zoe@example.org", "yan@example.org", "xia@example.org"] {
        invite(&ann, address).await;
    }
    let ids = |list: &Value| -> Vec<String> {
        let mails = list.as_array().unwrap();
        mails
            .iter()
            .map(|mail| mail["id"].as_str().unwrap().to_owned())
            .collect()
    };
    let all = ids(&ann.get("/api/mailbox").await.ok(200));
    assert_eq!(all.len(), 4, "three invitations and the mail about her account");
    for (at, last) in all.iter().enumerate() {
        let page = ann.get(&format!("/api/mailbox?before={last}")).await.ok(200);
        assert_eq!(ids(&page), all[at + 1..]);
    }
    let mallory = Person::signed_up(&app, "mallory").await;
    let foreign = mallory.get(&format!("/api/mailbox?before={}", all[0])).await;
    foreign.problem(404, "not_found");
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
async fn the_open_mailbox_takes_a_session_too() {
    let app = TestApp::with(opened).await;
    let id = verify(&app, "ben@example.org");
    for path in ["/api/mailbox".to_owned(), format!("/api/mailbox/{id}")] {
        app.get(&path).await.problem(401, "signed_out");
    }
}

#[actix_web::test]
async fn the_open_mailbox_shows_owners_their_own_account_mail_and_none_of_others() {
    let app = TestApp::with(opened).await;
    let ann = Person::signed_up(&app, "ann").await;
    let _ = Person::signed_up(&app, "mallory").await;
    invite(&ann, "zoe@example.org").await;
    verify(&app, "ben@example.org");
    let list = ann.get("/api/mailbox").await.ok(200);
    let mut to = recipients(&list);
    to.sort_unstable();
    assert_eq!(to, ["ann@example.org", "zoe@example.org"]);
}

#[actix_web::test]
async fn the_open_mailbox_is_shut_for_whoever_is_elsewhere() {
    let app = TestApp::with(opened).await;
    let ann = Person::signed_up(&app, "ann").await;
    let from = |ip: [u8; 4]| ann.request("GET", "/api/mailbox").peer_addr((ip, 50_000).into());
    let here = ann.send(from([127, 0, 0, 1])).await.ok(200);
    assert_eq!(recipients(&here), ["ann@example.org"]);
    let elsewhere = ann.send(from([192, 168, 1, 7])).await.ok(200);
    assert_eq!(recipients(&elsewhere), [""; 0]);
    for (name, value) in [
        ("x-forwarded-for", "127.0.0.1"),
        ("x-forwarded-host", "localhost"),
        ("forwarded", "for=127.0.0.1"),
    ] {
        let call = from([127, 0, 0, 1]).insert_header((name, value));
        assert_eq!(recipients(&ann.send(call).await.ok(200)), [""; 0], "{name}");
    }
}

#[actix_web::test]
async fn without_the_choice_of_the_operator_owners_see_no_account_mail() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    assert_eq!(recipients(&ann.get("/api/mailbox").await.ok(200)), [""; 0]);
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
async fn the_open_mailbox_is_for_owners() {
    let app = TestApp::with(opened).await;
    for role in ["planner", "viewer", "door-staff"] {
        let reader = Person::signed_up(&app, role).await;
        mail::demote(&reader, role).await;
        reader.get("/api/mailbox").await.problem(403, "forbidden");
    }
}
