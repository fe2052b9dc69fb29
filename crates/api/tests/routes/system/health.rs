//! `GET /healthz`, `GET /readyz`

use serde_json::json;

use crate::support::app::TestApp;

#[actix_web::test]
async fn a_running_process_is_alive_and_ready() {
    let app = TestApp::start().await;
    assert_eq!(app.get("/healthz").await.ok(200), json!({ "ok": true }));
    assert_eq!(app.get("/readyz").await.ok(200), json!({ "ok": true }));
}
