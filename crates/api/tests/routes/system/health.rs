//! `GET /healthz`, `GET /readyz`

use serde_json::json;

use crate::support::app::{TestApp, request};
use crate::support::mail::{MailFolder, verify, write_files};

#[actix_web::test]
async fn a_running_process_is_alive_and_ready() {
    let app = TestApp::start().await;
    assert_eq!(app.get("/healthz").await.ok(200), json!({ "ok": true }));
    let ready = json!({ "ok": true, "database": "ok", "mail": { "mode": "files", "waiting": 0 } });
    assert_eq!(app.get("/readyz").await.ok(200), ready);
}

#[actix_web::test]
async fn readiness_tells_how_much_mail_waits() {
    let folder = MailFolder::new("ready");
    let app = TestApp::with(|config| folder.choose(config)).await;
    verify(&app, "ann@example.org");
    let mail = app.get("/readyz").await.ok(200)["mail"].clone();
    assert_eq!(mail["waiting"], 1);
    assert!(mail["oldestWaitingSeconds"].as_i64().unwrap() < 60);
    write_files(&app);
    assert_eq!(app.get("/readyz").await.ok(200)["mail"]["waiting"], 0);
}

#[actix_web::test]
async fn readiness_tells_nothing_about_mail_to_other_machines_and_through_proxies() {
    let app = TestApp::with(|config| config.trusted_proxies = [[127, 0, 0, 9].into()].into_iter().collect()).await;
    let elsewhere = request("GET", "/readyz").peer_addr(([192, 0, 2, 1], 50_000).into());
    let forwarded = request("GET", "/readyz").insert_header(("x-forwarded-for", "192.0.2.1"));
    let by_name = request("GET", "/readyz").insert_header(("host", "seats.example"));
    let proxy = request("GET", "/readyz").peer_addr(([127, 0, 0, 9], 50_000).into());
    for ask in [elsewhere, forwarded, by_name, proxy] {
        let ready = app.call(ask).await.ok(200);
        assert_eq!(ready, json!({ "ok": true, "database": "ok" }));
    }
}
