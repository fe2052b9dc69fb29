//! `POST /api/mailbox/{mailId}/retry`

use serde_json::json;

use crate::support::app::TestApp;
use crate::support::mail::{self, DataFolder, fail, invite, write_files};
use crate::support::person::Person;

#[actix_web::test]
async fn a_failed_mail_is_sent_again() {
    let folder = DataFolder::new("retry");
    let app = TestApp::with(|config| folder.choose(config)).await;
    let ann = Person::signed_up(&app, "ann").await;
    let id = invite(&ann, "zoe@example.org").await;
    fail(&app, &id, "550 no such user");
    let failed = ann.get(&format!("/api/mailbox/{id}")).await.ok(200);
    assert_eq!(
        (&failed["state"], &failed["failure"]),
        (&"failed".into(), &"550 no such user".into())
    );
    let queued = ann.post(&format!("/api/mailbox/{id}/retry"), &json!({})).await.ok(200);
    assert_eq!((&queued["state"], &queued["attempts"]), (&"pending".into(), &0.into()));
    assert!(queued.get("failure").is_none(), "{queued}");
    write_files(&app);
    let written = ann.get(&format!("/api/mailbox/{id}")).await.ok(200);
    assert_eq!(
        (&written["state"], &written["attempts"]),
        (&"written".into(), &1.into())
    );
}

#[actix_web::test]
async fn mail_that_waits_or_has_gone_is_not_sent_again() {
    let folder = DataFolder::new("gone");
    let app = TestApp::with(|config| folder.choose(config)).await;
    let ann = Person::signed_up(&app, "ann").await;
    let id = invite(&ann, "zoe@example.org").await;
    let path = format!("/api/mailbox/{id}/retry");
    ann.post(&path, &json!({})).await.problem(409, "mail_not_failed");
    write_files(&app);
    ann.post(&path, &json!({})).await.problem(409, "mail_not_failed");
}

#[actix_web::test]
async fn it_takes_a_session_and_a_pen() {
    let app = TestApp::start().await;
    let ann = Person::signed_up(&app, "ann").await;
    let id = invite(&ann, "zoe@example.org").await;
    let path = format!("/api/mailbox/{id}/retry");
    let nobody = Person::signed_out(&app);
    nobody.post(&path, &json!({})).await.problem(401, "signed_out");
    mail::demote(&ann, "door-staff").await;
    ann.post(&path, &json!({})).await.problem(403, "forbidden");
}
