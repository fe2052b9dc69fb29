//! `GET /healthz`, `GET /readyz`

use serde_json::json;

use crate::support::app::TestApp;
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
