//! `GET /api/mailbox/{mailId}`

use serde_json::json;

use crate::support::app::{TestApp, request};
use crate::support::mail::{self, DataFolder, invite, verify, write_files};
use crate::support::person::Person;

#[actix_web::test]
async fn a_member_sees_a_mail_but_not_the_link_in_it() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    let id = invite(&ann, "zoe@example.org").await;
    let answer = ann.get(&format!("/api/mailbox/{id}")).await;
    let mail = answer.ok(200);
    assert_eq!(mail["from"], "Seatwright <seatwright@localhost>");
    assert_eq!(mail["to"], "zoe@example.org");
    assert_eq!(mail["messageId"], format!("<{id}@localhost>"));
    assert_eq!((&mail["text"], &mail["html"]), (&"".into(), &"".into()));
    assert!(!answer.text().contains("token="));
}

#[actix_web::test]
async fn mail_of_others_and_mail_about_accounts_answer_like_unknown_mail() {
    let app = TestApp::start().await;
    let (ann, mallory) = (
        Person::signed_up(&app, "ann").await,
        Person::signed_up(&app, "mallory").await,
    );
    let foreign = invite(&ann, "zoe@example.org").await;
    let account = verify(&app, "mallory@example.org");
    let mut answers = Vec::new();
    for id in [&foreign, &account, "unknown", "no%20id"] {
        for (method, path) in [
            ("GET", format!("/api/mailbox/{id}")),
            ("POST", format!("/api/mailbox/{id}/retry")),
        ] {
            let request = mallory.request(method, &path).insert_header(("x-request-id", "same"));
            let answer = mallory.send(request).await;
            answer.problem(404, "not_found");
            answers.push(answer.text());
        }
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "{answers:?}");
}

#[actix_web::test]
async fn it_takes_a_session_and_a_pen() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    let id = invite(&ann, "zoe@example.org").await;
    app.get(&format!("/api/mailbox/{id}")).await.problem(401, "signed_out");
    mail::demote(&ann, "viewer").await;
    ann.get(&format!("/api/mailbox/{id}")).await.problem(403, "forbidden");
    ann.get("/api/mailbox/unknown").await.problem(403, "forbidden");
}

#[actix_web::test]
async fn the_open_mailbox_shows_owners_what_their_own_letters_say_before_and_after_they_are_written() {
    let folder = DataFolder::new("get");
    let app = TestApp::with(|config| {
        folder.choose(config);
        config.mail.open_mailbox = true;
    })
    .await;
    let ann = Person::signed_up(&app, "ann").await;
    let path = format!("/api/mailbox/{}", own_mail(&ann).await);
    let queued = ann.get(&path).await.ok(200);
    write_files(&app);
    let written = ann.get(&path).await.ok(200);
    assert_eq!(
        (&queued["state"], &written["state"]),
        (&"pending".into(), &"written".into())
    );
    assert!(written["sentAt"].is_string());
    for part in ["text", "html"] {
        assert!(
            queued[part].as_str().unwrap().contains("/verify-email?token="),
            "{queued}"
        );
        assert_eq!(queued[part], written[part]);
    }
    std::fs::remove_dir_all(app.config().mail_folder()).unwrap();
    let gone = ann.get(&path).await.ok(200);
    assert_eq!((&gone["text"], &gone["html"]), (&"".into(), &"".into()));
}

/// Returns the id of the letter that signing up sent.
async fn own_mail(person: &Person) -> String {
    let list = person.get("/api/mailbox").await.ok(200);
    let mails = list.as_array().unwrap();
    assert_eq!(mails.len(), 1, "{list}");
    assert_eq!(mails[0]["kind"], "verify-email");
    mails[0]["id"].as_str().unwrap().to_owned()
}

#[actix_web::test]
async fn the_open_mailbox_shows_no_link_to_anybody_but_its_recipient() {
    let folder = DataFolder::new("others");
    let app = TestApp::with(|config| {
        folder.choose(config);
        config.mail.open_mailbox = true;
    })
    .await;
    let (ann, mallory) = (
        Person::signed_up(&app, "ann").await,
        Person::signed_up(&app, "mallory").await,
    );
    let account = own_mail(&ann).await;
    let invitation = invite(&ann, "zoe@example.org").await;
    write_files(&app);
    mallory
        .get(&format!("/api/mailbox/{account}"))
        .await
        .problem(404, "not_found");
    let answer = ann.get(&format!("/api/mailbox/{invitation}")).await;
    assert_eq!(answer.ok(200)["state"], "written");
    assert!(!answer.text().contains("token="), "{}", answer.text());
}

#[actix_web::test]
async fn links_begin_with_the_configured_address_whatever_a_request_says() {
    let app = TestApp::with(|config| {
        config.mail.open_mailbox = true;
        config.base_url = Some("https://seats.example".to_owned());
    })
    .await;
    for (number, name) in ["host", "x-forwarded-host", "forwarded", "origin", "referer"]
        .into_iter()
        .enumerate()
    {
        let value = match name {
            // Any other name is refused.
            "host" => "192.0.2.66",
            "forwarded" => "host=evil.example;proto=https",
            "x-forwarded-host" => "evil.example",
            _ => "http://localhost:8080/evil.example",
        };
        let email = format!("ann-{number}@example.org");
        let body = json!({ "email": email, "password": "correct horse", "name": "Ann" });
        let request = request("POST", "/api/auth/sign-up").insert_header((name, value));
        let answer = app.call(request.set_json(body)).await;
        answer.ok(201);
        let person = Person {
            app: app.clone(),
            cookie: answer.cookie(),
        };
        let path = format!("/api/mailbox/{}", own_mail(&person).await);
        let mail = person.get(&path).await.ok(200);
        for body in [&mail["text"], &mail["html"]] {
            let body = body.as_str().unwrap();
            assert!(body.contains("https://seats.example/verify-email?token="), "{body}");
            assert!(!body.contains("evil.example") && !body.contains("localhost"), "{body}");
        }
    }
}
