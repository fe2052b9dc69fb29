//! `GET /api/site`

use serde_json::json;

use crate::support::app::{TestApp, request};

#[actix_web::test]
async fn the_pages_learn_how_this_installation_is_set_up() {
    let app = TestApp::start().await;
    let expected = json!({
        "signIn": "password", "mail": "files", "mailboxOpen": false, "version": env!("CARGO_PKG_VERSION"),
    });
    assert_eq!(app.get("/api/site").await.ok(200), expected);
}

#[actix_web::test]
async fn the_operators_address_and_the_mail_server_show_without_secrets() {
    let app = TestApp::with(|config| {
        config.mail.contact_email = Some("help@seats.example".to_owned());
        config.mail.smtp_url = Some(api::config::mail::Secret::new("smtp://u:geheim@localhost".to_owned()));
    })
    .await;
    let answer = app.get("/api/site").await;
    let site = answer.ok(200);
    assert_eq!(
        (&site["mail"], &site["contactEmail"]),
        (&"smtp".into(), &"help@seats.example".into())
    );
    assert!(!answer.text().contains("geheim"));
}

#[actix_web::test]
async fn the_mailbox_is_said_to_be_open_only_to_whoever_is_at_the_machine() {
    let app = TestApp::with(|config| config.mail.open_mailbox = true).await;
    assert_eq!(app.get("/api/site").await.ok(200)["mailboxOpen"], true);
    let elsewhere = request("GET", "/api/site").insert_header(("x-forwarded-for", "127.0.0.1"));
    assert_eq!(app.call(elsewhere).await.ok(200)["mailboxOpen"], false);
}
